//! The simulation facility: BKG plays both sides of a position many times (paper, VIII).

use barpoint_rules::{Board, CHECKERS, Roll, WinKind};

use crate::{Bkg, CubeAt, Scratch, StateClass, doubles, takes};

/// Whether the players double, which BKG does in races only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Doubling {
    /// The stake stays what it is.
    Off,
    /// With a centred cube at the start.
    On,
}

/// How simulated games ended, seen by the side on roll at the start.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tally {
    /// Games played.
    pub games: u32,
    /// Games won, by whatever means.
    pub wins: u32,
    /// Gammons and backgammons won.
    pub gammons_won: u32,
    /// Gammons and backgammons lost.
    pub gammons_lost: u32,
    /// Games that ended with a double passed, by either side.
    pub passed: u32,
    /// Points won less points lost.
    pub points: i32,
    /// The sum of the squares of the points of each game.
    pub squares: i32,
}

/// One side's half of a game.
#[derive(Clone, Copy)]
struct Seat<'a> {
    player: &'a Bkg,
    class: Option<StateClass>,
    /// The sign of what it wins in the tally.
    sign: i32,
    may_double: bool,
}

impl Tally {
    /// Points a game.
    #[must_use]
    pub fn mean(&self) -> f64 {
        f64::from(self.points) / f64::from(self.games.max(1))
    }

    /// The standard error of [`Tally::mean`].
    #[must_use]
    pub fn standard_error(&self) -> f64 {
        let games = f64::from(self.games.max(1));
        let variance = f64::from(self.squares) / games - self.mean().powi(2);
        (variance.max(0.0) / games).sqrt()
    }

    /// Adds a game that won this many points, or lost them with a minus.
    fn add(&mut self, points: i32, gammon: bool) {
        self.games += 1;
        self.wins += u32::from(points > 0);
        self.gammons_won += u32::from(gammon && points > 0);
        self.gammons_lost += u32::from(gammon && points < 0);
        self.points += points;
        self.squares += points * points;
    }
}

/// Plays a position to its end this many times: the first player is on roll, `dice` gives the rolls.
///
/// ```
/// use std::sync::Arc;
///
/// use barpoint_bearoff::OneSided;
/// use barpoint_bkg::{Bkg, Doubling, Tables, simulate};
/// use barpoint_rules::{Board, Roll};
///
/// let bkg = Bkg::new(Tables::new(Arc::new(OneSided::build())).ok_or("memory")?);
/// // One man on the six point against one roll: 27 of 36 win. Here every roll in turn.
/// let board = Board::with_checkers(&[(6, 1)], &[(1, 1)])?;
/// let mut rolls = (1..=6).flat_map(|a| (1..=6).filter_map(move |b| Roll::new(a, b))).flat_map(|roll| {
///     let bears_off = roll.is_double() && roll.high() > 1 || roll.high() + roll.low() > 5;
///     [Some(roll), (!bears_off).then_some(Roll::ONES)].into_iter().flatten()
/// });
/// let tally = simulate([&bkg, &bkg], &board, 36, Doubling::Off, &mut || rolls.next().unwrap_or(Roll::ONES));
/// assert_eq!((tally.games, tally.wins), (36, 27));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn simulate(
    players: [&Bkg; 2],
    board: &Board,
    games: u32,
    doubling: Doubling,
    dice: &mut impl FnMut() -> Roll,
) -> Tally {
    let mut tally = Tally::default();
    let mut scratch = Scratch::default();
    let seat = |player, sign| Seat {
        player,
        class: None,
        sign,
        may_double: doubling == Doubling::On,
    };
    for _ in 0..games {
        let seats = [seat(players[0], 1), seat(players[1], -1)];
        play_out(seats, *board, dice, &mut scratch, &mut tally);
    }
    tally
}

fn play_out(
    [mut on_roll, mut other]: [Seat<'_>; 2],
    mut board: Board,
    dice: &mut impl FnMut() -> Roll,
    scratch: &mut Scratch,
    tally: &mut Tally,
) {
    let mut stake = 1;
    loop {
        let cube = if stake == 1 {
            CubeAt::Centre
        } else {
            CubeAt::Own
        };
        if on_roll.may_double && doubles(&board, cube, on_roll.player.tables()) {
            if !takes(&board, other.player.tables()) {
                tally.passed += 1;
                return tally.add(on_roll.sign * stake, false);
            }
            stake *= 2;
            (on_roll.may_double, other.may_double) = (false, true);
        }
        if let Some(best) = on_roll
            .player
            .choose(&board, dice(), on_roll.class, scratch)
        {
            board = best.after;
            on_roll.class = Some(best.class);
        }
        if let Some(kind) = WinKind::of(&board, CHECKERS) {
            return tally.add(
                on_roll.sign * stake * i32::from(kind.multiplier()),
                kind != WinKind::Single,
            );
        }
        board = board.swapped();
        std::mem::swap(&mut on_roll, &mut other);
    }
}
