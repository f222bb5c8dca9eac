//! The engines of all games, made on first use.

mod by_bkg;
mod error;

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use barpoint_bearoff::HyperCheckers;
use barpoint_engine::{Bkg, Edition, Endings, Engine, EngineOptions, Strength, StrengthChoice};
use barpoint_equity::Met;
use barpoint_eval::nets;
use barpoint_eval::{CompositeEvaluator, CubeLives, Evaluator, HyperEvaluator, WithLives};
use barpoint_record::SkillThresholds;
use barpoint_rules::{MatchState, Variation};

use crate::databases::{self, DatabaseBuildError, Offer, OfferPolicy};
pub use error::EngineError;

use crate::{EngineSettings, Folders, Host, Nets, Note, Tables};

/// Positions whose best plays an engine remembers; about 1900 bytes each.
pub const CACHE_ENTRIES: usize = 1 << 17;

/// Which engine: its game, and whether BKG values positions.
type Key = (Option<HyperCheckers>, bool);

/// Engines by variant. All interfaces and all jobs get theirs here, so that the same question has the same answer everywhere:
/// each knows the user's bearoff databases and, except in Hypergammon, exact values where both sides have at most six
/// checkers, all home.
pub struct Engines {
    folders: Folders,
    settings: Mutex<EngineSettings>,
    host: Arc<dyn Host>,
    tables: Tables,
    made: Mutex<BTreeMap<Key, Arc<Engine>>>,
    bkg: OnceLock<Option<Arc<Bkg>>>,
    bkg_vi: OnceLock<Option<Arc<Bkg>>>,
}

impl Engines {
    /// None made yet.
    #[must_use]
    pub fn new(folders: Folders, settings: EngineSettings, host: Arc<dyn Host>) -> Self {
        Self {
            tables: Tables::new(&folders, Arc::clone(&host)),
            folders,
            settings: Mutex::new(settings),
            host,
            made: Mutex::new(BTreeMap::new()),
            bkg: OnceLock::new(),
            bkg_vi: OnceLock::new(),
        }
    }

    /// The match equity table of matches that name none.
    #[must_use]
    pub fn met(&self) -> Arc<Met> {
        Arc::clone(&self.settings().met)
    }

    /// What engines are made with.
    fn settings(&self) -> MutexGuard<'_, EngineSettings> {
        self.settings.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Changes what engines are made with from now on; those in use stay as they are.
    pub fn change(&self, change: impl FnOnce(&mut EngineSettings)) {
        let mut made = self.made.lock().unwrap_or_else(PoisonError::into_inner);
        change(&mut self.settings());
        made.clear();
    }

    /// The thresholds of the marks of errors.
    #[must_use]
    pub fn marks(&self) -> SkillThresholds {
        self.settings().marks
    }

    /// The cube life indices.
    #[must_use]
    pub fn lives(&self) -> CubeLives {
        self.settings().lives
    }

    /// The engine of a game, made on first use.
    ///
    /// # Errors
    /// If nets or tables cannot be had.
    pub fn of(&self, game: Variation) -> Result<Arc<Engine>, EngineError> {
        let program = match self.settings().nets {
            Nets::Bkg(edition) => Some(edition),
            Nets::BuiltIn | Nets::Loaded(_) => None,
        };
        self.engine(game, program)
    }

    fn engine(
        &self,
        game: Variation,
        program: Option<Edition>,
    ) -> Result<Arc<Engine>, EngineError> {
        let hypergammon = HyperCheckers::of(game);
        let key = (hypergammon, program.is_some());
        let mut made = self.made.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(engine) = made.get(&key) {
            return Ok(Arc::clone(engine));
        }
        let engine = Arc::new(match program {
            Some(edition) if hypergammon.is_some() => {
                return Err(EngineError::BkgVariation(edition));
            }
            Some(_) => self.by_bkg()?,
            None => self.make(hypergammon)?,
        });
        made.insert(key, Arc::clone(&engine));
        Ok(engine)
    }

