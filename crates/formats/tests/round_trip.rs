//! Random games, written and read back, are the same games.

#![expect(clippy::unwrap_used, reason = "a test helper may fail like a test")]

mod common;

use barpoint_formats::{by_name, import};
use barpoint_record::{Action, MatchRecord, Replay};
use barpoint_rules::Board;
use common::random_match;
use proptest::prelude::*;

/// The same record with each play's steps in the order a reader gives them: by falling source.
fn sorted(mut record: MatchRecord) -> MatchRecord {
    for entry in record.games.iter_mut().flat_map(|game| &mut game.entries) {
        if let Action::Move(played) = &mut entry.action {
            let mut steps = played.play.steps().to_vec();
            steps.sort_by_key(|step| std::cmp::Reverse(step.from));
            for step in &mut steps {
                step.hit = false;
            }
            played.play = barpoint_rules::Play::from_steps(&steps).unwrap();
        }
    }
    record
}

fn check_round_trip(format: &str, record: &MatchRecord) -> Result<(), TestCaseError> {
    let bytes = by_name(format).unwrap().export(record).unwrap();
    let text = String::from_utf8_lossy(&bytes).into_owned();
    let back = import(&bytes).unwrap();
    prop_assert_eq!(back.warnings, vec![], "{}", text);
    let (ours, theirs) = (sorted(record.clone()), sorted(back.record));
    for (a, b) in ours.games.iter().zip(&theirs.games) {
        for (x, y) in a.entries.iter().zip(&b.entries) {
            prop_assert_eq!(x, y, "{}", text);
        }
        prop_assert_eq!(a.result, b.result, "{}", text);
    }
    let kept = |mut record: MatchRecord| {
        for game in &mut record.games {
            game.extra.clear();
        }
        record
    };
    prop_assert_eq!(kept(ours), kept(theirs), "{}", text);
    Ok(())
}

/// The boards after all entries, by side.
fn boards(record: &MatchRecord) -> Vec<Board> {
    let mut boards = Vec::new();
    for game in &record.games {
        let mut replay = Replay::new(record, game).unwrap();
        for entry in &game.entries {
            replay.advance(&entry.action).unwrap();
            boards.push(replay.state().board_of(barpoint_rules::Side::White));
        }
    }
    boards
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 64,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn sgf_keeps_random_matches(seed in any::<u64>()) {
        check_round_trip("sgf", &random_match(seed, 0))?;
    }

    #[test]
    fn match_texts_keep_random_matches(seed in any::<u64>()) {
        check_round_trip("mat", &random_match(seed, 0))?;
    }

    #[test]
    fn sgf_keeps_illegal_plays(seed in any::<u64>()) {
        let record = random_match(seed, 15);
        let back = import(&by_name("sgf").unwrap().export(&record).unwrap()).unwrap().record;
        let actions = |record: MatchRecord| -> Vec<Action> {
            let games = sorted(record).games.into_iter();
            games.flat_map(|game| game.entries).map(|entry| entry.action).collect()
        };
        prop_assert_eq!(boards(&record), boards(&back));
        prop_assert_eq!(actions(record), actions(back));
    }

    #[test]
    fn match_texts_keep_the_boards_after_illegal_plays(seed in any::<u64>()) {
        let record = random_match(seed, 15);
        let back = import(&by_name("mat").unwrap().export(&record).unwrap()).unwrap().record;
        prop_assert_eq!(boards(&record), boards(&back));
    }
}
