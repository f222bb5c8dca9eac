//! Several matches at once.

use std::path::Path;

use axum::body::Body;
use axum::http::{Method, StatusCode};
use barpoint_app::matches::{ReportFile, ReportForm, packed};
use serde_json::{Value, json};

use crate::client::{Client, text};

const TWO: &str = " 3 point match\n\n Game 1\n Ada : 0       Bo : 0\n  1) 31: 8/5 6/5\n\n\
                   \n 5 point match\n\n Game 1\n ada : 0       Cy : 0\n  1) 42: 8/4 6/4\n";

async fn send(client: &Client, query: &str, bytes: impl Into<Body>) -> (StatusCode, Value) {
    let path = format!("/api/v1/matches/batch?{query}");
    let request = client.request(Method::POST, &path);
    client.send(request.body(bytes.into()).unwrap()).await
}

/// A ZIP archive.
fn archive(members: &[(&str, &[u8])]) -> Vec<u8> {
    let files = members.iter().map(|(name, bytes)| ReportFile {
        name: (*name).to_owned(),
        bytes: bytes.to_vec(),
    });
    let packed = packed(files.collect(), ReportForm::GnubgHtml);
    packed.unwrap().bytes
}

fn names(rows: &Value) -> Vec<&str> {
    let rows = rows.as_array().unwrap().iter();
    rows.map(|row| text(&row["name"])).collect()
}

#[tokio::test]
async fn every_match_of_a_file_and_of_an_archive_is_imported() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let (status, report) = send(&client, "name=two.mat", TWO).await;
    assert_eq!(status, StatusCode::OK, "{report}");
    let both = ["two.mat (match 1 of 2)", "two.mat (match 2 of 2)"];
    assert_eq!(names(&report["imported"]), both);
    let (_, list) = client.get("/api/v1/matches").await;
    assert_eq!(names(&list), both);

    let sample = std::fs::read("../../samples/clara-ivar-7pt.mat").unwrap();
    let broken = b"(;FF[4]GM[6]AP[GNU Backgammon:1.07.001]MI[length";
    let ids = b"4HPwATDgc/ABMA:cAkAAAAAAAAA\n4HPwATDgc/ABMA:cAkAAAAAAAAA\n";
    let cup = archive(&[
        ("day1/sample.mat", &sample),
        ("day1/readme.txt", b"shopping list"),
        ("broken.sgf", broken),
        ("ids.txt", ids),
    ]);
    let (status, report) = send(&client, "name=cup.zip", cup).await;
    assert_eq!(status, StatusCode::OK, "{report}");
    assert_eq!(names(&report["imported"]), ["cup.zip/day1/sample.mat"]);
    let row = &report["imported"][0];
    assert_eq!(
        row["analysis"],
        json!({ "done": 0, "total": 251, "level": null, "over": null })
    );
    assert_eq!(report["passed_over"], json!(["cup.zip/day1/readme.txt"]));
    assert_eq!(report["failed"][0]["file"], "cup.zip/broken.sgf");
    assert!(text(&report["failed"][0]["reason"]).starts_with("sgf: "));
    let positions = json!([{ "file": "cup.zip/ids.txt", "count": 2,
        "first": report["positions"][0]["first"] }]);
    assert_eq!(report["positions"], positions);
    assert!(text(&positions[0]["first"]).starts_with("XGID=-b----E-C"));
}

/// The file is named by what it is, with what to do instead, and without the words of a parser.
#[tokio::test]
async fn what_is_no_match_is_an_error_that_says_what_to_do() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let picture = b"\x89PNG\r\n\x1a\n\0\0";
    for path in ["/api/v1/matches?", "/api/v1/matches/batch?"] {
        let request = client.request(Method::POST, &format!("{path}name=board.png"));
        let (status, error) = client
            .send(request.body(Body::from(picture.to_vec())).unwrap())
            .await;
        assert!(status.is_client_error(), "{status}");
        let expected = "this is a picture (PNG); pictures of boards are not read: give an ID of the position \
                        (XGID, GNUBG ID) or the match file";
        assert_eq!(error["error"], expected);
    }
    // In a folder it may be.
    let (status, report) = send(&client, "name=a/board.png&in_folder=true", picture.to_vec()).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(report["passed_over"], json!(["a/board.png"]));
    let (status, error) = send(&client, "name=long.mat", vec![b' '; 64_000_001]).await;
    assert_eq!(status, StatusCode::PAYLOAD_TOO_LARGE);
    assert_eq!(error["error"], "expected at most 64 MB a file, found more");
    let (status, error) = send(&client, "name=empty.zip", archive(&[])).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    assert!(text(&error["error"]).contains("none in this archive"));
}