    /// The engine for a position, after settling whether to build a better database for it.
    ///
    /// # Errors
    /// As [`Engines::of`]; also if the user cancels the build.
    pub fn for_position(
        &self,
        state: &MatchState,
        policy: OfferPolicy,
    ) -> Result<Arc<Engine>, EngineError> {
        let game = state.rules().variation;
        let engine = self.of(game)?;
        let by_bkg = matches!(self.settings().nets, Nets::Bkg(_));
        if !by_bkg
            && let Some(offer) = Offer::for_position(&engine, state)
            && self.settle(offer, policy)?
        {
            return self.of(game);
        }
        Ok(engine)
    }

    /// Settles with the user whether to build a database. True if it was built; engines made from now on use it.
    ///
    /// # Errors
    /// If the user interrupts the build. That it fails otherwise is reported: questions can be answered without it.
    pub fn settle(&self, offer: Offer, policy: OfferPolicy) -> Result<bool, DatabaseBuildError> {
        let built = offer.settle(policy, &self.folders, &*self.host)?;
        if built {
            let mut made = self.made.lock().unwrap_or_else(PoisonError::into_inner);
            made.clear();
        }
        Ok(built)
    }

    /// The small tables below all engines.
    #[must_use]
    pub const fn tables(&self) -> &Tables {
        &self.tables
    }

    /// The strength for questions that name none.
    #[must_use]
    pub fn level(&self) -> Strength {
        self.settings().level
    }

    /// [`EngineSettings::plays`].
    #[must_use]
    pub fn plays(&self) -> u8 {
        self.settings().plays
    }

    /// The strength that is asked for, with what the settings say of what is not named.
    #[must_use]
    pub fn strength(&self, choice: &StrengthChoice) -> Strength {
        let plays = choice.plays.or(Some(self.plays()));
        StrengthChoice { plays, ..*choice }.or(self.level())
    }

    /// The user's folders.
    #[must_use]
    pub const fn folders(&self) -> &Folders {
        &self.folders
    }

    /// Further figures of races.
    pub fn endings(&self) -> Endings {
        Endings::new(self.tables.one_sided())
    }

    fn make(&self, hypergammon: Option<HyperCheckers>) -> Result<Engine, EngineError> {
        let one_sided = self.tables.one_sided();
        let settings = self.settings().clone();
        let nets = match &settings.nets {
            Nets::BuiltIn | Nets::Bkg(_) => nets::production(one_sided)?,
            Nets::Loaded(load) => load(one_sided).map_err(EngineError::Nets)?,
        };
        let evaluator: Arc<dyn Evaluator> = match hypergammon {
            Some(checkers) => Arc::new(self.hypergammon(checkers, nets)),
            None => with_lives(self.with_databases(nets)?, settings.lives),
        };
        let engine = Engine::new(EngineOptions {
            evaluator,
            met: settings.met,
            cache_entries: CACHE_ENTRIES,
        });
        Ok(engine.marking_by(settings.marks))
    }

    fn with_databases(&self, nets: CompositeEvaluator) -> Result<CompositeEvaluator, EngineError> {
        let small = self.tables.two_sided()?;
        let (found, refused) = databases::for_evaluation(self.folders.data.as_deref(), small);
        self.report(refused);
        Ok(nets.with_databases(found))
    }

    /// The evaluator of Hypergammon: exact with one of the user's databases.
    fn hypergammon(&self, checkers: HyperCheckers, nets: CompositeEvaluator) -> HyperEvaluator {
        let folder = self.folders.data.as_deref();
        let (file, refused) = databases::hypergammon(folder, checkers);
        self.report(refused);
        if let Some(file) = file {
            return HyperEvaluator::exact(file, nets);
        }
        self.host.tell(&Note::NoHypergammon(checkers));
        HyperEvaluator::without_database(checkers, nets)
    }

    fn report(&self, refused: Vec<databases::Refused>) {
        for refused in refused {
            self.host.tell(&Note::NotUsed(refused));
        }
    }
}

/// The usual indices need nothing, so that results are known by the same fingerprint as ever.
fn with_lives(nets: CompositeEvaluator, lives: CubeLives) -> Arc<dyn Evaluator> {
    if lives == CubeLives::default() {
        return Arc::new(nets);
    }
    Arc::new(WithLives::new(Arc::new(nets), lives))
}
