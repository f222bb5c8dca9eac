//! Version 1 of the [Nodots engine protocol](https://github.com/nodots/backgammon-engine-protocol): `POST /v1/move`, `/v1/double`,
//! `/v1/take` and `/v1/resign`, `GET /v1/health`. Names and shapes are the protocol's.

use std::ops::ControlFlow;

use axum::body::Bytes;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use barpoint_app::position::{Question, hint, resignations};
use barpoint_engine::{CubeHint, Hint, PlayAdvice};
use barpoint_equity::{CubeEquities, CubeVerdict, Offer, Outcome, Response as Answer};
use barpoint_rules::{MatchState, Point, Side, Step, WinKind};
use serde_json::{Value, json};

use super::nodots_request::{Asking, Refusal, Request};
use super::{Asked, Unanswered};

pub(super) fn routes() -> Router<Asked> {
    Router::new()
        .route("/v1/health", get(health))
        .route("/v1/move", post(play))
        .route("/v1/double", post(double))
        .route("/v1/take", post(take))
        .route("/v1/resign", post(resign))
}

type Answered = Result<Json<Value>, Refusal>;

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let status = match self.code {
            "unsupported" => StatusCode::NOT_IMPLEMENTED,
            "timeout" => StatusCode::GATEWAY_TIMEOUT,
            "internal" => StatusCode::INTERNAL_SERVER_ERROR,
            _ => StatusCode::BAD_REQUEST,
        };
        let mut error = json!({ "code": self.code, "message": self.message });
        if let Some(field) = self.field {
            error["field"] = field.into();
        }
        (status, Json(json!({ "error": error }))).into_response()
    }
}

impl From<Unanswered> for Refusal {
    fn from(reason: Unanswered) -> Self {
        let (code, message) = match reason {
            Unanswered::Busy => (
                "timeout",
                "too many questions wait: ask again later".to_owned(),
            ),
            Unanswered::Fault(message) => ("internal", message),
        };
        Self {
            code,
            message,
            field: None,
        }
    }
}

async fn health() -> Json<Value> {
    Json(json!({
        "status": "ok",
        "engineName": "barpoint",
        "engineVersion": env!("CARGO_PKG_VERSION"),
        "protocolVersion": "1",
    }))
}

/// The state asked about and the active player.
fn read(body: &Bytes, asking: Asking) -> Result<(MatchState, Side), Refusal> {
    let body: Value = serde_json::from_slice(body).map_err(Refusal::of_all)?;
    let request = Request::new(&body)?;
    Ok((request.state(asking)?, request.active()?))
}

async fn hinted(asked: &Asked, state: MatchState) -> Result<Hint, Unanswered> {
    let found = asked.answer(move |engine, engines| {
        let question = Question {
            state,
            strength: engines.level(),
        };
        hint(engine, &question, &mut || ControlFlow::Continue(())).found
    });
    found.await
}

async fn play(State(asked): State<Asked>, body: Bytes) -> Answered {
    let (state, side) = read(&body, Asking::Move)?;
    let Hint::Plays(plays) = hinted(&asked, state).await? else {
        return Err(Refusal::of_all("no play is to be made here"));
    };
    let candidates: Vec<Value> = (1..)
        .zip(&plays)
        .map(|(rank, advice)| candidate(rank, advice, side))
        .collect();
    let best = plays.first();
    Ok(Json(json!({
        "moves": best.map(|advice| steps(advice, side)).unwrap_or_default(),
        "equity": best.map(|advice| advice.cubeful.get()),
        "candidates": candidates,
    })))
}

/// A play with its value. Ranks count all plays, those looked at most deeply first.
fn candidate(rank: usize, advice: &PlayAdvice, side: Side) -> Value {
    let mut evaluation = chances(&advice.outcome);
    evaluation["cubefulEquity"] = advice.cubeful.get().into();
    json!({
        "moves": steps(advice, side),
        "evaluation": evaluation,
        "equity": advice.cubeful.get(),
        "rank": rank,
        "difference": advice.difference.get(),
    })
}

