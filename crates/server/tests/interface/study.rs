//! Cards made of a match, asked and answered.

use std::path::Path;

use axum::body::Body;
use axum::http::{Method, StatusCode};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use tower::ServiceExt;

use crate::client::{Client, text};

/// A 3-point match that gnubg 1.07 analysed.
const ANALYSED: &str = "../../testdata/gnubg/statistics/match3.sgf";

impl Client {
    async fn analysed_match(&self) -> String {
        let view = self.import_path(Path::new(ANALYSED)).await;
        text(&view["id"]).to_owned()
    }

    /// Makes cards of all errors of a match.
    async fn error_cards(&self, id: &str, at_least: f32) -> Value {
        let request = json!({ "match_id": id, "at_least": at_least });
        self.ok("/study/cards/errors", request).await
    }

    async fn next(&self, query: &str) -> Value {
        let (status, next) = self.get(&format!("/api/v1/study/next{query}")).await;
        assert_eq!(status, StatusCode::OK, "{next}");
        next
    }

    async fn answer(&self, card: &Value, answer: Value) -> (StatusCode, Value) {
        let path = format!("/study/cards/{}/answer", card["id"]);
        let request = json!({ "answer": answer, "took_ms": 30_000 });
        self.post(&path, request).await
    }

    async fn undo(&self) -> Value {
        let request = self.request(Method::DELETE, "/api/v1/study/answers/last");
        let (status, undone) = self.send(request.body(Body::empty()).unwrap()).await;
        assert_eq!(status, StatusCode::OK, "{undone}");
        undone
    }

    async fn change(&self, card: &Value, edit: Value) -> Value {
        let path = format!("/api/v1/study/cards/{}", card["id"]);
        let request = self.request(Method::PUT, &path);
        let (status, view) = self
            .send(request.body(Body::from(edit.to_string())).unwrap())
            .await;
        assert_eq!(status, StatusCode::OK, "{view}");
        view
    }
}

/// The first card that asks so.
async fn card_with(client: &Client, question: &str) -> Value {
    for id in 1..99 {
        let (_, card) = client.get(&format!("/api/v1/study/cards/{id}")).await;
        if card["question"] == question {
            return card;
        }
    }
    panic!("no card asks for {question}");
}

#[tokio::test]
async fn errors_become_cards_once() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let (_, empty) = client.get("/api/v1/study").await;
    assert_eq!(empty["decks"], json!([]));
    let id = client.analysed_match().await;
    let made = client.error_cards(&id, 0.05).await;
    let count = made["added"].as_u64().unwrap();
    assert!(count > 2, "{made}");
    let again = client.error_cards(&id, 0.05).await;
    assert_eq!(
        (&again["added"], &again["known"]),
        (&json!(0), &json!(count))
    );
    let more = client.error_cards(&id, 0.0).await;
    assert_eq!(more["known"], json!(count));
    assert!(more["added"].as_u64().unwrap() > 0);
    let bad = json!({ "match_id": id, "at_least": -1.0 });
    let (status, _) = client.post("/study/cards/errors", bad).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn a_decision_that_is_not_analysed_makes_no_card() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let view = client.import("clara-ivar-7pt.mat").await;
    let request = json!({ "match_id": view["id"], "game": 0, "entry": 0 });
    let (status, error) = client.post("/study/cards", request).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(
        error["error"],
        "this decision is not analysed: analyse the match first"
    );
}

#[tokio::test]
async fn answers_are_graded_by_the_equity_they_give_up() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let id = client.analysed_match().await;
    client.error_cards(&id, 0.01).await;
    let card = card_with(&client, "play").await;
    let (status, _) = client.answer(&card, json!({ "kind": "take" })).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    // The play of the match was an error; the best one is not.
    let illegal = json!({ "kind": "play", "steps": [{ "from": 25, "to": 1 }] });
    let (status, error) = client.answer(&card, illegal).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{error}");
    let steps = first_legal(&card);
    let (status, some) = client
        .answer(&card, json!({ "kind": "play", "steps": steps }))
        .await;
    assert_eq!(status, StatusCode::OK, "{some}");
    assert_eq!(some["plays"][0]["difference"], 0.0);
    let best = json!({ "kind": "play", "steps": some["best"] });
    let (_, right) = client.answer(&card, best).await;
    assert_eq!(
        (&right["loss"], &right["grade"]),
        (&json!(0.0), &json!("good"))
    );
    assert_eq!(right["chosen"], 0);
    // Undone twice, the card is new again.
    let undone = client.undo().await;
    assert_eq!(undone["card"]["id"], card["id"]);
    let undone = client.undo().await;
    assert_eq!(undone["card"], card);
    assert_eq!(client.undo().await["card"], Value::Null);
}

