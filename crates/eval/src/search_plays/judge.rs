//! The value of a play.

use barpoint_equity::{CubeContext, Outcome};
use barpoint_rules::{Board, Play};

use super::RankedPlay;
use crate::cubeful::{RootAction, Values};
use crate::search::Lookahead;
use crate::valuation::Valuation;
use crate::{CubeUse, Search, SearchSettings, Utility, cubeless_utility};

/// Values the plays of one roll at one depth.
pub(super) struct Judge<'a> {
    lookahead: Lookahead<'a>,
    /// The cube after the play, seen by the opponent.
    theirs: Valuation,
    utility: Utility,
    settings: SearchSettings,
}

impl<'a> Judge<'a> {
    pub(super) fn new(search: &'a Search, ctx: CubeContext, settings: SearchSettings) -> Self {
        let flipped = ctx.flipped();
        Self {
            lookahead: Lookahead::new(search, &[flipped], RootAction::Decides, settings),
            theirs: Valuation::new(flipped, &search.met),
            utility: cubeless_utility(ctx, &search.met),
            settings,
        }
    }

    /// The same, but glancing: some of the opponent's rolls stand for all.
    pub(super) fn glancing(self) -> Self {
        Self {
            lookahead: self.lookahead.glancing(),
            ..self
        }
    }

    /// The value of a play whose static chances (the mover's) are known.
    pub(super) fn rank_statically(&self, play: Play, after: Board, outcome: Outcome) -> RankedPlay {
        let values = self
            .lookahead
            .static_root(&after.swapped(), &outcome.flipped());
        self.row(play, after, outcome, &values)
    }

    /// The value of a play by look-ahead.
    pub(super) fn rank(&mut self, play: Play, after: Board) -> RankedPlay {
        let (outcome, values) = self.lookahead.root(&after.swapped());
        self.row(play, after, outcome.flipped(), &values)
    }

    fn row(&self, play: Play, after: Board, outcome: Outcome, values: &Values) -> RankedPlay {
        let cubeless = self.utility.equity(&outcome);
        RankedPlay {
            play,
            after,
            outcome,
            cubeless,
            cubeful: match self.settings.cube {
                CubeUse::Cubeful => self.theirs.equity(values[0]).flipped(),
                CubeUse::Cubeless => cubeless,
            },
            plies: self.settings.plies,
        }
    }
}
