use super::*;
use std::sync::OnceLock;

fn database() -> &'static OneSided {
    static DATABASE: OnceLock<OneSided> = OnceLock::new();
    DATABASE.get_or_init(OneSided::build)
}

fn position(points: [u8; 6]) -> HomePosition {
    HomePosition::of_points(points).unwrap()
}

/// The stored entries from the first non-zero on.
fn words(stored: &[u16]) -> (usize, Vec<u16>) {
    let start = stored.iter().position(|&p| p > 0).unwrap();
    let end = stored.iter().rposition(|&p| p > 0).unwrap();
    (start, stored[start..=end].to_vec())
}

/// Check values of gnubg 1.07's `makebearoff -o 6`.
#[test]
fn stored_entries_equal_the_released_database() {
    let row = &database().rows[1007];
    assert_eq!(words(&row.last), (2, vec![910, 17120, 41368, 6131, 6]));
    assert_eq!(words(&row.first), (0, vec![65535]));
    let row = &database().rows[54_263];
    let last = vec![
        1, 16, 102, 555, 1911, 5444, 10775, 16459, 17144, 9574, 2913, 561, 74, 6,
    ];
    assert_eq!(words(&row.last), (5, last));
    assert_eq!(words(&row.first), (1, vec![30947, 29481, 4499, 539, 64, 5]));
}

/// The manual's chapter on effective pip count gives five checkers on the ace and four on the deuce
/// point as an example with 2.189 rolls and 17.878 pips. The two numbers belong together (x 49/6),
/// but not to that position: two checkers a roll, four with a double, make nine checkers last
/// 5 (5/6)^4 + 3 (1/6^3 + 15/6^3) + 4 (rest) = 4.408 rolls even if all were on the ace point.
#[test]
fn effective_pips_are_rolls_times_49_sixths() {
    assert!((2.189 * PIPS_PER_ROLL - 17.878).abs() < 0.004);
    let aces = position([9, 0, 0, 0, 0, 0]);
    assert!((database().mean_rolls(aces) - 4.408).abs() < 0.001);
    let nine = position([5, 4, 0, 0, 0, 0]);
    let rolls = database().mean_rolls(nine);
    assert!((4.408..4.42).contains(&rolls), "{rolls}");
    assert!((database().epc(nine) - rolls * 49.0 / 6.0).abs() < 1e-4);
}

#[track_caller]
fn check_rolls(points: [u8; 6], percent: [f32; 6]) {
    let last = database().distribution(position(points)).last;
    for (rolls, expected) in (3usize..).zip(percent) {
        assert!(
            (last[rolls] * 100.0 - expected).abs() < 0.0011,
            "{rolls} rolls: {} instead of {expected}",
            last[rolls] * 100.0
        );
    }
}

/// The worked example of the gnubg manual's chapter on bearoff databases, Position ID
/// `2x0AAOi2AQAAAA`: both distributions to the printed digits, and 56.7 % for the side on roll.
#[test]
fn manual_example_comes_out() {
    let (on_roll, opponent) = ([1, 3, 2, 2, 2, 0], [2, 2, 3, 3, 0, 0]);
    check_rolls(on_roll, [1.917, 18.749, 44.271, 32.998, 2.029, 0.037]);
    check_rolls(opponent, [2.811, 28.403, 50.307, 18.114, 0.363, 0.002]);
    let win = database().win_probability(position(on_roll), position(opponent));
    assert!((win - 0.567).abs() < 0.0005, "{win}");
}

