//! Games being played: what is agreed, what is done, what is shown.

use barpoint_engine::table::{Dice, Seat, Table, TableSetup, ToAct};
use barpoint_engine::{Endings, LevelError, Strength, position};
use barpoint_rules::notation::display_play;
use barpoint_rules::{Action, BySide, MatchRules, MatchState, Roll, Side};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::board::win_kind;
use crate::{Both, MarkName, PositionRef, SideName, StateView, StepInfo, VariationName};

/// Who plays a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum SeatInfo {
    /// A person.
    Human {
        /// What the player is called.
        name: String,
    },
    /// The program.
    Program {
        /// Its level: a preset's name.
        level: String,
    },
}

/// Where dice come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DiceName {
    /// The program throws them.
    #[default]
    Program,
    /// Somebody enters them.
    ByHand,
}

/// When the tutor speaks up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct TutorInfo {
    /// The mildest error it warns of.
    pub threshold: MarkName,
    /// The level it judges at.
    pub level: String,
}

/// Time to think.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ClockInfo {
    /// Minutes of each player for the whole match.
    pub minutes: u16,
    /// Seconds of each turn that do not count.
    pub delay_seconds: u16,
}

/// What is agreed before play begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "they are independent rules, each with a name in the interface"
)]
pub struct NewGame {
    /// Points needed to win; 0 = money.
    pub length: u16,
    /// The game played.
    #[serde(default)]
    pub variation: VariationName,
    /// The Jacoby rule (money).
    #[serde(default = "yes")]
    pub jacoby: bool,
    /// The Crawford rule (matches).
    #[serde(default = "yes")]
    pub crawford: bool,
    /// How many beavers may follow a double (money).
    #[serde(default)]
    pub beavers: u8,
    /// How many tied opening rolls turn the cube (money).
    #[serde(default)]
    pub automatic_doubles: u8,
    /// Whether there is a cube.
    #[serde(default = "yes")]
    pub cube: bool,
    /// Who plays.
    pub players: Both<SeatInfo>,
    /// Where dice come from.
    #[serde(default)]
    pub dice: DiceName,
    /// Where the sequence of the program's dice begins; drawn if not given.
    #[serde(default)]
    pub seed: Option<u64>,
    /// The tutor, if one is wanted.
    #[serde(default)]
    pub tutor: Option<TutorInfo>,
    /// The clock, if one is wanted.
    #[serde(default)]
    pub clock: Option<ClockInfo>,
    /// The position to begin with, if not the starting position.
    #[serde(default)]
    pub start: Option<PositionRef>,
    /// Whether the tutor's evaluation bar is shown while playing.
    #[serde(default)]
    pub evaluation_bar: bool,
}

const fn yes() -> bool {
    true
}

