//! Why a double is taken or passed.

use barpoint_explain::{Alive, AnswerSaid};

use super::Phrase;
use super::cube_reasons::sentence;
use super::reasons::percent;

/// What is said of taking and passing.
pub(super) fn answer(said: AnswerSaid) -> (String, Phrase) {
    match said {
        AnswerSaid::TakeDead { theirs, dead } => sentence(
            "why-cube-take-dead",
            "A take even with a dead cube: the opponent wins {theirs} %, and needs {dead} %",
            &[("theirs", percent(theirs)), ("dead", percent(dead))],
        ),
        AnswerSaid::TakeLive { theirs, dead, live } => sentence(
            "why-cube-take-live",
            "A take because the opponent will own the cube: they win {theirs} %, too little with a dead cube ({dead} %), enough with a live one ({live} %)",
            &[
                ("theirs", percent(theirs)),
                ("dead", percent(dead)),
                ("live", percent(live)),
            ],
        ),
        AnswerSaid::TakeRedouble { theirs, needs } => sentence(
            "why-cube-take-redouble",
            "A take, as the opponent can redouble at once: they win {theirs} %, and need {needs} %",
            &[("theirs", percent(theirs)), ("needs", percent(needs))],
        ),
        AnswerSaid::Pass {
            theirs,
            needs,
            live,
        } => {
            let (id, with) = if live {
                ("why-cube-pass-live", " even with a live cube")
            } else {
                ("why-cube-pass", "")
            };
            let text =
                format!("A pass: the opponent wins {{theirs}} %, and needs {{needs}} %{with}");
            let figures = [("theirs", percent(theirs)), ("needs", percent(needs))];
            sentence(id, &text, &figures)
        }
        AnswerSaid::Gammons { needs, without } => sentence(
            "why-cube-gammons",
            "Gammons make it a pass: without them the opponent would need {without} % instead of {needs} %",
            &[("without", percent(without)), ("needs", percent(needs))],
        ),
        AnswerSaid::Score { dead, money } => sentence(
            "why-cube-score",
            "At this score the opponent needs {dead} % with a dead cube, at money play {money} %",
            &[("dead", percent(dead)), ("money", percent(money))],
        ),
        AnswerSaid::Take {
            theirs,
            dead,
            alive,
        } => needs(theirs, dead, alive),
    }
}

/// What the opponent needs to take.
fn needs(theirs: f32, dead: f32, alive: Option<Alive>) -> (String, Phrase) {
    let (id, text, live) = match alive {
        None => (
            "why-cube-needs",
            "The opponent wins {theirs} %, and needs {dead} % to take",
            dead,
        ),
        Some(Alive::Live(live)) => (
            "why-cube-take",
            "The opponent wins {theirs} %, and needs {dead} % to take with a dead cube, {live} % with a live one",
            live,
        ),
        Some(Alive::Redoubled(live)) => (
            "why-cube-redoubled",
            "The opponent wins {theirs} %, and needs {live} % to take, as they can redouble at once",
            live,
        ),
    };
    let figures = [
        ("theirs", percent(theirs)),
        ("dead", percent(dead)),
        ("live", percent(live)),
    ];
    sentence(id, text, &figures)
}
