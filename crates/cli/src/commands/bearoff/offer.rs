//! Whether databases are built by the way, as an option.

use barpoint_app::databases::OfferPolicy;
use clap::ValueEnum;

/// Whether missing databases are built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum When {
    /// Without asking.
    Yes,
    /// Never, without a word.
    No,
    /// After asking, on a terminal.
    Ask,
}

/// What to do about databases that are not there.
#[derive(clap::Args)]
pub(crate) struct OfferArgs {
    /// Whether to build a bearoff database that this position would profit from: yes, no or ask. By
    /// default asks once, and only on a terminal
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
