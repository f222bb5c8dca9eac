//! gnubg takes over our analyses as they are. Skipped, visibly, where gnubg is not installed.

#![expect(clippy::unwrap_used, reason = "a test helper may fail like a test")]

mod common;
mod driver;

use std::fmt::Write as _;

use barpoint_equity::{Equity, Outcome};
use barpoint_formats::sgf::{attach, detach};
use barpoint_formats::{by_name, import};
use barpoint_record::{
    Candidate, CandidateValue, CubeAnalysis, CubeEvaluation, Entry, Estimate, EvalSettings, Event,
    Luck, LuckMark, MatchRecord, MoveAnalysis, PlayedRoll, Replay, Value,
};
use barpoint_rules::{MatchState, PlayList};
use common::random_match;
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Probabilities and equities that six decimals hold exactly.
fn sixteenths<const N: usize>(rng: &mut ChaCha8Rng) -> [f32; N] {
    std::array::from_fn(|_| f32::from(rng.random_range(0..=16_u8)) / 16.0)
}

fn settings(rng: &mut ChaCha8Rng) -> EvalSettings {
    EvalSettings {
        plies: rng.random_range(0..4),
        cubeful: rng.random(),
        deterministic: true,
        noise: 0.0,
        prune: rng.random(),
    }
}

/// An estimate in the unit of a match of this length.
fn estimate(length: u16, rng: &mut ChaCha8Rng) -> Estimate {
    let [cubeless, value] = sixteenths(rng);
    Estimate {
        outcome: Outcome::from_array(sixteenths(rng)),
        cubeless: Equity(cubeless),
        value: match length {
            0 => Value::Equity(Equity(value)),
            _ => Value::mwc(value.into()),
        },
    }
}

fn analyse(entry: &mut Entry, before: &MatchState, rng: &mut ChaCha8Rng) {
    entry.cube_analysis = Some(Box::new(CubeAnalysis::Evaluation(CubeEvaluation {
        no_double: estimate(before.length(), rng),
        double_take: estimate(before.length(), rng),
        settings: settings(rng),
    })));
    entry.comment = rng
        .random_ratio(1, 9)
        .then(|| "why [this]? \\ :".to_owned());
    let Event::Play(PlayedRoll { side, roll, play }) = entry.event else {
        return;
    };
    let luck = f32::from(rng.random_range(-20..20_i8)) / 16.0;
    entry.luck = Some(Luck::Known(Equity(luck)));
    entry.luck_mark = [None, Some(LuckMark::Lucky), Some(LuckMark::VeryUnlucky)]
        .choose(rng)
        .copied()
        .flatten();
    let mut plays = PlayList::new();
    plays.generate(&before.board_of(side), roll);
    let candidates: Vec<Candidate> = plays
        .plays()
        .iter()
        .zip(0..8_u8)
        .map(|(&play, rank)| Candidate {
            play,
            value: CandidateValue::Evaluation {
                outcome: Outcome::from_array(sixteenths(rng)),
                equity: Equity(1.0 - f32::from(rank) / 16.0),
                settings: settings(rng),
            },
            marked: false,
        })
        .collect();
    let played = candidates.iter().position(|c| c.play == play);
    if played.is_some() {
        entry.move_analysis = Some(Box::new(MoveAnalysis { played, candidates }));
    }
}

fn analysed_match(seed: u64) -> MatchRecord {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut record = random_match(seed, 0);
    for index in 0..record.games.len() {
        let mut replay = Replay::new(&record, &record.games[index]).unwrap();
        let mut offered = None;
        for entry in &mut record.games[index].entries {
            analyse(entry, replay.state(), &mut rng);
            match entry.event {
                Event::Double(_) => offered.clone_from(&entry.cube_analysis),
                // gnubg keeps one analysis for a double and its answer.
                Event::Take(_) | Event::Pass(_) => entry.cube_analysis.clone_from(&offered),
                _ => {}
            }
            replay.advance(&entry.event).unwrap();
        }
    }
    record
}

#[test]
fn gnubg_loads_our_analyses_and_saves_them_unchanged() {
    let folder = tempfile::tempdir().unwrap();
    let matches = [1, 2, 3, 5, 6, 7].map(analysed_match);
    let mut script = String::from("import gnubg\n");
    for (number, record) in matches.iter().enumerate() {
        // gnubg passes over what we attach.
        let mut record = record.clone();
        let plain = by_name("sgf").unwrap().export(&record).unwrap();
        let texts = ["{\"a\": [1]}".to_owned(), String::from_utf8(plain).unwrap()];
        attach(&mut record, &texts);
        let ours = by_name("sgf").unwrap().export(&record).unwrap();
        let mut read = import(&ours).unwrap().record;
        assert_eq!(detach(&mut read), texts);
        std::fs::write(folder.path().join(format!("{number}.sgf")), ours).unwrap();
        for command in [
            format!("load match {number}.sgf"),
            format!("save match {number}.out"),
        ] {
            let _ = writeln!(script, "gnubg.command('{command}')");
        }
    }
    if driver::run_gnubg(folder.path(), &script).is_none() {
        return;
    }
    for (number, record) in matches.iter().enumerate() {
        let saved = std::fs::read(folder.path().join(format!("{number}.out"))).unwrap();
        let theirs = import(&saved).unwrap().record;
        assert_eq!(record.games.len(), theirs.games.len());
        for (ours, theirs) in record.games.iter().zip(&theirs.games) {
            assert_eq!(ours.entries.len(), theirs.entries.len());
            for (ours, theirs) in ours.entries.iter().zip(&theirs.entries) {
                // gnubg works the skill marks out again, from the numbers.
                let theirs = Entry {
                    skill: None,
                    cube_skill: None,
                    ..theirs.clone()
                };
                assert_eq!(*ours, theirs);
            }
        }
    }
}
