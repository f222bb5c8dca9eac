//! Thousands of games played side by side, for learning: no cube, money play.

use crate::fault::fault;
use crate::names::variation;
use barpoint_rules::{Board, PlayList, Roll, Variation, WinKind};
use numpy::{PyArray1, PyReadonlyArray1};
use pyo3::prelude::*;
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// One game: the player on roll is to choose among `plays`.
struct Game {
    dice: Xoshiro256PlusPlus,
    board: Board,
    roll: Roll,
    plays: PlayList,
    player: u8,
}

/// Many games.
#[pyclass(module = "barpoint._barpoint")]
pub(crate) struct Games {
    variation: Variation,
    games: Vec<Game>,
}

/// The two halves of a board as bytes.
pub(crate) fn push(bytes: &mut Vec<u8>, board: &Board) {
    bytes.extend_from_slice(board.on_roll());
    bytes.extend_from_slice(board.opponent());
}

fn two_dice(dice: &mut Xoshiro256PlusPlus) -> (u8, u8, Roll) {
    loop {
        let (a, b) = (dice.random_range(1..=6), dice.random_range(1..=6));
        if let Some(roll) = Roll::new(a, b) {
            return (a, b, roll);
        }
    }
}

/// The opening roll, and who begins: whoever rolled more.
fn opening(dice: &mut Xoshiro256PlusPlus) -> (u8, Roll) {
    loop {
        let (a, b, roll) = two_dice(dice);
        if a != b {
            return (u8::from(b > a), roll);
        }
    }
}

impl Game {
    fn new(seed: u64, variation: Variation) -> Self {
        let mut dice = Xoshiro256PlusPlus::seed_from_u64(seed);
        let (player, roll) = opening(&mut dice);
        let mut game = Self {
            dice,
            board: variation.start(),
            roll,
            plays: PlayList::new(),
            player,
        };
        game.turn(roll);
        game
    }

    fn turn(&mut self, roll: Roll) {
        self.roll = roll;
        self.plays.generate(&self.board, roll);
    }

    /// Makes the play of this number. Returns what the mover has won if the game is over; another begins then.
    fn step(&mut self, play: usize, variation: Variation) -> Option<u8> {
        let after = self.plays.boards().get(play).copied().unwrap_or(self.board);
        if let Some(won) = WinKind::of(&after, variation.checkers()) {
            let (player, roll) = opening(&mut self.dice);
            self.player = player;
            self.board = variation.start();
            self.turn(roll);
            return Some(won.multiplier());
        }
        self.board = after.swapped();
        self.player ^= 1;
        let (_, _, roll) = two_dice(&mut self.dice);
        self.turn(roll);
        None
    }
}

type Bytes<'py> = Bound<'py, PyArray1<u8>>;
type Numbers<'py> = Bound<'py, PyArray1<u32>>;

#[pymethods]
impl Games {
    #[new]
    #[pyo3(signature = (count, *, seed = 0, variation = "backgammon"))]
    fn new(count: u32, seed: u64, variation: &str) -> PyResult<Self> {
        let variation = self::variation(variation)?;
        let seeds = (0..u64::from(count)).map(|number| seed.wrapping_mul(0x9e37_79b9) ^ number);
        Ok(Self {
            variation,
            games: seeds.map(|seed| Game::new(seed, variation)).collect(),
        })
    }

    fn __len__(&self) -> usize {
        self.games.len()
    }

    /// How many plays each roll allows; 1 if there is nothing to choose.
    fn counts<'py>(&self, py: Python<'py>) -> Numbers<'py> {
        let counts = self.games.iter().map(|game| game.plays.len().max(1));
        let counts = counts.map(|count| u32::try_from(count).unwrap_or(u32::MAX));
        PyArray1::from_iter(py, counts)
    }

    /// The boards, 52 bytes each: both sides' checkers off, on the points 1 to 24 and on the bar.
    fn boards<'py>(&self, py: Python<'py>) -> Bytes<'py> {
        let mut bytes = Vec::with_capacity(52 * self.games.len());
        for game in &self.games {
            push(&mut bytes, &game.board);
        }
        PyArray1::from_vec(py, bytes)
    }

    /// The dice, larger first, 2 bytes each.
    fn dice<'py>(&self, py: Python<'py>) -> Bytes<'py> {
        let dice = self.games.iter();
        let dice = dice.flat_map(|game| [game.roll.high(), game.roll.low()]);
        PyArray1::from_iter(py, dice)
    }

    /// Who is on roll in each game, 0 or 1.
    fn players<'py>(&self, py: Python<'py>) -> Bytes<'py> {
        PyArray1::from_iter(py, self.games.iter().map(|game| game.player))
    }

    /// The boards after all plays of all games, game by game, still seen by the mover.
    fn afterstates<'py>(&self, py: Python<'py>) -> Bytes<'py> {
        let mut bytes = Vec::new();
        for game in &self.games {
            let boards = game.plays.boards();
            if boards.is_empty() {
                push(&mut bytes, &game.board);
            }
            for board in boards {
                push(&mut bytes, board);
            }
        }
        PyArray1::from_vec(py, bytes)
    }

    /// Makes a play in each game. Returns the points won by the movers: 0 where the game goes on; over games begin again.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "arrays are borrowed for the time of the call"
    )]
    fn step<'py>(
        &mut self,
        py: Python<'py>,
        plays: PyReadonlyArray1<'_, u32>,
    ) -> PyResult<Bytes<'py>> {
        let plays = plays.as_slice()?;
        if plays.len() != self.games.len() {
            let (games, found) = (self.games.len(), plays.len());
            return Err(fault(format!("expected {games} plays, found {found}")));
        }
        for (number, (game, play)) in self.games.iter().zip(plays).enumerate() {
            let count = game.plays.len().max(1);
            if !usize::try_from(*play).is_ok_and(|play| play < count) {
                return Err(fault(format!(
                    "game {number}: expected a play below {count}, found {play}"
                )));
            }
        }
        let variation = self.variation;
        let games = &mut self.games;
        let won = py.detach(move || {
            let stepped = games.iter_mut().zip(plays);
            let won = stepped.map(|(game, &play)| {
                let play = usize::try_from(play).unwrap_or_default();
                game.step(play, variation).unwrap_or_default()
            });
            won.collect::<Vec<u8>>()
        });
        Ok(PyArray1::from_vec(py, won))
    }
}
