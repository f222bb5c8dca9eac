//! Plays that a move filter left behind, looked at deeper: of a match, where that is kept, and of a position.

use std::ops::ControlFlow;
use std::time::Instant;

use axum::Json;
use axum::extract::{Path, State};
use barpoint_engine::EntryIndex;
use barpoint_wire::{DeeperPlays, DeeperRequest, EntryView, PlayRow, PlaysQuestion};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::matches::{entry_view, variation};
use super::positions::asked;
use crate::app::App;
use crate::error::ApiError;
use crate::matches::{SPELL, look_deeper};

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(of_entry))
        .routes(routes!(of_position))
}

/// Look deeper at the plays of an entry that were searched less deeply than others
///
/// In an analysis that was made here, they are searched to its full depth and take their places among the others. A request works for
/// about a second and keeps what it has found: repeat it until no play of that analysis is less deep than its `asked_plies`.
#[utoipa::path(post, operation_id = "matches_deeper", path = "/matches/{id}/entries/{game}/{entry}/deeper", request_body = DeeperRequest,
    responses((status = 200, body = EntryView), (status = 422, description = "The analysis was made elsewhere or by other nets")))]
async fn of_entry(
    State(app): State<App>,
    Path((id, game, entry)): Path<(String, usize, usize)>,
    Json(request): Json<DeeperRequest>,
) -> Result<Json<EntryView>, ApiError> {
    let shared = app.matches().get(&id)?;
    let at = EntryIndex { game, entry };
    let (threads, worked_on) = (app.threads(), shared.clone());
    let variation = variation(&shared);
    app.ask(variation, move |engine, client| {
        let what = (at, request.layer.as_deref());
        look_deeper(&worked_on, what, (engine, threads), client)
    })
    .await?;
    app.librarian().changed(&id);
    entry_view(&app, shared, at).await
}

/// The value of some plays of a roll at the full depth, whatever the move filter says
///
/// A request works for about a second: ask again for the plays that are missing in the answer. They are ranked among themselves.
#[utoipa::path(post, operation_id = "positions_deeper", path = "/positions/deeper", request_body = PlaysQuestion, responses((status = 200, body = DeeperPlays)))]
async fn of_position(
    State(app): State<App>,
    Json(question): Json<PlaysQuestion>,
) -> Result<Json<DeeperPlays>, ApiError> {
    let asked = asked(&app, &question.question())?;
    let plays = question.plays(&asked.state)?;
    let threads = app.threads();
    let found = app.ask_at(&asked, move |engine, client| {
        let begun = Instant::now();
        let how = (&asked.strength, threads);
        let mut in_time = || {
            if begun.elapsed() > SPELL {
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        };
        let go_on = &mut || client.flow();
        let answer = engine.value_plays(&asked.state, &plays, how, go_on, &mut in_time);
        Ok(DeeperPlays {
            plays: answer.found.iter().map(PlayRow::from).collect(),
        })
    });
    Ok(Json(found.await?))
}
