//! The first record: players, event and rules.

use barpoint_record::{Date, MatchRecord, RawProperty, Software};
use barpoint_rules::{MatchRules, Variation};

use super::bytes::Fields;

/// The program that writes these files.
pub(super) const PROGRAM: &str = "eXtreme Gammon";
/// What stands in place of the length of a money session.
const UNLIMITED: i32 = 99_999;
/// Magic number of a match header, which files since XG 1 have.
const MAGIC: i32 = 0x494c_4d44;
/// The file version that has names in Unicode.
const UNICODE: i32 = 24;
/// The file version that has a transcriber.
const TRANSCRIBER: i32 = 30;
/// What XG gives players without a rating, after no games.
const NO_RATING: (f64, i32) = (1600.0, 0);

/// Whether this is the first record of a match.
pub(super) fn is_header(fields: Fields<'_>) -> bool {
    fields.byte(8) == 0 && (fields.i32(556) == MAGIC || fields.i32(92) > 0)
}

/// The match without games.
pub(super) fn read(fields: Fields<'_>) -> MatchRecord {
    let version = fields.i32(552);
    // Names in Unicode follow those of older versions.
    let text = |unicode: usize, old: usize, limit| {
        let name = if version >= UNICODE {
            fields.utf16(unicode, 129)
        } else {
            String::new()
        };
        if name.is_empty() {
            fields.pascal(old, limit)
        } else {
            name
        }
    };
    let some = |text: String| (!text.is_empty()).then_some(text);
    let mut record = MatchRecord::default();
    record.players.white.name = text(880, 9, 40);
    record.players.black.name = text(1138, 50, 40);
    record.players.white.rating = rating(fields.f64(104), fields.i32(120));
    record.players.black.rating = rating(fields.f64(112), fields.i32(124));
    record.length = match fields.i32(92) {
        UNLIMITED => 0,
        length => u16::try_from(length).unwrap_or(0),
    };
    let info = &mut record.info;
    info.event = some(text(622, 136, 128));
    info.place = some(text(1396, 283, 128));
    info.round = some(text(1654, 417, 128));
    info.annotator = (version >= TRANSCRIBER)
        .then(|| some(fields.utf16(1960, 129)))
        .flatten();
    info.date = date(fields.f64(128));
    info.software = Some(software(version));
    record.rules = rules(fields, record.length == 0);
    info.extra = extra(fields, version, &record.rules);
    record
}

/// The program, with its version where the version of the file tells.
pub(super) fn software(version: i32) -> Software {
    let program = match version {
        28 => Some("2.00"),
        30 => Some("2.10"),
        _ => None,
    };
    Software {
        name: PROGRAM.to_owned(),
        version: program.map(str::to_owned),
    }
}

/// A rating and the experience behind it, as gnubg writes them.
fn rating(elo: f64, experience: i32) -> Option<String> {
    let known = elo.is_finite() && elo > 0.0 && elo < 10_000.0;
    let default = (elo - NO_RATING.0).abs() < 0.005 && experience == NO_RATING.1;
    (known && !default).then(|| format!("{elo:.2}/{experience}"))
}

fn rules(fields: Fields<'_>, money: bool) -> MatchRules {
    let default = MatchRules::default();
    let variation = match fields.i32(96) {
        1 => Variation::Nackgammon,
        2 => Variation::Hypergammon3,
        // Longgammon starts from positions set up by hand.
        _ => Variation::Standard,
    };
    let doubles = u8::try_from(fields.i32(616)).unwrap_or(0);
    MatchRules {
        variation,
        crawford: fields.flag(100) || money,
        jacoby: fields.flag(101) || !money,
        beavers: if fields.flag(102) || !money {
            default.beavers
        } else {
            0
        },
        automatic_doubles: if money && fields.flag(103) {
            doubles.clamp(1, 10)
        } else {
            0
        },
        ..default
    }
}

/// What has no field in a record, by the names that XG's match texts use.
fn extra(fields: Fields<'_>, version: i32, rules: &MatchRules) -> Vec<RawProperty> {
    let mut extra = Vec::new();
    let mut add = |key: &str, value: String| {
        extra.push(RawProperty {
            key: key.to_owned(),
            values: vec![value],
        });
    };
    if rules.beavers == 0 {
        add("Beaver", "Off".to_owned());
    }
    if fields.i32(96) == 3 {
        add("Variation", "Longgammon".to_owned());
    }
    if version >= 25 && fields.i32(1912) != 0 {
        add("TimeControl", time_control(fields));
    }
    extra
}

/// The time control in words.
fn time_control(fields: Fields<'_>) -> String {
    let kind = match fields.i32(1912) {
        1 => "Fischer",
        2 => "Bronstein",
        _ => "clock",
    };
    let unit = if fields.flag(1916) { "game" } else { "match" };
    let (start, more) = (fields.i32(1920), fields.i32(1924));
    format!("{kind}, {start} s a {unit}, {more} s a move")
}

/// A day as Delphi counts them: days since 30 December 1899.
fn date(days: f64) -> Option<Date> {
    /// Days from 1 March of the year 0 to 30 December 1899.
    const EPOCH: i64 = 693_899;
    // From the day after the epoch to the end of the year 9999.
    if !(1.0..2_958_466.0).contains(&days) {
        return None;
    }
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the range was just checked"
    )]
    let day = days.floor() as i64 + EPOCH;
    // Years from March to March, so that the leap day comes last.
    let era = day / 146_097;
    let day_of_era = day % 146_097;
    let year_of_era =
        (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted = (5 * day_of_year + 2) / 153;
    let month = if shifted < 10 {
        shifted + 3
    } else {
        shifted - 9
    };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    Some(Date {
        year: u16::try_from(year).ok()?,
        month: u8::try_from(month).ok(),
        day: u8::try_from(day_of_year - (153 * shifted + 2) / 5 + 1).ok(),
    })
}

#[cfg(test)]
mod tests {
    use super::{date, rating};

    #[test]
    fn days_are_dates() {
        // The first by the maker's description of the format, the others by `date -d "1899-12-30 +N days"`.
        for (days, expected) in [
            (35_065.541_667, (1996, 1, 1)),
            (45_256.4, (2023, 11, 26)),
            (45_351.0, (2024, 2, 29)),
            (46_131.6, (2026, 4, 19)),
            (1.0, (1899, 12, 31)),
        ] {
            let date = date(days).unwrap();
            assert_eq!(
                (date.year, date.month.unwrap(), date.day.unwrap()),
                expected
            );
        }
        for none in [0.0, -5.0, f64::NAN, f64::INFINITY, 1e300] {
            assert_eq!(date(none), None);
        }
    }

    #[test]
    fn the_rating_of_the_unrated_is_none() {
        assert_eq!(rating(1600.0, 0), None);
        assert_eq!(rating(1600.0, 5).as_deref(), Some("1600.00/5"));
        assert_eq!(rating(1745.126, 900).as_deref(), Some("1745.13/900"));
        assert_eq!(rating(f64::NAN, 5), None);
    }
}
