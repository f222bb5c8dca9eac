//! Rollouts.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use barpoint_app::phrase::rollout_job_title;
use barpoint_app::rollout::{Part, Rollout};
use barpoint_wire::{
    ExtendRequest, JobKind, JobView, RolloutForecast, RolloutRequest, RolloutView,
};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::error::ApiError;
use crate::folder::lock;
use crate::rollouts::{Playing, task};

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(begin, list))
        .routes(routes!(forecast))
        .routes(routes!(show, forget))
        .routes(routes!(play))
}

/// Request a rollout; `play` starts its trials
#[utoipa::path(post, operation_id = "rollouts_begin", path = "/rollouts", request_body = RolloutRequest, responses((status = 201, body = RolloutView)))]
async fn begin(
    State(app): State<App>,
    Json(request): Json<RolloutRequest>,
) -> Result<(StatusCode, Json<RolloutView>), ApiError> {
    let variation = request.position.variation;
    let owner = app.clone();
    let view = app.ask(variation, move |engine, _| {
        let shared = owner.rollouts().add(request, (engine, owner.engines()))?;
        let view = lock(&shared).view(engine);
        Ok(view)
    });
    Ok((StatusCode::CREATED, Json(view.await?)))
}

/// Time and standard error of a rollout on this machine, estimated from a pilot of about half a second
#[utoipa::path(post, operation_id = "rollouts_forecast", path = "/rollouts/forecast", request_body = RolloutRequest, responses((status = 200, body = RolloutForecast)))]
async fn forecast(
    State(app): State<App>,
    Json(request): Json<RolloutRequest>,
) -> Result<Json<RolloutForecast>, ApiError> {
    let threads = app.threads();
    let owner = app.clone();
    let found = app.ask(request.position.variation, move |engine, asked| {
        let rollout = Rollout::new(engine, task(&request, owner.engines())?)?;
        let job = rollout.job(Part::All, threads)?;
        let found = rollout.forecast(engine, &job, &mut || asked.flow());
        Ok(RolloutForecast::of(&found, rollout.names().len()))
    });
    Ok(Json(found.await?))
}

/// All rollouts, newest first
#[utoipa::path(get, operation_id = "rollouts_list", path = "/rollouts", responses((status = 200, body = [RolloutView])))]
async fn list(State(app): State<App>) -> Json<Vec<RolloutView>> {
    let mut views = Vec::new();
    for id in app.rollouts().names() {
        // One that cannot be read does not hide the others.
        views.extend(view(&app, id).await.ok());
    }
    Json(views)
}

async fn view(app: &App, id: String) -> Result<RolloutView, ApiError> {
    let variation = app.rollouts().variation(&id)?;
    let owner = app.clone();
    app.ask(variation, move |engine, _| {
        let shared = owner.rollouts().get(&id, (engine, owner.engines()))?;
        let view = lock(&shared).view(engine);
        Ok(view)
    })
    .await
}

/// A rollout with its results so far
#[utoipa::path(get, operation_id = "rollouts_show", path = "/rollouts/{id}", responses((status = 200, body = RolloutView)))]
async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Json<RolloutView>, ApiError> {
    Ok(Json(view(&app, id).await?))
}

/// Delete a rollout
#[utoipa::path(delete, operation_id = "rollouts_forget", path = "/rollouts/{id}", responses((status = 204)))]
async fn forget(State(app): State<App>, Path(id): Path<String>) -> Result<StatusCode, ApiError> {
    if app.jobs().works_on(&id) {
        return Err(
            ApiError::refused("the rollout is running: cancel it first").called("rollout-running")
        );
    }
    app.rollouts().delete(&id)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Play the trials of a rollout, or resume it, up to this many for each candidate
#[utoipa::path(post, operation_id = "rollouts_play", path = "/rollouts/{id}/play", request_body = ExtendRequest, responses((status = 202, body = JobView)))]
async fn play(
    State(app): State<App>,
    Path(id): Path<String>,
    Json(request): Json<ExtendRequest>,
) -> Result<(StatusCode, Json<JobView>), ApiError> {
    if app.jobs().works_on(&id) {
        let message = "the rollout is already running or waiting";
        return Err(ApiError::refused(message).called("rollout-running"));
    }
    let engine = app.engine(app.rollouts().variation(&id)?)?;
    let shared = app.rollouts().get(&id, (&engine, app.engines()))?;
    let title = rollout_job_title(&lock(&shared).task);
    let job = app.jobs().begin(JobKind::Rollout, title, id, || {
        let folder = app.rollouts().folder();
        lock(&shared).extend(request.trials, folder)?;
        let work = Playing::new(shared, folder, Arc::clone(&engine), app.threads());
        Ok(Box::new(work))
    })?;
    Ok((StatusCode::ACCEPTED, Json(job.view())))
}
