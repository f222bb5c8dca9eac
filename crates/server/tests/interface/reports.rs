//! Matches as pages.

use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::path::Path;

use axum::body::Body;
use axum::http::{Method, StatusCode};
use barpoint_app::matches::{AnalysisJob, KeptTrials, ReportForm, analyse, export};
use barpoint_engine::Strength;
use barpoint_rules::Variation;
use serde_json::{Value, json};

use crate::client::{Client, engines, text};

#[tokio::test]
async fn an_analysed_match_is_saved_as_a_page() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let analysed = Path::new("../../testdata/gnubg/statistics/match1.sgf");
    let view = client.import_path(analysed).await;
    let path = format!("/api/v1/matches/{}/report", text(&view["id"]));
    let (status, page) = client.get(&path).await;
    assert_eq!(status, StatusCode::OK);
    assert!(text(&page).starts_with("<!DOCTYPE html>"));
    assert!(text(&page).contains("Worst errors"));
    assert!(text(&page).contains("prefers-color-scheme"));
    let (_, dark) = client.get(&format!("{path}?dark=true")).await;
    assert!(!text(&dark).contains("prefers-color-scheme"));
    let (status, _) = client.get("/api/v1/matches/000000000000/report").await;
    assert_eq!(status, StatusCode::NOT_FOUND);
}

/// The statistics of every game, as SGF keeps them.
fn statistics(sgf: &str) -> Vec<&str> {
    // Our own properties may follow before the first turn.
    let end = |game: &str| game.find("XL[").or_else(|| game.find("\n;")).unwrap();
    let games = sgf.split("GS[").skip(1);
    games.map(|game| &game[..end(game)]).collect()
}

/// The board and the command line analyse by the same function: what they save holds the same statistics.
#[tokio::test]
async fn an_analysis_made_on_the_board_saves_its_statistics() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let view = client.import("clara-ivar-7pt.mat").await;
    let id = text(&view["id"]);
    let level = json!({ "level": "expert" });
    let job = client.ok(&format!("/matches/{id}/analyse"), level).await;
    let over = |job: &Value| job["status"] == "done";
    client.job_until(text(&job["id"]), over).await;
    let (_, saved) = client
        .get(&format!("/api/v1/matches/{id}/export?format=sgf"))
        .await;

    let sample = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../samples/clara-ivar-7pt.mat");
    let mut record = barpoint_app::matches::read(&sample).unwrap().record;
    let engine = engines().of(Variation::Standard).unwrap();
    let job = AnalysisJob {
        strength: Strength::EXPERT,
        ..AnalysisJob::default()
    };
    let go_on = &mut |_, _: &_| ControlFlow::Continue(());
    analyse(
        &mut record,
        &engine,
        &job,
        &mut KeptTrials::default(),
        go_on,
    )
    .unwrap();
    let whole = String::from_utf8(export(&record, "sgf").unwrap().unwrap()).unwrap();
    let games = record.games.len();
    assert_eq!(statistics(text(&saved)).len(), games);
    assert_eq!(statistics(text(&saved)), statistics(&whole));
}

#[tokio::test]
async fn a_match_is_shown_by_the_table_it_was_analysed_with() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let path = "../../testdata/gnubg/statistics/match3.sgf";
    let sgf = std::fs::read_to_string(path).unwrap();
    let import = async |met: &str| {
        let sgf = sgf.replacen("PW[", &format!("XM[{met}]PW["), 1);
        let request = client.request(Method::POST, "/api/v1/matches");
        let (_, view) = client.send(request.body(Body::from(sgf)).unwrap()).await;
        view
    };
    let known = import("Kit Woolsey").await;
    let usual = client.import_path(Path::new(path)).await;
    assert_ne!(known["ratings"], usual["ratings"]);
    let page = async |view: &Value| {
        let path = format!("/api/v1/matches/{}/report", text(&view["id"]));
        client.get(&path).await
    };
    let (_, shown) = page(&known).await;
    assert!(text(&shown).contains("match equity table Kit Woolsey."));
    let unknown = import("Mine").await;
    let warning = "analysed with the match equity table \"Mine\", which is not built in; it is read by Kazaross XG2 25 point";
    assert_eq!(unknown["warnings"], json!([warning]));
    let (status, _) = page(&unknown).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
}

/// Every form is answered by name, and several pages come in one archive.
#[tokio::test]
async fn a_match_is_saved_in_every_form() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let view = client.import("clara-ivar-7pt.mat").await;
    let path = format!("/api/v1/matches/{}/report", text(&view["id"]));
    let begins = [
        ("html", "<!DOCTYPE html>"),
        ("gnubg-html", "PK"),
        ("text", ""),
        ("latex", "\\documentclass"),
        ("pdf", "%PDF"),
        ("csv", ""),
    ];
    assert_eq!(begins.len(), ReportForm::ALL.len());
    let mut bytes = BTreeSet::new();
    for (form, start) in begins {
        let query = format!("{path}?form={form}&paper=letter");
        let (status, file) = client.get(&query).await;
        assert_eq!(status, StatusCode::OK, "{form}");
        assert!(text(&file).starts_with(start), "{form}");
        assert!(bytes.insert(text(&file).to_owned()), "{form}");
    }
    let (status, error) = client.get(&format!("{path}?form=doc")).await;
    assert_eq!(status, StatusCode::BAD_REQUEST, "{error}");
}
