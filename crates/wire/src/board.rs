//! Positions as a board shows them and an editor sets them up.

use barpoint_engine::Endings;
use barpoint_rules::notation::{GnubgId, MatchId, Xgid, position_id};
use barpoint_rules::{
    Board, BoardError, Crawford, Cube, CubeOwner, Decision, GameEnd, MatchRules, MatchState,
    Pending, Play, PointLimit, Roll, Setup, SetupError, Side, Snapshot, Step, StepGraph, Variation,
    WinKind,
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SideName {
    /// The player first named.
    White,
    /// The other.
    Black,
}

impl From<Side> for SideName {
    fn from(side: Side) -> Self {
        match side {
            Side::White => Self::White,
            Side::Black => Self::Black,
        }
    }
}

impl From<SideName> for Side {
    fn from(side: SideName) -> Self {
        match side {
            SideName::White => Self::White,
            SideName::Black => Self::Black,
        }
    }
}

/// The game played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum VariationName {
    /// Backgammon.
    #[default]
    Standard,
    /// Nackgammon.
    Nackgammon,
    /// Hypergammon with one checker a side.
    Hypergammon1,
    /// Hypergammon with two checkers a side.
    Hypergammon2,
    /// Hypergammon with three checkers a side.
    Hypergammon3,
}

impl From<Variation> for VariationName {
    fn from(variation: Variation) -> Self {
        match variation {
            Variation::Standard => Self::Standard,
            Variation::Nackgammon => Self::Nackgammon,
            Variation::Hypergammon1 => Self::Hypergammon1,
            Variation::Hypergammon2 => Self::Hypergammon2,
            Variation::Hypergammon3 => Self::Hypergammon3,
        }
    }
}

impl From<VariationName> for Variation {
    fn from(name: VariationName) -> Self {
        match name {
            VariationName::Standard => Self::Standard,
            VariationName::Nackgammon => Self::Nackgammon,
            VariationName::Hypergammon1 => Self::Hypergammon1,
            VariationName::Hypergammon2 => Self::Hypergammon2,
            VariationName::Hypergammon3 => Self::Hypergammon3,
        }
    }
}

/// One value for each player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Both<T> {
    /// The player first named.
    pub white: T,
    /// The other.
    pub black: T,
}

/// One checker moved by one die, in the mover's point numbers: 25 = bar, 0 = off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct StepInfo {
    /// Where it leaves.
    pub from: u8,
    /// Where it lands.
    pub to: u8,
    /// Whether it hits a blot there.
    #[serde(default)]
    pub hit: bool,
}

impl StepInfo {
    /// The steps of a play.
    #[must_use]
    pub fn of(play: &Play) -> Vec<Self> {
        play.steps().iter().map(|&step| step.into()).collect()
    }

    /// The play of these steps; `None` if one is no step or there are too many.
    #[must_use]
    pub fn play(steps: &[Self]) -> Option<Play> {
        let point = |number| barpoint_rules::Point::new(number);
        let steps: Option<Vec<Step>> = steps
            .iter()
            .map(|step| {
                Some(Step {
                    from: point(step.from)?,
                    to: point(step.to)?,
                    hit: step.hit,
                })
            })
            .collect();
        Play::from_steps(&steps?)
    }
}

impl From<Step> for StepInfo {
    fn from(step: Step) -> Self {
        Self {
            from: step.from.number(),
            to: step.to.number(),
            hit: step.hit,
        }
    }
}

/// A step that can be made next, and the node it leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct NextStepInfo {
    /// Where the checker leaves.
    pub from: u8,
    /// Where it lands.
    pub to: u8,
    /// The die it is moved with.
    pub die: u8,
    /// Whether it hits a blot there.
    pub hit: bool,
    /// Index of the node after it.
    pub next: usize,
}

/// A turn partly played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct StepNodeInfo {
    /// What can be moved next.
    pub steps: Vec<NextStepInfo>,
    /// Whether the play is whole.
    pub complete: bool,
}

/// All ways to play a roll step by step; node 0 is the turn before its first step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct StepGraphInfo {
    /// The nodes.
    pub nodes: Vec<StepNodeInfo>,
}

impl From<&StepGraph> for StepGraphInfo {
    fn from(graph: &StepGraph) -> Self {
        let nodes = graph.nodes().iter().map(|node| {
            let steps = node.steps.iter().map(|next| NextStepInfo {
                from: next.step.from.number(),
                to: next.step.to.number(),
                die: next.die,
                hit: next.step.hit,
                next: next.next,
            });
            StepNodeInfo {
                steps: steps.collect(),
                complete: node.complete,
            }
        });
        Self {
            nodes: nodes.collect(),
        }
    }
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct DecisionInfo {
    /// Kind of decision.
    pub kind: DecisionKind,
    /// Whose it is; `null` where it is nobody's.
    pub side: Option<SideName>,
}

/// A kind of decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DecisionKind {
    /// The dice for the first move.
    OpeningRoll,
    /// Roll or double.
    Turn,
    /// Move.
    Play,
    /// Take, pass or beaver.
    AnswerDouble,
    /// Accept or decline a resignation.
    AnswerResignation,
    /// Begin the next game.
    NextGame,
    /// The match is over.
    Nothing,
}

