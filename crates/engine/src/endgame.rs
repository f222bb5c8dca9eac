//! What bearoff databases know of a position: the answer to `show me what is stored of it`.

use barpoint_bearoff::{
    CubefulEquities, HyperCheckers, HyperValue, Moments, PIPS_PER_ROLL, Rolls, TwoSidedEquities,
};
use barpoint_equity::{
    CubeAccess, CubeContext, CubeEquities, CubeVerdict, Equity, Jacoby, Outcome, Scoring,
};
use barpoint_rules::Board;

/// What one side of a race needs by itself.
#[derive(Clone, Debug, PartialEq)]
pub struct RaceSide {
    /// Pip count.
    pub pips: u32,
    /// How many rolls it takes.
    pub rolls: Rolls,
    /// Mean and standard deviation of the number of rolls.
    pub moments: Moments,
    /// What knows it: the name of a file, or `table in memory`.
    pub source: String,
}

impl RaceSide {
    /// A side with these checkers by point, which takes these rolls.
    #[must_use]
    pub fn new(half: &[u8; 26], rolls: Rolls, source: String) -> Self {
        Self {
            pips: (0u32..).zip(half).map(|(p, &n)| p * u32::from(n)).sum(),
            moments: Moments::of(&rolls.last),
            rolls,
            source,
        }
    }

    /// Effective pip count: mean rolls times 49/6.
    #[must_use]
    pub fn effective_pips(&self) -> f32 {
        self.moments.mean * PIPS_PER_ROLL
    }

    /// Effective pips beyond the pip count.
    #[must_use]
    #[expect(clippy::cast_precision_loss, reason = "pips are below 2^24")]
    pub fn wastage(&self) -> f32 {
        self.effective_pips() - self.pips as f32
    }

    /// Chances of bearing off the first of 15 checkers with exactly the roll of each number; `None` once one is off.
    #[must_use]
    pub fn first_checker(&self) -> Option<&[f32]> {
        let first = self.rolls.first.as_ref();
        first
            .filter(|first| first[0] < 1.0)
            .map(<[f32; _]>::as_slice)
    }
}

/// Exact values of a race, for the side on roll.
#[derive(Clone, Debug, PartialEq)]
pub struct ExactRace {
    /// What knows them: the name of a file, or `table in memory`.
    pub source: String,
    /// The values.
    pub equities: TwoSidedEquities,
    /// The same at money play with the cube, where the database has it.
    pub cube: Option<RaceCube>,
}

/// A race at money play with the cube. There is nothing to do with it once a side is off.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RaceCube {
    /// Equities not doubling now.
    pub not_doubling: CubefulEquities,
    /// What to do with a cube in the middle.
    pub centred: Option<CubeVerdict>,
    /// What to do with a cube of one's own.
    pub owned: Option<CubeVerdict>,
}

impl ExactRace {
    /// The values of a board.
    #[must_use]
    pub fn new(board: &Board, equities: TwoSidedEquities, source: String) -> Self {
        // These databases have no gammons.
        let money = |access, held, opponents| {
            (!is_over(board)).then(|| verdict((access, Jacoby::Off), (held, false), opponents))
        };
        Self {
            cube: equities.cubeful.map(|held| RaceCube {
                not_doubling: held,
                centred: money(CubeAccess::Centred, held.centred, held.opponents),
                owned: money(CubeAccess::OnRoll, held.owned, held.opponents),
            }),
            source,
            equities,
        }
    }
}

/// A race without contact.
#[derive(Clone, Debug, PartialEq)]
pub struct Race {
    /// The board.
    pub board: Board,
    /// The side on roll.
    pub on_roll: RaceSide,
    /// The other.
    pub opponent: RaceSide,
    /// Exact values, where a database has them.
    pub exact: Option<ExactRace>,
    /// One line for each database file refused.
    pub not_used: Vec<String>,
}

impl Race {
    /// Cubeless chances of the side on roll, from the rolls both sides need.
    #[must_use]
    pub fn outcome(&self) -> Outcome {
        self.on_roll.rolls.outcome(&self.opponent.rolls)
    }
}

/// Where the cube is, seen by the side on roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CubePlace {
    /// It is its own.
    Owned,
    /// In the middle, gammons counting.
    Centred,
    /// In the middle, gammons not counting before it is turned.
    CentredJacoby,
    /// It is the opponent's.
    Opponents,
}

/// A Hypergammon position at money play with the cube at one place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HyperCube {
    /// Where the cube is.
    pub place: CubePlace,
    /// Not doubling now, in points per cube.
    pub equity: Equity,
    /// What to do; `None` where the side on roll may not double, or the game is over.
    pub verdict: Option<CubeVerdict>,
}

