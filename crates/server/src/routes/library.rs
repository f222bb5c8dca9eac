//! The library of matches: what it holds, searches, statistics, a copy.

use std::fs::File;
use std::io::Read;

use axum::Json;
use axum::body::{Body, Bytes};
use axum::extract::{Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use barpoint_app::files::FileError;
use barpoint_app::library::LibraryError;
use barpoint_store::Library;
use barpoint_wire::{
    LibraryFilter, LibraryQuery, LibrarySearch, LibraryStatistics, LibraryStatisticsQuery,
    LibraryTotals, VariationName,
};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::error::ApiError;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(totals))
        .routes(routes!(search))
        .routes(routes!(statistics))
        .routes(routes!(copy))
}

/// Asks the library off the serving threads.
pub(super) async fn ask<T: Send + 'static>(
    app: &App,
    question: impl FnOnce(&mut Library) -> Result<T, ApiError> + Send + 'static,
) -> Result<T, ApiError> {
    let library = app.library().clone();
    app.ask(VariationName::Standard, move |_, _| library.with(question))
        .await
}

/// How much the library holds
#[utoipa::path(get, operation_id = "library_totals", path = "/library", responses((status = 200, body = LibraryTotals)))]
async fn totals(State(app): State<App>) -> Result<Json<LibraryTotals>, ApiError> {
    // First, so that what is no longer waiting is counted.
    let (waiting, problem) = app.library().waiting();
    let totals = ask(&app, |library| Ok(library.totals()?)).await?;
    Ok(Json(LibraryTotals::new(&totals, waiting, problem)))
}

/// Decisions in the library, costliest first
///
/// Marks are those of the thresholds in force (`/settings`) and of persons, not those of when a match was added.
#[utoipa::path(post, operation_id = "library_search", path = "/library/search", request_body = LibraryQuery, responses((status = 200, body = LibrarySearch)))]
async fn search(
    State(app): State<App>,
    Json(query): Json<LibraryQuery>,
) -> Result<Json<LibrarySearch>, ApiError> {
    let marks = app.engines().marks();
    let found = ask(&app, move |library| {
        let found = library.search(&query.query(library, marks)?, query.most())?;
        let rows = found.hits.iter().map(|hit| library.match_row(hit.match_id));
        let rows = rows.collect::<Result<Vec<_>, _>>()?;
        Ok(LibrarySearch::new(&found, &rows))
    });
    Ok(Json(found.await?))
}

/// Matches over which a rolling rating is taken.
const WINDOW: usize = 10;

/// How a player has played, or all players together
#[utoipa::path(get, operation_id = "library_statistics", path = "/library/statistics", params(LibraryStatisticsQuery),
    responses((status = 200, body = LibraryStatistics)))]
async fn statistics(
    State(app): State<App>,
    Query(query): Query<LibraryStatisticsQuery>,
) -> Result<Json<LibraryStatistics>, ApiError> {
    let window = query.window.unwrap_or(WINDOW).max(1);
    let filter = LibraryFilter::from(query);
    let statistics = ask(&app, move |library| {
        let matches = filter.filter(library)?;
        let found = library.statistics(&matches)?;
        let player = matches.player.map(|id| library.player_name(id));
        let player = player.transpose().map_err(LibraryError::from)?;
        Ok(LibraryStatistics::new(player, &found, window))
    });
    Ok(Json(statistics.await?))
}

/// Bytes of a copy sent at a time.
const PIECE: usize = 1 << 18;

/// The whole library, as it is at one moment, as a file to be saved
#[utoipa::path(get, operation_id = "library_copy", path = "/library/copy", responses((status = 200, body = String, content_type = "application/vnd.sqlite3")))]
async fn copy(State(app): State<App>) -> Result<Response, ApiError> {
    let path = app.scratch_file()?;
    let written = path.clone();
    ask(&app, move |library| Ok(library.back_up(&written)?)).await?;
    let failed = |source| FileError::Read {
        path: path.clone(),
        source,
    };
    let mut file = File::open(&path).map_err(failed)?;
    // Where a file that is open cannot be removed, the next start removes it.
    let _ = std::fs::remove_file(&path);
    let pieces = std::iter::from_fn(move || {
        let mut piece = vec![0; PIECE];
        match file.read(&mut piece) {
            Ok(0) => None,
            read => Some(read.map(|length| {
                piece.truncate(length);
                Bytes::from(piece)
            })),
        }
    });
    let headers = [
        (CONTENT_TYPE, "application/vnd.sqlite3"),
        (
            CONTENT_DISPOSITION,
            "attachment; filename=\"barpoint-library.sqlite\"",
        ),
    ];
    let body = Body::from_stream(futures_util::stream::iter(pieces));
    Ok((headers, body).into_response())
}
