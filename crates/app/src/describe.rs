//! Settings in a line of words, as every text shows them.

mod search;

use std::fmt::{self, Write};

use barpoint_engine::{CANDIDATES, Edition, Strength};
use barpoint_eval::{CubeUse, MoveFilter, SearchSettings};
use barpoint_rollout::{CubeLook, Generator, PlayerSettings, RolloutSettings, VarianceReduction};

use search::push_search;
pub use search::search;

fn push(words: &mut String, more: fmt::Arguments<'_>) {
    // Writing to a string does not fail.
    let _ = words.write_fmt(more);
}

/// A strength: `2-ply, large filter [supremo]`; defaults are left out.
#[must_use]
pub fn strength(strength: &Strength) -> String {
    let search = &strength.search;
    let mut words = match strength.program {
        Some(Edition::Of1977) => "BKG (1977), equities by BKG-VI".to_owned(),
        Some(Edition::Vi) => "BKG-VI".to_owned(),
        None => format!("{}-ply", search.plies),
    };
    if search.plies > 0 {
        match strength.preset() {
            // No roll has more plays than fit the number.
            Some((_, u8::MAX)) => words += ", all plays",
            Some((_, plays @ 1..)) => {
                push(&mut words, format_args!(", at least {plays} plays"));
            }
            _ => push(&mut words, format_args!(", {} filter", strength.filter)),
        }
    }
    push_search(&mut words, search);
    if let Some(short) = strength.rollout {
        let (trials, plies) = (short.trials, short.plies);
        push(
            &mut words,
            format_args!(", close choices: {trials} trials of {plies} plies"),
        );
    }
    if let Some((level, _)) = strength.preset() {
        push(&mut words, format_args!(" [{level}]"));
    }
    words
}

/// How trials are played: `full cubeful rollout, 0-ply, variance reduction; stratified chacha dice, seed 1`.
#[must_use]
pub fn trials(settings: &RolloutSettings) -> String {
    trials_by(settings, None)
}

/// The same where the checker plays may be a program's: `full cubeless rollout, BKG (1977) plays both sides, …`.
#[must_use]
pub fn trials_by(settings: &RolloutSettings, program: Option<&str>) -> String {
    let cubeful = settings.cube == CubeUse::Cubeful;
    let cube = if cubeful { "cubeful" } else { "cubeless" };
    let mut words = match settings.truncation {
        None => format!("full {cube} rollout, "),
        Some(end) => {
            let unit = if end.plies == 1 { "ply" } else { "plies" };
            let ahead = match end.evaluation.plies {
                0 => String::new(),
                ahead => format!(" (then {ahead}-ply)"),
            };
            format!("{cube} rollout, {} {unit}{ahead}, ", end.plies)
        }
    };
    match program {
        Some(name) => push(&mut words, format_args!("{name} plays both sides")),
        None => words += &players(&settings.players, cubeful),
    }
    if let Some(late) = &settings.late {
        let then = players(&late.players, cubeful);
        push(
            &mut words,
            format_args!(" (from ply {} on {then})", late.from_ply),
        );
    }
    if settings.cube_look == CubeLook::All && cubeful {
        words += ", all cubes looked ahead";
    }
    if let VarianceReduction::LookAhead { candidates } = settings.variance_reduction {
        words += ", variance reduction";
        if candidates != RolloutSettings::LUCK_CANDIDATES {
            push(&mut words, format_args!(" over {candidates} plays"));
        }
    }
    if program.is_none() && !settings.bearoff.exact {
        words += ", no exact endings";
    }
    if settings.bearoff.live_cube {
        words += ", ends at known chances";
    }
    let dice = &settings.dice;
    words += if dice.stratified {
        "; stratified "
    } else {
        "; "
    };
    match dice.generator {
        Generator::File => words += "dice from a file",
        generator => push(
            &mut words,
            format_args!("{} dice, seed {}", generator.name(), dice.seed),
        ),
    }
    if dice.initial {
        words += ", as initial position";
    }
    words
}

