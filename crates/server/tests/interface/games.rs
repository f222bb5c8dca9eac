//! Games being played.

use axum::body::Body;
use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

use crate::client::{Client, text};

pub(crate) fn new_game(length: u16) -> Value {
    json!({
        "length": length, "seed": 7,
        "players": {
            "white": { "kind": "human", "name": "Ann" },
            "black": { "kind": "program", "level": "expert" },
        },
    })
}

/// The first whole play of a step graph.
fn any_steps(graph: &Value) -> Vec<Value> {
    let mut steps = Vec::new();
    let mut node = &graph["nodes"][0];
    while let Some(next) = node["steps"].get(0) {
        steps.push(json!({ "from": next["from"], "to": next["to"], "hit": next["hit"] }));
        let index = usize::try_from(next["next"].as_u64().unwrap()).unwrap();
        node = &graph["nodes"][index];
    }
    assert_eq!(node["complete"], true);
    steps
}

/// What a player does who never doubles, takes everything and moves at random.
pub(crate) fn careless(view: &Value) -> Value {
    let state = &view["state"];
    match state["decision"]["kind"].as_str().unwrap() {
        "opening_roll" | "turn" => json!({ "kind": "roll" }),
        "play" => json!({ "kind": "play", "steps": any_steps(&state["legal"]) }),
        "answer_double" => json!({ "kind": "take" }),
        "answer_resignation" => json!({ "kind": "accept" }),
        "next_game" => json!({ "kind": "next_game" }),
        other => panic!("nothing to do: {other}"),
    }
}

#[tokio::test]
async fn a_match_is_played_to_its_end_across_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let mut client = Client::new(folder.path());
    let mut view = client.ok("/games", new_game(1)).await;
    let id = view["id"].as_str().unwrap().to_owned();
    for turn in 0..2000 {
        if view["to_act"] == "nobody" {
            break;
        }
        if turn == 20 {
            client = Client::new(folder.path());
            let (status, kept) = client.get(&format!("/api/v1/games/{id}")).await;
            assert_eq!(status, StatusCode::OK);
            assert_eq!(kept["state"], view["state"]);
        }
        let revision = &view["revision"];
        view = if view["to_act"] == "program" {
            let path = format!("/games/{id}/advance");
            client.ok(&path, json!({ "revision": revision })).await
        } else {
            let body = json!({ "revision": revision, "action": careless(&view) });
            client.ok(&format!("/games/{id}/actions"), body).await
        };
        assert!(view["event"].is_object(), "something happened");
    }
    assert_eq!(view["state"]["decision"]["kind"], "nothing");
    assert!(view["state"]["match_winner"].is_string());
    let (_, list) = client.get("/api/v1/games").await;
    assert_eq!(list[0]["id"], id.as_str());
    assert_eq!(list[0]["finished"], true);
    let delete = client.request(Method::DELETE, &format!("/api/v1/games/{id}"));
    let (status, _) = client.send(delete.body(Body::empty()).unwrap()).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    let (status, _) = client.get(&format!("/api/v1/games/{id}")).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn what_is_done_on_an_old_view_is_refused_with_the_present_one() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let view = client.ok("/games", new_game(3)).await;
    let path = format!("/games/{}/actions", view["id"].as_str().unwrap());
    let roll = json!({ "revision": 0, "action": { "kind": "roll" } });
    client.ok(&path, roll.clone()).await;
    let (status, error) = client.post(&path, roll).await;
    assert_eq!(status, StatusCode::CONFLICT);
    assert_eq!(error["view"]["revision"], 1);
    let nonsense = json!({ "revision": 1, "action": { "kind": "double" } });
    let (status, error) = client.post(&path, nonsense).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(error["error"].as_str().unwrap().len() > 10, "{error}");
}

#[tokio::test]
async fn the_tutor_judges_without_changing_anything() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let mut game = new_game(0);
    game["players"]["black"] = json!({ "kind": "human", "name": "Bob" });
    game["seed"] = json!(8);
    let view = client.ok("/games", game).await;
    let path = format!("/games/{}", view["id"].as_str().unwrap());
    let roll = json!({ "revision": 0, "action": { "kind": "roll" } });
    let view = client.ok(&format!("{path}/actions"), roll).await;
    let play = json!({ "revision": 1, "action": careless(&view) });
    let judged = client.ok(&format!("{path}/tutor"), play).await;
    assert!(judged["loss"].as_f64().unwrap() >= 0.0);
    assert!(judged["verdict"].is_string());
    assert!(judged["hint"]["plays"].is_array());
    let (_, after) = client.get(&format!("/api/v1{path}")).await;
    assert_eq!(after["revision"], 1);
}

#[tokio::test]
async fn a_game_played_becomes_a_match_to_review() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let mut game = new_game(0);
    game["seed"] = json!(8);
    let view = client.ok("/games", game).await;
    let path = format!("/games/{}", text(&view["id"]));
    let roll = json!({ "revision": 0, "action": { "kind": "roll" } });
    client.ok(&format!("{path}/actions"), roll).await;
    let review = client.ok(&format!("{path}/review"), json!(null)).await;
    assert_eq!(review["players"]["black"], "barpoint (expert)");
    assert_eq!(review["games"][0]["entries"][0]["kind"], "roll");
    let (status, saved) = client
        .get(&format!("/api/v1{path}/export?format=mat"))
        .await;
    assert_eq!(status, StatusCode::OK);
    assert!(text(&saved).contains("Ann"));
}

#[tokio::test]
async fn a_race_is_borne_off_alone() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let mut game = new_game(1);
    let view = client.ok("/games", game.clone()).await;
    assert_eq!(view["can_bear_off_alone"], false);
    let path = format!("/games/{}/bear_off", text(&view["id"]));
    let (status, error) = client.post(&path, json!({ "revision": 0 })).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(text(&error["error"]).contains("home"), "{error}");

    // Two checkers on each of the six points at home, both sides; the person moves first.
    let xgid = "XGID=-BBBBBB------------bbbbbb-:0:0:-1:00:0:0:0:1:10";
    game["start"] = json!({ "id": xgid });
    let mut view = client.ok("/games", game).await;
    let id = text(&view["id"]).to_owned();
    let mut turns = 0;
    while view["to_act"] != "nobody" {
        let request = json!({ "revision": view["revision"] });
        let alone = view["can_bear_off_alone"] == true;
        assert_eq!(alone, view["to_act"] == "human", "{view}");
        let what = if alone { "bear_off" } else { "advance" };
        view = client.ok(&format!("/games/{id}/{what}"), request).await;
        if alone {
            turns += 1;
            assert_eq!(view["event"]["kind"], "play", "{view}");
            assert!(view["event"]["dice"].is_array());
        }
    }
    assert!((3..=8).contains(&turns), "{turns} turns for 12 checkers");
    let (status, _) = client
        .post(&format!("/games/{id}/bear_off"), json!({ "revision": 0 }))
        .await;
    assert_eq!(status, StatusCode::CONFLICT);
}
