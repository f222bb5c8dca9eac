//! Study without a plan: problem sets and trainers.

use std::time::Duration;

use axum::Json;
use axum::extract::{Path, Query, State};
use barpoint_app::library::CardId;
use barpoint_app::study;
use barpoint_book::{Book, BookDecision};
use barpoint_wire::{
    CardVerdict, CardView, DrillQuery, DrillView, GivenAnswer, OpeningAnswer, OpeningQuery,
    OpeningTraining, OpeningVerdict, ProblemsQuery, VariationName,
};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::study::{view, with_cards};
use crate::app::App;
use crate::error::ApiError;
use crate::folder::now;
use crate::token::random_seed;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(attempt))
        .routes(routes!(problems))
        .routes(routes!(drill))
        .routes(routes!(opening))
        .routes(routes!(judge_opening))
}

/// Judge an answer to a card of a problem set; the card's plan stays
#[utoipa::path(post, operation_id = "study_attempt", path = "/study/cards/{id}/attempt", request_body = GivenAnswer,
    responses((status = 200, body = CardVerdict), (status = 422, description = "It is no answer to this card")))]
async fn attempt(
    State(app): State<App>,
    Path(id): Path<i64>,
    Json(given): Json<GivenAnswer>,
) -> Result<Json<CardVerdict>, ApiError> {
    judged(&app, id, &given, false).await
}

/// Judges an answer and, if it is to be stored, plans its card anew.
pub(super) async fn judged(
    app: &App,
    id: i64,
    given: &GivenAnswer,
    stored: bool,
) -> Result<Json<CardVerdict>, ApiError> {
    let answer = (CardId::new(id), given.answer.answer()?);
    let took = Duration::from_millis(given.took_ms);
    let variation: VariationName = with_cards(app, move |_, library| {
        let card = library.card(CardId::new(id))?.card;
        Ok(card.record().rules.variation.into())
    })
    .await?;
    let asked = app.clone();
    app.ask(variation, move |engine, _| {
        let level = asked.level();
        let found = asked.cards().with(|library| {
            Ok(if stored {
                study::answer(library, engine, answer, (took, now()), &level)?
            } else {
                study::attempt(library, engine, answer, took, &level)?
            })
        })?;
        let shown = asked.endings().show(found.card.card.state());
        Ok(Json(CardVerdict::of(&found, &shown)))
    })
    .await
}

/// The most problems of a set.
const MOST_PROBLEMS: usize = 50;

/// The cards of a problem set, without their solutions
#[utoipa::path(get, operation_id = "study_problems", path = "/study/problems", params(ProblemsQuery), responses((status = 200, body = [CardView])))]
async fn problems(
    State(app): State<App>,
    Query(query): Query<ProblemsQuery>,
) -> Result<Json<Vec<CardView>>, ApiError> {
    with_cards(&app, move |app, library| {
        let ids = library.cards(query.phase.map(Into::into))?;
        let ids = ids.into_iter().skip(query.skip);
        let cards = ids
            .take(query.most.min(MOST_PROBLEMS))
            .map(|id| Ok(view(app, &library.card(id)?)));
        cards.collect::<Result<_, ApiError>>().map(Json)
    })
    .await
}

/// A race or bear-off to train on
#[utoipa::path(get, operation_id = "study_drill", path = "/study/drill", params(DrillQuery), responses((status = 200, body = DrillView)))]
async fn drill(
    State(app): State<App>,
    Query(query): Query<DrillQuery>,
) -> Result<Json<DrillView>, ApiError> {
    let seed = query.seed.map_or_else(random_seed, Ok)?;
    let endings = app.endings().clone();
    app.ask(VariationName::Standard, move |engine, _| {
        let found = study::drill(engine, query.kind.into(), seed);
        let found = found.ok_or_else(|| ApiError::internal("no game led to such a position"))?;
        let shown = endings.show(&found.state);
        Ok(Json(DrillView::of(query.kind, &found, &shown)))
    })
    .await
}

/// An opening roll or a reply to train on, without its solution
#[utoipa::path(get, operation_id = "study_opening", path = "/study/opening", params(OpeningQuery), responses((status = 200, body = OpeningTraining)))]
async fn opening(
    State(app): State<App>,
    Query(query): Query<OpeningQuery>,
) -> Result<Json<OpeningTraining>, ApiError> {
    let seed = query.seed.map_or_else(random_seed, Ok)?;
    let book = Book::built_in().map_err(ApiError::internal)?;
    let found = study::opening(&book, query.kind.into(), seed);
    let decision = found
        .ok_or_else(|| ApiError::internal("the opening book lacks this decision"))?
        .decision;
    let shown = app.endings().show(&decision.state());
    let before = decision.after.zip(decision.opening());
    let before = before.map(|(after, opening)| (after, app.endings().show(&opening.state())));
    Ok(Json(OpeningTraining::of(
        query.kind, &decision, &shown, before,
    )))
}

/// Judge an opening play or a reply by the book; one that it lacks is evaluated at the level of the board
#[utoipa::path(post, operation_id = "study_opening_answer", path = "/study/opening", request_body = OpeningAnswer,
    responses((status = 200, body = OpeningVerdict), (status = 422, description = "It is no play of this roll")))]
async fn judge_opening(
    State(app): State<App>,
    Json(answer): Json<OpeningAnswer>,
) -> Result<Json<OpeningVerdict>, ApiError> {
    let decision: BookDecision = answer.decision.parse().map_err(ApiError::bad)?;
    let play = answer.play()?;
    let asked = app.clone();
    app.ask(VariationName::Standard, move |engine, _| {
        let book = Book::built_in().map_err(ApiError::internal)?;
        let entry = book
            .find(&decision)
            .ok_or_else(|| ApiError::not_found("decision of the opening book"))?;
        let level = asked.level();
        let found = study::judge_opening(engine, entry, play, &level);
        let found = found.map_err(ApiError::refused)?;
        Ok(Json(OpeningVerdict::of(&book, entry, &found, &level)))
    })
    .await
}
