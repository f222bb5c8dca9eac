//! What the levels cost on this machine.

use barpoint_app::describe;
use barpoint_engine::{KnownCost, KnownCosts, LevelCost as Times, Strength};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What a level costs on this machine.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct LevelCost {
    /// Its name.
    pub name: String,
    /// Plies of look-ahead.
    pub plies: u8,
    /// Its settings in a few words.
    pub description: String,
    /// Milliseconds of processor time of a checker play on one thread, on average over a game.
    pub checker_ms: f32,
    /// Milliseconds of processor time of a cube decision.
    pub cube_ms: f32,
    /// Whether the figures are estimated from few or shallower decisions.
    pub estimated: bool,
    /// Seconds for the analysis of a match in which each player makes 100 plays and 100 cube decisions, on all threads.
    pub match_seconds: f32,
    /// Whether that is the time of the last match analysed here, not the sum over plays and cube decisions.
    #[serde(default)]
    pub seen: bool,
}

impl From<&KnownCost> for LevelCost {
    fn from(known: &KnownCost) -> Self {
        let KnownCost {
            level,
            match_seconds,
            seen,
        } = known;
        Self {
            name: level.name.to_owned(),
            plies: level.strength.search.plies,
            description: describe::strength(&level.strength),
            checker_ms: level.checker_ms,
            cube_ms: level.cube_ms,
            estimated: level.estimated,
            match_seconds: *match_seconds,
            seen: *seen,
        }
    }
}

/// Saved costs, with the program and machine for which they hold.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct KeptCosts {
    /// Version of the program.
    pub program: String,
    /// Fingerprint of nets and databases.
    pub nets: String,
    /// Threads.
    pub threads: usize,
    /// When they were last measured, in seconds since 1970.
    #[serde(default)]
    pub measured: u64,
    /// The levels, weakest first.
    pub levels: Vec<LevelCost>,
}

impl From<&KnownCosts> for KeptCosts {
    fn from(known: &KnownCosts) -> Self {
        Self {
            program: known.program.clone(),
            nets: known.nets.clone(),
            threads: known.threads,
            measured: known.measured,
            levels: known.levels.iter().map(LevelCost::from).collect(),
        }
    }
}

impl KeptCosts {
    /// The costs, if they cover the present levels.
    #[must_use]
    pub fn known(&self) -> Option<KnownCosts> {
        let levels = self.levels.iter().zip(Strength::levels());
        let levels = levels.map(|(kept, (name, strength))| {
            (kept.name == name).then_some(KnownCost {
                level: Times {
                    name,
                    strength,
                    checker_ms: kept.checker_ms,
                    cube_ms: kept.cube_ms,
                    estimated: kept.estimated,
                },
                match_seconds: kept.match_seconds,
                seen: kept.seen,
            })
        });
        let all = self.levels.len() == Strength::levels().count();
        Some(KnownCosts {
            program: self.program.clone(),
            nets: self.nets.clone(),
            threads: self.threads,
            measured: self.measured,
            levels: levels.collect::<Option<_>>().filter(|_| all)?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn costs() -> KnownCosts {
        let levels = Strength::levels().map(|(name, strength)| KnownCost {
            level: Times {
                name,
                strength,
                checker_ms: 2.5,
                cube_ms: 1.0,
                estimated: false,
            },
            match_seconds: 0.7,
            seen: true,
        });
        KnownCosts {
            program: "1.0.0".to_owned(),
            nets: "abc".to_owned(),
            threads: 2,
            measured: 9,
            levels: levels.collect(),
        }
    }

    #[test]
    fn kept_costs_read_back_unless_the_levels_are_others() {
        let mut kept = KeptCosts::from(&costs());
        assert_eq!(kept.known(), Some(costs()));
        kept.levels[0].name = "novice".to_owned();
        assert_eq!(kept.known(), None);
        kept.levels.remove(0);
        assert_eq!(kept.known(), None);
    }
}
