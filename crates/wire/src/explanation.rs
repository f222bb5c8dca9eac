//! Why one play is better than another.

use barpoint_app::phrase;
use barpoint_engine::Answer;
use barpoint_explain::{Explanation, Parts, Remark, ReplyTo};
use barpoint_rules::Play;
use barpoint_rules::notation::display_play;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{BasisInfo, CubeAdvice, Phrase, PlayRow};

/// Something said for the better play.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct RemarkInfo {
    /// What is said, in English.
    pub text: String,
    /// The same as a code.
    pub phrase: Phrase,
    /// Whether it says what the play does, rather than what comes of it.
    pub reason: bool,
    /// The equity it accounts for. Remarks look at the same difference from several sides: their shares do not add up.
    pub share: f32,
    /// The opponent's rolls it speaks of.
    pub rolls: Vec<String>,
}

impl RemarkInfo {
    fn of(remark: &Remark, other: &Play) -> Self {
        let (text, phrase) = phrase::of_remark(remark, other);
        Self {
            text,
            phrase: phrase.into(),
            reason: remark.is_reason(),
            share: remark.share.get(),
            rolls: remark.rolls.iter().map(ToString::to_string).collect(),
        }
    }
}

/// What the chances make of the difference, in cubeless equity.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
pub struct DifferenceParts {
    /// Games won.
    pub wins: f32,
    /// Gammons and backgammons won.
    pub gammons_won: f32,
    /// Gammons and backgammons lost.
    pub gammons_lost: f32,
    /// The rest of the cubeful difference.
    pub cube: f32,
}

impl From<Parts> for DifferenceParts {
    fn from(parts: Parts) -> Self {
        Self {
            wins: parts.wins.share,
            gammons_won: parts.gammons_won.share + parts.backgammons_won.share,
            gammons_lost: parts.gammons_lost.share + parts.backgammons_lost.share,
            cube: parts.cube,
        }
    }
}

/// What a roll of the opponent leaves after both plays.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct ReplyRow {
    /// The roll.
    pub roll: String,
    /// How many of the 36 throws it is.
    pub weight: u8,
    /// The opponent's best play after the better and after the other play, without further look-ahead; empty where none is
    /// legal.
    pub plays: [String; 2],
    /// Equity after it, of the player who is being advised.
    pub equities: [f32; 2],
}

impl From<&ReplyTo> for ReplyRow {
    fn from(reply: &ReplyTo) -> Self {
        let shown = |play: Play| {
            if play.is_dance() {
                String::new()
            } else {
                display_play(&play)
            }
        };
        Self {
            roll: reply.roll.to_string(),
            weight: reply.weight,
            plays: reply.plays.map(shown),
            equities: reply.equities.map(barpoint_equity::Equity::get),
        }
    }
}

/// Why one play of a roll is better than another.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct PlayExplanation {
    /// The phase of the game.
    pub phase: String,
    /// The better play.
    pub better: PlayRow,
    /// The other.
    pub other: PlayRow,
    /// How much better it is.
    pub difference: f32,
    /// What the chances make of that.
    pub parts: DifferenceParts,
    /// What speaks for the better play and is worth a tenth of the difference or more, reasons first, then what comes of
    /// them; without a reason there is no simple one.
    pub remarks: Vec<RemarkInfo>,
    /// What the opponent's rolls leave.
    pub replies: Vec<ReplyRow>,
}

impl From<&barpoint_explain::PlayExplanation> for PlayExplanation {
    fn from(found: &barpoint_explain::PlayExplanation) -> Self {
        let [better, other] = &found.plays;
        let remarks = found.remarks.iter();
        Self {
            phase: found.phase.to_string(),
            better: (&better.advice).into(),
            other: (&other.advice).into(),
            difference: found.difference.get(),
            parts: found.parts.into(),
            remarks: remarks
                .map(|remark| RemarkInfo::of(remark, &other.advice.play))
                .collect(),
            replies: found.replies.iter().map(ReplyRow::from).collect(),
        }
    }
}

/// An own roll and the opponent's replies after which a double would have to be passed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct MarketLoser {
    /// The roll.
    pub roll: String,
    /// Replies of 36 throws.
    pub replies: u8,
}

/// Something said of a cube decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct CubeRemark {
    /// What is said, in English.
    pub text: String,
    /// The same as a code.
    pub phrase: Phrase,
}

/// What a cube decision rests on.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct CubeExplanation {
    /// The decision.
    pub cube: CubeAdvice,
    /// The figures it rests on, in words.
    pub remarks: Vec<CubeRemark>,
    /// Sequences of two rolls, of 1,296, after which the opponent would have to pass a double.
    pub market_losers: u16,
    /// By own roll.
    pub by_roll: Vec<MarketLoser>,
}

impl From<&barpoint_explain::CubeExplanation> for CubeExplanation {
    fn from(found: &barpoint_explain::CubeExplanation) -> Self {
        let said = phrase::of_cube(found).into_iter();
        let by_roll = found.losers.by_roll.iter();
        Self {
            cube: (&found.study.hint).into(),
            remarks: said
                .map(|(text, phrase)| CubeRemark {
                    text,
                    phrase: phrase.into(),
                })
                .collect(),
            market_losers: found.losers.sequences,
            by_roll: by_roll
                .map(|(roll, replies)| MarketLoser {
                    roll: roll.to_string(),
                    replies: *replies,
                })
                .collect(),
        }
    }
}

/// Why a decision is as it is: one of `play` and `cube`.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct ExplanationReport {
    /// Version of this interface.
    pub version: u32,
    /// The basis of the answer.
    #[serde(flatten)]
    pub basis: BasisInfo,
    /// Why one play is better than another.
    pub play: Option<PlayExplanation>,
    /// What the cube decision rests on.
    pub cube: Option<CubeExplanation>,
}

impl From<&Answer<Explanation>> for ExplanationReport {
    fn from(answer: &Answer<Explanation>) -> Self {
        let (play, cube) = match &answer.found {
            Explanation::Play(found) => (Some((&**found).into()), None),
            Explanation::Cube(found) => (None, Some((&**found).into())),
        };
        Self {
            version: crate::VERSION,
            basis: (&answer.basis).into(),
            play,
            cube,
        }
    }
}
