//! What this program offers.

use std::convert::Infallible;

use axum::Json;
use axum::extract::State;
use axum::response::Sse;
use axum::response::sse::{Event, KeepAlive};
use barpoint_wire::{InfoReport, LevelCost, VariationName};
use futures_util::{Stream, StreamExt, stream};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::error::ApiError;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(info))
        .routes(routes!(levels))
        .routes(routes!(alive))
}

/// Version, nets, levels, games, formats
#[utoipa::path(get, operation_id = "info_info", path = "/info", responses((status = 200, body = InfoReport)))]
async fn info(State(app): State<App>) -> Result<Json<InfoReport>, ApiError> {
    let owner = app.clone();
    let report = app.ask(VariationName::Standard, move |engine, _| {
        // Those that a match can be saved in.
        let formats = barpoint_formats::FORMATS.iter();
        let formats =
            formats.filter(|format| format.abilities().writes && !format.is_for_positions());
        let formats = formats.map(|format| (format.name(), format.summary()));
        let version = env!("CARGO_PKG_VERSION");
        let made_of = (engine.fingerprint().to_string(), engine.met().name());
        // Strength was measured without the databases that this engine has.
        let nets = engine.search().evaluator().bare_fingerprint().to_string();
        let pr = |level: &str| owner.measured()?.pr(level, &nets);
        Ok(InfoReport::new(version, made_of, formats, pr))
    });
    Ok(Json(report.await?))
}

/// What each level costs on this machine: measured on the first request, which takes two or three seconds, then saved and
/// updated by the matches that are analysed
#[utoipa::path(get, operation_id = "info_levels", path = "/levels", responses((status = 200, body = [LevelCost])))]
async fn levels(State(app): State<App>) -> Result<Json<Vec<LevelCost>>, ApiError> {
    let owner = app.clone();
    let costs = app.ask(VariationName::Standard, move |engine, _| {
        let costs = owner.levels().costs(engine, owner.threads())?;
        Ok(costs.iter().map(LevelCost::from).collect())
    });
    Ok(Json(costs.await?))
}

/// A stream without events that is open as long as the program runs: a client sees at once when it ends
#[utoipa::path(get, operation_id = "info_alive", path = "/alive", responses((status = 200, body = String, content_type = "text/event-stream")))]
async fn alive(State(app): State<App>) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let nothing = stream::pending().take_until(app.stopped());
    Sse::new(nothing).keep_alive(KeepAlive::default())
}