impl From<Decision> for DecisionInfo {
    fn from(decision: Decision) -> Self {
        let kind = match decision {
            Decision::OpeningRoll => DecisionKind::OpeningRoll,
            Decision::Turn(_) => DecisionKind::Turn,
            Decision::Play(..) => DecisionKind::Play,
            Decision::AnswerDouble(_) => DecisionKind::AnswerDouble,
            Decision::AnswerResignation(..) => DecisionKind::AnswerResignation,
            Decision::NextGame => DecisionKind::NextGame,
            Decision::Nothing => DecisionKind::Nothing,
        };
        Self {
            kind,
            side: decision.side().map(Into::into),
        }
    }
}

/// Who may turn the cube.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum CubeOwnerName {
    /// Both.
    #[default]
    Centred,
    /// The player first named.
    White,
    /// The other.
    Black,
}

impl From<CubeOwner> for CubeOwnerName {
    fn from(owner: CubeOwner) -> Self {
        match owner {
            CubeOwner::Centred => Self::Centred,
            CubeOwner::Owned(Side::White) => Self::White,
            CubeOwner::Owned(Side::Black) => Self::Black,
        }
    }
}

impl From<CubeOwnerName> for CubeOwner {
    fn from(name: CubeOwnerName) -> Self {
        match name {
            CubeOwnerName::Centred => Self::Centred,
            CubeOwnerName::White => Self::Owned(Side::White),
            CubeOwnerName::Black => Self::Owned(Side::Black),
        }
    }
}

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

/// The Crawford state of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum CrawfordName {
    /// The Crawford game is still to come (also money play).
    Pre,
    /// This is the Crawford game.
    Now,
    /// After the Crawford game.
    Post,
}

impl From<Crawford> for CrawfordName {
    fn from(crawford: Crawford) -> Self {
        match crawford {
            Crawford::Pre => Self::Pre,
            Crawford::Now => Self::Now,
            Crawford::Post => Self::Post,
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

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ResultInfo {
    /// Who won.
    pub winner: SideName,
    /// Points won.
    pub points: u32,
    /// 1 a single game, 2 a gammon, 3 a backgammon.
    pub kind: u8,
    /// What ended it.
    pub how: EndName,
}

/// What ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum EndName {
    /// The winner bore off the last checker.
    BorneOff,
    /// The loser passed a double.
    Passed,
    /// The loser resigned.
    Resigned,
}

impl From<GameEnd> for EndName {
    fn from(end: GameEnd) -> Self {
        match end {
            GameEnd::BearOff => Self::BorneOff,
            GameEnd::Pass => Self::Passed,
            GameEnd::Resignation => Self::Resigned,
        }
    }
}

/// What a position is called by.
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

/// A position with everything around it.
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
    /// What the game waits for.
    pub decision: DecisionInfo,
    /// The dice to be moved, larger first.
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
    /// What the position is called by.
    pub ids: IdsInfo,
    /// How the dice can be moved.
    pub legal: Option<StepGraphInfo>,
}

impl StateView {
    /// What a board shows of a state.
    #[must_use]
    pub fn of(state: &MatchState, endings: &Endings) -> Self {
        let rules = state.rules();
        let checkers = |side| checkers(&state.board_of(side), rules.variation);
        let pips = |side| state.board_of(side).pip_count();
        let epc = endings.effective_pips(state);
        let score = state.score();
        let graph = |roll| StepGraph::of(state.board(), roll, rules.point_limit);
        let cube = state.cube();
        Self {
            white: checkers(Side::White),
            black: checkers(Side::Black),
            on_roll: state.on_roll().into(),
            decision: state.decision().into(),
            dice: state.roll().map(|roll| [roll.high(), roll.low()]),
            cube: CubeInfo {
                value: cube.value(),
                owner: cube.owner().into(),
                offered: state.beavers().map(|_| 2 * cube.value()),
            },
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
                white: epc.white,
                black: epc.black,
            },
            ids: ids(state),
            legal: state.roll().map(|roll| (&graph(roll)).into()),
        }
    }
}

fn ids(state: &MatchState) -> IdsInfo {
    let gnubg = GnubgId::of(state);
    IdsInfo {
        position_id: position_id(state.board()),
        match_id: MatchId::of(state).to_string(),
        gnubg_id: gnubg.to_string(),
        xgid: Xgid::of(state).to_string(),
    }
}

