//! Settings without what a plan has no use for.

use barpoint_eval::{CubeUse, Noise, SearchSettings};

use super::RolloutPlan;
use crate::{Late, PlayerSettings, RolloutSettings};

/// The same without look-ahead and noise.
const fn static_search(settings: SearchSettings) -> SearchSettings {
    SearchSettings {
        plies: 0,
        noise: Noise::NONE,
        ..settings
    }
}

/// Without a cube no player takes it into account.
pub(super) fn cubeless(settings: &RolloutSettings) -> RolloutSettings {
    let search = |settings: SearchSettings| SearchSettings {
        cube: CubeUse::Cubeless,
        ..settings
    };
    let players = |players: [PlayerSettings; 2]| {
        players.map(|player| PlayerSettings {
            checker: search(player.checker),
            cube: search(player.cube),
            ..player
        })
    };
    RolloutSettings {
        players: players(settings.players),
        late: settings.late.map(|late| Late {
            players: players(late.players),
            ..late
        }),
        truncation: settings.truncation.map(|end| crate::Truncation {
            evaluation: search(end.evaluation),
            ..end
        }),
        ..*settings
    }
}

impl RolloutPlan {
    /// The same trials with players who look no ply ahead and have no noise.
    #[must_use]
    pub fn without_look_ahead(mut self) -> Self {
        let quick = |players: [PlayerSettings; 2]| {
            players.map(|player| PlayerSettings {
                checker: static_search(player.checker),
                cube: static_search(player.cube),
                ..player
            })
        };
        self.settings.players = quick(self.settings.players);
        self.settings.late = self.settings.late.map(|late| Late {
            players: quick(late.players),
            ..late
        });
        self
    }
}
