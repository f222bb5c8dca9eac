//! Static chances remembered from node to node of a look-ahead.
//!
//! Different rolls of a node lead to the same boards, and so do different plays at the root: of the boards that look-ahead
//! values in full a tenth to a half have been valued shortly before.

use std::cell::Cell;

use barpoint_equity::Outcome;
use barpoint_rules::Board;
use thread_local::ThreadLocal;

/// Direct-mapped table of the chances of boards, which are pure functions of the board: its contents never change a
/// result. The whole board is compared.
#[derive(Default)]
pub(crate) struct Memo {
    /// A power of two of them, or none yet.
    entries: Vec<Entry>,
    /// Boards valued since the table last grew.
    stored: usize,
    /// Requested boards that are not known, each once.
    missing: Vec<Board>,
    /// Their keys.
    keys: Vec<Key>,
    /// Their chances.
    valued: Vec<Outcome>,
    /// Where their chances belong: place among the requested boards, place in `missing`.
    waiting: Vec<(usize, usize)>,
}

/// The memo of each thread while it is not in use.
#[derive(Default)]
pub(crate) struct Memos(ThreadLocal<Cell<Option<Memo>>>);

/// Entries of a table at first: a short look-ahead should not pay for a large one.
const FEWEST: usize = 1 << 13;
/// Entries of the largest table: 1.8 MB.
const MOST: usize = 1 << 15;

type Key = [u64; 4];

#[derive(Clone, Copy)]
struct Entry {
    /// All zeros, which no board has, if empty.
    key: Key,
    outcome: Outcome,
    /// While the chances are not known yet: place in [`Memo::missing`], plus one; otherwise 0.
    awaited: u32,
}

impl Entry {
    const EMPTY: Self = Self {
        key: [0; 4],
        outcome: Outcome::from_array([0.0; 5]),
        awaited: 0,
    };
}

impl Memo {
    /// Writes the chances of boards, calling `evaluate` for those that are not known.
    pub(crate) fn value(
        &mut self,
        boards: &[Board],
        outcomes: &mut [Outcome],
        evaluate: impl FnOnce(&[Board], &mut [Outcome]),
    ) {
        self.make_room();
        self.missing.clear();
        self.keys.clear();
        self.waiting.clear();
        for (place, (board, outcome)) in boards.iter().zip(outcomes.iter_mut()).enumerate() {
            let key = key(board);
            let entry = entry(&mut self.entries, &key);
            if entry.key == key && entry.awaited == 0 {
                *outcome = entry.outcome;
                continue;
            }
            if entry.key != key {
                self.missing.push(*board);
                self.keys.push(key);
                entry.key = key;
                entry.awaited = self.missing.len() as u32;
            }
            self.waiting.push((place, entry.awaited as usize - 1));
        }
        self.valued.clear();
        self.valued.resize(self.missing.len(), Outcome::default());
        if !self.missing.is_empty() {
            evaluate(&self.missing, &mut self.valued);
        }
        for (&key, &outcome) in self.keys.iter().zip(&self.valued) {
            *entry(&mut self.entries, &key) = Entry {
                key,
                outcome,
                awaited: 0,
            };
        }
        for &(place, index) in &self.waiting {
            outcomes[place] = self.valued[index];
        }
        self.stored += self.missing.len();
    }

    /// Makes the table, or a larger one when as many boards were valued as it has entries.
    fn make_room(&mut self) {
        let enough = self.stored <= self.entries.len() || self.entries.len() == MOST;
        if enough && !self.entries.is_empty() {
            return;
        }
        let larger = (self.entries.len() * 4).clamp(FEWEST, MOST);
        let old = std::mem::replace(&mut self.entries, vec![Entry::EMPTY; larger]);
        for known in old.iter().filter(|known| known.key != Entry::EMPTY.key) {
            *entry(&mut self.entries, &known.key) = *known;
        }
        self.stored = 0;
    }
}

