//! Plays the sequences of two rolls and compares the game doubled now with the one that is not.

use std::ops::ControlFlow;

use barpoint_engine::{Basis, Engine, Strength};
use barpoint_equity::{CubeContext, CubeEquities, CubeVerdict, Cubeful, Equity, Offer, Response};
use barpoint_eval::{MoveFilter, SearchSettings};
use barpoint_rules::{Board, CHECKERS, Play, Roll};

use crate::{FirstRoll, LosingReply};

/// What is added up over the sequences.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Sums {
    pub(crate) losers: u16,
    pub(crate) gained: f32,
    pub(crate) regrets: u16,
    pub(crate) lost: f32,
}

impl Sums {
    /// Sequences that lose the market, and how much more a game doubled now is worth after them.
    fn lose_market(&mut self, sequences: u16, gain: f32) {
        self.losers += sequences;
        self.gained += f32::from(sequences) * gain;
    }

    /// Other sequences; a double now may be worth less after them, but hardly more.
    fn keep_market(&mut self, sequences: u16, gain: f32) {
        if gain < 0.0 {
            self.regrets += sequences;
            self.lost -= f32::from(sequences) * gain;
        }
    }
}

/// The cube before and after a double.
pub(crate) struct Market<'a> {
    engine: &'a Engine,
    basis: &'a Basis,
    quick: Strength,
    now: CubeContext,
    taken: CubeContext,
}

impl<'a> Market<'a> {
    pub(crate) fn new(engine: &'a Engine, basis: &'a Basis) -> Self {
        let quick = Strength::new(0, MoveFilter::NORMAL);
        let quick = Strength {
            search: SearchSettings {
                cube: basis.strength.search.cube,
                model: basis.strength.search.model,
                ..quick.search
            },
            ..quick
        };
        Self {
            engine,
            basis,
            quick,
            now: basis.context,
            taken: basis.context.doubled(),
        }
    }

    /// An own roll and all replies.
    pub(crate) fn first_roll(&self, roll: Roll, weight: u8, sums: &mut Sums) -> FirstRoll {
        let weight = u16::from(weight);
        let (play, board) = self.after(self.basis.state.board(), roll, self.now);
        let wins = board.opponent()[0] == CHECKERS;
        let mut losers = Vec::new();
        if wins {
            sums.lose_market(36 * weight, self.gain_at(&board));
        } else if self.opponent_doubles(&board) {
            // The cube turns again before the reply, which then says nothing of the double now.
            sums.keep_market(36 * weight, self.gain_at(&board));
        } else {
            for (reply, throws) in Roll::weighted() {
                let (play, board) = self.after(&board, reply, self.now.flipped());
                let sequences = weight * u16::from(throws);
                let (passes, gain) = self.gain_after(&board);
                if passes {
                    sums.lose_market(sequences, gain);
                    losers.push(LosingReply {
                        roll: reply,
                        weight: throws,
                        play,
                        board,
                    });
                } else {
                    sums.keep_market(sequences, gain);
                }
            }
        }
        FirstRoll {
            roll,
            play,
            board,
            wins,
            losers,
        }
    }

    /// The best play of a roll, and the board after it seen by the player who rolls next.
    fn after(&self, board: &Board, roll: Roll, context: CubeContext) -> (Play, Board) {
        let plays = self
            .engine
            .plays(board, roll, context, &self.quick, &mut |_| {
                ControlFlow::Continue(())
            });
        plays.first().map_or_else(
            || (Play::DANCE, board.swapped()),
            |best| (best.play, best.after.swapped()),
        )
    }

    /// Whether the opponent, to roll, would double, or end the game doubled now by a redouble. A redouble that is taken is left
    /// to the value of the reply.
    fn opponent_doubles(&self, board: &Board) -> bool {
        let turns = |context: CubeContext| {
            let equities = self.equities(board, context.flipped())?;
            let turns = equities.double().get() > equities.no_double.get();
            turns.then_some(equities)
        };
        let cashes = |equities: CubeEquities| equities.double_take > CubeEquities::PASS;
        turns(self.now).is_some() || turns(self.taken).is_some_and(cashes)
    }

    /// How much more a game doubled now is worth than one that is not, with the opponent to roll.
    fn gain_at(&self, board: &Board) -> f32 {
        let [undoubled, doubled] = [self.now, self.taken].map(|context| {
            let context = context.flipped();
            let theirs = self
                .equities(board, context)
                .map_or_else(|| self.value(board, context), |found| found.best());
            Equity(-theirs.get())
        });
        self.in_present_units(doubled).get() - undoubled.get()
    }

    /// The same with the player to roll, and whether a double would have to be passed then.
    fn gain_after(&self, board: &Board) -> (bool, f32) {
        let Some(equities) = self
            .equities(board, self.now)
            .filter(|_| board.opponent()[0] < CHECKERS)
        else {
            let [undoubled, doubled] =
                [self.now, self.taken].map(|context| self.value(board, context));
            return (
                false,
                self.in_present_units(doubled).get() - undoubled.get(),
            );
        };
        let verdict = equities.verdict(&self.now);
        let passes = matches!(
            verdict,
            CubeVerdict::Available {
                offer: Offer::TooGood,
                ..
            } | CubeVerdict::Available {
                response: Response::Pass,
                ..
            }
        );
        (passes, equities.double_take.get() - equities.best().get())
    }

    fn equities(&self, board: &Board, context: CubeContext) -> Option<CubeEquities> {
        let player = self.basis.state.on_roll();
        let hint = self
            .engine
            .cube(player, board, context, self.quick.search)?;
        Some(hint.decision.equities)
    }

    fn value(&self, board: &Board, context: CubeContext) -> Equity {
        let found = self.engine.evaluate(board, context, self.quick.search);
        found.cubeful
    }

    /// Equity of the doubled game in units of the cube as it is.
    fn in_present_units(&self, doubled: Equity) -> Equity {
        Cubeful::new(&self.now, self.engine.met()).from_doubled(doubled)
    }
}
