//! Clients of wildbg and of the Nodots protocol get the answers they know.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

#[expect(dead_code, reason = "other tests use more of it")]
mod common;

use std::collections::BTreeSet;
use std::sync::OnceLock;

use axum::Router;
use axum::body::Body;
use axum::http::{Request, StatusCode};
use barpoint_app::EngineSettings;
use barpoint_engine::Strength;
use barpoint_protocol::http::router;
use barpoint_rules::notation::{parse_position_id, position_id};
use barpoint_rules::{Board, PlayList, Roll};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use tower::ServiceExt;

use common::engines_with;

fn clients() -> Router {
    static CLIENTS: OnceLock<Router> = OnceLock::new();
    let settings = EngineSettings {
        level: Strength::EXPERT,
        ..EngineSettings::default()
    };
    let made = CLIENTS.get_or_init(|| router(engines_with(settings), 2));
    made.clone()
}

async fn answer(request: Request<Body>) -> (StatusCode, Value) {
    let response = clients().oneshot(request).await.unwrap();
    let status = response.status();
    let body = response.into_body().collect().await.unwrap().to_bytes();
    (status, serde_json::from_slice(&body).unwrap())
}

async fn got(path: &str) -> (StatusCode, Value) {
    answer(Request::get(path).body(Body::empty()).unwrap()).await
}

async fn posted(path: &str, body: &Value) -> (StatusCode, Value) {
    let request = Request::post(path).header("content-type", "application/json");
    answer(request.body(Body::from(body.to_string())).unwrap()).await
}

/// A request at money play with a centred cube.
fn request(id: &str, order: &str) -> Value {
    json!({
        "positionId": id,
        "positionIdConvention": order,
        "activePlayerColor": "black",
        "activePlayerDirection": "counterclockwise",
        "cubeValue": 1,
        "cubeOwner": null,
        "matchScore": [0, 0],
        "matchLength": 0,
        "crawford": false,
        "jacoby": true,
        "beavers": false,
    })
}

fn with_dice(mut request: Value, roll: Roll) -> Value {
    request["dice"] = json!([roll.low(), roll.high()]);
    request
}

/// The board after steps whose bar and off are 0, as checkers of both sides by point, bar and off; made as the protocol's own
/// conformance suite makes it, from what the steps say and nothing else.
fn after(board: &Board, steps: &Value) -> Board {
    let checkers = |own: bool| {
        let places = (1..=25_u8).map(|place| {
            let point = barpoint_rules::Point::new(place).unwrap_or(barpoint_rules::Point::BAR);
            let of = if own { *board } else { board.swapped() };
            (place, of.own(point))
        });
        places.collect::<Vec<_>>()
    };
    let (mut own, mut theirs) = (checkers(true), checkers(false));
    for step in steps.as_array().unwrap() {
        let number = |name: &str| usize::try_from(step[name].as_u64().unwrap()).unwrap();
        let (from, to) = (number("from"), number("to"));
        let from = if from == 0 { 25 } else { from };
        own[from - 1].1 -= 1;
        if to > 0 {
            own[to - 1].1 += 1;
            let blot = &mut theirs[24 - to].1;
            let hits = *blot == 1;
            assert_eq!(step["isHit"], hits, "{step}");
            if hits {
                *blot = 0;
                theirs[24].1 += 1;
            }
        }
    }
    Board::with_checkers(&own, &theirs).unwrap()
}

