//! One step of look-ahead: for each roll the best play and the chances after it.

use std::sync::Arc;

use barpoint_equity::Outcome;
use barpoint_nn::SlotStates;
use barpoint_rules::{Board, PlayList, Roll};

use crate::cache::{Cache, Kept};
use crate::candidates::Candidates;
use crate::chooser::Chooser;
use crate::composite::{Seen, slots};
use crate::memo::Memos;
use crate::packed::PackedBoard;
use crate::{CubeWorth, Evaluator, LifeNet, RollSet};

/// Distinct rolls of two dice.
pub(crate) const ROLLS: usize = 21;

/// The best play of one roll, as far as a look-ahead needs it.
#[derive(Clone, Copy, Default)]
pub(crate) struct Reply {
    /// The board after it with the opponent on roll.
    pub(crate) board: PackedBoard,
    /// Static chances of the mover after it.
    pub(crate) outcome: Outcome,
    /// Inputs to the cubeful value of the opponent on roll.
    pub(crate) worth: CubeWorth,
}

/// The best plays of all rolls, in the order of [`Roll::weighted`].
pub(crate) type Expansion = [Reply; ROLLS];

/// Buffers reused from position to position.
#[derive(Default)]
pub(crate) struct Scratch {
    plays: PlayList,
    candidates: Candidates,
}

/// Finds best plays with one evaluator, remembering them.
pub(crate) struct Expander {
    pub(crate) evaluator: Arc<dyn Evaluator>,
    /// Other than the one built in.
    pub(crate) lives: Option<Arc<LifeNet>>,
    cache: Cache<Expansion>,
    /// For [`Expander::compute`]; none without a cache.
    memos: Option<Memos>,
}

impl Expander {
    pub(crate) fn new(
        evaluator: Arc<dyn Evaluator>,
        lives: Option<Arc<LifeNet>>,
        cache_entries: usize,
    ) -> Self {
        Self {
            evaluator,
            lives,
            cache: Cache::new(cache_entries),
            memos: (cache_entries > 0).then(Memos::default),
        }
    }

    /// The best plays of the rolls of a set from a board on which the game is not over; those of other
    /// rolls mean nothing.
    pub(crate) fn expand(
        &self,
        board: &Board,
        chooser: &Chooser,
        rolls: RollSet,
        scratch: &mut Scratch,
    ) -> Kept<Expansion> {
        if !chooser.picking.noise.is_none() {
            return Kept::alone(self.compute(board, chooser, rolls, scratch));
        }
        let key = chooser.cache_key(PackedBoard::of(board).bits(), rolls);
        self.cache
            .get_or_make(key, || self.compute(board, chooser, rolls, scratch))
    }

    /// The board after the best play of one roll, the mover still in its `on_roll` half; the board
    /// unchanged when nothing can be played.
    pub(crate) fn best_after(
        &self,
        board: &Board,
        roll: Roll,
        chooser: &Chooser,
        scratch: &mut Scratch,
    ) -> Board {
        scratch.plays.generate(board, roll);
        let after = scratch.plays.boards();
        if after.len() < 2 {
            return after.first().copied().unwrap_or(*board);
        }
        self.best_listed(board, chooser, scratch)
            .board
            .unpack()
            .map_or(*board, |next| next.swapped())
    }

    /// The best play of one roll and what it leads to; a dance when nothing can be played.
    pub(crate) fn best_turn(
        &self,
        board: &Board,
        roll: Roll,
        chooser: &Chooser,
        scratch: &mut Scratch,
    ) -> Reply {
        scratch.plays.generate(board, roll);
        self.best_listed(board, chooser, scratch)
    }

    /// The best of the plays listed in `scratch`.
    fn best_listed(&self, board: &Board, chooser: &Chooser, scratch: &mut Scratch) -> Reply {
        let Scratch { plays, candidates } = scratch;
        candidates.clear();
        candidates.add_roll(boards(plays, board));
        candidates.evaluate(&*self.evaluator, board, &chooser.picking, None);
        let worth = |board: &Board| self.worth(&board.swapped(), chooser);
        let best = (candidates.valued().next()).and_then(|plays| best_reply(plays, chooser, worth));
        best.map_or_else(Reply::default, |(_, reply)| reply)
    }

