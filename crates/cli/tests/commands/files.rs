//! Matches analysed, saved, reported and converted.

use barpoint_testkit::workspace_root;

use crate::common::{barpoint, succeeds};
use crate::{SAMPLE, fails, json};

#[test]
fn a_match_is_analysed_into_a_report_of_80_columns() {
    let report = succeeds(&["analyse", SAMPLE, "--ply", "0", "--threads", "2"]);
    for expected in [
        "Clara vs Ivar, 7-point match",
        "Result: 6-9, Ivar wins",
        "costliest decisions",
    ] {
        assert!(report.contains(expected), "{expected}");
    }
    let long: Vec<&str> = report
        .lines()
        .filter(|line| line.chars().count() > 80)
        .collect();
    assert_eq!(long, Vec::<&str>::new());
}

#[test]
fn the_analysis_does_not_depend_on_the_number_of_threads() {
    let analyse = |threads| {
        succeeds(&[
            "analyse",
            SAMPLE,
            "--ply",
            "0",
            "--threads",
            threads,
            "--format",
            "json",
        ])
    };
    assert_eq!(analyse("1"), analyse("3"));
}

#[test]
fn a_saved_analysis_reads_back_with_the_same_numbers() {
    let folder = tempfile::tempdir().unwrap();
    let saved = folder.path().join("out.sgf");
    let saved = saved.to_str().unwrap();
    let report = json(&[
        "analyse", SAMPLE, "--ply", "0", "--save", saved, "--format", "json",
    ]);
    let text = std::fs::read_to_string(saved).unwrap();
    assert!(text.starts_with("(;FF[4]GM[6]"));
    assert!(text.contains("]A[") && text.contains("DA[E ver 3") && text.contains("GS[M:"));
    // The plays of the match survive.
    let back = folder.path().join("back.mat");
    succeeds(&["convert", saved, back.to_str().unwrap()]);
    let again = json(&[
        "analyse",
        back.to_str().unwrap(),
        "--ply",
        "0",
        "--format",
        "json",
    ]);
    assert_eq!(report["players"], again["players"]);
    assert_eq!(report["mistakes"], again["mistakes"]);
}

#[test]
fn one_broken_file_among_several_fails_the_call_but_not_the_others() {
    let folder = tempfile::tempdir().unwrap();
    let broken = folder.path().join("broken.mat");
    std::fs::write(&broken, "not a match").unwrap();
    let output = barpoint(&["analyse", broken.to_str().unwrap(), SAMPLE, "--ply", "0"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stdout).contains("Clara vs Ivar"));
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(
        errors.contains("broken.mat") && errors.contains("1 of 2 files failed"),
        "{errors}"
    );
}

#[test]
fn saving_never_overwrites_a_match_or_another_result() {
    let folder = tempfile::tempdir().unwrap();
    let copy = |name: &str| {
        let path = folder.path().join(name);
        std::fs::copy(workspace_root().join(SAMPLE), &path).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let (one, two, saved) = (copy("m.01.mat"), copy("m.01.txt"), copy("kept.sgf"));
    let into = folder.path().to_str().unwrap();
    succeeds(&["analyse", &one, &two, "--ply", "0", "--save", into]);
    // Two files of one name but for the ending keep their endings.
    for name in ["m.01.mat.sgf", "m.01.txt.sgf"] {
        assert!(folder.path().join(name).exists(), "{name}");
    }
    assert!(fails(&["analyse", &saved, "--ply", "0", "--save", into], 2).contains("overwrite"));
    succeeds(&["analyse", &one, "--ply", "0", "--save", into]);
    assert!(folder.path().join("m.01.sgf").exists());
}

#[test]
fn the_snowie_rate_in_json_is_the_one_in_the_report() {
    let report = json(&["analyse", SAMPLE, "--ply", "0", "--format", "json"]);
    let rate = report["players"][0]["snowie_error_rate"].as_f64().unwrap();
    let text = succeeds(&["analyse", SAMPLE, "--ply", "0"]);
    let row = text
        .lines()
        .find(|line| line.starts_with("Snowie error rate"))
        .unwrap();
    assert!(row.contains(&format!("-{rate:.1} ")), "{rate} in {row}");
}

#[test]
fn a_match_is_written_as_a_page() {
    let page = succeeds(&["report", SAMPLE]);
    assert!(page.starts_with("<!DOCTYPE html>") && page.contains("not analysed"));
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("match.html");
    let out = out.to_str().unwrap();
    assert_eq!(
        succeeds(&["report", SAMPLE, "--level", "expert", "-o", out]),
        ""
    );
    let page = std::fs::read_to_string(out).unwrap();
    for expected in [
        "Clara – Ivar",
        "6 : 9, Ivar wins",
        "Worst errors",
        "XGID=",
        "nets ",
    ] {
        assert!(page.contains(expected), "{expected}");
    }
    assert!(page.len() < 2_000_000, "{}", page.len());
    assert!(fails(&["report", "no-such-file.sgf"], 1).contains("no-such-file.sgf"));
    assert_eq!(
        barpoint(&["report", SAMPLE, "--level", "x"]).status.code(),
        Some(2)
    );
}

/// Headers and comments that the other format has no place for would be lost.
#[test]
fn convert_does_not_write_over_what_it_reads() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("m.mat");
    let sample = workspace_root().join(SAMPLE);
    std::fs::copy(&sample, &path).unwrap();
    let name = path.to_str().unwrap();
    assert!(fails(&["convert", name, name], 2).contains("overwrite the match file"));
    assert_eq!(
        std::fs::read(&path).unwrap(),
        std::fs::read(sample).unwrap()
    );
}
