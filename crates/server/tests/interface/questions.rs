//! Questions about positions and rollouts that nothing is kept of.

use std::time::Instant;

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::client::{Client, text};

pub(crate) const AFTER_31: &str = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";
/// Checkers on the 5- and 2-points against one on the ace-point.
const LAST_ROLL: &str = "XGID=--A--A------------------a-:0:0:1:00:0:0:0:0:10";

fn number(value: &Value) -> f64 {
    value
        .as_f64()
        .unwrap_or_else(|| panic!("expected a number: {value}"))
}

/// The forecast is compared with what a rollout then takes. Other work on the machine disturbs either, so that the test
/// asks for the right order only, once in a few tries.
#[tokio::test]
async fn a_rollout_is_forecast_before_it_is_played() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let mut request = json!({
        "position": { "id": AFTER_31 }, "best": 2, "trials": 432, "seed": 5, "cube_plies": 0,
    });
    let mut forecast = client.ok("/rollouts/forecast", request.clone()).await;
    assert_eq!(forecast["candidates"], 2);
    assert_eq!(forecast["trials"], 432);
    assert!(number(&forecast["tried"]) > 0.0);
    let (_, list) = client.get("/api/v1/rollouts").await;
    assert_eq!(list, json!([]), "nothing is kept");

    let mut ratios = Vec::new();
    let fits = |ratio: &f64| (0.1..=10.0).contains(ratio);
    let played = loop {
        let view = client.ok("/rollouts", request.clone()).await;
        let path = format!("/rollouts/{}", text(&view["id"]));
        let begun = Instant::now();
        let job = client
            .ok(&format!("{path}/play"), json!({ "trials": 432 }))
            .await;
        let done = |job: &Value| job["status"] == "done";
        client.job_until(text(&job["id"]), done).await;
        ratios.push(number(&forecast["seconds"]) / begun.elapsed().as_secs_f64());
        if ratios.last().is_some_and(fits) || ratios.len() == 4 {
            break client.get(&format!("/api/v1{path}")).await.1;
        }
        forecast = client.ok("/rollouts/forecast", request.clone()).await;
    };
    let errors = played["report"]["candidates"].as_array().unwrap().iter();
    let error = errors
        .map(|row| number(&row["equity"]["std_err"]))
        .fold(0.0, f64::max);
    assert!(ratios.iter().any(fits), "{ratios:?}");
    let ratio = number(&forecast["standard_error"]) / error;
    assert!((0.2..=5.0).contains(&ratio), "{forecast}: was {error}");

    // What a plot needs outlives the page that it is on.
    let history = played["history"].as_array().unwrap();
    let candidates = played["report"]["candidates"].as_array().unwrap();
    assert_eq!(history.len(), candidates.len());
    for (course, row) in history.iter().zip(candidates) {
        let course = course.as_array().unwrap();
        assert!((40..=60).contains(&course.len()), "{course:?}");
        let last = course.last().unwrap();
        assert_eq!(last["trials"], 432);
        let gap = number(&last["equity"]["value"]) - number(&row["equity"]["value"]);
        assert!(gap.abs() < 1e-9, "{last} {row}");
    }

    // A limit of the error that is reached at once ends it at the fewest trials.
    request["stop_at_error"] = json!(0.5);
    let stopped = client.ok("/rollouts/forecast", request.clone()).await;
    assert_eq!(stopped["trials"], 324);
    request["trials"] = json!(0);
    let (status, error) = client.post("/rollouts/forecast", request).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    assert!(text(&error["error"]).contains("trials"), "{error}");
}

#[tokio::test]
async fn looking_ahead_takes_longer() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let mut seconds = Vec::new();
    for plies in 0..=2 {
        let request = json!({
            "position": { "id": AFTER_31 }, "best": 1, "trials": 1296, "plies": plies,
        });
        let forecast = client.ok("/rollouts/forecast", request).await;
        seconds.push(number(&forecast["seconds"]));
    }
    // One ply adds little to trials that look ahead for the cube anyway, less than a busy machine may.
    assert!(
        seconds[0] < seconds[2] && seconds[1] < seconds[2],
        "{seconds:?}"
    );
}

#[tokio::test]
async fn levels_tell_what_they_cost_and_it_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let (status, levels) = client.get("/api/v1/levels").await;
    assert_eq!(status, StatusCode::OK);
    let rows = levels.as_array().unwrap();
    assert_eq!(rows.len(), 12);
    for row in rows {
        assert!(
            number(&row["checker_ms"]) > 0.0 && number(&row["cube_ms"]) > 0.0,
            "{row}"
        );
        let rolls_out = crate::client::text(&row["name"]).ends_with("rollout");
        assert_eq!(
            row["estimated"],
            rolls_out || row["plies"].as_u64() > Some(2)
        );
    }
    let cost = |at: usize| number(&rows[at]["match_seconds"]);
    assert!(
        cost(4) < cost(5) && cost(6) < cost(7) && cost(7) < cost(8) && cost(6) < cost(9),
        "{levels}"
    );
    let again = Client::new(folder.path());
    assert_eq!(again.get("/api/v1/levels").await.1, levels);

    // How long a match takes is told by one that was analysed.
    let view = again.import("clara-ivar-7pt.mat").await;
    let id = crate::client::text(&view["id"]);
    let path = format!("/matches/{id}/analyse");
    let job = again.ok(&path, json!({ "level": "beginner" })).await;
    let job = crate::client::text(&job["id"]);
    again.job_until(job, |job| job["status"] == "done").await;
    let after = Client::new(folder.path()).get("/api/v1/levels").await.1;
    let seen = |rows: &Value, at: usize| rows[at]["seen"].clone();
    assert_eq!(
        (seen(&levels, 0), seen(&after, 0)),
        (json!(false), json!(true))
    );
    assert_eq!(after[1], levels[1]);
    assert!(number(&after[0]["match_seconds"]) > 0.0);
}

