//! Matches made up for tests: random legal play with an invented analysis.

use barpoint_equity::{CubeContext, Equity, Met, Outcome, Stakes};
use barpoint_record::{
    Candidate, CandidateValue, CubeAnalysis, CubeEvaluation, Date, Entry, Estimate, EvalSettings,
    Event, GameRecord, GameResult, Luck, MatchRecord, MoveAnalysis, PlayedRoll, Replay,
    SkillThresholds, Value,
};
use barpoint_rules::{BySide, Play, PlayList, Side};
use barpoint_testkit::random_roll;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Points of the matches.
const LENGTH: u16 = 7;

/// The match with this number: Ann, White, against one of 50 rivals at one of 30 events.
pub(crate) fn made_up(number: u64) -> MatchRecord {
    let mut rng = ChaCha8Rng::seed_from_u64(number);
    let mut record = MatchRecord {
        length: LENGTH,
        ..MatchRecord::default()
    };
    "Ann".clone_into(&mut record.players.white.name);
    record.players.black.name = format!("Rival {}", number % 50);
    record.info.event = Some(format!("Cup {}", number % 30));
    let part = |of: u64, most: u64| u8::try_from(1 + number / of % most).ok();
    record.info.date = Some(Date {
        year: u16::try_from(2000 + number / 336 % 25).unwrap(),
        month: part(28, 12),
        day: part(1, 28),
    });
    let mut score = BySide::new(0_u16, 0_u16);
    let mut crawford = None;
    while score.white < LENGTH && score.black < LENGTH {
        let at_match_point = score.white == LENGTH - 1 || score.black == LENGTH - 1;
        let mut game = GameRecord {
            score,
            crawford: at_match_point && crawford.is_none(),
            ..GameRecord::default()
        };
        crawford = at_match_point.then_some(()).or(crawford);
        play(&record, &mut game, &mut rng);
        let winner = Side::BOTH[rng.random_range(0..2)];
        let points = rng.random_range(1..=2_u16);
        game.result = Some(GameResult {
            winner,
            points: points.into(),
            resigned: true,
        });
        score[winner] += points;
        record.games.push(game);
    }
    record
}

/// Some turns of a game.
fn play(record: &MatchRecord, game: &mut GameRecord, rng: &mut ChaCha8Rng) {
    let mut replay = Replay::new(record, game).unwrap();
    let mut list = PlayList::new();
    let mut side = Side::BOTH[rng.random_range(0..2)];
    for turn in 0..rng.random_range(30..50) {
        let state = *replay.state();
        if state.game_result().is_some() {
            break;
        }
        if turn == 12 && state.may_double() {
            for event in [Event::Double(side), Event::Take(side.other())] {
                replay.advance(&event).unwrap();
                let mut entry = Entry::new(event);
                entry.cube_analysis = Some(Box::new(cube(&state, side, rng)));
                game.entries.push(entry);
            }
        }
        let mut roll = random_roll(rng);
        while turn == 0 && roll.is_double() {
            roll = random_roll(rng);
        }
        list.generate(&state.board_of(side), roll);
        let plays = list.plays();
        let made = rng.random_range(0..plays.len().max(1));
        let chosen = plays.get(made).copied().unwrap_or(Play::DANCE);
        let event = Event::Play(PlayedRoll {
            side,
            roll,
            play: chosen,
        });
        let mut entry = Entry::new(event);
        if turn > 0 && state.may_double() {
            entry.cube_analysis = Some(Box::new(cube(&state, side, rng)));
        }
        entry.luck = Some(Luck::Known(Equity(rng.random_range(-0.5..0.5))));
        entry.move_analysis = (!plays.is_empty()).then(|| {
            let best = plays[(made + 1) % plays.len()];
            Box::new(analysed(
                &[best, chosen][usize::from(plays.len() == 1)..],
                rng,
            ))
        });
        let loss = entry.move_analysis.as_deref().and_then(MoveAnalysis::loss);
        entry.skill = loss.and_then(|loss| SkillThresholds::GNUBG.mark(loss));
        replay.advance(&entry.event).unwrap();
        game.entries.push(entry);
        side = side.other();
    }
}

const SETTINGS: EvalSettings = EvalSettings {
    plies: 2,
    cubeful: true,
    deterministic: true,
    noise: 0.0,
    prune: true,
};

/// The last of these was played; every fourth time it was an error.
fn analysed(plays: &[Play], rng: &mut ChaCha8Rng) -> MoveAnalysis {
    let loss = if rng.random_ratio(1, 4) {
        rng.random_range(0.0..0.4)
    } else {
        0.0
    };
    let candidates = plays
        .iter()
        .zip([0.1, 0.1 - loss])
        .map(|(&play, equity)| Candidate {
            play,
            marked: false,
            value: CandidateValue::Evaluation {
                outcome: Outcome::default(),
                equity: Equity(equity),
                settings: SETTINGS,
            },
        });
    MoveAnalysis {
        played: Some(plays.len() - 1),
        candidates: candidates.collect(),
    }
}

fn cube(state: &barpoint_rules::MatchState, side: Side, rng: &mut ChaCha8Rng) -> CubeAnalysis {
    let stakes = Stakes::of(&CubeContext::of(state, side), &Met::kazaross_xg2());
    let mut estimate = |range: std::ops::Range<f32>| Estimate {
        outcome: Outcome::default(),
        cubeless: Equity(0.0),
        value: Value::of(Equity(rng.random_range(range)), stakes),
    };
    CubeAnalysis::Evaluation(CubeEvaluation {
        no_double: estimate(0.1..0.6),
        double_take: estimate(-0.4..0.7),
        settings: SETTINGS,
    })
}
