//! Hypergammon: every value from a database that solves the game, or without one from the nets of
//! backgammon.
//!
//! A board does not say how many checkers its game is played with, and gammons depend on it, so
//! Hypergammon has an evaluator of its own.

use std::sync::Arc;

use barpoint_bearoff::{HyperCheckers, Hypergammon};
use barpoint_equity::{CubeLife, Outcome};
use barpoint_rules::{Board, WinKind};

use crate::fnv::Fnv;
use crate::{Class, CubeWorth, Evaluator, Fingerprint, MoneyEquities, PositionKind, Regime};

/// An evaluator of Hypergammon with some number of checkers a side.
pub struct HyperEvaluator {
    checkers: HyperCheckers,
    database: Option<Arc<Hypergammon>>,
    nets: Box<dyn Evaluator>,
}

impl HyperEvaluator {
    /// Exact values; `nets` answers for boards with more checkers than the database is for.
    #[must_use]
    pub fn exact(database: Arc<Hypergammon>, nets: impl Evaluator + 'static) -> Self {
        Self {
            checkers: database.checkers(),
            database: Some(database),
            nets: Box::new(nets),
        }
    }

    /// Values of an evaluator of backgammon, which takes missing checkers for borne off: it expects no
    /// gammons. Only finished games are valued by the rules of Hypergammon.
    #[must_use]
    pub fn without_database(checkers: HyperCheckers, nets: impl Evaluator + 'static) -> Self {
        Self {
            checkers,
            database: None,
            nets: Box::new(nets),
        }
    }

    /// The chances of the database. Rounding can leave a gammon likelier than a win by a ten-millionth.
    fn exact_outcome(&self, board: &Board) -> Option<Outcome> {
        let stored = self.database.as_ref()?.value(board)?.outcome;
        let win_gammon = stored.win_gammon.min(stored.win);
        let lose_gammon = stored.lose_gammon.min(1.0 - stored.win);
        Some(Outcome {
            win: stored.win,
            win_gammon,
            win_backgammon: stored.win_backgammon.min(win_gammon),
            lose_gammon,
            lose_backgammon: stored.lose_backgammon.min(lose_gammon),
        })
    }

    /// The result of a finished game.
    fn result(&self, board: &Board) -> Option<Outcome> {
        let won = |board: &Board| {
            let kind = WinKind::of(board, self.checkers.count())?;
            let at_least = |least| f32::from(u8::from(kind >= least));
            Some(Outcome {
                win: 1.0,
                win_gammon: at_least(WinKind::Gammon),
                win_backgammon: at_least(WinKind::Backgammon),
                ..Outcome::default()
            })
        };
        won(board).or_else(|| won(&board.swapped()).map(Outcome::flipped))
    }
}

impl Evaluator for HyperEvaluator {
    fn evaluate(&self, positions: &[Board], out: &mut [Outcome]) {
        assert_eq!(positions.len(), out.len(), "one outcome per position");
        for (board, out) in positions.iter().zip(out) {
            if let Some(known) = self.result(board).or_else(|| self.exact_outcome(board)) {
                *out = known;
            } else {
                let one = std::slice::from_mut(out);
                self.nets.evaluate(std::slice::from_ref(board), one);
            }
        }
    }

    fn knows_all_plays(&self, _: &Board) -> bool {
        self.database.is_some()
    }

    fn worth(&self, board: &Board) -> CubeWorth {
        if Class::of(board) == Class::Over {
            return CubeWorth::Over;
        }
        let value = self.database.as_ref().and_then(|file| file.value(board));
        let kind = PositionKind {
            life: CubeLife::HYPERGAMMON,
            class: Class::of(board),
            curve: None,
            traits: None,
        };
        value.map_or(CubeWorth::ByKind(kind), |value| {
            CubeWorth::Exact(MoneyEquities {
                owned: value.owned,
                centred: value.centred,
                centred_jacoby: value.centred_jacoby,
                opponents: value.opponent,
                match_life: Some(CubeLife::HYPERGAMMON),
            })
        })
    }

    fn regime(&self, board: &Board) -> Regime {
        match Class::of(board) {
            Class::Over => Regime::Rules,
            _ if self.exact_outcome(board).is_some() => Regime::Hypergammon,
            _ => self.nets.regime(board),
        }
    }

    fn checkers(&self) -> u8 {
        self.checkers.count()
    }

    fn is_exact(&self) -> bool {
        self.database.is_some()
    }

    fn fingerprint(&self) -> Fingerprint {
        let mut hash = Fnv(self.nets.fingerprint().0);
        hash.add([u64::from(self.checkers.count())]);
        hash.add(self.database.iter().map(|file| file.checksum()));
        Fingerprint(hash.0)
    }
}
