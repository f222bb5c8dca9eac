//! A turn's checker movement.

use crate::Point;

/// One checker moved by one die, in the mover's point numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Step {
    /// Where the checker leaves (a point or the bar).
    pub from: Point,
    /// Where it lands (a point or off).
    pub to: Point,
    /// Whether it hits a blot there.
    pub hit: bool,
}

/// A whole turn's checker movement: zero (a dance) to four steps, in an order that can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Play {
    steps: [Step; 4],
    len: u8,
}

impl Play {
    const FILLER: Step = Step {
        from: Point::OFF,
        to: Point::OFF,
        hit: false,
    };

    /// No movement: the player cannot move.
    pub const DANCE: Self = Self {
        steps: [Self::FILLER; 4],
        len: 0,
    };

    /// A play of these steps; `None` for more than four.
    #[must_use]
    pub fn from_steps(steps: &[Step]) -> Option<Self> {
        let mut play = Self::DANCE;
        for &step in steps {
            play.steps
                .get_mut(usize::from(play.len))
                .map(|slot| *slot = step)?;
            play.len += 1;
        }
        Some(play)
    }

    /// Appends a step; a fifth is ignored (no turn has one).
    pub(crate) fn push(&mut self, step: Step) {
        if let Some(slot) = self.steps.get_mut(usize::from(self.len)) {
            *slot = step;
            self.len += 1;
        }
    }

    /// The steps, in playing order.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps[..usize::from(self.len)]
    }

    /// Whether the player could not move.
    #[must_use]
    pub const fn is_dance(&self) -> bool {
        self.len == 0
    }
}
