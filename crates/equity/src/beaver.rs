//! Beavers, raccoons and what may follow them.
//!
//! Whoever answers a double may turn the cube once more at once; it stays with the player first doubled. The other then
//! has the same choice, and so on as often as was agreed. However often the cube is turned, the game that follows is
//! the same: only the stake differs.

use crate::{Equity, Response};

/// What single precision does not resolve; ties are takes.
const NOISE: f32 = 1e-6;

impl Response {
    /// The best answer to a cube on offer, where it may be turned `beavers` times more. `take` is what playing on at
    /// twice the stake is worth to the player who answers, in units of the stake that a pass loses.
    ///
    /// ```
    /// use barpoint_equity::{Equity, Response};
    ///
    /// // A favourite beavers, but not one for whom a take is worth more than twice the stake: the beaver would be passed.
    /// assert_eq!(Response::best(Equity(0.2), 1), Response::Beaver);
    /// assert_eq!(Response::best(Equity(2.5), 1), Response::Take);
    /// // A doubler who is the favourite all the same answers a beaver with a raccoon.
    /// assert_eq!(Response::best(Equity(0.2), 0), Response::Take);
    /// assert_eq!(Response::best(Equity(-0.9), 3), Response::Take);
    /// assert_eq!(Response::best(Equity(-1.1), 3), Response::Pass);
    /// ```
    #[must_use]
    pub fn best(take: Equity, beavers: u8) -> Self {
        best(take.get(), beavers).0
    }
}

/// The best answer and its value to the player who answers, in units of the stake that a pass loses.
fn best(take: f32, beavers: u8) -> (Response, f32) {
    let mut best = (Response::Take, take);
    if -1.0 > best.1 + NOISE {
        best = (Response::Pass, -1.0);
    }
    if let Some(left) = beavers.checked_sub(1) {
        let (_, theirs) = self::best(-take, left);
        if -2.0 * theirs > best.1 + NOISE {
            best = (Response::Beaver, -2.0 * theirs);
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The answers of both players to a double that is worth `take` to the doubler, in turn.
    fn answers(take: f32, beavers: u8) -> Vec<Response> {
        let mut all = Vec::new();
        let mut value = -take;
        for left in (0..=beavers).rev() {
            let (answer, _) = best(value, left);
            all.push(answer);
            if answer != Response::Beaver {
                break;
            }
            value = -value;
        }
        all
    }

    #[test]
    fn right_doubles_are_taken_or_passed() {
        for beavers in 0..4 {
            assert_eq!(answers(0.5, beavers), [Response::Take]);
            assert_eq!(answers(1.0, beavers), [Response::Take], "ties are takes");
            assert_eq!(answers(1.2, beavers), [Response::Pass]);
        }
    }

    #[test]
    fn wrong_doubles_are_beavered() {
        assert_eq!(answers(-0.5, 0), [Response::Take]);
        assert_eq!(answers(-0.5, 3), [Response::Beaver, Response::Take]);
        // Worth just the stake of a beaver: passed or played on, it is all the same.
        assert_eq!(answers(-2.0, 3), [Response::Take]);
        assert_eq!(answers(-1.5, 3), [Response::Beaver, Response::Pass]);
    }

    /// As gnubg 1.07 advises: no beaver where a take is worth more than the stake of the beaver, which would be passed.
    #[test]
    fn games_too_good_to_beaver_are_taken() {
        assert_eq!(answers(-2.5, 3), [Response::Take]);
        assert_eq!(answers(-3.0, 1), [Response::Take]);
    }
}
