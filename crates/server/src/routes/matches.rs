//! Matches: import, review, analysis, export.

use axum::Json;
use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use barpoint_engine::{Engine, EntryIndex, ReviewedEntry, ReviewedMatch, Strength, figures};
use barpoint_report::{About, Scheme, html};
use barpoint_wire::{
    AnalyseRequest, AnalysedDecision, EntryEdit, EntryRow, EntryView, ImportQuery, JobKind,
    JobView, MatchExport, MatchRow, MatchView, ReportQuery, SaveFormat, SaveQuery, VariationName,
};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::error::ApiError;
use crate::folder::lock;
use crate::matches::{Analysis, Match, Shared, export};

/// Longest match file, in bytes.
const LARGEST: usize = 8 << 20;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(import, list))
        .layer(DefaultBodyLimit::max(LARGEST))
        .routes(routes!(show, forget))
        .routes(routes!(entry, edit))
        .routes(routes!(analyse))
        .routes(routes!(show_layer))
        .routes(routes!(forget_layer))
        .routes(routes!(save_as))
        .routes(routes!(report))
}

/// The match as it is shown; its table comes from the engine of its game.
pub(super) async fn view(app: &App, shared: Shared) -> Result<Json<MatchView>, ApiError> {
    with_engine(app, shared, |found, engine| {
        Ok(Json(match_view(found, engine)?))
    })
    .await
}

fn match_view(found: &mut Match, engine: &Engine) -> Result<MatchView, ApiError> {
    let layers = found.layers()?;
    let (kept, record) = (&found.kept, &found.record);
    let reviewed = ReviewedMatch::of(record, engine.met());
    Ok(MatchView::of(&found.id, kept, record, layers, &reviewed))
}

async fn with_engine<T: Send + 'static>(
    app: &App,
    shared: Shared,
    question: impl FnOnce(&mut Match, &Engine) -> Result<T, ApiError> + Send + 'static,
) -> Result<T, ApiError> {
    let variation = variation(&shared);
    app.ask(variation, move |engine, _| {
        question(&mut lock(&shared), engine)
    })
    .await
}

fn variation(shared: &Shared) -> VariationName {
    lock(shared).record.rules.variation.into()
}

/// Import a match file: its bytes
#[utoipa::path(post, operation_id = "matches_import", path = "/matches", params(ImportQuery), request_body(content = String, content_type = "application/octet-stream"),
    responses((status = 201, body = MatchView)))]
async fn import(
    State(app): State<App>,
    Query(file): Query<ImportQuery>,
    bytes: Bytes,
) -> Result<(StatusCode, Json<MatchView>), ApiError> {
    let name = file.name.unwrap_or_else(|| "pasted".to_owned());
    let shared = app.matches().import(&bytes, &name)?;
    Ok((StatusCode::CREATED, view(&app, shared).await?))
}

/// All matches, the last that came first
#[utoipa::path(get, operation_id = "matches_list", path = "/matches", responses((status = 200, body = [MatchRow])))]
async fn list(State(app): State<App>) -> Json<Vec<MatchRow>> {
    Json(app.matches().list())
}

/// A match with what is known of it
#[utoipa::path(get, operation_id = "matches_show", path = "/matches/{id}", responses((status = 200, body = MatchView)))]
async fn show(State(app): State<App>, Path(id): Path<String>) -> Result<Json<MatchView>, ApiError> {
    let shared = app.matches().get(&id)?;
    view(&app, shared).await
}

/// Forget a match
#[utoipa::path(delete, operation_id = "matches_forget", path = "/matches/{id}", responses((status = 204)))]
async fn forget(State(app): State<App>, Path(id): Path<String>) -> Result<StatusCode, ApiError> {
    if app.jobs().works_on(&id) {
        let message = "a job works on this match: end it first";
        return Err(ApiError::refused(message));
    }
    app.matches().delete(&id)?;
    Ok(StatusCode::NO_CONTENT)
}

/// An entry with the position it was made in; games and entries count from 0
#[utoipa::path(get, operation_id = "matches_entry", path = "/matches/{id}/entries/{game}/{entry}", responses((status = 200, body = EntryView)))]
async fn entry(
    State(app): State<App>,
    Path((id, game, entry)): Path<(String, usize, usize)>,
) -> Result<Json<EntryView>, ApiError> {
    let shared = app.matches().get(&id)?;
    let endings = app.endings().clone();
    let at = EntryIndex { game, entry };
    with_engine(&app, shared, move |found, engine| {
        let analyses = found.analyses(at, engine)?;
        let reviewed = ReviewedEntry::of(&found.record, at, engine.met());
        let reviewed = reviewed.ok_or_else(|| ApiError::not_found("entry that can be shown"))?;
        let view = EntryView::of(&reviewed, &endings.show(&reviewed.shown()), analyses);
        Ok(Json(view))
    })
    .await
}

