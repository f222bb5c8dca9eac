//! How a player decides.

use barpoint_eval::{Search, StaticPlayer};

use crate::{CubeJudge, CubeLook, PlayerSettings};

/// How one player decides at one stage.
pub(super) struct Hand<'a> {
    pub(super) settings: PlayerSettings,
    /// Checker play without look-ahead and noise.
    pub(super) quick: Option<StaticPlayer<'a>>,
    pub(super) cube: CubeJudge<'a>,
}

impl<'a> Hand<'a> {
    pub(super) fn new(search: &'a Search, settings: &PlayerSettings, look: CubeLook) -> Self {
        let checker = settings.checker;
        let statically = checker.plies == 0 && checker.noise.is_none();
        Self {
            settings: PlayerSettings {
                filter: settings.filter.for_choice(),
                ..*settings
            },
            quick: statically.then(|| StaticPlayer::with_settings(search, checker)),
            cube: CubeJudge::new(search, settings.cube, look),
        }
    }
}
