//! What makes two records the same match.

use barpoint_record::{Event, MatchRecord, PlayedRoll, Replay};
use barpoint_rules::{Board, Roll, Side};
use sha2::{Digest, Sha256};

/// A hash of what was rolled and played in a match, the same whatever the format, the spelling of the names, their order and the
/// analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MovesHash([u8; 16]);

impl MovesHash {
    /// The hash of a record; `None` where nobody moved or doubled.
    ///
    /// Of every game it holds, in order, the rolls with the boards they led to, and the doubles. It leaves out what some formats
    /// do not say: turns without a play, takes and passes (they follow from what comes next), results, scores and the
    /// length of the match. Both orders of the players are hashed, and the lesser hash counts.
    #[must_use]
    pub fn of(record: &MatchRecord) -> Option<Self> {
        let mut hashes = Side::BOTH.map(|first| Hashing {
            first,
            hash: Sha256::new(),
        });
        let mut any = false;
        for game in &record.games {
            // A game with an impossible score is still told by its moves.
            let mut replay = Replay::new(record, game).unwrap_or_else(|_| Replay::at_start(record));
            let mut begun = false;
            for entry in &game.entries {
                let before = replay
                    .state()
                    .board_of(entry.event.side().unwrap_or(Side::White));
                if let Some(act) = Act::of(&entry.event, before) {
                    for hashing in &mut hashes {
                        hashing.add(&act, !begun);
                    }
                    begun = true;
                    any |= !matches!(act, Act::Set(..));
                }
                if replay.advance(&entry.event).is_err() {
                    break;
                }
            }
        }
        let [one, other] = hashes.map(|hashing| hashing.hash.finalize());
        let mut least = [0; 16];
        least.copy_from_slice(&one.min(other)[..16]);
        any.then_some(Self(least))
    }

    /// The hash.
    #[must_use]
    pub const fn bytes(&self) -> &[u8; 16] {
        &self.0
    }
}

/// Something that every format tells.
enum Act {
    Double(Side),
    Play(Side, Roll, Board),
    /// A position set up by hand, the side on roll seen first.
    Set(Side, Board),
}

impl Act {
    fn of(event: &Event, before: Board) -> Option<Self> {
        match event {
            Event::Double(side) => Some(Self::Double(*side)),
            Event::Play(PlayedRoll { side, roll, play }) if !play.is_dance() => {
                Some(Self::Play(*side, *roll, before.after(play)?))
            }
            Event::IllegalPlay {
                side, roll, after, ..
            } => {
                let after = after.as_deref().filter(|after| **after != before)?;
                Some(Self::Play(*side, *roll, *after))
            }
            Event::SetPosition(start) => Some(Self::Set(start.on_roll, start.board)),
            _ => None,
        }
    }
}

struct Hashing {
    first: Side,
    hash: Sha256,
}

impl Hashing {
    fn add(&mut self, act: &Act, begins_game: bool) {
        if begins_game {
            self.hash.update(b"game");
        }
        let mut side = |side| self.hash.update([u8::from(side == self.first)]);
        let board = match act {
            Act::Double(of) => {
                side(*of);
                self.hash.update(b"double");
                return;
            }
            Act::Play(of, roll, after) => {
                side(*of);
                self.hash.update([roll.high(), roll.low()]);
                after
            }
            Act::Set(of, board) => {
                side(*of);
                self.hash.update(b"set");
                board
            }
        };
        self.hash.update(board.on_roll());
        self.hash.update(board.opponent());
    }
}
