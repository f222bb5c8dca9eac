//! Scores on the command line.

use barpoint_app::met;
use barpoint_equity::{Crawford, MatchScore, Met};
use clap::ValueEnum;

use crate::error::CliError;

/// Points both players still need.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::commands) struct Away([u8; 2]);

impl Away {
    pub(in crate::commands) fn parse(text: &str) -> Result<Self, String> {
        let points = |part: &str| {
            let points = part.trim().parse().ok();
            points.filter(|points| (1..=Met::LENGTH).contains(points))
        };
        let most = Met::LENGTH;
        text.split_once(['-', ',', ':'])
            .and_then(|(own, theirs)| Some(Self([points(own)?, points(theirs)?])))
            .ok_or_else(|| {
                format!("expected the points both players need, 1 to {most} each, such as 4-2, found {text:?}")
            })
    }
}

/// Which game of the match is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(in crate::commands) enum Stage {
    /// The Crawford game.
    Crawford,
    /// After it.
    PostCrawford,
}

impl From<Stage> for met::Stage {
    fn from(stage: Stage) -> Self {
        match stage {
            Stage::Crawford => Self::Crawford,
            Stage::PostCrawford => Self::PostCrawford,
        }
    }
}

/// Reads a value of the cube.
pub(in crate::commands) fn parse_cube(text: &str) -> Result<u32, String> {
    let value = text.parse().ok();
    value
        .filter(|value: &u32| value.is_power_of_two() && *value <= 1024)
        .ok_or_else(|| format!("expected 1, 2, 4, ... 1024, found {text:?}"))
}

/// Reads two gammon rates in percent.
pub(super) fn parse_rates(text: &str) -> Result<[f32; 2], String> {
    let rate = |part: &str| {
        let percent = part.trim().parse().ok();
        let percent = percent.filter(|percent| (0.0..=100.0).contains(percent));
        percent.map(|percent: f32| percent / 100.0)
    };
    text.split_once(',')
        .and_then(|(own, theirs)| Some([rate(own)?, rate(theirs)?]))
        .ok_or_else(|| format!("expected two percentages such as 25,25, found {text:?}"))
}

/// The score at which so many points are needed, in the game that `--stage` names.
pub(in crate::commands) fn match_score(
    Away(needed): Away,
    stage: Option<Stage>,
) -> Result<MatchScore, CliError> {
    met::match_score(needed, stage.map(Into::into))
        .map_err(|error| CliError::Input(format!("--stage: {error}")))
}

/// Which game of the match it is, to follow the score.
pub(in crate::commands) fn stage_words(score: MatchScore) -> &'static str {
    match score.crawford {
        _ if (score.away, score.opponent_away) == (1, 1) => ", double match point",
        Crawford::Pre => "",
        Crawford::Now => ", Crawford game",
        Crawford::Post => ", after the Crawford game",
    }
}
