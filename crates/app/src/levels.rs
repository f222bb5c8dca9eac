//! What the levels cost on this machine: measured on first use and again a day or more later, keeping the fastest
//! measurement. Processor time is measured, so other load does not count; the time for a match is that of the last
//! match analysed at the level.

use std::sync::{Mutex, PoisonError, TryLockError};

use barpoint_engine::{Engine, KnownCost, KnownCosts};

/// Seconds after which costs are measured again.
const STALE: u64 = 24 * 60 * 60;

/// Where an interface saves costs.
pub trait CostStore {
    /// Why costs cannot be saved.
    type Error;

    /// What was saved, if anything.
    fn read(&self) -> Option<KnownCosts>;

    /// Saves costs.
    ///
    /// # Errors
    /// If they cannot be written.
    fn write(&self, costs: &KnownCosts) -> Result<(), Self::Error>;
}

/// A clock: seconds since 1970.
pub type Clock = fn() -> u64;

/// The costs of the levels.
pub struct Levels<S> {
    program: &'static str,
    store: S,
    clock: Clock,
    known: Mutex<Option<KnownCosts>>,
    /// What matches took before the levels were first measured, or while they were.
    early: Mutex<Vec<Seen>>,
}

/// What a turn took in a match that was analysed.
struct Seen {
    nets: String,
    threads: usize,
    level: String,
    turn_ms: f32,
}

impl<S: CostStore> Levels<S> {
    /// The costs that were saved, for a version of the program.
    #[must_use]
    pub fn new(program: &'static str, store: S, clock: Clock) -> Self {
        Self {
            program,
            known: Mutex::new(store.read()),
            early: Mutex::default(),
            store,
            clock,
        }
    }

    /// The cost of each level with this engine; takes two or three seconds where they have to be measured.
    ///
    /// # Errors
    /// If a measurement cannot be saved.
    pub fn costs(&self, engine: &Engine, threads: usize) -> Result<Vec<KnownCost>, S::Error> {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let held = known
            .take()
            .filter(|known| known.hold_for(engine, self.program, threads));
        let now = (self.clock)();
        let (mut found, is_new) = match held {
            Some(held) if now.saturating_sub(held.measured) < STALE => (held, false),
            held => {
                let measured = KnownCosts::measure(engine, self.program, threads, now);
                let found = match &held {
                    Some(held) => measured.or_quicker(held),
                    None => measured,
                };
                (found, true)
            }
        };
        if self.recall(&mut found) || is_new {
            self.store.write(&found)?;
        }
        Ok(known.insert(found).levels.clone())
    }

    /// Takes over what matches took before the levels were measured, or while they were; whether any did.
    fn recall(&self, known: &mut KnownCosts) -> bool {
        let mut early = self.early.lock().unwrap_or_else(PoisonError::into_inner);
        let is_any = !early.is_empty();
        for seen in early.drain(..) {
            if seen.nets == known.nets && seen.threads == known.threads {
                known.saw(&seen.level, seen.turn_ms);
            }
        }
        is_any
    }

