//! Rollouts in a file of gnubg's: values and errors in its units, settings as they were.

#![expect(clippy::unwrap_used, reason = "a test helper may fail like a test")]

use barpoint_formats::{by_name, import};
use barpoint_record::{
    CandidateValue, CubeAnalysis, Entry, Generator, InUse, MatchRecord, Program, Spread,
};
use barpoint_testkit::workspace_root;

fn file() -> Vec<u8> {
    std::fs::read(workspace_root().join("testdata/gnubg/rollouts/match7.sgf")).unwrap()
}

/// The decision that gnubg rolled out.
fn rolled_out(record: &MatchRecord) -> &Entry {
    &record.games[0].entries[2]
}

#[test]
fn a_file_with_rollouts_comes_back_byte_for_byte() {
    let imported = import(&file()).unwrap();
    assert_eq!(imported.warnings, []);
    let written = by_name("sgf").unwrap().export(&imported.record).unwrap();
    assert_eq!(String::from_utf8(written), String::from_utf8(file()));
}

#[test]
fn rollouts_are_read_with_units_and_settings() {
    let record = import(&file()).unwrap().record;
    let entry = rolled_out(&record);
    let Some(CubeAnalysis::Rollout(cube)) = entry.cube_analysis.as_deref() else {
        panic!("a rollout");
    };
    assert!(matches!(cube.no_double.value_std_err(), Spread::Mwc(error) if error < 0.001));
    let candidate = &entry.move_analysis.as_deref().unwrap().candidates[0];
    let CandidateValue::Rollout(play) = &candidate.value else {
        panic!("a rollout");
    };
    let settings = &play.settings;
    assert_eq!(settings, &cube.settings);
    assert_eq!(settings.program, Some(Program::Gnubg));
    assert_eq!(settings.dice.generator, Generator::Mersenne);
    assert_eq!(
        (settings.truncation.in_use, settings.truncation.plies),
        (InUse::Yes, 6)
    );
    assert_eq!(
        (settings.late.in_use, settings.late.from_ply),
        (InUse::Yes, 2)
    );
    let players = &settings.players;
    assert_eq!(
        (players.white.checker.plies, players.black.checker.plies),
        (0, 1)
    );
    assert_eq!(players.black.filter.len(), 1);
}

/// What is not understood is kept as it stands.
#[test]
fn settings_that_nobody_knows_are_kept_with_a_warning() {
    let text = String::from_utf8(file()).unwrap();
    let odd = text.replace(" RC 1 1", " RC one 1");
    assert_ne!(odd, text);
    let imported = import(odd.as_bytes()).unwrap();
    assert_eq!(imported.warnings.len(), 2, "{:?}", imported.warnings);
    let entry = rolled_out(&imported.record);
    assert!(entry.move_analysis.is_none() && entry.cube_analysis.is_none());
    let written = by_name("sgf").unwrap().export(&imported.record).unwrap();
    let written = String::from_utf8(written).unwrap();
    assert_eq!(written.matches(" RC one 1").count(), 3);
}