#[tokio::test]
async fn a_position_is_evaluated_at_every_depth() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let question = json!({ "position": { "id": "4HPwATDgc/ABMA" }, "plies": 1 });
    let report = client.ok("/positions/evaluate", question).await;
    let depths = report["depths"].as_array().unwrap();
    assert_eq!(depths.len(), 2);
    assert_eq!(depths[1]["plies"], 1);
    let win = number(&depths[0]["chances"]["win"]);
    assert!((0.5..0.56).contains(&win), "the opening position: {win}");
    assert_eq!(report["class"], "contact");
    assert_eq!(report["source"], "net");
    assert_eq!(report["cube"]["action"]["offer"], "no_double");
    let wrong = json!({ "position": { "id": "4HPwATDgc/ABMA" }, "plies": 9 });
    let (status, _) = client.post("/positions/evaluate", wrong).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn equity_is_drawn_against_the_winning_chance() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let question = json!({ "position": { "id": "4HPwATDgc/ABMA" } });
    let curves = client.ok("/positions/equity_curves", question).await;
    assert_eq!(curves["scale"], "points");
    let win = number(&curves["wins"]);
    assert!((0.5..0.56).contains(&win), "{win}");
    let models = curves["models"].as_array().unwrap();
    let names: Vec<&str> = models.iter().map(|model| text(&model["model"])).collect();
    assert_eq!(names, ["janowski", "jump", "dead", "live"]);
    for model in models {
        for owner in ["centred", "owned", "opponent"] {
            assert_eq!(model[owner].as_array().map(Vec::len), Some(101));
        }
        let [take, cash] = [&model["take_point"], &model["cash_point"]].map(number);
        assert!(
            (0.2..0.32).contains(&take) && (0.65..0.85).contains(&cash),
            "{take} {cash}"
        );
        assert!(number(&model["initial_double"]) < cash + 1e-3);
    }
    // Owned by White in a match: it is in the middle no more.
    let owned = "XGID=-b----E-C---eE---c-e----B-:1:-1:-1:00:0:0:0:7:10";
    let question = json!({ "position": { "id": owned } });
    let curves = client.ok("/positions/equity_curves", question).await;
    assert_eq!(curves["scale"], "EMG");
    assert_eq!(curves["models"][0]["centred"], Value::Null);
    assert_eq!(curves["models"][0]["initial_double"], Value::Null);
    assert!(number(&curves["models"][0]["redouble"]) > 0.5);
}

/// gnubg keeps the board at `set matchid cAkAAAAAAAAA`; a page that shows none begins with the first position.
#[tokio::test]
async fn a_match_id_alone_is_the_first_position_at_its_score() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let read = |id: &'static str| client.ok("/positions/read", json!({ "text": id }));
    let (alone, whole) = (
        read("cAmgAAAAAAAA").await,
        read("4HPwATDgc/ABMA:cAmgAAAAAAAA").await,
    );
    assert_eq!(alone, whole);
    assert_eq!(alone["state"]["length"], 5);
}

/// A double that could gain nothing is not offered: both players of a one-point match need no cube.
#[tokio::test]
async fn a_dead_cube_is_no_choice() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    for (score, may) in [("0:0:0:1", false), ("4:3:0:5", false), ("3:3:0:5", true)] {
        let text = format!("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:{score}:10");
        let read = client.ok("/positions/read", json!({ "text": text })).await;
        assert_eq!(read["state"]["may_double"], may, "{text}");
    }
}

