//! The players of the library.

use axum::Json;
use axum::extract::State;
use barpoint_app::library;
use barpoint_store::Library;
use barpoint_wire::{LibraryMerge, LibraryPlayers, LibraryRename};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::library::ask;
use crate::app::App;
use crate::error::ApiError;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list))
        .routes(routes!(rename))
        .routes(routes!(merge))
}

fn players(library: &Library) -> Result<Json<LibraryPlayers>, ApiError> {
    Ok(Json(LibraryPlayers::from(&library.players()?[..])))
}

/// The players of the library, by name
#[utoipa::path(get, operation_id = "library_players", path = "/library/players", responses((status = 200, body = LibraryPlayers)))]
async fn list(State(app): State<App>) -> Result<Json<LibraryPlayers>, ApiError> {
    ask(&app, |library| players(library)).await
}

/// Give a player another name; the old ones still lead there
#[utoipa::path(post, operation_id = "library_rename", path = "/library/players/rename", request_body = LibraryRename,
    responses((status = 200, body = LibraryPlayers), (status = 422, description = "It is the name of another player")))]
async fn rename(
    State(app): State<App>,
    Json(request): Json<LibraryRename>,
) -> Result<Json<LibraryPlayers>, ApiError> {
    ask(&app, move |library| {
        let player = library::player(library, &request.player)?;
        library.rename(player, &request.name)?;
        players(library)
    })
    .await
}

/// Make one player of two
#[utoipa::path(post, operation_id = "library_merge", path = "/library/players/merge", request_body = LibraryMerge,
    responses((status = 200, body = LibraryPlayers), (status = 422, description = "They have played each other")))]
async fn merge(
    State(app): State<App>,
    Json(request): Json<LibraryMerge>,
) -> Result<Json<LibraryPlayers>, ApiError> {
    ask(&app, move |library| {
        let from = library::player(library, &request.player)?;
        let into = library::player(library, &request.into)?;
        library.merge(from, into)?;
        players(library)
    })
    .await
}
