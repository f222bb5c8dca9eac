//! Dates as they are stored.

use barpoint_record::Date;

/// A date as it is stored: `2024`, `2024-05` or `2024-05-31`, so that earlier dates come first.
pub(crate) fn text(date: Date) -> String {
    let Date { year, month, day } = date;
    match (month, day) {
        (None, _) => format!("{year:04}"),
        (Some(month), None) => format!("{year:04}-{month:02}"),
        (Some(month), Some(day)) => format!("{year:04}-{month:02}-{day:02}"),
    }
}

/// The date of a text that [`text`] wrote.
pub(crate) fn of_text(text: &str) -> Option<Date> {
    let mut parts = text.split('-');
    Some(Date {
        year: parts.next()?.parse().ok()?,
        month: parts.next().and_then(|month| month.parse().ok()),
        day: parts.next().and_then(|day| day.parse().ok()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_read_back() {
        for (month, day) in [(None, None), (Some(5), None), (Some(12), Some(31))] {
            let date = Date {
                year: 987,
                month,
                day,
            };
            assert_eq!(of_text(&super::text(date)), Some(date));
        }
    }
}
