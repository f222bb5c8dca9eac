//! Why a cube decision is right.

use barpoint_app::phrase;
use barpoint_explain::{FirstRoll, LosingReply};
use barpoint_rules::MatchState;
use serde::Serialize;
use utoipa::ToSchema;

use crate::explanation::{id_of, shown};
use crate::{CubeAdvice, Phrase};

/// A reply after which the opponent would have to pass a double.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct LosingReplyRow {
    /// The opponent's roll.
    pub roll: String,
    /// How many of the 36 throws it is.
    pub weight: u8,
    /// Their play; empty where none is legal.
    pub play: String,
    /// XGID of the position after it.
    pub id: Option<String>,
}

impl LosingReplyRow {
    fn of(reply: &LosingReply, state: &MatchState) -> Self {
        Self {
            roll: reply.roll.to_string(),
            weight: reply.weight,
            play: shown(reply.play),
            id: id_of(state, (state.on_roll(), &reply.board), None),
        }
    }
}

/// An own roll and the opponent's replies after which a double would have to be passed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct MarketLoser {
    /// The roll.
    pub roll: String,
    /// The play; empty where none is legal.
    pub play: String,
    /// XGID of the position after it; `null` where it wins the game.
    pub id: Option<String>,
    /// Replies of 36 throws; all where the roll wins the game.
    pub replies: u8,
    /// Which replies they are, where there is still one to play.
    pub losers: Vec<LosingReplyRow>,
}

impl MarketLoser {
    fn of(first: &FirstRoll, state: &MatchState) -> Self {
        let losers = first.losers.iter();
        Self {
            roll: first.roll.to_string(),
            play: shown(first.play),
            id: id_of(state, (state.on_roll().other(), &first.board), None),
            replies: first.throws(),
            losers: losers
                .map(|reply| LosingReplyRow::of(reply, state))
                .collect(),
        }
    }
}

/// Something said of a cube decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct CubeRemark {
    /// What is said, in English.
    pub text: String,
    /// The same as a code.
    pub phrase: Phrase,
    /// Whether it is the verdict, or a reason for it, rather than a figure beside it.
    pub reason: bool,
}

/// Why a cube decision is right, and what it rests on.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct CubeExplanation {
    /// The decision.
    pub cube: CubeAdvice,
    /// The verdict, reasons for it that its figures license, then figures.
    pub remarks: Vec<CubeRemark>,
    /// Sequences of two rolls, of 1,296, after which the opponent would have to pass a double or has lost.
    pub market_losers: u16,
    /// By own roll.
    pub by_roll: Vec<MarketLoser>,
}

impl CubeExplanation {
    pub(crate) fn of(found: &barpoint_explain::CubeExplanation, state: &MatchState) -> Self {
        let said = phrase::of_cube(found).into_iter().zip(&found.statements);
        let by_roll = found.losers.by_roll.iter();
        Self {
            cube: (&found.study.hint).into(),
            remarks: said
                .map(|((text, phrase), statement)| CubeRemark {
                    text,
                    phrase: phrase.into(),
                    reason: statement.is_reason(),
                })
                .collect(),
            market_losers: found.losers.sequences,
            by_roll: by_roll.map(|first| MarketLoser::of(first, state)).collect(),
        }
    }
}
