//! Why a decision is as it is.

use axum::Json;
use axum::extract::State;
use barpoint_app::position;
use barpoint_engine::Edition;
use barpoint_wire::{ExplainQuestion, ExplanationReport};
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
/// tenth of the difference or more; points and anchors made are said whatever they are worth. With `bkg` how BKG of 1977 and BKG-VI see both plays stands beside it.
#[utoipa::path(post, operation_id = "positions_explain", path = "/positions/explain", request_body = ExplainQuestion, responses((status = 200, body = ExplanationReport)))]
async fn explain(
    State(app): State<App>,
    Json(question): Json<ExplainQuestion>,
) -> Result<Json<ExplanationReport>, ApiError> {
    let bkg = question.bkg;
    let question = question.into_plays();
    let asked = asked(&app, &question.question())?;
    let plays = if question.plays.is_empty() {
        Vec::new()
    } else {
        question.plays(&asked.state)?
    };
    let owner = app.clone();
    let report = app.ask_at(&asked, move |engine, client| {
        let answer = position::explain(engine, &asked, &plays, &mut || client.flow())?;
        let report = ExplanationReport::from(&answer);
        if !bkg {
            return Ok(report);
        }
        let program = |edition| owner.engines().bkg(edition).map_err(ApiError::internal);
        let [bkg, vi] = [program(Edition::Of1977)?, program(Edition::Vi)?];
        Ok(report.with_bkg(position::bkg_view([&bkg, &vi], &answer).as_ref()))
    });
    Ok(Json(report.await?))
}
