//! Why a body, a query or an address cannot be read, without the names of Rust's types and of the libraries' steps.

/// The same reason in plain words; one of another kind as it is.
pub(crate) fn plain(reason: &str) -> String {
    let told = |beginning| reason.strip_prefix(beginning);
    if let Some(rest) = told("Failed to deserialize the JSON body into the target type: ") {
        return format!("the body does not fit: {}", of_json(rest));
    }
    if let Some(rest) = told("Failed to parse the request body as JSON: ") {
        return format!("the body is not JSON: {}", of_json(rest));
    }
    if let Some(rest) = told("Failed to deserialize query string: ") {
        return format!("the query does not fit: {}", of_query(rest));
    }
    match told("Invalid URL: ") {
        Some(rest) => format!("the address does not fit: {}", of_address(rest)),
        None => reason.to_owned(),
    }
}

/// `...: invalid type: string "x", expected u16 at line 1 column 13`
pub(crate) fn of_json(reason: &str) -> String {
    let (rest, place) = match at_its_end(reason) {
        Some((rest, line, column)) => (rest, format!(" (line {line}, column {column})")),
        None => (reason, String::new()),
    };
    match rest.rsplit_once(", expected ") {
        Some((found, expected)) => format!("{found}, expected {}{place}", kind(expected)),
        None => format!("{rest}{place}"),
    }
}

/// A reason, and the line and column that it ends with.
fn at_its_end(reason: &str) -> Option<(&str, u64, u64)> {
    let (rest, place) = reason.rsplit_once(" at line ")?;
    let (line, column) = place.split_once(" column ")?;
    Some((rest, line.parse().ok()?, column.parse().ok()?))
}

/// `most: invalid digit found in string`
fn of_query(reason: &str) -> String {
    /// What is said of texts that are no numbers, or neither `true` nor `false`, and what is meant.
    const MEANT: [(&str, &str); 6] = [
        ("invalid digit found in string", "expected a whole number"),
        (
            "cannot parse integer from empty string",
            "expected a whole number",
        ),
        (
            "number too large to fit in target type",
            "the number is too large",
        ),
        (
            "number too small to fit in target type",
            "the number is too small",
        ),
        ("invalid float literal", "expected a number"),
        (
            "provided string was not `true` or `false`",
            "expected true or false",
        ),
    ];
    let meant =
        |&(said, meant): &(&str, &str)| Some(format!("{}{meant}", reason.strip_suffix(said)?));
    MEANT
        .iter()
        .find_map(meant)
        .unwrap_or_else(|| reason.to_owned())
}

/// ``Cannot parse `x` to a `u64` `` or ``Cannot parse value at index 1 with value `x` to a `u64` ``
fn of_address(reason: &str) -> String {
    let parts = || {
        let (found, of) = reason.strip_suffix('`')?.rsplit_once(" to a `")?;
        let found = found.strip_prefix("Cannot parse ")?;
        let found = found
            .split_once(" with value ")
            .map_or(found, |(_, found)| found);
        Some(format!("expected {}, found {found}", kind(of)))
    };
    parts().unwrap_or_else(|| reason.to_owned())
}

/// What a type of Rust or of its JSON library is called elsewhere.
fn kind(of: &str) -> &str {
    match of {
        "u8" => "a whole number from 0 to 255",
        "u16" => "a whole number from 0 to 65535",
        "u32" => "a whole number from 0 to 4294967295",
        "u64" | "usize" => "a whole number that is not negative",
        "i8" | "i16" | "i32" | "i64" => "a whole number",
        "f32" | "f64" => "a number",
        "a boolean" => "true or false",
        "a sequence" => "a list",
        "a map" => "an object",
        _ if of.starts_with("struct ") => "an object",
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn reasons_name_no_types_of_rust() {
        for (reason, expected) in [
            (
                "Failed to deserialize the JSON body into the target type: length: invalid type: string \"x\", expected u16 at line 1 column 13",
                "the body does not fit: length: invalid type: string \"x\", expected a whole number from 0 to 65535 (line 1, column 13)",
            ),
            (
                "Failed to deserialize the JSON body into the target type: invalid length 0, expected struct PositionQuestion with 3 elements at line 1 column 2",
                "the body does not fit: invalid length 0, expected an object (line 1, column 2)",
            ),
            (
                "Failed to deserialize the JSON body into the target type: missing field `position` at line 1 column 2",
                "the body does not fit: missing field `position` (line 1, column 2)",
            ),
            (
                "Failed to parse the request body as JSON: expected value at line 1 column 1",
                "the body is not JSON: expected value (line 1, column 1)",
            ),
            (
                "Failed to deserialize query string: size: unknown field `size`, expected one of `id`, `format`",
                "the query does not fit: size: unknown field `size`, expected one of `id`, `format`",
            ),
            (
                "Failed to deserialize query string: most: invalid digit found in string",
                "the query does not fit: most: expected a whole number",
            ),
            (
                "Invalid URL: Cannot parse `abc` to a `i64`",
                "the address does not fit: expected a whole number, found `abc`",
            ),
            (
                "Invalid URL: Cannot parse value at index 1 with value `a` to a `u64`",
                "the address does not fit: expected a whole number that is not negative, found `a`",
            ),
            (
                "Invalid URL: Invalid UTF-8 in `id`",
                "the address does not fit: Invalid UTF-8 in `id`",
            ),
            ("there is no such match", "there is no such match"),
        ] {
            assert_eq!(plain(reason), expected);
        }
    }

    /// What was sent may say anything.
    #[test]
    fn what_was_sent_stays_as_it_was() {
        let sent =
            "length: invalid type: string \"a, expected u16 at line 9 column 9\", expected f32";
        let reason = format!(
            "Failed to deserialize the JSON body into the target type: {sent} at line 1 column 60"
        );
        let expected = "the body does not fit: length: invalid type: string \"a, expected u16 at line 9 column 9\", \
                        expected a number (line 1, column 60)";
        assert_eq!(plain(&reason), expected);
        let sent = "unknown field `x at line 3 column`, expected `id`";
        let reason = format!("Failed to deserialize query string: {sent}");
        assert_eq!(plain(&reason), format!("the query does not fit: {sent}"));
    }
}
