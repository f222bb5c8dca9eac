//! The dice of each trial: the first rolls spread evenly over the trials, the rest at random.
//!
//! Of any 36 consecutive trials each of the 36 rolls of two dice (21 and 12 counted apart) comes first once; of any
//! 1,296 each pair of rolls, of any 46,656 each three. Blocks of 36 trials (from 0, 36, 72, ...) also hold each
//! second and each third roll once, so that a rollout stopped early is not lopsided. For the first roll of a game
//! sequences that begin with a double are skipped: 30 trials hold each first roll once. Source: GNU
//! Backgammon manual (2007), "Quasi-Random Dice". The number of trials asked for does not matter.

use barpoint_rules::Roll;

use crate::generator::{DiceSource, Stream};
use crate::{DiceFile, DiceSettings};

/// Rolls of two distinguishable dice.
const ORDERED_ROLLS: u32 = 36;
/// Rolls of a trial that are spread evenly.
const SPREAD: usize = 3;
/// The stream that orders the rolls; no trial has this number.
const ORDER: u64 = u64::MAX;

/// The dice of all trials of a rollout.
#[derive(Clone, Debug)]
pub struct DicePlan {
    settings: DiceSettings,
    /// Rolls made elsewhere, in place of a generator.
    file: Option<DiceFile>,
    /// For each spread roll: the ordered rolls in the sequence in which they come, and by how much the place in
    /// the block, the block and the group of blocks move it.
    order: Vec<Order>,
    /// Places in a block whose first roll is no double.
    no_doubles: Vec<u32>,
}

#[derive(Clone, Debug)]
struct Order {
    rolls: Vec<u32>,
    shifts: Vec<Vec<u32>>,
}

/// The dice of one trial.
pub struct TrialDice {
    rolls: Vec<Roll>,
    rest: Rest,
}

/// Where the rolls come from that are not spread.
enum Rest {
    Random(Stream),
    File(Box<dyn Iterator<Item = Roll> + Send>),
}

impl DicePlan {
    /// The dice these settings give.
    ///
    /// ```
    /// use barpoint_rollout::{DicePlan, DiceSettings, Generator};
    /// use barpoint_rules::Roll;
    ///
    /// let settings = DiceSettings { generator: Generator::ChaCha, seed: 1, stratified: true, initial: false };
    /// let dice = DicePlan::new(settings);
    /// // Of any 36 trials one begins with double ones.
    /// let ones = (100..136).filter(|&trial| dice.trial(trial).roll(0) == Roll::ONES);
    /// assert_eq!(ones.count(), 1);
    /// ```
    #[must_use]
    pub fn new(settings: DiceSettings) -> Self {
        let mut random = settings.generator.stream(settings.seed, ORDER);
        let mut shuffled = || -> Vec<u32> {
            let mut numbers: Vec<u32> = (0..ORDERED_ROLLS).collect();
            for i in (1..ORDERED_ROLLS).rev() {
                numbers.swap(i as usize, random.below(i + 1) as usize);
            }
            numbers
        };
        let order: Vec<Order> = (0..SPREAD)
            .map(|level| Order {
                rolls: shuffled(),
                shifts: (0..=level).map(|_| shuffled()).collect(),
            })
            .collect();
        let first = |place: &u32| order[0].roll(*place);
        let no_doubles = (0..ORDERED_ROLLS).filter(|place| !first(place).is_double());
        Self {
            no_doubles: no_doubles.collect(),
            settings,
            file: None,
            order,
        }
    }

    /// The same with the rolls of a file in place of a generator, where there is one.
    #[must_use]
    pub fn with_file(self, file: Option<DiceFile>) -> Self {
        Self { file, ..self }
    }

    /// The dice of a trial.
    #[must_use]
    pub fn trial(&self, trial: u32) -> TrialDice {
        let settings = &self.settings;
        let mut rest = match &self.file {
            None => Rest::Random(settings.generator.stream(settings.seed, u64::from(trial))),
            Some(file) => Rest::File(Box::new(file.of_trial(trial))),
        };
        let mut rolls = Vec::with_capacity(64);
        if settings.stratified {
            let sequence = self.sequence(trial);
            rolls.extend(self.order.iter().map(|order| order.roll(sequence)));
        } else if settings.initial {
            rolls.extend(std::iter::repeat_with(|| rest.roll()).find(|roll| !roll.is_double()));
        }
        TrialDice { rolls, rest }
    }

    /// The number of a trial's sequence of rolls, skipping those that may not come.
    fn sequence(&self, trial: u32) -> u32 {
        if !self.settings.initial {
            return trial;
        }
        let per_block = self.no_doubles.len().max(1);
        let place = self.no_doubles[trial as usize % per_block];
        (trial / per_block as u32).wrapping_mul(ORDERED_ROLLS) + place
    }
}

impl Order {
    fn roll(&self, sequence: u32) -> Roll {
        let mut rest = sequence;
        let mut at = 0;
        for shift in &self.shifts {
            at += shift[(rest % ORDERED_ROLLS) as usize];
            rest /= ORDERED_ROLLS;
        }
        ordered_roll(self.rolls[(at % ORDERED_ROLLS) as usize])
    }
}

/// One of the 36 rolls of two distinguishable dice.
fn ordered_roll(number: u32) -> Roll {
    let die = |n: u32| u8::try_from(n + 1).unwrap_or(1);
    let (a, b) = (die(number / 6 % 6), die(number % 6));
    // Both are 1 to 6.
    Roll::new(a, b).unwrap_or(Roll::ONES)
}

