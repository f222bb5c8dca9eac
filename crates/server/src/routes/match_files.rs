//! Matches as files to save, and as pages.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use barpoint_app::matches::{
    Layer, ReportMatch, ReportSettings, Scheme, Selection, StyleSheet, export, packed,
    report as write_report,
};
use barpoint_draw::Paper;
use barpoint_engine::{Engine, EntryIndex};
use barpoint_wire::{
    AnalysedDecision, MatchExport, ReportQuery, SaveFormat, SaveOption, SaveQuery,
};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::matches::with_engine;
use crate::app::App;
use crate::error::ApiError;
use crate::matches::Match;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(save_as))
        .routes(routes!(formats))
        .routes(routes!(report))
}

/// The formats the match can be saved in, and what each cannot hold of it
#[utoipa::path(get, operation_id = "matches_formats", path = "/matches/{id}/formats", responses((status = 200, body = [SaveOption])))]
async fn formats(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Json<Vec<SaveOption>>, ApiError> {
    let shared = app.matches().get(&id)?;
    with_engine(&app, shared, |found, _| {
        let (record, layers) = (found.review.record(), found.review.note().layers.all.len());
        let options = SaveFormat::ALL.into_iter();
        let options = options.filter_map(|format| SaveOption::of(format, record, layers));
        Ok(Json(options.collect()))
    })
    .await
}

/// The match as a file: SGF and JSON with all analyses, OGXM with the one shown, texts without any; `view` is what the board shows,
/// for programs
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
        match format.format() {
            None => as_view(&everything(found, engine)?, &name),
            Some(_) if format.keeps_layers() => {
                as_file(&found.review.with_layers()?, &name, format)
            }
            Some(_) => as_file(found.review.record(), &name, format),
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

/// The match as a page, document, text or table, by the analysis that is shown; several pages come in a ZIP archive
#[utoipa::path(get, operation_id = "matches_report", path = "/matches/{id}/report", params(ReportQuery), responses((status = 200, body = String, content_type = "text/html")))]
async fn report(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(query): Query<ReportQuery>,
) -> Result<Response, ApiError> {
    let form = query.form().map_err(ApiError::bad)?;
    let paper = query.paper.as_deref().map_or(Ok(Paper::A4), str::parse);
    let paper = paper.map_err(ApiError::bad)?;
    let language = query.language().map_err(ApiError::bad)?;
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
            language,
        };
        let shown = ReportMatch {
            record: found.review.record(),
            analysis: analysis.as_deref(),
        };
        let name = format!("{}.{}", stem(&note.name), form.ending());
        let files = write_report(&[shown], &name, &settings).map_err(ApiError::refused)?;
        let file = packed(files, form).map_err(ApiError::internal)?;
        let headers = [
            (CONTENT_TYPE, file.media_type.to_owned()),
            (CONTENT_DISPOSITION, attachment(&note.name, file.ending)),
        ];
        Ok((headers, file.bytes).into_response())
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
        (CONTENT_DISPOSITION, attachment(name, format.ending())),
    ];
    Ok((headers, bytes).into_response())
}

/// What the board shows of a match, as a file to be saved.
pub(super) fn as_view(export: &MatchExport, name: &str) -> Result<Response, ApiError> {
    let text = serde_json::to_vec(export).map_err(ApiError::internal)?;
    let headers = [
        (CONTENT_TYPE, "application/json".to_owned()),
        (
            CONTENT_DISPOSITION,
            attachment(name, SaveFormat::View.ending()),
        ),
    ];
    Ok((headers, text).into_response())
}

/// Tells the browser to save an answer under the name of a file with another ending.
fn attachment(name: &str, ending: &str) -> String {
    format!("attachment; filename=\"{}.{ending}\"", stem(name))
}

/// The name of a file without its folders and ending, in letters that every system takes.
fn stem(name: &str) -> String {
    let file = name.rsplit('/').next().unwrap_or(name);
    let is_ending = |ending: &str| ending.chars().all(|c| c.is_ascii_alphanumeric());
    let stem = match file.rsplit_once('.') {
        Some((stem, ending)) if is_ending(ending) => stem,
        _ => file,
    };
    let plain: String = stem
        .chars()
        .map(|c| {
            if c.is_ascii_alphanumeric() || "-_ ()".contains(c) {
                c
            } else {
                '_'
            }
        })
        .collect();
    plain.trim().to_owned()
}
