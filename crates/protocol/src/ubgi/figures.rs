//! What is told of plays and cube actions.

use std::fmt::Display;

use barpoint_engine::{Depth, PlayAdvice};
use barpoint_equity::{CubeVerdict, Equity, Mwc, Offer, Response, Stakes};
use barpoint_rules::{Decision, MatchState};

use super::answer::chances;
use super::spelling;

/// What a play is worth, as a line.
pub(super) fn row(line: usize, advice: &PlayAdvice, stakes: Option<Stakes>, time: u128) -> String {
    let depth = depth(advice.depth);
    let error = advice
        .std_err
        .map_or_else(String::new, |error| format!(" se {:.5}", error.get()));
    let difference = advice.difference.get();
    let (worth, chances) = (worth(advice.cubeful, stakes), chances(&advice.outcome));
    let play = spelling::play(&advice.play);
    format!(
        "info role chequer line {line} {depth} time_ms {time} {worth}{error} diff {difference:.5} {chances} move {play}"
    )
}

/// How deeply a play was looked at.
fn depth(depth: Depth) -> String {
    match depth {
        Depth::Plies(plies) => format!("depth {plies}"),
        Depth::Trials(trials) => format!("trials {trials}"),
    }
}

/// An equity and, in matches, the match winning chance.
pub(super) fn worth(equity: Equity, stakes: Option<Stakes>) -> String {
    let mwc = stakes.map(|stakes| stakes.denormalise(equity));
    worth_of(equity.get(), mwc.map(Mwc::get))
}

/// The same of plain numbers.
pub(super) fn worth_of(equity: impl Display, mwc: Option<f64>) -> String {
    match mwc {
        Some(mwc) => format!("eq {equity:.5} mwc {mwc:.5}"),
        None => format!("eq {equity:.5}"),
    }
}

/// What the cube actions are worth to the player who may double.
pub(super) fn equities_of(no_double: Equity, double_take: Equity) -> String {
    let (no_double, double_take) = (no_double.get(), double_take.get());
    format!("nodouble {no_double:.5} doubletake {double_take:.5} doublepass 1.00000")
}

/// The action of whoever decides.
pub(super) fn action(state: &MatchState, verdict: CubeVerdict) -> &'static str {
    let (offer, response) = match verdict {
        CubeVerdict::Available {
            offer, response, ..
        } => (offer, response),
        CubeVerdict::Dead { .. } | CubeVerdict::NotAvailable => (Offer::NoDouble, Response::Take),
    };
    if let Decision::AnswerDouble(_) = state.decision() {
        return match response {
            Response::Take => "take",
            Response::Pass => "pass",
            Response::Beaver if state.may_beaver() => "beaver",
            Response::Beaver => "take",
        };
    }
    match offer {
        Offer::Double => "double",
        Offer::NoDouble | Offer::TooGood => "nodouble",
    }
}
