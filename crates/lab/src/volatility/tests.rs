use super::*;

fn turn(chance: f32, is_race: bool) -> Turn {
    Turn { chance, is_race }
}

/// The first player is in the take window in contact, then in the redouble window in a race, and wins there.
#[test]
fn a_game_that_turns_counts_after_it_has_turned() {
    let turns = [
        turn(0.30, false),
        turn(0.60, false),
        turn(0.70, true),
        turn(0.10, true),
        turn(0.90, true),
    ];
    let found = jumps(&turns, 4);
    let sizes: Vec<f64> = found
        .iter()
        .map(|(_, size)| (size * 1000.0).round() / 1000.0)
        .collect();
    // First player: .30 -> .70 -> .90 -> 1; second: .60 -> .10 -> 0.
    assert_eq!(sizes, [0.4, 0.2, 0.1, 0.5, 0.1]);
    let groups = |at: usize| &found[at].0;
    assert!(groups(0).contains(&Group::WindowsContact) && !groups(0).contains(&Group::Turned));
    assert!(groups(1).contains(&Group::TurnedContact) && groups(1).contains(&Group::WindowsRace));
    assert_eq!(groups(2), &[Group::Bucket(18)]);
}

#[test]
fn buckets_are_twenty_equal_parts() {
    for (chance, expected) in [
        (0.0, 0),
        (0.049, 0),
        (0.051, 1),
        (0.5, 10),
        (0.96, 19),
        (1.0, 19),
    ] {
        assert_eq!(bucket(chance), expected, "{chance}");
    }
}

/// Games all alike have no error; of unlike ones it is the deviation over the root of their number.
#[test]
fn standard_errors_are_those_between_games() {
    let game = |sizes: &[f64]| {
        let jumps: Vec<(Vec<Group>, f64)> = sizes
            .iter()
            .map(|&size| (vec![Group::Windows], size))
            .collect();
        JumpTally::of_game(&jumps)
    };
    let mut same = JumpTally::default();
    let mut unlike = JumpTally::default();
    for i in 0..100 {
        same.add(&game(&[0.1, 0.3]));
        unlike.add(&game(&[if i % 2 == 0 { 0.1 } else { 0.3 }]));
    }
    let (same, unlike) = (
        same.figures(Group::Windows).unwrap(),
        unlike.figures(Group::Windows).unwrap(),
    );
    assert!(
        (same.mean_size - 0.2).abs() < 1e-12 && same.mean_size_std_err < 1e-8,
        "{same:?}"
    );
    assert!((same.deviation - 0.05_f64.sqrt()).abs() < 1e-12, "{same:?}");
    assert!((unlike.mean_size_std_err - 0.01).abs() < 1e-9, "{unlike:?}");
    assert_eq!(same.jumps, 200);
    assert_eq!(JumpTally::default().figures(Group::Turned), None);
}
