//! The matches of the library: listed, tagged, opened on the board, added.

use std::path::Path as FilePath;

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{DefaultBodyLimit, Path, Query, State};
use axum::http::StatusCode;
use barpoint_app::library::{LibraryError, import_bytes};
use barpoint_app::matches::Incoming;
use barpoint_engine::MatchRecord;
use barpoint_formats::Imported;
use barpoint_store::{Library, MatchId, Prepared};
use barpoint_wire::{
    BatchQuery, LibraryFilter, LibraryImport, LibraryMatchRow, LibraryMatches, LibraryOpened,
    LibraryTag, VariationName,
};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::library::ask;
use super::matches::LARGEST;
use crate::app::App;
use crate::error::ApiError;
use crate::folder::lock;
use crate::library::copies_of_new;
use crate::matches::Shared;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(import))
        .layer(DefaultBodyLimit::max(LARGEST))
        .routes(routes!(list))
        .routes(routes!(forget))
        .routes(routes!(tag))
        .routes(routes!(untag))
        .routes(routes!(open))
}

/// The matches of the library, by date
#[utoipa::path(get, operation_id = "library_matches", path = "/library/matches", params(LibraryFilter), responses((status = 200, body = LibraryMatches)))]
async fn list(
    State(app): State<App>,
    Query(filter): Query<LibraryFilter>,
) -> Result<Json<LibraryMatches>, ApiError> {
    ask(&app, move |library| {
        let rows = library.matches(&filter.filter(library)?)?;
        Ok(Json(LibraryMatches::from(&rows[..])))
    })
    .await
}

/// Take a match out of the library; on the board it stays
#[utoipa::path(delete, operation_id = "library_forget", path = "/library/matches/{id}", responses((status = 204)))]
async fn forget(State(app): State<App>, Path(id): Path<i64>) -> Result<StatusCode, ApiError> {
    ask(&app, move |library| Ok(library.remove(MatchId::new(id))?)).await?;
    Ok(StatusCode::NO_CONTENT)
}

fn row(library: &Library, id: MatchId) -> Result<Json<LibraryMatchRow>, ApiError> {
    Ok(Json(LibraryMatchRow::from(&library.match_row(id)?)))
}

/// Put a tag on a match
#[utoipa::path(post, operation_id = "library_tag", path = "/library/matches/{id}/tags", request_body = LibraryTag, responses((status = 200, body = LibraryMatchRow)))]
async fn tag(
    State(app): State<App>,
    Path(id): Path<i64>,
    Json(request): Json<LibraryTag>,
) -> Result<Json<LibraryMatchRow>, ApiError> {
    if request.tag.trim().is_empty() {
        return Err(ApiError::bad("expected a tag, found nothing").called("no-tag"));
    }
    ask(&app, move |library| {
        let id = MatchId::new(id);
        library.tag(id, &request.tag)?;
        row(library, id)
    })
    .await
}

/// Take a tag off a match
#[utoipa::path(delete, operation_id = "library_untag", path = "/library/matches/{id}/tags/{tag}", responses((status = 200, body = LibraryMatchRow)))]
async fn untag(
    State(app): State<App>,
    Path((id, tag)): Path<(i64, String)>,
) -> Result<Json<LibraryMatchRow>, ApiError> {
    ask(&app, move |library| {
        let id = MatchId::new(id);
        library.untag(id, &tag)?;
        row(library, id)
    })
    .await
}

/// Open a match on the board; one that is there already is not opened twice
#[utoipa::path(post, operation_id = "library_open", path = "/library/matches/{id}/open", responses((status = 200, body = LibraryOpened)))]
async fn open(
    State(app): State<App>,
    Path(id): Path<i64>,
) -> Result<Json<LibraryOpened>, ApiError> {
    let owner = app.clone();
    let opened = app.ask(VariationName::Standard, move |_, _| {
        let record = owner
            .library()
            .with(|library| Ok::<_, ApiError>(library.record(MatchId::new(id))?))?;
        let shared = owner.matches().find_same(&record);
        let shared = shared.map_or_else(|| put_on_board(&owner, record), Ok)?;
        let id = lock(&shared).id.clone();
        Ok(LibraryOpened { id })
    });
    Ok(Json(opened.await?))
}

fn put_on_board(app: &App, record: MatchRecord) -> Result<Shared, ApiError> {
    let name = title(&record);
    let imported = Imported {
        record,
        warnings: Vec::new(),
    };
    let incoming = Incoming::of(imported).map_err(ApiError::bad)?;
    let shared = app.matches().add(incoming, &name)?;
    app.librarian().added(&lock(&shared).id);
    Ok(shared)
}

/// What a match is called on the board.
fn title(record: &MatchRecord) -> String {
    let (white, black) = (&record.players.white.name, &record.players.black.name);
    let date = record.info.date;
    let date = date.map_or_else(String::new, |date| format!(", {date}"));
    format!("{white} vs {black}{date}")
}

/// Add everything in one of several files to the library alone: its bytes, which may be those of a ZIP archive
#[utoipa::path(post, operation_id = "library_import", path = "/library/import", params(BatchQuery), request_body(content = String, content_type = "application/octet-stream"),
    responses((status = 200, body = LibraryImport), (status = 400, description = "There is nothing of use in it")))]
async fn import(
    State(app): State<App>,
    Query(file): Query<BatchQuery>,
    bytes: Result<Bytes, BytesRejection>,
) -> Result<Json<LibraryImport>, ApiError> {
    let bytes = bytes?;
    let name = file.name.unwrap_or_else(|| "file".to_owned());
    let owner = app.clone();
    let report = app.ask(VariationName::Standard, move |_, asked| {
        let mut report = LibraryImport::default();
        let mut store = |prepared: &[Prepared]| {
            owner.library().with(|library| {
                let done = library.import(prepared)?;
                copies_of_new(library, owner.matches(), (prepared, &done), &owner.met())?;
                Ok::<_, LibraryError>(done)
            })
        };
        let file = (FilePath::new(&name), &bytes[..], !file.in_folder);
        // What was read when the client left stays.
        let _ = import_bytes(file, &owner.met(), &mut store, &mut |files| {
            for file in &files {
                report.push(file);
            }
            asked.flow()
        })?;
        match &report.failures[..] {
            [failure] if report.matches.is_empty() => Err(ApiError::of_failure(failure)),
            _ => Ok(report),
        }
    });
    Ok(Json(report.await?))
}
