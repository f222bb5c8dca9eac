//! Dates of play.

use std::fmt;
use std::str::FromStr;

/// A date whose month and day may be unknown. Earlier dates are less; a year is less than its months, a month less than its days.
///
/// ```
/// use barpoint_record::Date;
///
/// let date: Date = "2024-05".parse()?;
/// assert_eq!((date.year, date.month, date.day), (2024, Some(5), None));
/// assert_eq!(date.to_string(), "2024-05");
/// assert!("2024-13-01".parse::<Date>().is_err());
/// # Ok::<(), barpoint_record::DateError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Date {
    /// Year.
    pub year: u16,
    /// Month `1..=12`, if known.
    pub month: Option<u8>,
    /// Day `1..=31`, if known.
    pub day: Option<u8>,
}

impl fmt::Display for Date {
    /// `2024-05-31`, `2024-05` or `2024`, as far as it is known.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}", self.year)?;
        let Some(month) = self.month else {
            return Ok(());
        };
        write!(f, "-{month:02}")?;
        self.day.map_or(Ok(()), |day| write!(f, "-{day:02}"))
    }
}

/// A text that is no date.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected a date such as 2024-05-31, 2024-05 or 2024, found {found:?}")]
#[non_exhaustive]
pub struct DateError {
    /// The text.
    pub found: String,
}

impl FromStr for Date {
    type Err = DateError;

    fn from_str(text: &str) -> Result<Self, DateError> {
        read(text).ok_or_else(|| DateError {
            found: text.to_owned(),
        })
    }
}

fn read(text: &str) -> Option<Date> {
    let mut parts = text.split('-');
    let year = parts.next().filter(|year| year.len() >= 4)?.parse().ok()?;
    let mut part = |most: u8| match parts.next() {
        None => Some(None),
        Some(digits) => {
            let number = digits.parse().ok();
            number
                .filter(|number| (1..=most).contains(number))
                .map(Some)
        }
    };
    let (month, day) = (part(12)?, part(31)?);
    parts.next().is_none().then_some(Date { year, month, day })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_date_is_refused() {
        for wrong in [
            "",
            "24",
            "2024-",
            "2024-00",
            "2024-05-32",
            "2024-05-31-1",
            "May 2024",
        ] {
            assert!(wrong.parse::<Date>().is_err(), "{wrong}");
        }
        let day: Date = "1999-12-31".parse().unwrap();
        assert_eq!((day.year, day.month, day.day), (1999, Some(12), Some(31)));
    }

    #[test]
    fn dates_are_read_back_and_come_in_order() {
        let dates = [
            (None, None),
            (Some(5), None),
            (Some(5), Some(2)),
            (Some(12), Some(31)),
        ];
        let dates = dates.map(|(month, day)| Date {
            year: 987,
            month,
            day,
        });
        for date in dates {
            assert_eq!(date.to_string().parse(), Ok(date));
        }
        assert!(dates.is_sorted());
    }
}
