//! Dice: the same seeds give gnubg's, and what has none says so.

mod common;

use barpoint_testkit as testkit;
use common::{gnubg, said, said_after, shell};

/// Rolls among other lines.
fn rolls(said: &str) -> Vec<&str> {
    let is_roll = |line: &&str| match line.as_bytes() {
        [first, b' ', second] => [first, second]
            .iter()
            .all(|die| (b'1'..=b'6').contains(die)),
        _ => false,
    };
    said.lines().map(str::trim).filter(is_roll).collect()
}

/// Lines that set a generator, and one that rolls, for all generators and seeds of many lengths.
fn lines() -> Vec<String> {
    let seeds = [
        "0",
        "5",
        "4294967295",
        "4294967296",
        "18446744073709551616",
        "123456789012345678901234567890123456789012345678901234567890",
    ];
    let mut lines = Vec::new();
    for seed in seeds {
        for generator in ["mersenne", "isaac", "md5", "bbs"] {
            if (generator, seed) != ("bbs", "0") {
                lines.push(format!("set rng {generator} {seed}"));
                lines.push("dicerolls 40".to_owned());
            }
        }
    }
    for bbs in ["modulus 1000730021", "factors 31643 31627"] {
        lines.push(format!("set rng bbs {bbs} 77"));
        lines.push("dicerolls 40".to_owned());
        lines.push("set seed 123456789012".to_owned());
        lines.push("dicerolls 40".to_owned());
    }
    lines
}

#[test]
fn gnubg_rolls_the_same_from_the_same_seeds() {
    let Some(program) = testkit::gnubg() else {
        return;
    };
    let lines = lines();
    let home = tempfile::tempdir().unwrap();
    let typed: Vec<&str> = lines.iter().map(String::as_str).collect();
    let theirs = gnubg(&program, home.path(), &["-t", "-q", "-r"], &typed);
    let mut shell = shell();
    let ours: String = lines.iter().map(|line| said(&mut shell, line)).collect();
    let (ours, theirs) = (rolls(&ours), rolls(&theirs));
    let setting = lines.iter().filter(|line| line.starts_with("set "));
    for (line, (ours, theirs)) in setting.zip(ours.chunks(40).zip(theirs.chunks(40))) {
        assert_eq!(ours, theirs, "{line}");
    }
    assert_eq!((ours.len(), theirs.len()), (27 * 40, 27 * 40));
}

#[test]
fn dice_that_cannot_be_had_say_so_and_change_nothing() {
    for line in [
        "set rng random.org",
        "set rng bbs modulus 12 5",
        "set rng bbs factors 4 5",
        "set rng bbs modulus",
        "set rng isaac x",
        "set seed -1",
        "set rng file nosuch.txt",
    ] {
        let mut shell = shell();
        said(&mut shell, "set rng md5 7");
        let before = said(&mut shell, "show rng");
        assert!(!said(&mut shell, line).is_empty(), "{line}");
        assert_eq!(said(&mut shell, "show rng"), before, "{line}");
    }
    let typed = said_after(&["set rng manual", "set seed 5"]);
    assert!(typed.contains("have no seed"), "{typed}");
}

#[test]
fn the_seed_is_shown_with_the_rolls_since_then() {
    let seed = said_after(&["set rng isaac 5", "dicerolls 3", "show seed"]);
    assert_eq!(seed, "The current seed is 5.\nRolls since then: 3.");
}

/// Two checkers are left on the two point, and the opponent is about to win: both are borne off unless a single 1 is rolled.
#[test]
fn dice_are_chosen_by_what_they_are_worth() {
    let rolled = |place: &str| {
        said_after(&[
            "set player 0 human",
            "set automatic roll off",
            "new session",
            "set turn 1",
            "set board simple 0 0 2 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -1 0",
            "set cheat enable on",
            &format!("set cheat player 1 roll {place}"),
            "roll",
            "show dice",
        ])
    };
    // A one misses, but for double ones.
    let misses = |place: &str| {
        let rolled = rolled(place);
        rolled.ends_with(" and 1.") && !rolled.ends_with("1 and 1.")
    };
    assert!(misses("21"), "{}", rolled("21"));
    for place in ["1", "16"] {
        assert!(!misses(place), "{}", rolled(place));
    }
    let refused = said_after(&["set cheat player 0 roll 22"]);
    assert!(refused.contains("from 1 to 21"), "{refused}");
}
