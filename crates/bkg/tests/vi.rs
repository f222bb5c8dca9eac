//! BKG-VI: figures of the paper, values of positions, and a fit that finds what is known.

#![expect(clippy::unwrap_used, reason = "a test helper may fail like a test")]

use std::sync::Arc;

use barpoint_bearoff::OneSided;
use barpoint_bkg::fit::{Plan, Round};
use barpoint_bkg::vi::{
    CLASSES, Chances, Encoded, Expectation, Functions, RACE, Recognised, TERMS,
};
use barpoint_bkg::{Bkg, Doubling, Edition, Scratch, simulate};
use barpoint_rules::{Board, Variation};
use barpoint_testkit::{board, random_roll};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

fn vi() -> Bkg {
    Edition::Vi.program(Arc::new(OneSided::build())).unwrap()
}

/// The second play of Figure 4: five rolls reach class III, eight class IV, two class II with two blots, 21 stay.
#[test]
fn figure_4_in_chances() {
    let wins = |win| Chances {
        win,
        ..Chances::default()
    };
    let hit = wins(2.0 / 36.0 * 0.5);
    let joined = |p1, missed| Chances::joined(p1, hit, wins(missed)).win;
    let waiting =
        (5.0 * 0.92 + 8.0 * joined(16, 0.85) + 2.0 * joined(23, 0.75) + 21.0 * 0.55) / 36.0;
    assert_eq!(format!("{:.2} {waiting:.2}", joined(16, 0.85)), "0.48 0.57");
}

/// The sums of a turn, which keep what is the other side's, are those of a position alone.
#[test]
fn plays_are_valued_as_their_positions() {
    let bkg = vi();
    let expectation = bkg.expectation().unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    let (mut scratch, mut board, mut hits) = (Scratch::default(), Variation::Standard.start(), 0);
    for _ in 0..400 {
        let roll = random_roll(&mut rng);
        let ranked = bkg.rank(&board, roll, None);
        for valued in &ranked {
            assert_eq!(
                valued.chances,
                Some(expectation.value(&valued.after)),
                "{board} {roll}"
            );
            hits += u32::from(valued.after.opponent()[25] > board.opponent()[25]);
        }
        let chosen = bkg.choose(&board, roll, None, &mut scratch);
        assert_eq!(chosen, ranked.first().copied());
        board = chosen.map_or(board, |chosen| chosen.after).swapped();
        if board.opponent()[0] == 15 {
            board = Variation::Standard.start();
        }
    }
    assert!(hits > 100, "{hits}");
}

/// Terms take every value from 0 up to their size, and no position leaves their tables.
#[test]
fn every_position_has_a_row_in_every_term() {
    let mut rng = ChaCha8Rng::seed_from_u64(8);
    for phase in barpoint_testkit::Phase::ALL {
        for _ in 0..300 {
            let board = phase.board(&mut rng);
            for (row, term) in Encoded::of(&board).rows.iter().zip(&TERMS) {
                let at = usize::from(*row).checked_sub(term.start);
                assert!(
                    at.is_some_and(|at| at < term.values),
                    "{} of {board}",
                    term.count
                );
            }
        }
    }
}

/// Won and lost games, bearing off by the tables, and the opening: by about what rollouts say.
#[test]
fn expectations_of_known_positions() {
    let bkg = vi();
    let expectation = bkg.expectation().unwrap();
    let value = |own: &[(u8, u8)], theirs: &[(u8, u8)]| {
        expectation.value(&board(own, theirs)).expectation()
    };
    assert!((value(&[], &[(6, 2)]) - 1.0).abs() < 1e-6);
    assert!((value(&[], &[(6, 15)]) - 2.0).abs() < 1e-6);
    // They roll and win with 26 of 36, else we do.
    assert!((value(&[(1, 1)], &[(2, 2)]) - (1.0 - 2.0 * 26.0 / 36.0)).abs() < 1e-3);
    let opening = |play: &str, roll: &str| {
        let start = Variation::Standard.start();
        let play = start.parse_play(play, roll.parse().unwrap()).unwrap();
        expectation
            .value(&start.after(&play).unwrap())
            .expectation()
    };
    // Cubeless rollouts of good players: 0.16 and -0.01 (shared/bench/keith-openings-cubeless.tsv).
    assert!((opening("8/5 6/5", "31") - 0.16).abs() < 0.06);
    assert!((opening("24/23 13/11", "21") + 0.01).abs() < 0.06);
}

/// It beats the program of 1977 by far more than the error.
#[test]
fn it_beats_the_program_of_1977() {
    let table = Arc::new(OneSided::build());
    let [older, vi] = Edition::ALL.map(|edition| edition.program(Arc::clone(&table)).unwrap());
    let mut rng = ChaCha8Rng::seed_from_u64(77);
    let mut dice = || random_roll(&mut rng);
    let start = Variation::Standard.start();
    let first = simulate([&vi, &older], &start, 500, Doubling::Off, &mut dice);
    let second = simulate([&older, &vi], &start, 500, Doubling::Off, &mut dice);
    let gain = (first.mean() - second.mean()) / 2.0;
    let error = first.standard_error().hypot(second.standard_error()) / 2.0;
    assert!(gain > 3.0 * error, "{gain} +- {error}");
}

/// Races fitted for themselves: after one round the class knows who is ahead, with any number of threads the same.
#[test]
fn a_round_teaches_the_race() {
    let table = Arc::new(OneSided::build());
    let bkg = Edition::Of1977.program(Arc::clone(&table)).unwrap();
    let nothing = Expectation::new(Arc::new(Functions::default()), Arc::clone(&table));
    let fitted = [1, 2].map(|threads| {
        let plan = Plan {
            games: 600,
            seed: 1,
            threads,
        };
        let round = Round::play(&plan, 0, &bkg, &nothing);
        assert!(
            round.steps()[..3].contains(&RACE),
            "bearing off is forward of the race"
        );
        let mut functions = Functions::default();
        let step = round.fit(RACE, &mut functions, &table);
        (functions, step)
    });
    assert!(fitted[0] == fitted[1]);
    let [(functions, step), _] = fitted;
    assert!(step.kept && step.samples > 2_000, "{step:?}");
    assert!(step.after < 0.8 * step.before, "{step:?}");
    let expectation = Expectation::new(Arc::new(functions), table);
    let race = |own: &Board| {
        assert_eq!(
            Recognised::of(own),
            Recognised::Class(RACE),
            "{}",
            CLASSES[RACE].name
        );
        expectation.value(own).win
    };
    let ahead = race(&board(
        &[(7, 5), (6, 5), (4, 5)],
        &[(12, 5), (8, 5), (6, 5)],
    ));
    let behind = race(&board(
        &[(12, 5), (8, 5), (6, 5)],
        &[(7, 5), (6, 5), (4, 5)],
    ));
    assert!(ahead > 0.75 && behind < 0.25, "{ahead} {behind}");
}
