//! Cube lives fitted to rollouts (`barpoint cube-life`, docs/theory/cube.md).

use barpoint_equity::{LifeCurve, LifeLine};
use barpoint_rules::Board;

use crate::{Class, Plan};

/// What is played, as far as learned cube lives differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LifeKind {
    /// Both sides bear off, and the player on roll has at most [`LifeKind::FEW`] checkers left.
    LastCheckers,
    /// Both sides bear off.
    Bearoff,
    /// A race that has not come home.
    Race,
    /// Contact, by the checkers back: [`Plan::Wild`] is like [`Plan::Deep`].
    Contact(Plan),
}

impl LifeKind {
    /// The most checkers that are called the last.
    pub const FEW: u8 = 5;

    /// All kinds, in the order of [`LifeKind::index`].
    pub const ALL: [Self; 3 + Plan::ORDINARY] = [
        Self::LastCheckers,
        Self::Bearoff,
        Self::Race,
        Self::Contact(Plan::BothOut),
        Self::Contact(Plan::TheyHeld),
        Self::Contact(Plan::Held),
        Self::Contact(Plan::BothHeld),
        Self::Contact(Plan::Deep),
    ];

    /// The kind of a position.
    #[must_use]
    pub fn of(board: &Board) -> Self {
        Self::in_class(Class::of(board), board)
    }

    /// The kind of a position of this class.
    pub(crate) fn in_class(class: Class, board: &Board) -> Self {
        match class {
            Class::Over | Class::Bearoff => {
                let left: u8 = board.on_roll()[1..].iter().sum();
                if left <= Self::FEW {
                    Self::LastCheckers
                } else {
                    Self::Bearoff
                }
            }
            Class::Race => Self::Race,
            Class::Contact => Self::Contact(Plan::ordinary(board)),
        }
    }

    /// Place in [`LifeKind::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::LastCheckers => 0,
            Self::Bearoff => 1,
            Self::Race => 2,
            Self::Contact(Plan::Wild) => 3 + Plan::Deep.index(),
            Self::Contact(plan) => 3 + plan.index(),
        }
    }

    /// Its title.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::LastCheckers => "last checkers",
            Self::Bearoff => "bearoff",
            Self::Race => "race",
            Self::Contact(Plan::BothOut) => "both out",
            Self::Contact(Plan::TheyHeld) => "opponent held",
            Self::Contact(Plan::Held) => "held",
            Self::Contact(Plan::BothHeld) => "both held",
            Self::Contact(Plan::Deep | Plan::Wild) => "a side deep",
        }
    }

    /// Its learned cube lives.
    #[must_use]
    pub const fn curve(self) -> &'static LifeCurve {
        &CURVES[self.index()]
    }
}

/// The lives at [`LifeLine::PLACES`], and what points of games won and of games lost add.
const fn line(at: [f32; LifeLine::PLACES.len()], [won, lost]: [f32; 2]) -> LifeLine {
    LifeLine { at, won, lost }
}

