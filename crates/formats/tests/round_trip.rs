//! Random games, written and read back, are the same games.

#![expect(clippy::unwrap_used, reason = "a test helper may fail like a test")]

mod common;

use barpoint_formats::{by_name, import};
use barpoint_record::{Entry, Event, GameRecord, MatchRecord, Replay, Start};
use barpoint_rules::{Board, CubeOwner, Play, PlayList, Side};
use common::random_match;
use proptest::prelude::*;

/// The same record with each play's steps in the order a reader gives them: by falling source.
fn sorted(mut record: MatchRecord) -> MatchRecord {
    for entry in record.games.iter_mut().flat_map(|game| &mut game.entries) {
        if let Event::Play(played) = &mut entry.event {
            let mut steps = played.play.steps().to_vec();
            steps.sort_by_key(|step| std::cmp::Reverse(step.from));
            for step in &mut steps {
                step.hit = false;
            }
            played.play = Play::from_steps(&steps).unwrap();
        }
    }
    record
}

/// The same record with the first play of the list that leads to the same board: `3/off` may be one step or two.
fn by_board(mut record: MatchRecord) -> MatchRecord {
    let shared = record.clone();
    for game in &mut record.games {
        let mut replay = Replay::new(&shared, game).unwrap();
        for entry in &mut game.entries {
            if let Event::Play(played) = &mut entry.event {
                let board = replay.state().board_of(played.side);
                let mut plays = PlayList::new();
                plays.generate(&board, played.roll);
                let index = board
                    .after(&played.play)
                    .and_then(|after| plays.find(&after));
                played.play = index.map_or(Play::DANCE, |index| plays.plays()[index]);
            }
            replay.advance(&entry.event).unwrap();
        }
    }
    record
}

fn check_round_trip(format: &str, record: &MatchRecord) -> Result<(), TestCaseError> {
    let bytes = by_name(format).unwrap().export(record).unwrap();
    let text = String::from_utf8_lossy(&bytes).into_owned();
    let back = import(&bytes).unwrap();
    prop_assert_eq!(back.warnings, vec![], "{}", text);
    // Merged steps are read by the dice.
    let same = if format == "xgmat" { by_board } else { sorted };
    let (ours, theirs) = (same(record.clone()), same(back.record));
    for (a, b) in ours.games.iter().zip(&theirs.games) {
        for (x, y) in a.entries.iter().zip(&b.entries) {
            prop_assert_eq!(x, y, "{}", text);
        }
        prop_assert_eq!(a.result, b.result, "{}", text);
    }
    let kept = |mut record: MatchRecord| {
        // Headers of the format's own.
        record.info.extra.clear();
        record.info.software = None;
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
            replay.advance(&entry.event).unwrap();
            boards.push(replay.state().board_of(barpoint_rules::Side::White));
        }
    }
    boards
}

/// Whether a game was won on the board with a gammon or more and the cube never turned.
fn has_gammon_on_centred_cube(record: &MatchRecord) -> bool {
    record.games.iter().any(|game| {
        let turned = |event: &Event| matches!(event, Event::Double(_));
        let result = game
            .result
            .filter(|result| !result.resigned && result.points > 1);
        result.is_some() && !game.entries.iter().any(|entry| turned(&entry.event))
    })
}

#[test]
fn a_gammon_that_counted_shows_that_the_jacoby_rule_was_off() {
    let mut shown = 0;
    for seed in (0..800).step_by(8) {
        let record = random_match(seed, 0);
        let text = String::from_utf8(by_name("mat").unwrap().export(&record).unwrap()).unwrap();
        let silent = text.replace("; [Jacoby \"Off\"]\n", "");
        assert_ne!(text, silent);
        let back = import(silent.as_bytes()).unwrap();
        let gammon = has_gammon_on_centred_cube(&record);
        assert_eq!(back.record.rules.jacoby, !gammon, "seed {seed} {silent}");
        assert_eq!(back.warnings, [], "seed {seed}");
        let results = |record: &MatchRecord| -> Vec<_> {
            record.games.iter().map(|game| game.result).collect()
        };
        assert_eq!(results(&record), results(&back.record));
        shown += usize::from(gammon);
    }
    assert!(shown > 5, "{shown}");
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
    fn match_texts_in_xg_s_layout_keep_random_matches(seed in any::<u64>()) {
        check_round_trip("xgmat", &random_match(seed, 0))?;
    }

    #[test]
    fn match_texts_in_xg_s_layout_keep_set_up_positions(
        seed in any::<u64>(),
        turns in 1..6_u32,
        owner in prop::sample::select(vec![Side::White, Side::Black]),
    ) {
        let mut record = random_match(seed, 0);
        let first = record.games.remove(0);
        let mut replay = Replay::new(&record, &first).unwrap();
        let moves = first.entries.iter().take(6);
        let moved: Vec<_> = moves.take_while(|entry| entry.event.roll().is_some()).collect();
        for entry in &moved {
            replay.advance(&entry.event).unwrap();
        }
        let state = replay.state();
        let start = Start { on_roll: state.on_roll(), board: *state.board() };
        let mut game = GameRecord { score: first.score, ..GameRecord::default() };
        let set_up = [
            Event::SetPosition(Box::new(start)),
            Event::SetCubeValue(1 << turns),
            Event::SetCubeOwner(CubeOwner::Owned(owner)),
        ];
        game.entries.extend(set_up.into_iter().map(Entry::new));
        game.entries.extend(first.entries[moved.len()..].iter().take(1).cloned());
        // Whatever came next is no cube action now.
        game.entries.retain(|entry| !matches!(entry.event, Event::Double(_)));
        record.games = vec![game];
        check_round_trip("xgmat", &record)?;
    }

    #[test]
    fn match_texts_in_xg_s_layout_keep_illegal_plays(seed in any::<u64>()) {
        let record = random_match(seed, 15);
        let back = import(&by_name("xgmat").unwrap().export(&record).unwrap()).unwrap().record;
        prop_assert_eq!(boards(&record), boards(&back));
    }

    #[test]
    fn sgf_keeps_illegal_plays(seed in any::<u64>()) {
        let record = random_match(seed, 15);
        let back = import(&by_name("sgf").unwrap().export(&record).unwrap()).unwrap().record;
        let actions = |record: MatchRecord| -> Vec<Event> {
            let games = sorted(record).games.into_iter();
            games.flat_map(|game| game.entries).map(|entry| entry.event).collect()
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
