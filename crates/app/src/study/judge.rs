//! What an answer to a card gives up.

use barpoint_engine::table::Tutor;
use barpoint_engine::{Engine, EntryIndex, ReviewedEntry, StoredPlay, Strength};
use barpoint_equity::Equity;
use barpoint_rules::notation::display_play;
use barpoint_rules::{Action, Board, Play};
use barpoint_study::{Card, Question};

use crate::matches::met_of;

/// An answer to a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardAnswer {
    /// Plays the roll.
    Play(Play),
    /// Rolls without doubling.
    NoDouble,
    /// Doubles.
    Double,
    /// Takes.
    Take,
    /// Passes.
    Pass,
}

impl std::fmt::Display for CardAnswer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Play(play) => f.write_str(&display_play(play)),
            Self::NoDouble => f.write_str("no double"),
            Self::Double => f.write_str("double"),
            Self::Take => f.write_str("take"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

/// Why an answer is none to a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum AnswerError {
    /// It answers another question.
    #[error("expected {}, found another answer", expected(*.0))]
    Question(Question),
    /// The rules do not allow the play.
    #[error("this play isn't legal here")]
    Illegal,
    /// The analysis of the card cannot be read.
    #[error("the analysis of this card cannot be read")]
    NoAnalysis,
}

const fn expected(question: Question) -> &'static str {
    match question {
        Question::Play => "a play",
        Question::Double => "double or no double",
        Question::Answer => "take or pass",
    }
}

/// An answer beside the analysis of its card.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged {
    /// What it gives up; EMG in matches.
    pub loss: Equity,
    /// The analysis.
    pub reviewed: ReviewedEntry,
    /// Its place among the candidate plays, if it is one of them.
    pub place: Option<usize>,
    /// Whether it was evaluated now: it is no candidate, or one searched less deeply than the best.
    pub evaluated: bool,
}

/// Judges an answer by the analysis of its card. A play that the analysis does not compare with the best is evaluated at
/// this strength, together with the best.
///
/// # Errors
/// If it is no answer to this card.
pub fn judge(
    engine: &Engine,
    card: &Card,
    answer: CardAnswer,
    strength: &Strength,
) -> Result<Judged, AnswerError> {
    let reviewed = analysis(engine, card)?;
    if let CardAnswer::Play(play) = answer {
        return judge_play(engine, card, play, strength, reviewed);
    }
    let losses = match &reviewed.cube {
        Ok(cube) => cube.losses,
        Err(_) => return Err(AnswerError::NoAnalysis),
    };
    let loss = match (card.question(), answer) {
        (Question::Double, CardAnswer::NoDouble) => losses.no_double,
        (Question::Double, CardAnswer::Double) => losses.double,
        (Question::Answer, CardAnswer::Take) => losses.take,
        (Question::Answer, CardAnswer::Pass) => losses.pass,
        (question, _) => return Err(AnswerError::Question(question)),
    };
    Ok(Judged {
        loss,
        reviewed,
        place: None,
        evaluated: false,
    })
}

/// The analysis of a card.
///
/// # Errors
/// If it cannot be read.
pub(super) fn analysis(engine: &Engine, card: &Card) -> Result<ReviewedEntry, AnswerError> {
    let at = EntryIndex {
        game: 0,
        entry: card.entry_index(),
    };
    let record = card.record();
    let reviewed = ReviewedEntry::of(record, at, &met_of(record, engine.met()), engine.marks());
    reviewed.ok_or(AnswerError::NoAnalysis)
}

fn judge_play(
    engine: &Engine,
    card: &Card,
    play: Play,
    strength: &Strength,
    reviewed: ReviewedEntry,
) -> Result<Judged, AnswerError> {
    if card.question() != Question::Play {
        return Err(AnswerError::Question(card.question()));
    }
    let board = card.state().board();
    let after = board.after(&play).ok_or(AnswerError::Illegal)?;
    let plays = reviewed.plays.as_deref().ok_or(AnswerError::NoAnalysis)?;
    let (place, stored) = among(plays, board, &after);
    let loss = if let Some(loss) = stored {
        loss
    } else {
        let tutor = Tutor {
            strength: *strength,
            ..Tutor::default()
        };
        let found = engine.judge(card.state(), Action::Play(play), &tutor);
        found.ok_or(AnswerError::Illegal)?.loss
    };
    Ok(Judged {
        loss,
        place,
        evaluated: stored.is_none(),
        reviewed,
    })
}

/// The place of the play that leads to a board, and what it gives up if it was searched as deeply as the best.
fn among(plays: &[StoredPlay], board: &Board, after: &Board) -> (Option<usize>, Option<Equity>) {
    let place = plays
        .iter()
        .position(|stored| board.after(&stored.play).as_ref() == Some(after));
    let found = place.and_then(|place| plays.get(place));
    let comparable = found.filter(|found| {
        let best = plays.first();
        best.is_some_and(|best| best.depth.plies() == found.depth.plies())
    });
    let loss = comparable.map(|found| Equity((-found.difference.get()).max(0.0)));
    (place, loss)
}
