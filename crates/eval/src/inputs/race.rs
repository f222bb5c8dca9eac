//! The hand-made inputs of races: 13 numbers a side about pips, wastage and what is left to do, and
//! six comparing both sides, 32 in all.
//!
//! The backbone is an estimate of the number of rolls a side needs: its checkers outside the home
//! board first travel to the 6-point, at 8 1/6 pips a roll, and from there the exact one-sided
//! distributions apply. The same is done for bearing off the first checker (saving the gammon) and
//! for leaving the opponent's home board (saving the backgammon).

use barpoint_bearoff::{HomePosition, OneSided, PIPS_PER_ROLL};
use barpoint_rules::Board;

/// Number of hand-made race inputs.
pub const RACE_INPUTS: usize = 32;
pub(super) const PER_SIDE: usize = 13;

/// Variance of the pips of one roll: mean square 511/6 less the squared mean, about 18.5.
const ROLL_VARIANCE: f32 = 511.0 / 6.0 - PIPS_PER_ROLL * PIPS_PER_ROLL;
/// Variance in rolls added by each pip to travel: with renewals of mean m and variance v, v/m³.
pub(super) const VARIANCE_PER_PIP: f32 =
    ROLL_VARIANCE / (PIPS_PER_ROLL * PIPS_PER_ROLL * PIPS_PER_ROLL);

/// What one side still has to do.
pub(super) struct Task {
    /// Pip count.
    pub(super) pips: u32,
    /// Checkers outside the home board, their pips to the 6-point and crossovers to get home.
    outside: u32,
    pub(super) outside_pips: u32,
    crossovers: u32,
    /// Pips to bring every checker out of the opponent's home board.
    rescue_pips: u32,
    /// Checkers on the points 1 to 3.
    deep: u32,
    pub(super) off: u8,
    /// Mean rolls to bear off everything from home, all outside checkers on the 6-point.
    home_rolls: f32,
    /// Pips of that position.
    home_pips: u32,
    /// Estimated rolls for everything, and their variance.
    pub(super) rolls: f32,
    pub(super) variance: f32,
    /// Estimated rolls until the first checker is off, 0 when one is.
    pub(super) first_rolls: f32,
}

/// Writes the 32 hand-made inputs of a race: the player on roll's 13, the opponent's, the six joint
/// ones. All lie within ±4.
pub fn race_inputs(board: &Board, bearoff: &OneSided, out: &mut [f32; RACE_INPUTS]) {
    let own = Task::of(board.on_roll(), bearoff);
    let theirs = Task::of(board.opponent(), bearoff);
    let (first, rest) = out.split_at_mut(PER_SIDE);
    let (second, joint) = rest.split_at_mut(PER_SIDE);
    first.copy_from_slice(&own.inputs());
    second.copy_from_slice(&theirs.inputs());
    joint.copy_from_slice(&compare(&own, &theirs));
}

impl Task {
    pub(super) fn of(half: &[u8; 26], bearoff: &OneSided) -> Self {
        let mut home = [half[1], half[2], half[3], half[4], half[5], half[6]];
        let (mut outside, mut outside_pips, mut crossovers, mut rescue_pips) = (0, 0, 0, 0);
        for (place, &n) in (7u32..).zip(&half[7..]) {
            let n = u32::from(n);
            outside += n;
            outside_pips += n * (place - 6);
            crossovers += n * ((place - 1) / 6);
            rescue_pips += n * place.saturating_sub(18);
        }
        home[5] += outside as u8;
        let home_pips = (1u32..).zip(home).map(|(p, n)| p * u32::from(n)).sum();
        // A half of a board never has more than 15 checkers.
        let position = HomePosition::of_points(home).unwrap_or(HomePosition::ALL_OFF);
        let home_rolls = bearoff.mean_rolls(position);
        let deviation = bearoff.std_dev_rolls(position);
        let travel = outside_pips as f32 / PIPS_PER_ROLL;
        let first_rolls = match half[0] {
            0 => travel + bearoff.mean_rolls_to_first(position),
            _ => 0.0,
        };
        Self {
            pips: home_pips + outside_pips,
            outside,
            outside_pips,
            crossovers,
            rescue_pips,
            deep: half[1..4].iter().map(|&n| u32::from(n)).sum(),
            off: half[0],
            home_rolls,
            home_pips,
            rolls: travel + home_rolls,
            variance: deviation * deviation + outside_pips as f32 * VARIANCE_PER_PIP,
            first_rolls,
        }
    }

    pub(super) fn inputs(&self) -> [f32; PER_SIDE] {
        let wastage = self.home_rolls * PIPS_PER_ROLL - self.home_pips as f32;
        [
            self.pips as f32 / 100.0,
            self.rolls / 15.0,
            self.outside_pips as f32 / 80.0,
            self.outside as f32 / 8.0,
            self.crossovers as f32 / 15.0,
            f32::from(self.off) / 15.0,
            self.home_rolls / 10.0,
            wastage / 20.0,
            self.variance / 4.0,
            self.first_rolls / 10.0,
            f32::from(u8::from(self.off == 0)),
            self.rescue_pips as f32 / 30.0,
            self.deep as f32 / 10.0,
        ]
        .map(|input| input.min(4.0))
    }
}

