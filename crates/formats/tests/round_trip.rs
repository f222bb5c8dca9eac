//! Random games, written and read back, are the same games.

#![expect(clippy::unwrap_used, reason = "a test helper may fail like a test")]

use barpoint_formats::{by_name, import};
use barpoint_record::{
    Action, Date, Entry, GameRecord, GameResult, MatchRecord, PlayedMove, Replay,
};
use barpoint_rules::{Decision, PlayList, Roll, Side};
use proptest::prelude::*;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// A match of random plays and cube actions, with resignations, illegal plays and an unfinished end.
fn random_match(seed: u64) -> MatchRecord {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut record = MatchRecord {
        length: if seed.is_multiple_of(4) {
            0
        } else {
            rng.random_range(1..12)
        },
        ..MatchRecord::default()
    };
    record.players.white.name = "Käthe Müller".to_owned();
    record.players.black.name = "Wins: 3, Takes".to_owned();
    record.info.event = Some("Cup [\"A\"] \\ B]".to_owned());
    record.info.date = Some(Date {
        year: 1981,
        month: Some(7),
        day: None,
    });
    record.rules.crawford = record.length > 0;
    record.rules.jacoby = record.length == 0;
    let mut crawford_played = false;
    let mut score = barpoint_rules::BySide::new(0_u16, 0_u16);
    for _ in 0..6 {
        let one_away = Side::BOTH
            .into_iter()
            .filter(|&side| record.length > 0 && score[side] + 1 == record.length)
            .count();
        let mut game = GameRecord {
            score,
            crawford: one_away == 1 && !crawford_played,
            ..GameRecord::default()
        };
        crawford_played |= one_away > 0;
        play(&mut game, &record, &mut rng);
        let result = game.result;
        record.games.push(game);
        let Some(result) = result else {
            break;
        };
        score[result.winner] += u16::try_from(result.points).unwrap();
        if record.length > 0 && score[result.winner] >= record.length {
            break;
        }
    }
    record
}

fn play(game: &mut GameRecord, record: &MatchRecord, rng: &mut ChaCha8Rng) {
    let mut replay = Replay::new(record, game).unwrap();
    let mut side = if rng.random() {
        Side::White
    } else {
        Side::Black
    };
    for turn in 0..400 {
        if turn > 3 && rng.random_ratio(1, 150) {
            if rng.random_ratio(1, 3) {
                return;
            }
            let cube = replay.state().cube().value;
            game.result = Some(GameResult {
                winner: side,
                points: cube * rng.random_range(1..=3),
                resigned: true,
            });
            return;
        }
        let doubles = turn > 0 && replay.state().may_double() && rng.random_ratio(1, 12);
        if doubles && replay.state().cube().value < 64 {
            act(game, &mut replay, Action::Double(side));
            answer(game, &mut replay, rng);
        } else {
            let action = random_play(&replay, side, rng);
            act(game, &mut replay, action);
            side = side.other();
        }
        if let Some(result) = replay.state().game_result() {
            game.result = Some(GameResult {
                winner: result.winner,
                points: result.points,
                resigned: false,
            });
            return;
        }
    }
}

fn answer(game: &mut GameRecord, replay: &mut Replay, rng: &mut ChaCha8Rng) {
    while let Decision::AnswerDouble(side) = replay.state().decision() {
        let action = match rng.random_range(0..6) {
            0 => Action::Pass(side),
            1 if replay.state().may_beaver() => Action::Double(side),
            _ => Action::Take(side),
        };
        act(game, replay, action);
    }
}

fn act(game: &mut GameRecord, replay: &mut Replay, action: Action) {
    replay.advance(&action).unwrap();
    game.entries.push(Entry::new(action));
}

fn random_play(replay: &Replay, side: Side, rng: &mut ChaCha8Rng) -> Action {
    let roll = Roll::new(rng.random_range(1..=6), rng.random_range(1..=6)).unwrap();
    let board = replay.state().board_of(side);
    let mut plays = PlayList::new();
    plays.generate(&board, roll);
    let play = match plays.len() {
        0 => barpoint_rules::Play::DANCE,
        n => plays.plays()[rng.random_range(0..n)],
    };
    Action::Move(PlayedMove { side, roll, play })
}

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

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn sgf_keeps_random_matches(seed in any::<u64>()) {
        check_round_trip("sgf", &random_match(seed))?;
    }

    #[test]
    fn match_texts_keep_random_matches(seed in any::<u64>()) {
        check_round_trip("mat", &random_match(seed))?;
    }
}