/// By hand: one checker on the ace point always goes off with the next roll; two on it as well;
/// three need two rolls unless a double comes.
#[test]
fn small_positions_follow_by_hand() {
    let db = database();
    assert_eq!(db.mean_rolls(HomePosition::ALL_OFF), 0.0);
    assert_eq!(db.mean_rolls(position([2, 0, 0, 0, 0, 0])), 1.0);
    let three = db.mean_rolls(position([3, 0, 0, 0, 0, 0]));
    assert!((three - (2.0 - 6.0 / 36.0)).abs() < 1e-4);
    // A checker on the 6-point goes off with 27 of the 36 rolls (any table of one-checker bearoffs).
    let six = db.distribution(position([0, 0, 0, 0, 0, 1])).last[1];
    assert!((six - 27.0 / 36.0).abs() < 1e-4);
    assert!((db.epc(position([1, 0, 0, 0, 0, 0])) - 49.0 / 6.0).abs() < 1e-5);
}

/// On roll with one checker on the ace point against fifteen there: a sure win, and a gammon
/// because the opponent has no turn. From the other side it takes at least four rolls to lose none.
#[test]
fn gammon_chances_count_turns_rightly() {
    let db = database();
    let (one, all) = (position([1, 0, 0, 0, 0, 0]), position([15, 0, 0, 0, 0, 0]));
    let outcome = db.outcome(one, all);
    assert_eq!(outcome.to_array(), [1.0, 1.0, 0.0, 0.0, 0.0]);
    // The fifteen on roll always take one off at once, so lose the game but no gammon.
    assert_eq!(db.outcome(all, one).to_array(), [0.0; 5]);
    // Three checkers left need two rolls without a double: then one turn saves the gammon.
    let three = position([3, 0, 0, 0, 0, 0]);
    let gammon = db.outcome(three, all).win_gammon;
    assert!((gammon - 6.0 / 36.0).abs() < 1e-4, "{gammon}");
    // Fifteen on the 6-point against one roll to go: lost unless the first roll takes one off.
    let stacked = position([0, 0, 0, 0, 0, 15]);
    let lost = db
        .outcome(stacked, position([1, 0, 0, 0, 0, 0]))
        .lose_gammon;
    let saved = db.distribution(stacked).first[1];
    assert!((lost - (1.0 - saved)).abs() < 1e-5);
}

#[test]
fn rows_are_distributions_and_nothing_is_cut_off() {
    for row in &database().rows {
        assert_eq!(row.last.iter().map(|&p| u32::from(p)).sum::<u32>(), ONE);
        assert_eq!(row.first.iter().map(|&p| u32::from(p)).sum::<u32>(), ONE);
        assert_eq!(row.first[MAX_FIRST], 0, "one more entry may be needed");
    }
}

#[test]
fn bytes_round_trip_and_damage_is_refused() {
    let bytes = database().to_bytes();
    let back = OneSided::from_bytes(&bytes).unwrap();
    assert_eq!(back.rows, database().rows);
    let check = |change: &dyn Fn(&mut Vec<u8>)| {
        let mut damaged = bytes.clone();
        change(&mut damaged);
        OneSided::from_bytes(&damaged).unwrap_err()
    };
    assert!(matches!(
        check(&|b| b.truncate(100)),
        BearoffError::Size { found: 100, .. }
    ));
    assert_eq!(check(&|b| b[0] = 0), BearoffError::Magic);
    assert!(matches!(
        check(&|b| b[5000] ^= 1),
        BearoffError::Checksum { .. }
    ));
    assert!(BearoffError::Magic.to_string().starts_with("expected"));
}

/// Chances of the board and of the opponent's board fit together: whoever is on roll, the same two
/// distributions are compared.
#[test]
fn board_outcome_needs_both_sides_home() {
    let mut setup = barpoint_rules::Setup {
        on_roll: [0; 26],
        opponent: [0; 26],
    };
    setup.on_roll[6] = 15;
    setup.opponent[6] = 15;
    let board = Board::try_from(setup).unwrap();
    let outcome = database().board_outcome(&board).unwrap();
    assert!(outcome.win > 0.5 && outcome.win < 0.8);
    setup.on_roll[6] = 14;
    setup.on_roll[8] = 1;
    let board = Board::try_from(setup).unwrap();
    assert_eq!(database().board_outcome(&board), None);
}
