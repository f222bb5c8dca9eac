//! Matches as pages.

use std::path::Path;

use axum::http::StatusCode;

use crate::client::{Client, text};

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
