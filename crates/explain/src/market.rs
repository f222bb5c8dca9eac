//! What the next two rolls make of a double: which sequences lose the market, and what doubling gains and costs in them.

use std::ops::ControlFlow;

use barpoint_engine::{Basis, Engine};
use barpoint_equity::Equity;
use barpoint_rules::{Board, Play, Roll};

use crate::NoExplanation;
use crate::market_walk::{Market, Sums};

/// A reply after which the opponent would have to pass a double.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LosingReply {
    /// The opponent's roll.
    pub roll: Roll,
    /// How many of the 36 throws it is.
    pub weight: u8,
    /// Their play; [`Play::DANCE`] if none is legal.
    pub play: Play,
    /// The board after it, seen by the player who may double then.
    pub board: Board,
}

/// An own roll with what may come of it.
#[derive(Clone, Debug, PartialEq)]
pub struct FirstRoll {
    /// The roll.
    pub roll: Roll,
    /// The play; [`Play::DANCE`] if none is legal.
    pub play: Play,
    /// The board after it, seen by the opponent.
    pub board: Board,
    /// Whether it wins the game, so that every sequence loses the market.
    pub wins: bool,
    /// The replies after which a double would have to be passed.
    pub losers: Vec<LosingReply>,
}

impl FirstRoll {
    /// How many of the 36 replies lose the market.
    #[must_use]
    pub fn throws(&self) -> u8 {
        if self.wins {
            return 36;
        }
        self.losers.iter().map(|loser| loser.weight).sum()
    }
}

/// Sequences of an own roll and the opponent's reply, by the best plays without further look-ahead.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MarketLosers {
    /// After how many of the 1,296 the opponent would have to pass a double, or has lost.
    pub sequences: u16,
    /// How much more a game doubled now is worth after them than one doubled then, on average.
    pub gain: Equity,
    /// After how many others a game doubled now is worth less than one that is not.
    pub regrets: u16,
    /// How much less, on average.
    pub loss: Equity,
    /// By own roll.
    pub by_roll: Vec<FirstRoll>,
}

impl MarketLosers {
    /// Sequences of two rolls.
    pub const SEQUENCES: u16 = 36 * 36;

    /// What doubling now gains over all sequences.
    #[must_use]
    pub fn balance(&self) -> f32 {
        let [gained, lost] = [(self.sequences, self.gain), (self.regrets, self.loss)]
            .map(|(count, mean)| f32::from(count) * mean.get());
        (gained - lost) / f32::from(Self::SEQUENCES)
    }

    /// Plays all sequences.
    pub(crate) fn of(
        engine: &Engine,
        basis: &Basis,
        go_on: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Result<Self, NoExplanation> {
        let market = Market::new(engine, basis);
        let mut sums = Sums::default();
        let mut by_roll = Vec::new();
        for (roll, weight) in Roll::weighted() {
            if go_on().is_break() {
                return Err(NoExplanation::Stopped);
            }
            by_roll.push(market.first_roll(roll, weight, &mut sums));
        }
        let mean = |sum: f32, count: u16| Equity(sum / f32::from(count.max(1)));
        Ok(Self {
            sequences: sums.losers,
            gain: mean(sums.gained, sums.losers),
            regrets: sums.regrets,
            loss: mean(sums.lost, sums.regrets),
            by_roll,
        })
    }
}