#[tokio::test]
async fn a_nodots_engine_plays_every_position_legally_in_both_orders() {
    // IDs and the number of legal results are those of the protocol's conformance vectors (schema 2, on-roll-first): v001, v003.
    for (id, roll, results) in [("4HPwEUCiZ/ARIA", "44", 14), ("4HOHEUBqZvABKA", "42", 4)] {
        let roll: Roll = roll.parse().unwrap();
        let board = parse_position_id(id).unwrap().swapped();
        let (status, first) =
            posted("/v1/move", &with_dice(request(id, "on-roll-first"), roll)).await;
        assert_eq!(status, StatusCode::OK, "{first}");
        let mut legal = PlayList::new();
        legal.generate(&board, roll);
        let reached: Vec<Board> = first["candidates"]
            .as_array()
            .unwrap()
            .iter()
            .map(|candidate| after(&board, &candidate["moves"]))
            .collect();
        assert!(reached.iter().all(|board| legal.find(board).is_some()));
        let different: BTreeSet<String> = reached.iter().map(position_id).collect();
        assert_eq!(different.len(), results);
        assert_eq!(first["moves"], first["candidates"][0]["moves"]);
        let evaluation = &first["candidates"][0]["evaluation"];
        assert!(evaluation["win"].as_f64() >= evaluation["winGammon"].as_f64());

        // The same position in the other order, which is the default.
        let mut other = with_dice(request(&position_id(&board), ""), roll);
        other
            .as_object_mut()
            .unwrap()
            .remove("positionIdConvention");
        assert_eq!(posted("/v1/move", &other).await.1, first);
    }
}

#[tokio::test]
async fn a_player_who_cannot_move_makes_no_steps() {
    // On the bar against a closed board.
    let board = Board::with_checkers(
        &[(25, 1), (6, 5), (8, 3), (13, 6)],
        &[(6, 2), (5, 2), (4, 2), (3, 2), (2, 2), (1, 2), (8, 3)],
    );
    let id = position_id(&board.unwrap());
    let asked = with_dice(request(&id, "opponent-first"), "63".parse().unwrap());
    let (status, found) = posted("/v1/move", &asked).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(found["moves"], json!([]));
}

#[tokio::test]
async fn the_cube_is_answered_from_the_side_that_decides() {
    // Two checkers left on the ace point each: on roll one wins at once.
    let board = Board::with_checkers(&[(1, 2)], &[(1, 2)]).unwrap();
    let sure = request(&position_id(&board), "opponent-first");
    let (_, double) = posted("/v1/double", &sure).await;
    assert_eq!(double["action"], "double", "{double}");
    assert_eq!(double["equity"], 1.0);
    let (_, take) = posted("/v1/take", &sure).await;
    assert_eq!(take["action"], "drop", "{take}");
    assert_eq!(take["dropEquity"], -1.0);
    assert_eq!(take["takeEquity"], -2.0);
    // Black owns the cube: that is a redouble, and nothing that Black could be asked to take.
    let mut owned = sure.clone();
    owned["cubeValue"] = json!(2);
    owned["cubeOwner"] = json!("black");
    assert_eq!(posted("/v1/double", &owned).await.1["action"], "redouble");
    let (status, refused) = posted("/v1/take", &owned).await;
    assert_eq!(
        (status, &refused["error"]["code"]),
        (StatusCode::BAD_REQUEST, &json!("invalid_request"))
    );
    // At the start nothing is resigned; with the opponent one roll from home and all to come, a game is.
    let opening = request("4HPwATDgc/ABMA", "opponent-first");
    assert_eq!(posted("/v1/resign", &opening).await.1["action"], "none");
    let lost = Board::with_checkers(&[(12, 3), (1, 11)], &[(1, 1)]).unwrap();
    let lost = request(&position_id(&lost), "opponent-first");
    let (_, resigned) = posted("/v1/resign", &lost).await;
    assert_eq!(resigned["action"], "single", "{resigned}");
}

