//! Our verdicts beside those of gnubg on the cube decisions of recorded sessions.

use std::sync::Arc;

use barpoint_bearoff::OneSided;
use barpoint_engine::{Engine, Strength};
use barpoint_equity::{CubeContext, CubeVerdict, Offer, Response};
use barpoint_eval::{CubeModel, MoveFilter};
use barpoint_rules::notation::{AnyId, find_id};
use barpoint_rules::{MatchRules, MatchState};
use serde_json::Value;

/// Verdicts of decisions nearer to a tie may differ.
const TIE: f64 = 0.02;

struct Line {
    id: String,
    state: MatchState,
    ply: u8,
    no_double: f64,
    double_take: f64,
    verdict: String,
}

fn lines() -> Vec<Line> {
    let text = include_str!("../../../testdata/gnubg/cube-verdicts.jsonl");
    text.lines().skip(1).map(line).collect()
}

fn line(text: &str) -> Line {
    let row: Value = serde_json::from_str(text).expect("a line of JSON");
    let (text, number) = (
        |i: usize| row[i].as_str().expect("a text").to_owned(),
        |i: usize| row[i].as_f64().expect("a number"),
    );
    let id = format!("{}:{}", text(1), text(2));
    let Ok(AnyId::Gnubg(found)) = find_id(&id) else {
        panic!("{id} is no position with its match");
    };
    let state = found.state(MatchRules::default()).expect("a legal state");
    Line {
        state,
        id,
        ply: u8::try_from(row[3].as_u64().expect("plies")).expect("few plies"),
        no_double: number(4),
        double_take: number(5),
        // `No double, take (23.7%)`
        verdict: text(6)
            .split(" (")
            .next()
            .unwrap_or_default()
            .to_lowercase(),
    }
}

/// Which parts of gnubg's verdict stand clear of a tie: the offer, the answer.
fn clear(line: &Line, beavers: bool) -> (bool, bool) {
    let double = line.double_take.min(1.0);
    let answer = (line.double_take - 1.0).abs() >= TIE;
    let beaver = !beavers || line.double_take.abs() >= TIE;
    ((double - line.no_double).abs() >= TIE, answer && beaver)
}

fn offer(words: &str) -> Offer {
    if words.starts_with("no ") {
        Offer::NoDouble
    } else if words.starts_with("too good") {
        Offer::TooGood
    } else {
        Offer::Double
    }
}

fn response(words: &str) -> Response {
    if words.ends_with("beaver") {
        Response::Beaver
    } else if words.ends_with("pass") {
        Response::Pass
    } else {
        Response::Take
    }
}

/// Every disagreement clear of a tie is listed here and in `docs/theory/cube.md`, with both evaluations.
#[test]
fn verdicts_are_gnubgs_wherever_they_are_clear() {
    let engine =
        Engine::production(Arc::new(OneSided::build())).expect("the nets built in are sound");
    let (mut wrong, mut seen) = (Vec::new(), 0);
    for line in lines() {
        let player = line.state.on_roll();
        let context = CubeContext::of(&line.state, player);
        let mut settings = Strength::new(line.ply, MoveFilter::LARGE).search;
        for (_, model) in CubeModel::ALL {
            settings.model = model;
            let hint = engine
                .cube(player, line.state.board(), context, settings)
                .expect("a cube decision");
            let CubeVerdict::Available {
                offer: ours,
                response: answer,
                ..
            } = hint.verdict
            else {
                panic!("{}: no decision", line.id);
            };
            let beavers = line.verdict.ends_with("beaver") || answer == Response::Beaver;
            let (clear_offer, clear_answer) = clear(&line, beavers);
            seen += 1;
            let agrees = (ours == offer(&line.verdict) || !clear_offer)
                && (answer == response(&line.verdict) || !clear_answer);
            if !agrees {
                let equities = hint.decision.equities;
                wrong.push(format!(
                    "{} {} {}-ply: {} ({:+.3} {:+.3}), gnubg {} ({:+.3} {:+.3})",
                    line.id,
                    model.name(),
                    line.ply,
                    hint.verdict,
                    equities.no_double.get(),
                    equities.double_take.get(),
                    line.verdict,
                    line.no_double,
                    line.double_take
                ));
            }
        }
    }
    assert_eq!(seen, 4 * 27);
    assert_eq!(wrong, Vec::<String>::new());
}
