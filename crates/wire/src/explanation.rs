//! Why one play is better than another.

use barpoint_app::phrase;
use barpoint_engine::Answer;
use barpoint_explain::{BkgView, Explanation, Parts, Remark, ReplyTo, opened};
use barpoint_rules::notation::{Xgid, display_play};
use barpoint_rules::{Board, MatchState, Play, Roll, Side};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{BasisInfo, BkgComparison, CubeExplanation, Phrase, PlayRow};

/// The XGID of a board in the game of a state.
pub(crate) fn id_of(
    state: &MatchState,
    seen: (Side, &Board),
    roll: Option<Roll>,
) -> Option<String> {
    opened(state, seen, roll).map(|state| Xgid::of(&state).to_string())
}

/// A play, or nothing where none is legal.
pub(crate) fn shown(play: Play) -> String {
    if play.is_dance() {
        String::new()
    } else {
        display_play(&play)
    }
}

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
    /// The opponent's rolls it speaks of; `replies` has the positions.
    pub rolls: Vec<String>,
}

impl RemarkInfo {
    /// Of a remark for a play, beside another.
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
    /// XGIDs of the positions after both plays, with the roll to be played.
    pub ids: [Option<String>; 2],
}

impl ReplyRow {
    fn of(reply: &ReplyTo, next: [&Board; 2], state: &MatchState) -> Self {
        let opponent = state.on_roll().other();
        Self {
            roll: reply.roll.to_string(),
            weight: reply.weight,
            plays: reply.plays.map(shown),
            equities: reply.equities.map(barpoint_equity::Equity::get),
            ids: next.map(|board| id_of(state, (opponent, board), Some(reply.roll))),
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
    /// XGIDs of the positions after both, with the opponent to roll.
    pub ids: [Option<String>; 2],
    /// How much better it is.
    pub difference: f32,
    /// What the chances make of that.
    pub parts: DifferenceParts,
    /// What speaks for the better play and is worth a tenth of the difference or more, and points and anchors that it alone
    /// makes, reasons first, then what comes of
    /// them; without a reason there is no simple one.
    pub remarks: Vec<RemarkInfo>,
    /// What speaks most for the other play, where that takes a third of the difference or more back; its share is negative.
    pub concession: Option<RemarkInfo>,
    /// What the opponent's rolls leave.
    pub replies: Vec<ReplyRow>,
}

impl PlayExplanation {
    fn of(found: &barpoint_explain::PlayExplanation, state: &MatchState) -> Self {
        let [better, other] = &found.plays;
        let next = [&better.advice.next, &other.advice.next];
        let opponent = state.on_roll().other();
        let remarks = found.remarks.iter();
        let replies = found.replies.iter();
        Self {
            phase: found.phase.to_string(),
            better: (&better.advice).into(),
            other: (&other.advice).into(),
            ids: next.map(|board| id_of(state, (opponent, board), None)),
            difference: found.difference.get(),
            parts: found.parts.into(),
            remarks: remarks
                .map(|remark| RemarkInfo::of(remark, &other.advice.play))
                .collect(),
            concession: found
                .concession
                .as_ref()
                .map(|remark| RemarkInfo::of(remark, &better.advice.play)),
            replies: replies
                .map(|reply| ReplyRow::of(reply, next, state))
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
    /// How BKG of 1977 and BKG-VI see both plays, if that was asked for.
    pub bkg: Option<BkgComparison>,
}

impl ExplanationReport {
    /// The same with how BKG sees both plays.
    #[must_use]
    pub fn with_bkg(mut self, view: Option<&BkgView>) -> Self {
        self.bkg = view.map(BkgComparison::from);
        self
    }
}

impl From<&Answer<Explanation>> for ExplanationReport {
    fn from(answer: &Answer<Explanation>) -> Self {
        let state = &answer.basis.state;
        let (play, cube) = match &answer.found {
            Explanation::Play(found) => (Some(PlayExplanation::of(found, state)), None),
            Explanation::Cube(found) => (None, Some(CubeExplanation::of(found, state))),
        };
        Self {
            version: crate::VERSION,
            basis: (&answer.basis).into(),
            play,
            cube,
            bkg: None,
        }
    }
}
