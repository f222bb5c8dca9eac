//! The luck of a roll.

use barpoint_equity::{CubeContext, Equity};
use barpoint_rules::{Board, Roll};

use crate::chooser::Chooser;
use crate::cubeful::RootAction;
use crate::ply::{ROLLS, Scratch};
use crate::search::Lookahead;
use crate::valuation::Valuation;
use crate::{CubeUse, RollSet, Search, SearchSettings, cubeless_utility};

impl Search {
    /// How much better a roll is than the average of all rolls, each played by the play that is best
    /// statically and valued at the depth asked for; equity of the player on roll (EMG in matches).
    #[must_use]
    pub fn luck(
        &self,
        board: &Board,
        roll: Roll,
        ctx: CubeContext,
        settings: SearchSettings,
    ) -> Equity {
        let values = self.roll_values(board, ctx, settings);
        let sum: f32 = Roll::weighted()
            .zip(values)
            .map(|((_, weight), value)| f32::from(weight) * value)
            .sum();
        Equity(values[roll.index()] - sum / 36.0)
    }

    /// The luck of a game's first roll: also that it was this player who won it. The average is over
    /// the 15 rolls that are not doubles in the hands of either player.
    #[must_use]
    pub fn opening_luck(
        &self,
        board: &Board,
        roll: Roll,
        ctx: CubeContext,
        settings: SearchSettings,
    ) -> Equity {
        let own = self.roll_values(board, ctx, settings);
        let theirs = self.roll_values(&board.swapped(), ctx.flipped(), settings);
        let sum: f32 = Roll::weighted()
            .filter(|(roll, _)| !roll.is_double())
            .map(|(roll, _)| own[roll.index()] - theirs[roll.index()])
            .sum();
        Equity(own[roll.index()] - sum / 30.0)
    }

    /// The value of each roll when played as best, in the order of [`Roll::weighted`].
    fn roll_values(
        &self,
        board: &Board,
        ctx: CubeContext,
        settings: SearchSettings,
    ) -> [f32; ROLLS] {
        let chooser = Chooser::new(ctx, settings, &self.met);
        let expansion =
            self.expander
                .expand(board, &chooser, RollSet::All, &mut Scratch::default());
        let flipped = ctx.flipped();
        let mut lookahead = Lookahead::new(self, &[flipped], RootAction::Decides, settings);
        let theirs = Valuation::new(flipped, &self.met);
        let utility = cubeless_utility(ctx, &self.met);
        expansion.map(|reply| {
            let (outcome, values) = lookahead.after(&reply);
            match settings.cube {
                CubeUse::Cubeful => -theirs.equity(values[0]).get(),
                CubeUse::Cubeless => utility.equity(&outcome).get(),
            }
        })
    }
}
