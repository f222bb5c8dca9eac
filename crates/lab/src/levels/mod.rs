//! How well the presets play: each decides positions of seeded games and is judged by the strongest practical
//! setting.
//!
//! Every game is a function of (seed, index): results do not depend on threads, nor on which games
//! were done before. It does not run threads, save results or know the date.

mod game;
mod judge;
mod level;
mod tally;

use std::ops::ControlFlow;

use std::sync::Arc;

use barpoint_bkg::Bkg;
use barpoint_engine::{Engine, HumanPr, Mersenne, Strength};
use barpoint_eval::MoveFilter;

pub use game::{Question, Situation};
use level::Level;
pub use tally::{GameTally, LevelFigures, Tally, figures};

/// A level to be measured.
#[derive(Clone, Debug, PartialEq)]
pub enum Contender {
    /// A search.
    Search(Box<Strength>),
    /// An opponent who errs as people of this rating do: another person in every game.
    Human(HumanPr),
    /// BKG of 1977 or BKG-VI.
    Bkg(Arc<Bkg>),
}

/// A measurement of levels.
#[derive(Clone, Debug, PartialEq)]
pub struct LevelStudy {
    /// The levels by name.
    pub levels: Vec<(String, Contender)>,
    /// The setting that judges them.
    pub reference: Strength,
    /// Seed of the games.
    pub seed: u32,
    /// One in this many decisions is examined, at random.
    pub one_in: u8,
}

impl LevelStudy {
    /// The strongest setting that answers within a second.
    pub const REFERENCE: Strength = Strength::new(3, MoveFilter::HUGE);

    /// How many of [`Strength::PRESETS`] are levels to play against: gnubg's eight.
    const LEVELS: usize = 8;

    /// gnubg's eight levels judged by [`LevelStudy::REFERENCE`].
    #[must_use]
    pub fn presets(seed: u32, one_in: u8) -> Self {
        Self {
            levels: Strength::PRESETS[..Self::LEVELS]
                .iter()
                .map(|(name, strength)| {
                    ((*name).to_owned(), Contender::Search(Box::new(*strength)))
                })
                .collect(),
            reference: Self::REFERENCE,
            seed,
            one_in: one_in.max(1),
        }
    }

    /// Opponents who err as people do, of ratings from end to end.
    #[must_use]
    pub fn people(seed: u32, one_in: u8) -> Self {
        let ratings = [3.0, 5.0, 8.0, 12.0, 16.0, 20.0];
        let people = ratings.into_iter().filter_map(HumanPr::new);
        Self {
            levels: people
                .map(|pr| (pr.to_string(), Contender::Human(pr)))
                .collect(),
            // Their errors are so large that two plies see them.
            reference: Strength::new(2, MoveFilter::HUGE),
            ..Self::presets(seed, one_in)
        }
    }

    /// BKG of 1977 and BKG-VI, or either alone.
    #[must_use]
    pub fn bkg(programs: &[Arc<Bkg>], seed: u32, one_in: u8) -> Self {
        let level = |bkg: &Arc<Bkg>| {
            let name = bkg.edition().name().to_owned();
            (name, Contender::Bkg(Arc::clone(bkg)))
        };
        Self {
            levels: programs.iter().map(level).collect(),
            // Its errors too are so large that two plies see them.
            reference: Strength::new(2, MoveFilter::HUGE),
            ..Self::presets(seed, one_in)
        }
    }

    /// Plays one game (expert against expert, money with the cube, no Jacoby rule, no beavers) and lets
    /// every level decide some of its positions. `None` if `go_on` breaks, which is asked several times a second.
    #[must_use]
    pub fn examine_game(
        &self,
        engine: &Engine,
        index: u32,
        go_on: &dyn Fn() -> ControlFlow<()>,
    ) -> Option<GameTally> {
        let seed = hash(self.seed, index);
        let game = game::play_game(engine, &mut Mersenne::new(seed));
        let mut lots = Mersenne::new(!seed);
        let mut tally = GameTally {
            index,
            turns: game.turns,
            levels: vec![Tally::default(); self.levels.len()],
        };
        let levels: Vec<Level> = self
            .levels
            .iter()
            .map(|(_, level)| Level::new(level, seed))
            .collect();
        for situation in &game.situations {
            if lots.below(u32::from(self.one_in)) == 0 {
                judge::judge((self, &levels), engine, situation, &mut tally.levels, go_on);
            }
            if go_on().is_break() {
                return None;
            }
        }
        Some(tally)
    }
}

/// One in so many decisions, at random, of a game such as levels are measured by.
#[must_use]
pub fn situations(engine: &Engine, (seed, index): (u32, u32), one_in: u8) -> Vec<Situation> {
    let seed = hash(seed, index);
    let mut found = game::play_game(engine, &mut Mersenne::new(seed)).situations;
    let mut lots = Mersenne::new(!seed);
    found.retain(|_| lots.below(u32::from(one_in.max(1))) == 0);
    found
}

/// A seed for one game: the finaliser of `MurmurHash3` (Appleby 2011).
const fn hash(seed: u32, index: u32) -> u32 {
    let mut h = seed.wrapping_mul(0x9e37_79b9) ^ index;
    h = (h ^ (h >> 16)).wrapping_mul(0x85eb_ca6b);
    h = (h ^ (h >> 13)).wrapping_mul(0xc2b2_ae35);
    h ^ (h >> 16)
}

#[cfg(test)]
mod tests;