#[tokio::test]
async fn all_matches_are_analysed_once_and_their_players_summed_up() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    send(&client, "name=two.mat", TWO).await;
    let analysed = Path::new("../../testdata/gnubg/statistics/match1.sgf");
    client.import_path(analysed).await;
    client.import("clara-ivar-7pt.mat").await;
    let (_, before) = client.get("/api/v1/matches/players").await;
    assert_eq!(
        (&before["matches"], &before["analysed"]),
        (&json!(4), &json!(1))
    );

    let level = json!({ "level": "expert" });
    let queued = client.ok("/matches/analyse", level.clone()).await;
    assert_eq!(queued["skipped"], 1);
    let jobs = queued["jobs"].as_array().unwrap();
    assert_eq!(jobs.len(), 3);
    for job in jobs {
        let over = |job: &Value| job["status"] == "done";
        client.job_until(text(&job["id"]), over).await;
    }
    let again = client.ok("/matches/analyse", level).await;
    assert_eq!((&again["skipped"], &again["jobs"]), (&json!(4), &json!([])));
    let (_, after) = client.get("/api/v1/matches/players").await;
    assert_eq!(after["analysed"], 4);
    let players = after["players"].as_array().unwrap();
    // Ada and ada are one player.
    let is_ada = |one: &&Value| text(&one["name"]).eq_ignore_ascii_case("ada");
    let ada = players.iter().find(is_ada).unwrap();
    assert_eq!((&ada["matches"], &ada["won"]), (&json!(2), &json!(0)));
    assert!(ada["decisions"].as_u64() > Some(0) && ada["pr"].is_number());
    assert_eq!(players.len(), 7);
    // Opened once more it is another match of the board, and no other match of its players.
    client.import("clara-ivar-7pt.mat").await;
    let (_, twice) = client.get("/api/v1/matches/players").await;
    assert_eq!(twice, after);
    // Those with the most decisions come first, and have a standard error.
    assert!(
        players[0]["pr_standard_error"].as_f64() > Some(0.0),
        "{}",
        players[0]
    );
    let (status, _) = client
        .post(
            "/matches/analyse",
            json!({ "level": "expert", "matches": ["000000000000"] }),
        )
        .await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    let (status, _) = client
        .post("/matches/analyse", json!({ "level": "wizard" }))
        .await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
}

/// What a format cannot hold of this match is said before it is saved.
#[tokio::test]
async fn losses_are_named_and_json_has_none() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let analysed = Path::new("../../testdata/gnubg/statistics/match1.sgf");
    let view = client.import_path(analysed).await;
    let id = text(&view["id"]);
    let job = client
        .ok(
            &format!("/matches/{id}/analyse"),
            json!({ "level": "expert" }),
        )
        .await;
    let over = |job: &Value| job["status"] == "done";
    client.job_until(text(&job["id"]), over).await;
    let (_, options) = client.get(&format!("/api/v1/matches/{id}/formats")).await;
    let of = |format: &str| {
        let mut all = options.as_array().unwrap().iter();
        all.find(|one| one["format"] == format).unwrap()
    };
    assert_eq!(of("json")["losses"], json!([]));
    assert_eq!(of("sgf")["losses"], json!([]));
    let losses = of("mat")["losses"].as_array().unwrap();
    for lost in ["the analysis", "the analyses that are not shown"] {
        assert!(losses.contains(&json!(lost)), "{lost}: {losses:?}");
    }
    assert_eq!(of("mat")["refused"], json!(null));

    // Saved as JSON and read again, it is the same match with the same analyses.
    let saved = async |client: &Client, id: &str, format: &str| {
        let path = format!("/api/v1/matches/{id}/export?format={format}");
        client.get(&path).await.1
    };
    let file = saved(&client, id, "json").await.to_string();
    let (_, report) = send(&client, "name=again.json", file).await;
    let copy = text(&report["imported"][0]["id"]);
    let view = async |client: &Client, id: &str| {
        let mut all = saved(client, id, "view").await;
        let fields = all.as_object_mut().unwrap();
        fields.remove("id");
        fields.remove("name");
        all
    };
    let whole = view(&client, id).await;
    assert_eq!(whole["layers"].as_array().map(Vec::len), Some(2));
    assert_eq!(view(&client, copy).await, whole);
    // Also after the program was started again.
    let later = Client::new(folder.path());
    assert_eq!(view(&later, copy).await, whole);
}

/// What other programs said of a match is still there when the program is started again.
#[tokio::test]
async fn opinions_are_stored() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let view = client.import("clara-ivar-7pt.mat").await;
    let id = text(&view["id"]);
    let path = format!("/api/v1/matches/{id}/export?format=json");
    let (_, mut record) = client.get(&path).await;
    let figures = json!({ "pr": 4.5, "decisions": 80, "checker_loss": null, "cube_loss": null, "luck": null });
    record["matches"][0]["analysts"] = json!([{
        "software": { "name": "eXtreme Gammon", "version": "2.10" },
        "met": "Kazaross XG2",
        "figures": { "white": figures, "black": figures },
    }]);
    let (status, report) = send(&client, "name=xg.json", record.to_string()).await;
    assert_eq!(status, StatusCode::OK, "{report}");
    let copy = text(&report["imported"][0]["id"]);
    let client = Client::new(folder.path());
    let path = format!("/api/v1/matches/{copy}/export?format=json");
    let (_, again) = client.get(&path).await;
    assert_eq!(
        again["matches"][0]["analysts"],
        record["matches"][0]["analysts"]
    );
}
