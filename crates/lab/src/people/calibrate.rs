//! By how much equity is sharpened for an opponent to reach the rating asked for.

use std::ops::ControlFlow;

use barpoint_engine::Engine;
use barpoint_equity::CubeEquities;
use barpoint_eval::{ALL_CANDIDATES, CubeModel, CubeUse, SearchSettings};
use barpoint_human::{DoubleQuestion, Habits, HumanPr, PlayQuestion, TakeQuestion, Weights};

use super::sample::PR_SCALE;
use crate::levels::{Question, Situation, situations};

/// Plays that give up more than this, statically, are not valued more deeply.
const HOPELESS: f32 = 0.4;

/// A decision with what each choice loses, judged at two plies.
#[derive(Clone, Debug, PartialEq)]
pub enum Judged {
    /// A roll, and what each play loses.
    Play(PlayQuestion, Vec<f32>),
    /// A possible double, what doubling gains, and whether it counts if it is not made.
    Double(DoubleQuestion, f32, bool),
    /// A double to answer, and what taking gains.
    Take(TakeQuestion, f32),
}

/// Decisions of games of the static evaluator against itself, as levels are measured by.
#[derive(Clone, Debug, PartialEq)]
pub struct Calibration {
    judged: Vec<Judged>,
}

/// Ratings at which opponents are measured.
const RATINGS: [f32; 12] = [
    3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 10.0, 12.0, 14.0, 16.0, 18.0, 20.0,
];

impl Judged {
    /// One in so many decisions of a game, judged; `None` if `go_on` breaks.
    #[must_use]
    pub fn of_game(
        engine: &Engine,
        (seed, index): (u32, u32),
        one_in: u8,
        go_on: &dyn Fn() -> ControlFlow<()>,
    ) -> Option<Vec<Self>> {
        let mut found = Vec::new();
        for situation in situations(engine, (seed, index), one_in) {
            if go_on().is_break() {
                return None;
            }
            found.extend(Self::of(engine, &situation));
        }
        Some(found)
    }

    fn of(engine: &Engine, asked: &Situation) -> Option<Self> {
        let (search, board, context) = (engine.search(), &asked.board, asked.context);
        let settings = SearchSettings::new(2, CubeUse::Cubeful, ALL_CANDIDATES)
            .with_model(CubeModel::Janowski);
        let gain = |e: CubeEquities| e.double().get() - e.no_double.get();
        let cube = || Some(search.cube_decision(board, context, settings)?.equities);
        Some(match asked.question {
            Question::Play(roll) => {
                let question = PlayQuestion::new(search, (board, context), roll, CubeUse::Cubeful);
                let values = question
                    .plays
                    .iter()
                    .zip(&question.terms)
                    .map(|(row, terms)| {
                        if -terms[0] > HOPELESS {
                            row.cubeful.get()
                        } else {
                            search
                                .value_play(row.play, row.after, context, settings)
                                .cubeful
                                .get()
                        }
                    });
                let values: Vec<f32> = values.collect();
                let most = values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
                Self::Play(question, values.iter().map(|value| most - value).collect())
            }
            Question::Double => {
                let equities = cube()?;
                let question = DoubleQuestion::new(search, board, context)?;
                Self::Double(question, gain(equities), equities.is_close())
            }
            Question::Take => {
                let question = TakeQuestion::new(search, board, context)?;
                Self::Take(question, 1.0 - cube()?.double_take.get())
            }
        })
    }

    /// The decisions that are to be expected to count, and what they are to be expected to lose.
    fn expected(&self, weights: &Weights) -> [f64; 2] {
        match self {
            Self::Play(question, losses) => {
                let chances = question.chances(weights);
                let lost = chances
                    .iter()
                    .zip(losses)
                    .map(|(p, &loss)| p * f64::from(loss));
                [1.0, lost.sum()]
            }
            Self::Double(question, gain, close) => {
                let (yes, gain) = (question.chance(weights), f64::from(*gain));
                let not = if *close { 1.0 - yes } else { 0.0 };
                [yes + not, yes * (-gain).max(0.0) + not * gain.max(0.0)]
            }
            Self::Take(question, gain) => {
                let (yes, gain) = (question.chance(weights), f64::from(*gain));
                [1.0, yes * (-gain).max(0.0) + (1.0 - yes) * gain.max(0.0)]
            }
        }
    }
}

impl Calibration {
    /// Of these decisions.
    #[must_use]
    pub const fn new(judged: Vec<Judged>) -> Self {
        Self { judged }
    }

    /// How many decisions there are.
    #[must_use]
    pub const fn decisions(&self) -> usize {
        self.judged.len()
    }

    /// The rating of an opponent: what it is to be expected to lose, its choices weighed by their chances.
    #[must_use]
    pub fn pr(&self, weights: &Weights) -> f64 {
        let [count, lost] = self
            .judged
            .iter()
            .fold([0.0, 0.0], |[count, lost], judged| {
                let [counts, loses] = judged.expected(weights);
                [count + counts, lost + loses]
            });
        PR_SCALE * lost / f64::max(count, 1.0)
    }

    /// What equity has to be multiplied by for opponents to reach their ratings.
    #[must_use]
    pub fn sharpness(&self, habits: &Habits) -> Vec<(f32, f32)> {
        let sharpened = |rating: f32| {
            let (mut low, mut high) = (0.02_f32, 50.0_f32);
            for _ in 0..24 {
                let middle = (low * high).sqrt();
                if self.pr(&habits.at(rating, middle)) > f64::from(rating) {
                    low = middle;
                } else {
                    high = middle;
                }
            }
            (rating, (low * high).sqrt())
        };
        debug_assert!(RATINGS.iter().all(|rating| HumanPr::RANGE.contains(rating)));
        RATINGS.map(sharpened).to_vec()
    }
}
