//! Positions on the board.

use barpoint_engine::ShownPosition;
use barpoint_rules::notation::{GnubgId, MatchId, Xgid, position_id};
use barpoint_rules::{Board, MatchState, Side, Variation};
use serde::Serialize;
use utoipa::ToSchema;

use super::{
    Both, CrawfordName, CubeOwnerName, DecisionInfo, ResultInfo, SideName, StepGraphInfo,
    VariationName,
};

/// The cube on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct CubeInfo {
    /// Its value: what a pass costs while a double is on offer.
    pub value: u32,
    /// Who may turn it.
    pub owner: CubeOwnerName,
    /// While a double is on offer the value after a take.
    pub offered: Option<u32>,
}

impl CubeInfo {
    fn of(state: &MatchState) -> Self {
        let cube = state.cube();
        Self {
            value: cube.value(),
            owner: cube.owner().into(),
            offered: state.beavers().map(|_| 2 * cube.value()),
        }
    }
}

/// A resignation on offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ResignationInfo {
    /// Who resigns.
    pub side: SideName,
    /// 1 a single game, 2 a gammon, 3 a backgammon.
    pub kind: u8,
}

/// The IDs of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct IdsInfo {
    /// GNU Backgammon's Position ID.
    pub position_id: String,
    /// GNU Backgammon's Match ID.
    pub match_id: String,
    /// Both with a colon between them.
    pub gnubg_id: String,
    /// eXtreme Gammon's ID, with its label.
    pub xgid: String,
}

impl IdsInfo {
    fn of(state: &MatchState) -> Self {
        let gnubg = GnubgId::of(state);
        Self {
            position_id: position_id(state.board()),
            match_id: MatchId::of(state).to_string(),
            gnubg_id: gnubg.to_string(),
            xgid: Xgid::of(state).to_string(),
        }
    }
}

/// A position with the state of its game.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "they are independent facts, each with a name in the interface"
)]
pub struct StateView {
    /// White's checkers by White's own point numbers: 0 = off, 25 = bar.
    pub white: Vec<u8>,
    /// Black's checkers by Black's own point numbers.
    pub black: Vec<u8>,
    /// Whose turn it is.
    pub on_roll: SideName,
    /// The next decision.
    pub decision: DecisionInfo,
    /// The roll to be played, larger die first.
    pub dice: Option<[u8; 2]>,
    /// The cube.
    pub cube: CubeInfo,
    /// Points won so far.
    pub score: Both<u16>,
    /// Points needed to win the match; 0 = money.
    pub length: u16,
    /// Games finished before this one.
    pub games_played: u16,
    /// The Crawford state.
    pub crawford: CrawfordName,
    /// Whether the Jacoby rule is in use (money).
    pub jacoby: bool,
    /// How many beavers may follow a double (money).
    pub beavers: u8,
    /// How often tied opening rolls have turned the cube of this game.
    pub automatic_doubles: u8,
    /// Whether there is a cube.
    pub cube_in_use: bool,
    /// The game played.
    pub variation: VariationName,
    /// A resignation on offer.
    pub resignation: Option<ResignationInfo>,
    /// Whether the player on roll may double now.
    pub may_double: bool,
    /// Whether the player who answers a double may beaver.
    pub may_beaver: bool,
    /// How the game ended.
    pub result: Option<ResultInfo>,
    /// Who has won the match.
    pub match_winner: Option<SideName>,
    /// Pip counts.
    pub pips: Both<u32>,
    /// Effective pip counts of players with all checkers home.
    pub epc: Both<Option<f32>>,
    /// The IDs of the position.
    pub ids: IdsInfo,
    /// All ways to play the roll step by step.
    pub legal: Option<StepGraphInfo>,
}

impl From<&ShownPosition> for StateView {
    fn from(shown: &ShownPosition) -> Self {
        let state = &shown.state;
        let rules = state.rules();
        let checkers = |side| checkers(&state.board_of(side), rules.variation);
        let pips = |side| state.board_of(side).pip_count();
        let score = state.score();
        Self {
            white: checkers(Side::White),
            black: checkers(Side::Black),
            on_roll: state.on_roll().into(),
            decision: state.decision().into(),
            dice: state.roll().map(|roll| [roll.high(), roll.low()]),
            cube: CubeInfo::of(state),
            score: Both {
                white: score.white,
                black: score.black,
            },
            length: state.length(),
            games_played: state.games_played(),
            crawford: state.crawford().into(),
            jacoby: rules.jacoby,
            beavers: rules.beavers,
            automatic_doubles: state.automatic_doubles(),
            cube_in_use: rules.cube,
            variation: rules.variation.into(),
            resignation: state.resignation().map(|(side, kind)| ResignationInfo {
                side: side.into(),
                kind: kind.multiplier(),
            }),
            may_double: state.may_double() && !state.cube_is_dead_for(state.on_roll()),
            may_beaver: state.may_beaver(),
            result: state.game_result().map(|result| ResultInfo {
                winner: result.winner.into(),
                points: result.points,
                kind: result.kind.multiplier(),
                how: result.end.into(),
            }),
            match_winner: state.match_winner().map(Into::into),
            pips: Both {
                white: pips(Side::White),
                black: pips(Side::Black),
            },
            epc: Both {
                white: shown.effective_pips.white,
                black: shown.effective_pips.black,
            },
            ids: IdsInfo::of(state),
            legal: shown.legal.as_ref().map(StepGraphInfo::from),
        }
    }
}

/// A side's checkers; those not on the board are off.
fn checkers(own: &Board, variation: Variation) -> Vec<u8> {
    let mut counts = own.on_roll().to_vec();
    let elsewhere: u8 = counts[1..].iter().sum();
    counts[0] = variation.checkers().saturating_sub(elsewhere);
    counts
}
