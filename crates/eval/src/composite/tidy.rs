//! Corrections of a net by what the board shows for certain: finished games, impossible gammons and
//! backgammons.

use barpoint_equity::Outcome;
use barpoint_rules::{Board, CHECKERS};

use super::Seen;
use crate::Class;

/// The worst that a loss can still be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Worst {
    Single,
    Gammon,
    Backgammon,
}

impl Worst {
    /// The worst that can still happen to the owner of `loser`.
    #[inline]
    fn of(loser: &[u8; 26], class: Class) -> Self {
        let in_winners_home = || loser[19..].iter().any(|&n| n > 0);
        if loser[0] > 0 {
            Self::Single
        } else if class == Class::Contact || in_winners_home() {
            Self::Backgammon
        } else {
            Self::Gammon
        }
    }

    /// Chances of gammon and backgammon that fit this, below the chance `of_all` to lose at all.
    #[inline]
    fn limit(self, of_all: f32, gammon: f32, backgammon: f32) -> (f32, f32) {
        match self {
            Self::Single => (0.0, 0.0),
            Self::Gammon => (gammon.min(of_all), 0.0),
            Self::Backgammon => {
                let gammon = gammon.min(of_all);
                (gammon, backgammon.min(gammon))
            }
        }
    }
}

/// A net's five outputs for a board of a class, made consistent: chances in order, nothing that
/// cannot happen any more.
#[inline]
pub(super) fn tidied(outputs: [f32; 5], board: &Board, seen: Seen, class: Class) -> Outcome {
    let (own, theirs) = match seen {
        Seen::BySideOnRoll => (board.on_roll(), board.opponent()),
        Seen::ByOpponent => (board.opponent(), board.on_roll()),
    };
    let [win, wg, wbg, lg, lbg] = outputs;
    let win = win.clamp(0.0, 1.0);
    let wins = Worst::of(theirs, class).limit(win, wg, wbg);
    let loses = Worst::of(own, class).limit(1.0 - win, lg, lbg);
    Outcome {
        win,
        win_gammon: wins.0,
        win_backgammon: wins.1,
        lose_gammon: loses.0,
        lose_backgammon: loses.1,
    }
}

/// The result of a finished game.
pub(super) fn result(board: &Board) -> Outcome {
    let won = board.on_roll()[0] == CHECKERS;
    let loser = if won {
        board.opponent()
    } else {
        board.on_roll()
    };
    let worst = Worst::of(loser, Class::Over);
    let lost = f32::from(u8::from(worst != Worst::Single));
    let lost_backgammon = f32::from(u8::from(worst == Worst::Backgammon));
    let outcome = Outcome {
        win: 1.0,
        win_gammon: lost,
        win_backgammon: lost_backgammon,
        lose_gammon: 0.0,
        lose_backgammon: 0.0,
    };
    if won { outcome } else { outcome.flipped() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use barpoint_testkit::board;

    #[test]
    fn finished_games_by_what_the_loser_left() {
        for (loser, expected) in [
            (vec![(3, 14)], [1.0, 0.0, 0.0]),
            (vec![(18, 15)], [1.0, 1.0, 0.0]),
            (vec![(3, 14), (19, 1)], [1.0, 1.0, 1.0]),
            (vec![(3, 14), (25, 1)], [1.0, 1.0, 1.0]),
        ] {
            let won = board(&[], &loser);
            assert_eq!(result(&won).to_array()[..3], expected);
            assert_eq!(result(&won.swapped()), result(&won).flipped());
        }
    }

    #[test]
    fn impossible_losses_are_taken_out() {
        let outputs = [0.4, 0.5, 0.45, 0.7, 0.65];
        let contact = board(&[(20, 2), (6, 13)], &[(8, 1), (6, 13)]);
        let tidy = tidied(outputs, &contact, Seen::BySideOnRoll, Class::Contact);
        // The opponent has a checker off; ours may all be lost, but not more often than the game.
        assert_eq!(tidy, Outcome::from_array([0.4, 0.0, 0.0, 0.6, 0.6]));
        let race = board(&[(10, 15)], &[(7, 15)]);
        let tidy = tidied(outputs, &race, Seen::BySideOnRoll, Class::Race);
        assert_eq!(tidy, Outcome::from_array([0.4, 0.4, 0.0, 0.6, 0.0]));
    }
}
