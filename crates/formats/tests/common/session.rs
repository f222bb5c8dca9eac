//! Sessions between two simple players, so that the files look like those of real games.

use barpoint_record::{Entry, Event, GameRecord, MatchRecord, PlayedRoll, Replay};
use barpoint_rules::{Board, BySide, Play, PlayList, Roll, Side};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// A money session of so many games, all played to their end.
pub(crate) fn session(seed: u64, games: usize) -> MatchRecord {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut record = MatchRecord::default();
    record.players.white.name.push_str("Anna");
    record.players.black.name.push_str("Bruno");
    record.rules.crawford = false;
    let mut score = BySide::new(0_u16, 0_u16);
    for _ in 0..games {
        let mut game = GameRecord {
            score,
            ..GameRecord::default()
        };
        play(&mut game, &record, &mut rng);
        if let Some(result) = game.result {
            score[result.winner] += u16::try_from(result.points).unwrap_or_default();
        }
        record.games.push(game);
    }
    record
}

fn play(game: &mut GameRecord, record: &MatchRecord, rng: &mut ChaCha8Rng) {
    let Ok(mut replay) = Replay::new(record, game) else {
        return;
    };
    let mut plays = PlayList::new();
    let mut side = if rng.random() {
        Side::White
    } else {
        Side::Black
    };
    let mut act = |replay: &mut Replay, event: Event| {
        if replay.advance(&event).is_ok() {
            game.entries.push(Entry::new(event));
        }
    };
    while replay.state().game_result().is_none() {
        let board = replay.state().board_of(side);
        let lead = board.opponent_pip_count() * 10 > board.pip_count() * 12;
        if lead && replay.state().may_double() && replay.state().cube().value() < 4 {
            act(&mut replay, Event::Double(side));
            let hopeless = board.opponent_pip_count() * 10 > board.pip_count() * 17;
            if hopeless {
                act(&mut replay, Event::Pass(side.other()));
                break;
            }
            act(&mut replay, Event::Take(side.other()));
        }
        let mut die = || rng.random_range(1..=6);
        let Some(roll) = Roll::new(die(), die()) else {
            return;
        };
        plays.generate(&board, roll);
        let best = (0..plays.len()).max_by_key(|&index| liking(&plays.boards()[index]));
        let play = best.map_or(Play::DANCE, |index| plays.plays()[index]);
        act(&mut replay, Event::Play(PlayedRoll { side, roll, play }));
        side = side.other();
    }
    game.result = replay.state().game_result().map(Into::into);
}

/// Likes points, hits and checkers borne off; dislikes blots and checkers left behind.
fn liking(after: &Board) -> i32 {
    let own = after.on_roll();
    let points: i32 = (1..=24_u8)
        .map(|point| match own[usize::from(point)] {
            0 => 0,
            1 => -12 + i32::from(point) / 3,
            n => 10 - 3 * (i32::from(n) - 3).max(0) + if point <= 8 { 4 } else { 0 },
        })
        .sum();
    let behind = i32::try_from(after.pip_count()).unwrap_or(i32::MAX);
    let hit = 40 * i32::from(after.opponent()[25]);
    points + hit + 30 * i32::from(own[0]) - behind
}
