//! A page that documents the interface: made from its description, without scripts or anything to be loaded.

use maud::{DOCTYPE, Markup, PreEscaped, html};
use serde_json::{Map, Value};

/// The style of the page.
const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem;color:#1d1d1f;background:#fff}\
h2{border-bottom:1px solid #d5d7db;margin-top:2rem}code{font-family:ui-monospace,monospace;overflow-wrap:anywhere}table{border-collapse:collapse;width:100%}\
td,th{border-bottom:1px solid #d5d7db;text-align:left;vertical-align:top;padding:.2rem .5rem}a{color:#0b57a4}.method{font-weight:700;display:inline-block;min-width:4.5em}\
@media (prefers-color-scheme:dark){body{color:#ececef;background:#15171a}h2,td,th{border-color:#3a3e45}a{color:#85bdff}}";

/// The page.
pub(crate) fn page(document: &Value) -> String {
    let title = words(&document["info"]["title"]);
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "The interface of " (title) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                main {
                    h1 { "The interface of " (title) }
                    p { (words(&document["info"]["description"])) }
                    p { "The same for programs: " a href="/api/openapi.json" { "openapi.json" } "." }
                    h2 { "Requests" }
                    @for (path, methods) in members(&document["paths"]) {
                        @for (method, operation) in members(methods) { (request(path, method, operation)) }
                    }
                    h2 { "Types" }
                    @for (name, schema) in members(&document["components"]["schemas"]) { (described(name, schema)) }
                }
            }
        }
    };
    page.into_string()
}

fn members(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flat_map(Map::iter)
}

fn items(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn words(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn request(path: &str, method: &str, operation: &Value) -> Markup {
    let schemas = |of: &Value| {
        let contents = members(&of["content"]);
        let kinds = contents.map(|(_, content)| kind(&content["schema"]));
        list(kinds, ", ")
    };
    let body = &operation["requestBody"];
    html! {
        section {
            h3 { code { span.method { (method.to_uppercase()) } " " (path) } }
            p { (words(&operation["summary"])) }
            table {
                @for parameter in items(&operation["parameters"]) {
                    (row(words(&parameter["name"]), &kind(&parameter["schema"]), words(&parameter["description"])))
                }
                @if body.is_object() { (row("body", &schemas(body), "")) }
                @for (status, response) in members(&operation["responses"]) {
                    (row(status, &schemas(response), words(&response["description"])))
                }
            }
        }
    }
}

fn row(name: &str, kind: &Markup, about: &str) -> Markup {
    html! { tr { td { code { (name) } } td { (kind) } td { (about) } } }
}

/// A type with its fields, or the forms it can have.
fn described(name: &str, schema: &Value) -> Markup {
    html! {
        section id=(name) {
            h3 { code { (name) } }
            p { (words(&schema["description"])) }
            @if schema["properties"].is_object() {
                table {
                    @for (field, of) in members(&schema["properties"]) {
                        (row(field, &kind(of), words(&of["description"])))
                    }
                }
            } @else {
                p { (kind(schema)) }
            }
        }
    }
}

/// The type of a value, with links.
fn kind(schema: &Value) -> Markup {
    if let Some(name) = words(&schema["$ref"])
        .rsplit('/')
        .next()
        .filter(|name| !name.is_empty())
    {
        return html! { a href={ "#" (name) } { (name) } };
    }
    for forms in ["oneOf", "anyOf", "allOf"] {
        if schema[forms].is_array() {
            return list(items(&schema[forms]).map(kind), " or ");
        }
    }
    if schema["enum"].is_array() {
        let values = items(&schema["enum"]).map(|value| html! { (value.to_string()) });
        return list(values, ", ");
    }
    let named = |name: &str| match name {
        "array" => html! { "list of " (kind(&schema["items"])) },
        name => html! { (name) },
    };
    match &schema["type"] {
        Value::String(name) if name == "object" && schema["properties"].is_object() => {
            let fields = members(&schema["properties"]);
            list(
                fields.map(|(name, of)| html! { (name) ": " (kind(of)) }),
                "; ",
            )
        }
        Value::String(name) => named(name),
        Value::Array(names) => list(names.iter().filter_map(Value::as_str).map(named), " or "),
        _ => Markup::default(),
    }
}

fn list(parts: impl Iterator<Item = Markup>, between: &str) -> Markup {
    html! {
        @for (at, part) in parts.enumerate() {
            @if at > 0 { (between) }
            (part)
        }
    }
}