/// A position of Hypergammon.
#[derive(Clone, Debug, PartialEq)]
pub struct HyperPosition {
    /// The board.
    pub board: Board,
    /// Name of the database file.
    pub file: String,
    /// Checkers a side it is for.
    pub checkers: HyperCheckers,
    /// What it has.
    pub value: HyperValue,
    /// One line for each database file refused.
    pub not_used: Vec<String>,
}

impl HyperPosition {
    /// The cube at each of its places.
    #[must_use]
    pub fn cubes(&self) -> [HyperCube; 4] {
        let value = &self.value;
        let wins_gammons = self.board.can_win_gammon(self.checkers.count());
        let cube = |place, held| {
            let seen = match place {
                CubePlace::Owned => Some((CubeAccess::OnRoll, Jacoby::Off)),
                CubePlace::Centred => Some((CubeAccess::Centred, Jacoby::Off)),
                CubePlace::CentredJacoby => Some((CubeAccess::Centred, Jacoby::On)),
                CubePlace::Opponents => None,
            };
            let seen = seen.filter(|_| !is_over(&self.board));
            HyperCube {
                place,
                equity: Equity(held),
                verdict: seen.map(|seen| verdict(seen, (held, wins_gammons), value.opponent)),
            }
        };
        [
            cube(CubePlace::Owned, value.owned),
            cube(CubePlace::Centred, value.centred),
            cube(CubePlace::CentredJacoby, value.centred_jacoby),
            cube(CubePlace::Opponents, value.opponent),
        ]
    }
}

/// What to do at money play with a cube seen so, worth `held` while it is not turned and `opponents` when the opponent
/// has it at the same stake.
fn verdict(
    (access, jacoby): (CubeAccess, Jacoby),
    (held, wins_gammons): (f32, bool),
    opponents: f32,
) -> CubeVerdict {
    let equities = CubeEquities {
        no_double: Equity(held),
        double_take: Equity(2.0 * opponents),
        wins_gammons,
    };
    equities.verdict(&CubeContext {
        access,
        scoring: Scoring::Money { jacoby, beavers: 0 },
        ..CubeContext::MONEY
    })
}

fn is_over(board: &Board) -> bool {
    board.checkers_in_play() == 0 || board.swapped().checkers_in_play() == 0
}

#[cfg(test)]
mod tests {
    use barpoint_rules::CHECKERS;
    use barpoint_rules::notation::parse_position_id;

    use super::*;

    fn race(cubeful: [f32; 3]) -> RaceCube {
        let [owned, centred, opponents] = cubeful;
        let equities = TwoSidedEquities {
            cubeless: 0.0,
            cubeful: Some(CubefulEquities {
                owned,
                centred,
                opponents,
            }),
        };
        let board = parse_position_id("CgAAEAEAAAAAAA").unwrap();
        ExactRace::new(&board, equities, String::new())
            .cube
            .unwrap()
    }

    /// The words are those of every other cube decision: a sure win is cashed, a tie is a take.
    #[test]
    fn a_race_has_the_verdicts_of_every_cube_decision() {
        let words = |cube: RaceCube| [cube.centred, cube.owned].map(|one| one.unwrap().to_string());
        // gnubg's 6-point database on CgAAEAEAAAAAAA.
        assert_eq!(
            words(race([0.344_14, 0.300_0, 0.160_51])),
            ["double, take", "no redouble, take"]
        );
        assert_eq!(
            words(race([0.9, 0.8, 0.6])),
            ["double, pass", "redouble, pass"]
        );
        assert_eq!(
            words(race([1.0, 1.0, 1.0])),
            ["double, pass", "redouble, pass"]
        );
        assert_eq!(
            words(race([0.9, 0.8, 0.5])),
            ["double, take", "redouble, take"]
        );
        assert_eq!(
            words(race([-0.1, -0.2, -0.4])),
            ["no double, take", "no redouble, take"]
        );
    }

    #[test]
    fn nothing_is_decided_once_a_side_is_off() {
        let mut half = [0; 26];
        half[0] = CHECKERS;
        let mut theirs = half;
        (theirs[0], theirs[1]) = (CHECKERS - 1, 1);
        let setup = barpoint_rules::Setup {
            on_roll: theirs,
            opponent: half,
        };
        let board = Board::try_from(setup).unwrap();
        let equities = TwoSidedEquities {
            cubeless: -1.0,
            cubeful: Some(CubefulEquities {
                owned: -1.0,
                centred: -1.0,
                opponents: -1.0,
            }),
        };
        let cube = ExactRace::new(&board, equities, String::new())
            .cube
            .unwrap();
        assert_eq!([cube.centred, cube.owned], [None, None]);
    }
}