#[tokio::test]
async fn nodots_errors_name_code_and_field() {
    let (status, health) = got("/v1/health").await;
    assert_eq!(
        (status, &health["protocolVersion"]),
        (StatusCode::OK, &json!("1"))
    );
    let good = with_dice(
        request("4HPwATDgc/ABMA", "opponent-first"),
        "31".parse().unwrap(),
    );
    for (field, value) in [
        ("positionId", json!("!!!not-a-position!!!")),
        ("positionId", Value::Null),
        ("positionIdConvention", json!("mine")),
        ("dice", json!([9, 0])),
        ("dice", json!([1, 2, 3])),
        ("cubeValue", json!(3)),
        ("cubeOwner", json!("red")),
        ("matchLength", json!(-5)),
        ("jacoby", json!("yes")),
        ("activePlayerColor", Value::Null),
    ] {
        let code = match value.as_str() {
            Some("!!!not-a-position!!!") => "invalid_position_id",
            _ => "invalid_request",
        };
        let mut body = good.clone();
        body[field] = value;
        let (status, found) = posted("/v1/move", &body).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{found}");
        assert_eq!(
            (&found["error"]["code"], &found["error"]["field"]),
            (&json!(code), &json!(field))
        );
    }
    let text = Request::post("/v1/move")
        .body(Body::from("{not json"))
        .unwrap();
    let (status, found) = answer(text).await;
    assert_eq!(
        (status, &found["error"]["code"]),
        (StatusCode::BAD_REQUEST, &json!("invalid_request"))
    );
    let points = json!({ "matchLength": 5, "matchScore": [7, 0] });
    let mut beyond = good.clone();
    beyond
        .as_object_mut()
        .unwrap()
        .extend(points.as_object().unwrap().clone());
    assert_eq!(posted("/v1/move", &beyond).await.0, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn wildbg_clients_are_told_plays_and_chances() {
    // The paths and plays of wildbg's own tests; the chances there are made up.
    let (status, forced) = got("/move?die1=3&die2=1&p5=1&p24=-1").await;
    assert_eq!(status, StatusCode::OK);
    let steps = json!([{ "from": 5, "to": 4 }, { "from": 4, "to": 1 }]);
    let other = json!([{ "from": 5, "to": 2 }, { "from": 2, "to": 1 }]);
    assert!(
        [steps, other].contains(&forced["moves"][0]["play"]),
        "{forced}"
    );
    assert_eq!(forced["moves"].as_array().unwrap().len(), 1);
    let (_, doubles) = got("/move?die1=1&die2=1&p5=2&p24=-1").await;
    assert_eq!(doubles["moves"].as_array().unwrap().len(), 3);

    let opening = "p1=-2&p6=5&p8=3&p12=-5&p13=5&p17=-3&p19=-5&p24=2";
    let (_, best) = got(&format!("/move?die1=3&die2=1&{opening}")).await;
    let best = &best["moves"][0];
    let to = |index: usize| best["play"][index]["to"].as_u64();
    assert_eq!((to(0), to(1)), (Some(5), Some(5)), "{best}");
    let win = best["probabilities"]["win"].as_f64().unwrap();
    assert!((0.5..0.6).contains(&win));
    let (_, value) = got(&format!("/eval?{opening}")).await;
    assert_eq!(value["cube"], json!({ "double": false, "accept": true }));
    let win = value["probabilities"]["win"].as_f64().unwrap();
    assert!((0.5..0.55).contains(&win), "{value}");

    let (_, sure) = got("/eval?p1=2&p24=-2").await;
    assert_eq!(sure["cube"], json!({ "double": true, "accept": false }));
    // In a one-point match there is no cube to turn.
    let (_, last) = got("/eval?p1=2&p24=-2&x_away=1&o_away=1").await;
    assert_eq!(last["cube"]["double"], false);
    let danced = "p25=1&p6=14&p24=-2&p23=-2&p22=-2&p21=-2&p20=-2&p19=-2";
    let (_, danced) = got(&format!("/move?die1=2&die2=1&{danced}")).await;
    assert_eq!(danced["moves"][0]["play"], json!([]), "{danced}");
}

#[tokio::test]
async fn wildbg_clients_are_told_what_is_wrong() {
    for (path, part) in [
        ("/eval?p0=1&p4=4&p5=-5", "p0"),
        ("/move?die1=2&die2=1&p4=4&p25=-2", "p25"),
        ("/move?die1=2&die2=0&p4=4&p5=-5", "1 to 6"),
        ("/move?die1=2&p4=4&p5=-5", "die2"),
        ("/move?die1=two&die2=1&p4=4&p5=-5", "two"),
        ("/eval?p4=16&p5=-5", "16"),
        ("/eval?p4=4&p5=-5&x_away=3", "x_away"),
    ] {
        let (status, found) = got(path).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{path}: {found}");
        let message = found["message"].as_str().unwrap();
        assert!(message.contains(part), "{path}: {message}");
    }
}
