//! Several matches at once: import, analysis, players.

use std::collections::HashSet;
use std::path::Path;

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{DefaultBodyLimit, Query, State};
use axum::http::StatusCode;
use barpoint_app::matches::{Found, Players, read_everything};
use barpoint_app::phrase::Said;
use barpoint_engine::EntryIndex;
use barpoint_store::MovesHash;
use barpoint_wire::{
    AnalyseAllRequest, BatchQuery, BatchReport, FailedFile, PlayerTotals, PlayersReport,
    PositionsFound, QueuedAnalyses, VariationName,
};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::matches::{LARGEST, begin_analysis, variation};
use crate::app::{App, Asked};
use crate::error::ApiError;
use crate::folder::lock;
use crate::matches::{Matches, Shared, strength_of};

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(import))
        .layer(DefaultBodyLimit::max(LARGEST))
        .routes(routes!(analyse))
        .routes(routes!(players))
}

/// Import everything in one of several files: its bytes, which may be those of a ZIP archive
#[utoipa::path(post, operation_id = "matches_import_batch", path = "/matches/batch", params(BatchQuery), request_body(content = String, content_type = "application/octet-stream"),
    responses((status = 200, body = BatchReport), (status = 400, description = "There is nothing of use in it")))]
async fn import(
    State(app): State<App>,
    Query(file): Query<BatchQuery>,
    bytes: Result<Bytes, BytesRejection>,
) -> Result<Json<BatchReport>, ApiError> {
    let bytes = bytes?;
    let name = file.name.unwrap_or_else(|| "file".to_owned());
    let owner = app.clone();
    let report = app.ask(VariationName::Standard, move |_, asked| {
        imported(&owner, (&name, file.in_folder), &bytes, asked)
    });
    Ok(Json(report.await?))
}

/// Imports what is in a file.
///
/// # Errors
/// If there is nothing of use in it.
fn imported(
    app: &App,
    (name, in_folder): (&str, bool),
    bytes: &[u8],
    asked: &Asked,
) -> Result<BatchReport, ApiError> {
    let mut report = BatchReport::default();
    let mut error = None;
    let _ = read_everything(Path::new(name), bytes, !in_folder, &mut |found| {
        match found {
            Found::Match(name, incoming) => {
                let name = name.to_string();
                match app.matches().add(*incoming, &name) {
                    Ok(shared) => {
                        let row = Matches::row(&lock(&shared));
                        app.librarian().added(&row.id);
                        report.imported.push(row);
                    }
                    Err(error) => fail(&mut report, name, error.said()),
                }
            }
            Found::Positions { name, count, first } => report.positions.push(PositionsFound {
                file: name,
                count,
                first: first.to_string(),
            }),
            Found::Nothing(name) => report.passed_over.push(name),
            Found::Failed(name, reason) => {
                error = Some(ApiError::of_file(StatusCode::BAD_REQUEST, &reason));
                fail(&mut report, name, reason);
            }
            Found::Foreign(name, reason) => {
                error = Some(ApiError::of_file(
                    StatusCode::UNSUPPORTED_MEDIA_TYPE,
                    &reason,
                ));
                fail(&mut report, name, reason);
            }
        }
        asked.flow()
    });
    match error {
        Some(error) if report.is_one_failure() => Err(error),
        _ => Ok(report),
    }
}

fn fail(report: &mut BatchReport, file: String, said: Said) {
    report.failed.push(FailedFile {
        file,
        reason: said.text,
        phrase: said.phrase.map(Into::into),
    });
}

/// Analyse matches at a level, one job each; those that are analysed are left out
#[utoipa::path(post, operation_id = "matches_analyse_all", path = "/matches/analyse", request_body = AnalyseAllRequest, responses((status = 202, body = QueuedAnalyses)))]
async fn analyse(
    State(app): State<App>,
    Json(request): Json<AnalyseAllRequest>,
) -> Result<(StatusCode, Json<QueuedAnalyses>), ApiError> {
    let strength = strength_of(app.engines(), &request.level)?;
    let owner = app.clone();
    let queued = app.ask(VariationName::Standard, move |_, _| {
        let app = owner;
        let mut queued = QueuedAnalyses {
            jobs: Vec::new(),
            skipped: 0,
        };
        for shared in chosen(&app, request.matches.as_deref())? {
            let row = Matches::row(&lock(&shared));
            let is_done = row.analysis.done == row.analysis.total;
            // BKG plays no Hypergammon.
            let plays = app.engine_at(variation(&shared), &strength).is_ok();
            if is_done || !plays || app.jobs().works_on(&row.id) {
                queued.skipped += 1;
                continue;
            }
            let first = EntryIndex { game: 0, entry: 0 };
            let job = begin_analysis(&app, shared, (&request.level, &strength), first)?;
            queued.jobs.push(job);
        }
        Ok(queued)
    });
    Ok((StatusCode::ACCEPTED, Json(queued.await?)))
}

/// The matches of these names, or all as they are listed.
fn chosen(app: &App, ids: Option<&[String]>) -> Result<Vec<Shared>, ApiError> {
    if let Some(ids) = ids {
        return ids.iter().map(|id| app.matches().get(id)).collect();
    }
    let rows = app.matches().list();
    rows.iter().map(|row| app.matches().get(&row.id)).collect()
}

/// How the players did over all matches
#[utoipa::path(get, operation_id = "matches_players", path = "/matches/players", responses((status = 200, body = PlayersReport)))]
async fn players(State(app): State<App>) -> Result<Json<PlayersReport>, ApiError> {
    let owner = app.clone();
    let report = app.ask(VariationName::Standard, move |engine, _| {
        let mut all = Vec::new();
        for shared in chosen(&owner, None)? {
            let state = Matches::row(&lock(&shared)).analysis;
            all.push((state, shared));
        }
        // A match that was opened twice counts once, as the copy with most decisions analysed has it.
        all.sort_by_key(|(state, _)| std::cmp::Reverse(state.done));
        let mut known = HashSet::new();
        let mut players = Players::default();
        let (mut matches, mut analysed) = (0, 0);
        for (state, shared) in &all {
            let found = lock(shared);
            let record = found.review.record();
            // Short matches of others may have the same moves.
            let names = record.players.clone().map(|one| one.name.to_lowercase());
            let is_new = MovesHash::of(record).is_none_or(|moves| {
                known.insert((*moves.bytes(), names.white, names.black, record.length))
            });
            if !is_new {
                continue;
            }
            matches += 1;
            analysed += usize::from(state.done == state.total && state.total > 0);
            players.add_stored(record, engine.met());
        }
        Ok(PlayersReport {
            matches,
            analysed,
            players: players.summaries().iter().map(PlayerTotals::from).collect(),
        })
    });
    Ok(Json(report.await?))
}
