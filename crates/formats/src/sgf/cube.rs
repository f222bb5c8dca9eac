//! Cube analysis (`DA`) and the settings all analyses share.

use std::fmt::Write;

use barpoint_record::{CubeAnalysis, CubeEvaluation, CubeRollout, EvalSettings, RolloutSettings};

use super::number::{Words, append, fixed, general};

/// Reads the value of `DA`; `None` if it is malformed.
pub(super) fn read(value: &str) -> Option<CubeAnalysis> {
    let mut words = Words::new(value);
    match words.word()? {
        "E" => read_evaluation(words).map(CubeAnalysis::Evaluation),
        "X" => read_rollout(value).map(|r| CubeAnalysis::Rollout(Box::new(r))),
        _ => None,
    }
}

/// The property with its name.
pub(super) fn write(analysis: &CubeAnalysis) -> String {
    match analysis {
        CubeAnalysis::Evaluation(evaluation) => {
            let s = evaluation.settings;
            let mut text = format!(
                "DA[E ver 3 {} {} {} {}",
                plies(s),
                u8::from(s.deterministic),
                fixed(s.noise),
                u8::from(s.prune)
            );
            append(&mut text, &evaluation.no_double, fixed);
            append(&mut text, &evaluation.double_take, fixed);
            text + "]"
        }
        CubeAnalysis::Rollout(rollout) => {
            let mut text = format!(
                "DA[X ver 3 Eq Trials {} NoDouble Output",
                rollout.settings.trials
            );
            append(&mut text, &rollout.no_double, general);
            text += " StdDev";
            append(&mut text, &rollout.no_double_std_err, general);
            text += " DoubleTake Output";
            append(&mut text, &rollout.double_take, general);
            text += " StdDev";
            append(&mut text, &rollout.double_take_std_err, general);
            let _ = write!(text, " {}]", rollout.settings.raw);
            text
        }
    }
}

/// `2C` for two plies with the cube, `2` for two without.
pub(super) fn plies(settings: EvalSettings) -> String {
    format!(
        "{}{}",
        settings.plies,
        if settings.cubeful { "C" } else { "" }
    )
}

/// The opposite of [`plies`].
pub(super) fn read_plies(word: &str) -> Option<(u8, bool)> {
    let digits = word.trim_end_matches('C');
    Some((digits.parse().ok()?, digits.len() < word.len()))
}

/// Reads an optional `ver N` that is followed by `next`, which is returned.
///
/// Files before the version mark have 0.
pub(super) fn read_version<'a>(words: &mut Words<'a>) -> Option<(u32, &'a str)> {
    let word = words.word()?;
    if word == "ver" {
        let version = words.number()?;
        return Some((version, words.word()?));
    }
    Some((0, word))
}

/// A flag as files write it, 0 or 1.
pub(super) fn flag(words: &mut Words<'_>) -> Option<bool> {
    words.number::<u32>().map(|n| n != 0)
}

fn read_evaluation(mut words: Words<'_>) -> Option<CubeEvaluation> {
    let (version, mut word) = read_version(&mut words)?;
    if version < 2 {
        // Four numbers of old files that nothing uses.
        words.numbers::<f32, 3>()?;
        word = words.word()?;
    }
    let (plies, cubeful) = read_plies(word)?;
    let settings = EvalSettings {
        plies,
        cubeful,
        deterministic: flag(&mut words)?,
        noise: words.number()?,
        // Two sevens of numbers follow; old files have no flag before them.
        prune: words.left() > 14 && flag(&mut words)?,
    };
    let evaluation = CubeEvaluation {
        no_double: words.numbers()?,
        double_take: words.numbers()?,
        settings,
    };
    words.finish().then_some(evaluation)
}

fn read_rollout(value: &str) -> Option<CubeRollout> {
    let (numbers, raw) = split_settings(value)?;
    let mut words = Words::new(numbers);
    words.literal("X")?;
    let (_, eq) = read_version(&mut words)?;
    if eq != "Eq" {
        return None;
    }
    words.literal("Trials")?;
    let trials = words.number()?;
    words.literal("NoDouble")?;
    words.literal("Output")?;
    let no_double = words.numbers()?;
    words.literal("StdDev")?;
    let no_double_std_err = words.numbers()?;
    words.literal("DoubleTake")?;
    words.literal("Output")?;
    let double_take = words.numbers()?;
    words.literal("StdDev")?;
    let double_take_std_err = words.numbers()?;
    words.finish().then(|| CubeRollout {
        no_double,
        no_double_std_err,
        double_take,
        double_take_std_err,
        settings: RolloutSettings {
            trials,
            raw: raw.to_owned(),
        },
    })
}

/// Splits a rollout into its results and, from `SK` on, its settings.
pub(super) fn split_settings(value: &str) -> Option<(&str, &str)> {
    let at = value.find(" SK ")?;
    Some((&value[..at], &value[at + 1..]))
}

#[cfg(test)]
mod tests {
    use barpoint_record::CubeAnalysis;

    use super::{read, write};

    #[test]
    fn an_evaluation_comes_back_as_it_was() {
        // From a file of gnubg 1.07.001.
        let value = "E ver 3 2C 1 0.000000 1 0.489357 0.136383 0.004474 0.125819 0.005317 -0.012679 0.498423 \
                     0.489357 0.136383 0.004474 0.125819 0.005317 -0.012679 0.470511";
        let Some(CubeAnalysis::Evaluation(evaluation)) = read(value).inspect(|a| {
            assert_eq!(write(a), format!("DA[{value}]"));
        }) else {
            panic!("an evaluation");
        };
        assert_eq!(
            (evaluation.settings.plies, evaluation.settings.cubeful),
            (2, true)
        );
        assert!(evaluation.settings.prune);
        assert!((evaluation.double_take[6] - 0.470_511).abs() < 1e-9);
    }

    #[test]
    fn old_evaluations_lack_the_flag_of_the_pruning_nets() {
        let numbers = "0.5 0 0 0 0 0 0.5 0.5 0 0 0 0 0 0.5";
        for (settings, prune) in [
            ("E 1 2 3 4 2C 1 0.0", false),
            ("E ver 2 2C 1 0.0 1", true),
            ("E ver 3 2C 1 0.0 1", true),
        ] {
            let Some(CubeAnalysis::Evaluation(read)) = read(&format!("{settings} {numbers}"))
            else {
                panic!("{settings}");
            };
            assert_eq!((read.settings.plies, read.settings.prune), (2, prune));
        }
        assert!(read("E ver 3 2C 1 0.0 1 0.5").is_none());
    }

    #[test]
    fn a_rollout_comes_back_as_it_was() {
        // From a file of gnubg 1.07.001, settings shortened.
        let value = "X ver 3 Eq Trials 36 NoDouble Output 0.442638129 0.1225323677 0.005285111256 0.1435158551 \
                     0.007922333665 -0.1433163136 0.4841671586 StdDev 0.002728327177 0.001715536229 \
                     0.0002435372007 0.002111966023 0.0004136835632 0.007061259355 0.0008575227112 DoubleTake \
                     Output 0.447367996 0.1260746866 0.005457496736 0.1466322094 0.008890124038 -0.1305916011 \
                     0.4503679872 StdDev 0.002484305762 0.001222974039 0.0002695865405 0.002287713811 \
                     0.0004144378763 0.009880152531 0.001307068742 SK 0 RC 1 1 0 \"Mersenne Twister\" 7  cube0 ver 3";
        let analysis = read(value).unwrap();
        assert_eq!(write(&analysis), format!("DA[{value}]"));
        assert_eq!(read("X ver 3 Eq Trials many"), None);
    }
}