    /// Records the processor time of a turn in a match analysed at a level, in milliseconds. It does not wait until levels are
    /// measured: an analysis that is done would wait with it.
    ///
    /// # Errors
    /// If it cannot be saved.
    pub fn saw(
        &self,
        engine: &Engine,
        threads: usize,
        (level, turn_ms): (&str, f32),
    ) -> Result<(), S::Error> {
        let known = match self.known.try_lock() {
            Ok(known) => Some(known),
            Err(TryLockError::Poisoned(known)) => Some(known.into_inner()),
            Err(TryLockError::WouldBlock) => None,
        };
        let holds = |known: &&mut KnownCosts| known.hold_for(engine, self.program, threads);
        if let Some(mut known) = known
            && let Some(known) = known.as_mut().filter(holds)
        {
            known.saw(level, turn_ms);
            return self.store.write(known);
        }
        // A match may be analysed before anybody asks what levels cost.
        let nets = engine.fingerprint().to_string();
        let mut early = self.early.lock().unwrap_or_else(PoisonError::into_inner);
        early.retain(|seen| seen.level != level || seen.nets != nets);
        early.push(Seen {
            nets,
            threads,
            level: level.to_owned(),
            turn_ms,
        });
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;
    use std::convert::Infallible;
    use std::rc::Rc;

    use barpoint_engine::{LevelCost, Strength};

    use super::*;

    /// Costs saved in memory, each time.
    #[derive(Clone, Default)]
    struct Saved(Rc<RefCell<Vec<KnownCosts>>>);

    impl CostStore for Saved {
        type Error = Infallible;

        fn read(&self) -> Option<KnownCosts> {
            self.0.borrow().last().cloned()
        }

        fn write(&self, costs: &KnownCosts) -> Result<(), Infallible> {
            self.0.borrow_mut().push(costs.clone());
            Ok(())
        }
    }

    const NOON: u64 = 1_000_000;

    /// Costs of these levels on two threads, measured then.
    fn measured(engine: &Engine, measured: u64, levels: Vec<KnownCost>) -> KnownCosts {
        KnownCosts {
            program: "test".to_owned(),
            nets: engine.fingerprint().to_string(),
            threads: 2,
            measured,
            levels,
        }
    }

    #[test]
    fn costs_are_measured_once_a_day_and_what_a_match_took_is_saved() {
        let engine = Engine::built_in().unwrap();
        let fresh = measured(&engine, NOON - STALE + 1, Vec::new());
        let saved = Saved::default();
        saved.write(&fresh).unwrap();
        let levels = Levels::new("test", saved.clone(), || NOON);
        assert_eq!(
            levels.costs(&engine, 2),
            Ok(Vec::new()),
            "not measured again"
        );
        assert_eq!(saved.0.borrow().len(), 1);
        levels.saw(&engine, 2, ("expert", 1.0)).unwrap();
        assert_eq!(saved.0.borrow().len(), 2);
        levels.saw(&engine, 3, ("expert", 1.0)).unwrap();
        assert_eq!(saved.0.borrow().len(), 2, "of another number of threads");
    }

    #[test]
    fn an_analysis_does_not_wait_until_levels_are_measured() {
        let engine = Engine::built_in().unwrap();
        let saved = Saved::default();
        let known = measured(&engine, NOON, Vec::new());
        saved.write(&known).unwrap();
        let levels = Levels::new("test", saved.clone(), || NOON);
        {
            let _measuring = levels.known.lock().unwrap();
            levels.saw(&engine, 2, ("expert", 1.0)).unwrap();
        }
        assert_eq!(saved.0.borrow().len(), 1);
        levels.costs(&engine, 2).unwrap();
        assert_eq!(saved.0.borrow().len(), 2, "taken over");
        levels.costs(&engine, 2).unwrap();
        assert_eq!(saved.0.borrow().len(), 2);
    }

    #[test]
    fn what_a_match_took_before_levels_were_measured_is_not_forgotten() {
        let engine = Engine::built_in().unwrap();
        let (saved, noon) = (Saved::default(), || NOON);
        let levels = Levels::new("test", saved.clone(), noon);
        for turn_ms in [7.0, 5.0] {
            levels.saw(&engine, 2, ("expert", turn_ms)).unwrap();
        }
        // One level is enough to see what is taken over.
        let expert = KnownCost {
            level: LevelCost {
                name: "expert",
                strength: Strength::EXPERT,
                checker_ms: 1.0,
                cube_ms: 1.0,
                estimated: false,
            },
            match_seconds: 9.0,
            seen: false,
        };
        let mut known = measured(&engine, NOON, vec![expert]);
        levels.recall(&mut known);
        let one = &known.levels[0];
        // 200 turns of 5 ms on two threads.
        assert!(one.seen && (one.match_seconds - 0.5).abs() < 1e-6);
    }
}
