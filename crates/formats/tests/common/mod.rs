//! Random matches.

#![expect(clippy::unwrap_used, reason = "a test helper may fail like a test")]

use barpoint_record::{
    Date, Entry, Event, GameRecord, GameResult, MatchRecord, PlayedRoll, Replay,
};
use barpoint_rules::{BySide, Decision, Play, PlayList, Point, Roll, Side, Step};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// A match of random plays and cube actions, with resignations and unfinished ends; `slips` turns in a
/// hundred are illegal plays of random steps.
pub(crate) fn random_match(seed: u64, slips: u32) -> MatchRecord {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut record = MatchRecord {
        length: if seed.is_multiple_of(4) {
            0
        } else {
            rng.random_range(1..12)
        },
        ..MatchRecord::default()
    };
    record.players.white.name.push_str("Käthe Müller");
    record.players.black.name.push_str("Wins: 3, Takes");
    record.info.event = Some("Cup [\"A\"] \\ B]".to_owned());
    record.info.date = Some(Date {
        year: 1981,
        month: Some(7),
        day: None,
    });
    record.rules.crawford = record.length > 0;
    record.rules.jacoby = record.length == 0 && !seed.is_multiple_of(8);
    let mut crawford_played = false;
    let mut score = BySide::new(0_u16, 0_u16);
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
        play(&mut game, &record, slips, &mut rng);
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

fn play(game: &mut GameRecord, record: &MatchRecord, slips: u32, rng: &mut ChaCha8Rng) {
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
            let cube = replay.state().cube().value();
            game.result = Some(GameResult {
                winner: side,
                points: cube * rng.random_range(1..=3),
                resigned: true,
            });
            return;
        }
        // Sessions without the Jacoby rule have few doubles, so that gammons count with a centred cube.
        let chance = if replay.state().gammons_count() && turn > 0 && record.length == 0 {
            100
        } else {
            12
        };
        let doubles = turn > 0 && replay.state().may_double() && rng.random_ratio(1, chance);
        if doubles && replay.state().cube().value() < 64 {
            act(game, &mut replay, Event::Double(side));
            answer(game, &mut replay, rng);
        } else {
            let event = if rng.random_ratio(slips, 100) {
                random_slip(&replay, side, rng)
            } else {
                random_play(&replay, side, rng)
            };
            act(game, &mut replay, event);
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
        // gnubg 1.07 loses its way after a passed beaver or a raccoon in a match text.
        let first = replay.state().beavers() == Some(0);
        let event = match rng.random_range(0..6) {
            0 if first => Event::Pass(side),
            1 if first && replay.state().may_beaver() => Event::Double(side),
            _ => Event::Take(side),
        };
        act(game, replay, event);
    }
}

fn act(game: &mut GameRecord, replay: &mut Replay, event: Event) {
    replay.advance(&event).unwrap();
    game.entries.push(Entry::new(event));
}

fn random_play(replay: &Replay, side: Side, rng: &mut ChaCha8Rng) -> Event {
    let roll = Roll::new(rng.random_range(1..=6), rng.random_range(1..=6)).unwrap();
    let board = replay.state().board_of(side);
    let mut plays = PlayList::new();
    plays.generate(&board, roll);
    let play = match plays.len() {
        0 => Play::DANCE,
        n => plays.plays()[rng.random_range(0..n)],
    };
    Event::Play(PlayedRoll { side, roll, play })
}

/// Random steps, those made that checkers can make.
fn random_slip(replay: &Replay, side: Side, rng: &mut ChaCha8Rng) -> Event {
    let roll = Roll::new(rng.random_range(1..=6), rng.random_range(1..=6)).unwrap();
    let board = replay.state().board_of(side);
    let mut after = board;
    let mut steps = Vec::new();
    for _ in 0..rng.random_range(0..=3) {
        let from = Point::new(rng.random_range(1..=25)).unwrap();
        let to = Point::new(rng.random_range(0..from.number())).unwrap();
        let hit = after.theirs(to) == 1;
        let step = Step { from, to, hit };
        steps.push(step);
        let play = Play::from_steps(&[step]).unwrap();
        after = after.after(&play).unwrap_or(after);
    }
    let mut plays = PlayList::new();
    plays.generate(&board, roll);
    let legal = plays.find(&after).is_some() || (steps.is_empty() && plays.len() < 2);
    if legal || after.on_roll()[0] == 15 {
        return random_play(replay, side, rng);
    }
    Event::IllegalPlay {
        side,
        roll,
        steps: steps.into(),
        after: Some(Box::new(after)),
    }
}
