//! Why a decision is as it is.

use axum::Json;
use axum::extract::State;
use barpoint_app::position;
use barpoint_wire::{ExplanationReport, PlaysQuestion};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::positions::asked;
use crate::app::App;
use crate::error::ApiError;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(explain))
}

/// Why one play of the roll is better than another, or what the cube decision rests on
///
/// Of two plays, of one and the best, or of the best two. What is said was counted or searched, speaks for the better play, and is worth a
/// tenth of the difference or more.
#[utoipa::path(post, operation_id = "positions_explain", path = "/positions/explain", request_body = PlaysQuestion, responses((status = 200, body = ExplanationReport)))]
async fn explain(
    State(app): State<App>,
    Json(question): Json<PlaysQuestion>,
) -> Result<Json<ExplanationReport>, ApiError> {
    let asked = asked(&app, &question.question)?;
    let plays = if question.plays.is_empty() {
        Vec::new()
    } else {
        question.plays(&asked.state)?
    };
    let report = app.ask_at(&asked, move |engine, client| {
        let answer = position::explain(engine, &asked, &plays, &mut || client.flow());
        Ok(ExplanationReport::from(&answer?))
    });
    Ok(Json(report.await?))
}