/// In the order of [`LifeKind::ALL`]: what `barpoint cube-life FILE --seed 9 --positions 4200` finds, and for the Jacoby rule
/// `barpoint cube-life FILE --jacoby --seed 9 --positions 3000`.
static CURVES: [LifeCurve; LifeKind::ALL.len()] = [
    // LastCheckers
    LifeCurve {
        centred: line([-0.248, 0.329, 1.220, 0.399, 0.410], [0.0, 0.0]),
        jacoby: line([-0.189, 0.400, 0.855, 0.212, 0.206], [0.0, 0.0]),
        own: line([0.373, 0.005, 0.363, 0.412, 0.241], [0.0, 0.0]),
        opponents: line([-0.353, 0.465, 0.361, 0.033, 0.357], [0.0, 0.0]),
    },
    // Bearoff
    LifeCurve {
        centred: line([0.798, 0.772, 1.270, 0.621, 0.905], [0.0, 0.0]),
        jacoby: line([0.825, 0.758, 1.242, 0.644, 0.866], [0.0, 0.0]),
        own: line([0.347, 0.337, 0.638, 0.776, 0.830], [0.0, 0.0]),
        opponents: line([0.799, 0.841, 0.726, 0.351, 0.462], [0.0, 0.0]),
    },
    // Race
    LifeCurve {
        centred: line([0.881, 0.854, 0.941, 0.747, 0.876], [0.0, 0.0]),
        jacoby: line([0.855, 0.811, 0.945, 0.739, 0.879], [0.0, 0.0]),
        own: line([0.477, 0.561, 0.683, 0.792, 0.928], [0.0, 0.0]),
        opponents: line([0.898, 0.866, 0.700, 0.525, 0.457], [0.0, 0.0]),
    },
    // BothOut
    LifeCurve {
        centred: line([0.584, 0.725, 0.861, 0.699, 0.647], [-0.524, -0.147]),
        jacoby: line([0.873, 0.590, 1.025, 0.601, 0.723], [-0.077, -0.208]),
        own: line([0.637, 0.573, 0.709, 0.576, 0.700], [-0.240, 0.336]),
        opponents: line([0.746, 0.639, 0.720, 0.551, 0.585], [0.212, -0.245]),
    },
    // TheyHeld
    LifeCurve {
        centred: line([0.342, 0.910, 1.056, 0.891, 0.645], [-0.606, -0.109]),
        jacoby: line([0.930, 0.869, 1.016, 0.883, 1.103], [-0.483, 0.013]),
        own: line([0.659, 0.539, 0.724, 0.818, 0.787], [-0.510, 0.599]),
        opponents: line([0.518, 0.770, 0.684, 0.563, 0.539], [0.410, -0.252]),
    },
    // Held
    LifeCurve {
        centred: line([0.793, 0.977, 1.102, 0.650, 0.591], [0.158, -0.842]),
        jacoby: line([1.058, 0.925, 0.972, 0.590, 0.878], [0.020, -0.244]),
        own: line([0.596, 0.542, 0.664, 0.541, 0.493], [0.019, 0.286]),
        opponents: line([0.802, 0.937, 0.771, 0.667, 0.563], [0.440, -0.621]),
    },
    // BothHeld
    LifeCurve {
        centred: line([0.852, 1.060, 1.139, 0.940, 0.999], [-0.436, -0.528]),
        jacoby: line([1.060, 0.925, 1.026, 0.941, 1.116], [-0.407, -0.066]),
        own: line([0.571, 0.799, 0.804, 0.846, 0.784], [-0.306, 0.189]),
        opponents: line([0.866, 0.848, 0.797, 0.708, 0.745], [0.248, -0.363]),
    },
    // Deep
    LifeCurve {
        centred: line([0.815, 1.086, 1.147, 0.920, 0.677], [-0.169, -0.673]),
        jacoby: line([1.346, 1.153, 1.099, 1.074, 1.168], [-0.308, -0.535]),
        own: line([0.782, 0.751, 0.877, 0.975, 0.904], [-0.541, 0.127]),
        opponents: line([0.838, 0.951, 0.786, 0.727, 0.676], [0.265, -0.417]),
    },
];

#[cfg(test)]
mod tests {
    use barpoint_rules::Variation;
    use barpoint_testkit::board;

    use super::*;

    #[test]
    fn kinds_by_example() {
        for (board, kind) in [
            (board(&[(6, 2), (1, 3)], &[(6, 15)]), LifeKind::LastCheckers),
            (board(&[(6, 2), (1, 4)], &[(6, 5)]), LifeKind::Bearoff),
            (board(&[(7, 1)], &[(6, 15)]), LifeKind::Race),
            (
                Variation::Standard.start(),
                LifeKind::Contact(Plan::BothHeld),
            ),
        ] {
            assert_eq!(LifeKind::of(&board), kind, "{board:?}");
        }
    }

    #[test]
    fn kinds_know_their_place() {
        for (place, kind) in LifeKind::ALL.into_iter().enumerate() {
            assert_eq!(kind.index(), place);
        }
    }
}
