//! A decision as it is searched for.

use barpoint_analysis::EntryIndex;
use barpoint_equity::{CubeAccess, CubeContext, Equity, Scoring};
use barpoint_record::{SkillMark, SkillThresholds};
use barpoint_rules::{Board, Crawford, Roll, Side};

use crate::Phase;

/// What was decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DecisionKind {
    /// A checker play, or that there was none.
    Checker,
    /// Rolling where doubling was close or right.
    NoDouble,
    /// Doubling.
    Double,
    /// Taking.
    Take,
    /// Passing.
    Pass,
}

/// A score, seen by the player who decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    /// Money play.
    Money,
    /// A match.
    Match {
        /// Points this player needs.
        away: u8,
        /// Points the opponent needs.
        opponent_away: u8,
        /// Where the match stands in relation to its Crawford game.
        crawford: Crawford,
    },
}

/// One decision of a match. Board, cube and score are seen by the player who decides.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    /// Where it stands in the record.
    pub at: EntryIndex,
    /// Who decides.
    pub side: Side,
    /// What was decided.
    pub kind: DecisionKind,
    /// The roll played; `None` of cube decisions.
    pub roll: Option<Roll>,
    /// What it lost, EMG in matches; 0 or more. `None` where it is not analysed or there was no choice.
    pub loss: Option<Equity>,
    /// The luck of the roll, EMG in matches; `None` of cube decisions and where it is not known.
    pub luck: Option<Equity>,
    /// How it is marked in the record.
    pub mark: Option<SkillMark>,
    /// Whether a person set that mark: it holds whatever the decision lost.
    pub by_hand: bool,
    /// Whether it counts for the performance rating: a play with a choice, a close or actual cube decision, analysed.
    pub counts: bool,
    /// The score.
    pub score: Score,
    /// Value of the cube before the decision.
    pub cube: u32,
    /// Who may turn the cube.
    pub access: CubeAccess,
    /// The phase of the game.
    pub phase: Phase,
    /// The board.
    pub board: Board,
}

impl Decision {
    /// The mark by these thresholds: that of what it lost, and where that is not known or a person set the mark, that of the
    /// record.
    #[must_use]
    pub fn mark_by(&self, thresholds: &SkillThresholds) -> Option<SkillMark> {
        match self.loss {
            Some(loss) if !self.by_hand => thresholds.mark(loss),
            _ => self.mark,
        }
    }
}

impl DecisionKind {
    /// All kinds.
    pub const ALL: [Self; 5] = [
        Self::Checker,
        Self::NoDouble,
        Self::Double,
        Self::Take,
        Self::Pass,
    ];

    /// The name by which it is asked for: `checker`, `no-double`, `double`, `take`, `pass`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Checker => "checker",
            Self::NoDouble => "no-double",
            Self::Double => "double",
            Self::Take => "take",
            Self::Pass => "pass",
        }
    }
}

/// A text that is no kind of decision.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected checker, cube, no-double, double, take or pass, found {found:?}")]
pub struct DecisionKindError {
    /// The text.
    pub found: String,
}

impl std::str::FromStr for DecisionKind {
    type Err = DecisionKindError;

    fn from_str(text: &str) -> Result<Self, DecisionKindError> {
        let mut all = Self::ALL.into_iter();
        all.find(|kind| kind.name() == text)
            .ok_or_else(|| DecisionKindError {
                found: text.to_owned(),
            })
    }
}

/// The kinds that a word means: one, or with `cube` all but checker plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DecisionKinds(pub Vec<DecisionKind>);

impl std::str::FromStr for DecisionKinds {
    type Err = DecisionKindError;

    fn from_str(text: &str) -> Result<Self, DecisionKindError> {
        let word = text.to_lowercase();
        if word == "cube" {
            let [_, cube @ ..] = DecisionKind::ALL;
            return Ok(Self(cube.to_vec()));
        }
        let kind = word.parse().map_err(|_| DecisionKindError {
            found: text.to_owned(),
        });
        Ok(Self(vec![kind?]))
    }
}

impl std::fmt::Display for DecisionKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}

impl Score {
    /// The score of a context.
    #[must_use]
    pub const fn of(context: &CubeContext) -> Self {
        match context.scoring {
            Scoring::Money { .. } => Self::Money,
            Scoring::Match {
                away,
                opponent_away,
                crawford,
                ..
            } => Self::Match {
                away,
                opponent_away,
                crawford,
            },
        }
    }
}

impl std::fmt::Display for Score {
    /// `money`, `3-5` (points the player and the opponent need), with `C` in the Crawford game and `PC` after it.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Money => f.write_str("money"),
            Self::Match {
                away,
                opponent_away,
                crawford,
            } => {
                write!(f, "{away}-{opponent_away}")?;
                f.write_str(match crawford {
                    Crawford::Pre => "",
                    Crawford::Now => "C",
                    Crawford::Post => "PC",
                })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cube_means_every_cube_action() {
        let kinds = |text: &str| text.parse::<DecisionKinds>().map(|kinds| kinds.0);
        let cube = DecisionKind::ALL[1..].to_vec();
        assert!(!cube.contains(&DecisionKind::Checker));
        assert_eq!(kinds("cube"), Ok(cube));
        assert_eq!(kinds("No-Double"), Ok(vec![DecisionKind::NoDouble]));
        assert_eq!(kinds("Cubes").unwrap_err().found, "Cubes");
    }
}
