//! The user's bearoff databases, in the terms of evaluation.

use std::cmp::Reverse;
use std::sync::Arc;

use barpoint_bearoff::{Form, Header, Kind, OneSidedFile, TwoSidedEquities, TwoSidedFile};
use barpoint_equity::Outcome;
use barpoint_rules::{Board, CHECKERS};

use crate::{CubeWorth, MoneyEquities, Regime};

/// Database files that evaluate the races they contain, in place of tables and nets.
#[derive(Clone, Debug, Default)]
pub struct Databases {
    /// Those with cubeful equities first, of these the larger.
    two_sided: Vec<Arc<TwoSidedFile>>,
    /// Of distributions, the smaller first.
    one_sided: Vec<Arc<OneSidedFile>>,
}

/// What databases say about a race.
pub(crate) enum Known {
    /// Exact equities of both sides together.
    Exact(TwoSidedEquities),
    /// Chances from the two distributions.
    Chances(Outcome),
}

impl Databases {
    /// These files. One-sided ones with means only are of no use and are left out.
    #[must_use]
    pub fn new(mut two_sided: Vec<Arc<TwoSidedFile>>, one_sided: Vec<Arc<OneSidedFile>>) -> Self {
        two_sided.sort_by_key(|file| {
            let Header { kind, numbering } = file.header();
            Reverse((kind == Kind::TwoSided { cubeful: true }, numbering.count()))
        });
        let mut one_sided = one_sided;
        one_sided.retain(|file| {
            !matches!(
                file.header().kind,
                Kind::OneSided {
                    form: Form::Normal,
                    ..
                }
            )
        });
        one_sided.sort_by_key(|file| file.header().numbering.count());
        Self {
            two_sided,
            one_sided,
        }
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.two_sided.is_empty() && self.one_sided.is_empty()
    }

    /// Checksums of all files, in order.
    pub(crate) fn checksums(&self) -> impl Iterator<Item = u64> {
        let exact = self.two_sided.iter().map(|file| file.checksum());
        exact.chain(self.one_sided.iter().map(|file| file.checksum()))
    }

    /// The equities of a race in a database that knows nothing of gammons: both sides have borne off a
    /// checker.
    pub(crate) fn exact(&self, race: &Board) -> Option<TwoSidedEquities> {
        let mut files = self.two_sided.iter();
        let found = files.find_map(|file| file.board(race))?;
        // Checked last: databases are small, and most positions are in none.
        (!gammons_possible(race)).then_some(found)
    }

    /// The chances of a race from distributions. Backgammons cannot be: the databases span 18 points, so
    /// no checker is left in the opponent's home.
    #[must_use]
    pub fn chances(&self, race: &Board) -> Option<Outcome> {
        let gammons = gammons_possible(race);
        self.one_sided.iter().find_map(|file| {
            let [own, theirs] = [race.on_roll(), race.opponent()].map(|half| file.find(&half[1..]));
            let (own, theirs) = (file.read(own?)?, file.read(theirs?)?);
            let complete = own.first.is_some() && theirs.first.is_some();
            (complete || !gammons).then(|| own.outcome(&theirs))
        })
    }

    /// What they say about a race.
    pub(crate) fn race(&self, race: &Board) -> Option<Known> {
        let exact = self.exact(race).map(Known::Exact);
        exact.or_else(|| self.chances(race).map(Known::Chances))
    }
}

impl Known {
    pub(crate) fn outcome(&self) -> Outcome {
        match self {
            Self::Exact(equities) => outcome(equities),
            Self::Chances(chances) => *chances,
        }
    }

    pub(crate) const fn regime(&self) -> Regime {
        match self {
            Self::Exact(_) => Regime::TwoSided,
            Self::Chances(_) => Regime::OneSided,
        }
    }
}

/// Whether a side has all its checkers still to bear off.
fn gammons_possible(board: &Board) -> bool {
    let left = |half: &[u8; 26]| half[1..].iter().sum::<u8>();
    left(board.on_roll()).max(left(board.opponent())) >= CHECKERS
}

/// Chances: wins and losses are all plain.
pub(crate) fn outcome(equities: &TwoSidedEquities) -> Outcome {
    Outcome {
        win: equities.win().clamp(0.0, 1.0),
        ..Outcome::default()
    }
}

/// The value with cube, if the database has it.
pub(crate) fn worth(equities: &TwoSidedEquities) -> Option<CubeWorth> {
    let cubeful = equities.cubeful?;
    Some(CubeWorth::Exact(MoneyEquities {
        owned: cubeful.owned,
        centred: cubeful.centred,
        centred_jacoby: cubeful.centred,
        opponents: cubeful.opponents,
        match_life: None,
    }))
}
