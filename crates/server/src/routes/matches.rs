//! Matches: import, review, analysis, export.

use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{DefaultBodyLimit, Path, Query, State};
use axum::http::StatusCode;
use barpoint_app::files::MOST_BYTES;
use barpoint_app::matches::met_of;
use barpoint_app::phrase::job_title;
use barpoint_engine::{Engine, EntryIndex, ReviewedEntry, Strength, figures};
use barpoint_wire::{
    AnalyseRequest, EntryEdit, EntryRow, EntryView, ErrorRolloutRequest, ImportQuery, JobKind,
    JobView, MatchRow, MatchView, VariationName,
};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::error::ApiError;
use crate::folder::lock;
use crate::matches::{Analysis, Match, Rollouts, Shared, strength_of};

/// Longest match file, in bytes: as long as files may be.
#[expect(clippy::cast_possible_truncation, reason = "it fits 32 bits")]
pub(super) const LARGEST: usize = MOST_BYTES as usize;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(import, list))
        .layer(DefaultBodyLimit::max(LARGEST))
        .routes(routes!(show, forget))
        .routes(routes!(entry, edit))
        .routes(routes!(analyse))
        .routes(routes!(roll_out))
        .routes(routes!(show_layer))
        .routes(routes!(forget_layer))
}

/// The match as shown; its match equity table comes from the engine of its game.
pub(super) async fn view(app: &App, shared: Shared) -> Result<Json<MatchView>, ApiError> {
    with_engine(app, shared, |found, engine| found.view(engine).map(Json)).await
}

pub(super) async fn with_engine<T: Send + 'static>(
    app: &App,
    shared: Shared,
    question: impl FnOnce(&mut Match, &Engine) -> Result<T, ApiError> + Send + 'static,
) -> Result<T, ApiError> {
    let (variation, met) = (variation(&shared), app.met());
    app.ask(variation, move |engine, _| {
        let found = &mut lock(&shared);
        found.review.mark_by(engine.marks(), &met)?;
        question(found, engine)
    })
    .await
}

pub(super) fn variation(shared: &Shared) -> VariationName {
    lock(shared).review.record().rules.variation.into()
}

/// Import a match file: its bytes
#[utoipa::path(post, operation_id = "matches_import", path = "/matches", params(ImportQuery), request_body(content = String, content_type = "application/octet-stream"),
    responses((status = 201, body = MatchView)))]
async fn import(
    State(app): State<App>,
    Query(file): Query<ImportQuery>,
    bytes: Result<Bytes, BytesRejection>,
) -> Result<(StatusCode, Json<MatchView>), ApiError> {
    let bytes = bytes?;
    let name = file.name.unwrap_or_else(|| "pasted".to_owned());
    let shared = app.matches().import(&bytes, &name)?;
    app.librarian().added(&lock(&shared).id);
    Ok((StatusCode::CREATED, view(&app, shared).await?))
}

/// All matches, last imported first
#[utoipa::path(get, operation_id = "matches_list", path = "/matches", responses((status = 200, body = [MatchRow])))]
async fn list(State(app): State<App>) -> Json<Vec<MatchRow>> {
    Json(app.matches().list())
}

/// A match with its figures
#[utoipa::path(get, operation_id = "matches_show", path = "/matches/{id}", responses((status = 200, body = MatchView)))]
async fn show(State(app): State<App>, Path(id): Path<String>) -> Result<Json<MatchView>, ApiError> {
    let shared = app.matches().get(&id)?;
    view(&app, shared).await
}

/// Delete a match
#[utoipa::path(delete, operation_id = "matches_forget", path = "/matches/{id}", responses((status = 204)))]
async fn forget(State(app): State<App>, Path(id): Path<String>) -> Result<StatusCode, ApiError> {
    if app.jobs().works_on(&id) {
        return Err(ApiError::match_busy());
    }
    app.matches().delete(&id)?;
    Ok(StatusCode::NO_CONTENT)
}

/// An entry with its position; games and entries count from 0
#[utoipa::path(get, operation_id = "matches_entry", path = "/matches/{id}/entries/{game}/{entry}", responses((status = 200, body = EntryView)))]
async fn entry(
    State(app): State<App>,
    Path((id, game, entry)): Path<(String, usize, usize)>,
) -> Result<Json<EntryView>, ApiError> {
    let shared = app.matches().get(&id)?;
    entry_view(&app, shared, EntryIndex { game, entry }).await
}

