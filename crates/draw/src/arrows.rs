//! Arrows of a play: one for each step, from the checker that moves to where it lands.

use barpoint_rules::{Play, Side};

use crate::geometry::{self, Spot, WIDTH};
use crate::{BoardView, HomeSide, Orientation};

/// Half the width of an arrow's shaft.
const HALF_SHAFT: f64 = 4.0;
/// Length and half the width of its head.
const HEAD: (f64, f64) = (20.0, 12.0);

/// Where a step of one checker begins and ends.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Arrow {
    /// Centre of the checker before the step.
    pub from: Spot,
    /// Centre of the checker after it.
    pub to: Spot,
}

impl Arrow {
    /// Corners x, y, x, y, ... of the arrow's outline; empty if it leads nowhere.
    #[must_use]
    pub fn outline(self) -> Vec<f64> {
        let (across, down) = (self.to.x - self.from.x, self.to.y - self.from.y);
        let length = across.hypot(down);
        if length < 1.0 {
            return Vec::new();
        }
        let (along, side) = (
            (across / length, down / length),
            (-down / length, across / length),
        );
        let (head, half_head) = HEAD;
        let neck = (length - head).max(0.0);
        [
            (0.0, HALF_SHAFT),
            (neck, HALF_SHAFT),
            (neck, half_head),
            (length, 0.0),
            (neck, -half_head),
            (neck, -HALF_SHAFT),
            (0.0, -HALF_SHAFT),
        ]
        .into_iter()
        .flat_map(|(forward, sideways)| {
            [
                self.from.x + along.0 * forward + side.0 * sideways,
                self.from.y + along.1 * forward + side.1 * sideways,
            ]
        })
        .collect()
    }
}

/// Centre of checker `index` of a stack of `count` on a player's place (0 = tray, 25 = bar), with
/// the board as the orientation has it. `None` for places that do not exist.
#[must_use]
pub fn place(seen: &Orientation, side: Side, at: u8, index: u8, count: u8) -> Option<Spot> {
    let row = seen.row(side);
    let spot = match at {
        0 => geometry::tray(row, index),
        25 => geometry::bar(row).checker(index, count),
        _ => geometry::point(seen.seen_from_bottom(side, at))?.checker(index, count),
    };
    Some(reflected(spot, seen.home))
}

/// The spot on a board whose home is on this side.
#[must_use]
pub fn reflected(spot: Spot, home: HomeSide) -> Spot {
    match home {
        HomeSide::Right => spot,
        HomeSide::Left => Spot {
            x: WIDTH - spot.x,
            y: spot.y,
        },
    }
}

/// The arrows of a play by the player on roll, on the board before it. Steps that leave an empty
/// place are left out.
#[must_use]
pub fn arrows(view: &BoardView, play: &Play, seen: &Orientation) -> Vec<Arrow> {
    let side = view.on_roll;
    let mut own = view.checkers[side];
    let mut found = Vec::new();
    for step in play.steps() {
        let (from, to) = (step.from.index(), step.to.index());
        let Some(left) = own[from].checked_sub(1) else {
            continue;
        };
        let start = place(seen, side, step.from.number(), left, own[from]);
        own[from] = left;
        let landed = own[to].min(geometry::MOST - 1);
        let end = place(seen, side, step.to.number(), landed, landed + 1);
        own[to] = own[to].saturating_add(1);
        if let (Some(from), Some(to)) = (start, end) {
            found.push(Arrow { from, to });
        }
    }
    found
}
