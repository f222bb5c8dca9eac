//! The settings behind all numbers: kept in the user's settings file, which the command line reads too.

use axum::Json;
use axum::extract::State;
use barpoint_app::settings;
use barpoint_wire::{BoardSettings, BoardSettingsEdit};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::error::ApiError;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(show, change))
}

/// The settings behind all numbers
#[utoipa::path(get, operation_id = "settings_show", path = "/settings", responses((status = 200, body = BoardSettings)))]
async fn show(State(app): State<App>) -> Json<BoardSettings> {
    Json(report(&app))
}

/// Change the settings behind all numbers: at once, and in the settings file
///
/// Marks of the analyses that were made here follow new thresholds. A new match equity table is for what is evaluated from now on:
/// analyses name the table they were made with.
#[utoipa::path(patch, operation_id = "settings_change", path = "/settings", request_body = BoardSettingsEdit, responses((status = 200, body = BoardSettings)))]
async fn change(
    State(app): State<App>,
    Json(edit): Json<BoardSettingsEdit>,
) -> Result<Json<BoardSettings>, ApiError> {
    let change = edit.check()?;
    if let Some(path) = app.settings_file() {
        for (key, value) in change.values() {
            settings::set(path, *key, value).map_err(ApiError::internal)?;
        }
    }
    app.engines().change(|settings| change.apply(settings));
    Ok(Json(report(&app)))
}

fn report(app: &App) -> BoardSettings {
    let file = app.settings_file().map(|path| path.display().to_string());
    BoardSettings::of(app.engines(), file)
}
