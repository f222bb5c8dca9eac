//! Questions about positions. Nothing asked here is saved.

use axum::Json;
use axum::extract::State;
use barpoint_app::position::{self, Question};
use barpoint_app::{Pasted, recognise};
use barpoint_engine::{BkgMemory, Edition, bkg_hint};
use barpoint_wire::{
    BkgReport, CubeReport, EquityCurves, EvaluationReport, HintReport, PositionEdit,
    PositionQuestion, PositionRef, ReadRequest, ReadResult, ScoreMap, ScoreMapQuestion, StateView,
    TemperatureMap, VariationName,
};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::error::ApiError;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(read))
        .routes(routes!(build))
        .routes(routes!(hint))
        .routes(routes!(bkg))
        .routes(routes!(bkg_vi))
        .routes(routes!(evaluate))
        .routes(routes!(cube))
        .routes(routes!(equity_curves))
        .routes(routes!(temperature))
        .routes(routes!(score_map))
}

/// Read a position, or recognise a text as a match
#[utoipa::path(post, operation_id = "positions_read", path = "/positions/read", request_body = ReadRequest, responses((status = 200, body = ReadResult)))]
async fn read(
    State(app): State<App>,
    Json(request): Json<ReadRequest>,
) -> Result<Json<ReadResult>, ApiError> {
    let found = recognise(&request.text, request.variation.into());
    Ok(Json(match found? {
        Pasted::Match(_) => ReadResult::Match,
        Pasted::Position(named) => ReadResult::Position {
            state: Box::new((&app.endings().show(&named.state)).into()),
            positions: named.count,
        },
    }))
}

/// Set up a position
#[utoipa::path(post, operation_id = "positions_build", path = "/positions/build", request_body = PositionEdit, responses((status = 200, body = StateView)))]
async fn build(
    State(app): State<App>,
    Json(edit): Json<PositionEdit>,
) -> Result<Json<StateView>, ApiError> {
    let state = edit.state()?;
    Ok(Json((&app.endings().show(&state)).into()))
}

/// The question, at the search of its level: what is no choice is not rolled out.
pub(super) fn asked(app: &App, question: &PositionQuestion) -> Result<Question, ApiError> {
    let mut asked = choice(app, question)?;
    asked.strength.rollout = None;
    Ok(asked)
}

fn choice(app: &App, question: &PositionQuestion) -> Result<Question, ApiError> {
    let (state, choice) = question.deciding()?;
    let strength = app.engines().strength(&choice);
    Ok(Question { state, strength })
}

/// The best plays of the roll, the proper cube action, or the answer to a resignation
#[utoipa::path(post, operation_id = "positions_hint", path = "/positions/hint", request_body = PositionQuestion, responses((status = 200, body = HintReport)))]
async fn hint(
    State(app): State<App>,
    Json(question): Json<PositionQuestion>,
) -> Result<Json<HintReport>, ApiError> {
    let asked = choice(&app, &question)?;
    if let Some(edition) = asked.strength.program {
        let name = edition.name();
        let elsewhere =
            format!("level {name}: ask /positions/{name}, which has its own order of the plays");
        return Err(ApiError::bad(elsewhere));
    }
    let report = app.ask_at(&asked, move |engine, client| {
        let answer = position::hint(engine, &asked, &mut || client.flow());
        Ok(HintReport::from(&answer))
    });
    Ok(Json(report.await?))
}

/// What BKG of 1977 would do: its order of the plays in heuristic points, its cube action in a race; no equities
#[utoipa::path(post, operation_id = "positions_bkg", path = "/positions/bkg", request_body = PositionRef, responses((status = 200, body = BkgReport)))]
async fn bkg(
    State(app): State<App>,
    Json(position): Json<PositionRef>,
) -> Result<Json<BkgReport>, ApiError> {
    by_bkg(&app, &position, Edition::Of1977).await
}

/// What BKG-VI would do: its order of the plays by expectation, its cube action in a race
#[utoipa::path(post, operation_id = "positions_bkg_vi", path = "/positions/bkg-vi", request_body = PositionRef, responses((status = 200, body = BkgReport)))]
async fn bkg_vi(
    State(app): State<App>,
    Json(position): Json<PositionRef>,
) -> Result<Json<BkgReport>, ApiError> {
    by_bkg(&app, &position, Edition::Vi).await
}

