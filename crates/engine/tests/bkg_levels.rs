//! Matches analysed at the levels of BKG.

use std::ops::ControlFlow;
use std::sync::{Arc, LazyLock};

use barpoint_bearoff::OneSided;
use barpoint_engine::{Bkg, Edition, Engine, Strength};
use barpoint_equity::{Equity, Met};
use barpoint_record::{Event, GameRecord, MatchRecord, MoveAnalysis, PlayedRoll};
use barpoint_rules::{CHECKERS, Play, Roll, Side, Variation, WinKind};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// BKG of 1977, and the engine of both levels.
static MADE: LazyLock<(Arc<Bkg>, Engine)> = LazyLock::new(|| {
    let table = Arc::new(OneSided::build());
    let bkg = Arc::new(Edition::Of1977.program(Arc::clone(&table)).expect("memory"));
    let met = Arc::new(Met::kazaross_xg2());
    let engine = Engine::by_bkg(table, Arc::clone(&bkg), met, 0).expect("functions");
    (bkg, engine)
});

/// A money game that BKG plays against itself, each side keeping the state class of its last play.
fn game_of_bkg() -> MatchRecord {
    let bkg = &MADE.0;
    let mut dice = ChaCha8Rng::seed_from_u64(6);
    let mut throw = || {
        let die = |dice: &mut ChaCha8Rng| dice.random_range(1..=6);
        Roll::new(die(&mut dice), die(&mut dice)).expect("dice")
    };
    let mut roll = throw();
    while roll.is_double() {
        roll = throw();
    }
    let (mut side, mut board) = (Side::White, Variation::Standard.start());
    let (mut classes, mut scratch) = ([None; 2], barpoint_bkg::Scratch::default());
    let mut events = Vec::new();
    while WinKind::of(&board.swapped(), CHECKERS).is_none() {
        let class = &mut classes[usize::from(side == Side::White)];
        let chosen = bkg.choose(&board, roll, *class, &mut scratch);
        let play = chosen.as_ref().map_or(Play::DANCE, |chosen| chosen.play);
        if let Some(chosen) = chosen {
            *class = Some(chosen.class);
            board = chosen.after;
        }
        events.push(Event::Play(PlayedRoll { side, roll, play }));
        (board, side, roll) = (board.swapped(), side.other(), throw());
    }
    let entries = events.into_iter().map(barpoint_record::Entry::new);
    let game = GameRecord {
        entries: entries.collect(),
        ..GameRecord::default()
    };
    MatchRecord {
        games: vec![game],
        ..MatchRecord::default()
    }
}

/// What the plays of a record lose at a level, each.
fn losses(record: &MatchRecord, edition: Edition, threads: usize) -> Vec<f32> {
    let mut record = record.clone();
    let settings = Strength::of_bkg(edition).analysis();
    let go_on = &mut |_: &barpoint_engine::Progress| ControlFlow::Continue(());
    let report = MADE.1.analyse_match(&mut record, &settings, threads, go_on);
    assert!(report.stopped.is_empty() && report.progress.is_complete());
    let entries = record.games.iter().flat_map(|game| &game.entries);
    let analyses = entries.filter_map(|entry| entry.move_analysis.as_deref());
    let losses = analyses.filter_map(MoveAnalysis::loss);
    losses.map(Equity::get).collect()
}

/// Its own plays are the bar of the level bkg, with the state class of the last one kept; BKG-VI would play many of them
/// otherwise.
#[test]
fn a_game_of_bkg_has_no_error_at_its_own_level() {
    let record = game_of_bkg();
    let own = losses(&record, Edition::Of1977, 1);
    assert!(own.len() > 30, "{}", own.len());
    assert!(own.iter().all(|&loss| loss == 0.0), "{own:?}");
    let theirs = losses(&record, Edition::Vi, 1);
    assert_eq!(own.len(), theirs.len());
    let errors = theirs.iter().filter(|&&loss| loss > 0.0).count();
    assert!(errors > 5, "{theirs:?}");
}

#[test]
fn threads_change_nothing() {
    let record = game_of_bkg();
    for edition in Edition::ALL {
        assert_eq!(losses(&record, edition, 1), losses(&record, edition, 2));
    }
}
