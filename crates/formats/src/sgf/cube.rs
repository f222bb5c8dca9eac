//! Cube analysis (`DA`).

use std::fmt::Write;

use barpoint_record::{CubeAnalysis, CubeEvaluation, CubeRollout, EvalSettings, RolledOut};

use super::estimate::{Unit, numbers, std_errs};
use super::number::{Words, append, fixed, general};
use super::settings::{
    flag, plies, read_plies, read_rollout, read_version, split_rollout, write_rollout,
};

/// Reads the value of `DA`; `None` if it is malformed.
pub(super) fn read(value: &str, unit: Unit) -> Option<CubeAnalysis> {
    let mut words = Words::new(value);
    match words.word()? {
        "E" => evaluation(words, unit).map(CubeAnalysis::Evaluation),
        "X" => rollout(value, unit).map(|found| CubeAnalysis::Rollout(Box::new(found))),
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
            append(&mut text, &numbers(&evaluation.no_double), fixed);
            append(&mut text, &numbers(&evaluation.double_take), fixed);
            text + "]"
        }
        CubeAnalysis::Rollout(rollout) => {
            let mut text = format!("DA[X ver 3 Eq Trials {}", rollout.trials);
            write_result(&mut text, "NoDouble", &rollout.no_double);
            write_result(&mut text, "DoubleTake", &rollout.double_take);
            text + " " + &write_rollout(&rollout.settings) + "]"
        }
    }
}

fn write_result(text: &mut String, name: &str, result: &RolledOut) {
    let _ = write!(text, " {name} Output");
    append(text, &numbers(result.mean()), general);
    *text += " StdDev";
    append(text, &std_errs(result), general);
}

fn evaluation(mut words: Words<'_>, unit: Unit) -> Option<CubeEvaluation> {
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
        no_double: unit.read(&mut words)?,
        double_take: unit.read(&mut words)?,
        settings,
    };
    words.finish().then_some(evaluation)
}

fn rollout(value: &str, unit: Unit) -> Option<CubeRollout> {
    let (results, settings) = split_rollout(value)?;
    let mut words = Words::new(results);
    words.literal("X")?;
    let (_, eq) = read_version(&mut words)?;
    if eq != "Eq" {
        return None;
    }
    words.literal("Trials")?;
    let trials = words.number()?;
    let mut result = |name: &str| {
        words.literal(name)?;
        words.literal("Output")?;
        unit.read_rolled_out(&mut words)
    };
    let found = CubeRollout {
        no_double: result("NoDouble")?,
        double_take: result("DoubleTake")?,
        trials,
        settings: read_rollout(settings)?,
    };
    words.finish().then_some(found)
}

#[cfg(test)]
mod tests {
    use barpoint_equity::{Equity, Mwc};
    use barpoint_record::{CubeAnalysis, Spread, Value};

    use super::{Unit, read, write};

    #[test]
    fn an_evaluation_comes_back_as_it_was() {
        // From a file of gnubg 1.07.001.
        let value = "E ver 3 2C 1 0.000000 1 0.489357 0.136383 0.004474 0.125819 0.005317 -0.012679 0.498423 \
                     0.489357 0.136383 0.004474 0.125819 0.005317 -0.012679 0.470511";
        let Some(CubeAnalysis::Evaluation(evaluation)) = read(value, Unit::Mwc).inspect(|a| {
            assert_eq!(write(a), format!("DA[{value}]"));
        }) else {
            panic!("an evaluation");
        };
        assert_eq!(
            (evaluation.settings.plies, evaluation.settings.cubeful),
            (2, true)
        );
        assert!(evaluation.settings.prune);
        let mwc = evaluation.double_take.value.chance().map(Mwc::single);
        assert_eq!(mwc, Some(0.470_511));
    }

    #[test]
    fn old_evaluations_lack_the_flag_of_the_pruning_nets() {
        let numbers = "0.5 0 0 0 0 0 0.5 0.5 0 0 0 0 0 0.5";
        for (settings, prune) in [
            ("E 1 2 3 4 2C 1 0.0", false),
            ("E ver 2 2C 1 0.0 1", true),
            ("E ver 3 2C 1 0.0 1", true),
        ] {
            let read = read(&format!("{settings} {numbers}"), Unit::Points);
            let Some(CubeAnalysis::Evaluation(read)) = read else {
                panic!("{settings}");
            };
            assert_eq!((read.settings.plies, read.settings.prune), (2, prune));
        }
        assert!(read("E ver 3 2C 1 0.0 1 0.5", Unit::Points).is_none());
    }

    #[test]
    fn a_value_of_money_play_is_no_chance() {
        let numbers = "0.9 0.5 0 0 0 1.3 1.25 0.9 0.5 0 0 0 1.3 2.1";
        let value = format!("E ver 3 2C 1 0.000000 1 {numbers}");
        let found = read(&value, Unit::Points).unwrap();
        assert_eq!(found.no_double().value, Value::Equity(Equity(1.25)));
        assert_eq!(read(&value, Unit::Mwc), None);
    }

    /// From a file of gnubg 1.07.001.
    const ROLLOUT: &str = "X ver 3 Eq Trials 36 NoDouble Output 0.442638129 0.1225323677 0.005285111256 0.1435158551 \
         0.007922333665 -0.1433163136 0.4841671586 StdDev 0.002728327177 0.001715536229 0.0002435372007 0.002111966023 \
         0.0004136835632 0.007061259355 0.0008575227112 DoubleTake Output 0.447367996 0.1260746866 0.005457496736 \
         0.1466322094 0.008890124038 -0.1305916011 0.4503679872 StdDev 0.002484305762 0.001222974039 0.0002695865405 \
         0.002287713811 0.0004144378763 0.009880152531 0.001307068742 SK 0 RC 1 1 0 1 0 1 5 1 1 5 \"Mersenne Twister\" \
         793748317  cube0 ver 3 0C 1 0.000000 1  cheq0 ver 3 0C 1 0.000000 1 cube1 ver 3 0C 1 0.000000 1  cheq1 ver 3 0C 1 \
         0.000000 1 latecube0 ver 3 2C 1 0.000000 1  latecheq0 ver 3 0C 1 0.000000 1 latecube1 ver 3 2C 1 0.000000 1  \
         latecheq1 ver 3 0C 1 0.000000 1 cubetrunc ver 3 2C 1 0.000000 1 cheqtrunc ver 3 2C 1 0.000000 1";

    #[test]
    fn a_rollout_comes_back_as_it_was() {
        let analysis = read(ROLLOUT, Unit::Mwc).unwrap();
        assert_eq!(write(&analysis), format!("DA[{ROLLOUT}]"));
        let CubeAnalysis::Rollout(rollout) = analysis else {
            panic!("a rollout");
        };
        assert_eq!(rollout.trials, 36);
        assert_eq!(rollout.settings.dice.seed, 793_748_317);
        assert_eq!(
            rollout.no_double.value_std_err(),
            Spread::Mwc(0.000_857_522_7)
        );
        assert_eq!(read("X ver 3 Eq Trials many", Unit::Mwc), None);
    }
}
