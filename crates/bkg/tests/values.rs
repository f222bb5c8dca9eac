//! The values that the paper leaves open, against others, over games of BKG against itself.
//!
//! `BARPOINT_BKG=1 cargo test --release -p barpoint-bkg --test values -- --nocapture` prints the table of
//! docs/theory/bkg.md, a few minutes on one core.

#![expect(clippy::unwrap_used, reason = "a test helper may fail like a test")]

use std::sync::Arc;

use barpoint_bearoff::OneSided;
use barpoint_bkg::{Bkg, Doubling, OpenPoints, Tables, simulate};
use barpoint_rules::{Roll, Variation};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// What the chosen values gain over others, points a game at cubeless money, with the standard error.
fn gain(chosen: &Bkg, other: &Bkg, games: u32) -> (f64, f64) {
    let mut rng = ChaCha8Rng::seed_from_u64(1977);
    let mut dice = || Roll::new(rng.random_range(1..=6), rng.random_range(1..=6)).unwrap();
    let start = Variation::Standard.start();
    let first = simulate([chosen, other], &start, games, Doubling::Off, &mut dice);
    let second = simulate([other, chosen], &start, games, Doubling::Off, &mut dice);
    let error = first.standard_error().hypot(second.standard_error()) / 2.0;
    ((first.mean() - second.mean()) / 2.0, error)
}

fn changed(change: impl Fn(&mut OpenPoints)) -> OpenPoints {
    let mut open = OpenPoints::CHOSEN;
    change(&mut open);
    open
}

fn scaled(open: &mut OpenPoints, factor: f64) {
    open.get_back_in = open.get_back_in.map(|row| row.map(|hp| hp * factor));
}

fn others() -> Vec<(&'static str, OpenPoints)> {
    vec![
        (
            "Piploss and BLOTDANGER as printed",
            changed(|open| open.danger_divisor = 1.0),
        ),
        (
            "Piploss and BLOTDANGER by 12",
            changed(|open| open.danger_divisor = 12.0),
        ),
        (
            "Piploss and BLOTDANGER by 72",
            changed(|open| open.danger_divisor = 72.0),
        ),
        (
            "Moment2 as printed",
            changed(|open| open.moment_divisor = 1.0),
        ),
        ("Moment2 by 60", changed(|open| open.moment_divisor = 60.0)),
        ("a builder 1", changed(|open| open.builder = 1.0)),
        ("a builder 8", changed(|open| open.builder = 8.0)),
        ("Slotted 0", changed(|open| open.slot = 0.0)),
        ("Slotted 1", changed(|open| open.slot = 1.0)),
        ("Slotted 3", changed(|open| open.slot = 3.0)),
        (
            "Getbackin a quarter, in pips",
            changed(|open| scaled(open, 0.25)),
        ),
        ("Getbackin twice", changed(|open| scaled(open, 2.0))),
        (
            "danger of gammon 8 half-turns sooner",
            changed(|open| open.gammon_margin = 0),
        ),
        (
            "danger of gammon 16 half-turns sooner",
            changed(|open| open.gammon_margin = 8),
        ),
        (
            "no danger of gammon",
            changed(|open| open.gammon_margin = -99),
        ),
    ]
}

#[test]
fn the_chosen_values_beat_the_printed_scale() {
    let tables = Tables::new(Arc::new(OneSided::build())).unwrap();
    let chosen = Bkg::new(tables.clone());
    let printed = Bkg::with(
        tables.clone(),
        changed(|open| {
            open.danger_divisor = 1.0;
            open.moment_divisor = 1.0;
        }),
    );
    let (points, error) = gain(&chosen, &printed, 300);
    assert!(points > 2.0 * error, "{points} +- {error}");
    if std::env::var_os("BARPOINT_BKG").is_some() {
        let (points, error) = gain(&chosen, &printed, 5_000);
        println!("| both scales as printed | {points:+.3} +- {error:.3} |");
        for (name, open) in others() {
            let (points, error) = gain(&chosen, &Bkg::with(tables.clone(), open), 5_000);
            println!("| {name} | {points:+.3} +- {error:.3} |");
        }
    }
}
