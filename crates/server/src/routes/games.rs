//! Games being played.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use barpoint_app::games::{self, Deed, Done, Game as Play};
use barpoint_app::matches::MatchNote;
use barpoint_engine::table::TableError;
use barpoint_engine::{Engine, ReviewedMatch};
use barpoint_wire::{
    ActionRequest, GameRow, GameView, MatchExport, MatchView, NewGame, RevisionRequest, SaveFormat,
    SaveQuery, TableAction, TutorInfo, TutorReport,
};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::error::ApiError;
use crate::folder::{lock, now};
use crate::games::Game;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(begin, list))
        .routes(routes!(show, forget))
        .routes(routes!(act))
        .routes(routes!(advance))
        .routes(routes!(take_back))
        .routes(routes!(bear_off))
        .routes(routes!(tutor))
        .routes(routes!(review))
        .routes(routes!(save_as))
}

fn view(app: &App, game: &Game) -> GameView {
    let shown = app.endings().show(game.table().state());
    let named = (game.id.as_str(), &game.setup);
    GameView::of(named, &game.play, &shown)
}

/// Refuses an action based on an older state.
pub(super) fn check_revision(app: &App, game: &Game, revision: u64) -> Result<(), ApiError> {
    if game.play.is_at(revision) {
        return Ok(());
    }
    Err(ApiError::outdated(view(app, game)))
}

/// The requested action.
fn deed(action: &TableAction) -> Result<Deed, ApiError> {
    let dice = match action {
        TableAction::Roll { dice } => dice.map(|[a, b]| (a, b)),
        _ => None,
    };
    let action = action.action()?;
    Ok(action.map_or(Deed::Roll(dice), Deed::Act))
}

/// Start a game
#[utoipa::path(post, operation_id = "games_begin", path = "/games", request_body = NewGame, responses((status = 201, body = GameView)))]
async fn begin(
    State(app): State<App>,
    Json(new): Json<NewGame>,
) -> Result<(StatusCode, Json<GameView>), ApiError> {
    let shared = app.games().begin(new)?;
    let game = lock(&shared);
    Ok((StatusCode::CREATED, Json(view(&app, &game))))
}

/// All games, last changed first
#[utoipa::path(get, operation_id = "games_list", path = "/games", responses((status = 200, body = [GameRow])))]
async fn list(State(app): State<App>) -> Json<Vec<GameRow>> {
    Json(app.games().list())
}

/// A game in its current state
#[utoipa::path(get, operation_id = "games_show", path = "/games/{id}", responses((status = 200, body = GameView)))]
async fn show(State(app): State<App>, Path(id): Path<String>) -> Result<Json<GameView>, ApiError> {
    let shared = app.games().get(&id)?;
    let game = lock(&shared);
    Ok(Json(view(&app, &game)))
}

/// Delete a game
#[utoipa::path(delete, operation_id = "games_forget", path = "/games/{id}", responses((status = 204)))]
async fn forget(State(app): State<App>, Path(id): Path<String>) -> Result<StatusCode, ApiError> {
    app.games().delete(&id)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Roll, play, double, answer, resign
#[utoipa::path(post, operation_id = "games_act", path = "/games/{id}/actions", request_body = ActionRequest,
    responses((status = 200, body = GameView), (status = 409, description = "The game has changed; `view` shows its current state")))]
async fn act(
    State(app): State<App>,
    Path(id): Path<String>,
    Json(request): Json<ActionRequest>,
) -> Result<Json<GameView>, ApiError> {
    let shared = app.games().get(&id)?;
    let mut game = lock(&shared);
    check_revision(&app, &game, request.revision)?;
    let done = game.play.act(deed(&request.action)?, now());
    settle(&app, &mut game, done?)
}

/// Takes over an action in a game.
pub(super) fn settle(app: &App, game: &mut Game, done: Done) -> Result<Json<GameView>, ApiError> {
    let event = game.take_over(done, app.games().folder())?;
    Ok(Json(view(app, game).after(event)))
}

/// Let the program act once
#[utoipa::path(post, operation_id = "games_advance", path = "/games/{id}/advance", request_body = RevisionRequest, responses((status = 200, body = GameView)))]
async fn advance(
    State(app): State<App>,
    Path(id): Path<String>,
    Json(request): Json<RevisionRequest>,
) -> Result<Json<GameView>, ApiError> {
    think(&app, &id, request.revision, Play::advance).await
}

