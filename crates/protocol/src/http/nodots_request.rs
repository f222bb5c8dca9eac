//! Requests of the Nodots engine protocol.

use barpoint_rules::notation::parse_position_id;
use barpoint_rules::{
    Board, BySide, Cube, CubeOwner, MatchRules, MatchState, Pending, Roll, Side, Snapshot,
};
use serde_json::Value;

/// What is wrong with a request.
#[derive(Debug)]
pub(super) struct Refusal {
    pub(super) code: &'static str,
    pub(super) message: String,
    pub(super) field: Option<&'static str>,
}

impl Refusal {
    fn of(field: &'static str, message: impl std::fmt::Display) -> Self {
        Self {
            code: "invalid_request",
            message: format!("{field}: {message}"),
            field: Some(field),
        }
    }

    /// A refusal that no field alone is to blame for.
    pub(super) fn of_all(message: impl std::fmt::Display) -> Self {
        Self {
            code: "invalid_request",
            message: message.to_string(),
            field: None,
        }
    }
}

/// What is to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Asking {
    /// A play.
    Move,
    /// Whether to double, or to resign.
    Turn,
    /// The answer to a double, by the player whom the request calls active.
    Take,
}

/// A request as JSON. Fields that a decision cannot do without must be there; the others stand for a money game with a centred cube
/// and neither Jacoby rule nor beavers.
pub(super) struct Request<'a>(&'a Value);

impl<'a> Request<'a> {
    pub(super) fn new(body: &'a Value) -> Result<Self, Refusal> {
        if !body.is_object() {
            return Err(Refusal::of_all("expected a JSON object"));
        }
        Ok(Self(body))
    }

    /// A field that is there and not null.
    fn field(&self, name: &str) -> Option<&'a Value> {
        self.0.get(name).filter(|value| !value.is_null())
    }

    fn text(&self, name: &'static str) -> Result<Option<&'a str>, Refusal> {
        let read = |value: &'a Value| {
            value
                .as_str()
                .ok_or_else(|| Refusal::of(name, "expected text"))
        };
        self.field(name).map(read).transpose()
    }

    fn whole<T: TryFrom<u64>>(&self, name: &'static str) -> Result<Option<T>, Refusal> {
        self.field(name)
            .map(|value| number(name, value))
            .transpose()
    }

    fn flag(&self, name: &'static str) -> Result<bool, Refusal> {
        let read = |value: &Value| {
            let wrong = || Refusal::of(name, format_args!("expected true or false, found {value}"));
            value.as_bool().ok_or_else(wrong)
        };
        self.field(name).map_or(Ok(false), read)
    }

    fn pair<T: TryFrom<u64>>(&self, name: &'static str) -> Result<Option<[T; 2]>, Refusal> {
        let Some(value) = self.field(name) else {
            return Ok(None);
        };
        match value.as_array().map(Vec::as_slice) {
            Some([first, second]) => Ok(Some([number(name, first)?, number(name, second)?])),
            _ => Err(Refusal::of(
                name,
                format_args!("expected two numbers, found {value}"),
            )),
        }
    }

    fn colour(&self, name: &'static str) -> Result<Option<Side>, Refusal> {
        match self.text(name)? {
            None => Ok(None),
            Some("white") => Ok(Some(Side::White)),
            Some("black") => Ok(Some(Side::Black)),
            Some(other) => Err(Refusal::of(
                name,
                format_args!("expected white or black, found {other:?}"),
            )),
        }
    }

    /// The board seen by the active player.
    fn board(&self) -> Result<Board, Refusal> {
        let id = self.text("positionId")?;
        let id = id.ok_or_else(|| Refusal::of("positionId", "it is missing"))?;
        let board = parse_position_id(id).map_err(|error| Refusal {
            code: "invalid_position_id",
            ..Refusal::of("positionId", error)
        })?;
        match self.text("positionIdConvention")? {
            // The order of GNU Backgammon's own IDs: the player who waits comes first.
            None | Some("opponent-first") => Ok(board),
            Some("on-roll-first") => Ok(board.swapped()),
            Some(other) => Err(Refusal::of(
                "positionIdConvention",
                format_args!("expected on-roll-first or opponent-first, found {other:?}"),
            )),
        }
    }

    /// Who decides.
    pub(super) fn active(&self) -> Result<Side, Refusal> {
        let side = self.colour("activePlayerColor")?;
        side.ok_or_else(|| Refusal::of("activePlayerColor", "it is missing"))
    }

    /// The state in which the decision is made.
    pub(super) fn state(&self, asking: Asking) -> Result<MatchState, Refusal> {
        let (board, active) = (self.board()?, self.active()?);
        let pending = match asking {
            Asking::Move => Pending::Move(self.roll()?),
            Asking::Turn => Pending::Turn,
            Asking::Take => Pending::Answer { beavers: 0 },
        };
        let (on_roll, board) = match asking {
            Asking::Move | Asking::Turn => (active, board),
            Asking::Take => (active.other(), board.swapped()),
        };
        // By the protocol's convention a length of 1 is a money game too.
        let length = self
            .whole::<u16>("matchLength")?
            .filter(|length| *length > 1)
            .unwrap_or(0);
        let [white, black] = match length {
            0 => [0, 0],
            _ => self.pair::<u16>("matchScore")?.unwrap_or_default(),
        };
        let beavers = if self.flag("beavers")? {
            MatchRules::default().beavers
        } else {
            0
        };
        let snapshot = Snapshot {
            length,
            rules: MatchRules {
                jacoby: self.flag("jacoby")?,
                beavers,
                ..MatchRules::default()
            },
            score: BySide::new(white, black),
            crawford_game: length > 0 && self.flag("crawford")?,
            on_roll,
            board,
            cube: self.cube()?,
            pending,
            resignation: None,
        };
        MatchState::from_snapshot(&snapshot).map_err(Refusal::of_all)
    }

    fn roll(&self) -> Result<Roll, Refusal> {
        let dice = self.pair::<u8>("dice")?;
        let [first, second] = dice.ok_or_else(|| Refusal::of("dice", "they are missing"))?;
        Roll::new(first, second).ok_or_else(|| {
            Refusal::of(
                "dice",
                format_args!("expected 1 to 6 each, found {first} and {second}"),
            )
        })
    }

    fn cube(&self) -> Result<Cube, Refusal> {
        let value = self.whole::<u32>("cubeValue")?.unwrap_or(1);
        let owner = self.colour("cubeOwner")?;
        let owner = owner.map_or(CubeOwner::Centred, CubeOwner::Owned);
        Cube::new(value, owner).map_err(|error| Refusal::of("cubeValue", error))
    }
}

fn number<T: TryFrom<u64>>(name: &'static str, value: &Value) -> Result<T, Refusal> {
    let number = value.as_u64().and_then(|number| T::try_from(number).ok());
    number.ok_or_else(|| Refusal::of(name, format_args!("expected a whole number, found {value}")))
}
