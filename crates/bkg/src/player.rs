//! Choosing a play.

use std::sync::Arc;

use barpoint_bearoff::OneSided;
use barpoint_rules::{Board, Play, PlayList, Roll};

use crate::bearing_off::Aim;
use crate::expected;
use crate::facts::Before;
use crate::running::running_points;
use crate::terms::{Line, breakdown, heuristic_points};
use crate::valued::PlayKind;
use crate::vi::{Expectation, Recognised};
use crate::{Edition, Facts, Men, OpenPoints, Scratch, StateClass, Tables, Valued};

/// BKG, the player of 1977, or with functions that predict expectation BKG-VI. It looks at every position one play ahead and
/// no further.
#[derive(Clone, Debug)]
pub struct Bkg {
    tables: Tables,
    open: OpenPoints,
    expectation: Option<Expectation>,
}

/// The same player: the tables hold the same numbers, wherever they are from.
impl PartialEq for Bkg {
    fn eq(&self, other: &Self) -> bool {
        self.open == other.open && self.expectation == other.expectation
    }
}

impl Bkg {
    /// With these tables.
    #[must_use]
    pub const fn new(tables: Tables) -> Self {
        Self::with(tables, OpenPoints::CHOSEN)
    }

    /// With tables built here, a quarter of a second on one core. `None` without memory for them.
    #[must_use]
    pub fn with_own_tables() -> Option<Self> {
        Tables::new(Arc::new(OneSided::build())).map(Self::new)
    }

    /// With other values where the paper leaves them open.
    #[must_use]
    pub const fn with(tables: Tables, open: OpenPoints) -> Self {
        Self {
            tables,
            open,
            expectation: None,
        }
    }

    /// BKG-VI: plays are chosen by expectation, the cube is turned as in 1977.
    #[must_use]
    pub const fn vi(tables: Tables, expectation: Expectation) -> Self {
        Self {
            tables,
            open: OpenPoints::CHOSEN,
            expectation: Some(expectation),
        }
    }

    /// What BKG-VI values positions by; `None` of the player of 1977.
    #[must_use]
    pub const fn expectation(&self) -> Option<&Expectation> {
        self.expectation.as_ref()
    }

    /// Which of the two programs it is.
    #[must_use]
    pub const fn edition(&self) -> Edition {
        match self.expectation {
            Some(_) => Edition::Vi,
            None => Edition::Of1977,
        }
    }

    /// Its bearoff tables.
    #[must_use]
    pub const fn tables(&self) -> &Tables {
        &self.tables
    }

    /// The best play of a roll, the first listed of equals; `None` if the player cannot move.
    ///
    /// `class` is the state class that the same side's last play led to ([`Valued::class`]); without it the class of the
    /// position now counts, as if the last play had led there.
    pub fn choose(
        &self,
        board: &Board,
        roll: Roll,
        class: Option<StateClass>,
        scratch: &mut Scratch,
    ) -> Option<Valued> {
        if let Some(expectation) = &self.expectation {
            return expected::choose(expectation, board, roll, scratch);
        }
        self.valued(board, roll, class, &mut scratch.0)
            .reduce(|best, next| if next.beats(&best) { next } else { best })
    }

    /// All plays of a roll, best first.
    #[must_use]
    pub fn rank(&self, board: &Board, roll: Roll, class: Option<StateClass>) -> Vec<Valued> {
        if let Some(expectation) = &self.expectation {
            return expected::rank(expectation, board, roll);
        }
        let mut list = PlayList::new();
        let mut ranked: Vec<_> = self.valued(board, roll, class, &mut list).collect();
        ranked.sort_by(|a, b| {
            (b.kind, b.value)
                .partial_cmp(&(a.kind, a.value))
                .unwrap_or(std::cmp::Ordering::Equal)
        });
        ranked
    }

