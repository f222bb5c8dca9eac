//! State classes as data: recognisers in canonical order (paper, VI).

use barpoint_rules::{Board, CHECKERS, WinKind};

use crate::Men;
use crate::men::HOME;

/// A state class with a function: the positions, seen by the side that has just moved, that it recognises and none before it
/// does.
#[derive(Clone, Copy, Debug)]
pub struct Class {
    /// Its name.
    pub name: &'static str,
    /// Its recogniser in words. A man back is one in the other side's home board or on the bar.
    pub says: &'static str,
    limits: Limits,
}

/// Least and most of each count by which an engaged class is recognised; three men back stand for more.
#[derive(Clone, Copy, Debug)]
struct Limits {
    own_bar: (u8, u8),
    their_bar: (u8, u8),
    own_back: (u8, u8),
    their_back: (u8, u8),
    own_board: (u8, u8),
    their_board: (u8, u8),
}

const ANY: Limits = Limits {
    own_bar: (0, 1),
    their_bar: (0, 1),
    own_back: (0, 3),
    their_back: (0, 3),
    own_board: (0, 6),
    their_board: (0, 6),
};

const fn class(name: &'static str, says: &'static str, limits: Limits) -> Class {
    Class { name, says, limits }
}

/// They are on the bar against so many points, with so many men back.
const fn attacking(own_board: (u8, u8), their_back: (u8, u8)) -> Limits {
    Limits {
        their_bar: (1, 1),
        own_board,
        their_back,
        ..ANY
    }
}

/// We are.
const fn attacked(their_board: (u8, u8), own_back: (u8, u8)) -> Limits {
    Limits {
        own_bar: (1, 1),
        their_board,
        own_back,
        ..ANY
    }
}

/// So many men back on each side, none of them on the bar.
const fn back(own: u8, theirs: u8) -> Limits {
    Limits {
        own_back: (own, own),
        their_back: (theirs, theirs),
        ..ANY
    }
}

/// The number of the class of races, the last.
pub const RACE: usize = 25;

/// The classes in canonical order; before them come games that are over and bearing off, which tables know exactly.
#[rustfmt::skip]
pub static CLASSES: [Class; RACE + 1] = [
    class("both on the bar", "Both sides are on the bar.",
        Limits { own_bar: (1, 1), their_bar: (1, 1), ..ANY }),
    class("closing out", "They are on the bar against five points or six.", attacking((5, 6), (0, 3))),
    class("blitz against one", "They are on the bar against three or four points, with no other man back.",
        attacking((3, 4), (0, 1))),
    class("blitz", "They are on the bar against three or four points, with more men back.", attacking((3, 4), (0, 3))),
    class("entering late", "They are on the bar against two points at most.", attacking((0, 6), (0, 3))),
    class("closed out", "We are on the bar against five points or six.", attacked((5, 6), (0, 3))),
    class("blitzed with one", "We are on the bar against three or four points, with no other man back.",
        attacked((3, 4), (0, 1))),
    class("blitzed", "We are on the bar against three or four points, with more men back.", attacked((3, 4), (0, 3))),
    class("on the bar", "We are on the bar against two points at most.", attacked((0, 6), (0, 3))),
    class("disengaging", "No man is back on either side, but the sides have not passed each other.", back(0, 0)),
    class("against a straggler", "We have no man back, they have one.", back(0, 1)),
    class("against an anchor", "We have no man back, they have two.", back(0, 2)),
    class("against a back game", "We have no man back, they have three or more.", back(0, 3)),
    class("straggler", "We have one man back, they have none.", back(1, 0)),
    class("one each", "Each side has one man back.", back(1, 1)),
    class("one against two", "We have one man back, they have two.", back(1, 2)),
    class("one against three", "We have one man back, they have three or more.", back(1, 3)),
    class("anchor", "We have two men back, they have none.", back(2, 0)),
    class("two against one", "We have two men back, they have one.", back(2, 1)),
    class("two each", "Each side has two men back, as at the start.", back(2, 2)),
    class("two against three", "We have two men back, they have three or more.", back(2, 3)),
    class("back game", "We have three men back or more, they have none.", back(3, 0)),
    class("three against one", "We have three men back or more, they have one.", back(3, 1)),
    class("three against two", "We have three men back or more, they have two.", back(3, 2)),
    class("many each", "What is left: three men back or more on each side.", ANY),
    class("running game", "The sides have passed each other; a man of either side is still outside.", ANY),
];

/// What a position after a play is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recognised {
    /// Won by the side that has just moved.
    Over(WinKind),
    /// The paper's class B: all men of both sides are home, and tables know the chances.
    BearingOff,
    /// Of the class with this number.
    Class(usize),
}

impl Recognised {
    /// Of a board after a play, the mover its `on_roll` half.
    #[must_use]
    pub fn of(after: &Board) -> Self {
        Self::between(&Men::of(after.on_roll()), &Men::of(after.opponent()), after)
    }

    pub(super) fn between(moved: &Men, next: &Men, after: &Board) -> Self {
        if moved.pips() == 0 {
            let kind = WinKind::of(after, CHECKERS).unwrap_or(WinKind::Single);
            return Self::Over(kind);
        }
        let (own, theirs) = (moved.most_back(), next.most_back());
        if own + theirs > 25 || own == 25 || theirs == 25 {
            return Self::Class(engaged(moved, next));
        }
        if moved.all_home() && next.all_home() {
            return Self::BearingOff;
        }
        Self::Class(RACE)
    }
}

