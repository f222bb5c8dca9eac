//! How far cube decisions at 0 and 1 plies lie from those at 2, over the turns of trials.
//!
//! `cargo run --release -p barpoint-rollout --example cube_window -- TRIALS STATIC AHEAD ID...` plays trials without look-ahead from
//! each ID (GNU or XGID) and asks every cube decision at 0, 1 and 2 plies. Printed are, for each trial: decisions, what those at 0 and
//! at 1 ply lose by the values at 2, and with decisions farther than `STATIC` from a tie left at 0 plies, farther than `AHEAD` at 1,
//! how many are looked into at 1 ply and at 2, and what is lost then.
#![allow(
    clippy::print_stdout,
    clippy::cast_precision_loss,
    reason = "an example that prints a table"
)]

use std::sync::Arc;

use barpoint_bearoff::OneSided;
use barpoint_equity::{CubeContext, Met};
use barpoint_eval::{CubeAction, CubeUse, Search, SearchSettings, StaticPlayer, nets};
use barpoint_rollout::{DicePlan, DiceSettings, Generator};
use barpoint_rules::MatchRules;
use barpoint_rules::notation::{AnyId, find_id};

/// Not doubling and double/take at each depth.
type Asked = [[f32; 2]; 3];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let usage = "expected TRIALS STATIC AHEAD ID...";
    let trials: u32 = arguments.next().ok_or(usage)?.parse()?;
    let margins = [
        arguments.next().ok_or(usage)?.parse()?,
        arguments.next().ok_or(usage)?.parse()?,
    ];
    let evaluator = nets::production(Arc::new(OneSided::build()))?;
    let search = Search::new(Arc::new(evaluator), Arc::new(Met::kazaross_xg2()), 1 << 14);
    for text in arguments {
        let state = match find_id(&text)? {
            AnyId::Gnubg(id) => id.state(MatchRules::default())?,
            AnyId::Xgid(id) => id.state(MatchRules::default())?,
            AnyId::Ogid(id) => id.state(MatchRules::default())?,
            AnyId::Position(_) | AnyId::Match(_) => return Err("expected a GNU ID or XGID".into()),
        };
        let context = CubeContext::of(&state, state.on_roll());
        let mut asked = Vec::new();
        for trial in 0..trials {
            turns(&search, state.board(), context, trial, &mut asked);
        }
        report(&text, f64::from(trials), margins, &asked);
    }
    Ok(())
}

fn report(text: &str, trials: f64, margins: [f32; 2], asked: &[Asked]) {
    let mut lost = [0.0; 3];
    let mut looks = [0_u32; 2];
    for &[by0, by1, by2] in asked {
        lost[0] += loss(by0, by2);
        lost[1] += loss(by1, by2);
        if is_clear(by0, margins[0]) {
            lost[2] += loss(by0, by2);
            continue;
        }
        looks[0] += 1;
        if is_clear(by1, margins[1]) {
            lost[2] += loss(by1, by2);
            continue;
        }
        looks[1] += 1;
    }
    let each = |n: f32| f64::from(n) / trials;
    println!(
        "{text}: {:.1} decisions, lost at 0-ply {:.4}, 1-ply {:.4}; windows: {:.1} looks at 1-ply, {:.1} at 2-ply, lost {:.4}",
        asked.len() as f64 / trials,
        each(lost[0]),
        each(lost[1]),
        f64::from(looks[0]) / trials,
        f64::from(looks[1]) / trials,
        each(lost[2])
    );
}

/// What doubling gains.
fn gain([hold, take]: [f32; 2]) -> f32 {
    take.min(1.0) - hold
}

fn is_clear(found: [f32; 2], margin: f32) -> bool {
    let gain = gain(found);
    gain < -margin || (gain > margin && (found[1] - 1.0).abs() > margin)
}

/// What the actions by `found` lose by the values of `truth`.
fn loss(found: [f32; 2], truth: [f32; 2]) -> f32 {
    let doubles = gain(found) > 0.0;
    if doubles != (gain(truth) > 0.0) {
        gain(truth).abs()
    } else if doubles && (found[1] > 1.0) != (truth[1] > 1.0) {
        (truth[1] - 1.0).abs()
    } else {
        0.0
    }
}

fn turns(
    search: &Search,
    board: &barpoint_rules::Board,
    mut context: CubeContext,
    trial: u32,
    asked: &mut Vec<Asked>,
) {
    let settings = |plies| SearchSettings::new(plies, CubeUse::Cubeful, 5);
    let mut player = StaticPlayer::with_settings(search, settings(0));
    let plan = DicePlan::new(DiceSettings {
        generator: Generator::ChaCha,
        seed: 1,
        stratified: true,
        initial: false,
    });
    let mut dice = plan.trial(trial);
    let mut at = player.assess(board);
    for ply in 0.. {
        if at.is_over() {
            break;
        }
        let mut action = CubeAction::Roll;
        if context.may_double() {
            let mut found = [[0.0; 2]; 3];
            for (plies, values) in (0..).zip(&mut found) {
                let Some(decision) = search.cube_decision(&at.board, context, settings(plies))
                else {
                    continue;
                };
                let equities = decision.equities;
                let (hold, take) = (equities.no_double.get(), equities.double_take.get());
                *values = [hold, take];
                if ply > 0 {
                    action = CubeAction::of(hold, take, false);
                }
            }
            asked.push(found);
        }
        let roll = dice.roll(ply);
        let Some(after) = action.cube_after(context) else {
            break;
        };
        context = after;
        at = player.turn(&at.board, roll, context);
        context = context.flipped();
    }
}
