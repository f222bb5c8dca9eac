//! What jobs report to the user of an interface, and what they ask.

use std::ops::ControlFlow;

use barpoint_bearoff::{HyperCheckers, HyperPlan};

use crate::databases::{BuildProgress, Built, Cost, DatabaseBuildError, Offer, Refused};
use crate::files::FileError;
use crate::size;

/// The interface a job runs for.
pub trait Host: Send + Sync {
    /// Reports something besides the answer. The job continues whether or not it is read.
    fn tell(&self, note: &Note);

    /// Asks whether to build a database; `None` if no user can answer.
    fn wants(&self, offer: &Offer) -> Option<bool>;

    /// Shows how far the build that [`Note::Building`] announced is; `Break` ends it, keeping a checkpoint.
    fn building(&self, progress: &BuildProgress) -> ControlFlow<()>;
}

/// A host without a user: nothing is shown or asked.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl Host for Silent {
    fn tell(&self, _: &Note) {}

    fn wants(&self, _: &Offer) -> Option<bool> {
        None
    }

    fn building(&self, _: &BuildProgress) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

/// Something to know besides an answer; displayed as one line.
#[derive(Debug)]
#[non_exhaustive]
pub enum Note {
    /// Nothing can be saved in the cache folder; the reason, or none if there is no such folder.
    NoCache(Option<FileError>),
    /// One of the user's databases is not used.
    NotUsed(Refused),
    /// Hypergammon is evaluated without its database.
    NoHypergammon(HyperCheckers),
    /// A database would help, but no user could answer.
    WouldHelp(Offer),
    /// The user does not want this database and will not be asked again.
    Declined,
    /// A build starts.
    Building(Cost),
    /// A build is complete.
    Built(Built),
    /// A requested database is not built.
    NotBuilt(DatabaseBuildError),
}

impl std::fmt::Display for Note {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        const EACH_TIME: &str = "small bearoff tables are computed each time, in about a second";
        match self {
            Self::NoCache(None) => {
                write!(f, "no cache folder (BARPOINT_CACHE names one): {EACH_TIME}")
            }
            Self::NoCache(Some(error)) => write!(f, "{error}: {EACH_TIME}"),
            Self::NotUsed(refused) => write!(f, "database not used: {refused}"),
            Self::NoHypergammon(checkers) => {
                let (count, plan) = (checkers.count(), HyperPlan::new(*checkers));
                let plural = if count == 1 { "" } else { "s" };
                write!(
                    f,
                    "no database of Hypergammon with {count} checker{plural}: the nets of backgammon evaluate, roughly \
                     and without gammons (barpoint bearoff build --hypergammon {count} builds it: {}, about {} s of one \
                     core)",
                    size(plan.file_len()),
                    plan.time().as_secs().max(1)
                )
            }
            Self::WouldHelp(offer) => write!(f, "hint: {offer}"),
            Self::Declined => f.write_str("Not asked again."),
            Self::Building(cost) => cost.fmt(f),
            Self::Built(built) => built.fmt(f),
            Self::NotBuilt(error) => write!(f, "no database built: {error}"),
        }
    }
}

#[cfg(test)]
pub(crate) mod testing {
    use std::sync::Mutex;

    use super::*;

    /// A host that records its notes and accepts every database or none.
    #[derive(Debug, Default)]
    pub(crate) struct Listening {
        said: Mutex<Vec<String>>,
        pub(crate) answer: Option<bool>,
    }

    impl Listening {
        pub(crate) fn lines(&self) -> Vec<String> {
            self.said.lock().unwrap().clone()
        }
    }

    impl Host for Listening {
        fn tell(&self, note: &Note) {
            self.said.lock().unwrap().push(note.to_string());
        }

        fn wants(&self, _: &Offer) -> Option<bool> {
            self.answer
        }

        fn building(&self, _: &BuildProgress) -> ControlFlow<()> {
            ControlFlow::Continue(())
        }
    }
}
