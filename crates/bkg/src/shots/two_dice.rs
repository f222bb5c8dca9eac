//! Hits by two different dice.

use super::{Field, Harm, each, pips_lost};

impl Field {
    /// With no man on the bar: by either die, or by one man with both.
    pub(super) fn two_dice(&self, a: u32, b: u32) -> Harm {
        let Self {
            targets,
            open,
            hitters,
            ..
        } = *self;
        let [by_a, by_b] = [hitters << a, hitters << b].map(|reached| reached & targets);
        let by_both = (((hitters << a) & open) << b | ((hitters << b) & open) << a) & targets;
        let mut harm = Self::one_of(by_a | by_b | by_both);
        if harm.pips == 0 {
            return harm;
        }
        harm.doubled = by_a & by_b != 0;
        if self.targets.is_power_of_two() {
            return harm;
        }
        for x in each(by_a) {
            for y in each(by_b) {
                if x != y && self.two_men(x - a, y - b) {
                    harm = harm.worse(Harm::two(x, y));
                }
            }
        }
        // One man hits on the way and where it ends.
        let passing = [(by_a, b), (by_b, a)];
        for (on_the_way, die) in passing {
            for x in each((on_the_way << die) & targets) {
                harm = harm.worse(Harm::two(x, x - die));
            }
        }
        harm
    }

    /// With one man on the bar: it enters with the first die, any man moves by the second.
    pub(super) fn entering_one(&self, enter: u32, other: u32) -> Harm {
        if self.open >> enter & 1 == 0 {
            return Harm::default();
        }
        let entered = (1 << enter) & self.targets;
        let second = ((self.hitters | 1 << enter) << other) & self.targets;
        let mut harm = Self::one_of(entered | second);
        harm.doubled = entered & second != 0;
        if entered != 0 {
            for y in each(second & !entered) {
                harm = harm.worse(Harm::two(enter, y));
            }
        }
        harm
    }

    /// With two men or more on the bar: each die enters one.
    pub(super) fn entering_two(&self, a: u32, b: u32) -> Harm {
        let hit = (1 << a | 1 << b) & self.targets;
        match hit.count_ones() {
            2 => Harm::two(a, b),
            _ => Self::one_of(hit),
        }
    }
}

impl Harm {
    /// Two blots hit.
    pub(super) const fn two(x: u32, y: u32) -> Self {
        Self {
            pips: pips_lost(x) + pips_lost(y),
            doubled: true,
        }
    }
}