    /// [`Expander::expand`] without remembering.
    pub(crate) fn compute(
        &self,
        board: &Board,
        chooser: &Chooser,
        rolls: RollSet,
        scratch: &mut Scratch,
    ) -> Expansion {
        let Scratch { plays, candidates } = scratch;
        let wanted = || {
            Roll::weighted()
                .zip(rolls.weights())
                .filter(|&(_, &weight)| weight > 0)
        };
        candidates.clear();
        for ((roll, _), _) in wanted() {
            plays.generate(board, roll);
            candidates.add_roll(boards(plays, board));
        }
        let evaluator = &*self.evaluator;
        match &self.memos {
            Some(memos) => {
                memos.lend(|memo| {
                    candidates.evaluate(evaluator, board, &chooser.picking, Some(memo));
                });
            }
            None => candidates.evaluate(evaluator, board, &chooser.picking, None),
        }
        let mut replies = [Reply::default(); ROLLS];
        let mut after = [SlotStates::ZERO; ROLLS];
        let worth = |board: &Board| self.usual_worth(&board.swapped(), chooser);
        for (((roll, _), _), plays) in wanted().zip(candidates.valued()) {
            if let Some((board, reply)) = best_reply(plays, chooser, worth) {
                replies[roll.index()] = reply;
                after[roll.index()] = slots(board, Seen::ByOpponent);
            }
        }
        if chooser.learned {
            let traits = self.lives().traits_after(board, &after);
            for (reply, traits) in replies.iter_mut().zip(traits) {
                reply.worth = reply.worth.with_traits(|| traits);
            }
        }
        replies
    }

    /// Inputs to the cubeful value of a position, seen by the player on roll. Exact equities do not go with noisy
    /// chances.
    pub(crate) fn worth(&self, board: &Board, chooser: &Chooser) -> CubeWorth {
        let worth = self.usual_worth(board, chooser);
        if chooser.learned {
            self.lives().refined(worth, board)
        } else {
            worth
        }
    }

    /// [`Expander::worth`] by what positions of its kind have in common.
    fn usual_worth(&self, board: &Board, chooser: &Chooser) -> CubeWorth {
        if chooser.picking.noise.is_none() || self.evaluator.is_exact() {
            self.evaluator.worth(board)
        } else {
            CubeWorth::by_class(board)
        }
    }

    /// The net of cube lives.
    pub(crate) fn lives(&self) -> &Arc<LifeNet> {
        self.lives.as_ref().unwrap_or_else(|| LifeNet::built_in())
    }
}

/// The best of one roll's plays, with what turns its chances into a cubeful value, and the board after it; cubeless equity decides
/// between plays of equal score, as when the opponent cashes after all of them.
fn best_reply<'a>(
    plays: impl Iterator<Item = (&'a Board, &'a Outcome)> + Clone,
    chooser: &Chooser,
    worth: impl Fn(&Board) -> CubeWorth,
) -> Option<(&'a Board, Reply)> {
    let mut best: Option<(f32, f32, (&Board, &Outcome, CubeWorth))> = None;
    // A forced play needs no score.
    let alone = plays.clone().nth(1).is_none();
    for (board, outcome) in plays {
        let worth = worth(board);
        let (score, cubeless) = if alone {
            (0.0, 0.0)
        } else {
            let score = chooser.score(outcome, &worth).get();
            (score, chooser.picking.utility.equity(outcome).get())
        };
        if best.is_none_or(|(s, c, _)| (score, cubeless) > (s, c)) {
            best = Some((score, cubeless, (board, outcome, worth)));
        }
    }
    best.map(|(_, _, (board, outcome, worth))| {
        let reply = Reply {
            board: PackedBoard::of(&board.swapped()),
            outcome: *outcome,
            worth,
        };
        (board, reply)
    })
}

/// The boards after the plays listed; the unchanged board for a dance.
fn boards<'a>(plays: &'a PlayList, board: &'a Board) -> &'a [Board] {
    match plays.boards() {
        [] => std::slice::from_ref(board),
        boards => boards,
    }
}
