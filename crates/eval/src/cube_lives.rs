//! Cube life indices other than gnubg's.

use std::sync::Arc;

use barpoint_equity::{CubeLife, Outcome};
use barpoint_rules::Board;

use crate::fnv::Fnv;
use crate::{Class, CubeWorth, Evaluator, Fingerprint, PositionKind, Regime, Utility, is_crashed};

/// Cube life indices (cube efficiencies) by class of position, each from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CubeLives {
    /// With contact.
    pub contact: f32,
    /// With contact, where the board of the player on roll or of the opponent has crashed ([`is_crashed`]).
    pub crashed: f32,
    /// Where both players bear off.
    pub bearoff: f32,
    /// In races: what each pip of the player on roll adds.
    pub race_by_pip: f32,
    /// In races: at no pips.
    pub race_start: f32,
    /// In races: at least.
    pub race_least: f32,
    /// In races: at most.
    pub race_most: f32,
}

impl Default for CubeLives {
    /// gnubg's.
    fn default() -> Self {
        Self {
            contact: CubeLife::CONTACT.get(),
            crashed: CubeLife::CONTACT.get(),
            bearoff: CubeLife::BEAROFF.get(),
            race_by_pip: 0.001_25,
            race_start: 0.55,
            race_least: 0.6,
            race_most: 0.7,
        }
    }
}

impl CubeLives {
    /// The index of a position of this class.
    fn of(&self, class: Class, board: &Board) -> CubeLife {
        let pips = board.pip_count() as f32;
        let life = match class {
            Class::Contact
                if [board.on_roll(), board.opponent()]
                    .into_iter()
                    .any(is_crashed) =>
            {
                self.crashed
            }
            Class::Contact => self.contact,
            Class::Over | Class::Bearoff => self.bearoff,
            Class::Race => (self.race_by_pip * pips + self.race_start)
                .max(self.race_least)
                .min(self.race_most),
        };
        CubeLife::new(life.clamp(0.0, 1.0)).unwrap_or(CubeLife::CONTACT)
    }
}

/// An evaluator by whose chances the cube has another life. What databases know exactly stays.
pub struct WithLives {
    evaluator: Arc<dyn Evaluator>,
    lives: CubeLives,
}

impl WithLives {
    /// The evaluator with these lives.
    #[must_use]
    pub const fn new(evaluator: Arc<dyn Evaluator>, lives: CubeLives) -> Self {
        Self { evaluator, lives }
    }
}

impl Evaluator for WithLives {
    fn evaluate(&self, positions: &[Board], out: &mut [Outcome]) {
        self.evaluator.evaluate(positions, out);
    }

    fn evaluate_plays(&self, before: &Board, after: &[Board], out: &mut [Outcome]) {
        self.evaluator.evaluate_plays(before, after, out);
    }

    fn quick_scores(&self, before: &Board, after: &[Board], utility: &Utility, scores: &mut [f32]) {
        self.evaluator.quick_scores(before, after, utility, scores);
    }

    fn knows_all_plays(&self, before: &Board) -> bool {
        self.evaluator.knows_all_plays(before)
    }

    fn worth(&self, board: &Board) -> CubeWorth {
        match self.evaluator.worth(board) {
            CubeWorth::ByKind(PositionKind { class, .. }) => CubeWorth::ByKind(PositionKind {
                life: self.lives.of(class, board),
                class,
                curve: None,
                traits: None,
            }),
            other => other,
        }
    }

    fn regime(&self, board: &Board) -> Regime {
        self.evaluator.regime(board)
    }

    fn checkers(&self) -> u8 {
        self.evaluator.checkers()
    }

    fn is_exact(&self) -> bool {
        self.evaluator.is_exact()
    }

    fn fingerprint(&self) -> Fingerprint {
        let mut hash = Fnv(self.evaluator.fingerprint().0);
        let lives = self.lives;
        let race = [
            lives.race_by_pip,
            lives.race_start,
            lives.race_least,
            lives.race_most,
        ];
        let others = [lives.contact, lives.crashed, lives.bearoff];
        for numbers in [&race[..], &others] {
            hash.add(numbers.iter().map(|number| u64::from(number.to_bits())));
        }
        Fingerprint(hash.0)
    }
}

#[cfg(test)]
mod tests {
    use barpoint_rules::Variation;
    use barpoint_testkit::board;

    use super::*;
    use crate::cube_life;

    #[test]
    fn lives_follow_the_class_and_usual_ones_are_gnubgs() {
        let usual = CubeLives::default();
        let set = CubeLives {
            contact: 0.5,
            crashed: 0.4,
            bearoff: 0.3,
            race_by_pip: 0.01,
            race_start: 0.1,
            race_least: 0.2,
            race_most: 0.8,
        };
        let race = |point, count| board(&[(point, count)], &[(3, 15)]);
        for (board, expected) in [
            (Variation::Standard.start(), 0.5),
            (
                board(&[(1, 7), (2, 7), (24, 1)], &[(6, 5), (8, 5), (13, 5)]),
                0.4,
            ),
            (race(6, 5), 0.3),
            (race(8, 3), 0.34),
            (race(7, 1), 0.2),
            (race(10, 15), 0.8),
        ] {
            let class = Class::of(&board);
            assert!(
                (set.of(class, &board).get() - expected).abs() < 1e-6,
                "{board:?}"
            );
            assert!((usual.of(class, &board).get() - cube_life(&board).get()).abs() < 1e-6);
        }
    }
}
