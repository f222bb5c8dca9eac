//! Plain rollouts beside variance-reduced ones on the positions of a file, one ID a line.
//!
//! `cargo run --release -p barpoint-rollout --example agreement -- FILE TRIALS COUNT` prints for the first
//! `COUNT` different boards both equities, cubeful at money play, and how many joint standard errors they are
//! apart.
#![allow(
    clippy::print_stdout,
    clippy::cast_precision_loss,
    reason = "an example that prints a table"
)]

use std::ops::ControlFlow;
use std::sync::Arc;

use barpoint_bearoff::OneSided;
use barpoint_equity::{CubeContext, Met};
use barpoint_eval::{CubeUse, Search, SearchSettings, nets};
use barpoint_rollout::{
    Estimate, PlayerSettings, Report, RolloutPlan, RolloutSettings, TrialPlayer, Trials,
    VarianceReduction,
};
use barpoint_rules::notation::{AnyId, find_id, position_id};
use barpoint_rules::{Board, MatchRules};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let usage = "expected FILE TRIALS COUNT";
    let text = std::fs::read_to_string(arguments.next().ok_or(usage)?)?;
    let trials: u32 = arguments.next().ok_or(usage)?.parse()?;
    let count: usize = arguments.next().ok_or(usage)?.parse()?;
    let mut boards: Vec<Board> = Vec::new();
    for line in text.lines() {
        let board = match find_id(line)? {
            AnyId::Position(board) => board,
            AnyId::Gnubg(id) => *id.state(MatchRules::default())?.board(),
            AnyId::Xgid(id) => id.board,
            AnyId::Ogid(id) => id.board,
            AnyId::Match(_) => continue,
        };
        if !boards.contains(&board) {
            boards.push(board);
        }
    }
    boards.truncate(count);
    let evaluator = nets::production(Arc::new(OneSided::build()))?;
    let search = Search::new(Arc::new(evaluator), Arc::new(Met::kazaross_xg2()), 1 << 12);
    let mut worst = 0.0_f64;
    let mut squares = 0.0;
    for board in &boards {
        let reduced = equity(
            &search,
            board,
            trials,
            VarianceReduction::LookAhead { candidates: 3 },
        )?;
        let plain = equity(&search, board, trials, VarianceReduction::Off)?;
        let joint = reduced.std_err.hypot(plain.std_err);
        let off = (reduced.mean - plain.mean) / joint;
        worst = worst.max(off.abs());
        squares += off * off;
        println!(
            "{}  {:+.4} +- {:.4}  {:+.4} +- {:.4}  {off:+.2}",
            position_id(board),
            reduced.mean,
            reduced.std_err,
            plain.mean,
            plain.std_err
        );
    }
    println!(
        "{} positions, {trials} trials: at most {worst:.2} joint standard errors apart, {:.2} on average (root mean square)",
        boards.len(),
        (squares / boards.len() as f64).sqrt()
    );
    Ok(())
}

fn equity(
    search: &Search,
    board: &Board,
    trials: u32,
    variance_reduction: VarianceReduction,
) -> Result<Estimate, Box<dyn std::error::Error>> {
    let statically = SearchSettings::new(0, CubeUse::Cubeful, 5);
    // Different dice, so that nothing but the truth is common to both.
    let seed = u64::from(variance_reduction == VarianceReduction::Off);
    let settings = RolloutSettings {
        variance_reduction,
        ..RolloutSettings::full(PlayerSettings::alike(statically), CubeUse::Cubeful, seed)
    };
    let plan = RolloutPlan::no_double(board, CubeContext::MONEY, &settings)?;
    let mut player = TrialPlayer::new(search, &plan);
    let mut all = Trials::new(1);
    for trial in 0..trials {
        if let [Some(result)] = player.play(trial, |_| true, &|| ControlFlow::Continue(()))?[..] {
            all.add(0, trial, result);
        }
    }
    let report = Report::of(&plan, search.met(), &all, |_| trials);
    Ok(report.rows[0].equity)
}
