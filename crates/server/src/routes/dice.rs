//! Dice that the program commits itself to before a game and reveals after it.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use barpoint_wire::{DiceCommitment, DicePledge, DiceRecord, GameView, RevisionRequest};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::games::{check_revision, settle};
use crate::app::App;
use crate::error::ApiError;
use crate::folder::{lock, now};

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(pledge))
        .routes(routes!(end))
        .routes(routes!(dice))
}

/// Commit to dice: the commitment is shown before a game is started with it
#[utoipa::path(post, operation_id = "games_pledge", path = "/dice", request_body = DicePledge, responses((status = 201, body = DiceCommitment)))]
async fn pledge(
    State(app): State<App>,
    Json(DicePledge {}): Json<DicePledge>,
) -> Result<(StatusCode, Json<DiceCommitment>), ApiError> {
    let commitment = app.games().pledge()?;
    Ok((StatusCode::CREATED, Json(DiceCommitment { commitment })))
}

/// End a match or session where it stands; money sessions have no other end
#[utoipa::path(post, operation_id = "games_end", path = "/games/{id}/end", request_body = RevisionRequest, responses((status = 200, body = GameView)))]
async fn end(
    State(app): State<App>,
    Path(id): Path<String>,
    Json(request): Json<RevisionRequest>,
) -> Result<Json<GameView>, ApiError> {
    let shared = app.games().get(&id)?;
    let mut game = lock(&shared);
    check_revision(&app, &game, request.revision)?;
    let done = game.play.end(now())?;
    settle(&app, &mut game, done)
}

/// The secret of the dice with all rolls, once the match is over or the session ended
#[utoipa::path(get, operation_id = "games_dice", path = "/games/{id}/dice",
    responses((status = 200, body = DiceRecord), (status = 422, description = "It is not over, or its dice cannot be checked")))]
async fn dice(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Json<DiceRecord>, ApiError> {
    let shared = app.games().get(&id)?;
    let game = lock(&shared);
    if !game.play.is_over() {
        return Err(ApiError::refused(
            "the dice stay secret until the match is over or the session ended",
        )
        .called("dice-secret"));
    }
    let record = game.table().dice_record();
    let record = record.ok_or_else(|| {
        ApiError::refused("the program has not committed itself to the dice of this game")
            .called("dice-not-pledged")
    })?;
    Ok(Json((&record).into()))
}