/// How certain one side is to be first, as a difference of means in standard deviations: winning, winning
/// and losing a gammon, winning and losing a backgammon; last the difference of rolls over 5. The
/// side on roll has half a roll in hand. All from the side on roll; -4 where it cannot happen.
fn compare(own: &Task, theirs: &Task) -> [f32; 6] {
    let ahead = |rolls: f32, other_rolls: f32, tempo: f32, variance: f32| {
        ((other_rolls - rolls + tempo) / variance.max(0.25).sqrt()).clamp(-4.0, 4.0)
    };
    // Chances of `loser` to be late for its first checker (or out of the winner's home board).
    let gammon = |winner: &Task, loser: &Task, tempo: f32| {
        let travel = loser.outside_pips as f32 * VARIANCE_PER_PIP;
        match loser.off {
            0 => ahead(
                winner.rolls,
                loser.first_rolls,
                tempo,
                winner.variance + travel,
            ),
            _ => -4.0,
        }
    };
    let backgammon = |winner: &Task, loser: &Task, tempo: f32| match loser.rescue_pips {
        0 => -4.0,
        pips => {
            let rolls = pips as f32 / PIPS_PER_ROLL;
            let travel = pips as f32 * VARIANCE_PER_PIP;
            ahead(winner.rolls, rolls, tempo, winner.variance + travel)
        }
    };
    let variance = own.variance + theirs.variance;
    [
        ahead(own.rolls, theirs.rolls, 0.5, variance),
        gammon(own, theirs, 0.5),
        gammon(theirs, own, -0.5),
        backgammon(own, theirs, 0.5),
        backgammon(theirs, own, -0.5),
        ((theirs.rolls - own.rolls) / 5.0).clamp(-4.0, 4.0),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Class,
        samples::{bearoff, random_boards},
    };
    use barpoint_testkit::board;

    fn check(board: &Board, table: &OneSided, expected: &[(usize, f32)]) {
        let mut inputs = [f32::NAN; RACE_INPUTS];
        race_inputs(board, table, &mut inputs);
        for &(i, value) in expected {
            assert!((inputs[i] - value).abs() < 1e-4, "input {i}: {}", inputs[i]);
        }
    }

    #[test]
    fn one_checker_each_by_hand() {
        let table = bearoff();
        // The opponent's checker on its 9-point: 3 pips to its 6-point, which takes 27/36 one roll
        // and else two, so 1.25 rolls.
        let race = board(&[(1, 1)], &[(9, 1)]);
        let rolls = 3.0 / PIPS_PER_ROLL + 1.25;
        check(
            &race,
            &table,
            &[
                (0, 0.01),
                (1, 1.0 / 15.0),
                (5, 14.0 / 15.0),
                (9, 0.0),
                (10, 0.0),
                (PER_SIDE, 0.09),
                (PER_SIDE + 1, rolls / 15.0),
                (PER_SIDE + 2, 3.0 / 80.0),
                (PER_SIDE + 3, 1.0 / 8.0),
                (PER_SIDE + 4, 1.0 / 15.0),
                (PER_SIDE + 6, 0.125),
                (PER_SIDE + 7, (1.25 * PIPS_PER_ROLL - 6.0) / 20.0),
                (2 * PER_SIDE + 1, -4.0),
                (2 * PER_SIDE + 4, -4.0),
                (2 * PER_SIDE + 5, (rolls - 1.0) / 5.0),
            ],
        );
    }

    #[test]
    fn a_last_checker_far_from_home_fears_gammon_and_backgammon() {
        let table = bearoff();
        let mut inputs = [0.0; RACE_INPUTS];
        race_inputs(&board(&[(1, 2)], &[(1, 14), (20, 1)]), &table, &mut inputs);
        let [win, gammon, lose_gammon, backgammon, ..] = inputs[2 * PER_SIDE..] else {
            unreachable!("six joint inputs");
        };
        assert!(win > 2.0 && gammon > 1.0, "{win} {gammon}");
        assert!(lose_gammon <= -4.0);
        assert!((-1.0..1.0).contains(&backgammon), "{backgammon}");
    }

    #[test]
    fn inputs_stay_within_bounds_and_sides_are_alike() {
        let table = bearoff();
        let boards = random_boards(20_000, 5);
        let races: Vec<_> = boards
            .iter()
            .filter(|board| matches!(Class::of(board), Class::Race | Class::Bearoff))
            .collect();
        assert!(races.len() > 100, "{} races", races.len());
        let (mut one, mut other) = ([0.0; RACE_INPUTS], [0.0; RACE_INPUTS]);
        for board in races {
            race_inputs(board, &table, &mut one);
            race_inputs(&board.swapped(), &table, &mut other);
            assert!(one.iter().all(|x| (-4.0..=4.0).contains(x)), "{one:?}");
            assert_eq!(one[..PER_SIDE], other[PER_SIDE..2 * PER_SIDE]);
        }
    }
}
