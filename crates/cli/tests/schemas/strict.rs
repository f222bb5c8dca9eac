//! Schemas that allow no field that they do not describe: what is printed must be described.

use std::collections::BTreeSet;

use serde_json::{Value, json};

/// A copy of a schema that allows no other fields.
pub(crate) fn strict(schema: &Value) -> Value {
    let mut parts = BTreeSet::new();
    parts_of_wholes(schema, &mut parts);
    let mut closed = schema.clone();
    close(&mut closed, false);
    if let Some(types) = closed.get_mut("$defs").and_then(Value::as_object_mut) {
        for (name, of) in types {
            if parts.contains(&format!("#/$defs/{name}")) {
                of.as_object_mut().unwrap().remove("additionalProperties");
            }
        }
    }
    closed
}

/// The types whose fields stand among the fields of others: alone they are not the whole object.
fn parts_of_wholes(schema: &Value, found: &mut BTreeSet<String>) {
    match schema {
        Value::Object(members) => {
            for part in members
                .get("allOf")
                .and_then(Value::as_array)
                .into_iter()
                .flatten()
            {
                found.extend(part["$ref"].as_str().map(str::to_owned));
            }
            members
                .values()
                .for_each(|member| parts_of_wholes(member, found));
        }
        Value::Array(items) => items.iter().for_each(|item| parts_of_wholes(item, found)),
        _ => {}
    }
}

fn close(schema: &mut Value, is_part: bool) {
    match schema {
        Value::Object(members) => {
            let whole = members.contains_key("allOf");
            for (name, member) in members.iter_mut() {
                close(member, name == "allOf");
            }
            if whole {
                members.insert("unevaluatedProperties".to_owned(), json!(false));
            } else if members.contains_key("properties") && !is_part {
                members.insert("additionalProperties".to_owned(), json!(false));
            }
        }
        Value::Array(items) => items.iter_mut().for_each(|item| close(item, is_part)),
        _ => {}
    }
}

#[test]
fn a_field_that_is_not_described_is_refused() {
    let schema = json!({
        "$defs": { "Part": { "type": "object", "properties": { "a": { "type": "integer" } } } },
        "allOf": [
            { "$ref": "#/$defs/Part" },
            { "type": "object", "properties": { "b": { "$ref": "#/$defs/Whole" } } }
        ]
    });
    let mut schema = schema;
    schema["$defs"]["Whole"] = json!({ "type": "object", "properties": { "c": {} } });
    let valid = |value: &Value| jsonschema::is_valid(&strict(&schema), value);
    assert!(valid(&json!({ "a": 1, "b": { "c": 2 } })));
    for wrong in [
        json!({ "a": 1, "x": 2 }),
        json!({ "b": { "c": 2, "x": 3 } }),
        json!({ "a": "text" }),
    ] {
        assert!(!valid(&wrong), "{wrong}");
    }
}
