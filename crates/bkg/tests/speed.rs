//! Plays chosen a second of processor time. Only on request:
//! `BARPOINT_SPEED=1 cargo test --release -p barpoint-bkg --test speed -- --nocapture`.

#![expect(clippy::unwrap_used, reason = "a test helper may fail like a test")]
#![expect(clippy::cast_precision_loss, reason = "small numbers")]

use std::hint::black_box;
use std::sync::Arc;

use barpoint_bearoff::OneSided;
use barpoint_bkg::{Bkg, Edition, Scratch};
use barpoint_rules::{Board, Roll, Variation};
use cpu_time::ProcessTime;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Games that it plays against itself for the decisions.
const GAMES: usize = 200;

/// What people are promised, in plays chosen a second and core: of BKG of 1977 and of BKG-VI.
const PROMISED: [f64; 2] = [100_000.0, 150_000.0];

fn decisions(bkg: &Bkg) -> Vec<(Board, Roll)> {
    let mut rng = ChaCha8Rng::seed_from_u64(77);
    let mut scratch = Scratch::default();
    let mut decisions = Vec::new();
    for _ in 0..GAMES {
        let mut board = Variation::Standard.start();
        while board.opponent()[0] < 15 {
            let roll = Roll::new(rng.random_range(1..=6), rng.random_range(1..=6)).unwrap();
            decisions.push((board, roll));
            let best = bkg.choose(&board, roll, None, &mut scratch);
            board = best.map_or(board, |best| best.after).swapped();
        }
    }
    decisions
}

#[test]
fn plays_chosen_a_second() {
    if std::env::var_os("BARPOINT_SPEED").is_none() {
        println!("skipped: a measurement, on request");
        return;
    }
    let table = Arc::new(OneSided::build());
    for (edition, promised) in Edition::ALL.into_iter().zip(PROMISED) {
        let bkg = edition.program(Arc::clone(&table)).unwrap();
        let rate = chosen_a_second(&bkg);
        println!("{}: {rate:.0} plays chosen a second", edition.title());
        assert!(rate >= promised, "{rate:.0} of {promised:.0} promised");
    }
}

fn chosen_a_second(bkg: &Bkg) -> f64 {
    let decisions = decisions(bkg);
    let mut scratch = Scratch::default();
    let mut pass = || {
        let start = ProcessTime::now();
        for &(board, roll) in &decisions {
            black_box(bkg.choose(&board, roll, None, &mut scratch));
        }
        start.elapsed().as_secs_f64()
    };
    let best = (0..20).map(|_| pass()).fold(f64::INFINITY, f64::min);
    decisions.len() as f64 / best
}