    /// The best of boards that rival plays of one roll lead to, the mover their `on_roll` half, where the board before is not
    /// known: the men of the first rival stand for those before the play, and captures are counted from the rival with
    /// the fewest. `None` without rivals.
    #[must_use]
    pub fn best_of(&self, rivals: &[Board]) -> Option<usize> {
        let first = rivals.first()?;
        if let Some(expectation) = &self.expectation {
            let value = |board: &Board| expectation.value(board).expectation();
            let values = rivals.iter().map(value).enumerate();
            let best = values.reduce(|best, next| if next.1 > best.1 { next } else { best });
            return best.map(|(index, _)| index);
        }
        let mut before = self.before(first, None);
        let others = rivals.iter().map(|board| Men::of(board.opponent()));
        before.other = others.min_by_key(Men::pips)?;
        let engaged = rivals.iter().any(Board::has_contact);
        let valued = rivals
            .iter()
            .map(|after| self.value(&before, Play::DANCE, after, engaged));
        let best = valued
            .enumerate()
            .reduce(|best, next| if next.1.beats(&best.1) { next } else { best });
        best.map(|(index, _)| index)
    }

    /// The state class of a position after a play, seen by the side that has played: what its next play starts from.
    #[must_use]
    pub fn class_of(&self, after: &Board) -> StateClass {
        if self.expectation.is_some() {
            return StateClass::of_vi(Recognised::of(after));
        }
        if after.has_contact() {
            let before = Before::of(after, None);
            return Facts::of(&before, after, &self.open, &self.tables).class;
        }
        StateClass::of_race(&Men::of(after.on_roll()))
    }

    /// The evaluation of an engaged position after a play, term by term; empty when the sides have passed each other, and
    /// of BKG-VI, which has no heuristic points.
    #[must_use]
    pub fn explain(&self, board: &Board, after: &Board, class: Option<StateClass>) -> Vec<Line> {
        if !after.has_contact() || self.expectation.is_some() {
            return Vec::new();
        }
        let before = self.before(board, class);
        breakdown(&Facts::of(&before, after, &self.open, &self.tables))
    }

    fn valued<'a>(
        &'a self,
        board: &Board,
        roll: Roll,
        class: Option<StateClass>,
        list: &'a mut PlayList,
    ) -> impl Iterator<Item = Valued> + 'a {
        list.generate(board, roll);
        let before = self.before(board, class);
        let engaged = board.has_contact();
        let plays = list.plays().iter().zip(list.boards());
        plays.map(move |(&play, after)| self.value(&before, play, after, engaged))
    }

    fn before(&self, board: &Board, class: Option<StateClass>) -> Before {
        let class = class.or_else(|| board.has_contact().then(|| self.class_of(board)));
        Before::of(board, class)
    }

    fn value(&self, before: &Before, play: Play, after: &Board, was_engaged: bool) -> Valued {
        if was_engaged && after.has_contact() {
            self.engaged(before, play, after)
        } else {
            self.disengaged(before, play, after, was_engaged)
        }
    }

    fn engaged(&self, before: &Before, play: Play, after: &Board) -> Valued {
        let facts = Facts::of(before, after, &self.open, &self.tables);
        Valued {
            play,
            after: *after,
            kind: PlayKind::Engaged,
            value: heuristic_points(&facts),
            chances: None,
            transitions: None,
            class: facts.class,
        }
    }

    fn disengaged(&self, before: &Before, play: Play, after: &Board, was_engaged: bool) -> Valued {
        let (men, other) = (Men::of(after.on_roll()), Men::of(after.opponent()));
        let bearing_off = before.men.all_home() && !was_engaged;
        let value = if bearing_off {
            Aim::of(&before.men, &other, &self.tables).value(&men, &self.tables, &self.open)
        } else {
            running_points(before, &play, &men, &self.open)
        };
        let kind = match men.pips() {
            0 => PlayKind::Wins,
            own if own < other.pips() => PlayKind::DisengagesAhead,
            _ => PlayKind::DisengagesBehind,
        };
        Valued {
            play,
            after: *after,
            kind: if was_engaged || kind == PlayKind::Wins {
                kind
            } else {
                PlayKind::DisengagesAhead
            },
            value,
            chances: None,
            transitions: None,
            class: StateClass::of_race(&men),
        }
    }
}
