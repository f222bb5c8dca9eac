//! Questions about one position, and reading positions.

use std::ops::ControlFlow;

use barpoint_engine::curves::EquityCurves;
use barpoint_engine::maps::{ScoreMap, TemperatureMap};
use barpoint_engine::position::{NamedPosition, PositionError, named};
use barpoint_engine::{
    Answer, Bkg, CubeStudy, Endings, Engine, EvaluationByDepth, Hint, NoDecision, NoRace,
    RaceStudy, ResignationStudy, Strength, StrengthChoice,
};
use barpoint_equity::CubeLife;
pub use barpoint_explain::NoExplanation;
use barpoint_explain::{BkgView, Explanation};
use barpoint_rules::notation::excerpt;
use barpoint_rules::{MatchRules, MatchState, Play, Roll, SetupError, Side, Variation, WinKind};

/// The default size of a score map, in points a side.
pub const MAP_SIZE: u8 = 7;
/// Steps of an equity curve.
const CURVE_STEPS: u16 = 100;

/// How a text that names a position is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The game played, which IDs leave open.
    pub variation: Variation,
    /// Whether a money game has the Jacoby rule, if the ID leaves it open.
    pub jacoby: bool,
    /// A roll in place of the one in the ID.
    pub roll: Option<Roll>,
}

impl Default for Reading {
    /// Backgammon, with the Jacoby rule.
    fn default() -> Self {
        Self {
            variation: Variation::Standard,
            jacoby: true,
            roll: None,
        }
    }
}

/// Why a text names no position; displayed with the beginning of the text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ReadError {
    /// It contains none.
    #[error("{text:?}: {error}")]
    Position {
        /// The beginning of the text.
        text: String,
        /// Why.
        error: PositionError,
    },
    /// The roll cannot be played there.
    #[error("{text:?}: {error}")]
    Roll {
        /// The beginning of the text.
        text: String,
        /// Why.
        error: SetupError,
    },
}

/// The first position that a text names: any ID, or a text that contains one.
///
/// # Errors
/// If there is none, or the roll cannot be played there.
pub fn read(text: &str, reading: &Reading) -> Result<NamedPosition, ReadError> {
    let rules = MatchRules {
        jacoby: reading.jacoby,
        variation: reading.variation,
        ..MatchRules::default()
    };
    let shown = || excerpt(text).to_string();
    let mut found = named(text, rules).map_err(|error| ReadError::Position {
        text: shown(),
        error,
    })?;
    if let Some(roll) = reading.roll {
        let set = found.state.set_roll(roll);
        set.map_err(|error| ReadError::Roll {
            text: shown(),
            error,
        })?;
    }
    Ok(found)
}

/// A question about a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Question {
    /// The position.
    pub state: MatchState,
    /// The strength of the answer.
    pub strength: Strength,
}

impl Question {
    /// A question at a strength; if none is named, at the default.
    #[must_use]
    pub fn new(state: MatchState, strength: &StrengthChoice) -> Self {
        Self {
            state,
            strength: strength.or(Strength::USUAL),
        }
    }
}

/// The best plays of the roll, the proper cube action, or the answer to a resignation. `on_progress` is asked after each
/// play searched; when it breaks, the rest keep their values of lesser depth.
pub fn hint(
    engine: &Engine,
    question: &Question,
    on_progress: &mut dyn FnMut() -> ControlFlow<()>,
) -> Answer<Hint> {
    engine.hint_reporting(&question.state, &question.strength, &mut |_| on_progress())
}

/// Why one play of the roll is better than another: of two named, or the best beside the one named or the next best. Before the roll,
/// what the cube decision rests on.
///
/// `on_progress` is asked now and then; when it breaks, nothing is explained.
///
/// # Errors
/// If there is nothing to explain.
pub fn explain(
    engine: &Engine,
    question: &Question,
    plays: &[Play],
    on_progress: &mut dyn FnMut() -> ControlFlow<()>,
) -> Result<Answer<Explanation>, NoExplanation> {
    barpoint_explain::explain(
        engine,
        &question.state,
        &question.strength,
        plays,
        on_progress,
    )
}

/// How BKG of 1977 and BKG-VI see the plays that were explained; `None` of a cube decision.
#[must_use]
pub fn bkg_view(programs: [&Bkg; 2], answer: &Answer<Explanation>) -> Option<BkgView> {
    match &answer.found {
        Explanation::Play(found) => BkgView::of(programs, &answer.basis.state, found),
        Explanation::Cube(_) => None,
    }
}

/// The value of a position before the roll, at every depth up to the requested one.
pub fn evaluate(
    engine: &Engine,
    question: &Question,
    on_progress: &mut dyn FnMut() -> ControlFlow<()>,
) -> Answer<EvaluationByDepth> {
    engine.evaluate_by_depth(&question.state, &question.strength, on_progress)
}

/// A cube decision with all that is known about it; also by Janowski's model with two cube efficiencies, if given.
#[must_use]
pub fn cube(
    engine: &Engine,
    question: &Question,
    lives: Option<[CubeLife; 2]>,
) -> Answer<Result<CubeStudy, NoDecision>> {
    engine.study(&question.state, &question.strength, lives)
}

/// The value of each roll.
pub fn temperature(
    engine: &Engine,
    question: &Question,
    on_progress: &mut dyn FnMut() -> ControlFlow<()>,
) -> Answer<TemperatureMap> {
    engine.temperature_map(&question.state, &question.strength, on_progress)
}

/// The best decision at other scores, up to `size` points a side.
pub fn scores(
    engine: &Engine,
    question: &Question,
    size: u8,
    on_progress: &mut dyn FnMut() -> ControlFlow<()>,
) -> Answer<ScoreMap> {
    engine.score_map(&question.state, &question.strength, size, on_progress)
}

/// Equity against the winning chance by both theories of the cube.
#[must_use]
pub fn curves(engine: &Engine, question: &Question) -> Answer<EquityCurves> {
    engine.equity_curves(&question.state, &question.strength, CURVE_STEPS)
}

/// The values of resigning a single game, a gammon or a backgammon: for the side that offers to resign, if one does,
/// otherwise for the given side or the player on roll.
///
/// # Errors
/// If no game is being played.
pub fn resignations(
    engine: &Engine,
    question: &Question,
    asked: Option<Side>,
    offered: Option<WinKind>,
) -> Result<Answer<ResignationStudy>, NoDecision> {
    let state = &question.state;
    let (side, offered) = match state.resignation() {
        Some((side, kind)) => (side, Some(kind)),
        None => (asked.unwrap_or_else(|| state.on_roll()), offered),
    };
    engine.resignations(state, side, offered, &question.strength)
}

/// A race by the rules of thumb and by the engine.
///
/// # Errors
/// If it is no race.
pub fn race(
    engine: &Engine,
    endings: &Endings,
    question: &Question,
) -> Result<Answer<RaceStudy>, NoRace> {
    engine.race(&question.state, &question.strength, endings)
}
