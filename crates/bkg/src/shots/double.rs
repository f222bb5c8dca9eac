//! Hits by doubles: up to four steps of one die.

use super::{Field, Harm, each};

/// A way to hit: by the man from this place, with this many of the steps.
#[derive(Clone, Copy)]
struct Way {
    target: u32,
    from: u32,
    steps: u32,
}

/// All ways to hit by one double: no more than four for each of 15 blots.
struct Ways {
    list: [Way; 60],
    len: usize,
}

impl Field {
    /// With any number of men on the bar: they enter first, the steps left are for any man.
    pub(super) fn double(&self, die: u32) -> Harm {
        let entering = u32::from(self.bar.min(4));
        if entering > 0 && self.open >> die & 1 == 0 {
            return Harm::default();
        }
        let entered = if entering > 0 { 1 << die } else { 0 };
        let field = Self {
            hitters: self.hitters | entered,
            twice: self.twice
                | if entering > 1 {
                    entered
                } else {
                    self.hitters & entered
                },
            ..*self
        };
        let steps = 4 - entering;
        let hit_entering = entered & self.targets;
        if hit_entering == 0 && !field.reaches(die, steps) {
            return Harm::default();
        }
        let ways = field.ways(die, steps);
        let mut harm = Self::one_of(ways.targets() | hit_entering);
        harm.doubled = hit_entering != 0 && entering > 1;
        for way in ways
            .iter()
            .filter(|way| hit_entering & !(1 << way.target) != 0)
        {
            harm = harm.worse(Harm::two(die, way.target));
        }
        harm.worse(field.twice_by(&ways, steps))
    }

    /// Two of the ways together, or one twice: two blots hit by two men or by one passing, or two men brought to one blot.
    fn twice_by(&self, ways: &Ways, steps: u32) -> Harm {
        let mut harm = Harm::default();
        for (index, one) in ways.iter().enumerate() {
            for two in ways.iter().take(index + 1) {
                let by_two_men = one.steps + two.steps <= steps && self.two_men(one.from, two.from);
                if one.target == two.target {
                    harm.doubled |= by_two_men;
                } else if by_two_men || one.from == two.from {
                    // One man passing hits both.
                    harm = harm.worse(Harm::two(one.target, two.target));
                }
            }
        }
        harm
    }

    /// Whether any way to hit exists; most doubles have none.
    fn reaches(&self, die: u32, steps: u32) -> bool {
        let mut reached = self.hitters;
        let mut hit = 0;
        for _ in 0..steps {
            reached <<= die;
            hit |= reached & self.targets;
            reached &= self.open;
        }
        hit != 0
    }

    fn ways(&self, die: u32, steps: u32) -> Ways {
        let mut ways = Ways::new();
        let mut reached = self.hitters;
        for step in 1..=steps {
            reached <<= die;
            for target in each(reached & self.targets) {
                ways.push(Way {
                    target,
                    from: target - step * die,
                    steps: step,
                });
            }
            reached &= self.open;
        }
        ways
    }
}

impl Ways {
    const fn new() -> Self {
        let none = Way {
            target: 0,
            from: 0,
            steps: 0,
        };
        Self {
            list: [none; 60],
            len: 0,
        }
    }

    fn push(&mut self, way: Way) {
        self.list[self.len] = way;
        self.len += 1;
    }

    fn iter(&self) -> impl Iterator<Item = &Way> {
        self.list[..self.len].iter()
    }

    fn targets(&self) -> u32 {
        self.iter().fold(0, |set, way| set | 1 << way.target)
    }
}
