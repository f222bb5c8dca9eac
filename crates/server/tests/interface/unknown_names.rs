//! Names in requests that the interface does not know.

use std::collections::BTreeMap;

use axum::http::StatusCode;
use barpoint_server::open_api;
use serde_json::{Value, json};

use crate::client::{Client, text};
use crate::questions::AFTER_31;

/// The schemas that a schema consists of, by the names of those that refer to it.
fn parts<'a>(document: &'a Value, schema: &'a Value, found: &mut BTreeMap<String, &'a Value>) {
    if let Some(name) = schema["$ref"].as_str() {
        let named = document.pointer(name.trim_start_matches('#')).unwrap();
        if found.insert(name.to_owned(), named).is_none() {
            parts(document, named, found);
        }
    }
    let children = schema.as_object().into_iter().flat_map(|map| map.values());
    let items = schema.as_array().into_iter().flatten();
    for child in children.chain(items) {
        parts(document, child, found);
    }
}

#[test]
fn every_object_of_a_request_takes_known_names_alone() {
    let document = serde_json::to_value(open_api()).unwrap();
    let mut asked = BTreeMap::new();
    let methods = document["paths"].as_object().unwrap().values();
    for method in methods.flat_map(|path| path.as_object().unwrap().values()) {
        parts(&document, &method["requestBody"], &mut asked);
    }
    assert!(asked.len() > 30, "{:?}", asked.keys());
    for (name, schema) in asked {
        let open = open_objects(schema);
        assert!(open.is_empty(), "{name}: {open:?}");
    }
}

/// The objects in a schema that may have any name. Those of a kind refuse unknown names, too, but the document does not say so.
fn open_objects(schema: &Value) -> Vec<&Value> {
    let names = &schema["properties"];
    let is_of_a_kind = names["kind"]["enum"].is_array();
    let any = names.is_object() && !is_of_a_kind && schema["additionalProperties"] != false;
    let children = schema.as_object().into_iter().flat_map(|map| map.values());
    let children = children.chain(schema.as_array().into_iter().flatten());
    let here = any.then_some(schema);
    here.into_iter()
        .chain(children.flat_map(open_objects))
        .collect()
}

#[tokio::test]
async fn a_misspelt_setting_is_not_taken_for_its_default() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let position = json!({ "id": AFTER_31 });
    for (path, body, unknown) in [
        (
            "/positions/hint",
            json!({ "position": position, "plys": 0 }),
            "plys",
        ),
        (
            "/positions/explain",
            json!({ "position": position, "bgk": true }),
            "bgk",
        ),
        (
            "/positions/score_map",
            json!({ "position": position, "sise": 3 }),
            "sise",
        ),
        (
            "/positions/evaluate",
            json!({ "position": { "id": AFTER_31, "die": [3, 1] } }),
            "die",
        ),
        (
            "/rollouts",
            json!({ "position": position, "trails": 36 }),
            "trails",
        ),
        (
            "/games",
            json!({ "length": 3, "seed": 7, "players": {
                "white": { "kind": "human", "name": "Ann" },
                "black": { "kind": "program", "level": "expert", "plies": 3 },
            } }),
            "plies",
        ),
    ] {
        let (status, error) = client.post(path, body).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{path}: {error}");
        let told = text(&error["error"]);
        let expected = format!("unknown field `{unknown}`, expected ");
        assert!(told.contains(&expected), "{path}: {told}");
    }
}

#[tokio::test]
async fn kinds_without_fields_have_none() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    for kind in [
        "double",
        "take",
        "pass",
        "beaver",
        "accept",
        "decline",
        "next_game",
    ] {
        let action = json!({ "revision": 0, "action": { "kind": kind, "value": 4 } });
        let (status, error) = client.post("/games/0/actions", action).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{kind}: {error}");
    }
    for kind in ["no_double", "double", "take", "pass"] {
        let answer = json!({ "answer": { "kind": kind, "steps": [] }, "took_ms": 5 });
        let (status, error) = client.post("/study/cards/1/attempt", answer).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{kind}: {error}");
    }
}
