//! Judges nets of a training folder without look-ahead, before they are exported:
//! `cargo run --release -p barpoint-train --example judge_nets FOLDER FILE.jsonl CONTACT RACE`.

#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a command-line tool"
)]

use std::error::Error;
use std::path::Path;
use std::sync::Arc;

use barpoint_bearoff::OneSided;
use barpoint_equity::Outcome;
use barpoint_eval::{CompositeEvaluator, Evaluator};
use barpoint_rules::Board;
use barpoint_train::Nets;
use barpoint_train::judge::{self, Subject};

struct Static(CompositeEvaluator);

impl Subject for Static {
    fn outcome(&self, board: &Board) -> Outcome {
        let mut out = [Outcome::default()];
        self.0.evaluate(std::slice::from_ref(board), &mut out);
        out[0]
    }

    fn cube(&self, _: &Board) -> (f32, f32) {
        (0.0, 0.0)
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [folder, file, contact, race] = arguments.as_slice() else {
        return Err("usage: judge_nets FOLDER FILE.jsonl CONTACT RACE".into());
    };
    let nets = Nets {
        contact: contact.clone(),
        race: Some(race.clone()),
        prefilter: None,
    };
    let evaluator = nets.evaluator(Path::new(folder), &Arc::new(OneSided::build()))?;
    let records = judge::parse(&std::fs::read_to_string(file)?)?;
    let report = judge::judge(&records, &Static(evaluator), || ());
    for (phase, score) in &report.phases {
        println!("{phase:18} {score}");
    }
    println!("ER {}", report.total);
    Ok(())
}
