//! Rollouts in gnubg's shape, on a pipe.

mod beside;

use beside::{said, shell};

/// What the last of these lines says, at the start of a session with small rollouts.
fn last(lines: &[&str]) -> String {
    let mut shell = shell();
    let setup = [
        "set player both human",
        "set automatic roll off",
        "new session",
        "set turn 1",
        "set rollout trials 36",
        "set rollout truncation enable on",
        "set rollout truncation plies 5",
        "set rollout cubedecision plies 0",
        "set rollout seed 1",
    ];
    let mut answer = String::new();
    for line in setup.iter().chain(lines) {
        answer = said(&mut shell, line);
    }
    answer
}

/// The lines around the figures are those of gnubg (transcript 10, first section); the figures come from our nets and are
/// near its: +0.116 with the cube, standard error 0.011.
#[test]
fn a_position_is_rolled_out_as_in_gnubg() {
    let answer = last(&["rollout"]);
    let lines: Vec<&str> = answer.lines().collect();
    assert_eq!(
        lines[..3],
        [
            "Rollout done. Printing final results.",
            "",
            "Current Position:"
        ]
    );
    let settings = [
        "Truncated cubeful rollout (depth 5) with variance reduction",
        "36 games, Mersenne Twister dice gen. with seed 1 and quasi-random dice",
        "Play: 0-ply cubeful prune [expert]",
        "Cube: 0-ply cubeful prune [expert]",
    ];
    assert_eq!(lines[5..9], settings, "{answer}");
    let figure = |line: &str, name: &str| -> f32 {
        let mut words = line.trim_end_matches(" 1r").split_whitespace();
        words.find(|word| *word == name);
        let figure = words.next().unwrap_or_default().trim_end_matches(']');
        figure.parse().unwrap_or(f32::NAN)
    };
    assert!((figure(lines[3], "CF") - 0.116).abs() < 0.04, "{answer}");
    assert!((figure(lines[4], "CF") - 0.011).abs() < 0.006, "{answer}");
    let refused = last(&["rollout =cube"]);
    assert!(
        refused.starts_with("rollout: takes no argument"),
        "{refused}"
    );
}

#[test]
fn plays_of_a_roll_are_rolled_out_by_rank() {
    let answer = last(&["set dice 3 1", "analyse rollout move 1 2"]);
    assert!(answer.contains("\n8/5 6/5:\n"), "{answer}");
    assert!(
        answer.contains("] 1r\n") && answer.contains("] 2r "),
        "{answer}"
    );
    // The next hint has both: rollouts first, then the others.
    let hint = last(&["set dice 3 1", "analyse rollout move 1 2", "hint 3"]);
    let ranked: Vec<&str> = hint
        .lines()
        .filter(|line| line.contains(" Eq.: "))
        .collect();
    assert!(
        ranked[0].starts_with("    1. Rollout          8/5 6/5 "),
        "{hint}"
    );
    assert!(ranked[1].starts_with("    2. Rollout "), "{hint}");
    assert!(ranked[2].starts_with("    3. Cubeful "), "{hint}");
    let hint = last(&[
        "set dice 3 1",
        "analyse rollout move 1",
        "clear hint",
        "hint 1",
    ]);
    assert!(hint.starts_with("    1. Cubeful "), "{hint}");
    let refused = last(&["set dice 3 1", "analyse rollout move 1 200"]);
    assert!(refused.contains("found `200'"), "{refused}");
}

#[test]
fn a_rollout_takes_the_place_of_the_analysis_of_a_record() {
    let played = ["set dice 3 1", "8/5 6/5", "previous", "analyse move"];
    let marked = [
        "cmark move set rollout 1 2",
        "cmark cube set rollout",
        "analyse rollout match",
    ];
    let answer = last(&[&played[..], &marked].concat());
    assert_eq!(answer, "2 of 2 decisions are rolled out.\n");
    let shown = last(&[&played[..], &marked, &["show board"]].concat());
    assert!(
        shown.contains("*    1. Rollout          8/5 6/5"),
        "{shown}"
    );
    assert!(shown.contains("Rollout cubeless equity"), "{shown}");
    let refused = last(&[&played[..], &["analyse rollout move"]].concat());
    assert!(refused.contains("expected ranks of plays"), "{refused}");
}
