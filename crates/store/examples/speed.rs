//! Times searches in a library of made-up matches: `cargo run --release -p barpoint-store --example speed -- 10000 FOLDER`.

#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a measurement")]

#[path = "../tests/library/synthetic.rs"]
mod synthetic;

use std::time::{Duration, Instant};

use barpoint_equity::{Equity, Met};
use barpoint_record::SkillMark;
use barpoint_store::{DecisionKind, Library, MatchFilter, Phase, Prepared, Query, ScoreQuery};

/// Matches written at once.
const BATCH: u64 = 64;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let matches: u64 = arguments.next().map_or(1000, |text| text.parse().unwrap());
    let folder = arguments.next().map_or_else(std::env::temp_dir, Into::into);
    let path = folder.join("speed.sqlite");
    let mut library = Library::open(&path).unwrap();
    let met = Met::kazaross_xg2();
    let begun = Instant::now();
    for first in
        (library.totals().unwrap().matches..matches).step_by(usize::try_from(BATCH).unwrap())
    {
        let numbers = first..matches.min(first + BATCH);
        let batch = numbers.map(|number| {
            Prepared::of(&synthetic::made_up(number), &met)
                .unwrap()
                .unwrap()
        });
        library.import(&batch.collect::<Vec<_>>()).unwrap();
    }
    let totals = library.totals().unwrap();
    let bytes = std::fs::metadata(&path).unwrap().len();
    println!(
        "{totals:?}, {} MB, made in {:.1} s",
        bytes / 1_000_000,
        begun.elapsed().as_secs_f64()
    );
    let ann = library.player("ann").unwrap();
    for (name, query) in questions(&library) {
        time(&name, || library.search(&query, 50).unwrap().total);
    }
    let of = |player| MatchFilter {
        player,
        ..MatchFilter::default()
    };
    let rival = library.player("rival 7").unwrap();
    for (name, player) in [("one of 50", rival), ("in every match", ann)] {
        let name = format!("statistics of a player, {name}");
        time(&name, || {
            library
                .statistics(&of(player))
                .unwrap()
                .total()
                .decisions()
                .into()
        });
    }
}

fn questions(library: &Library) -> Vec<(String, Query)> {
    let pattern = |text: &str| Query {
        pattern: text.parse().unwrap(),
        ..Query::default()
    };
    let ann = library.player("ann").unwrap();
    let mut questions: Vec<(String, Query)> = [
        "",
        "me6",
        "me6=1 opp20",
        "me8 me7 me6 me5 me4 opp3 mebar=0",
        "mebar=2+ opp1=3",
    ]
    .map(|text| (format!("pattern {text:?}"), pattern(text)))
    .into();
    let own = MatchFilter {
        player: ann,
        ..MatchFilter::default()
    };
    questions.push((
        "one player's errors of 0.3 in back games with 61".to_owned(),
        Query {
            matches: own.clone(),
            phases: vec![Phase::BackGame],
            rolls: vec!["61".parse().unwrap()],
            least_loss: Some(Equity(0.3)),
            ..Query::default()
        },
    ));
    questions.push((
        "very bad by other thresholds".to_owned(),
        Query {
            marks: vec![SkillMark::VeryBad],
            thresholds: "0.05,0.1,0.2".parse().unwrap(),
            ..Query::default()
        },
    ));
    questions.push((
        "takes at 3-5".to_owned(),
        Query {
            kinds: vec![DecisionKind::Take],
            scores: vec!["3-5".parse::<ScoreQuery>().unwrap()],
            ..Query::default()
        },
    ));
    questions.push((
        "one player's errors of 0.1 in an event".to_owned(),
        Query {
            matches: MatchFilter {
                event: Some("cup 7".to_owned()),
                ..own
            },
            least_loss: Some(Equity(0.1)),
            ..Query::default()
        },
    ));
    questions
}

/// The median of nine runs.
fn time(name: &str, mut job: impl FnMut() -> u64) {
    let mut times = Vec::new();
    let mut answer = 0;
    for _ in 0..9 {
        let begun = Instant::now();
        answer = job();
        times.push(begun.elapsed());
    }
    let slowest: Duration = times[0];
    times.sort();
    let ms = |time: Duration| time.as_secs_f64() * 1000.0;
    println!(
        "{:7.1} ms (first {:.1})  {name}: {answer}",
        ms(times[4]),
        ms(slowest)
    );
}
