use super::*;
use crate::testing::{board, roll};
use crate::{Action, MatchRules, MatchState, Play, PlayList, PointLimit, Side, Variation};
use proptest::prelude::*;

/// Reads a play on the starting board and shows it in both written forms.
#[track_caller]
fn check_opening(dice: (u8, u8), text: &str, display: &str, mat: &str) {
    let start = Variation::Standard.start();
    let play = read_play(text, &start, roll(dice.0, dice.1), PointLimit::Unlimited).unwrap();
    assert_eq!(display_play(&play), display);
    assert_eq!(mat_play(&play), mat);
}

#[test]
fn all_spellings_of_a_play_are_read() {
    check_opening((3, 1), "8/5 6/5", "8/5 6/5", "8/5 6/5 ");
    check_opening((3, 1), "6/5, 8/5", "8/5 6/5", "8/5 6/5 ");
    check_opening((3, 1), "8 5 6 5", "8/5 6/5", "8/5 6/5 ");
    check_opening((3, 1), "8-5 6-5", "8/5 6/5", "8/5 6/5 ");
    check_opening((5, 4), "24/15", "24/15", "24/20 20/15 ");
    check_opening((5, 4), "24/20 20/15 ", "24/15", "24/20 20/15 ");
    check_opening((5, 4), "24/20/15", "24/15", "24/20 20/15 ");
    check_opening(
        (6, 6),
        "24/18(2) 13/7(2)",
        "24/18(2) 13/7(2)",
        "24/18 24/18 13/7 13/7",
    );
    check_opening((2, 2), "13/9(2)", "13/9(2)", "13/11 13/11 11/9 11/9");
    check_opening((2, 2), "13/11/9 (2)", "13/9(2)", "13/11 13/11 11/9 11/9");
}

#[test]
fn bar_and_off_have_many_names() {
    let entering = board(&[(25, 1), (24, 1), (6, 5)], &[(6, 2), (2, 2)]);
    for text in [
        "bar/22 6/5",
        "Bar/22 6/5",
        "b/22 6/5",
        "25/22 6/5",
        "ba/22 6/5",
    ] {
        let play = read_play(text, &entering, roll(3, 1), PointLimit::Unlimited).unwrap();
        assert_eq!(display_play(&play), "bar/22 6/5", "{text}");
        assert_eq!(mat_play(&play), "25/22 6/5 ", "{text}");
    }
    let bearing_off = board(&[(4, 2), (1, 3)], &[(1, 2)]);
    for text in [
        "4/off 1/off",
        "4/0 1/0",
        "4/o 1/-",
        "4-OFF 1-off",
        "4 0 1 0",
    ] {
        let play = read_play(text, &bearing_off, roll(6, 1), PointLimit::Unlimited).unwrap();
        assert_eq!(display_play(&play), "4/off 1/off", "{text}");
        assert_eq!(mat_play(&play), "4/0 1/0 ", "{text}");
    }
}

#[test]
fn merged_moves_hit_on_the_way_only_if_they_say_so_or_must() {
    // formats.md section 1: `11/4*` with 6-1 is taken as hitting only at the end
    let either = board(&[(11, 1), (6, 2)], &[(20, 1), (21, 1), (1, 5)]);
    let read = |text: &str| {
        let play = read_play(text, &either, roll(6, 1), PointLimit::Unlimited).unwrap();
        display_play(&play)
    };
    assert_eq!(read("11/4*"), "11/4*");
    assert_eq!(read("11/5*/4*"), "11/5*/4*");
    assert_eq!(read("11/5 5/4"), "11/5*/4*");
    let forced = board(&[(11, 1), (6, 2)], &[(20, 1), (15, 2), (1, 5)]);
    let play = read_play("11/4", &forced, roll(6, 1), PointLimit::Unlimited).unwrap();
    assert_eq!(display_play(&play), "11/5*/4");
}

#[test]
fn repeated_moves_share_the_hit() {
    // gnubg 1.07.001: `set board igc8kQqGB/mAMA`, `set dice 1 1`, `hint`
    let two_blots = board(&[(24, 2), (6, 3)], &[(2, 1), (3, 1), (4, 5)]);
    let play = read_play(
        "24/23*/22*(2)",
        &two_blots,
        roll(1, 1),
        PointLimit::Unlimited,
    )
    .unwrap();
    assert_eq!(display_play(&play), "24/23*/22*(2)");
    assert_eq!(mat_play(&play), "24/23* 24/23 23/22* 23/22");
}

#[track_caller]
fn check_error(text: &str, message: &str) {
    let start = Variation::Standard.start();
    let error = read_play(text, &start, roll(3, 1), PointLimit::Unlimited).unwrap_err();
    assert_eq!(error.to_string(), message);
}

