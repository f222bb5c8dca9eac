//! The page that says what prints what.

use std::collections::BTreeMap;
use std::fmt::Write;

use serde_json::Value;

use crate::outputs::Output;

const HEAD: &str = "\
# JSON that barpoint prints

With `--format json` a command prints one object (or an array, where that is said). Each schema here holds all the
types it needs. Every field described is in every answer, unknown values as `null`. Programs should ignore fields they do
not know: they may come without a new version. What fields mean and are called changes only with `version`, which is
";

const UNITS: &str = "\
now. Probabilities and match-winning chances are 0 to 1, equities points per cube (EMG in matches), from the player
named beside them.

A proper cube action is an object `action` (or `..._action`) everywhere: `offer`, `response`, `optional`, `redouble`. Where
`cube` is `null`, `no_decision` says why, unless the decision at hand is another one.

These files are written from the program (`crates/cli/tests/schemas`), and a test compares what the commands print with
them.

## Commands

| command | schema | type |
|---|---|---|
";

const ROUTES: &str = "
## Requests to the board

[The interface](../interface.md) says what they do; the types are those of
[openapi.json](../../web/src/wire/openapi.json), which the board also serves as `/api/openapi.json`.

| request | answer |
|---|---|
";

/// The page.
pub(crate) fn page(outputs: &[Output]) -> String {
    let mut page = format!("{HEAD}{} {UNITS}", barpoint_wire::VERSION);
    let mut files = BTreeMap::new();
    for Output {
        name,
        commands,
        type_name,
        ..
    } in outputs
    {
        let _ = writeln!(
            page,
            "| {commands} | [{name}.json]({name}.json) | `{type_name}` |"
        );
        files.insert(type_name.as_str(), *name);
    }
    page.push_str(ROUTES);
    let document = serde_json::to_value(barpoint_server::open_api()).unwrap();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            let answer = answer(operation, &files);
            let _ = writeln!(page, "| `{} {path}` | {answer} |", method.to_uppercase());
        }
    }
    page
}

/// What a request is answered with.
fn answer(operation: &Value, files: &BTreeMap<&str, &str>) -> String {
    let mut responses = operation["responses"].as_object().unwrap().iter();
    let success = responses.find(|(status, _)| status.starts_with('2'));
    let contents = success.and_then(|(_, response)| response["content"].as_object());
    let kinds: Vec<String> = contents
        .into_iter()
        .flatten()
        .map(|(kind, content)| named(&content["schema"], files).unwrap_or_else(|| kind.clone()))
        .collect();
    if kinds.is_empty() {
        return "nothing".to_owned();
    }
    kinds.join(", ")
}

fn named(schema: &Value, files: &BTreeMap<&str, &str>) -> Option<String> {
    if schema["type"] == "array" {
        return Some(format!("array of {}", named(&schema["items"], files)?));
    }
    let name = schema["$ref"].as_str()?.rsplit('/').next()?;
    Some(match files.get(name) {
        Some(file) => format!("[`{name}`]({file}.json)"),
        None => format!("`{name}`"),
    })
}
