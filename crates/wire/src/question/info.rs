//! What this program offers.

use barpoint_app::describe;
use barpoint_engine::position::MAX_LENGTH;
use barpoint_engine::{HumanPr, PEOPLE, Strength};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{GameView, Phrase, VariationName};

/// An error message.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct ErrorReport {
    /// One sentence.
    pub error: String,
    /// The same as a code with arguments.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phrase: Option<Phrase>,
    /// The current state of the game, if it had changed meanwhile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub view: Option<GameView>,
}

/// A level of play.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct LevelInfo {
    /// Its name.
    pub name: String,
    /// Plies of look-ahead.
    pub plies: u8,
    /// Trials of the choices that the look-ahead leaves close; `null` if they are not rolled out.
    pub trials: Option<u32>,
    /// Its settings in a few words.
    pub description: String,
    /// The performance rating it plays at, the higher of the two that `barpoint levels` tells; `null` where these nets were not measured.
    pub pr: Option<f64>,
}

/// Opponents who err as people do, and on whom they were measured.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
pub struct PeopleInfo {
    /// The best performance rating that can be asked for.
    pub strongest: f32,
    /// The worst.
    pub weakest: f32,
    /// Matches measured.
    pub matches: u32,
    /// Players in them.
    pub players: u32,
}

impl PeopleInfo {
    /// As measured.
    const MEASURED: Self = Self {
        strongest: *HumanPr::RANGE.start(),
        weakest: *HumanPr::RANGE.end(),
        matches: PEOPLE.matches,
        players: PEOPLE.players,
    };
}

/// A game that can be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct VariationInfo {
    /// Its name.
    pub name: VariationName,
    /// Its title.
    pub title: String,
}

/// A file format.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct FormatInfo {
    /// Its short name.
    pub name: String,
    /// Its description.
    pub title: String,
}

/// What this program offers.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct InfoReport {
    /// Version of the program.
    pub version: String,
    /// Fingerprint of nets and databases.
    pub nets: String,
    /// The match equity table.
    pub met: String,
    /// Levels of play, weakest first.
    pub levels: Vec<LevelInfo>,
    /// Opponents who err as people do: levels `human:PR`.
    pub people: PeopleInfo,
    /// Games that can be played.
    pub variations: Vec<VariationInfo>,
    /// Formats of match files.
    pub formats: Vec<FormatInfo>,
    /// The longest match.
    pub longest_match: u16,
}

impl InfoReport {
    /// What a version of the program offers with its nets and table; each format is a name with a description. `pr` knows how well a level
    /// plays with these nets, if that was measured.
    #[must_use]
    pub fn new<'a>(
        version: &str,
        (nets, met): (String, &str),
        formats: impl Iterator<Item = (&'a str, &'a str)>,
        pr: impl Fn(&str) -> Option<f64>,
    ) -> Self {
        let levels: Vec<_> = Strength::levels()
            .map(|(name, strength)| LevelInfo {
                name: name.to_owned(),
                plies: strength.search.plies,
                trials: strength.rollout.map(|short| short.trials),
                description: describe::strength(&strength),
                pr: pr(name),
            })
            .collect();
        let formats = formats.map(|(name, title)| FormatInfo {
            name: name.to_owned(),
            title: title.to_owned(),
        });
        Self {
            version: version.to_owned(),
            nets,
            met: met.to_owned(),
            levels,
            people: PeopleInfo::MEASURED,
            variations: VariationName::ALL
                .iter()
                .map(|&name| VariationInfo {
                    name,
                    title: name.title().to_owned(),
                })
                .collect(),
            formats: formats.collect(),
            longest_match: MAX_LENGTH,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::KnownLevels;

    #[test]
    fn levels_play_as_they_were_measured_with_the_same_nets() {
        let settings = || serde_json::json!(crate::SettingsInfo::from(&Strength::USUAL));
        let measured = serde_json::json!({
            "version": 1, "nets": "a1", "date": "2026-11-23", "reference": settings(), "seed": 1, "games": 120, "one_in": 5,
            "levels": [{
                "name": "expert", "settings": settings(), "pr": 1.2, "pr_std_err": 0.17, "play_pr": 1.21, "cube_pr": 1.15,
                "snowie_error_rate": 1.12, "plays": 826, "cubes": 118,
            }],
        });
        let rolled_out = serde_json::json!({
            "version": 1, "nets": "a1", "date": "2026-11-29", "decisions": 300, "floor": 0.06, "cubes": 100, "cube_floor": 0.02,
            "levels": [
                {"name": "expert", "settings": settings(), "pr": 0.6, "pr_std_err": 0.2, "cube_pr": 2.4, "cube_pr_std_err": 0.3},
                {"name": "supremo", "settings": settings(), "pr": 0.2, "pr_std_err": 0.2, "cube_pr": 1.0, "cube_pr_std_err": 0.3},
            ],
        });
        let measured = KnownLevels {
            games: serde_json::from_value(measured).unwrap_or_else(|error| panic!("{error}")),
            rolled_out: serde_json::from_value(rolled_out)
                .unwrap_or_else(|error| panic!("{error}")),
        };
        let known = |nets: &str| {
            let info =
                InfoReport::new("1", (nets.to_owned(), "met"), std::iter::empty(), |level| {
                    measured.pr(level, nets)
                });
            let found = info
                .levels
                .into_iter()
                .filter_map(|level| Some((level.name, level.pr?)));
            found.collect::<Vec<_>>()
        };
        // The expert has less by rollouts, (826 x 0.6 + 118 x 2.4) / 944; supremo (826 x 0.2 + 118 x 1.0) / 944.
        let [(expert, of_expert), (supremo, of_supremo)] = &known("a1")[..] else {
            panic!("{:?}", known("a1"));
        };
        assert_eq!((expert.as_str(), *of_expert), ("expert", 1.2));
        assert_eq!(supremo, "supremo");
        assert!((of_supremo - 0.3).abs() < 1e-9, "{of_supremo}");
        assert_eq!(known("b2"), []);
    }
}
