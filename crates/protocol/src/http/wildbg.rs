//! `GET /eval` and `GET /move` as [wildbg](https://github.com/carsten-wenderdel/wildbg) answers them: a position as checkers on `p0`
//! to `p25`, those of the player on roll positive, chances of that player in the answer. Names and shapes are wildbg's.
//!
//! `x_away` and `o_away`, which wildbg reads for one-point matches only, may be any score here; one side a point away alone is the
//! Crawford game, as without it the score would have to say so.

use std::collections::HashMap;
use std::ops::ControlFlow;

use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use barpoint_app::position::{Question, evaluate, hint};
use barpoint_engine::{Hint, PlayAdvice};
use barpoint_equity::{CubeVerdict, Offer, Outcome, Response as Answer};
use barpoint_rules::{
    Board, BySide, Cube, MatchRules, MatchState, Pending, Roll, Setup, Side, Snapshot,
};
use serde_json::{Value, json};

use super::{Asked, Unanswered};

pub(super) fn routes() -> Router<Asked> {
    Router::new()
        .route("/eval", get(eval))
        .route("/move", get(plays))
}

type Parameters = Query<HashMap<String, String>>;

/// An answer, or a status and what is wrong.
type Answered = Result<Json<Value>, Wrong>;

struct Wrong(StatusCode, String);

impl Wrong {
    fn request(message: impl std::fmt::Display) -> Self {
        Self(StatusCode::BAD_REQUEST, message.to_string())
    }
}

impl From<Unanswered> for Wrong {
    fn from(reason: Unanswered) -> Self {
        match reason {
            Unanswered::Busy => Self(
                StatusCode::SERVICE_UNAVAILABLE,
                "too many questions wait: ask again later".to_owned(),
            ),
            Unanswered::Fault(message) => Self(StatusCode::INTERNAL_SERVER_ERROR, message),
        }
    }
}

impl IntoResponse for Wrong {
    fn into_response(self) -> Response {
        (self.0, Json(json!({ "message": self.1 }))).into_response()
    }
}

/// The chances of the position and the cube actions.
async fn eval(State(asked): State<Asked>, Query(parameters): Parameters) -> Answered {
    let state = state(&parameters, Pending::Turn)?;
    let found = asked.answer(move |engine, engines| {
        let question = Question {
            state,
            strength: engines.level(),
        };
        let value = evaluate(engine, &question, &mut go_on);
        let cube = hint(engine, &question, &mut go_on);
        (
            value.found.depths.last().map(|(_, value)| value.outcome),
            cube.found,
        )
    });
    let (outcome, cube) = found.await?;
    let outcome = outcome.ok_or_else(|| Wrong::request("the game is over"))?;
    let (double, accept) = match cube {
        Hint::Cube(cube) => actions(cube.verdict),
        _ => (false, true),
    };
    Ok(Json(json!({
        "cube": { "double": double, "accept": accept },
        "probabilities": chances(&outcome),
    })))
}

/// Whether to double, and whether a double is to be accepted.
fn actions(verdict: CubeVerdict) -> (bool, bool) {
    match verdict {
        CubeVerdict::Available {
            offer, response, ..
        } => (offer == Offer::Double, response != Answer::Pass),
        CubeVerdict::Dead { .. } | CubeVerdict::NotAvailable => (false, true),
    }
}

