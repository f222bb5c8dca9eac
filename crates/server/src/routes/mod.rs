//! The routes, one file for each part of the interface.

mod deeper;
mod dice;
mod docs;
mod explain;
mod games;
mod info;
mod jobs;
mod library;
mod library_matches;
mod library_players;
mod match_batch;
mod match_files;
mod matches;
mod pictures;
mod positions;
mod rollouts;
mod settings;
mod study;
mod study_files;
mod study_training;

use std::sync::Arc;

use axum::extract::DefaultBodyLimit;
use axum::response::Html;
use axum::{Json, Router, middleware};
use barpoint_wire::ErrorReport;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use utoipa::openapi::{
    Content, OpenApi as Document, Ref, RefOr, Response as Answer, ResponseBuilder,
};
use utoipa::{OpenApi, ToSchema};
use utoipa_axum::router::OpenApiRouter;

use crate::app::App;
use crate::{access, assets, json_errors};

/// Longest body of a request, in bytes.
const BODY: usize = 1 << 20;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "barpoint",
        description = "Everything the board does. Probabilities are 0 to 1, equities points per cube (normalised in matches), \
            from the player named beside them."
    ),
    components(schemas(ErrorReport))
)]
struct Interface;

fn parts() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(Interface::openapi()).nest(
        "/api/v1",
        OpenApiRouter::new()
            .merge(info::router())
            .merge(positions::router())
            .merge(pictures::router())
            .merge(games::router())
            .merge(dice::router())
            .merge(matches::router())
            .merge(match_batch::router())
            .merge(match_files::router())
            .merge(jobs::router())
            .merge(rollouts::router())
            .merge(settings::router())
            .merge(deeper::router())
            .merge(explain::router())
            .merge(library::router())
            .merge(library_matches::router())
            .merge(library_players::router())
            .merge(study::router())
            .merge(study_files::router())
            .merge(study_training::router()),
    )
}

/// The routes and the document that describes them.
fn described() -> (Router<App>, Document) {
    let (routes, mut document) = parts().split_for_parts();
    let paths = document.paths.paths.values_mut();
    let operations = paths.flat_map(|path| {
        [
            &mut path.get,
            &mut path.put,
            &mut path.post,
            &mut path.patch,
            &mut path.delete,
        ]
    });
    for operation in operations.flatten() {
        let answers = &mut operation.responses.responses;
        for (status, answer) in answers.iter_mut() {
            if let RefOr::T(answer) = answer
                && answer.description.is_empty()
            {
                usual_answer(status).clone_into(&mut answer.description);
            }
        }
        answers.insert("default".to_owned(), refusal().into());
    }
    (routes, document)
}

/// The answer of any route where it has no other.
fn refusal() -> Answer {
    let report = Ref::from_schema_name(ErrorReport::name());
    ResponseBuilder::new()
        .description("Why not: a status of 400 or more")
        .content("application/json", Content::new(Some(report)))
        .build()
}

/// What an answer is of which its route says no more than the status: a description of each is required.
fn usual_answer(status: &str) -> &'static str {
    match status {
        "201" => "What was made",
        "202" => "The job that has begun",
        "204" => "Done",
        _ => "The answer",
    }
}

/// The document that describes the interface.
#[must_use]
pub fn open_api() -> Document {
    described().1
}

/// All routes of the server.
pub fn router(app: App) -> Router {
    let (routes, document) = described();
    let value = serde_json::to_value(&document).unwrap_or_default();
    let page: Arc<str> = docs::page(&value).into();
    let document = Arc::new(document);
    routes
        .route(
            "/api/openapi.json",
            axum::routing::get(async move || Json((*document).clone())),
        )
        .route(
            "/api/docs",
            axum::routing::get(async move || Html(page.to_string())),
        )
        .fallback(assets::serve)
        .layer(DefaultBodyLimit::max(BODY))
        .layer(middleware::from_fn_with_state(app.clone(), access::check))
        .layer(CatchPanicLayer::new())
        .layer(middleware::from_fn(json_errors::check))
        .layer(CompressionLayer::new())
        .with_state(app)
}
