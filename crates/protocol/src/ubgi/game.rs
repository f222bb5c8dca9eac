//! The game that is asked about.

use barpoint_engine::position::named;
use barpoint_rules::notation::parse_position_id;
use barpoint_rules::{
    BySide, Cube, CubeOwner, MatchRules, MatchState, Pending, Roll, Side, Snapshot, WinKind,
};

use super::command::{Change, Id, Offer, Rule};
use super::fault::Fault;
use super::keys::Order;

/// A game as it has been described so far. It is checked as a whole when something is asked.
#[derive(Clone, Copy, Debug)]
pub(super) struct Game {
    rules: MatchRules,
    length: u16,
    score: [u16; 2],
    /// Whether it is the Crawford game; if not said, it is as soon as it can be.
    crawford: Option<bool>,
    /// Everything else.
    at: Snapshot,
}

impl Default for Game {
    fn default() -> Self {
        let mut game = Self::of(&MatchState::new(0, MatchRules::default()));
        game.begin();
        game
    }
}

fn side(player: usize) -> Side {
    Side::BOTH[player % 2]
}

impl Game {
    fn of(state: &MatchState) -> Self {
        let rules = *state.rules();
        let fresh = || Snapshot {
            length: state.length(),
            rules,
            score: state.score(),
            crawford_game: false,
            on_roll: Side::White,
            board: rules.starting_board(),
            cube: Cube::default(),
            pending: Pending::Turn,
            resignation: None,
        };
        let at = state.snapshot().unwrap_or_else(fresh);
        Self {
            rules,
            length: state.length(),
            score: [state.score()[Side::White], state.score()[Side::Black]],
            crawford: Some(at.crawford_game),
            at,
        }
    }

    /// The rules that keys set.
    pub(super) fn obey(&mut self, rules: MatchRules) {
        let other = self.rules.variation != rules.variation;
        self.rules = MatchRules {
            crawford: self.rules.crawford,
            ..rules
        };
        if other {
            self.begin();
        }
    }

    /// A new game at the same score.
    pub(super) fn begin(&mut self) {
        self.at = Snapshot {
            on_roll: Side::White,
            board: self.rules.starting_board(),
            cube: Cube::default(),
            pending: Pending::Turn,
            resignation: None,
            ..self.at
        };
    }

    pub(super) fn change(&mut self, change: Change, order: Order) -> Result<(), Fault> {
        match change {
            Change::Session { length, rules } => self.session(length, &rules),
            Change::Score(points, crawford) => {
                let (length, most) = (self.length, points[0].max(points[1]));
                if length > 0 && most >= length {
                    return Err(Fault::value(format_args!(
                        "expected scores below the match length of {length}, found {most}"
                    )));
                }
                self.score = points;
                self.crawford = crawford;
            }
            Change::Cube(value, owner) => {
                let owner =
                    owner.map_or(CubeOwner::Centred, |player| CubeOwner::Owned(side(player)));
                self.at.cube = Cube::new(value, owner).map_err(Fault::value)?;
            }
            Change::Turn(player) => self.at.on_roll = side(player),
            Change::Position(id, text) => self.position(id, &text, order)?,
            Change::Dice(None) => self.at.pending = Pending::Turn,
            Change::Dice(Some([a, b])) => {
                let roll = Roll::new(a, b).ok_or_else(|| {
                    Fault::argument(format_args!("expected dice from 1 to 6, found {a} {b}"))
                })?;
                self.at.pending = Pending::Move(roll);
            }
            Change::Offer(offer) => self.offer(offer),
        }
        Ok(())
    }

    fn session(&mut self, length: Option<u16>, rules: &[(Rule, bool)]) {
        self.length = length.unwrap_or(0);
        self.score = [0, 0];
        self.crawford = None;
        for (rule, on) in rules {
            match rule {
                Rule::Jacoby => self.rules.jacoby = *on,
                Rule::Crawford => self.rules.crawford = *on,
                Rule::Beavers => {
                    self.rules.beavers = if *on {
                        MatchRules::default().beavers
                    } else {
                        0
                    };
                }
            }
        }
        self.begin();
    }

    fn position(&mut self, id: Id, text: &str, order: Order) -> Result<(), Fault> {
        if id == Id::Gnubg && !text.contains(':') {
            let board = parse_position_id(text).map_err(Fault::argument)?;
            self.at.board = match order {
                Order::OpponentFirst => board,
                Order::OnRollFirst => board.swapped(),
            };
            self.at.pending = Pending::Turn;
            self.at.resignation = None;
            return Ok(());
        }
        let text = match id {
            Id::Xgid if !text.starts_with("XGID=") => format!("XGID={text}"),
            _ => text.to_owned(),
        };
        let mut state = named(&text, self.rules).map_err(Fault::argument)?.state;
        if id == Id::Gnubg && order == Order::OnRollFirst {
            let (on_roll, board) = (state.on_roll(), state.board().swapped());
            let roll = state.roll();
            state
                .set_position(on_roll, board)
                .map_err(Fault::argument)?;
            if let Some(roll) = roll {
                state.set_roll(roll).map_err(Fault::argument)?;
            }
        }
        *self = Self::of(&state);
        Ok(())
    }

    fn offer(&mut self, offer: Offer) {
        self.at.resignation = None;
        match offer {
            Offer::None => {
                if let Pending::Answer { .. } = self.at.pending {
                    self.at.pending = Pending::Turn;
                }
            }
            Offer::Double => self.at.pending = Pending::Answer { beavers: 0 },
            Offer::Resignation(value) => {
                let kind = WinKind::from_multiplier(value).unwrap_or(WinKind::Single);
                self.at.resignation = Some((self.at.on_roll, kind));
            }
        }
    }

    /// The state described.
    pub(super) fn state(&self) -> Result<MatchState, Fault> {
        let [white, black] = self.score;
        let point_away = |points: u16| self.length > 0 && points + 1 == self.length;
        let one_is = point_away(white) != point_away(black);
        let snapshot = Snapshot {
            length: self.length,
            rules: self.rules,
            score: BySide::new(white, black),
            crawford_game: self.crawford.unwrap_or(self.rules.crawford && one_is),
            ..self.at
        };
        MatchState::from_snapshot(&snapshot).map_err(Fault::context)
    }
}
