//! Headers of a match text that SGF has no property for.

use std::fmt::Write;

use barpoint_record::{MatchRecord, RawProperty};
use barpoint_rules::MatchRules;

use super::escapes::{escape, unescape};
use super::nodes::Property;

/// Our own property: headers of a match text that SGF has no property for, each as `name:text`.
/// Two letters, since gnubg takes a longer name for a syntax error.
pub(super) const HEADERS: &str = "XH";

/// Longest name of a match equity table, in bytes.
const LONGEST_MET: usize = 200;

/// Our own property: the match equity table of the analysis. Two letters, since gnubg takes a longer name for a syntax
/// error.
pub(super) const MET: &str = "XM";

/// Our own property: how a complete analysis was made.
pub(super) const ANALYSED: &str = "XJ";

/// The name of the table of the analysis.
pub(super) fn read_met(value: &str) -> Option<String> {
    let name = unescape(value).trim().to_owned();
    (1..=LONGEST_MET).contains(&name.len()).then_some(name)
}

/// Reads the headers of a match text; `None`, and nothing is taken, if one of them has no name.
pub(super) fn read_headers(
    property: &Property<'_>,
    headers: &mut Vec<RawProperty>,
    rules: &mut MatchRules,
) -> Option<()> {
    let read: Option<Vec<RawProperty>> = property.values.iter().map(|v| read_header(v)).collect();
    for header in read? {
        let is_off = header.values.iter().all(|v| v.eq_ignore_ascii_case("off"));
        let key = header.key.to_ascii_lowercase();
        // The only rule of a match text that gnubg's own properties have no word for.
        if is_off && matches!(key.as_str(), "beaver" | "beavers") {
            rules.beavers = 0;
        }
        headers.push(header);
    }
    Some(())
}

/// `name:text`; a colon in the name is escaped.
fn read_header(value: &str) -> Option<RawProperty> {
    let mut escaped = false;
    let colon = value.find(|c| {
        let found = c == ':' && !escaped;
        escaped = c == '\\' && !escaped;
        found
    })?;
    let key = unescape(&value[..colon]);
    (!key.is_empty()).then(|| RawProperty {
        key,
        values: vec![unescape(&value[colon + 1..])],
    })
}

/// The headers as a property of the root, with one for a rule that only they have a word for; nothing if there are none.
pub(super) fn headers_text(record: &MatchRecord) -> String {
    let headers = &record.info.extra;
    let is_said = |header: &RawProperty| {
        let key = header.key.to_ascii_lowercase();
        matches!(key.as_str(), "beaver" | "beavers")
    };
    let is_off = record.length == 0 && record.rules.beavers == 0;
    let off = (is_off && !headers.iter().any(is_said)).then(|| RawProperty {
        key: "Beaver".to_owned(),
        values: vec!["Off".to_owned()],
    });
    let mut text = String::new();
    for header in headers.iter().chain(&off) {
        if text.is_empty() {
            text += HEADERS;
        }
        let key = escape(&header.key).replace(':', "\\:");
        let value = header.values.first().map_or("", String::as_str);
        let _ = write!(text, "[{key}:{}]", escape(value));
    }
    text
}