/// Change the comment or the marks of an entry; they hold whichever analysis is shown
#[utoipa::path(put, operation_id = "matches_edit", path = "/matches/{id}/entries/{game}/{entry}", request_body = EntryEdit, responses((status = 200, body = EntryRow)))]
async fn edit(
    State(app): State<App>,
    Path((id, game, entry)): Path<(String, usize, usize)>,
    Json(edit): Json<EntryEdit>,
) -> Result<Json<EntryRow>, ApiError> {
    let shared = app.matches().get(&id)?;
    let at = EntryIndex { game, entry };
    with_engine(&app, shared, move |found, engine| {
        found.edit(at, &edit)?;
        let record = &found.record;
        let figures = figures(record, at, engine.met());
        let figures = figures.ok_or_else(|| ApiError::not_found("entry"))?;
        let entry = &record.games[at.game].entries[at.entry];
        Ok(Json(EntryRow::of(entry, &figures)))
    })
    .await
}

/// Analyse a match at a level beside the analyses there are, or go on with that analysis; it is shown from now on
#[utoipa::path(post, operation_id = "matches_analyse", path = "/matches/{id}/analyse", request_body = AnalyseRequest, responses((status = 202, body = JobView)))]
async fn analyse(
    State(app): State<App>,
    Path(id): Path<String>,
    Json(request): Json<AnalyseRequest>,
) -> Result<(StatusCode, Json<JobView>), ApiError> {
    let strength = Strength::named(&request.level).map_err(ApiError::bad)?;
    let shared = app.matches().get(&id)?;
    if app.jobs().works_on(&id) {
        let message = "a job works on this match already: end it first";
        return Err(ApiError::refused(message));
    }
    let engine = app.engine(variation(&shared))?;
    let title = format!("Analysis of {}: {}", lock(&shared).kept.name, request.level);
    let first = EntryIndex {
        game: request.game,
        entry: request.entry,
    };
    let level = (request.level.as_str(), strength);
    let job = app.jobs().begin(JobKind::Analysis, title, id, || {
        let means = (app.threads(), app.levels());
        let work = Analysis::new(shared, engine, level, first, means)?;
        Ok(Box::new(work))
    })?;
    Ok((StatusCode::ACCEPTED, Json(job.view())))
}

/// Show another analysis of a match: marks, losses, statistics and what is saved become its
#[utoipa::path(post, operation_id = "matches_show_layer", path = "/matches/{id}/layers/{name}/show", responses((status = 200, body = MatchView)))]
async fn show_layer(
    State(app): State<App>,
    Path((id, name)): Path<(String, String)>,
) -> Result<Json<MatchView>, ApiError> {
    let shared = app.matches().get(&id)?;
    lock(&shared).show(&name)?;
    view(&app, shared).await
}

/// Forget an analysis that was made here
#[utoipa::path(delete, operation_id = "matches_forget_layer", path = "/matches/{id}/layers/{name}",
    responses((status = 200, body = MatchView), (status = 422, description = "It came with the file, or a job works on it")))]
async fn forget_layer(
    State(app): State<App>,
    Path((id, name)): Path<(String, String)>,
) -> Result<Json<MatchView>, ApiError> {
    let shared = app.matches().get(&id)?;
    let busy = app.jobs().works_on(&id);
    lock(&shared).drop_layer(&name, busy)?;
    view(&app, shared).await
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
        let name = found.kept.name.clone();
        match format {
            SaveFormat::Json => as_json(&everything(found, engine)?, &name),
            SaveFormat::Sgf => as_file(&found.with_layers()?, &name, format),
            SaveFormat::Mat | SaveFormat::Gam => as_file(&found.record, &name, format),
        }
    })
    .await
}

/// All that is known of a match.
fn everything(found: &mut Match, engine: &Engine) -> Result<MatchExport, ApiError> {
    let view = match_view(found, engine)?;
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

/// The match as one HTML page with statistics, winning chances and errors, by the analysis that is shown
#[utoipa::path(get, operation_id = "matches_report", path = "/matches/{id}/report", params(ReportQuery), responses((status = 200, body = String, content_type = "text/html")))]
async fn report(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(query): Query<ReportQuery>,
) -> Result<Response, ApiError> {
    let shared = app.matches().get(&id)?;
    with_engine(&app, shared, move |found, engine| {
        let layer = found.kept.current_layer();
        let analysis = layer.map(|layer| match &layer.nets {
            Some(nets) => format!("{}, nets {nets}", layer.label),
            None => layer.label.clone(),
        });
        let done = barpoint_engine::review::progress(&found.record);
        let missing = done.total - done.done;
        let about = About {
            met: engine.met(),
            analysis: analysis.as_deref(),
            missing,
            program: concat!("barpoint ", env!("CARGO_PKG_VERSION")),
            scheme: match query.dark {
                None => Scheme::System,
                Some(false) => Scheme::Light,
                Some(true) => Scheme::Dark,
            },
        };
        let page = html(&found.record, &about);
        let headers = [
            (CONTENT_TYPE, "text/html; charset=utf-8".to_owned()),
            (CONTENT_DISPOSITION, attachment(&found.kept.name, "html")),
        ];
        Ok((headers, page).into_response())
    })
    .await
}

/// A record as a file to be saved.
pub(super) fn as_file(
    record: &barpoint_engine::MatchRecord,
    name: &str,
    format: SaveFormat,
) -> Result<Response, ApiError> {
    let bytes = export(record, format.name()).map_err(ApiError::bad)?;
    let headers = [
        (CONTENT_TYPE, "application/octet-stream".to_owned()),
        (CONTENT_DISPOSITION, attachment(name, format.name())),
    ];
    Ok((headers, bytes).into_response())
}

/// All that is known of a match as a file to be saved.
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
