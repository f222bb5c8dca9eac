//! Everything the formulas ask about a position, computed once for each play.

use barpoint_rules::Board;

use crate::structure::close_board;
use crate::turns::{expected_all_in, expected_first_off, expected_turns};
use crate::{Blockade, Containment, Men, OpenPoints, Shots, StateClass, Tables};

/// The position before a play, seen by the side on roll.
#[derive(Clone, Copy, Debug)]
pub struct Before {
    /// Men of the side on roll (`Onmove`).
    pub men: Men,
    /// Men of the other side.
    pub other: Men,
    /// The other side's points, which no play changes.
    pub blockade: Blockade,
    /// How the men of the side on roll are contained.
    pub contained: Containment,
    /// `Expallin(Onmove)`.
    pub all_in: i32,
    /// The state class that the last play of the side on roll led to.
    pub class: Option<StateClass>,
}

impl Before {
    /// Of a board; `class` is what the last play of the same side led to, if it is known.
    #[must_use]
    pub fn of(board: &Board, class: Option<StateClass>) -> Self {
        let (men, other) = (Men::of(board.on_roll()), Men::of(board.opponent()));
        let blockade = Blockade::of(&other);
        Self {
            men,
            other,
            blockade,
            contained: Containment::behind(&blockade, &men),
            all_in: expected_all_in(&men),
            class,
        }
    }
}

/// An engaged position after a play, `Justmoved` the side that has played and `Nexttomove` the other.
#[derive(Clone, Debug)]
pub struct Facts<'a> {
    /// The position before the play.
    pub before: &'a Before,
    /// Values of our choice.
    pub open: &'a OpenPoints,
    /// Bearoff tables, for chances to cross.
    pub tables: &'a Tables,
    /// Men of `Justmoved`.
    pub moved: Men,
    /// Men of `Nexttomove`.
    pub next: Men,
    /// `P1`, `P2` and `Piploss`.
    pub shots: Shots,
    /// `Acontain(Justmoved)`, `Contain(Justmoved)`: own men behind the other side's points.
    pub contained: Containment,
    /// `Acontain(Nexttomove)`, `Contain(Nexttomove)`: the other side's men behind our points.
    pub containing: Containment,
    /// `Edge = Pipcount(Nexttomove) - Pipcount(Justmoved) - 4`.
    pub edge: i32,
    /// `Winfactor = (Pipcount(Justmoved) + 4 + 2 Acontain(Justmoved)) / (Pipcount(Nexttomove) + 2 Acontain(Nexttomove))`:
    /// the smaller, the better for `Justmoved`.
    pub win_factor: f64,
    /// The state class.
    pub class: StateClass,
}

impl<'a> Facts<'a> {
    /// Of the board after a play, the mover still its `on_roll` half.
    #[must_use]
    pub fn of(before: &'a Before, after: &Board, open: &'a OpenPoints, tables: &'a Tables) -> Self {
        let moved = Men::of(after.on_roll());
        let hit = after.opponent() != before.other.counts();
        let next = if hit {
            Men::of(after.opponent())
        } else {
            before.other
        };
        let contained = Containment::behind(&before.blockade, &moved);
        let containing = Containment::of(&next, &moved);
        let trapped = |containment: Containment| 2 * i32::from(containment.actual);
        let mut facts = Self {
            before,
            open,
            tables,
            moved,
            next,
            shots: Shots::of(&moved, &next),
            contained,
            containing,
            edge: next.pips() - moved.pips() - 4,
            win_factor: f64::from(moved.pips() + 4 + trapped(contained))
                / f64::from(next.pips() + trapped(containing)),
            class: StateClass::Engaged,
        };
        facts.class = StateClass::engaged(&facts);
        facts
    }

    /// `Caploss`: pips that the other side has lost by captures.
    #[must_use]
    pub const fn cap_loss(&self) -> i32 {
        self.next.pips() - self.before.other.pips()
    }

    /// `Contfactor = Contain(Onmove)^3 / 300`. No play changes the other side's points, so `Onmove` and `Justmoved` have
    /// the same.
    #[must_use]
    pub fn cont_factor(&self) -> f64 {
        cube_over_300(self.contained.possible)
    }

    /// `Getbackin(Closeboard, Onbar)` for men of the other side on the bar against our home board.
    #[must_use]
    pub fn keeping_out(&self, men: u8) -> f64 {
        self.open
            .get_back_in(close_board(&self.moved, &self.next), men)
    }

    /// `Getbackin(Closeboard(Nexttomove), men)` for men of ours, were they hit.
    #[must_use]
    pub fn getting_back_in(&self, men: u8) -> f64 {
        self.open
            .get_back_in(close_board(&self.next, &self.moved), men)
    }

    /// `Distance(Mostback(Justmoved), Mostback(Nexttomove))`: pips that the rearmost men still have to pass.
    #[must_use]
    pub const fn overlap(&self) -> i32 {
        self.moved.most_back() as i32 + self.next.most_back() as i32 - 25
    }

    /// Whether there is "danger of gammon": no man is off, and the first is not expected to be in good time.
    #[must_use]
    pub fn gammon_danger(&self) -> bool {
        gammon_danger(&self.moved, &self.next, self.open)
    }

    /// Whether the state class is that of the play before.
    #[must_use]
    pub fn same_class(&self) -> bool {
        self.before.class == Some(self.class)
    }
}

/// Whether a side has no man off and is not expected to have one `gammon_margin` half-turns before the other is off.
pub(crate) fn gammon_danger(men: &Men, other: &Men, open: &OpenPoints) -> bool {
    men.off() == 0 && expected_first_off(men) + open.gammon_margin > expected_turns(other)
}

/// The paper's way to let blockades count little until they are long.
pub(crate) fn cube_over_300(rolls: u8) -> f64 {
    f64::from(rolls).powi(3) / 300.0
}
