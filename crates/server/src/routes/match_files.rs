//! Matches as files to save, and as pages.

use axum::extract::{Path, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use barpoint_app::matches::{
    Layer, ReportMatch, ReportSettings, Scheme, Selection, StyleSheet, export,
    report as write_report,
};
use barpoint_draw::Paper;
use barpoint_engine::{Engine, EntryIndex};
use barpoint_wire::{AnalysedDecision, MatchExport, ReportQuery, SaveFormat, SaveQuery};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::matches::with_engine;
use crate::app::App;
use crate::error::ApiError;
use crate::matches::Match;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(save_as))
        .routes(routes!(report))
}

/// The match as a file: SGF and JSON with all analyses, the others without any
#[utoipa::path(get, operation_id = "matches_save_as", path = "/matches/{id}/export", params(SaveQuery), responses((status = 200, content(
    (String = "application/octet-stream"), (MatchExport = "application/json")))))]
async fn save_as(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(query): Query<SaveQuery>,
) -> Result<Response, ApiError> {
    let format = query.format().map_err(ApiError::bad)?;
    let shared = app.matches().get(&id)?;
    with_engine(&app, shared, move |found, engine| {
        let name = found.review.note().name.clone();
        match format {
            SaveFormat::Json => as_json(&everything(found, engine)?, &name),
            SaveFormat::Sgf => as_file(&found.review.with_layers()?, &name, format),
            SaveFormat::Mat | SaveFormat::Gam => as_file(found.review.record(), &name, format),
        }
    })
    .await
}

/// A match with all its analyses.
fn everything(found: &mut Match, engine: &Engine) -> Result<MatchExport, ApiError> {
    let view = found.view(engine)?;
    let mut decisions = Vec::new();
    let games = view.games.iter().enumerate();
    for (game, entry) in
        games.flat_map(|(game, all)| (0..all.entries.len()).map(move |n| (game, n)))
    {
        let analyses = found.analyses(EntryIndex { game, entry }, engine)?;
        if !analyses.is_empty() {
            decisions.push(AnalysedDecision {
                game,
                entry,
                analyses,
            });
        }
    }
    Ok(MatchExport { view, decisions })
}

/// The match as a page, document, text or table, by the analysis that is shown
#[utoipa::path(get, operation_id = "matches_report", path = "/matches/{id}/report", params(ReportQuery), responses((status = 200, body = String, content_type = "text/html")))]
async fn report(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(query): Query<ReportQuery>,
) -> Result<Response, ApiError> {
    let form = query.form().map_err(ApiError::bad)?;
    let paper = query.paper.as_deref().map_or(Ok(Paper::A4), str::parse);
    let paper = paper.map_err(ApiError::bad)?;
    let theme = app.theme();
    let shared = app.matches().get(&id)?;
    with_engine(&app, shared, move |found, engine| {
        let note = found.review.note();
        let analysis = note.layers.current().map(Layer::origin);
        let settings = ReportSettings {
            met: None,
            usual: engine.met(),
            marks: engine.marks(),
            form,
            selection: &Selection::default(),
            scheme: match query.dark {
                None => Scheme::System,
                Some(false) => Scheme::Light,
                Some(true) => Scheme::Dark,
            },
            paper,
            theme,
            style: StyleSheet::Head,
        };
        let shown = ReportMatch {
            record: found.review.record(),
            analysis: analysis.as_deref(),
        };
        let files = write_report(&[shown], &note.name, &settings).map_err(ApiError::refused)?;
        let bytes: Vec<u8> = files.into_iter().flat_map(|file| file.bytes).collect();
        let headers = [
            (CONTENT_TYPE, form.media_type().to_owned()),
            (CONTENT_DISPOSITION, attachment(&note.name, form.ending())),
        ];
        Ok((headers, bytes).into_response())
    })
    .await
}

/// A record as a file to be saved.
pub(super) fn as_file(
    record: &barpoint_engine::MatchRecord,
    name: &str,
    format: SaveFormat,
) -> Result<Response, ApiError> {
    let bytes = export(record, format.name());
    let bytes = bytes.ok_or_else(|| ApiError::not_found("format"))?;
    let bytes = bytes.map_err(ApiError::bad)?;
    let headers = [
        (CONTENT_TYPE, "application/octet-stream".to_owned()),
        (CONTENT_DISPOSITION, attachment(name, format.name())),
    ];
    Ok((headers, bytes).into_response())
}

/// A match with all its analyses as a file to be saved.
pub(super) fn as_json(export: &MatchExport, name: &str) -> Result<Response, ApiError> {
    let text = serde_json::to_vec(export).map_err(ApiError::internal)?;
    let headers = [
        (CONTENT_TYPE, "application/json".to_owned()),
        (
            CONTENT_DISPOSITION,
            attachment(name, SaveFormat::Json.name()),
        ),
    ];
    Ok((headers, text).into_response())
}

/// Tells the browser to save an answer under the name of a file with another ending.
fn attachment(name: &str, ending: &str) -> String {
    let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
    let plain: String = stem
        .chars()
        .map(|c| {
            if c.is_ascii_alphanumeric() || "-_ ".contains(c) {
                c
            } else {
                '_'
            }
        })
        .collect();
    format!("attachment; filename=\"{}.{ending}\"", plain.trim())
}
