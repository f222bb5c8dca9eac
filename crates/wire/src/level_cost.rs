//! What the levels cost on this machine.

use barpoint_engine::{Engine, LevelCost as Measured};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::SettingsInfo;

/// What a level costs on this machine.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct LevelCost {
    /// Its name.
    pub name: String,
    /// Half-moves looked ahead.
    pub plies: u8,
    /// All of it in a few words.
    pub description: String,
    /// Milliseconds of processor time of a checker play on one thread, on average over a game.
    pub checker_ms: f32,
    /// Milliseconds of processor time of a cube decision.
    pub cube_ms: f32,
    /// Whether the figures are told from few or shallower decisions.
    pub estimated: bool,
    /// Seconds for the analysis of a match in which each player makes 100 plays and 100 cube decisions, on all threads.
    pub match_seconds: f32,
    /// Whether that is how long the last match analysed here took, not what plays and cube decisions add up to.
    #[serde(default)]
    pub seen: bool,
}

/// The costs as they are kept, with what they hold for.
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

impl KeptCosts {
    /// Measures all levels, at a time in seconds since 1970.
    #[must_use]
    pub fn measure(engine: &Engine, program: &str, threads: usize, now: u64) -> Self {
        let levels = engine.level_costs().into_iter();
        Self {
            program: program.to_owned(),
            nets: engine.fingerprint().to_string(),
            threads,
            measured: now,
            levels: levels.map(|found| LevelCost::of(&found, threads)).collect(),
        }
    }

    /// Whether they are of this engine and program.
    #[must_use]
    pub fn hold_for(&self, engine: &Engine, program: &str, threads: usize) -> bool {
        self.program == program
            && self.nets == engine.fingerprint().to_string()
            && self.threads == threads
    }

    /// These after they were measured before: whatever else the machine did can only have made a level look slower.
    #[must_use]
    pub fn or_quicker(mut self, before: &Self) -> Self {
        for level in &mut self.levels {
            let known = before.levels.iter().find(|one| one.name == level.name);
            let Some(known) = known else {
                continue;
            };
            level.checker_ms = level.checker_ms.min(known.checker_ms);
            level.cube_ms = level.cube_ms.min(known.cube_ms);
            if known.seen {
                (level.match_seconds, level.seen) = (known.match_seconds, true);
            } else {
                level.match_seconds = level.match_seconds.min(known.match_seconds);
            }
        }
        self
    }

    /// Takes over what a turn, its play and cube decision, took in a match that was analysed at a level: milliseconds of
    /// processor time.
    pub fn saw(&mut self, level: &str, turn_ms: f32) {
        let threads = self.threads;
        if let Some(level) = self.levels.iter_mut().find(|one| one.name == level) {
            level.match_seconds = match_seconds(turn_ms, threads);
            level.seen = true;
        }
    }
}

impl LevelCost {
    fn of(found: &Measured, threads: usize) -> Self {
        let Measured {
            name,
            strength,
            checker_ms,
            cube_ms,
            estimated,
        } = found;
        Self {
            name: (*name).to_owned(),
            plies: strength.search.plies,
            description: SettingsInfo::from(strength).to_string(),
            checker_ms: *checker_ms,
            cube_ms: *cube_ms,
            estimated: *estimated,
            match_seconds: match_seconds(checker_ms + cube_ms, threads),
            seen: false,
        }
    }
}

/// Seconds for a match in which both players have 100 turns.
fn match_seconds(turn_ms: f32, threads: usize) -> f32 {
    const THOUSANDS_OF_TURNS: f32 = 0.2;
    let threads = u16::try_from(threads.max(1)).unwrap_or(u16::MAX);
    THOUSANDS_OF_TURNS * turn_ms / f32::from(threads)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kept(checker_ms: f32) -> KeptCosts {
        let level = LevelCost {
            name: "expert".to_owned(),
            plies: 0,
            description: String::new(),
            checker_ms,
            cube_ms: 1.0,
            estimated: false,
            match_seconds: match_seconds(checker_ms + 1.0, 2),
            seen: false,
        };
        KeptCosts {
            program: String::new(),
            nets: String::new(),
            threads: 2,
            measured: 0,
            levels: vec![level],
        }
    }

    #[test]
    fn the_quicker_of_two_measurements_counts() {
        let better = kept(5.0).or_quicker(&kept(2.0));
        assert_eq!(better, kept(2.0));
        assert_eq!(kept(2.0).or_quicker(&kept(5.0)), better);
    }

    #[test]
    fn what_a_match_took_outweighs_what_was_measured() {
        let mut known = kept(2.0);
        known.saw("expert", 10.0);
        known.saw("no such level", 1.0);
        let after = kept(1.0).or_quicker(&known);
        let level = &after.levels[0];
        assert!(level.seen && (level.checker_ms - 1.0).abs() < 1e-6);
        assert!(
            (level.match_seconds - 1.0).abs() < 1e-6,
            "200 turns of 10 ms on two threads"
        );
    }
}