/// A side's checkers; those off are the ones the game is played with and that are nowhere else.
pub(crate) fn checkers(own: &Board, variation: Variation) -> Vec<u8> {
    let mut counts = own.on_roll().to_vec();
    let elsewhere: u8 = counts[1..].iter().sum();
    counts[0] = variation.checkers().saturating_sub(elsewhere);
    counts
}

/// A position named by an ID.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct PositionRef {
    /// Any ID, or a text that contains one.
    pub id: String,
    /// The game played, which IDs do not say.
    #[serde(default)]
    pub variation: VariationName,
    /// Dice that replace those of the ID.
    #[serde(default)]
    pub dice: Option<[u8; 2]>,
}

/// A position set up by hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct PositionEdit {
    /// White's checkers by White's own point numbers: 25 = bar; what index 0 says is not read.
    pub white: Vec<u8>,
    /// Black's.
    pub black: Vec<u8>,
    /// Whose turn it is.
    pub on_roll: SideName,
    /// The dice to be moved.
    #[serde(default)]
    pub dice: Option<[u8; 2]>,
    /// Value of the cube.
    pub cube_value: u32,
    /// Who may turn it.
    #[serde(default)]
    pub cube_owner: CubeOwnerName,
    /// Whether the player on roll has doubled.
    #[serde(default)]
    pub offered: bool,
    /// Points won so far.
    pub score: Both<u16>,
    /// Points needed to win the match; 0 = money.
    pub length: u16,
    /// Whether this is the Crawford game.
    #[serde(default)]
    pub crawford: bool,
    /// Whether the Jacoby rule is in use (money).
    #[serde(default)]
    pub jacoby: bool,
    /// How many beavers may follow a double (money).
    #[serde(default)]
    pub beavers: u8,
    /// The game played.
    #[serde(default)]
    pub variation: VariationName,
}

/// Why a position set up by hand cannot be.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EditError {
    /// A list of checkers of another length.
    #[error("expected 26 numbers of checkers for {side}, found {found}")]
    Places {
        /// Whose.
        side: &'static str,
        /// How many there are.
        found: usize,
    },
    /// A die that is none.
    #[error("expected dice from 1 to 6, found {0} and {1}")]
    Dice(u8, u8),
    /// Both dice and a double on offer.
    #[error("expected either dice or a double on offer, found both")]
    DiceAndDouble,
    /// Too long a match.
    #[error("expected a match to at most {most} points, found {found}", most = barpoint_engine::position::MAX_LENGTH)]
    Length {
        /// Its length.
        found: u16,
    },
    /// The checkers make no board.
    #[error(transparent)]
    Board(#[from] BoardError),
    /// The position makes no game.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

impl PositionEdit {
    /// The state described.
    ///
    /// # Errors
    /// If there is none.
    pub fn state(&self) -> Result<MatchState, EditError> {
        if self.length > barpoint_engine::position::MAX_LENGTH {
            let found = self.length;
            return Err(EditError::Length { found });
        }
        let white = places("White", &self.white)?;
        let black = places("Black", &self.black)?;
        let on_roll: Side = self.on_roll.into();
        let (own, theirs) = match on_roll {
            Side::White => (white, black),
            Side::Black => (black, white),
        };
        let board = Board::try_from(Setup {
            on_roll: own,
            opponent: theirs,
        })?;
        let pending = match (self.dice, self.offered) {
            (Some(_), true) => return Err(EditError::DiceAndDouble),
            (Some([a, b]), false) => Pending::Move(Roll::new(a, b).ok_or(EditError::Dice(a, b))?),
            (None, true) => Pending::Answer { beavers: 0 },
            (None, false) => Pending::Turn,
        };
        let cube = Cube::new(self.cube_value, self.cube_owner.into()).map_err(SetupError::from)?;
        let snapshot = Snapshot {
            length: self.length,
            rules: MatchRules {
                variation: self.variation.into(),
                jacoby: self.jacoby,
                beavers: self.beavers,
                point_limit: PointLimit::Unlimited,
                ..MatchRules::default()
            },
            score: barpoint_rules::BySide::new(self.score.white, self.score.black),
            crawford_game: self.crawford,
            on_roll,
            board,
            cube,
            pending,
            resignation: None,
        };
        Ok(MatchState::from_snapshot(&snapshot)?)
    }
}

fn places(side: &'static str, counts: &[u8]) -> Result<[u8; 26], EditError> {
    let found = counts.len();
    counts
        .try_into()
        .map_err(|_| EditError::Places { side, found })
}

/// The kind of a win with this multiplier.
pub(crate) fn win_kind(multiplier: u8) -> Option<WinKind> {
    WinKind::from_multiplier(multiplier)
}
