//! The running game: men on the way home with the sides past each other (paper, IV.C).

use barpoint_rules::Play;

use crate::facts::{Before, gammon_danger};
use crate::{Men, OpenPoints};

/// HP of a play in the running game that leads to these men.
#[must_use]
pub fn running_points(before: &Before, play: &Play, after: &Men, open: &OpenPoints) -> f64 {
    let home = if after.all_home() { 200 } else { 0 };
    let mut points = f64::from(entering(&before.men, play) + home + on_the_way(after));
    if gammon_danger(after, &before.other, open) {
        points += f64::from(doubles_that_save(after)) * open.gammon_double;
    }
    points
}

/// For every man brought home: 3, less the men already on its point, 10 more on the 6 point, 10 less for every point beyond
/// the 5 point.
fn entering(men: &Men, play: &Play) -> i32 {
    let mut there: [i32; 26] = std::array::from_fn(|place| i32::from(men.on(place as u8)));
    let mut points = 0;
    for step in play.steps() {
        let (from, to) = (step.from.index(), step.to.index());
        if from > 6 && (1..=6).contains(&to) {
            points += 3 - there[to] + destination(step.to.number());
        }
        there[from] -= 1;
        there[to] += 1;
    }
    points
}

const fn destination(point: u8) -> i32 {
    match point {
        6 => 10,
        point => -10 * (5 - point as i32),
    }
}

/// For every man not yet home: (3 - board crossings left) times its depth, 1 to 6, in the board it is in.
fn on_the_way(men: &Men) -> i32 {
    men.places()
        .filter(|&(place, _)| (7..=24).contains(&place))
        .map(|(place, men)| {
            let (crossings, depth) = ((place - 1) / 6, (place - 1) % 6 + 1);
            i32::from(men * (3 - crossings) * depth)
        })
        .sum()
}

/// How many of the doubles 2-2 to 6-6 bring all men home and one off.
fn doubles_that_save(men: &Men) -> i32 {
    let saves = |die: u8| {
        let steps_home: u8 = men
            .places()
            .map(|(place, men)| men * place.saturating_sub(6).div_ceil(die))
            .sum();
        let arrives = |place: u8| match place {
            7.. => place - (place - 6).div_ceil(die) * die,
            _ => place,
        };
        let nearest = men
            .places()
            .map(|(place, _)| arrives(place).div_ceil(die))
            .min();
        nearest.is_some_and(|steps| steps_home.saturating_add(steps) <= 4)
    };
    (2..=6).map(|die| i32::from(saves(die))).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use barpoint_rules::Board;
    use barpoint_testkit::board;

    fn value(board: &Board, roll: &str, play: &str) -> f64 {
        let play = board.parse_play(play, roll.parse().unwrap()).unwrap();
        let after = Men::of(board.after(&play).unwrap().on_roll());
        running_points(&Before::of(board, None), &play, &after, &OpenPoints::CHOSEN)
    }

    #[test]
    fn worked_by_hand() {
        let race = board(&[(12, 1), (8, 1), (5, 2), (3, 11)], &[(1, 15)]);
        let close = |own: f64, expected: f64| assert!((own - expected).abs() < 1e-9, "{own}");
        // Danger of gammon is there; no double but 6-6 and 5-5 (12 and 8: 2 + 1, then the 3 point) saves.
        // 8/6: 3 + 10; the man on 12 is left at depth 6 with one crossing to go: 12; 12/11: depth 5 of two.
        let six = value(&race, "21", "12/11, 8/6");
        let deep = value(&race, "41", "12/11, 8/4");
        close(six - deep, 20.0 + 2.0 * 0.0);
    }

    #[test]
    fn men_are_placed_as_far_back_as_their_board_allows() {
        // Two men on the 13 point: 13/7, 13/12 with 6-1 crosses with both and leaves depths 1 and 6.
        assert_eq!(
            on_the_way(&Men::of(board(&[(12, 1), (7, 1)], &[]).on_roll())),
            2 * 6 + 2
        );
        assert_eq!(
            on_the_way(&Men::of(board(&[(18, 1), (13, 1), (24, 1)], &[]).on_roll())),
            6 + 1
        );
    }

    #[test]
    fn doubles_that_bring_the_last_man_home_and_one_off() {
        let save = |own: &[(u8, u8)]| doubles_that_save(&Men::of(board(own, &[]).on_roll()));
        assert_eq!(save(&[(7, 1), (2, 14)]), 5);
        // 12 pips away: 6-6 and 5-5 need two steps and one more; 3-3 needs four.
        assert_eq!(save(&[(18, 1), (1, 14)]), 3, "6-6, 5-5 and 4-4");
        assert_eq!(save(&[(24, 2), (1, 13)]), 0);
    }
}
