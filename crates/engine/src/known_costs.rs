//! What is known of the cost of the levels on a machine, from measurements and from matches analysed.

use crate::{Engine, LevelCost};

/// The cost of a level, and of a match analysed at it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct KnownCost {
    /// The level with its times.
    pub level: LevelCost,
    /// Seconds for the analysis of a match in which each player has 100 turns, on all threads.
    pub match_seconds: f32,
    /// Whether that is how long the last match analysed here took, not what plays and cube decisions add up to.
    pub seen: bool,
}

/// The costs of all levels, with what they hold for.
#[derive(Clone, Debug, PartialEq)]
pub struct KnownCosts {
    /// Version of the program.
    pub program: String,
    /// Fingerprint of nets and databases.
    pub nets: String,
    /// Threads.
    pub threads: usize,
    /// When they were last measured, in seconds since 1970.
    pub measured: u64,
    /// The levels, weakest first.
    pub levels: Vec<KnownCost>,
}

impl KnownCosts {
    /// Measures all levels, at a time in seconds since 1970.
    #[must_use]
    pub fn measure(engine: &Engine, program: &str, threads: usize, now: u64) -> Self {
        let levels = engine.level_costs().into_iter().map(|level| KnownCost {
            match_seconds: match_seconds(level.checker_ms + level.cube_ms, threads),
            level,
            seen: false,
        });
        Self {
            program: program.to_owned(),
            nets: engine.fingerprint().to_string(),
            threads,
            measured: now,
            levels: levels.collect(),
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
        for one in &mut self.levels {
            let known = before
                .levels
                .iter()
                .find(|known| known.level.name == one.level.name);
            let Some(known) = known else {
                continue;
            };
            one.level.checker_ms = one.level.checker_ms.min(known.level.checker_ms);
            one.level.cube_ms = one.level.cube_ms.min(known.level.cube_ms);
            if known.seen {
                (one.match_seconds, one.seen) = (known.match_seconds, true);
            } else {
                one.match_seconds = one.match_seconds.min(known.match_seconds);
            }
        }
        self
    }

    /// Takes over what a turn, its play and cube decision, took in a match that was analysed at a level: milliseconds of
    /// processor time.
    pub fn saw(&mut self, level: &str, turn_ms: f32) {
        let threads = self.threads;
        let mut levels = self.levels.iter_mut();
        if let Some(known) = levels.find(|known| known.level.name == level) {
            known.match_seconds = match_seconds(turn_ms, threads);
            known.seen = true;
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
    use crate::Strength;

    fn known(checker_ms: f32) -> KnownCosts {
        let level = LevelCost {
            name: "expert",
            strength: Strength::EXPERT,
            checker_ms,
            cube_ms: 1.0,
            estimated: false,
        };
        KnownCosts {
            program: String::new(),
            nets: String::new(),
            threads: 2,
            measured: 0,
            levels: vec![KnownCost {
                match_seconds: match_seconds(checker_ms + 1.0, 2),
                level,
                seen: false,
            }],
        }
    }

    #[test]
    fn the_quicker_of_two_measurements_counts() {
        let better = known(5.0).or_quicker(&known(2.0));
        assert_eq!(better, known(2.0));
        assert_eq!(known(2.0).or_quicker(&known(5.0)), better);
    }

    #[test]
    fn what_a_match_took_outweighs_what_was_measured() {
        let mut costs = known(2.0);
        costs.saw("expert", 10.0);
        costs.saw("no such level", 1.0);
        let after = known(1.0).or_quicker(&costs);
        let one = &after.levels[0];
        assert!(one.seen && (one.level.checker_ms - 1.0).abs() < 1e-6);
        assert!(
            (one.match_seconds - 1.0).abs() < 1e-6,
            "200 turns of 10 ms on two threads"
        );
    }
}