/// Why no game can be begun so.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NewGameError {
    /// Too long a match.
    #[error("expected a match to at most {most} points, found {found}", most = position::MAX_LENGTH)]
    Length {
        /// Its length.
        found: u16,
    },
    /// No such level.
    #[error(transparent)]
    Level(#[from] LevelError),
    /// No name, or too long a name.
    #[error("expected a name of 1 to 60 characters, found {found} characters")]
    Name {
        /// How long it is.
        found: usize,
    },
    /// No position to begin with.
    #[error(transparent)]
    Position(#[from] position::PositionError),
    /// Dice that are none.
    #[error("expected dice from 1 to 6, found {0} and {1}")]
    Dice(u8, u8),
    /// The dice cannot be set.
    #[error(transparent)]
    Setup(#[from] barpoint_rules::SetupError),
}

impl PositionRef {
    /// The state named; money rules are those of `rules` where the ID does not say.
    ///
    /// # Errors
    /// If there is none.
    pub fn state(&self, rules: MatchRules) -> Result<MatchState, NewGameError> {
        let rules = MatchRules {
            variation: self.variation.into(),
            ..rules
        };
        let mut state = position::state_of_text(&self.id, rules)?;
        if let Some([a, b]) = self.dice {
            state.set_roll(Roll::new(a, b).ok_or(NewGameError::Dice(a, b))?)?;
        }
        Ok(state)
    }
}

impl NewGame {
    /// The table described; `seed` is used where none is given.
    ///
    /// # Errors
    /// If something in it cannot be.
    pub fn setup(&self, seed: u64) -> Result<TableSetup, NewGameError> {
        if self.length > position::MAX_LENGTH {
            let found = self.length;
            return Err(NewGameError::Length { found });
        }
        let rules = MatchRules {
            variation: self.variation.into(),
            jacoby: self.jacoby,
            crawford: self.crawford,
            beavers: self.beavers,
            automatic_doubles: self.automatic_doubles,
            cube: self.cube,
            ..MatchRules::default()
        };
        if let Some(tutor) = &self.tutor {
            tutor.tutor()?;
        }
        let start = self.start.as_ref().map(|start| start.state(rules));
        Ok(TableSetup {
            length: self.length,
            rules,
            seats: BySide::new(seat(&self.players.white)?, seat(&self.players.black)?),
            dice: match self.dice {
                DiceName::Program => Dice::Program {
                    seed: self.seed.unwrap_or(seed),
                },
                DiceName::ByHand => Dice::ByHand,
            },
            start: start.transpose()?,
        })
    }
}

fn seat(info: &SeatInfo) -> Result<Seat, NewGameError> {
    match info {
        SeatInfo::Human { name } => match name.trim().chars().count() {
            1..=60 => Ok(Seat::Human(name.trim().to_owned())),
            found => Err(NewGameError::Name { found }),
        },
        SeatInfo::Program { level: name } => Ok(Seat::Program(Box::new(Strength::named(name)?))),
    }
}

/// Something done at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum TableAction {
    /// Throw: for the first move, or to move. Dice are given where they are entered by hand.
    Roll {
        /// The dice; for the first move White's, then Black's.
        #[serde(default)]
        dice: Option<[u8; 2]>,
    },
    /// Move; no steps where none can be made.
    Play {
        /// The steps, in order.
        steps: Vec<StepInfo>,
    },
    /// Double.
    Double,
    /// Take.
    Take,
    /// Pass.
    Pass,
    /// Take and turn the cube once more.
    Beaver,
    /// Offer to resign.
    Resign {
        /// Who.
        side: SideName,
        /// 1 a single game, 2 a gammon, 3 a backgammon.
        value: u8,
    },
    /// Accept a resignation.
    Accept,
    /// Decline a resignation.
    Decline,
    /// Begin the next game.
    NextGame,
}

/// Why something done is nonsense, whatever the rules say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TableActionError {
    /// Steps that are none.
    #[error("expected up to four steps between 25 (bar) and 0 (off), found others")]
    Steps,
    /// No such resignation.
    #[error("expected 1, 2 or 3 as value of a resignation, found {0}")]
    Resignation(u8),
}

impl TableAction {
    /// The action; `None` for a throw, whose dice the table knows.
    ///
    /// # Errors
    /// If it is nonsense.
    pub fn action(&self) -> Result<Option<Action>, TableActionError> {
        Ok(Some(match self {
            Self::Roll { .. } => return Ok(None),
            Self::Play { steps } => {
                Action::Play(StepInfo::play(steps).ok_or(TableActionError::Steps)?)
            }
            Self::Double => Action::Double,
            Self::Take => Action::Take,
            Self::Pass => Action::Pass,
            Self::Beaver => Action::Beaver,
            Self::Resign { side, value } => Action::Resign {
                side: (*side).into(),
                kind: win_kind(*value).ok_or(TableActionError::Resignation(*value))?,
            },
            Self::Accept => Action::AcceptResignation,
            Self::Decline => Action::DeclineResignation,
            Self::NextGame => Action::NextGame,
        }))
    }
}

/// Something done, with the revision of the game it was done in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ActionRequest {
    /// [`GameView::revision`] as last seen.
    pub revision: u64,
    /// What is done.
    pub action: TableAction,
}

/// Asks the program to act, or to take a turn back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct RevisionRequest {
    /// [`GameView::revision`] as last seen.
    pub revision: u64,
}

