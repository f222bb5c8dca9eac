//! What this program is and can do.

use axum::Json;
use axum::extract::State;
use barpoint_wire::{InfoReport, VariationName};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::error::ApiError;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(info))
}

/// Version, nets, levels, games, formats
#[utoipa::path(get, operation_id = "info_info", path = "/info", responses((status = 200, body = InfoReport)))]
async fn info(State(app): State<App>) -> Result<Json<InfoReport>, ApiError> {
    let report = app.ask(VariationName::Standard, |engine, _| {
        let formats = barpoint_formats::FORMATS.iter();
        let formats = formats.map(|format| (format.name(), format.summary()));
        Ok(InfoReport::of(engine, env!("CARGO_PKG_VERSION"), formats))
    });
    Ok(Json(report.await?))
}
