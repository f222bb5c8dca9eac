//! A turn's checker movement.

use crate::Point;

/// One checker moved by one die, in the mover's point numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Step {
    /// Where the checker leaves (a point or the bar).
    pub from: Point,
    /// Where it lands (a point or off).
    pub to: Point,
    /// Whether it hits a blot there.
    pub hit: bool,
}

/// A whole turn's checker movement: zero (the player cannot move) to four steps, in an order that can be played.
///
/// Shows itself as people write plays; [`crate::Board::parse_play`] reads that back.
///
/// ```
/// use barpoint_rules::{Play, Variation};
///
/// let start = Variation::Standard.start();
/// let play = start.parse_play("24/18 18/14", "64".parse()?)?;
/// assert_eq!(play.to_string(), "24/14");
/// assert_eq!(play.steps().len(), 2);
/// assert_eq!(Play::DANCE.to_string(), "cannot move");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "Vec<Step>", into = "Vec<Step>"))]
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

    /// This play and one step more; a fifth is ignored (no turn has one).
    #[inline]
    pub(crate) fn then(mut self, step: Step) -> Self {
        if let Some(slot) = self.steps.get_mut(usize::from(self.len)) {
            *slot = step;
            self.len += 1;
        }
        self
    }

    /// A play of one step.
    #[inline]
    pub(crate) const fn one(step: Step) -> Self {
        Self {
            steps: [step, Self::FILLER, Self::FILLER, Self::FILLER],
            len: 1,
        }
    }

    /// A play of two steps.
    #[inline]
    pub(crate) const fn two(first: Step, second: Step) -> Self {
        Self {
            steps: [first, second, Self::FILLER, Self::FILLER],
            len: 2,
        }
    }

    /// A play of four steps.
    #[inline]
    pub(crate) const fn four(steps: [Step; 4]) -> Self {
        Self { steps, len: 4 }
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
