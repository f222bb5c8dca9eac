//! The value of a position.

use std::ops::ControlFlow;

use barpoint_engine::{Engine, Strength};
use barpoint_equity::CubeContext;
use barpoint_eval::{Class, Evaluation, SearchSettings};
use barpoint_rules::MatchState;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{Chances, CubeAdvice, PositionInfo, SettingsInfo, class_name};

/// A position evaluated at one depth.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct DepthValue {
    /// Depth of the look-ahead.
    pub plies: u8,
    /// Chances of the player on roll.
    pub chances: Chances,
    /// Cubeless equity.
    pub cubeless_equity: f32,
    /// Cubeful equity with the cube left as it is.
    pub cubeful_equity: f32,
}

impl DepthValue {
    /// An evaluation made at this depth.
    #[must_use]
    pub fn of(plies: u8, evaluation: &Evaluation) -> Self {
        Self {
            plies,
            chances: evaluation.outcome.into(),
            cubeless_equity: evaluation.cubeless.get(),
            cubeful_equity: evaluation.cubeful.get(),
        }
    }
}

/// A position's value before the dice are thrown, from the player on roll.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct EvaluationReport {
    /// Version of this interface.
    pub version: u32,
    /// The position.
    pub position: PositionInfo,
    /// What kind of position it is: `over`, `bearoff`, `race` or `contact`.
    pub class: String,
    /// What evaluates it without looking ahead: `net`, `one-sided database`, `two-sided database
    /// (exact)`, `Hypergammon database (exact)` or `rules`.
    pub source: &'static str,
    /// Fingerprint of nets and databases.
    pub nets: String,
    /// How deeply was looked.
    pub settings: SettingsInfo,
    /// Name of the match equity table.
    pub met: String,
    /// Every depth up to the one asked for.
    pub depths: Vec<DepthValue>,
    /// The cube decision at the last depth, where the player on roll may double.
    pub cube: Option<CubeAdvice>,
}

impl EvaluationReport {
    /// A position at every depth up to that of a strength. `on_progress` is called before each depth; when it breaks, the
    /// deeper ones are left out.
    pub fn of(
        state: &MatchState,
        engine: &Engine,
        strength: &Strength,
        on_progress: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Self {
        let (player, board) = (state.on_roll(), state.board());
        let context = CubeContext::of(state, player);
        let strength = strength.without_cube_if(!state.rules().cube);
        let settings = strength.search;
        let depths = (0..=settings.plies)
            .take_while(|_| on_progress().is_continue())
            .map(|plies| {
                let settings = SearchSettings { plies, ..settings };
                DepthValue::of(plies, &engine.evaluate(board, context, settings))
            });
        Self {
            version: crate::VERSION,
            position: PositionInfo::of(state),
            class: class_name(Class::of(board)).to_owned(),
            source: engine.source(board, context),
            nets: engine.fingerprint().to_string(),
            settings: (&strength).into(),
            met: engine.met().name().to_owned(),
            depths: depths.collect(),
            cube: if state.rules().cube {
                let cube = engine.cube(player, board, context, settings);
                cube.as_ref().map(CubeAdvice::from)
            } else {
                None
            },
        }
    }
}
