//! Games as a board shows and lists them.

use barpoint_app::games::Game;
use barpoint_app::phrase::game_title;
use barpoint_engine::ShownPosition;
use barpoint_engine::table::{Course, GameOutcome, ToAct};
use barpoint_rules::notation::Xgid;
use serde::Serialize;
use utoipa::ToSchema;

use super::{GameEvent, NewGame};
use crate::{Both, Phrase, SideName, StateView};

/// Who is to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ToActName {
    /// A person: to decide, roll, or enter dice.
    Human,
    /// The program.
    Program,
    /// Neither: the match is over.
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
#[expect(
    clippy::struct_excessive_bools,
    reason = "they are independent facts, each with a name in the interface"
)]
pub struct GameView {
    /// Its ID.
    pub id: String,
    /// How often it has changed.
    pub revision: u64,
    /// What was agreed.
    pub setup: NewGame,
    /// Its state.
    pub state: StateView,
    /// Whose turn it is.
    pub to_act: ToActName,
    /// Whether it was ended before its end.
    pub ended: bool,
    /// Whether its dice can be checked now: the program has committed itself to them, and nothing more can happen.
    pub can_check_dice: bool,
    /// Whether the dice of the player on roll are to be entered.
    pub wants_dice: bool,
    /// Whether a turn can be taken back.
    pub can_take_back: bool,
    /// Whether the turn can be left to the program: all checkers of both sides are home.
    pub can_bear_off_alone: bool,
    /// The events of the current game.
    pub events: Vec<GameEvent>,
    /// All games so far.
    pub games: Vec<GameScore>,
    /// When it was started, in seconds since 1970.
    pub created: u64,
    /// When it was last changed.
    pub changed: u64,
    /// The event that the request caused.
    pub event: Option<GameEvent>,
}

impl From<ToAct> for ToActName {
    fn from(to_act: ToAct) -> Self {
        match to_act {
            ToAct::Human => Self::Human,
            ToAct::Program => Self::Program,
            ToAct::Nobody => Self::Nobody,
        }
    }
}

impl From<&GameOutcome> for GameScore {
    fn from(game: &GameOutcome) -> Self {
        Self {
            number: game.number,
            winner: game.result.map(|result| result.winner.into()),
            points: game.result.map_or(0, |result| result.points),
        }
    }
}

impl GameView {
    /// A table in its current state.
    #[must_use]
    pub fn of((id, setup): (&str, &NewGame), game: &Game, shown: &ShownPosition) -> Self {
        let (table, stamp) = (game.table(), game.stamp());
        let over = game.is_over();
        let Course { games, actions } = table.course();
        let events = actions.iter();
        Self {
            id: id.to_owned(),
            revision: stamp.revision,
            setup: setup.clone(),
            state: shown.into(),
            to_act: if over {
                ToActName::Nobody
            } else {
                table.to_act().into()
            },
            ended: game.is_ended(),
            can_check_dice: over && setup.commits(),
            wants_dice: !over && table.wants_dice(),
            can_take_back: !game.is_ended() && table.can_take_back(),
            can_bear_off_alone: !over && table.can_bear_off_alone(),
            events: events
                .map(|(before, action)| GameEvent::of(before, *action))
                .collect(),
            games: games.iter().map(GameScore::from).collect(),
            created: stamp.created,
            changed: stamp.changed,
            event: None,
        }
    }

    /// The same with the event that the request caused.
    #[must_use]
    pub fn after(mut self, event: Option<GameEvent>) -> Self {
        self.event = event;
        self
    }
}

/// A game in the list of games.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct GameRow {
    /// Its ID.
    pub id: String,
    /// The players.
    pub title: String,
    /// The title as a code with arguments.
    pub title_phrase: Phrase,
    /// The score.
    pub score: Both<u16>,
    /// Points needed to win; 0 = money.
    pub length: u16,
    /// When it was last changed, in seconds since 1970.
    pub changed: u64,
    /// Whether the match is over.
    pub finished: bool,
    /// The XGID of the position.
    pub xgid: String,
}

impl GameRow {
    /// A table in the list.
    #[must_use]
    pub fn of(id: &str, game: &Game) -> Self {
        let (table, stamp) = (game.table(), game.stamp());
        let state = table.state();
        let score = state.score();
        Self {
            id: id.to_owned(),
            title: table.title(),
            title_phrase: game_title(table).into(),
            score: Both {
                white: score.white,
                black: score.black,
            },
            length: state.length(),
            changed: stamp.changed,
            finished: game.is_over(),
            xgid: Xgid::of(state).to_string(),
        }
    }
}
