//! Race counts: rules of thumb that turn pips and where the checkers stand into a cube action.
//!
//! All of them are for money play and for races; [`RaceCount::all`] gives none for other positions, which
//! [`RaceCount::as_if_race`] counts all the same. *Leader* is the
//! player on roll, *trailer* the opponent, whoever is ahead. Sums are whole numbers, so that no rounding decides at a
//! threshold.

mod half;
mod isight;
mod keeler;
mod keith;
mod kleinman;
mod percentage;
mod rule62;
mod thorp;

use std::fmt;

use barpoint_rules::Board;
use half::Half;

/// A rule of thumb for races.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RaceRule {
    /// The Keith count: T. Keith, "Cube handling in noncontact positions" (2004).
    Keith,
    /// The Thorp count: E. O. Thorp, as B. Robertie gives it in "Advanced Backgammon".
    Thorp,
    /// Keeler's count, as BKG used it: H. Berliner, "BKG – a program that plays backgammon" (1977).
    Keeler,
    /// The Isight count: A. Reichert, "Improved cube handling in races: insights with Isight" (2014).
    Isight,
    /// The 8-9-12 rule.
    Percentage,
    /// W. Trice's rule 62: "Backgammon boot camp" (2004).
    Rule62,
    /// The Kleinman metric: D. Kleinman, "Vision laughs at counting" (1980).
    Kleinman,
}

/// What a rule says at money play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RaceAction {
    /// No double, take.
    NoDouble,
    /// Double while the cube is centred, no redouble; take.
    Double,
    /// Double or redouble, take.
    Redouble,
    /// Double or redouble, pass.
    Pass,
}

/// What a rule makes of a race.
///
/// ```
/// use barpoint_equity::{RaceAction, RaceCount, RaceRule};
/// use barpoint_rules::Board;
///
/// // 100 pips against 110.
/// let board = Board::with_checkers(&[(7, 10), (6, 5)], &[(8, 5), (7, 10)])?;
/// let counts = RaceCount::all(&board).ok_or("a race")?;
/// let percentage = counts.iter().find(|count| count.rule == RaceRule::Percentage).ok_or("a rule")?;
/// assert_eq!((percentage.leader, percentage.trailer), (100.0, 110.0));
/// assert_eq!(percentage.action, RaceAction::Redouble);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RaceCount {
    /// Whose rule.
    pub rule: RaceRule,
    /// The count of the player on roll, adjusted for where the checkers stand.
    pub leader: f32,
    /// The same for the opponent.
    pub trailer: f32,
    /// What decides beside the two counts; [`RaceRule::measure`] says what it is.
    pub measure: Option<f32>,
    /// What to do.
    pub action: RaceAction,
    /// The winning chance that goes with it, where someone has given a formula and it gives a chance.
    pub win: Option<f32>,
}

impl RaceCount {
    /// What every rule says of a race; `None` where there is contact or a side has borne off everything.
    #[must_use]
    pub fn all(board: &Board) -> Option<[Self; 7]> {
        (!board.has_contact()).then(|| Self::as_if_race(board))?
    }

    /// What every rule would say if the checkers had passed each other; `None` where a side has borne off everything.
    #[must_use]
    pub fn as_if_race(board: &Board) -> Option<[Self; 7]> {
        let [leader, trailer] = [board.on_roll(), board.opponent()].map(Half::of);
        let both_play = leader.checkers() > 0 && trailer.checkers() > 0;
        both_play.then(|| {
            [
                keith::count(&leader, &trailer),
                thorp::count(&leader, &trailer),
                keeler::count(&leader, &trailer),
                isight::count(&leader, &trailer),
                percentage::count(&leader, &trailer),
                rule62::count(&leader, &trailer),
                kleinman::count(&leader, &trailer),
            ]
        })
    }
}

impl RaceRule {
    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Keith => "Keith",
            Self::Thorp => "Thorp",
            Self::Keeler => "Keeler",
            Self::Isight => "Isight",
            Self::Percentage => "8-9-12",
            Self::Rule62 => "rule 62",
            Self::Kleinman => "Kleinman",
        }
    }

    /// What [`RaceCount::measure`] is.
    #[must_use]
    pub const fn measure(self) -> &'static str {
        match self {
            Self::Keith => "leader's count and a seventh",
            Self::Thorp | Self::Keeler => "leader's count and a tenth",
            Self::Isight => "metric",
            Self::Percentage => "lead in per cent",
            Self::Rule62 => "trailer's point of last take",
            Self::Kleinman => "K",
        }
    }
}

impl RaceAction {
    /// By which thresholds are met.
    const fn of(double: bool, redouble: bool, pass: bool) -> Self {
        match (double, redouble, pass) {
            (true, _, true) => Self::Pass,
            (_, true, _) => Self::Redouble,
            (true, ..) => Self::Double,
            _ => Self::NoDouble,
        }
    }

    /// Whether to turn a cube that is centred, or one's own.
    #[must_use]
    pub const fn doubles(self, owned: bool) -> bool {
        match self {
            Self::NoDouble => false,
            Self::Double => !owned,
            Self::Redouble | Self::Pass => true,
        }
    }

    /// Whether the opponent takes.
    #[must_use]
    pub const fn takes(self) -> bool {
        !matches!(self, Self::Pass)
    }
}

impl fmt::Display for RaceAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoDouble => "no double, take",
            Self::Double => "double, no redouble, take",
            Self::Redouble => "redouble, take",
            Self::Pass => "double, pass",
        })
    }
}

impl fmt::Display for RaceRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A chance in per cent, where it is one.
fn chance(percent: f64) -> Option<f32> {
    (0.0..=100.0)
        .contains(&percent)
        .then(|| crate::units::narrowed(percent / 100.0))
}

/// A small count.
#[expect(clippy::cast_precision_loss, reason = "at most a few thousand")]
const fn real(count: i32) -> f32 {
    count as f32
}

#[cfg(test)]
mod tests;
