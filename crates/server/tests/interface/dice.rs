//! Dice that can be checked.

use axum::http::StatusCode;
use barpoint_wire::DiceRecord;
use serde_json::{Value, json};

use crate::client::Client;
use crate::games::{careless, new_game};

/// A game without a seed of its own.
fn fair_game(length: u16, commitment: Option<&Value>, words: &str) -> Value {
    let mut game = new_game(length);
    game["seed"] = Value::Null;
    game["commitment"] = commitment.cloned().unwrap_or_default();
    game["words"] = json!(words);
    game
}

/// Plays so many actions of either player.
async fn played(client: &Client, mut view: Value, most: usize) -> Value {
    let id = view["id"].as_str().unwrap().to_owned();
    for _ in 0..most {
        let revision = view["revision"].clone();
        view = match view["to_act"].as_str().unwrap() {
            "nobody" => break,
            "program" => {
                let path = format!("/games/{id}/advance");
                client.ok(&path, json!({ "revision": revision })).await
            }
            _ => {
                let body = json!({ "revision": revision, "action": careless(&view) });
                client.ok(&format!("/games/{id}/actions"), body).await
            }
        };
        assert!(!view.to_string().contains("secret"), "{view}");
    }
    view
}

fn checked(record: &Value) -> usize {
    let record: DiceRecord = serde_json::from_value(record.clone()).unwrap();
    let record = record.record().unwrap();
    assert_eq!(record.check(), Ok(()));
    record.rolls.len()
}

#[tokio::test]
async fn the_dice_of_a_match_are_those_committed_to_also_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let pledge = client.ok("/dice", json!({})).await;
    let commitment = &pledge["commitment"];
    assert_eq!(commitment.as_str().unwrap().len(), 64);
    let game = fair_game(1, Some(commitment), "mine");
    let view = client.ok("/games", game.clone()).await;
    assert_eq!(view["setup"]["commitment"], *commitment);
    assert!(view["setup"]["seed"].is_null(), "{view}");
    // The same dice are not rolled twice.
    let (status, _) = client.post("/games", game).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);

    let view = played(&client, view, 12).await;
    let path = format!("/api/v1/games/{}/dice", view["id"].as_str().unwrap());
    let (status, _) = client.get(&path).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    let client = Client::new(folder.path());
    let view = played(&client, view, 2000).await;
    assert_eq!(view["can_check_dice"], true);
    let (status, record) = client.get(&path).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(record["commitment"], *commitment);
    assert_eq!(record["words"], "mine");
    assert!(checked(&record) > 20, "{record}");
}

#[tokio::test]
async fn a_session_is_ended_and_then_its_dice_are_revealed() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let view = client.ok("/games", fair_game(0, None, "")).await;
    let view = played(&client, view, 9).await;
    let id = view["id"].as_str().unwrap().to_owned();
    let body = json!({ "revision": view["revision"] });
    let ended = client.ok(&format!("/games/{id}/end"), body.clone()).await;
    assert_eq!(
        (&ended["ended"], &ended["to_act"]),
        (&json!(true), &json!("nobody"))
    );
    let (_, record) = client.get(&format!("/api/v1/games/{id}/dice")).await;
    assert!(checked(&record) >= 3, "{record}");

    let client = Client::new(folder.path());
    let (_, view) = client.get(&format!("/api/v1/games/{id}")).await;
    assert_eq!(view["ended"], true);
    let again = json!({ "revision": view["revision"] });
    let (status, _) = client.post(&format!("/games/{id}/end"), again).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn games_saved_before_dice_could_be_checked_are_read() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let view = client.ok("/games", new_game(3)).await;
    let view = played(&client, view, 6).await;
    let id = view["id"].as_str().unwrap();
    let files = std::fs::read_dir(folder.path().join("games")).unwrap();
    let names = files.map(|file| file.unwrap().path());
    let path = names
        .into_iter()
        .find(|path| path.to_str().unwrap().contains(id))
        .unwrap();
    let kept: Value = serde_json::from_slice(&std::fs::read(path).unwrap()).unwrap();
    // With a seed of its own a game is saved as all were then.
    for key in ["secret", "ended"] {
        assert!(kept.get(key).is_none(), "{kept}");
    }
    for key in ["commitment", "words"] {
        assert!(kept["setup"].get(key).is_none(), "{kept}");
    }
    let client = Client::new(folder.path());
    let (status, again) = client.get(&format!("/api/v1/games/{id}")).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(again["state"], view["state"]);
    let next = played(&client, again, 1).await;
    assert_eq!(next["can_check_dice"], false);
}