async fn by_bkg(
    app: &App,
    position: &PositionRef,
    edition: Edition,
) -> Result<Json<BkgReport>, ApiError> {
    let state = position.usual_state()?;
    let known = [VariationName::Standard, VariationName::Nackgammon];
    if !known.contains(&position.variation) {
        return Err(ApiError::bad(
            "expected backgammon, which BKG plays, found Hypergammon",
        ));
    }
    let owner = app.clone();
    let report = app.ask(position.variation, move |_, _| {
        let bkg = owner.engines().bkg(edition).map_err(ApiError::internal)?;
        let hint = bkg_hint(&bkg, &state, &BkgMemory::default());
        Ok(BkgReport::from(&(state, hint)))
    });
    Ok(Json(report.await?))
}

/// The value of a position before the roll
#[utoipa::path(post, operation_id = "positions_evaluate", path = "/positions/evaluate", request_body = PositionQuestion, responses((status = 200, body = EvaluationReport)))]
async fn evaluate(
    State(app): State<App>,
    Json(question): Json<PositionQuestion>,
) -> Result<Json<EvaluationReport>, ApiError> {
    let asked = asked(&app, &question)?;
    let report = app.ask_at(&asked, move |engine, client| {
        let answer = position::evaluate(engine, &asked, &mut || client.flow());
        Ok(EvaluationReport::from(&answer))
    });
    Ok(Json(report.await?))
}

/// A cube decision with all that is known about it
#[utoipa::path(post, operation_id = "positions_cube", path = "/positions/cube", request_body = PositionQuestion, responses((status = 200, body = CubeReport)))]
async fn cube(
    State(app): State<App>,
    Json(question): Json<PositionQuestion>,
) -> Result<Json<CubeReport>, ApiError> {
    let asked = asked(&app, &question)?;
    let report = app.ask_at(&asked, move |engine, _| {
        Ok(CubeReport::from(&position::cube(engine, &asked, None)))
    });
    Ok(Json(report.await?))
}

/// Equity against the winning chance by both theories of the cube
#[utoipa::path(post, operation_id = "positions_equity_curves", path = "/positions/equity_curves", request_body = PositionQuestion, responses((status = 200, body = EquityCurves)))]
async fn equity_curves(
    State(app): State<App>,
    Json(question): Json<PositionQuestion>,
) -> Result<Json<EquityCurves>, ApiError> {
    let asked = asked(&app, &question)?;
    let report = app.ask_at(&asked, move |engine, _| {
        Ok(EquityCurves::from(position::curves(engine, &asked)))
    });
    Ok(Json(report.await?))
}

/// The value of each roll
#[utoipa::path(post, operation_id = "positions_temperature", path = "/positions/temperature", request_body = PositionQuestion, responses((status = 200, body = TemperatureMap)))]
async fn temperature(
    State(app): State<App>,
    Json(question): Json<PositionQuestion>,
) -> Result<Json<TemperatureMap>, ApiError> {
    let asked = asked(&app, &question)?;
    let report = app.ask_at(&asked, move |engine, client| {
        let answer = position::temperature(engine, &asked, &mut || client.flow());
        Ok(TemperatureMap::from(&answer))
    });
    Ok(Json(report.await?))
}

/// The best decision at other scores
#[utoipa::path(post, operation_id = "positions_score_map", path = "/positions/score_map", request_body = ScoreMapQuestion, responses((status = 200, body = ScoreMap)))]
async fn score_map(
    State(app): State<App>,
    Json(question): Json<ScoreMapQuestion>,
) -> Result<Json<ScoreMap>, ApiError> {
    let asked = asked(&app, &question.question())?;
    let size = question.size()?;
    let size = size.unwrap_or(position::MAP_SIZE);
    let report = app.ask_at(&asked, move |engine, client| {
        let answer = position::scores(engine, &asked, size, &mut || client.flow());
        Ok(ScoreMap::from(&answer))
    });
    Ok(Json(report.await?))
}
