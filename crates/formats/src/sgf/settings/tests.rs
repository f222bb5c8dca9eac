//! Settings as gnubg 1.07.001 wrote them, made by `set rollout ...`, `analyse rollout move` and `save match`.

use barpoint_record::{Generator, Program};

use super::generator::{GNUBG, OURS};
use super::*;

/// `set rollout trials 36`, `seed 3`, `rng isaac`, `varredn off`, `truncation enable on`, `truncation plies 3`,
/// `chequerplay plies 1`, `player 1 chequerplay plies 2`, `player 1 movefilter 2 0 3 4 0.25`,
/// `player 0 cubedecision noise 0.015`, `player 0 cubedecision deterministic off`,
/// `player 0 chequerplay prune off`, `player 1 cubedecision plies 1`, `initial on`, `quasirandom off`,
/// `bearofftruncation exact off`, `bearofftruncation onesided on`, `late enable on`, `late plies 2`.
const ISAAC: &str = "SK 0 RC 1 0 1 0 1 1 3 0 1 2 \"ISAAC\" 3  cube0 ver 3 2C 0 0.015000 1  cheq0 ver 3 1C 1 0.000000 0 \
     filt0 0 8 0.16000  cube1 ver 3 1C 1 0.000000 1  cheq1 ver 3 2C 1 0.000000 1 filt1 3 4 0.25000 -1 0 0.00000  \
     latecube0 ver 3 2C 1 0.000000 1  latecheq0 ver 3 0C 1 0.000000 1 latecube1 ver 3 2C 1 0.000000 1  latecheq1 ver 3 \
     0C 1 0.000000 1 cubetrunc ver 3 2C 1 0.000000 1 cheqtrunc ver 3 2C 1 0.000000 1";

/// With `seed 42`, `rng md5`, `cubeful off`, `late player 0 chequerplay plies 1`, `late player 1 chequerplay plies 3`,
/// `late player 1 movefilter 3 1 3 4 0.12345678`.
const MD5: &str = "SK 0 RC 0 0 0 1 1 0 10 1 1 2 \"MD5\" 42  cube0 ver 3 2C 1 0.000000 1  cheq0 ver 3 1C 1 0.000000 1 \
     filt0 0 8 0.16000  cube1 ver 3 2C 1 0.000000 1  cheq1 ver 3 1C 1 0.000000 1 filt1 0 8 0.16000  latecube0 ver 3 2C 1 \
     0.000000 1  latecheq0 ver 3 1C 1 0.000000 1 latefilt0 0 8 0.16000  latecube1 ver 3 2C 1 0.000000 1  latecheq1 ver 3 \
     3C 1 0.000000 1 latefilt1 0 8 0.16000 3 4 0.12346 0 2 0.04000  cubetrunc ver 3 2C 1 0.000000 1 cheqtrunc ver 3 2C 1 \
     0.000000 1";

#[test]
fn every_setting_is_read_and_written_as_it_was() {
    let read = read_rollout(ISAAC).unwrap();
    assert_eq!(write_rollout(&read), ISAAC);
    assert_eq!(read.program, Some(Program::Gnubg));
    let dice = &read.dice;
    assert_eq!((&dice.generator, dice.seed), (&Generator::Isaac, 3));
    assert!(dice.initial && !dice.stratified);
    assert!(read.cubeful);
    assert_eq!(read.variance_reduction, InUse::No);
    assert_eq!(
        (read.exact_bearoff, read.one_sided_bearoff),
        (InUse::No, InUse::Yes)
    );
    assert_eq!((read.late.in_use, read.late.from_ply), (InUse::Yes, 2));
    assert_eq!(
        (read.truncation.in_use, read.truncation.plies),
        (InUse::Yes, 3)
    );
    let BySide { white, black } = &read.players;
    assert!(!white.cube.deterministic && white.checker.deterministic);
    assert!(!white.checker.prune && white.cube.prune);
    assert!((white.cube.noise - 0.015).abs() < 1e-9);
    assert_eq!((white.checker.plies, black.checker.plies), (1, 2));
    let narrow = FilterLevel {
        accept: 3,
        extra: 4,
        threshold: Equity(0.25),
    };
    assert_eq!(black.filter, [Some(narrow), None]);
    assert!(read.late.players.white.filter.is_empty());
}

#[test]
fn later_settings_have_filters_too() {
    let read = read_rollout(MD5).unwrap();
    assert_eq!(write_rollout(&read), MD5);
    assert!(!read.cubeful);
    assert_eq!(read.truncation.in_use, InUse::No);
    assert_eq!(read.late.players.black.filter.len(), 3);
}

#[test]
fn a_seed_keeps_its_64_bits() {
    let text = ISAAC.replace("\"ISAAC\" 3", "\"chacha\" 18446744073709551615");
    let read = read_rollout(&text).unwrap();
    assert_eq!(read.dice.seed, u64::MAX);
    assert_eq!(write_rollout(&read), text);
}

#[test]
fn the_generator_tells_the_program() {
    let program = |name: &str| {
        let text = ISAAC.replace("\"ISAAC\"", &format!("\"{name}\""));
        let read = read_rollout(&text).unwrap();
        assert_eq!(write_rollout(&read), text);
        read.program
    };
    for (name, _) in GNUBG {
        assert_eq!(program(name), Some(Program::Gnubg), "{name}");
    }
    for (name, _) in OURS {
        assert_eq!(program(name), Some(Program::Barpoint), "{name}");
    }
    assert_eq!(program("dice of a friend"), None);
}

#[test]
fn nonsense_is_refused() {
    for text in [
        "",
        "SK 0 RC 1 0 1",
        "SK 0 RC 1 0 1 0 1 1 3 0 1 2 \"ISAAC\"",
        &ISAAC.replace("cube1", "cube7"),
        &ISAAC.replace("SK 0 RC 1", "SK 0 RC yes"),
        &format!("{ISAAC} 7"),
    ] {
        assert_eq!(read_rollout(text), None, "{text}");
    }
}
