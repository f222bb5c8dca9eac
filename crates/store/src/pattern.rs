//! Patterns of boards.

use std::str::FromStr;

/// What a board must look like: any number of demands on points, all of which hold.
///
/// Read as words such as `me6` (the player holds the own 6-point), `opp20=1` (the opponent has a blot on the player's 20-point),
/// `me4=3+` (three checkers or more), `mebar=0`, `oppoff=1+`. All points are counted by the player who decides. Without a number a
/// point is held by two checkers or more, and bar and tray have one or more.
///
/// ```
/// use barpoint_store::Pattern;
///
/// let pattern: Pattern = "me7 me6, me5 me4 opp3 mebar=0".parse()?;
/// assert_eq!(pattern.to_string(), "me7=2+ me6=2+ me5=2+ me4=2+ opp3=2+ mebar=0");
/// let error = "me26".parse::<Pattern>().unwrap_err();
/// assert!(error.to_string().ends_with("found \"me26\""));
/// # Ok::<(), barpoint_store::PatternError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pattern {
    /// The demands.
    pub demands: Vec<Demand>,
}

/// A demand on one place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Demand {
    /// Whose checkers.
    pub whose: Whose,
    /// Where.
    pub place: Place,
    /// How many.
    pub count: Count,
}

/// Whose checkers a demand counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Whose {
    /// Those of the player who decides.
    Own,
    /// Those of the opponent.
    Opponent,
}

/// A place of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The point `1..=24` by the numbers of the player who decides.
    Point(u8),
    /// The bar of the player whose checkers are counted.
    Bar,
    /// That player's tray.
    Off,
}

/// A number of checkers, at most 15. One checker exactly is a blot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// This many or more.
    AtLeast(u8),
    /// This many.
    Exactly(u8),
}

/// A word that is no demand.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "expected words such as me6, opp20=1, me4=3+ or mebar=0 (points 1 to 24, at most 15 checkers), found {found:?}"
)]
pub struct PatternError {
    /// The word.
    pub found: String,
}

impl Demand {
    /// The place in the half of the player whose checkers are counted, as [`barpoint_rules::Board::on_roll`] has it.
    pub(crate) const fn index(self) -> u8 {
        match (self.place, self.whose) {
            (Place::Bar, _) => 25,
            (Place::Off, _) => 0,
            (Place::Point(point), Whose::Own) => point,
            (Place::Point(point), Whose::Opponent) => 25 - point,
        }
    }
}

impl FromStr for Pattern {
    type Err = PatternError;

    fn from_str(text: &str) -> Result<Self, PatternError> {
        let words = text.split([' ', ',']).filter(|word| !word.is_empty());
        let demands = words.map(|word| {
            demand(word).ok_or_else(|| PatternError {
                found: word.to_owned(),
            })
        });
        Ok(Self {
            demands: demands.collect::<Result<_, _>>()?,
        })
    }
}

fn demand(word: &str) -> Option<Demand> {
    let word = word.to_ascii_lowercase();
    let (whose, rest) = match word.strip_prefix("me") {
        Some(rest) => (Whose::Own, rest),
        None => (Whose::Opponent, word.strip_prefix("opp")?),
    };
    let (place, count) = match rest.split_once('=') {
        Some((place, count)) => (place, Some(count)),
        None => (rest, None),
    };
    let place = match place {
        "bar" => Place::Bar,
        "off" => Place::Off,
        point => Place::Point(number(point).filter(|point| (1..=24).contains(point))?),
    };
    let count = match (count, place) {
        (None, Place::Point(_)) => Count::AtLeast(2),
        (None, Place::Bar | Place::Off) => Count::AtLeast(1),
        (Some(count), _) => match count.strip_suffix('+') {
            Some(least) => Count::AtLeast(number(least)?),
            None => Count::Exactly(number(count)?),
        },
    };
    let (Count::AtLeast(checkers) | Count::Exactly(checkers)) = count;
    (checkers <= barpoint_rules::CHECKERS).then_some(Demand {
        whose,
        place,
        count,
    })
}

fn number(digits: &str) -> Option<u8> {
    let is_plain = digits.bytes().all(|digit| digit.is_ascii_digit());
    is_plain.then(|| digits.parse().ok()).flatten()
}

impl std::fmt::Display for Pattern {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (n, demand) in self.demands.iter().enumerate() {
            let blank = if n > 0 { " " } else { "" };
            write!(f, "{blank}{demand}")?;
        }
        Ok(())
    }
}

impl std::fmt::Display for Demand {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self.whose {
            Whose::Own => "me",
            Whose::Opponent => "opp",
        })?;
        match self.place {
            Place::Point(point) => write!(f, "{point}")?,
            Place::Bar => f.write_str("bar")?,
            Place::Off => f.write_str("off")?,
        }
        match self.count {
            Count::AtLeast(least) => write!(f, "={least}+"),
            Count::Exactly(count) => write!(f, "={count}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_that_say_nothing_are_refused() {
        for wrong in [
            "6", "me", "me0", "me25", "me6=", "me6=16", "me6=+", "me+6", "you6", "me6=2++",
        ] {
            let error = wrong.parse::<Pattern>().unwrap_err();
            assert_eq!(error.found, wrong);
        }
        assert_eq!("".parse(), Ok(Pattern::default()));
    }

    #[test]
    fn the_opponents_points_are_counted_by_the_player() {
        let pattern: Pattern = "opp20 oppbar OPPoff=3".parse().unwrap();
        let indices: Vec<u8> = pattern
            .demands
            .iter()
            .map(|demand| demand.index())
            .collect();
        assert_eq!(indices, [5, 25, 0]);
    }
}