/// A kind of event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum EventKind {
    /// Both threw for the first move.
    OpeningRoll,
    /// A side begins without an opening roll.
    Begin,
    /// The player threw.
    Roll,
    /// The player moved.
    Play,
    /// The player doubled.
    Double,
    /// The player took.
    Take,
    /// The player passed.
    Pass,
    /// The player beavered.
    Beaver,
    /// The player offered to resign.
    Resign,
    /// The player accepted a resignation.
    Accept,
    /// The player declined a resignation.
    Decline,
    /// The next game began.
    NextGame,
}

/// Something that happened at a table; also how it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct GameEvent {
    /// Who did it.
    pub side: Option<SideName>,
    /// What was done.
    pub kind: EventKind,
    /// The dice; of an opening roll White's, then Black's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<[u8; 2]>,
    /// The play in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub play: Option<String>,
    /// Its steps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub steps: Option<Vec<StepInfo>>,
    /// The cube after a double is taken, or the kind of a resignation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<u32>,
}

impl GameEvent {
    /// What an action done in a state is.
    #[must_use]
    pub fn of(before: &MatchState, action: Action) -> Self {
        let plain = |kind| Self {
            side: before.decision().side().map(Into::into),
            kind,
            dice: None,
            play: None,
            steps: None,
            value: None,
        };
        match action {
            Action::OpeningRoll { white, black } => Self {
                dice: Some([white, black]),
                ..plain(EventKind::OpeningRoll)
            },
            Action::Begin(side) => Self {
                side: Some(side.into()),
                ..plain(EventKind::Begin)
            },
            Action::Roll(roll) => Self {
                dice: Some([roll.high(), roll.low()]),
                ..plain(EventKind::Roll)
            },
            Action::Play(play) => Self {
                dice: before.roll().map(|roll| [roll.high(), roll.low()]),
                play: Some(display_play(&play)),
                steps: Some(StepInfo::of(&play)),
                ..plain(EventKind::Play)
            },
            Action::Double => Self {
                value: Some(2 * before.cube().value()),
                ..plain(EventKind::Double)
            },
            Action::Take => plain(EventKind::Take),
            Action::Pass => plain(EventKind::Pass),
            Action::Beaver => Self {
                value: Some(4 * before.cube().value()),
                ..plain(EventKind::Beaver)
            },
            Action::Resign { side, kind } => Self {
                side: Some(side.into()),
                value: Some(kind.multiplier().into()),
                ..plain(EventKind::Resign)
            },
            Action::AcceptResignation => plain(EventKind::Accept),
            Action::DeclineResignation => plain(EventKind::Decline),
            Action::NextGame => plain(EventKind::NextGame),
        }
    }

    /// The action again; `None` if something is missing or nonsense.
    #[must_use]
    pub fn action(&self) -> Option<Action> {
        Some(match self.kind {
            EventKind::OpeningRoll => {
                let [white, black] = self.dice?;
                Action::OpeningRoll { white, black }
            }
            EventKind::Begin => Action::Begin(self.side?.into()),
            EventKind::Roll => {
                let [a, b] = self.dice?;
                Action::Roll(Roll::new(a, b)?)
            }
            EventKind::Play => Action::Play(StepInfo::play(self.steps.as_ref()?)?),
            EventKind::Double => Action::Double,
            EventKind::Take => Action::Take,
            EventKind::Pass => Action::Pass,
            EventKind::Beaver => Action::Beaver,
            EventKind::Resign => Action::Resign {
                side: self.side?.into(),
                kind: win_kind(u8::try_from(self.value?).ok()?)?,
            },
            EventKind::Accept => Action::AcceptResignation,
            EventKind::Decline => Action::DeclineResignation,
            EventKind::NextGame => Action::NextGame,
        })
    }
}

/// A game as it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptGame {
    /// Version of this form.
    pub version: u32,
    /// What was agreed, the seed filled in.
    pub setup: NewGame,
    /// Everything that has happened.
    pub events: Vec<GameEvent>,
    /// When it was begun, in seconds since 1970.
    pub created: u64,
    /// When something last happened.
    pub changed: u64,
    /// How often it has changed.
    pub revision: u64,
}

