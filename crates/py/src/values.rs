//! Values of a board with any cube and score, by any search: what gnubg's Python asks for.

use std::ops::ControlFlow;

use barpoint_app::met::{Place, Stage, at_score, match_score};
use barpoint_engine::{CANDIDATES, Strength};
use barpoint_equity::{CubeAccess, CubeContext, Jacoby, MatchScore, Scoring};
use barpoint_eval::{
    ALL_CANDIDATES, CubeModel, CubeUse, FILTER_DEPTHS, FilterLevel, MoveFilter, Noise, NoiseSource,
    SearchSettings,
};
use barpoint_rules::notation::display_play;
use barpoint_rules::{Crawford, Side, Variation};
use barpoint_wire::{CubeAdvice, ScoreReport};
use pyo3::prelude::*;

use crate::board::{PyBoard, roll};
use crate::calls::value;
use crate::fault::fault;
use crate::questions::{PyEngine, within};

/// Value of the cube; who may turn it (`centred`, `own`, `theirs`); points away of the player on roll and of the opponent, and
/// whether this is the Crawford game (`before`, `now`, `after`), or nothing for money; the Jacoby rule; how many beavers.
type Cube = (u32, String, Option<(u8, u8, String)>, bool, u8);
/// Plies, cubeful, pruned, and the deviation of deterministic noise.
type Search = (u8, bool, bool, f32);
/// What of a move filter gnubg's dictionaries have: plies, level, moves accepted (-1 passes the level over), further moves,
/// how far these may be behind.
pub(crate) type FilterRow = (u8, u8, i16, u8, f32);
/// A play: text, steps, plies, cubeful equity, cubeless equity, chances.
type Ranked = (String, Vec<(u8, u8)>, u8, f32, f32, [f32; 5]);

fn context(cube: Cube) -> PyResult<CubeContext> {
    let (value, access, score, jacoby, beavers) = cube;
    let access = match access.as_str() {
        "centred" => CubeAccess::Centred,
        "own" => CubeAccess::OnRoll,
        "theirs" => CubeAccess::Opponent,
        other => {
            return Err(fault(format!(
                "expected centred, own or theirs, found {other:?}"
            )));
        }
    };
    let scoring = match score {
        None => Scoring::Money {
            jacoby: if jacoby { Jacoby::On } else { Jacoby::Off },
            beavers,
        },
        Some((away, theirs, crawford)) => Scoring::at_score(away, theirs, stage(&crawford)?),
    };
    CubeContext::new(value, access, scoring).map_err(fault)
}

fn stage(text: &str) -> PyResult<Crawford> {
    match text {
        "before" => Ok(Crawford::Pre),
        "now" => Ok(Crawford::Now),
        "after" => Ok(Crawford::Post),
        other => Err(fault(format!(
            "expected before, now or after, found {other:?}"
        ))),
    }
}

fn search((plies, cubeful, prune, noise): Search) -> PyResult<SearchSettings> {
    let cube = CubeUse::when(cubeful);
    let candidates = if prune { CANDIDATES } else { ALL_CANDIDATES };
    let settings = SearchSettings::new(within(plies)?, cube, candidates);
    let mut settings = settings.with_model(CubeModel::Janowski);
    settings.noise = Noise {
        deviation: noise,
        source: NoiseSource::Deterministic,
    };
    Ok(settings.in_range())
}

/// A move filter; depths and levels without a row let everything through.
fn filter(rows: &[FilterRow]) -> PyResult<MoveFilter> {
    let mut filter = MoveFilter::ALL;
    for &(plies, level, accept, extra, threshold) in rows {
        let depth = plies.checked_sub(1).map(usize::from);
        let depth = depth.and_then(|depth| filter.depths.get_mut(depth));
        let place = depth
            .filter(|_| level < plies)
            .and_then(|levels| levels.get_mut(usize::from(level)));
        let place = place.ok_or_else(|| {
            let expected = format!("expected 1 to {FILTER_DEPTHS} plies and a level below them");
            fault(format!("{expected}, found {plies} and {level}"))
        })?;
        *place = u8::try_from(accept).ok().map(|accept| FilterLevel {
            accept,
            extra,
            threshold,
        });
    }
    Ok(filter)
}