fn steps(advice: &PlayAdvice, side: Side) -> Vec<Value> {
    let steps = advice.play.steps().iter();
    steps.map(|made| step(*made, side)).collect()
}

fn step(step: Step, side: Side) -> Value {
    // Bar and off are both 0.
    let (from, from_container) = match step.from {
        Point::BAR => (0, "bar"),
        point => (point.number(), "point"),
    };
    let (to, to_container) = match step.to {
        Point::OFF => (0, "off"),
        point => (point.number(), "point"),
    };
    let kind = match (from, to) {
        (0, _) => "reenter",
        (_, 0) => "bear-off",
        _ => "point-to-point",
    };
    json!({
        "from": from,
        "to": to,
        "moveKind": kind,
        "isHit": step.hit,
        "player": match side { Side::White => "white", Side::Black => "black" },
        "fromContainer": from_container,
        "toContainer": to_container,
    })
}

/// An evaluation: cubeless chances and their equity at money play.
fn chances(outcome: &Outcome) -> Value {
    json!({
        "win": outcome.win,
        "winGammon": outcome.win_gammon,
        "winBackgammon": outcome.win_backgammon,
        "loseGammon": outcome.lose_gammon,
        "loseBackgammon": outcome.lose_backgammon,
        "equity": outcome.money_equity().get(),
    })
}

async fn double(State(asked): State<Asked>, body: Bytes) -> Answered {
    let (state, _) = read(&body, Asking::Turn)?;
    let Hint::Cube(CubeHint {
        decision, verdict, ..
    }) = hinted(&asked, state).await?
    else {
        return Ok(Json(json!({ "action": "no-double" })));
    };
    let (action, equity) = match verdict {
        CubeVerdict::Available {
            offer, redouble, ..
        } => (
            match offer {
                Offer::Double if redouble => "redouble",
                Offer::Double => "double",
                Offer::NoDouble => "no-double",
                Offer::TooGood => "too-good",
            },
            decision.equities.best(),
        ),
        CubeVerdict::Dead { .. } | CubeVerdict::NotAvailable => {
            ("no-double", decision.equities.no_double)
        }
    };
    Ok(Json(json!({ "action": action, "equity": equity.get() })))
}

async fn take(State(asked): State<Asked>, body: Bytes) -> Answered {
    let (state, _) = read(&body, Asking::Take)?;
    let Hint::Cube(CubeHint {
        decision, verdict, ..
    }) = hinted(&asked, state).await?
    else {
        return Err(Refusal::of_all("no double can be answered here"));
    };
    let response = match verdict {
        CubeVerdict::Available { response, .. } => response,
        CubeVerdict::Dead { .. } | CubeVerdict::NotAvailable => {
            return Err(Refusal::of_all("the player on roll may not double here"));
        }
    };
    let action = match response {
        Answer::Pass => "drop",
        Answer::Beaver if state.may_beaver() => "beaver",
        Answer::Take | Answer::Beaver => "take",
    };
    Ok(Json(json!({
        "action": action,
        "takeEquity": -decision.equities.double_take.get(),
        "dropEquity": -CubeEquities::PASS.get(),
    })))
}

async fn resign(State(asked): State<Asked>, body: Bytes) -> Answered {
    let (state, _) = read(&body, Asking::Turn)?;
    let found = asked.answer(move |engine, engines| {
        let question = Question {
            state,
            strength: engines.level(),
        };
        resignations(engine, &question, None, None)
    });
    let study = found.await?.map_err(Refusal::of_all)?.found;
    let free = study.free();
    let action = match free.map(|advice| advice.kind) {
        None => "none",
        Some(WinKind::Single) => "single",
        Some(WinKind::Gammon) => "gammon",
        Some(WinKind::Backgammon) => "backgammon",
    };
    let mut answer = json!({ "action": action });
    if let Some(free) = free {
        answer["equity"] = (-free.accept.get()).into();
    }
    Ok(Json(answer))
}
