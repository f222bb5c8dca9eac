//! What pages show of errors has a code, and the code has English words: those of other languages are checked against these.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::client::{Client, text};
use crate::games::new_game;

/// A position in the editor: Black to roll at the start of a 5-point match.
fn position() -> Value {
    let mut black = [0_u8; 26];
    let mut white = [0_u8; 26];
    for (point, count) in [(24, 2), (13, 5), (8, 3), (6, 5)] {
        black[point] = count;
        white[point] = count;
    }
    json!({
        "white": white, "black": black, "on_roll": "black", "cube_value": 1, "cube_owner": "centred",
        "offered": false, "score": { "white": 0, "black": 0 }, "length": 5, "crawford": false,
    })
}

/// A position with some fields changed.
fn changed(changes: &Value) -> Value {
    let mut position = position();
    for (name, value) in changes.as_object().unwrap() {
        position[name] = value.clone();
    }
    position
}

#[tokio::test]
async fn what_is_refused_is_said_by_codes_that_have_words() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let words = std::fs::read_to_string("../../web/src/locales/en.ftl").unwrap();
    client.ok("/positions/build", position()).await;
    let mut shared = position()["black"].clone();
    shared[1] = json!(2);
    shared[6] = json!(3);
    let none = [0_u8; 26];
    let setup = "/positions/build";
    for (path, body, id) in [
        (setup, changed(&json!({ "length": 65 })), "import-length"),
        (
            setup,
            changed(&json!({ "score": { "white": 5, "black": 0 } })),
            "setup-match-over",
        ),
        (
            setup,
            changed(&json!({ "crawford": true })),
            "setup-crawford",
        ),
        (setup, changed(&json!({ "black": none })), "setup-decided"),
        (setup, changed(&json!({ "black": shared })), "setup-shared"),
        (setup, changed(&json!({ "cube_value": 3 })), "setup-cube"),
        (
            "/library/search",
            json!({ "board": "me6 nonsense" }),
            "pattern-word",
        ),
        (
            "/library/search",
            json!({ "matches": { "since": "May" } }),
            "date",
        ),
    ] {
        let (status, error) = client.post(path, body).await;
        assert!(status.is_client_error(), "{id}: {status} {error}");
        assert_eq!(error["phrase"]["id"], id, "{error}");
        assert!(words.contains(&format!("\nsay-{id} =")), "{id}");
    }
    let falling = json!({ "thresholds": { "doubtful": 0.5, "bad": 0.1, "very_bad": 0.2 } });
    let (status, error) = client.set(falling).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(text(&error["phrase"]["id"]), "thresholds");
    assert_eq!(error["phrase"]["fields"]["most"], "3");
}

const OPENING: &str = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";

/// A rollout of these plays of the opening.
fn rollout(position: &str, plays: &Value) -> Value {
    json!({ "position": { "id": position }, "plays": plays, "trials": 36 })
}

#[tokio::test]
async fn games_rollouts_and_ids_that_cannot_be_are_refused_in_words_of_the_page() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let words = std::fs::read_to_string("../../web/src/locales/en.ftl").unwrap();
    let mut nameless = new_game(1);
    nameless["players"]["white"]["name"] = json!(" ");
    let mut used = new_game(1);
    used["seed"] = Value::Null;
    used["commitment"] = json!("0".repeat(64));
    let mut unknown = new_game(1);
    unknown["players"]["black"]["level"] = json!("unbeatable");
    let step = json!([{ "from": 8, "to": 5, "hit": false }, { "from": 6, "to": 5, "hit": false }]);
    let wrong = json!([{ "from": 24, "to": 18, "hit": false }]);
    let unrolled = OPENING.replace(":31:", ":00:");
    for (path, body, id) in [
        ("/games", new_game(65), "import-length"),
        ("/games", nameless, "name-length"),
        ("/games", used, "dice-used"),
        ("/games", unknown, "request-refused"),
        (
            "/rollouts",
            rollout(OPENING, &json!([wrong])),
            "illegal-play",
        ),
        (
            "/rollouts",
            rollout(OPENING, &json!([step, step])),
            "rollout-twice",
        ),
        (
            "/rollouts",
            rollout(&unrolled, &json!([step])),
            "rollout-no-roll",
        ),
        ("/rollouts", rollout("XGID=----", &json!([])), "id-damaged"),
        ("/positions/read", json!({ "text": "no position" }), "no-id"),
        (
            "/positions/read",
            json!({ "text": "XGID=----" }),
            "id-damaged",
        ),
    ] {
        let (status, error) = client.post(path, body).await;
        assert!(status.is_client_error(), "{id}: {status} {error}");
        assert_eq!(error["phrase"]["id"], id, "{error}");
        assert!(words.contains(&format!("\nsay-{id} =")), "{id}");
    }
}