/// Steps that play the roll, always the first that is possible.
fn first_legal(card: &Value) -> Vec<Value> {
    let nodes = &card["state"]["legal"]["nodes"];
    let (mut node, mut steps) = (0, Vec::new());
    while let Some(step) = nodes[node]["steps"].get(0) {
        node = usize::try_from(step["next"].as_u64().unwrap()).unwrap();
        steps.push(json!({ "from": step["from"], "to": step["to"], "hit": step["hit"] }));
    }
    steps
}

#[tokio::test]
async fn cube_cards_hide_the_roll_and_say_what_each_action_gives_up() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let id = client.analysed_match().await;
    client.error_cards(&id, 0.0).await;
    let card = card_with(&client, "double").await;
    assert_eq!(card["state"]["dice"], Value::Null);
    let (_, double) = client.answer(&card, json!({ "kind": "double" })).await;
    let (_, roll) = client.answer(&card, json!({ "kind": "no_double" })).await;
    let losses = &double["cube"]["losses"];
    assert_eq!(double["loss"], losses["double"]);
    assert_eq!(roll["loss"], losses["no_double"]);
    assert_eq!(double["plays"], Value::Null);
}

#[tokio::test]
async fn study_goes_on_where_it_was_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let id = client.analysed_match().await;
    client.error_cards(&id, 0.05).await;
    let first = client.next("").await;
    let card = &first["card"];
    let best = match text(&card["question"]) {
        "play" => json!({ "kind": "play", "steps": first_legal(card) }),
        "double" => json!({ "kind": "double" }),
        _ => json!({ "kind": "take" }),
    };
    let (_, verdict) = client.answer(card, best).await;
    client
        .change(card, json!({ "note": "count the shots" }))
        .await;
    drop(client);
    let client = Client::new(folder.path());
    let (_, again) = client
        .get(&format!("/api/v1/study/cards/{}", card["id"]))
        .await;
    assert_eq!(again["due"], verdict["card"]["due"]);
    assert_eq!(again["note"], "count the shots");
    let next = client.next("").await;
    assert_ne!(next["card"]["id"], card["id"]);
    assert_eq!(
        next["study"]["new"].as_u64(),
        first["study"]["new"].as_u64().map(|new| new - 1)
    );
    // What is left out is not asked.
    let left_out = client
        .change(&next["card"], json!({ "suspended": true }))
        .await;
    assert_eq!(left_out["suspended"], true);
    assert_ne!(client.next("").await["card"]["id"], next["card"]["id"]);
    let all = json!({ "suspended": false });
    let request = client.request(Method::PUT, "/api/v1/study/cards");
    let (status, _) = client
        .send(request.body(Body::from(all.to_string())).unwrap())
        .await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(client.next("").await["card"]["id"], next["card"]["id"]);
    let path = format!("/api/v1/study/cards/{}", card["id"]);
    let request = client.request(Method::DELETE, &path);
    let (status, _) = client.send(request.body(Body::empty()).unwrap()).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    assert_eq!(client.get(&path).await.0, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn drills_follow_from_their_seed_and_are_solved() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let (status, race) = client.get("/api/v1/study/drill?kind=race&seed=3").await;
    assert_eq!(status, StatusCode::OK, "{race}");
    let (_, again) = client.get("/api/v1/study/drill?kind=race&seed=3").await;
    assert_eq!(race, again);
    let win = race["cube"]["chances"]["win"].as_f64().unwrap();
    assert!((0.5..0.95).contains(&win), "{win}");
    let (take, pass) = (&race["losses"]["take"], &race["losses"]["pass"]);
    assert!(*take == 0.0 || *pass == 0.0, "{race}");
    let (_, bear_off) = client.get("/api/v1/study/drill?kind=bear_off&seed=3").await;
    let plays = bear_off["plays"].as_array().unwrap();
    assert!(plays.len() > 1);
    for play in plays {
        assert_eq!(play["source"], "two-sided database (exact)", "{play}");
    }
    let (status, _) = client.get("/api/v1/study/drill?kind=prime").await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
}