/// Whose turn it is to do something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ToActName {
    /// A person: to decide, throw, or enter dice.
    Human,
    /// The program.
    Program,
    /// Nobody.
    Nobody,
}

/// A finished or running game of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct GameScore {
    /// From 1.
    pub number: usize,
    /// Who won it.
    pub winner: Option<SideName>,
    /// Points won.
    pub points: u32,
}

/// A game being played.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct GameView {
    /// Its name in the interface.
    pub id: String,
    /// How often it has changed.
    pub revision: u64,
    /// What was agreed.
    pub setup: NewGame,
    /// Where it stands.
    pub state: StateView,
    /// Whose turn it is.
    pub to_act: ToActName,
    /// Whether the player on roll wants dice entered.
    pub wants_dice: bool,
    /// Whether a turn can be taken back.
    pub can_take_back: bool,
    /// Whether the turn can be left to the program: all checkers of both sides are home.
    pub can_bear_off_alone: bool,
    /// What has happened in the game being played.
    pub events: Vec<GameEvent>,
    /// All games so far.
    pub games: Vec<GameScore>,
    /// When it was begun, in seconds since 1970.
    pub created: u64,
    /// When something last happened.
    pub changed: u64,
    /// What the request did.
    pub event: Option<GameEvent>,
}

impl GameView {
    /// A table as it stands.
    #[must_use]
    pub fn of(id: &str, kept: &KeptGame, table: &Table, endings: &Endings) -> Self {
        let mut games = Vec::new();
        let mut events = Vec::new();
        let mut score = GameScore {
            number: 1,
            winner: None,
            points: 0,
        };
        for (before, action) in table.history() {
            if action == Action::NextGame {
                let result = before.game_result();
                games.push(GameScore {
                    winner: result.map(|result| result.winner.into()),
                    points: result.map_or(0, |result| result.points),
                    ..score
                });
                score.number += 1;
                events.clear();
                continue;
            }
            events.push(GameEvent::of(&before, action));
        }
        if let Some(result) = table.state().game_result() {
            score.winner = Some(result.winner.into());
            score.points = result.points;
        }
        games.push(score);
        Self {
            id: id.to_owned(),
            revision: kept.revision,
            setup: kept.setup.clone(),
            state: StateView::of(table.state(), endings),
            to_act: match table.to_act() {
                ToAct::Human => ToActName::Human,
                ToAct::Program => ToActName::Program,
                ToAct::Nobody => ToActName::Nobody,
            },
            wants_dice: table.wants_dice(),
            can_take_back: table.can_take_back(),
            can_bear_off_alone: table.can_bear_off_alone(),
            events,
            games,
            created: kept.created,
            changed: kept.changed,
            event: None,
        }
    }

    /// The same with what the request did.
    #[must_use]
    pub fn after(mut self, event: Option<GameEvent>) -> Self {
        self.event = event;
        self
    }
}

/// A game in the list of games.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct GameRow {
    /// Its name in the interface.
    pub id: String,
    /// Who plays what.
    pub title: String,
    /// The score.
    pub score: Both<u16>,
    /// Points needed to win; 0 = money.
    pub length: u16,
    /// When something last happened, in seconds since 1970.
    pub changed: u64,
    /// Whether the match is over.
    pub finished: bool,
    /// The XGID of the position.
    pub xgid: String,
}

impl GameRow {
    /// A table in the list.
    #[must_use]
    pub fn of(id: &str, kept: &KeptGame, table: &Table) -> Self {
        let setup = table.setup();
        let name = |side: Side| setup.seats[side].name();
        let length = table.state().length();
        let what = match length {
            0 => "money".to_owned(),
            1 => "1 point".to_owned(),
            points => format!("{points} points"),
        };
        let score = table.state().score();
        Self {
            id: id.to_owned(),
            title: format!("{} – {}, {what}", name(Side::White), name(Side::Black)),
            score: Both {
                white: score.white,
                black: score.black,
            },
            length,
            changed: kept.changed,
            finished: table.to_act() == ToAct::Nobody,
            xgid: barpoint_rules::notation::Xgid::of(table.state()).to_string(),
        }
    }
}
