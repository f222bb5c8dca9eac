//! Long jobs and their progress.

use std::convert::Infallible;
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

/// All jobs, the newest first
#[utoipa::path(get, operation_id = "jobs_list", path = "/jobs", responses((status = 200, body = [JobView])))]
async fn list(State(app): State<App>) -> Json<Vec<JobView>> {
    Json(app.jobs().list())
}

/// A job as it stands
#[utoipa::path(get, operation_id = "jobs_show", path = "/jobs/{id}", responses((status = 200, body = JobView)))]
async fn show(State(app): State<App>, Path(id): Path<String>) -> Result<Json<JobView>, ApiError> {
    Ok(Json(app.jobs().get(&id)?.view()))
}

/// Stop a job for a while
#[utoipa::path(post, operation_id = "jobs_pause", path = "/jobs/{id}/pause", responses((status = 200, body = JobView)))]
async fn pause(State(app): State<App>, Path(id): Path<String>) -> Result<Json<JobView>, ApiError> {
    Ok(Json(app.jobs().pause(&id)?))
}

/// Go on with a job
#[utoipa::path(post, operation_id = "jobs_resume", path = "/jobs/{id}/resume", responses((status = 200, body = JobView)))]
async fn resume(State(app): State<App>, Path(id): Path<String>) -> Result<Json<JobView>, ApiError> {
    Ok(Json(app.jobs().resume(&id)?))
}

/// End a job early; what is done is kept
#[utoipa::path(post, operation_id = "jobs_cancel", path = "/jobs/{id}/cancel", responses((status = 200, body = JobView)))]
async fn cancel(State(app): State<App>, Path(id): Path<String>) -> Result<Json<JobView>, ApiError> {
    Ok(Json(app.jobs().cancel(&id)?))
}

/// Time between two events.
const PACE: Duration = Duration::from_millis(100);

/// What happens to a job, as server-sent events: each holds all that is known, so that a connection lost and made again
/// misses nothing
#[utoipa::path(get, operation_id = "jobs_events", path = "/jobs/{id}/events", responses((status = 200, body = String, content_type = "text/event-stream")))]
async fn events(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, ApiError> {
    let job = app.jobs().get(&id)?;
    let views = WatchStream::new(job.watch()).throttle(PACE);
    let events = views.filter_map(|view| {
        let event = Event::default().event("job").id(view.version.to_string());
        event.json_data(&view).ok().map(Ok)
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::default()))
}
