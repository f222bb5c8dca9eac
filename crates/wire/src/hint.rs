//! Advice on one decision.

use barpoint_engine::{CubeHint, Engine, Hint, Strength};
use barpoint_equity::{CubeContext, CubeVerdict, Offer, Outcome, Response};
use barpoint_eval::RankedPlay;
use barpoint_rules::notation::{GnubgId, Xgid, display_play};
use barpoint_rules::{MatchState, Side};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{SettingsInfo, StepInfo};

/// Cubeless chances of one player; each gammon figure includes the backgammons.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
pub struct Chances {
    /// To win.
    pub win: f32,
    /// To win a gammon or backgammon.
    pub win_gammon: f32,
    /// To win a backgammon.
    pub win_backgammon: f32,
    /// To lose a gammon or backgammon.
    pub lose_gammon: f32,
    /// To lose a backgammon.
    pub lose_backgammon: f32,
}

impl From<Outcome> for Chances {
    fn from(outcome: Outcome) -> Self {
        let [
            win,
            win_gammon,
            win_backgammon,
            lose_gammon,
            lose_backgammon,
        ] = outcome.to_array();
        Self {
            win,
            win_gammon,
            win_backgammon,
            lose_gammon,
            lose_backgammon,
        }
    }
}

/// A position with everything around it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct PositionInfo {
    /// GNUBG ID.
    pub gnubg_id: String,
    /// XGID.
    pub xgid: String,
    /// Who is on roll: `white` (named first, `O`) or `black` (`X`).
    pub on_roll: &'static str,
    /// The roll to play, if there is one.
    pub roll: Option<String>,
}

impl PositionInfo {
    /// Describes a state.
    #[must_use]
    pub fn of(state: &MatchState) -> Self {
        Self {
            gnubg_id: GnubgId::of(state).to_string(),
            xgid: Xgid::of(state).to_string(),
            on_roll: side_name(state.on_roll()),
            roll: state.roll().map(|roll| roll.to_string()),
        }
    }
}

/// `white` or `black`.
#[must_use]
pub const fn side_name(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}

/// One candidate play.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct PlayRow {
    /// The play, `13/10 8/5*`.
    pub play: String,
    /// How deeply it was looked at; only rows of the same depth compare.
    pub plies: u8,
    /// Its place among the plays of the same depth, from 1.
    pub rank: usize,
    /// Whether it belongs to the plays looked at most deeply. The others were left behind by the move
    /// filter and may be better or worse than those.
    pub deepest: bool,
    /// Its equity less that of the best play of the same depth.
    pub difference: f32,
    /// Cubeful equity of the mover.
    pub equity: f32,
    /// Cubeless equity of the mover.
    pub cubeless_equity: f32,
    /// Chances of the mover.
    pub chances: Chances,
    /// What evaluates the position after it without looking ahead.
    pub source: &'static str,
    /// Its steps, in an order that can be played.
    pub steps: Vec<StepInfo>,
}

impl PlayRow {
    /// Describes ranked plays of a player who sees cube and score so, grouped by depth as [`barpoint_eval::Search::rank_plays`] does.
    #[must_use]
    pub fn list(plays: &[RankedPlay], context: CubeContext, engine: &Engine) -> Vec<Self> {
        let groups = plays.chunk_by(|a, b| a.plies == b.plies);
        let deepest = plays.first().map(|row| row.plies);
        groups
            .flat_map(|group| {
                let best = &group[0];
                (1..).zip(group).map(move |(rank, row)| Self {
                    rank,
                    deepest: Some(row.plies) == deepest,
                    difference: row.cubeful.get() - best.cubeful.get(),
                    play: display_play(&row.play),
                    plies: row.plies,
                    equity: row.cubeful.get(),
                    cubeless_equity: row.cubeless.get(),
                    chances: row.outcome.into(),
                    source: engine.source(&row.after.swapped(), context.flipped()),
                    steps: StepInfo::of(&row.play),
                })
            })
            .collect()
    }
}

/// A cube decision, from the player who may double.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct CubeAdvice {
    /// Who may double.
    pub player: &'static str,
    /// Equity without doubling.
    pub no_double: f32,
    /// Equity after double and take.
    pub double_take: f32,
    /// Equity after double and pass.
    pub double_pass: f32,
    /// Cubeless equity.
    pub cubeless_equity: f32,
    /// Chances.
    pub chances: Chances,
    /// `no_double`, `double`, `too_good`; `null` where there is nothing to decide.
    pub offer: Option<&'static str>,
    /// `take`, `pass` or `beaver`, right or wrong.
    pub response: Option<&'static str>,
}

impl From<&CubeHint> for CubeAdvice {
    fn from(hint: &CubeHint) -> Self {
        let decision = &hint.decision;
        let (offer, response) = match hint.verdict {
            CubeVerdict::Available {
                offer, response, ..
            } => (Some(offer_name(offer)), Some(response_name(response))),
            CubeVerdict::Dead { .. } | CubeVerdict::NotAvailable => (None, None),
        };
        Self {
            player: side_name(hint.player),
            no_double: decision.equities.no_double.get(),
            double_take: decision.equities.double_take.get(),
            double_pass: 1.0,
            cubeless_equity: decision.cubeless.get(),
            chances: decision.outcome.into(),
            offer,
            response,
        }
    }
}

pub(crate) const fn offer_name(offer: Offer) -> &'static str {
    match offer {
        Offer::NoDouble => "no_double",
        Offer::Double => "double",
        Offer::TooGood => "too_good",
    }
}

pub(crate) const fn response_name(response: Response) -> &'static str {
    match response {
        Response::Take => "take",
        Response::Pass => "pass",
        Response::Beaver => "beaver",
    }
}

/// Advice on the decision at hand.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct HintReport {
    /// Version of this interface.
    pub version: u32,
    /// The position.
    pub position: PositionInfo,
    /// What evaluates it without looking ahead, as in [`crate::EvaluationReport`].
    pub source: &'static str,
    /// Fingerprint of nets and databases.
    pub nets: String,
    /// How deeply was looked.
    pub settings: SettingsInfo,
    /// Name of the match equity table.
    pub met: String,
    /// Plays, those looked at most deeply first, best first among those of the same depth; absent for
    /// cube decisions.
    pub plays: Option<Vec<PlayRow>>,
    /// The cube decision; absent for plays.
    pub cube: Option<CubeAdvice>,
}

impl HintReport {
    /// Serialises a hint for a state, given by an engine at a strength.
    #[must_use]
    pub fn of(state: &MatchState, hint: &Hint, engine: &Engine, strength: &Strength) -> Self {
        let context = CubeContext::of(state, state.on_roll());
        let (plays, cube) = match hint {
            Hint::Plays(rows) => (Some(PlayRow::list(rows, context, engine)), None),
            Hint::Cube(cube) => (None, Some(CubeAdvice::from(cube))),
            Hint::NoCube | Hint::Nothing => (None, None),
        };
        Self {
            version: crate::VERSION,
            position: PositionInfo::of(state),
            source: engine.source(state.board(), context),
            nets: engine.fingerprint().to_string(),
            settings: strength.into(),
            met: engine.met().name().to_owned(),
            plays,
            cube,
        }
    }
}
