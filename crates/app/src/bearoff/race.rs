//! Both sides of a race in the databases.

use std::path::Path;

use barpoint_bearoff::{
    Form, Header, HomePosition, Kind, OneSided, OneSidedFile, OneSidedPlan, TwoSidedFile,
};
use barpoint_engine::endgame::{ExactRace, Race, RaceSide};
use barpoint_rules::{Board, CHECKERS};

use super::StoredError;
use crate::databases::{AllDatabases, Offer, OfferPolicy, Plan, farthest};
use crate::{EngineError, Engines};

/// The name of the tables that need no file.
const IN_MEMORY: &str = "table in memory";
/// Points of a home board.
const HOME: usize = 6;

/// The databases in which races are looked up.
struct Library<'a> {
    engines: &'a Engines,
    databases: AllDatabases,
}

/// A race in the databases, after settling whether to build better ones.
pub(super) fn find(
    engines: &Engines,
    board: &Board,
    policy: OfferPolicy,
) -> Result<Race, StoredError> {
    let mut library = Library::open(engines);
    let mut sides = library.sides(board);
    if sides.is_err() && library.builds(Offer::one_sided(farthest(board)), policy)? {
        sides = library.sides(board);
    }
    let [on_roll, opponent] = sides?;
    let small = engines.tables().two_sided().map_err(EngineError::from)?;
    let mut exact = library.exact(board, &small);
    let better = |exact: &Option<ExactRace>| exact.is_none() && farthest(board) <= HOME;
    if better(&exact) && library.builds(Offer::two_sided(board), policy)? {
        exact = library.exact(board, &small);
    }
    Ok(Race {
        board: *board,
        on_roll,
        opponent,
        exact,
        not_used: library.not_used(),
    })
}

impl<'a> Library<'a> {
    fn open(engines: &'a Engines) -> Self {
        let folder = engines.folders().data.as_deref();
        Self {
            engines,
            databases: folder.map(AllDatabases::open).unwrap_or_default(),
        }
    }

    /// Settles whether to build a database, which joins the library.
    fn builds(&mut self, offer: Option<Offer>, policy: OfferPolicy) -> Result<bool, StoredError> {
        let Some(offer) = offer else {
            return Ok(false);
        };
        let built = self.engines.settle(offer, policy)?;
        if built {
            *self = Self::open(self.engines);
        }
        Ok(built)
    }

    fn not_used(&self) -> Vec<String> {
        let refused = self.databases.refused.iter();
        refused.map(ToString::to_string).collect()
    }

    /// The side on roll and the other.
    fn sides(&self, board: &Board) -> Result<[RaceSide; 2], StoredError> {
        let home = self.engines.tables().one_sided();
        Ok([
            self.side(board.on_roll(), &home)?,
            self.side(board.opponent(), &home)?,
        ])
    }

    fn side(&self, half: &[u8; 26], home: &OneSided) -> Result<RaceSide, StoredError> {
        let counts = &half[1..];
        if let Some(position) = HomePosition::of_half(half) {
            let rolls = home.distribution(position).into();
            return Ok(RaceSide::new(half, rolls, IN_MEMORY.to_owned()));
        }
        let mut usable = self.databases.one_sided.iter();
        let file = usable.find(|(_, file)| knows(file, counts));
        let found = file.and_then(|(path, file)| Some((file.rolls(counts)?, name(path))));
        let (rolls, source) = found.ok_or_else(|| {
            let farthest = (0u8..).zip(half).filter(|(_, n)| **n > 0).map(|(p, _)| p);
            let points = farthest.max().unwrap_or(0);
            let plan = OneSidedPlan::new(points);
            StoredError::NoOneSided {
                points,
                cost: plan.map(|plan| Plan::OneSided(plan).cost(1)),
                not_used: self.not_used(),
            }
        })?;
        Ok(RaceSide::new(half, rolls, source))
    }

    fn exact(&self, board: &Board, small: &TwoSidedFile) -> Option<ExactRace> {
        let mut files = self.databases.two_sided.iter();
        let found = files.find_map(|(path, file)| Some((file.board(board)?, name(path))));
        let (equities, source) =
            found.or_else(|| Some((small.board(board)?, IN_MEMORY.to_owned())))?;
        Some(ExactRace::new(board, equities, source))
    }
}

/// Whether a file has the distributions of a side, those of the first checker included where they matter.
fn knows(file: &OneSidedFile, counts: &[u8]) -> bool {
    let Header { kind, numbering } = file.header();
    let left: u8 = counts.iter().sum();
    let enough = match kind {
        Kind::OneSided {
            form: Form::Normal, ..
        }
        | Kind::TwoSided { .. } => false,
        Kind::OneSided { gammons, .. } => gammons || left < CHECKERS,
    };
    enough && numbering.index(counts).is_some()
}

fn name(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}
