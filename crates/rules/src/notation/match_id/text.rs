//! The twelve characters of a Match ID.

use super::{GameStatus, MatchId, MatchIdError};
use crate::notation::base64;
use crate::{BySide, Cube, CubeOwner, Roll, SetupError, Side, WinKind};

const BYTES: usize = 9;

impl std::fmt::Display for MatchId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let side = |side: Side| u16::from(side == Side::Black);
        let (high, low) = self.roll.map_or((0, 0), |roll| (roll.high(), roll.low()));
        let mut bits = Bits::default();
        bits.put(4, u16::try_from(self.cube.turns()).unwrap_or(u16::MAX));
        bits.put(
            2,
            match self.cube.owner() {
                CubeOwner::Centred => 3,
                CubeOwner::Owned(owner) => side(owner),
            },
        );
        bits.put(1, side(self.on_roll));
        bits.put(1, u16::from(self.crawford_game));
        bits.put(
            3,
            match self.status {
                GameStatus::NotStarted => 0,
                GameStatus::Playing => 1,
                GameStatus::Over => 2,
                GameStatus::Resigned => 3,
                GameStatus::Passed => 4,
            },
        );
        bits.put(1, side(self.decider));
        bits.put(1, u16::from(self.double_offered));
        bits.put(
            2,
            self.resignation
                .map_or(0, |kind| u16::from(kind.multiplier())),
        );
        bits.put(3, u16::from(high));
        bits.put(3, u16::from(low));
        bits.put(15, self.length);
        bits.put(15, self.score.white);
        bits.put(15, self.score.black);
        bits.put(1, u16::from(!self.jacoby));
        f.write_str(&base64::encode(&bits.bytes))
    }
}

impl std::str::FromStr for MatchId {
    type Err = MatchIdError;

    fn from_str(text: &str) -> Result<Self, MatchIdError> {
        let mut bits = Bits {
            bytes: base64::decode(text)?,
            next: 0,
        };
        let turns = bits.take(4);
        let owner = bits.take(2);
        let on_roll = bits.take_side();
        let crawford_game = bits.take(1) == 1;
        let status = bits.take(3);
        let decider = bits.take_side();
        let double_offered = bits.take(1) == 1;
        let resignation = bits.take(2);
        let (first, second) = (bits.take(3), bits.take(3));
        let length = bits.take(15);
        let score = BySide {
            white: bits.take(15),
            black: bits.take(15),
        };
        let jacoby = bits.take(1) == 0;
        if (bits.next..BYTES * 8).any(|i| base64::bit(&bits.bytes, i) == Some(true)) {
            return Err(MatchIdError::TrailingBits);
        }
        let owner = match owner {
            0 => CubeOwner::Owned(Side::White),
            1 => CubeOwner::Owned(Side::Black),
            3 => CubeOwner::Centred,
            _ => return Err(MatchIdError::CubeOwner),
        };
        let id = Self {
            cube: Cube::new(1 << turns, owner).map_err(SetupError::from)?,
            on_roll,
            decider,
            crawford_game,
            status: match status {
                0 => GameStatus::NotStarted,
                1 => GameStatus::Playing,
                2 => GameStatus::Over,
                3 => GameStatus::Resigned,
                4 => GameStatus::Passed,
                found => return Err(MatchIdError::Status { found }),
            },
            double_offered,
            resignation: match resignation {
                1 => Some(WinKind::Single),
                2 => Some(WinKind::Gammon),
                3 => Some(WinKind::Backgammon),
                _ => None,
            },
            roll: dice(first, second)?,
            length,
            score,
            jacoby: jacoby && length == 0,
        };
        id.check_score()
    }
}

impl MatchId {
    /// gnubg itself writes scores beyond the length once a match is over.
    fn check_score(self) -> Result<Self, MatchIdError> {
        let playing = matches!(self.status, GameStatus::NotStarted | GameStatus::Playing);
        let found = self.score.white.max(self.score.black);
        let length = self.length;
        if length > 0 && found > length && playing {
            return Err(MatchIdError::Score { length, found });
        }
        if length == 0 && self.crawford_game {
            return Err(MatchIdError::CrawfordMoney);
        }
        Ok(self)
    }
}

fn dice(first: u16, second: u16) -> Result<Option<Roll>, MatchIdError> {
    let number = |die: u16| u8::try_from(die).unwrap_or(u8::MAX);
    match (first, second) {
        (0, 0) => Ok(None),
        _ => Roll::new(number(first), number(second))
            .map(Some)
            .ok_or(MatchIdError::Dice { first, second }),
    }
}

/// Fields packed one after the other, least significant bit first.
#[derive(Default)]
pub(super) struct Bits {
    pub(super) bytes: [u8; BYTES],
    next: usize,
}

impl Bits {
    /// Appends a value, the highest that fits if it does not.
    pub(super) fn put(&mut self, width: usize, value: u16) {
        let value = value.min((1 << width) - 1);
        for k in (0..width).filter(|k| value >> k & 1 == 1) {
            base64::set_bit(&mut self.bytes, self.next + k);
        }
        self.next += width;
    }

    pub(super) fn take(&mut self, width: usize) -> u16 {
        let value = (0..width)
            .filter(|k| base64::bit(&self.bytes, self.next + k) == Some(true))
            .fold(0, |value, k| value | 1 << k);
        self.next += width;
        value
    }

    fn take_side(&mut self) -> Side {
        if self.take(1) == 1 {
            Side::Black
        } else {
            Side::White
        }
    }
}