fn engaged(moved: &Men, next: &Men) -> usize {
    let (own_bar, their_bar) = (moved.on_bar().min(1), next.on_bar().min(1));
    let (own_back, their_back) = (men_back(moved), men_back(next));
    let [own_board, their_board] = [moved, next].map(closed);
    let bars = usize::from(own_bar) * 2 + usize::from(their_bar);
    let backs = usize::from(own_back) * 4 + usize::from(their_back);
    usize::from(ENGAGED[((bars * 16 + backs) * 7 + own_board) * 7 + their_board])
}

/// Men in the other side's home board and on the bar, three at most.
fn men_back(men: &Men) -> u8 {
    men.counts()[19..].iter().sum::<u8>().min(3)
}

fn closed(men: &Men) -> usize {
    (men.points() & HOME).count_ones() as usize
}

/// The first class that recognises each combination of counts.
static ENGAGED: [u8; 64 * 49] = first_recognisers();

const fn first_recognisers() -> [u8; 64 * 49] {
    let mut table = [0; 64 * 49];
    let mut at = 0;
    while at < table.len() {
        let (bars, backs) = ((at / 49 / 16) as u8, (at / 49 % 16) as u8);
        let boards = (at % 49) as u8;
        let counts = [
            bars / 2,
            bars % 2,
            backs / 4,
            backs % 4,
            boards / 7,
            boards % 7,
        ];
        let mut class = 0;
        while !CLASSES[class].limits.recognise(counts) {
            class += 1;
        }
        table[at] = class as u8;
        at += 1;
    }
    table
}

impl Limits {
    /// Counts in the order of the fields.
    const fn recognise(&self, counts: [u8; 6]) -> bool {
        let limits = [
            self.own_bar,
            self.their_bar,
            self.own_back,
            self.their_back,
            self.own_board,
            self.their_board,
        ];
        let mut at = 0;
        while at < limits.len() {
            let (least, most) = limits[at];
            if counts[at] < least || counts[at] > most {
                return false;
            }
            at += 1;
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use barpoint_rules::Variation;
    use barpoint_testkit::{board, boards};

    fn name(own: &[(u8, u8)], theirs: &[(u8, u8)]) -> &'static str {
        match Recognised::of(&board(own, theirs)) {
            Recognised::Class(class) => CLASSES[class].name,
            Recognised::BearingOff => "bearing off",
            Recognised::Over(_) => "over",
        }
    }

    #[test]
    fn positions_by_name() {
        const CLOSED: [(u8, u8); 6] = [(6, 2), (5, 2), (4, 2), (3, 2), (2, 2), (1, 2)];
        assert_eq!(name(&CLOSED, &[(25, 1)]), "closing out");
        assert_eq!(name(&[(25, 1)], &CLOSED), "closed out");
        assert_eq!(
            name(&[(25, 1), (6, 2)], &[(25, 1), (6, 2)]),
            "both on the bar"
        );
        assert_eq!(name(&CLOSED[..3], &[(25, 1)]), "blitz against one");
        assert_eq!(name(&CLOSED[..3], &[(25, 1), (24, 2)]), "blitz");
        assert_eq!(name(&CLOSED[..2], &[(25, 1)]), "entering late");
        assert_eq!(name(&[(8, 2), (6, 2)], &[(21, 2)]), "against an anchor");
        assert_eq!(name(&[(22, 2), (23, 2)], &[(8, 2)]), "back game");
        assert_eq!(name(&[(13, 2)], &[(13, 2)]), "disengaging");
        assert_eq!(name(&[(11, 2)], &[(13, 2)]), "running game");
        assert_eq!(name(&[(6, 2)], &[(6, 2)]), "bearing off");
        assert_eq!(name(&[], &[(6, 2)]), "over");
        let start = Variation::Standard.start();
        let Recognised::Class(class) = Recognised::of(&start) else {
            panic!("engaged")
        };
        assert_eq!(CLASSES[class].name, "two each");
    }

    /// What the other side calls a class, from the same position.
    #[test]
    fn the_other_side_sees_the_counterpart() {
        for (class, counterpart) in [
            ("blitz", "blitzed"),
            ("straggler", "against a straggler"),
            ("back game", "against a back game"),
        ] {
            let find = |name| {
                CLASSES
                    .iter()
                    .find(|class| class.name == name)
                    .unwrap()
                    .limits
            };
            let (ours, theirs) = (find(class), find(counterpart));
            assert_eq!(
                (ours.own_bar, ours.their_bar),
                (theirs.their_bar, theirs.own_bar)
            );
            assert_eq!(
                (ours.own_back, ours.their_back),
                (theirs.their_back, theirs.own_back)
            );
            assert_eq!(
                (ours.own_board, ours.their_board),
                (theirs.their_board, theirs.own_board)
            );
        }
    }

    proptest::proptest! {
        /// Recognisers are tried in order: the table gives the first that accepts the counts taken from the board.
        #[test]
        fn one_class_for_every_position(board in boards()) {
            let count = |half: &[u8; 26]| {
                let back: u8 = half[19..].iter().sum();
                let closed = half[1..=6].iter().filter(|&&men| men > 1).count();
                (half[25].min(1), back.min(3), closed as u8)
            };
            let (own, theirs) = (count(board.on_roll()), count(board.opponent()));
            let counts = [own.0, theirs.0, own.1, theirs.1, own.2, theirs.2];
            let first = CLASSES.iter().position(|class| class.limits.recognise(counts));
            match Recognised::of(&board) {
                Recognised::Class(RACE) | Recognised::BearingOff => proptest::prop_assert!(!board.has_contact()),
                Recognised::Class(class) => {
                    proptest::prop_assert!(board.has_contact());
                    proptest::prop_assert_eq!(Some(class), first);
                }
                Recognised::Over(_) => proptest::prop_assert_eq!(board.on_roll()[0], 15),
            }
        }
    }
}