/// Identifies a board: a byte for each pair of places, four bits a side.
fn key(board: &Board) -> Key {
    let [own, theirs] = board.padded();
    let mut bytes = [0; 32];
    for ((byte, own), theirs) in bytes.iter_mut().zip(own).zip(theirs) {
        *byte = own | theirs << 4;
    }
    let mut key = [0; 4];
    for (word, bytes) in key.iter_mut().zip(bytes.as_chunks().0) {
        *word = u64::from_le_bytes(*bytes);
    }
    key
}

/// The only place where a board may be.
fn entry<'a>(entries: &'a mut [Entry], key: &Key) -> &'a mut Entry {
    // Multilinear hashing (Carter and Wegman 1979): the high bits of the sum depend on all of the key.
    const FACTORS: Key = [
        0x9e37_79b9_7f4a_7c15,
        0xbf58_476d_1ce4_e5b9,
        0x94d0_49bb_1331_11eb,
        0xd6e8_feb8_6659_fd93,
    ];
    let products = key.iter().zip(&FACTORS);
    let sum = products.fold(0_u64, |sum, (word, factor)| {
        let product = (word ^ word >> 29).wrapping_mul(*factor);
        sum.wrapping_add(product)
    });
    let place = (sum >> 40) as usize & (entries.len() - 1);
    &mut entries[place]
}

impl Memos {
    /// Calls `action` with this thread's memo.
    pub(crate) fn lend<T>(&self, action: impl FnOnce(&mut Memo) -> T) -> T {
        let own = self.0.get_or_default();
        let mut memo = own.take().unwrap_or_default();
        let result = action(&mut memo);
        own.set(Some(memo));
        result
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use barpoint_rules::{PlayList, Roll, Variation};

    /// Chances that no two boards of a test share.
    fn chances(board: &Board) -> Outcome {
        let places = board.on_roll().iter().chain(board.opponent()).enumerate();
        let win = places.map(|(place, &n)| f32::from(n) / (place + 2) as f32);
        Outcome {
            win: win.sum(),
            ..Outcome::default()
        }
    }

    fn after_two_plays() -> Vec<Board> {
        let mut found = Vec::new();
        let (mut first, mut second) = (PlayList::new(), PlayList::new());
        for (roll, _) in Roll::weighted() {
            first.generate(&Variation::Standard.start(), roll);
            for board in first.boards() {
                for (roll, _) in Roll::weighted() {
                    second.generate(board, roll);
                    found.extend_from_slice(second.boards());
                }
            }
        }
        found
    }

    #[test]
    fn every_board_has_its_own_chances_and_is_valued_once_while_there_is_room() {
        let boards = after_two_plays();
        assert!(boards.len() > 2 * MOST, "{}", boards.len());
        let mut memo = Memo::default();
        let mut valued = 0;
        for chunk in boards.chunks(500) {
            let mut outcomes = vec![Outcome::default(); chunk.len()];
            memo.value(chunk, &mut outcomes, |missing, found| {
                valued += missing.len();
                for (board, outcome) in missing.iter().zip(found) {
                    *outcome = chances(board);
                }
            });
            for (board, outcome) in chunk.iter().zip(&outcomes) {
                assert_eq!(*outcome, chances(board));
            }
        }
        let different: std::collections::HashSet<_> = boards.iter().collect();
        assert!(different.len() < boards.len() / 2);
        assert!(
            (different.len()..boards.len() / 2).contains(&valued),
            "{valued} of {}",
            boards.len()
        );
        assert_eq!(memo.entries.len(), MOST);
    }

    #[test]
    fn boards_asked_for_twice_at_once_are_valued_once() {
        let start = Variation::Standard.start();
        let mut memo = Memo::default();
        let mut outcomes = [Outcome::default(); 3];
        memo.value(&[start; 3], &mut outcomes, |missing, found| {
            assert_eq!(missing, [start]);
            found[0] = chances(&start);
        });
        assert_eq!(outcomes, [chances(&start); 3]);
        memo.value(&[start], &mut outcomes[..1], |_, _| unreachable!());
    }
}
