//! Long jobs and their progress.

use std::convert::Infallible;
use std::iter;
use std::time::Duration;

use axum::Json;
use axum::extract::{Path, State};
use axum::response::Sse;
use axum::response::sse::{Event, KeepAlive};
use barpoint_wire::JobView;
use futures_util::Stream;
use tokio_stream::StreamExt;
use tokio_stream::wrappers::WatchStream;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::error::ApiError;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list))
        .routes(routes!(show))
        .routes(routes!(pause))
        .routes(routes!(resume))
        .routes(routes!(cancel))
        .routes(routes!(events))
}

/// All jobs, newest first
#[utoipa::path(get, operation_id = "jobs_list", path = "/jobs", responses((status = 200, body = [JobView])))]
async fn list(State(app): State<App>) -> Json<Vec<JobView>> {
    Json(app.jobs().list())
}

/// The status of a job
#[utoipa::path(get, operation_id = "jobs_show", path = "/jobs/{id}", responses((status = 200, body = JobView)))]
async fn show(State(app): State<App>, Path(id): Path<String>) -> Result<Json<JobView>, ApiError> {
    Ok(Json(app.jobs().get(&id)?.view()))
}

/// Pause a job
#[utoipa::path(post, operation_id = "jobs_pause", path = "/jobs/{id}/pause", responses((status = 200, body = JobView)))]
async fn pause(State(app): State<App>, Path(id): Path<String>) -> Result<Json<JobView>, ApiError> {
    Ok(Json(app.jobs().pause(&id)?))
}

/// Resume a job
#[utoipa::path(post, operation_id = "jobs_resume", path = "/jobs/{id}/resume", responses((status = 200, body = JobView)))]
async fn resume(State(app): State<App>, Path(id): Path<String>) -> Result<Json<JobView>, ApiError> {
    Ok(Json(app.jobs().resume(&id)?))
}

/// Cancel a job; its work is saved
#[utoipa::path(post, operation_id = "jobs_cancel", path = "/jobs/{id}/cancel", responses((status = 200, body = JobView)))]
async fn cancel(State(app): State<App>, Path(id): Path<String>) -> Result<Json<JobView>, ApiError> {
    Ok(Json(app.jobs().cancel(&id)?))
}

/// Time between two events.
const PACE: Duration = Duration::from_millis(100);

/// The progress of a job as server-sent events: each holds the whole status, so that a client that reconnects misses
/// nothing; when the job is done, cancelled or has failed they end
#[utoipa::path(get, operation_id = "jobs_events", path = "/jobs/{id}/events", responses((status = 200, body = String, content_type = "text/event-stream")))]
async fn events(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, ApiError> {
    let job = app.jobs().get(&id)?;
    let views = WatchStream::new(job.watch()).throttle(PACE);
    // The last is followed by nothing, which ends the stream.
    let views = futures_util::StreamExt::flat_map(views, |view| {
        let end = view.status.is_over().then_some(None);
        futures_util::stream::iter(iter::once(Some(view)).chain(end))
    });
    let events = views.map_while(|view| view).filter_map(|view| {
        let event = Event::default().event("job").id(view.version.to_string());
        event.json_data(&view).ok().map(Ok)
    });
    let events = futures_util::StreamExt::take_until(events, app.stopped());
    Ok(Sse::new(events).keep_alive(KeepAlive::default()))
}
