//! Decisions and their lines in a file.

use barpoint_equity::CubeContext;
use barpoint_eval::CubeUse;
use barpoint_rollout::{PlanError, RolloutPlan, RolloutSettings};
use barpoint_rules::{Board, MatchRules, MatchState, Play};
use serde::{Deserialize, Serialize};

use super::{Family, ReferenceError};

/// Where a position comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Origin {
    /// A game of people.
    People,
    /// A game of the program against itself.
    SelfPlay,
    /// A game of the program against itself that began with random plays.
    Wild,
}

/// A decision of the set: with dice a checker play, without a cube decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    /// Its number in the set.
    pub number: u32,
    /// The position.
    pub state: MatchState,
    /// The kind of game.
    pub family: Family,
    /// Where it comes from.
    pub origin: Origin,
    /// The plays compared; none for a cube decision.
    pub plays: Vec<Play>,
}

/// A decision as a line of JSON.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    number: u32,
    xgid: String,
    family: Family,
    origin: Origin,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    plays: Vec<String>,
}

/// Which file of results a decision belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Part {
    /// Checker plays at money, rolled out without cube.
    CheckerMoney,
    /// Checker plays at a match score.
    CheckerMatch,
    /// Cube decisions at money.
    CubeMoney,
    /// Cube decisions at a match score.
    CubeMatch,
}

impl Part {
    /// All of them.
    pub const ALL: [Self; 4] = [
        Self::CheckerMoney,
        Self::CheckerMatch,
        Self::CubeMoney,
        Self::CubeMatch,
    ];

    /// The name of its file.
    #[must_use]
    pub const fn file_name(self) -> &'static str {
        match self {
            Self::CheckerMoney => "checker-money.jsonl",
            Self::CheckerMatch => "checker-match.jsonl",
            Self::CubeMoney => "cube-money.jsonl",
            Self::CubeMatch => "cube-match.jsonl",
        }
    }

    /// The part of a decision in this state.
    #[must_use]
    pub fn of(state: &MatchState) -> Self {
        match (state.roll().is_some(), state.is_money()) {
            (true, true) => Self::CheckerMoney,
            (true, false) => Self::CheckerMatch,
            (false, true) => Self::CubeMoney,
            (false, false) => Self::CubeMatch,
        }
    }

    /// Whether the cube is in play in the trials.
    #[must_use]
    pub const fn cube_use(self) -> CubeUse {
        match self {
            Self::CheckerMoney => CubeUse::Cubeless,
            _ => CubeUse::Cubeful,
        }
    }
}

impl Decision {
    /// The rules of all positions: no Jacoby rule and no beavers at money.
    #[must_use]
    pub fn rules() -> MatchRules {
        MatchRules {
            jacoby: false,
            beavers: 0,
            ..MatchRules::default()
        }
    }

    /// Its part of the set.
    #[must_use]
    pub fn part(&self) -> Part {
        Part::of(&self.state)
    }

    /// Cube and score, seen by the player on roll.
    #[must_use]
    pub fn context(&self) -> CubeContext {
        CubeContext::of(&self.state, self.state.on_roll())
    }

    /// The boards after the plays compared, the mover still in the `on_roll` half.
    #[must_use]
    pub fn boards(&self) -> Vec<Board> {
        let board = self.state.board();
        let after = self.plays.iter().filter_map(|play| board.after(play));
        after.collect()
    }

    /// What is rolled out.
    ///
    /// # Errors
    /// If the game is over.
    pub fn plan(&self, settings: &RolloutSettings) -> Result<RolloutPlan, PlanError> {
        match self.state.roll() {
            Some(_) => RolloutPlan::plays(&self.boards(), self.context(), settings),
            None => RolloutPlan::position(self.state.board(), self.context(), settings),
        }
    }

    /// Its line in a file.
    #[must_use]
    pub fn to_line(&self) -> String {
        let line = Line {
            number: self.number,
            xgid: self.state.to_string(),
            family: self.family,
            origin: self.origin,
            plays: self.plays.iter().map(ToString::to_string).collect(),
        };
        // Numbers and texts always make JSON.
        serde_json::to_string(&line).unwrap_or_default()
    }

    /// Reads [`Decision::to_line`].
    ///
    /// # Errors
    /// If the text is something else, names no position, or plays that cannot be made.
    pub fn from_line(text: &str) -> Result<Self, ReferenceError> {
        let wrong = |reason: String| ReferenceError::Decision(reason);
        let line: Line = serde_json::from_str(text).map_err(|error| wrong(error.to_string()))?;
        let state = barpoint_engine::position::state_of_text(&line.xgid, Self::rules())
            .map_err(|error| wrong(error.to_string()))?;
        let play = |text: &String| {
            let play = state.parse_play(text);
            play.map_err(|error| wrong(format!("play {text:?}: {error}")))
        };
        Ok(Self {
            number: line.number,
            family: line.family,
            origin: line.origin,
            plays: line.plays.iter().map(play).collect::<Result<_, _>>()?,
            state,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_gives_the_decision_back() {
        let ids = [
            (
                "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10",
                "8/5 6/5",
            ),
            ("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:2:3:0:7:10", ""),
        ];
        for (id, play) in ids {
            let state: MatchState = id.parse().unwrap();
            let decision = Decision {
                number: 7,
                state,
                family: Family::Opening,
                origin: Origin::People,
                plays: (!play.is_empty())
                    .then(|| state.parse_play(play).unwrap())
                    .into_iter()
                    .collect(),
            };
            let read = Decision::from_line(&decision.to_line()).unwrap();
            assert_eq!(read.to_line(), decision.to_line());
            assert_eq!(read.boards(), decision.boards());
            assert_eq!(
                read.part().cube_use() == CubeUse::Cubeless,
                id.contains(":31:")
            );
        }
    }

    #[test]
    fn other_lines_are_refused() {
        for text in [
            "",
            "{}",
            r#"{"number":1,"xgid":"nonsense","family":"race","origin":"people"}"#,
            r#"{"number":1,"xgid":"XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10","family":"race","origin":"people","plays":["24/18"]}"#,
        ] {
            assert!(Decision::from_line(text).is_err(), "{text}");
        }
    }
}
