//! Decisions as a person sees them.

use barpoint_equity::CubeContext;
use barpoint_eval::{
    ALL_CANDIDATES, AlwaysSearch, CubeDecision, CubeModel, CubeUse, MoveFilter, RankedPlay, Search,
    SearchSettings,
};
use barpoint_rules::{Board, Roll};

use crate::cube_terms::{double_gain, double_terms, take_gain, take_terms};
use crate::play_terms::Before;
use crate::{Kind, PLAY_TERMS, Weights, probabilities};

/// Doubling that gives up more than this is no question.
const NO_DOUBLE: f32 = -0.5;
/// A take or pass that gives up more than this is no question.
const CLEAR_ANSWER: f32 = 0.8;

/// How people's plays are valued: statically.
const fn settings(cube: CubeUse) -> SearchSettings {
    SearchSettings::new(0, cube, ALL_CANDIDATES).with_model(CubeModel::Janowski)
}

/// A roll to be played.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayQuestion {
    /// The legal plays, best first by static evaluation.
    pub plays: Vec<RankedPlay>,
    /// What a person sees of each: [`PLAY_TERMS`].
    pub terms: Vec<[f32; PLAY_TERMS.len()]>,
}

impl PlayQuestion {
    /// The question that a roll puts.
    #[must_use]
    pub fn new(
        search: &Search,
        (board, context): (&Board, CubeContext),
        roll: Roll,
        cube: CubeUse,
    ) -> Self {
        let plays = search.rank_plays(
            board,
            roll,
            context,
            settings(cube),
            &MoveFilter::ALL,
            AlwaysSearch::Nothing,
        );
        let before = Before::new(board, plays.len());
        let most = plays.first().map_or(0.0, |best| best.cubeful.get());
        let terms = plays
            .iter()
            .map(|row| before.terms(most - row.cubeful.get(), &row.play, &row.after))
            .collect();
        Self { plays, terms }
    }

    /// How likely each play is.
    #[must_use]
    pub fn chances(&self, weights: &Weights) -> Vec<f64> {
        let appeals: Vec<f32> = self
            .terms
            .iter()
            .map(|terms| weights.appeal(Kind::Play, terms))
            .collect();
        probabilities(&appeals)
    }
}

/// Whether to double.
#[derive(Clone, Debug, PartialEq)]
pub struct DoubleQuestion {
    /// What each cube action is worth, statically.
    pub decision: CubeDecision,
    /// What a person sees of it: [`DOUBLE_TERMS`](crate::DOUBLE_TERMS).
    pub terms: Vec<f32>,
}

impl DoubleQuestion {
    /// The question before a roll; `None` if the player may not double or nothing would change.
    #[must_use]
    pub fn new(search: &Search, board: &Board, context: CubeContext) -> Option<Self> {
        let decision = search.cube_decision(board, context, settings(CubeUse::Cubeful))?;
        let terms = double_terms(board, context, &decision).to_vec();
        Some(Self { decision, terms })
    }

    /// Whether anyone would think of doubling: it gives up less than half a point.
    #[must_use]
    pub fn is_open(&self) -> bool {
        double_gain(&self.decision) > NO_DOUBLE
    }

    /// How likely a double is.
    #[must_use]
    pub fn chance(&self, weights: &Weights) -> f64 {
        if self.is_open() {
            yes(weights.appeal(Kind::Double, &self.terms))
        } else {
            0.0
        }
    }
}

/// Whether to take a double.
#[derive(Clone, Debug, PartialEq)]
pub struct TakeQuestion {
    /// What each cube action is worth to the doubler, statically.
    pub decision: CubeDecision,
    /// What the player who answers sees of it: [`TAKE_TERMS`](crate::TAKE_TERMS).
    pub terms: Vec<f32>,
}

impl TakeQuestion {
    /// The question that a double puts; board and cube as the doubler sees them, before the double.
    #[must_use]
    pub fn new(search: &Search, board: &Board, context: CubeContext) -> Option<Self> {
        let decision = search.cube_decision(board, context, settings(CubeUse::Cubeful))?;
        let terms = take_terms(board, context, &decision).to_vec();
        Some(Self { decision, terms })
    }

    /// Whether anyone would think twice: the wrong answer gives up less than 0.8.
    #[must_use]
    pub fn is_open(&self) -> bool {
        take_gain(&self.decision).abs() < CLEAR_ANSWER
    }

    /// How likely a take is.
    #[must_use]
    pub fn chance(&self, weights: &Weights) -> f64 {
        if self.is_open() {
            yes(weights.appeal(Kind::Take, &self.terms))
        } else {
            f64::from(u8::from(take_gain(&self.decision) > 0.0))
        }
    }
}

/// The chance of the one of two choices that appeals by so much more than the other.
fn yes(appeal: f32) -> f64 {
    probabilities(&[appeal, 0.0])[0]
}
