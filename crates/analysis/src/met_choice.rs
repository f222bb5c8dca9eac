//! Which match equity table stored analyses are read by.

use std::borrow::Cow;

use barpoint_equity::Met;
use barpoint_record::MatchRecord;

/// The match equity table that stored analyses are read by, and why this one.
#[derive(Clone, Debug)]
pub struct MetChoice<'a> {
    /// The table.
    pub met: Cow<'a, Met>,
    /// Why this one.
    pub origin: MetOrigin,
}

/// Why a record is read by some match equity table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MetOrigin {
    /// Its analysis was made with this table.
    Recorded,
    /// It is money play: no table matters.
    Money,
    /// The user asked for it; the analysis was made with the table of this name, if the record names one.
    Asked(Option<String>),
    /// The record names none, and this is the usual one.
    Assumed,
}

/// The analysis was made with a table that is not at hand.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("analysed with the match equity table {name:?}, which is not built in")]
pub struct UnknownMetError {
    /// What the record calls it.
    pub name: String,
}

impl<'a> MetChoice<'a> {
    /// The table asked for, else the one that the analysis was made with, else the usual one.
    ///
    /// # Errors
    /// If the record names a table that is not built in, and none was asked for.
    pub fn of(
        record: &MatchRecord,
        asked: Option<&'a Met>,
        usual: &'a Met,
    ) -> Result<Self, UnknownMetError> {
        let recorded = record.info.met.as_ref();
        let is = |met: &Met| recorded.is_some_and(|name| *name == recorded_name(met));
        let (met, origin) = match (asked, recorded) {
            _ if record.length == 0 => (Cow::Borrowed(asked.unwrap_or(usual)), MetOrigin::Money),
            (Some(met), _) if is(met) => (Cow::Borrowed(met), MetOrigin::Recorded),
            (Some(met), _) => (Cow::Borrowed(met), MetOrigin::Asked(recorded.cloned())),
            (None, None) => (Cow::Borrowed(usual), MetOrigin::Assumed),
            (None, Some(_)) if is(usual) => (Cow::Borrowed(usual), MetOrigin::Recorded),
            (None, Some(name)) => {
                let found = Met::by_title(name);
                let met = found.ok_or_else(|| UnknownMetError { name: name.clone() })?;
                (Cow::Owned(met), MetOrigin::Recorded)
            }
        };
        Ok(Self { met, origin })
    }
}

impl std::fmt::Display for MetChoice<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.met.name())?;
        match &self.origin {
            MetOrigin::Recorded | MetOrigin::Money => Ok(()),
            MetOrigin::Asked(Some(recorded)) => write!(f, " (as asked; analysed with {recorded})"),
            MetOrigin::Asked(None) => f.write_str(" (as asked; the file names none)"),
            MetOrigin::Assumed => f.write_str(" (assumed: the file names none)"),
        }
    }
}

/// What a record calls a table: its name, by which [`Met::by_title`] finds it again. A table with the name of a built-in one
/// but other chances gets another name.
#[must_use]
pub fn recorded_name(met: &Met) -> String {
    match Met::by_title(met.name()) {
        Some(known) if known != *met => format!("{} (changed)", met.name()),
        _ => met.name().to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(name: &str) -> Met {
        Met::by_name(name).unwrap()
    }

    fn record(met: Option<&str>) -> MatchRecord {
        let mut record = MatchRecord {
            length: 7,
            ..MatchRecord::default()
        };
        record.info.met = met.map(str::to_owned);
        record
    }

    fn chosen(recorded: Option<&str>, asked: Option<&str>) -> String {
        let asked = asked.map(table);
        MetChoice::of(&record(recorded), asked.as_ref(), &table("Kazaross-XG2"))
            .map_or_else(|error| error.to_string(), |choice| choice.to_string())
    }

    #[test]
    fn what_is_asked_for_comes_before_what_the_record_names() {
        assert_eq!(chosen(Some("Kit Woolsey"), None), "Kit Woolsey");
        assert_eq!(chosen(Some("Kit Woolsey"), Some("woolsey")), "Kit Woolsey");
        let asked = chosen(Some("Kit Woolsey"), Some("Kazaross-XG2"));
        assert!(
            asked.ends_with(" (as asked; analysed with Kit Woolsey)"),
            "{asked}"
        );
        let assumed = chosen(None, None);
        assert!(
            assumed.ends_with(" (assumed: the file names none)"),
            "{assumed}"
        );
        assert_eq!(
            chosen(Some("Mine"), None),
            "analysed with the match equity table \"Mine\", which is not built in"
        );
    }

    #[test]
    fn a_table_that_borrows_a_name_is_told_apart() {
        let mut definition = Met::by_name("woolsey").unwrap().to_definition(64);
        let same = Met::from_definition(&definition).unwrap();
        assert_eq!(recorded_name(&same), "Kit Woolsey");
        definition.name = table("Kazaross-XG2").name().to_owned();
        let borrowed = Met::from_definition(&definition).unwrap();
        let name = recorded_name(&borrowed);
        assert!(name.ends_with(" (changed)"), "{name}");
        assert!(MetChoice::of(&record(Some(&name)), None, &table("Kazaross-XG2")).is_err());
    }
}