/// All plays of a roll, best first; one without steps where none is legal.
async fn plays(State(asked): State<Asked>, Query(parameters): Parameters) -> Answered {
    let die = |name: &str| whole::<u8>(&parameters, name)?.ok_or_else(|| missing(name));
    let roll = Roll::new(die("die1")?, die("die2")?);
    let roll = roll.ok_or_else(|| Wrong::request("die1 and die2: expected 1 to 6"))?;
    let state = state(&parameters, Pending::Move(roll))?;
    // What the position is worth to the opponent, who rolls next where no play is legal.
    let passed = state.snapshot().map(|at| Snapshot {
        on_roll: at.on_roll.other(),
        board: at.board.swapped(),
        pending: Pending::Turn,
        ..at
    });
    let passed = passed.ok_or_else(|| Wrong::request("the game is over"))?;
    let passed = MatchState::from_snapshot(&passed).map_err(Wrong::request)?;
    let found = asked.answer(move |engine, engines| {
        let at = |state| Question {
            state,
            strength: engines.level(),
        };
        match hint(engine, &at(state), &mut go_on).found {
            Hint::Plays(plays) if !plays.is_empty() => plays.iter().map(play).collect(),
            _ => {
                let value = evaluate(engine, &at(passed), &mut go_on).found;
                let outcome = value
                    .depths
                    .last()
                    .map(|(_, value)| value.outcome.flipped());
                let chances = outcome.map(|outcome| chances(&outcome));
                vec![json!({ "play": [], "probabilities": chances })]
            }
        }
    });
    let moves: Vec<Value> = found.await?;
    Ok(Json(json!({ "moves": moves })))
}

const fn go_on() -> ControlFlow<()> {
    ControlFlow::Continue(())
}

fn play(advice: &PlayAdvice) -> Value {
    let steps = advice.play.steps().iter();
    let steps: Vec<Value> = steps
        .map(|step| json!({ "from": step.from.number(), "to": step.to.number() }))
        .collect();
    json!({ "play": steps, "probabilities": chances(&advice.outcome) })
}

fn chances(outcome: &Outcome) -> Value {
    json!({
        "win": outcome.win,
        "winG": outcome.win_gammon,
        "winBg": outcome.win_backgammon,
        "loseG": outcome.lose_gammon,
        "loseBg": outcome.lose_backgammon,
    })
}

fn missing(name: &str) -> Wrong {
    Wrong::request(format_args!("{name} is missing"))
}

fn whole<T: std::str::FromStr>(
    parameters: &HashMap<String, String>,
    name: &str,
) -> Result<Option<T>, Wrong> {
    let Some(text) = parameters.get(name) else {
        return Ok(None);
    };
    let number = text.parse().map_err(|_| {
        Wrong::request(format_args!(
            "{name}: expected a whole number, found {text:?}"
        ))
    })?;
    Ok(Some(number))
}

/// The state that the parameters describe, with the player on roll as White.
fn state(parameters: &HashMap<String, String>, pending: Pending) -> Result<MatchState, Wrong> {
    let mut points = [0; 26];
    for (point, count) in points.iter_mut().enumerate() {
        let name = format!("p{point}");
        let checkers = whole::<i8>(parameters, &name)?.unwrap_or(0);
        let (whose, sign) = match point {
            0 if checkers > 0 => ("the opponent's", "negative"),
            25 if checkers < 0 => ("the player's", "positive"),
            _ => {
                *count = checkers;
                continue;
            }
        };
        return Err(Wrong::request(format_args!(
            "{name} is {whose} bar: expected a {sign} number, found {checkers}"
        )));
    }
    let board = Setup::signed(&points).and_then(Board::try_from);
    let board = board.map_err(Wrong::request)?;
    let x_away = whole::<u16>(parameters, "x_away")?.unwrap_or(0);
    let o_away = whole::<u16>(parameters, "o_away")?.unwrap_or(0);
    if (x_away == 0) != (o_away == 0) || x_away.max(o_away) > MatchState::MAX_LENGTH {
        return Err(Wrong::request(format_args!(
            "x_away and o_away: expected 0 and 0 for a money game, or 1 to {} each, found {x_away} and {o_away}",
            MatchState::MAX_LENGTH
        )));
    }
    let length = x_away.max(o_away);
    let rules = MatchRules {
        jacoby: false,
        ..MatchRules::default()
    };
    let snapshot = Snapshot {
        length,
        rules,
        score: BySide::new(length - x_away, length - o_away),
        crawford_game: (x_away == 1) != (o_away == 1),
        on_roll: Side::White,
        board,
        cube: Cube::default(),
        pending,
        resignation: None,
    };
    MatchState::from_snapshot(&snapshot).map_err(Wrong::request)
}
