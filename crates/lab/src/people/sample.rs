//! Matches together, and how strong their players are.

use std::collections::{BTreeMap, BTreeSet};

use super::{Choice, Observed};

/// EMG per decision times this is a performance rating.
pub(super) const PR_SCALE: f64 = 500.0;

/// A player over all matches of a sample.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Player {
    /// Decisions that count.
    pub decisions: f64,
    /// What they lost, EMG.
    loss: f64,
    squares: f64,
    /// The performance rating drawn to the mean of all players as far as it is uncertain.
    pub pr: f64,
}

impl Player {
    fn add(&mut self, loss: f64) {
        self.decisions += 1.0;
        self.loss += loss;
        self.squares += loss * loss;
    }

    /// The performance rating as counted.
    #[must_use]
    pub fn counted(&self) -> f64 {
        PR_SCALE * self.loss / self.decisions.max(1.0)
    }

    /// The square of its standard error.
    fn variance(&self) -> f64 {
        let n = self.decisions.max(1.0);
        let mean = self.loss / n;
        PR_SCALE * PR_SCALE * (self.squares / n - mean * mean).max(0.0) / n
    }
}

/// A choice with who made it and where.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Made<'a> {
    /// The choice.
    pub choice: &'a Choice,
    /// The rating of who made it.
    pub pr: f64,
    /// The number of the match.
    pub of_match: usize,
}

/// Matches with the ratings of their players.
#[derive(Debug)]
pub struct Sample {
    matches: Vec<Observed>,
    players: BTreeMap<String, Player>,
}

/// Every so many matches one is held out.
const HELD_OUT: usize = 5;

/// A player of fewer decisions is left out.
const FEWEST: f64 = 20.0;

impl Sample {
    /// Each match once; without matches nobody could be known in, of equal or missing names.
    #[must_use]
    pub fn new(matches: Vec<Observed>) -> Self {
        let mut keys = BTreeSet::new();
        let matches: Vec<Observed> = matches
            .into_iter()
            .filter(|found| !found.choices.is_empty() && keys.insert(found.key))
            .filter(|found| found.names.white != found.names.black)
            .collect();
        let mut players: BTreeMap<String, Player> = BTreeMap::new();
        for found in &matches {
            for choice in found.choices.iter().filter(|choice| choice.counts) {
                let player = players.entry(found.names[choice.side].clone()).or_default();
                player.add(choice.loss.unwrap_or_default().into());
            }
        }
        players.retain(|_, player| player.decisions >= FEWEST);
        shrink(&mut players);
        Self { matches, players }
    }

    /// The number of matches.
    #[must_use]
    pub const fn matches(&self) -> usize {
        self.matches.len()
    }

    /// The players, in no order that means anything.
    pub fn players(&self) -> impl Iterator<Item = &Player> {
        self.players.values()
    }

    /// All choices of players whose strength is known.
    pub fn choices(&self) -> impl Iterator<Item = Made<'_>> {
        self.matches
            .iter()
            .enumerate()
            .flat_map(move |(of_match, found)| {
                found.choices.iter().filter_map(move |choice| {
                    let player = self.players.get(&found.names[choice.side])?;
                    Some(Made {
                        choice,
                        pr: player.pr,
                        of_match,
                    })
                })
            })
    }

    /// The choices of one match in five, or those of all others.
    pub fn part(&self, held_out: bool) -> impl Iterator<Item = Made<'_>> {
        self.choices()
            .filter(move |made| (made.of_match % HELD_OUT == 0) == held_out)
    }
}

/// Empirical Bayes (Efron and Morris 1975): each rating moves to the mean by the share of its variance that is chance.
fn shrink(players: &mut BTreeMap<String, Player>) {
    let count = players.len().max(1) as f64;
    let mean = players.values().map(Player::counted).sum::<f64>() / count;
    let spread: f64 = players
        .values()
        .map(|p| (p.counted() - mean).powi(2) - p.variance())
        .sum();
    let between = (spread / (count - 1.0).max(1.0)).max(0.1);
    for player in players.values_mut() {
        let trust = between / (between + player.variance());
        player.pr = mean + trust * (player.counted() - mean);
    }
}
