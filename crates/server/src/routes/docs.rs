//! A page that documents the interface: made from its description, without scripts or anything to be loaded.

use std::fmt::Write;

use serde_json::{Map, Value};

/// The looks of the page.
const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem;color:#1d1d1f;background:#fff}\
h2{border-bottom:1px solid #d5d7db;margin-top:2rem}code{font-family:ui-monospace,monospace;overflow-wrap:anywhere}table{border-collapse:collapse;width:100%}\
td,th{border-bottom:1px solid #d5d7db;text-align:left;vertical-align:top;padding:.2rem .5rem}a{color:#0b57a4}.method{font-weight:700;display:inline-block;min-width:4.5em}\
@media (prefers-color-scheme:dark){body{color:#ececef;background:#15171a}h2,td,th{border-color:#3a3e45}a{color:#85bdff}}";

/// The page.
pub(crate) fn page(document: &Value) -> String {
    let title = document["info"]["title"].as_str().unwrap_or_default();
    let title = escaped(title);
    let about = escaped(document["info"]["description"].as_str().unwrap_or_default());
    let mut page = format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n\
         <title>The interface of {title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n<h1>The interface of {title}</h1>\n<p>{about}</p>\n\
         <p>The same for programs: <a href=\"/api/openapi.json\">openapi.json</a>.</p>\n<h2>Requests</h2>\n"
    );
    for (path, methods) in members(&document["paths"]) {
        for (method, operation) in members(methods) {
            request(&mut page, path, method, operation);
        }
    }
    page.push_str("<h2>Types</h2>\n");
    for (name, schema) in members(&document["components"]["schemas"]) {
        described(&mut page, name, schema);
    }
    page.push_str("</main>\n</body>\n</html>\n");
    page
}

fn members(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flat_map(Map::iter)
}

fn request(page: &mut String, path: &str, method: &str, operation: &Value) {
    let summary = operation["summary"].as_str().unwrap_or_default();
    let _ = writeln!(
        page,
        "<section>\n<h3><code><span class=\"method\">{}</span> {}</code></h3>\n<p>{}</p>",
        escaped(&method.to_uppercase()),
        escaped(path),
        escaped(summary)
    );
    let _ = writeln!(page, "<table>");
    for parameter in operation["parameters"].as_array().into_iter().flatten() {
        let name = parameter["name"].as_str().unwrap_or_default();
        let about = parameter["description"].as_str().unwrap_or_default();
        let kind = kind(&parameter["schema"]);
        row(page, name, &kind, about);
    }
    for (_, content) in members(&operation["requestBody"]["content"]) {
        row(page, "body", &kind(&content["schema"]), "");
    }
    for (status, response) in members(&operation["responses"]) {
        let about = response["description"].as_str().unwrap_or_default();
        let contents = members(&response["content"]);
        let kinds: Vec<String> = contents.map(|(_, of)| kind(&of["schema"])).collect();
        row(page, status, &kinds.join(", "), about);
    }
    page.push_str("</table>\n</section>\n");
}

fn row(page: &mut String, name: &str, kind: &str, about: &str) {
    let _ = writeln!(
        page,
        "<tr><td><code>{}</code></td><td>{kind}</td><td>{}</td></tr>",
        escaped(name),
        escaped(about)
    );
}

/// A type with its fields, or the forms it can have.
fn described(page: &mut String, name: &str, schema: &Value) {
    let about = schema["description"].as_str().unwrap_or_default();
    let _ = writeln!(
        page,
        "<section id=\"{0}\">\n<h3><code>{0}</code></h3>\n<p>{1}</p>",
        escaped(name),
        escaped(about)
    );
    if schema["properties"].is_object() {
        page.push_str("<table>\n");
        for (field, of) in members(&schema["properties"]) {
            let about = of["description"].as_str().unwrap_or_default();
            row(page, field, &kind(of), about);
        }
        page.push_str("</table>\n");
    } else {
        let _ = writeln!(page, "<p>{}</p>", kind(schema));
    }
    page.push_str("</section>\n");
}

/// What a value is, as markup with links.
fn kind(schema: &Value) -> String {
    if let Some(name) = schema["$ref"]
        .as_str()
        .and_then(|path| path.rsplit('/').next())
    {
        let name = escaped(name);
        return format!("<a href=\"#{name}\">{name}</a>");
    }
    for forms in ["oneOf", "anyOf", "allOf"] {
        if let Some(forms) = schema[forms].as_array() {
            return list(forms.iter().map(kind), " or ");
        }
    }
    if let Some(values) = schema["enum"].as_array() {
        return list(values.iter().map(|value| escaped(&value.to_string())), ", ");
    }
    match &schema["type"] {
        Value::String(name) if name == "array" => format!("list of {}", kind(&schema["items"])),
        Value::String(name) if name == "object" && schema["properties"].is_object() => {
            let fields = members(&schema["properties"]);
            list(
                fields.map(|(name, of)| format!("{}: {}", escaped(name), kind(of))),
                "; ",
            )
        }
        Value::String(name) => escaped(name),
        Value::Array(names) => list(
            names
                .iter()
                .filter_map(Value::as_str)
                .map(|name| match name {
                    "array" => format!("list of {}", kind(&schema["items"])),
                    name => escaped(name),
                }),
            " or ",
        ),
        _ => String::new(),
    }
}

fn list(parts: impl Iterator<Item = String>, between: &str) -> String {
    parts.collect::<Vec<_>>().join(between)
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}