/// Lets the engine act in a game. It works on a copy, so that the game stays free meanwhile, and a second request for the
/// same turn finds it changed.
async fn think(
    app: &App,
    id: &str,
    revision: u64,
    go_on: fn(&Play, &Engine, u64) -> Result<Done, TableError>,
) -> Result<Json<GameView>, ApiError> {
    let shared = app.games().get(id)?;
    let (variation, play) = {
        let game = lock(&shared);
        check_revision(app, &game, revision)?;
        (game.setup.variation, game.play.clone())
    };
    let thought = app.ask(variation, move |engine, _| Ok(go_on(&play, engine, now())?));
    let done = thought.await?;
    let mut game = lock(&shared);
    check_revision(app, &game, revision)?;
    settle(app, &mut game, done)
}

/// Take back the last decision of a person
#[utoipa::path(post, operation_id = "games_take_back", path = "/games/{id}/take_back", request_body = RevisionRequest, responses((status = 200, body = GameView)))]
async fn take_back(
    State(app): State<App>,
    Path(id): Path<String>,
    Json(request): Json<RevisionRequest>,
) -> Result<Json<GameView>, ApiError> {
    let shared = app.games().get(&id)?;
    let mut game = lock(&shared);
    let done = game.play.take_back(now())?;
    check_revision(&app, &game, request.revision)?;
    settle(&app, &mut game, done)
}

/// Let the program roll and play one turn of a race whose checkers are all home, for the person whose turn it is
#[utoipa::path(post, operation_id = "games_bear_off", path = "/games/{id}/bear_off", request_body = RevisionRequest, responses((status = 200, body = GameView)))]
async fn bear_off(
    State(app): State<App>,
    Path(id): Path<String>,
    Json(request): Json<RevisionRequest>,
) -> Result<Json<GameView>, ApiError> {
    think(&app, &id, request.revision, Play::bear_off).await
}

/// The tutor's opinion of an action before it is made
#[utoipa::path(post, operation_id = "games_tutor", path = "/games/{id}/tutor", request_body = ActionRequest, responses((status = 200, body = TutorReport)))]
async fn tutor(
    State(app): State<App>,
    Path(id): Path<String>,
    Json(request): Json<ActionRequest>,
) -> Result<Json<TutorReport>, ApiError> {
    let shared = app.games().get(&id)?;
    let (setup, state) = {
        let game = lock(&shared);
        check_revision(&app, &game, request.revision)?;
        (game.setup.clone(), *game.table().state())
    };
    let tutor = setup.tutor.as_ref().map(TutorInfo::tutor).transpose()?;
    let deed = deed(&request.action)?;
    let report = app.ask(setup.variation, move |engine, _| {
        let judgement = games::judge(engine, &state, deed, tutor);
        Ok(TutorReport::from(judgement.as_ref()))
    });
    Ok(Json(report.await?))
}

/// Add the match so far to the matches, to be analysed
#[utoipa::path(post, operation_id = "games_review", path = "/games/{id}/review", responses((status = 201, body = MatchView)))]
async fn review(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<(StatusCode, Json<MatchView>), ApiError> {
    let shared = app.games().get(&id)?;
    let (record, title) = {
        let game = lock(&shared);
        (game.table().record(), game.table().title())
    };
    let added = app.matches().add_played(record, &title)?;
    app.librarian().added(&lock(&added).id);
    let view = super::matches::view(&app, added).await?;
    Ok((StatusCode::CREATED, view))
}

/// The match so far as a file
#[utoipa::path(get, operation_id = "games_save_as", path = "/games/{id}/export", params(SaveQuery), responses((status = 200, content(
    (String = "application/octet-stream"), (MatchExport = "application/json")))))]
async fn save_as(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(query): Query<SaveQuery>,
) -> Result<Response, ApiError> {
    let format = query.format().map_err(ApiError::bad)?;
    let shared = app.games().get(&id)?;
    let (record, row) = {
        let game = lock(&shared);
        (game.table().record(), game.row())
    };
    if format != SaveFormat::View {
        return super::match_files::as_file(&record, &row.title, format);
    }
    app.ask(record.rules.variation.into(), move |engine, _| {
        let note = MatchNote::new(&row.title, Vec::new(), row.changed);
        let reviewed = ReviewedMatch::of(&record, engine.met());
        let view = MatchView::of(
            &row.id,
            (&note, reviewed.progress),
            &record,
            Vec::new(),
            &reviewed,
        );
        let decisions = Vec::new();
        super::match_files::as_view(&MatchExport { view, decisions }, &note.name)
    })
    .await
}
