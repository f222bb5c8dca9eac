//! Value vectors of self-play: flips, corrections and lambda-chains.

use barpoint_equity::Outcome;

/// Five numbers in the order of [`Outcome::to_array`].
pub(crate) type Five = [f32; 5];

/// A difference of outcomes seen by the other side.
pub(crate) fn flip_difference(d: Five) -> Five {
    [-d[0], d[3], d[4], d[1], d[2]]
}

/// An outcome plus a difference, clamped to the possible range.
pub(crate) fn corrected(value: Outcome, difference: Five) -> Outcome {
    let mut a = value.to_array();
    for (a, d) in a.iter_mut().zip(difference) {
        *a += d;
    }
    clamped(Outcome::from_array(a))
}

/// Chances within `0..=1` and in order: backgammons among gammons among wins.
pub(crate) fn clamped(outcome: Outcome) -> Outcome {
    let win = outcome.win.clamp(0.0, 1.0);
    let win_gammon = outcome.win_gammon.clamp(0.0, win);
    let lose_gammon = outcome.lose_gammon.clamp(0.0, 1.0 - win);
    Outcome {
        win,
        win_gammon,
        win_backgammon: outcome.win_backgammon.clamp(0.0, win_gammon),
        lose_gammon,
        lose_backgammon: outcome.lose_backgammon.clamp(0.0, lose_gammon),
    }
}

/// One position of a game as the chain sees it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Link {
    /// Static value, from the side on roll.
    pub(crate) value: Outcome,
    /// What one step of look-ahead adds to it, from the side on roll.
    pub(crate) correction: Five,
    /// Static value of the play made less that of the play the correction counted for its roll, from the
    /// side on roll: not zero where look-ahead and static evaluation chose different plays.
    pub(crate) swap: Five,
    /// Whether the play made here was the best, so that later corrections apply to this position.
    pub(crate) on_policy: bool,
}

impl Link {
    /// A position whose value is exact, so that later corrections add nothing.
    pub(crate) const fn known(value: Outcome) -> Self {
        Self {
            value,
            correction: [0.0; 5],
            swap: [0.0; 5],
            on_policy: false,
        }
    }

    /// The correction plus the later ones, which are seen by the mover of the next position.
    fn total(&self, later: Five, lambda: f32) -> Five {
        let carry = if self.on_policy { lambda } else { 0.0 };
        let flipped = flip_difference(later);
        std::array::from_fn(|i| self.correction[i] + carry * (self.swap[i] + flipped[i]))
    }
}

/// Targets of all positions of a game: value plus own correction plus the later ones, each step
/// weighted by another `lambda`, until a play that was not the best.
pub(crate) fn chain(links: &[Link], lambda: f32) -> Vec<Outcome> {
    let mut targets = vec![Outcome::default(); links.len()];
    let mut later = [0.0; 5];
    for (link, target) in links.iter().zip(&mut targets).rev() {
        later = link.total(later, lambda);
        *target = corrected(link.value, later);
    }
    targets
}

/// The first position's target, not clamped to the possible range, so that means of many are unbiased.
pub(crate) fn unclamped(links: &[Link], lambda: f32) -> Five {
    let mut later = [0.0; 5];
    for link in links.iter().rev() {
        later = link.total(later, lambda);
    }
    let value = links.first().map_or([0.0; 5], |link| link.value.to_array());
    std::array::from_fn(|i| value[i] + later[i])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcome(win: f32) -> Outcome {
        Outcome {
            win,
            ..Outcome::default()
        }
    }

    fn link(win: f32, correction: f32, on_policy: bool) -> Link {
        Link {
            value: outcome(win),
            correction: [correction, 0.0, 0.0, 0.0, 0.0],
            swap: [0.0; 5],
            on_policy,
        }
    }

    #[test]
    fn chain_adds_later_corrections_until_a_bad_play() {
        let links = [
            link(0.5, 0.1, true),
            link(0.4, 0.02, true),
            link(0.6, -0.04, false),
            link(0.3, 0.5, true),
        ];
        let targets = chain(&links, 0.5);
        let second = 0.02 + 0.5 * 0.04;
        assert!((targets[3].win - 0.8).abs() < 1e-6);
        assert!((targets[2].win - 0.56).abs() < 1e-6);
        assert!((targets[1].win - (0.4 + second)).abs() < 1e-6);
        assert!((targets[0].win - (0.6 - 0.5 * second)).abs() < 1e-6);
        assert!((unclamped(&links, 0.5)[0] - targets[0].win).abs() < 1e-6);
    }

    #[test]
    fn the_static_difference_of_another_play_is_part_of_the_chain() {
        let mut links = [link(0.5, 0.1, true), link(0.45, -0.08, true)];
        links[0].swap[0] = -0.05;
        let targets = chain(&links, 0.5);
        assert!((targets[0].win - (0.6 + 0.5 * (0.08 - 0.05))).abs() < 1e-6);
        assert!((targets[1].win - 0.37).abs() < 1e-6);
    }

    #[test]
    fn a_known_value_is_the_end_of_the_chain() {
        let links = [
            link(0.5, 0.1, true),
            Link::known(outcome(0.45)),
            link(0.3, 0.5, true),
        ];
        let targets = chain(&links, 1.0);
        assert!((targets[0].win - 0.6).abs() < 1e-6);
        assert_eq!(targets[1], outcome(0.45));
    }

    #[test]
    fn flipping_a_difference_matches_flipping_outcomes() {
        let a = Outcome::from_array([0.6, 0.2, 0.1, 0.15, 0.05]);
        let b = Outcome::from_array([0.5, 0.25, 0.05, 0.1, 0.0]);
        let difference = |a: Outcome, b: Outcome| -> Five {
            std::array::from_fn(|i| a.to_array()[i] - b.to_array()[i])
        };
        let flipped = flip_difference(difference(a, b));
        let expected = difference(a.flipped(), b.flipped());
        for (x, y) in flipped.iter().zip(expected) {
            assert!((x - y).abs() < 1e-6);
        }
    }

    #[test]
    fn corrected_outcomes_stay_in_order() {
        let value = Outcome::from_array([0.9, 0.8, 0.1, 0.05, 0.0]);
        let fixed = corrected(value, [0.3, 0.4, 1.0, 0.5, 0.5]);
        assert_eq!(fixed.to_array(), [1.0, 1.0, 1.0, 0.0, 0.0]);
    }
}
