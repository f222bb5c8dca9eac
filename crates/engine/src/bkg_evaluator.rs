//! BKG-VI as an evaluator: its functions in place of the nets.

use std::hash::Hasher;
use std::sync::OnceLock;

use barpoint_bearoff::OneSided;
use barpoint_bkg::vi::{Chances, Expectation};
use barpoint_equity::Outcome;
use barpoint_eval::{Class, Evaluator, Fingerprint, Regime};
use barpoint_rules::{Board, CHECKERS, WinKind};
use fnv::FnvHasher;
use std::sync::Arc;

/// The chances that BKG-VI predicts, without its look at the transitions. Backgammons count as gammons, as in its functions.
#[derive(Debug)]
pub struct BkgEvaluator {
    expectation: Expectation,
    fingerprint: OnceLock<Fingerprint>,
}

impl BkgEvaluator {
    /// With the functions fitted; the table knows the chances where both sides are home. `None` if they are damaged.
    #[must_use]
    pub fn fitted(table: Arc<OneSided>) -> Option<Self> {
        Some(Self {
            expectation: Expectation::fitted(table).ok()?,
            fingerprint: OnceLock::new(),
        })
    }

    fn outcome(&self, board: &Board) -> Outcome {
        let after = board.swapped();
        if let Some(kind) = WinKind::of(&after, CHECKERS) {
            return won(kind).flipped();
        }
        if let Some(kind) = WinKind::of(board, CHECKERS) {
            return won(kind);
        }
        possible(board, self.expectation.value(&after).clamped().flipped())
    }
}

impl Evaluator for BkgEvaluator {
    fn evaluate(&self, positions: &[Board], out: &mut [Outcome]) {
        assert_eq!(positions.len(), out.len(), "one outcome per position");
        for (board, out) in positions.iter().zip(out) {
            *out = self.outcome(board);
        }
    }

    fn regime(&self, board: &Board) -> Regime {
        match Class::of(board) {
            Class::Over => Regime::Rules,
            Class::Bearoff => Regime::OneSided,
            Class::Race | Class::Contact => Regime::BkgVi,
        }
    }

    fn fingerprint(&self) -> Fingerprint {
        *self.fingerprint.get_or_init(|| {
            let mut hash = FnvHasher::default();
            hash.write(self.expectation.functions().to_string().as_bytes());
            Fingerprint(hash.finish())
        })
    }
}

fn won(kind: WinKind) -> Outcome {
    let at_least = |gammon| f32::from(u8::from(gammon));
    Outcome {
        win: 1.0,
        win_gammon: at_least(kind != WinKind::Single),
        win_backgammon: at_least(kind == WinKind::Backgammon),
        ..Outcome::default()
    }
}

/// The chances of the player on roll. A sum of counts gives gammons even where a checker is off, which saves them.
fn possible(board: &Board, chances: Chances) -> Outcome {
    let can = |board: &Board, gammon| {
        if board.can_win_gammon(CHECKERS) {
            gammon
        } else {
            0.0
        }
    };
    Outcome {
        win: chances.win,
        win_gammon: can(board, chances.win_gammon),
        win_backgammon: 0.0,
        lose_gammon: can(&board.swapped(), chances.lose_gammon),
        lose_backgammon: 0.0,
    }
}

#[cfg(test)]
mod tests {
    use barpoint_bkg::Edition;
    use barpoint_rules::{PlayList, Roll, Variation};

    use super::*;

    fn outcomes(boards: &[Board]) -> Vec<Outcome> {
        let evaluator = BkgEvaluator::fitted(Arc::new(OneSided::build())).unwrap();
        let mut out = vec![Outcome::default(); boards.len()];
        evaluator.evaluate(boards, &mut out);
        out
    }

    /// The positions of a game that BKG-VI plays, before every roll.
    fn game() -> Vec<Board> {
        let bkg = Edition::Vi.program(Arc::new(OneSided::build())).unwrap();
        let mut board = Variation::Standard.start();
        let mut boards = Vec::new();
        let rolls: Vec<Roll> = Roll::weighted().map(|(roll, _)| roll).collect();
        for turn in 0..400 {
            boards.push(board);
            if WinKind::of(&board.swapped(), CHECKERS).is_some() {
                break;
            }
            let roll = rolls[turn * 8 % rolls.len()];
            let best = bkg.rank(&board, roll, None);
            board = best.first().map_or(board, |best| best.after).swapped();
        }
        boards
    }

    #[test]
    fn chances_are_in_order_everywhere() {
        let mut boards = game();
        let mut plays = PlayList::new();
        for board in boards.clone() {
            for roll in ["64", "31"] {
                plays.generate(&board, roll.parse().unwrap());
                boards.extend(plays.boards().iter().map(Board::swapped));
            }
        }
        assert!(boards.len() > 500, "{}", boards.len());
        for (board, outcome) in boards.iter().zip(outcomes(&boards)) {
            let checked = Outcome::new(outcome.to_array());
            assert_eq!(checked, Ok(outcome), "{board}");
            if !board.can_win_gammon(CHECKERS) {
                assert!(outcome.win_gammon <= 0.0, "{board}");
            }
            if !board.swapped().can_win_gammon(CHECKERS) {
                assert!(outcome.lose_gammon <= 0.0, "{board}");
            }
        }
    }

    /// Two men on the deuce point against one roll: 26 of 36 win at once. A game that is over is won or lost for certain.
    #[test]
    fn races_at_home_and_ends_are_exact() {
        let race = Board::with_checkers(&[(2, 2)], &[(1, 1)]).unwrap();
        let over = Board::with_checkers(&[(24, 1), (6, 14)], &[]).unwrap();
        let [race, lost, won] = outcomes(&[race, over, over.swapped()])[..] else {
            panic!("three");
        };
        assert!((race.win - 26.0 / 36.0).abs() < 1e-4, "{race:?}");
        assert!(race.win_gammon + race.lose_gammon <= 0.0);
        assert_eq!(lost, Outcome::from_array([0.0, 0.0, 0.0, 1.0, 1.0]));
        assert_eq!(won, Outcome::from_array([1.0, 1.0, 1.0, 0.0, 0.0]));
    }

    /// What hints show of a play is what the evaluator says of it.
    #[test]
    fn they_are_the_chances_of_the_hints() {
        let bkg = Edition::Vi.program(Arc::new(OneSided::build())).unwrap();
        let plays = bkg.rank(&Variation::Standard.start(), "31".parse().unwrap(), None);
        let boards: Vec<Board> = plays.iter().map(|row| row.after.swapped()).collect();
        for (row, outcome) in plays.iter().zip(outcomes(&boards)) {
            let shown = row.chances.unwrap().clamped();
            assert!((outcome.flipped().win - shown.win).abs() < 1e-6);
            assert!((outcome.lose_gammon - shown.win_gammon).abs() < 1e-6);
        }
    }
}
