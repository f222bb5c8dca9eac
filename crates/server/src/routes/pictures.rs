//! Pictures of positions.

use axum::extract::{Query, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use barpoint_app::pictures::caption_lines;
use barpoint_draw::{
    BoardView, Captions, ExportError, HomeSide, Mode, Orientation, PictureOptions, Theme,
    board_svg, pdf, png,
};
use barpoint_wire::PictureQuery;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::error::ApiError;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(picture))
}

/// Pixels of a PNG for each board unit.
const SCALE: f32 = 2.0;

/// A picture of a position
#[utoipa::path(get, operation_id = "positions_picture", path = "/positions/picture", params(PictureQuery),
    responses((status = 200, body = String, content_type = "image/svg+xml")))]
async fn picture(
    State(app): State<App>,
    Query(query): Query<PictureQuery>,
) -> Result<Response, ApiError> {
    let state = query.state()?;
    let theme = match query.theme.as_deref() {
        None => app.theme(),
        Some(name) => Theme::named(name)
            .ok_or_else(|| ApiError::bad(format!("there is no theme called {name:?}")))?,
    };
    let mode = if query.dark { Mode::Dark } else { Mode::Light };
    let view = BoardView::of(&state, query.names());
    let said = query.captions.as_deref().unwrap_or_default();
    let lines = caption_lines(&view, said, &query.facts()).map_err(ApiError::bad)?;
    let options = PictureOptions {
        orientation: Orientation {
            bottom: query.bottom.map_or(Orientation::USUAL.bottom, Into::into),
            home: if query.home_left {
                HomeSide::Left
            } else {
                HomeSide::Right
            },
            light: query.light.map_or(Orientation::USUAL.light, Into::into),
        },
        captions: lines.as_ref().map_or(Captions::None, Captions::Lines),
        play: None,
    };
    let svg = board_svg(&view, theme.palette(mode), &options);
    match query.format.as_deref().unwrap_or("svg") {
        "svg" => Ok(([(CONTENT_TYPE, "image/svg+xml")], svg).into_response()),
        "png" => exported("image/png", move || png(&svg, SCALE)).await,
        "pdf" => exported("application/pdf", move || pdf(&svg)).await,
        other => Err(ApiError::bad(format!(
            "expected svg, png or pdf as format, found {other:?}"
        ))),
    }
}

async fn exported(
    kind: &'static str,
    export: impl FnOnce() -> Result<Vec<u8>, ExportError> + Send + 'static,
) -> Result<Response, ApiError> {
    let bytes = tokio::task::spawn_blocking(export).await;
    let bytes = bytes
        .map_err(ApiError::internal)?
        .map_err(ApiError::internal)?;
    Ok(([(CONTENT_TYPE, kind)], bytes).into_response())
}
