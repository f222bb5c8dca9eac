//! Whether a gammon can still be won.

use std::collections::HashMap;

use crate::{Board, PlayList, Roll};

/// With this many turns a player with all 15 checkers home bears one off, whatever the rolls.
const TURNS_TO_BEAR_OFF: u32 = 10;
/// So many turns of an opponent who is not home yet are searched for rolls that are too small.
const SEARCHED_TURNS: u32 = 2;

impl Board {
    /// Whether the player on roll can still win a gammon, in a game played with this many checkers a side
    /// ([`crate::Variation::checkers`]).
    ///
    /// Never once the opponent has borne off a checker; always while there is contact. In a race it takes rolls that
    /// are good enough for the player and bad enough for an opponent who plays to bear off. That is decided exactly
    /// where all the opponent's checkers are home or the player can be off in three turns; in longer races the answer
    /// is no only where it is certain.
    ///
    /// ```
    /// use barpoint_rules::Board;
    ///
    /// // All the opponent's checkers are on the ace point: the first roll bears some off.
    /// let off_at_once = Board::with_checkers(&[(6, 4)], &[(1, 15)])?;
    /// assert!(off_at_once.can_win_gammon(15));
    /// let two_turns = Board::with_checkers(&[(6, 5)], &[(1, 15)])?;
    /// assert!(!two_turns.can_win_gammon(15));
    ///
    /// let one_off = Board::with_checkers(&[(6, 2)], &[(18, 14)])?;
    /// assert!(!one_off.can_win_gammon(15));
    /// # Ok::<(), barpoint_rules::BoardError>(())
    /// ```
    #[must_use]
    pub fn can_win_gammon(&self, checkers: u8) -> bool {
        let opponent = self.swapped();
        if opponent.checkers_in_play() < checkers {
            return false;
        }
        if self.has_contact() {
            return true;
        }
        let steps: u32 = (1u32..)
            .zip(&self.on_roll()[1..])
            .map(|(point, &n)| point.div_ceil(6) * u32::from(n))
            .sum();
        let turns = steps.div_ceil(4).saturating_sub(1);
        !BearingOff::default().is_sure(&opponent, turns)
    }
}

/// A search for rolls with which a player in a race bears nothing off.
#[derive(Default)]
struct BearingOff {
    known: HashMap<(Board, u32), bool>,
}

impl BearingOff {
    /// Whether the player on roll, out of the opponent's way, has borne off a checker after this many turns whatever
    /// the rolls; no as well where that is not known.
    fn is_sure(&mut self, board: &Board, turns: u32) -> bool {
        let to_bring_home: u32 = (1u32..)
            .zip(&board.on_roll()[7..])
            .map(|(pips, &n)| pips * u32::from(n))
            .sum();
        // 21 moves three pips, one of them to bear off.
        if to_bring_home + 1 > 3 * turns {
            return false;
        }
        // Every die brings a checker nearer.
        if turns >= to_bring_home.div_ceil(2) + TURNS_TO_BEAR_OFF {
            return true;
        }
        if to_bring_home > 0 && turns > SEARCHED_TURNS {
            return false;
        }
        if let Some(&known) = self.known.get(&(*board, turns)) {
            return known;
        }
        let mut list = PlayList::new();
        let sure = Roll::weighted().all(|(roll, _)| {
            list.generate(board, roll);
            let bears_off = |after: &Board| after.checkers_in_play() < board.checkers_in_play();
            list.boards().iter().any(bears_off)
                || list
                    .boards()
                    .iter()
                    .any(|after| self.is_sure(after, turns - 1))
        });
        self.known.insert((*board, turns), sure);
        sure
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Variation;
    use crate::testing::board;

    /// Turns after which a checker has been borne off whatever the rolls.
    fn turns(board: &Board, known: &mut HashMap<Board, u32>) -> u32 {
        if let Some(&turns) = known.get(board) {
            return turns;
        }
        let mut most = 0;
        for (roll, _) in Roll::weighted() {
            let mut list = PlayList::new();
            list.generate(board, roll);
            let after = list.boards().iter().map(|after| {
                if after.checkers_in_play() < board.checkers_in_play() {
                    1
                } else {
                    1 + turns(after, known)
                }
            });
            most = most.max(after.min().unwrap_or(u32::MAX));
        }
        known.insert(*board, most);
        most
    }

    fn home_positions(left: u8, point: u8, made: &mut Vec<(u8, u8)>, all: &mut Vec<Board>) {
        if point == 1 {
            made.push((1, left));
            all.push(board(made, &[]));
            made.pop();
            return;
        }
        for n in 0..=left {
            made.push((point, n));
            home_positions(left - n, point - 1, made, all);
            made.pop();
        }
    }

    #[test]
    fn whoever_is_home_bears_off_soon() {
        let mut all = Vec::new();
        home_positions(15, 6, &mut Vec::new(), &mut all);
        assert_eq!(all.len(), 15_504);
        let (mut known, mut search) = (HashMap::new(), BearingOff::default());
        let most = all.iter().map(|board| turns(board, &mut known)).max();
        assert_eq!(most, Some(TURNS_TO_BEAR_OFF));
        for board in &all {
            for within in 0..=TURNS_TO_BEAR_OFF {
                let surely = known[board] <= within;
                assert_eq!(search.is_sure(board, within), surely, "{board:?} {within}");
            }
        }
    }

    #[test]
    fn gammons_need_an_opponent_with_all_checkers_in_play() {
        assert!(Variation::Standard.start().can_win_gammon(15));
        assert!(!board(&[(6, 2)], &[(24, 14)]).can_win_gammon(15));
        assert!(board(&[(1, 1)], &[(18, 3)]).can_win_gammon(3));
        assert!(!board(&[(1, 1)], &[(18, 2)]).can_win_gammon(3));
    }

    #[test]
    fn in_a_race_the_best_rolls_must_be_quick_enough() {
        // Off in one turn, in two.
        assert!(board(&[(6, 4)], &[(1, 15)]).can_win_gammon(15));
        assert!(!board(&[(6, 4), (1, 1)], &[(1, 15)]).can_win_gammon(15));
        // 21 and others bear nothing off.
        assert!(board(&[(6, 4), (1, 1)], &[(6, 13), (5, 2)]).can_win_gammon(15));
        // 32 brings the last checker home and bears nothing off, 21 would; with a checker on each point all do.
        assert!(board(&[(1, 8)], &[(7, 1), (1, 14)]).can_win_gammon(15));
        let spread = [(7, 1), (6, 3), (5, 3), (4, 2), (3, 2), (2, 2), (1, 2)];
        assert!(!board(&[(1, 8)], &spread).can_win_gammon(15));
        // Nine checkers take three turns, and 32 followed by any roll bears one off.
        assert!(!board(&[(1, 9)], &[(7, 1), (1, 14)]).can_win_gammon(15));
        // Far away.
        assert!(board(&[(6, 15)], &[(18, 15)]).can_win_gammon(15));
    }
}
