//! The option whether other commands may build databases.

use barpoint_app::databases::OfferPolicy;
use clap::ValueEnum;

/// Whether missing databases are built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum When {
    /// Without asking.
    Yes,
    /// Never.
    No,
    /// After asking, on a terminal.
    Ask,
}

/// What to do about missing databases.
#[derive(clap::Args)]
pub(crate) struct OfferArgs {
    /// Whether to build a bearoff database that would help with this position. By default barpoint asks once, on a
    /// terminal only
    #[arg(long, value_enum, value_name = "WHEN")]
    build_databases: Option<When>,
}

impl OfferArgs {
    /// The policy asked for.
    pub(crate) fn policy(&self) -> OfferPolicy {
        match self.build_databases {
            Some(When::Yes) => OfferPolicy::Always,
            Some(When::No) => OfferPolicy::Never,
            Some(When::Ask) => OfferPolicy::Ask,
            None => OfferPolicy::AskOnce,
        }
    }
}