/// What a page's own address, a text of many positions and files that are not read get for an answer.
#[tokio::test]
async fn a_text_is_told_for_what_it_holds() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let address = "http://127.0.0.1:7788/#/analyse?id=XGID%3D-b----E-C---eE---c-e----B-%3A0%3A0%3A1%3A31%3A0%3A0%3A0%3A0%3A10";
    let read = client
        .ok("/positions/read", json!({ "text": address }))
        .await;
    assert_eq!(read["positions"], 1);
    assert_eq!(read["state"]["dice"], json!([3, 1]), "{read}");

    let two = "4HPwATDgc/ABMA:cAmgAAAAAAAA and 4HPwATDgc/ABMA:cAkAAAAAAAAA";
    let read = client.ok("/positions/read", json!({ "text": two })).await;
    assert_eq!(
        (&read["positions"], &read["state"]["length"]),
        (&json!(2), &json!(5))
    );

    for (text, status, message) in [
        (
            "(;FF[4]GM[1];B[aa])",
            415,
            "this is an SGF file of another game; only backgammon is read, which says GM[6]",
        ),
        (
            "4HPwATDgc/ABMA:",
            400,
            "the Match ID after the colon is missing: expected 12 characters there, found none (a Position ID without \
             the colon is a money game)",
        ),
        (
            "hello",
            400,
            "not a Position ID: expected 14 characters, found 5",
        ),
    ] {
        let (found, answer) = client
            .post("/positions/read", json!({ "text": text }))
            .await;
        assert_eq!(
            (found.as_u16(), crate::client::text(&answer["error"])),
            (status, message)
        );
    }
}

/// BKG of 1977 is asked for plays by a question of its own; its level values positions by BKG-VI.
#[tokio::test]
async fn bkg_is_asked_for_plays_apart_and_is_a_level_of_equities() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let found = client.ok("/positions/bkg", json!({ "id": AFTER_31 })).await;
    assert_eq!(found["plays"][0]["play"], "8/5 6/5");
    assert_eq!(found["plays"][0]["state_class"], "engaged");
    assert!(
        number(&found["plays"][0]["heuristic_points"])
            > number(&found["plays"][1]["heuristic_points"])
    );
    let found = client
        .ok("/positions/bkg-vi", json!({ "id": AFTER_31 }))
        .await;
    assert_eq!(found["plays"][0]["play"], "8/5 6/5");
    assert!(number(&found["plays"][0]["expectation"]) > number(&found["plays"][1]["expectation"]));
    let question = json!({ "position": { "id": AFTER_31 }, "level": "bkg" });
    let (status, error) = client.post("/positions/hint", question).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    assert!(
        text(&error["error"]).starts_with("level bkg: ask /positions/bkg"),
        "{error}"
    );
    let question = json!({ "position": { "id": AFTER_31 }, "level": "bkg-vi" });
    let found = client.ok("/positions/evaluate", question).await;
    assert_eq!(found["source"], "BKG-VI");
    assert_eq!(found["settings"]["level"], "bkg-vi");
    let question = json!({ "id": AFTER_31, "variation": "hypergammon3" });
    let (status, _) = client.post("/positions/bkg", question).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
}

/// What is said of a play opens to the positions after it, and after each of the opponent's rolls.
#[tokio::test]
async fn explanations_have_the_positions_behind_them() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let question = json!({ "position": { "id": AFTER_31 }, "level": "supremo" });
    let found = client.ok("/positions/explain", question).await;
    let play = &found["play"];
    let after = text(&play["ids"][0]);
    assert!(after.contains(":00:"), "{after}");
    for row in play["replies"].as_array().unwrap() {
        let with_roll = after.replace(":00:", &format!(":{}:", text(&row["roll"])));
        assert_eq!(text(&row["ids"][0]), with_roll);
    }
    assert!(found["bkg"].is_null());
    let question = json!({ "position": { "id": LAST_ROLL }, "level": "supremo" });
    let found = client.ok("/positions/explain", question).await;
    let cube = &found["cube"];
    // 19 of 36 rolls take both checkers off.
    assert_eq!(cube["market_losers"], 19 * 36);
    assert!(cube["remarks"][0]["reason"].as_bool().unwrap());
    for first in cube["by_roll"].as_array().unwrap() {
        assert_eq!(first["id"].is_null(), first["replies"] == 36, "{first}");
    }
}

/// BKG's view of the plays explained: 13/11 6/5 leaves a blot at home, which costs its square, 24/23 13/11 none.
#[tokio::test]
async fn bkg_sees_the_plays_that_are_explained() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let id = AFTER_31.replace(":31:", ":21:");
    let mut question = json!({
        "position": { "id": id }, "plies": 0, "plays": ["13/11 6/5", "24/23 13/11"], "bkg": true,
    });
    let found = client.ok("/positions/explain", question.clone()).await;
    let bkg = &found["bkg"];
    for (seen, explained) in [(0, "better"), (1, "other")] {
        let play = &bkg["plays"][seen];
        assert_eq!(play["play"], found["play"][explained]["play"]);
        assert_eq!(play["state_class"], "engaged");
        assert_eq!(bkg["expected"][seen]["play"], play["play"]);
    }
    let slots = usize::from(bkg["plays"][1]["play"] == "13/11 6/5");
    let mut terms = bkg["terms"].as_array().unwrap().iter();
    let blots = terms.find(|term| term["term"] == "Homblots").unwrap();
    let points = |of: usize| number(&blots["heuristic_points"][of]);
    assert!((points(slots) + 1.0).abs() < 1e-9 && points(1 - slots).abs() < 1e-9);
    question["position"] = json!({ "id": LAST_ROLL });
    question["plays"] = json!([]);
    let found = client.ok("/positions/explain", question).await;
    assert!(found["bkg"].is_null());
}
