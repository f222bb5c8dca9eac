//! Values of keys that are one of several words, or a number in a range.

use super::fault::Fault;

/// The names of a list of choices, as ranges are written.
pub(super) fn range<T>(choices: &[(&'static str, T)]) -> String {
    let names: Vec<&str> = choices.iter().map(|(name, _)| *name).collect();
    names.join("|")
}

pub(super) fn one_of<T: Copy>(choices: &[(&'static str, T)], value: &str) -> Result<T, Fault> {
    let found = choices
        .iter()
        .find(|(name, _)| name.eq_ignore_ascii_case(value));
    found.map(|(_, choice)| *choice).ok_or_else(|| {
        let names = range(choices);
        Fault::value(format_args!("expected one of {names}, found {value:?}"))
    })
}

pub(super) fn name_of<T: Copy + PartialEq>(
    choices: &[(&'static str, T)],
    value: T,
) -> &'static str {
    let found = choices.iter().find(|(_, choice)| *choice == value);
    found.map_or("", |(name, _)| *name)
}

pub(super) fn number<T: std::str::FromStr + PartialOrd + std::fmt::Display>(
    value: &str,
    (least, most): (T, T),
) -> Result<T, Fault> {
    let found = value
        .parse()
        .ok()
        .filter(|number| (&least..=&most).contains(&number));
    found.ok_or_else(|| {
        Fault::value(format_args!(
            "expected a number from {least} to {most}, found {value:?}"
        ))
    })
}
