//! The player over many positions: legal, deterministic, the same for both sides.

#![expect(clippy::unwrap_used, reason = "a test helper may fail like a test")]

use std::sync::{Arc, LazyLock};

use barpoint_bearoff::OneSided;
use barpoint_bkg::{Bkg, Doubling, Scratch, StateClass, Tables, doubles, simulate};
use barpoint_rules::{Board, PlayList, Roll, Variation};
use barpoint_testkit::{Phase, board};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

static BKG: LazyLock<Bkg> =
    LazyLock::new(|| Bkg::new(Tables::new(Arc::new(OneSided::build())).unwrap()));

fn positions(count: usize) -> impl Iterator<Item = (Board, Roll)> {
    let mut rng = ChaCha8Rng::seed_from_u64(6);
    (0..count).map(move |index| {
        let board = Phase::ALL[index % 6].board(&mut rng);
        (
            board,
            Roll::new(rng.random_range(1..=6), rng.random_range(1..=6)).unwrap(),
        )
    })
}

#[test]
fn the_chosen_play_is_legal_and_the_first_of_the_ranking() {
    let mut scratch = Scratch::default();
    let mut list = PlayList::new();
    let mut classes = std::collections::BTreeMap::new();
    for (board, roll) in positions(6_000) {
        list.generate(&board, roll);
        let best = BKG.choose(&board, roll, None, &mut scratch);
        let ranked = BKG.rank(&board, roll, None);
        assert_eq!(ranked.len(), list.len());
        assert_eq!(best.is_some(), !list.is_empty());
        let Some(best) = best else { continue };
        assert!(list.find(&best.after).is_some());
        assert!(best.value.is_finite(), "{board} {roll}");
        assert_eq!(best, ranked[0], "{board} {roll}");
        *classes.entry(best.class.to_string()).or_insert(0) += 1;
    }
    assert_eq!(classes.len(), 5, "{classes:?}");
}

/// The state class of the play before matters, and only near disengagement.
#[test]
fn the_class_is_kept_from_move_to_move() {
    let board = board(
        &[(8, 2), (6, 4), (5, 4), (4, 3), (3, 2)],
        &[(24, 2), (13, 5), (6, 8)],
    );
    let roll = "21".parse().unwrap();
    let value = |class| {
        let ranked = BKG.rank(&board, roll, class);
        ranked
            .iter()
            .map(|valued| valued.value)
            .fold(f64::MIN, f64::max)
    };
    let same = value(Some(StateClass::NearDisengagementWinning));
    let new = value(Some(StateClass::Engaged));
    assert!(
        (same - value(None)).abs() < 1e-9,
        "the class of the position itself"
    );
    // A new class is worth Acontain * 2 - Edge * 3.
    assert!(new < same);
}

/// "BKG will disengage the forces whenever it has the opportunity to do so, if it is even just slightly ahead."
#[test]
fn it_passes_when_ahead_and_stays_when_behind() {
    let roll = "65".parse().unwrap();
    let ahead = board(&[(13, 1), (6, 7), (5, 7)], &[(14, 2), (11, 3), (6, 10)]);
    let best = BKG.rank(&ahead, roll, None)[0];
    assert!(best.class.is_race(), "{}", best.play);
    let behind = board(&[(15, 2), (8, 6), (7, 7)], &[(14, 1), (4, 7), (3, 7)]);
    let best = BKG.rank(&behind, roll, None)[0];
    assert!(!best.class.is_race(), "{}", best.play);
}

/// Section VIII: a simulation tells chances within its error. Exact chances come from the bearoff table.
#[test]
fn simulations_agree_with_exact_chances() {
    let board = board(&[(5, 2), (3, 2), (2, 1)], &[(4, 3), (2, 2)]);
    let exact = f64::from(OneSided::build().board_outcome(&board).unwrap().win);
    let mut rng = ChaCha8Rng::seed_from_u64(8);
    let mut dice = || Roll::new(rng.random_range(1..=6), rng.random_range(1..=6)).unwrap();
    let tally = simulate([&BKG, &BKG], &board, 4_000, Doubling::Off, &mut dice);
    let wins = f64::from(tally.wins) / 4_000.0;
    assert!(
        (tally.mean() - (2.0 * wins - 1.0)).abs() < 1e-9,
        "no gammons"
    );
    assert!(
        (tally.mean() - (2.0 * exact - 1.0)).abs() < 4.0 * tally.standard_error(),
        "{wins} {exact}"
    );
    // With the cube games end earlier and cost more.
    let cube = simulate([&BKG, &BKG], &board, 1_000, Doubling::On, &mut dice);
    assert!(cube.passed > 100 && cube.squares > 1_000, "{cube:?}");
}

#[test]
fn nothing_is_doubled_at_the_start() {
    let start = Variation::Standard.start();
    assert!(!doubles(&start, barpoint_bkg::CubeAt::Centre, BKG.tables()));
}
