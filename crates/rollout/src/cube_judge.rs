//! Cube decisions of a trial, looked into only as deeply as there is doubt.

use barpoint_equity::{CubeContext, Scoring};
use barpoint_eval::{Assessed, CubeAction, Search, SearchSettings, StaticPlayer};

use crate::CubeLook;

/// How far a decision must be from a tie to be left at 0 plies in points per cube, in matches in EMG, and at 1 ply and more.
/// Measured so that nearly nothing is lost (docs/theory/rollouts.md): at lopsided scores static values are far off.
const CLEAR_MONEY: f32 = 0.30;
const CLEAR_MATCH: f32 = 0.80;
const CLEAR_AHEAD: f32 = 0.10;

/// Decides about the cube as one player does at one stage.
pub struct CubeJudge<'a> {
    search: &'a Search,
    settings: SearchSettings,
    look: CubeLook,
    statically: StaticPlayer<'a>,
}

impl<'a> CubeJudge<'a> {
    /// A judge with these settings.
    #[must_use]
    pub fn new(search: &'a Search, settings: SearchSettings, look: CubeLook) -> Self {
        Self {
            search,
            settings,
            look,
            statically: StaticPlayer::with_settings(search, settings),
        }
    }

    /// What happens to the cube before the roll. The game is not over; `at` is the position's static value.
    pub fn action(&mut self, at: &Assessed, ctx: CubeContext) -> CubeAction {
        if !ctx.may_double() {
            return CubeAction::Roll;
        }
        let (beavers, clear) = match ctx.scoring {
            Scoring::Money { beavers, .. } => (beavers > 0, CLEAR_MONEY),
            Scoring::Match { .. } => (false, CLEAR_MATCH),
        };
        let noisy = !self.settings.noise.is_none();
        let deepest = self.settings.plies;
        let from = match self.look {
            CubeLook::CloseOnly if !noisy => 0,
            _ => deepest,
        };
        let mut action = CubeAction::Roll;
        for plies in from..=deepest {
            let found = if plies == 0 && !noisy {
                Some(self.statically.cube_values(at, ctx))
            } else {
                self.equities(at, ctx, plies)
            };
            let Some([hold, take]) = found else {
                return CubeAction::Roll;
            };
            action = CubeAction::of(hold, take, beavers);
            let margin = if plies == 0 { clear } else { CLEAR_AHEAD };
            if is_clear(hold, take, beavers, margin) {
                break;
            }
        }
        action
    }

    fn equities(&self, at: &Assessed, ctx: CubeContext, plies: u8) -> Option<[f32; 2]> {
        let settings = SearchSettings {
            plies,
            ..self.settings
        };
        let decision = self.search.cube_decision(&at.board, ctx, settings)?;
        let equities = decision.equities;
        Some([equities.no_double.get(), equities.double_take.get()])
    }
}

/// Whether neither the doubler nor the opponent is within `margin` of another action.
fn is_clear(no_double: f32, double_take: f32, beavers: bool, margin: f32) -> bool {
    let gain = double_take.min(1.0) - no_double;
    let take = (double_take - 1.0).abs() > margin;
    let beaver = !beavers || double_take.abs() > margin;
    gain < -margin || (gain > margin && take && beaver)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_near_a_tie_is_not_clear() {
        // No double, near a double, double with a clear take, near a pass, clear pass, too good.
        let cases = [
            ((0.2, -0.3), true),
            ((0.5, 0.6), false),
            ((0.4, 0.7), true),
            ((0.6, 0.95), false),
            ((0.6, 1.4), true),
            ((0.95, 1.4), false),
            ((1.3, 1.6), true),
        ];
        for ((hold, take), clear) in cases {
            assert_eq!(is_clear(hold, take, false, 0.2), clear, "{hold} {take}");
        }
        // A double that may be beavered is not clear, whatever it gains.
        assert!(!is_clear(-0.5, -0.1, true, 0.2));
        assert!(is_clear(-0.5, 0.3, true, 0.2));
    }
}