pub(super) async fn entry_view(
    app: &App,
    shared: Shared,
    at: EntryIndex,
) -> Result<Json<EntryView>, ApiError> {
    let endings = app.endings().clone();
    with_engine(app, shared, move |found, engine| {
        let analyses = found.analyses(at, engine)?;
        let record = found.review.record();
        let met = met_of(record, engine.met());
        let reviewed = ReviewedEntry::of(record, at, &met, engine.marks());
        let reviewed = reviewed.ok_or_else(|| ApiError::not_found("entry that can be shown"))?;
        let view = EntryView::of(
            record,
            &reviewed,
            &endings.show(&reviewed.shown()),
            analyses,
        );
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
    let edit = edit.try_into().map_err(ApiError::bad)?;
    let shared = app.matches().get(&id)?;
    let at = EntryIndex { game, entry };
    let librarian = Arc::clone(app.librarian());
    with_engine(&app, shared, move |found, engine| {
        found.review.edit(at, &edit)?;
        librarian.changed(&found.id);
        let record = found.review.record();
        let figures = figures(record, at, &met_of(record, engine.met()));
        let figures = figures.ok_or_else(|| ApiError::not_found("entry"))?;
        let entry = &record.games[at.game].entries[at.entry];
        Ok(Json(EntryRow::of(entry, &figures)))
    })
    .await
}

/// Analyse a match at a level beside its other analyses, or resume that analysis; it becomes the one shown
#[utoipa::path(post, operation_id = "matches_analyse", path = "/matches/{id}/analyse", request_body = AnalyseRequest, responses((status = 202, body = JobView)))]
async fn analyse(
    State(app): State<App>,
    Path(id): Path<String>,
    Json(request): Json<AnalyseRequest>,
) -> Result<(StatusCode, Json<JobView>), ApiError> {
    let strength = strength_of(app.engines(), &request.level)?;
    let shared = app.matches().get(&id)?;
    if app.jobs().works_on(&id) {
        return Err(ApiError::match_busy());
    }
    let first = EntryIndex {
        game: request.game,
        entry: request.entry,
    };
    let job = begin_analysis(&app, shared, (&request.level, &strength), first)?;
    Ok((StatusCode::ACCEPTED, Json(job)))
}

/// Roll out the errors of the analysis shown, in an analysis beside it: marks, statistics and reports are by the results
#[utoipa::path(post, operation_id = "matches_roll_out", path = "/matches/{id}/rollouts", request_body = ErrorRolloutRequest,
    responses((status = 202, body = JobView), (status = 404, description = "No such match, or nothing of it is analysed")))]
async fn roll_out(
    State(app): State<App>,
    Path(id): Path<String>,
    Json(request): Json<ErrorRolloutRequest>,
) -> Result<(StatusCode, Json<JobView>), ApiError> {
    let how = request.how().map_err(ApiError::bad)?;
    let shared = app.matches().get(&id)?;
    if app.jobs().works_on(&id) {
        return Err(ApiError::match_busy());
    }
    let engine = app.engine(variation(&shared))?;
    let title = job_title(&lock(&shared).review.note().name, None);
    let job = app.jobs().begin(JobKind::Analysis, title, id, || {
        let work = Rollouts::new(shared, engine, (&how, app.threads()), app.librarian())?;
        Ok(Box::new(work))
    })?;
    Ok((StatusCode::ACCEPTED, Json(job.view())))
}

/// Queues the analysis of a match at a level, from the entry on screen.
pub(super) fn begin_analysis(
    app: &App,
    shared: Shared,
    (name, strength): (&str, &Strength),
    first: EntryIndex,
) -> Result<JobView, ApiError> {
    let engine = app.engine_at(variation(&shared), strength)?;
    let (id, title) = {
        let found = lock(&shared);
        let title = &found.review.note().name;
        (found.id.clone(), job_title(title, Some(name)))
    };
    let job = app.jobs().begin(JobKind::Analysis, title, id, || {
        let means = (app.threads(), app.levels(), app.librarian());
        let work = Analysis::new(shared, engine, (name, *strength), first, means)?;
        Ok(Box::new(work))
    })?;
    Ok(job.view())
}

/// Show another analysis of a match: marks, errors, statistics and saved files are by it from now on
#[utoipa::path(post, operation_id = "matches_show_layer", path = "/matches/{id}/layers/{name}/show", responses((status = 200, body = MatchView)))]
async fn show_layer(
    State(app): State<App>,
    Path((id, name)): Path<(String, String)>,
) -> Result<Json<MatchView>, ApiError> {
    let shared = app.matches().get(&id)?;
    lock(&shared).review.show(&name)?;
    app.librarian().changed(&id);
    view(&app, shared).await
}

/// Delete an analysis that was made here
#[utoipa::path(delete, operation_id = "matches_forget_layer", path = "/matches/{id}/layers/{name}",
    responses((status = 200, body = MatchView), (status = 422, description = "It was imported, or a job is working on it")))]
async fn forget_layer(
    State(app): State<App>,
    Path((id, name)): Path<(String, String)>,
) -> Result<Json<MatchView>, ApiError> {
    let shared = app.matches().get(&id)?;
    let busy = app.jobs().works_on(&id);
    lock(&shared).review.delete_layer(&name, busy)?;
    app.librarian().changed(&id);
    view(&app, shared).await
}