/// How both players decide: just the depths if all else is at its default.
fn players(players: &[PlayerSettings; 2], cubeful: bool) -> String {
    if players.iter().all(|player| is_usual(player, cubeful)) {
        return both(players, |player| depths(player, cubeful));
    }
    both(players, described)
}

/// The words for both players, once if they are the same.
fn both(players: &[PlayerSettings; 2], words: impl Fn(&PlayerSettings) -> String) -> String {
    let [own, theirs] = [0, 1].map(|n| words(&players[n]));
    if own == theirs {
        own
    } else {
        format!("{own} against {theirs}")
    }
}

/// Whether the depths describe a player in full, with or without the cube.
fn is_usual(player: &PlayerSettings, cubeful: bool) -> bool {
    let game = CubeUse::when(cubeful);
    player.filter == MoveFilter::NORMAL
        && [player.checker, player.cube]
            .iter()
            .all(|search| *search == SearchSettings::new(search.plies, game, CANDIDATES))
}

/// `2-ply, normal filter`; the cube is mentioned only where it is decided differently.
fn described(player: &PlayerSettings) -> String {
    let [checker, cube] = [player.checker, player.cube].map(|search| {
        strength(&Strength {
            search,
            filter: player.filter,
            rollout: None,
            program: None,
        })
    });
    if cube == checker {
        checker
    } else {
        format!("{checker} (cube: {cube})")
    }
}

/// The depths at which a player decides, as briefly as possible.
fn depths(player: &PlayerSettings, cubeful: bool) -> String {
    let (checker, cube) = (player.checker.plies, player.cube.plies);
    if checker == cube || !cubeful {
        format!("{checker}-ply")
    } else {
        format!("{checker}-ply with cube at {cube}")
    }
}

#[cfg(test)]
mod tests {
    use barpoint_engine::TrialChoice;
    use barpoint_eval::Noise;

    use barpoint_eval::{ALL_CANDIDATES, NoiseSource, RollSet};

    use super::*;

    #[test]
    fn settings_are_described_in_a_few_words() {
        let presets = Strength::PRESETS.map(|(_, preset)| strength(&preset));
        assert_eq!(presets[0], "0-ply, noise 0.060 [beginner]");
        assert_eq!(presets[6], "2-ply, staged-wide filter [supremo]");
        let mut custom = Strength::new(3, MoveFilter::TINY);
        custom.search.rolls = RollSet::Third;
        custom.search.candidates = ALL_CANDIDATES;
        custom.search.cube = CubeUse::Cubeless;
        custom.search.noise = Noise {
            deviation: 0.02,
            source: NoiseSource::Random { seed: 7 },
        };
        assert_eq!(
            strength(&custom),
            "3-ply, tiny filter, no pruning, 33 % of the rolls, noise 0.020 (seed 7), cubeless"
        );
        let mut every = Strength::new(3, MoveFilter::STAGED_WIDE);
        every.search.rolls = RollSet::All;
        assert_eq!(strength(&every), "3-ply, staged-wide filter, every roll");
    }

    #[test]
    fn trials_are_described_by_what_is_unusual() {
        let mut choice = TrialChoice::default();
        let described = |choice: &TrialChoice| trials(&choice.settings(CubeUse::Cubeful));
        assert_eq!(
            described(&choice),
            "full cubeful rollout, 0-ply with cube at 2, variance reduction; stratified chacha dice, seed 1"
        );
        choice.truncation = Some((7, 1));
        choice.checker_plies = Some(1);
        choice.opponent = crate::words::player("ply=0 filter=large").unwrap();
        choice.variance_reduction = VarianceReduction::Off;
        choice.dice.stratified = false;
        assert_eq!(
            described(&choice),
            "cubeful rollout, 7 plies (then 1-ply), 1-ply, normal filter (cube: 2-ply, normal filter) against 0-ply; \
             chacha dice, seed 1"
        );
    }
}