impl Rest {
    fn roll(&mut self) -> Roll {
        match self {
            Self::Random(stream) => stream.roll(),
            // A file begins again where it ends.
            Self::File(rolls) => rolls.next().unwrap_or(Roll::ONES),
        }
    }
}

impl TrialDice {
    /// The roll of a ply, counted from 0.
    pub fn roll(&mut self, ply: usize) -> Roll {
        while self.rolls.len() <= ply {
            self.rolls.push(self.rest.roll());
        }
        self.rolls[ply]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Generator;
    use proptest::prelude::*;
    use std::collections::BTreeMap;

    fn settings(seed: u64, initial: bool) -> DiceSettings {
        DiceSettings {
            generator: Generator::ChaCha,
            seed,
            stratified: true,
            initial,
        }
    }

    /// How often each sequence of first rolls comes among some trials.
    fn counts(
        plan: &DicePlan,
        trials: std::ops::Range<u32>,
        plies: std::ops::Range<usize>,
    ) -> BTreeMap<Vec<Roll>, u32> {
        let mut counts = BTreeMap::new();
        for trial in trials {
            let mut dice = plan.trial(trial);
            let rolls = plies.clone().map(|ply| dice.roll(ply)).collect();
            *counts.entry(rolls).or_insert(0) += 1;
        }
        counts
    }

    /// How often a sequence of rolls comes among all ordered rolls.
    fn weight(rolls: &[Roll]) -> u32 {
        rolls
            .iter()
            .map(|r| if r.is_double() { 1 } else { 2 })
            .product()
    }

    #[track_caller]
    fn check_even(counts: &BTreeMap<Vec<Roll>, u32>, sequences: usize) {
        assert_eq!(counts.len(), sequences);
        for (rolls, count) in counts {
            assert_eq!(*count, weight(rolls), "{rolls:?}");
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(24))]

        #[test]
        fn any_36_trials_hold_each_first_roll_and_any_1296_each_pair(
            seed: u64,
            from in 0u32..100_000,
        ) {
            let plan = DicePlan::new(settings(seed, false));
            check_even(&counts(&plan, from..from + 36, 0..1), 21);
            check_even(&counts(&plan, from..from + 1296, 0..2), 21 * 21);
            let block = from / 36 * 36;
            for ply in 0..3 {
                check_even(&counts(&plan, block..block + 36, ply..ply + 1), 21);
            }
        }

        #[test]
        fn an_initial_position_is_never_rolled_out_with_a_double_first(
            seed: u64,
            from in 0u32..100_000,
        ) {
            let plan = DicePlan::new(settings(seed, true));
            check_even(&counts(&plan, from..from + 30, 0..1), 15);
            let pairs = counts(&plan, from..from + 1080, 0..2);
            check_even(&pairs, 15 * 21);
            prop_assert!(pairs.keys().all(|rolls| !rolls[0].is_double()));
            let unspread = DiceSettings { stratified: false, ..settings(seed, true) };
            let first = counts(&DicePlan::new(unspread), from..from + 100, 0..1);
            prop_assert!(first.keys().all(|rolls| !rolls[0].is_double()));
        }
    }

    /// 14 comes from the file at once where nothing is spread, after the third roll where the first are.
    #[test]
    fn rolls_of_a_file_come_in_its_order() {
        let file = DiceFile::read(b"14 33 52").unwrap();
        let rolls = |stratified, initial, plies: std::ops::Range<usize>| -> Vec<String> {
            let settings = DiceSettings {
                generator: Generator::File,
                stratified,
                ..settings(1, initial)
            };
            let plan = DicePlan::new(settings).with_file(Some(file.clone()));
            let mut dice = plan.trial(0);
            plies.map(|ply| dice.roll(ply).to_string()).collect()
        };
        assert_eq!(rolls(false, false, 0..4), ["41", "33", "52", "41"]);
        assert_eq!(rolls(true, false, 3..6), ["41", "33", "52"]);
        let doubles_first = DiceFile::read(b"33 52").unwrap();
        let initial = DiceSettings {
            stratified: false,
            ..settings(1, true)
        };
        let plan = DicePlan::new(initial).with_file(Some(doubles_first));
        assert_eq!(plan.trial(0).roll(0).to_string(), "52");
    }

    #[test]
    fn three_rolls_come_evenly_in_46656_trials() {
        let plan = DicePlan::new(settings(3, false));
        check_even(&counts(&plan, 17..17 + 46_656, 0..3), 21 * 21 * 21);
    }

    /// The chi-squared statistic of the rolls at random has 20 degrees of freedom: below 45.3 in 999 of
    /// 1000 cases.
    #[test]
    fn later_rolls_are_fair() {
        for (_, generator) in Generator::NAMES {
            let plan = DicePlan::new(DiceSettings {
                generator,
                ..settings(9, false)
            });
            for ply in [3, 4, 20] {
                let trials = 20_000;
                let found = counts(&plan, 0..trials, ply..ply + 1);
                let statistic: f64 = found
                    .iter()
                    .map(|(rolls, &count)| {
                        let expected = f64::from(trials * weight(rolls)) / 36.0;
                        (f64::from(count) - expected).powi(2) / expected
                    })
                    .sum();
                assert!(statistic < 45.3, "{generator:?} {ply}: {statistic}");
            }
        }
    }
}