#[test]
fn bad_text_is_refused_with_the_reason() {
    check_error(
        "8/5 6/5!",
        "expected moves such as `13/9 bar/20*`, found '!' as character 8",
    );
    check_error("30/1", "expected points from 0 to 25, found 30");
    check_error(
        "1000000000000000000000/5",
        "expected points from 0 to 25, found a larger number",
    );
    check_error(
        "foo",
        "expected `bar` or `off` at character 1, found another word",
    );
    check_error(
        "/5",
        "expected a point on both sides of the `/` at character 1",
    );
    check_error(
        "8//5",
        "expected a point on both sides of the `/` at character 3",
    );
    check_error(
        "8/ 5",
        "expected a point on both sides of the `/` at character 2",
    );
    check_error(
        "8/5 6/",
        "expected a point on both sides of the `/` at character 6",
    );
    check_error("8/5 6", "expected a destination for the checker on 6");
    check_error(
        "8/5(7)",
        "expected `(2)`, `(3)` or `(4)` after a move, found another count",
    );
    check_error(
        "(2)",
        "expected `(2)`, `(3)` or `(4)` after a move, found another count",
    );
    check_error("5/8", "expected a move towards home, found 5/8");
    check_error("off/8", "expected a move towards home, found off/8");
    check_error("6/5(4) 8/5", "expected at most 4 moves, found more");
}

#[test]
fn plays_against_the_rules_are_refused_with_the_reason() {
    check_error("8/4 6/5", "expected a play of 2 dice with 31, found 3");
    check_error("8/5", "expected a play of 2 dice with 31, found 1");
    check_error("", "expected a play of 2 dice with 31, found 0");
    check_error("8/6 6/5", "expected moves with 31, found 8/6");
    check_error("24/off", "expected moves with 31, found 24/off");
    check_error("7/4 6/5", "expected a checker on 7, found none");
    check_error("bar/22", "expected a checker on bar, found none");
    check_error(
        "13/12 24/21 ",
        "expected an open point, found 12 held by the opponent",
    );
    let entering = board(&[(25, 1), (6, 5)], &[(1, 2)]);
    let error = read_play("6/3 6/5", &entering, roll(3, 1), PointLimit::Unlimited).unwrap_err();
    assert_eq!(
        error.to_string(),
        "expected a legal play of 31, found one that breaks the rules"
    );
}

#[test]
fn an_empty_text_is_a_dance_where_nothing_can_be_played() {
    let closed = board(
        &[(25, 1)],
        &[(1, 2), (2, 2), (3, 2), (4, 2), (5, 2), (6, 2)],
    );
    assert_eq!(
        read_play(" ", &closed, roll(3, 1), PointLimit::Unlimited),
        Ok(Play::DANCE)
    );
    assert_eq!(
        closed.parse_play("Cannot move", roll(3, 1)),
        Ok(Play::DANCE)
    );
    assert_eq!(Play::DANCE.to_string(), "cannot move");
    assert_eq!(display_play(&Play::DANCE), "");
    assert_eq!(mat_play(&Play::DANCE), "");
}

#[test]
fn a_state_reads_plays_of_its_roll_by_its_rules() {
    let mut state = MatchState::new(0, MatchRules::default());
    state.apply(Action::Begin(Side::White)).unwrap();
    let error = state.parse_play("8/5 6/5").unwrap_err();
    assert_eq!(
        error.to_string(),
        "expected a state with a roll to play, found White to roll"
    );
    state.apply(Action::Roll(roll(3, 1))).unwrap();
    assert_eq!(state.parse_play("8/5 6/5").unwrap().to_string(), "8/5 6/5");
}

#[test]
fn illegal_plays_are_kept_as_written() {
    let start = Variation::Standard.start();
    let steps = literal_steps("8/4 24/18*", &start).unwrap();
    let pairs: Vec<_> = steps
        .iter()
        .map(|s| (s.from.number(), s.to.number(), s.hit))
        .collect();
    assert_eq!(pairs, [(8, 4, false), (24, 18, false)]);
    let blot = board(&[(8, 1)], &[(21, 1)]);
    assert!(literal_steps("8/4", &blot).unwrap()[0].hit);
}

proptest! {
    #[test]
    fn every_legal_play_is_read_back_from_both_forms(
        position in crate::notation::position_id::tests::any_board(),
        high in 1u8..=6,
        low in 1u8..=6,
    ) {
        let mut legal = PlayList::new();
        legal.generate(&position, roll(high, low));
        for (play, after) in legal.plays().iter().zip(legal.boards()) {
            for text in [play.to_string(), mat_play(play)] {
                let read = read_play(&text, &position, roll(high, low), PointLimit::Unlimited);
                prop_assert_eq!(read.map(|play| position.after(&play)), Ok(Some(*after)), "{}", text);
            }
        }
    }

    #[test]
    fn any_text_is_read_or_refused_without_panic(text in "[-0-9/*() baroffBARé]{0,24}") {
        let start = Variation::Standard.start();
        let _ = read_play(&text, &start, roll(3, 1), PointLimit::Unlimited);
        let _ = read_play(&text, &start, roll(2, 2), PointLimit::Unlimited);
        let _ = literal_steps(&text, &start);
    }
}