/// The rows of a move filter.
pub(crate) fn filter_rows(filter: &MoveFilter) -> Vec<FilterRow> {
    let depths = (1..).zip(&filter.depths);
    let rows = depths.flat_map(|(plies, levels): (u8, _)| {
        let levels = (0..plies).zip(levels);
        levels.map(move |(level, found)| match found {
            None => (plies, level, -1, 0, 0.0),
            Some(found) => {
                let accept = found.accept.into();
                (plies, level, accept, found.extra, found.threshold)
            }
        })
    });
    rows.collect()
}

#[pymethods]
impl PyEngine {
    /// Chances, cubeless and cubeful equity before the roll.
    fn value(
        &self,
        py: Python<'_>,
        board: &PyBoard,
        cube: Cube,
        search: Search,
    ) -> PyResult<([f32; 5], f32, f32)> {
        let engine = self.of(Variation::Standard)?;
        let (context, settings) = (context(cube)?, self::search(search)?);
        let found = py.detach(|| engine.evaluate(&board.0, context, settings));
        let (cubeless, cubeful) = (found.cubeless.get(), found.cubeful.get());
        Ok((found.outcome.to_array(), cubeless, cubeful))
    }

    /// The cube decision of the player on roll; nothing where the cube cannot be turned, or in vain.
    fn cube_value(
        &self,
        py: Python<'_>,
        board: &PyBoard,
        cube: Cube,
        search: Search,
    ) -> PyResult<Option<Py<PyAny>>> {
        let engine = self.of(Variation::Standard)?;
        let (context, settings) = (context(cube)?, self::search(search)?);
        let found = py.detach(|| engine.cube(Side::White, &board.0, context, settings));
        let advice = found.map(|hint| value(py, serde_json::to_string(&CubeAdvice::from(&hint))));
        advice.transpose()
    }

    /// The plays of a roll, best first; by gnubg's normal move filter if none is given.
    #[pyo3(signature = (board, dice, cube, search, rows = None))]
    fn ranked(
        &self,
        py: Python<'_>,
        board: &PyBoard,
        dice: (u8, u8),
        cube: Cube,
        search: Search,
        rows: Option<Vec<FilterRow>>,
    ) -> PyResult<Vec<Ranked>> {
        let engine = self.of(Variation::Standard)?;
        let (context, roll) = (context(cube)?, roll(dice)?);
        let strength = Strength {
            search: self::search(search)?,
            filter: rows.map_or(Ok(MoveFilter::NORMAL), |rows| filter(&rows))?,
            rollout: None,
            program: None,
        };
        let go_on = &mut |_| ControlFlow::Continue(());
        let ranked = py.detach(|| engine.plays(&board.0, roll, context, &strength, go_on));
        let rows = ranked.iter().map(|row| {
            let steps = row.play.steps().iter();
            (
                display_play(&row.play),
                steps
                    .map(|step| (step.from.number(), step.to.number()))
                    .collect(),
                row.plies,
                row.cubeful.get(),
                row.cubeless.get(),
                row.outcome.to_array(),
            )
        });
        Ok(rows.collect())
    }

    /// What a score is worth, and the results of a game there, in the JSON of `met`.
    #[pyo3(signature = (away, opponent_away, crawford, cube = 1))]
    fn score(
        &self,
        py: Python<'_>,
        away: u8,
        opponent_away: u8,
        crawford: &str,
        cube: u32,
    ) -> PyResult<Py<PyAny>> {
        let stage = match stage(crawford)? {
            Crawford::Pre => None,
            Crawford::Now => Some(Stage::Crawford),
            Crawford::Post => Some(Stage::PostCrawford),
        };
        let last = (away, opponent_away) == (1, 1);
        let score: MatchScore =
            match_score([away, opponent_away], stage.filter(|_| !last)).map_err(fault)?;
        let engine = self.of(Variation::Standard)?;
        let place = Place {
            score,
            cube,
            gammons: [0.25; 2],
        };
        value(
            py,
            serde_json::to_string(&ScoreReport::from(&at_score(engine.met(), place))),
        )
    }
}