impl Client {
    /// A file of all cards.
    async fn exported(&self, form: &str) -> Vec<u8> {
        let path = format!("/api/v1/study/export?form={form}");
        let request = self.request(Method::GET, &path);
        let request = request.body(Body::empty()).unwrap();
        let response = self.router.clone().oneshot(request).await.unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        response
            .into_body()
            .collect()
            .await
            .unwrap()
            .to_bytes()
            .into()
    }

    async fn imported(&self, bytes: Vec<u8>) -> (StatusCode, Value) {
        let request = self.request(Method::POST, "/api/v1/study/import");
        self.send(request.body(Body::from(bytes)).unwrap()).await
    }
}

/// A client with some cards, one of them answered and one with a note.
async fn with_cards(folder: &Path) -> Client {
    let client = Client::new(folder);
    let id = client.analysed_match().await;
    client.error_cards(&id, 0.2).await;
    let card = card_with(&client, "play").await;
    let steps = first_legal(&card);
    client
        .answer(&card, json!({ "kind": "play", "steps": steps }))
        .await;
    client.change(&card, json!({ "note": "a <b> & c" })).await;
    client
}

#[tokio::test]
async fn cards_come_back_from_a_plain_file_without_loss() {
    let (one, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let client = with_cards(one.path()).await;
    let file = client.exported("json").await;
    let empty = Client::new(other.path());
    let (status, imported) = empty.imported(file.clone()).await;
    assert_eq!(status, StatusCode::OK, "{imported}");
    assert!(imported["added"].as_u64().unwrap() > 2 && imported["known"] == 0);
    assert_eq!(empty.exported("json").await, file);
    let (_, again) = empty.imported(file).await;
    assert_eq!(
        (&again["added"], &again["known"]),
        (&json!(0), &imported["added"])
    );
    for bad in [
        "",
        "{}",
        "{\"format\":\"other\",\"version\":1,\"cards\":[]}",
        "PK nothing",
    ] {
        let (status, error) = empty.imported(bad.as_bytes().to_vec()).await;
        assert!(status.is_client_error(), "{bad}: {error}");
    }
    let table = String::from_utf8(client.exported("csv").await).unwrap();
    assert_eq!(
        table.lines().count(),
        1 + usize::try_from(imported["added"].as_u64().unwrap()).unwrap()
    );
    assert!(table.contains("XGID="), "{table}");
}

#[tokio::test]
async fn anki_packages_hold_the_cards_and_their_pictures() {
    let (one, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let client = with_cards(one.path()).await;
    let package = client.exported("apkg").await;
    assert!(package.starts_with(b"PK"));
    let empty = Client::new(other.path());
    let (status, imported) = empty.imported(package).await;
    assert_eq!(status, StatusCode::OK, "{imported}");
    let (_, study) = client.get("/api/v1/study").await;
    let (_, copied) = empty.get("/api/v1/study").await;
    let totals = |study: &Value| -> Vec<Value> {
        let decks = study["decks"].as_array().unwrap().iter();
        decks
            .map(|deck| json!([deck["phase"], deck["total"], deck["new"]]))
            .collect()
    };
    assert_eq!(totals(&study), totals(&copied));
    let noted = card_with(&empty, "play").await;
    assert_eq!(noted["note"], "a <b> & c");
}

#[tokio::test]
async fn problems_are_the_same_every_time_and_leave_the_plan_alone() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let id = client.analysed_match().await;
    client.error_cards(&id, 0.1).await;
    let problems = async |query: &str| {
        let (status, found) = client.get(&format!("/api/v1/study/problems?{query}")).await;
        assert_eq!(status, StatusCode::OK, "{found}");
        let cards = found.as_array().unwrap().iter();
        cards
            .map(|card| card["id"].as_u64().unwrap())
            .collect::<Vec<_>>()
    };
    assert_eq!(problems("most=3").await, [1, 2, 3]);
    assert_eq!(problems("most=2&skip=2").await, [3, 4]);
    let card = card_with(&client, "double").await;
    let path = format!("/study/cards/{}/attempt", card["id"]);
    let request = json!({ "answer": { "kind": "double" }, "took_ms": 900 });
    let verdict = client.ok(&path, request).await;
    assert_eq!(verdict["loss"], verdict["cube"]["losses"]["double"]);
    assert_eq!(verdict["card"], card);
    assert_eq!(client.undo().await["card"], Value::Null);
}
