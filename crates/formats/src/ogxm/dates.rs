//! Days and instants.

use barpoint_record::Date;

/// A date of which only the year is known.
pub(super) fn just_year(year: u32) -> Option<Date> {
    Some(Date {
        year: u16::try_from(year).ok().filter(|&year| year > 0)?,
        month: None,
        day: None,
    })
}

/// The day of an instant, as far as it is known: to the day, to the month or to the year.
pub(super) fn date(ms: u64, precision: Option<u32>) -> Option<Date> {
    let (year, month, day) = civil(i64::try_from(ms / 86_400_000).ok()?)?;
    Some(Date {
        year,
        month: (precision != Some(2)).then_some(month),
        day: precision
            .is_none_or(|precision| precision == 0)
            .then_some(day),
    })
}

/// Year, month and day of a day counted from the first of 1970.
fn civil(days: i64) -> Option<(u16, u8, u8)> {
    // Counted from the first of March of the year 0, in eras of 400 years: the leap day comes last.
    let days = days + 719_468;
    let (era, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let date = day - (153 * month + 2) / 5 + 1;
    let (month, shift) = if month < 10 {
        (month + 3, 0)
    } else {
        (month - 9, 1)
    };
    Some((
        u16::try_from(era * 400 + year + shift).ok()?,
        u8::try_from(month).ok()?,
        u8::try_from(date).ok()?,
    ))
}

/// Milliseconds from 1970 to the first instant of a date; `None` before 1970.
pub(super) fn instant(date: Date) -> Option<u64> {
    let (month, day) = (
        i64::from(date.month.unwrap_or(1)),
        i64::from(date.day.unwrap_or(1)),
    );
    let year = i64::from(date.year) - i64::from(month <= 2);
    let (era, of_era) = (year.div_euclid(400), year.rem_euclid(400));
    let shifted = if month > 2 { month - 3 } else { month + 9 };
    let of_year = (153 * shifted + 2) / 5 + day - 1;
    let days = era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719_468;
    u64::try_from(days).ok()?.checked_mul(86_400_000)
}

#[cfg(test)]
mod tests {
    use barpoint_record::Date;

    use super::{date, instant};

    #[test]
    fn days_are_those_of_the_calendar() {
        // 2026-09-26 14:40 and the leap day of 2000.
        let found = date(1_790_442_000_000, None).unwrap();
        assert_eq!(
            (found.year, found.month, found.day),
            (2026, Some(9), Some(26))
        );
        for (year, month, day) in [(1970, 1, 1), (2000, 2, 29), (2100, 3, 1), (2026, 12, 31)] {
            let day = Date {
                year,
                month: Some(month),
                day: Some(day),
            };
            assert_eq!(date(instant(day).unwrap(), None), Some(day));
        }
        let year = Date {
            year: 1981,
            month: None,
            day: None,
        };
        assert_eq!(date(instant(year).unwrap(), Some(2)), Some(year));
        assert_eq!(instant(Date { year: 1969, ..year }), None);
    }
}
