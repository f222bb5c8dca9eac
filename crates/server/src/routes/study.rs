//! Study: cards made, asked and answered.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use barpoint_app::library::{CardId, CardRow, Library, NewCard};
use barpoint_app::matches::met_of;
use barpoint_app::study::{self, StudyError};
use barpoint_engine::EntryIndex;
use barpoint_wire::{
    CardEdit, CardRequest, CardVerdict, CardView, CardsAdded, CardsEdit, CardsRequest, GivenAnswer,
    NextCard, NextQuery, StudyUndone, StudyView,
};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::matches::with_engine;
use super::study_training::judged;
use crate::app::App;
use crate::error::ApiError;
use crate::folder::now;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(overview))
        .routes(routes!(next))
        .routes(routes!(undo))
        .routes(routes!(make, suspend_all))
        .routes(routes!(make_of_errors))
        .routes(routes!(show, edit, delete))
        .routes(routes!(answer))
}

/// Does something with the cards off the serving threads.
pub(super) async fn with_cards<T: Send + 'static>(
    app: &App,
    work: impl FnOnce(&App, &mut Library) -> Result<T, ApiError> + Send + 'static,
) -> Result<T, ApiError> {
    let app = app.clone();
    let work = move || app.cards().with(|library| work(&app, library));
    tokio::task::spawn_blocking(work)
        .await
        .map_err(ApiError::internal)?
}

pub(super) fn view(app: &App, row: &CardRow) -> CardView {
    CardView::of(row, &app.endings().show(row.card.state()))
}

/// The decks, and how much is to do now
#[utoipa::path(get, operation_id = "study_overview", path = "/study", responses((status = 200, body = StudyView)))]
async fn overview(State(app): State<App>) -> Result<Json<StudyView>, ApiError> {
    with_cards(&app, |_, library| {
        Ok(Json((&study::overview(library, now())?).into()))
    })
    .await
}

/// The card that is asked next
#[utoipa::path(get, operation_id = "study_next", path = "/study/next", params(NextQuery), responses((status = 200, body = NextCard)))]
async fn next(
    State(app): State<App>,
    Query(query): Query<NextQuery>,
) -> Result<Json<NextCard>, ApiError> {
    with_cards(&app, move |app, library| {
        let phase = query.phase.map(Into::into);
        let card = study::next(library, phase, query.more, now())?;
        Ok(Json(NextCard {
            card: card.map(|row| view(app, &row)),
            study: (&study::overview(library, now())?).into(),
        }))
    })
    .await
}

/// Make a card of an analysed decision of a match
#[utoipa::path(post, operation_id = "study_make", path = "/study/cards", request_body = CardRequest,
    responses((status = 200, body = CardsAdded), (status = 422, description = "The entry holds no analysed decision")))]
async fn make(
    State(app): State<App>,
    Json(request): Json<CardRequest>,
) -> Result<Json<CardsAdded>, ApiError> {
    let shared = app.matches().get(&request.match_id)?;
    let at = EntryIndex {
        game: request.game,
        entry: request.entry,
    };
    let card = with_engine(&app, shared, move |found, engine| {
        let record = found.review.record();
        let usual = || study::usual_question(record, at, &met_of(record, engine.met()));
        let question = request.question.map_or_else(usual, Into::into);
        Ok(study::card_of(record, at, question, now()).map_err(StudyError::from)?)
    });
    add(&app, vec![card.await?]).await
}

/// Make cards of all errors in a match of at least some size
#[utoipa::path(post, operation_id = "study_make_of_errors", path = "/study/cards/errors", request_body = CardsRequest, responses((status = 200, body = CardsAdded)))]
async fn make_of_errors(
    State(app): State<App>,
    Json(request): Json<CardsRequest>,
) -> Result<Json<CardsAdded>, ApiError> {
    let least = request.at_least()?;
    let shared = app.matches().get(&request.match_id)?;
    let side = request.side.map(Into::into);
    let cards = with_engine(&app, shared, move |found, engine| {
        let record = found.review.record();
        let met = met_of(record, engine.met());
        Ok(study::error_cards(record, side, least, &met, now()))
    });
    add(&app, cards.await?).await
}

async fn add(app: &App, cards: Vec<NewCard>) -> Result<Json<CardsAdded>, ApiError> {
    with_cards(app, move |_, library| {
        let added = library.add_cards(&cards)?;
        Ok(Json(added.as_slice().into()))
    })
    .await
}

/// A card
#[utoipa::path(get, operation_id = "study_show", path = "/study/cards/{id}", responses((status = 200, body = CardView)))]
async fn show(State(app): State<App>, Path(id): Path<i64>) -> Result<Json<CardView>, ApiError> {
    with_cards(&app, move |app, library| {
        Ok(Json(view(app, &library.card(CardId::new(id))?)))
    })
    .await
}

/// Change the note on a card, or leave it out for now
#[utoipa::path(put, operation_id = "study_edit", path = "/study/cards/{id}", request_body = CardEdit, responses((status = 200, body = CardView)))]
async fn edit(
    State(app): State<App>,
    Path(id): Path<i64>,
    Json(edit): Json<CardEdit>,
) -> Result<Json<CardView>, ApiError> {
    with_cards(&app, move |app, library| {
        let id = CardId::new(id);
        if let Some(note) = &edit.note {
            library.set_card_note(id, note)?;
        }
        if let Some(suspended) = edit.suspended {
            library.suspend_card(id, suspended)?;
        }
        Ok(Json(view(app, &library.card(id)?)))
    })
    .await
}

/// Delete a card with its answers
#[utoipa::path(delete, operation_id = "study_delete", path = "/study/cards/{id}", responses((status = 204)))]
async fn delete(State(app): State<App>, Path(id): Path<i64>) -> Result<StatusCode, ApiError> {
    with_cards(&app, move |_, library| {
        library.delete_card(CardId::new(id))?;
        Ok(StatusCode::NO_CONTENT)
    })
    .await
}

/// Answer a card: judged by its analysis, a play that is not in it by the engine; the card is planned anew
#[utoipa::path(post, operation_id = "study_answer", path = "/study/cards/{id}/answer", request_body = GivenAnswer,
    responses((status = 200, body = CardVerdict), (status = 422, description = "It is no answer to this card")))]
async fn answer(
    State(app): State<App>,
    Path(id): Path<i64>,
    Json(given): Json<GivenAnswer>,
) -> Result<Json<CardVerdict>, ApiError> {
    judged(&app, id, &given, true).await
}

/// Undo the last answer: its card is as before it
#[utoipa::path(delete, operation_id = "study_undo", path = "/study/answers/last", responses((status = 200, body = StudyUndone)))]
async fn undo(State(app): State<App>) -> Result<Json<StudyUndone>, ApiError> {
    with_cards(&app, |app, library| {
        let undone = library.undo_answer()?;
        let card = undone.map(|undone| library.card(undone.card)).transpose()?;
        Ok(Json(StudyUndone {
            card: card.map(|row| view(app, &row)),
        }))
    })
    .await
}

/// Leave all cards out for now, or ask for all again
#[utoipa::path(put, operation_id = "study_suspend_all", path = "/study/cards", request_body = CardsEdit, responses((status = 200, body = StudyView)))]
async fn suspend_all(
    State(app): State<App>,
    Json(edit): Json<CardsEdit>,
) -> Result<Json<StudyView>, ApiError> {
    with_cards(&app, move |_, library| {
        library.suspend_cards(edit.suspended)?;
        Ok(Json((&study::overview(library, now())?).into()))
    })
    .await
}
