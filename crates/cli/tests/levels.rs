//! Levels, settings and the signature, as users ask for them.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use common::{OPENING, barpoint, succeeds};

#[track_caller]
fn json(arguments: &[&str]) -> serde_json::Value {
    let mut arguments = arguments.to_vec();
    arguments.extend(["--format", "json"]);
    serde_json::from_str(&succeeds(&arguments)).unwrap()
}

#[track_caller]
fn refuses(arguments: &[&str], word: &str) {
    let output = barpoint(arguments);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    assert!(errors.contains(word), "{errors}");
}

#[test]
fn only_plays_of_the_same_depth_are_ranked() {
    let hint = json(&[
        "hint", OPENING, "--roll", "43", "--ply", "1", "--filter", "0:3,0,0",
    ]);
    let plays = hint["plays"].as_array().unwrap();
    let deepest: Vec<bool> = plays
        .iter()
        .map(|p| p["deepest"].as_bool().unwrap())
        .collect();
    assert_eq!(deepest[..4], [true, true, true, false]);
    assert!(
        plays
            .iter()
            .all(|p| (p["plies"] == 1) == (p["deepest"] == true))
    );
    assert_eq!(
        (&plays[2]["rank"], &plays[3]["rank"]),
        (&3.into(), &1.into())
    );
    assert_eq!(plays[3]["difference"], 0.0);
    let text = succeeds(&[
        "hint", OPENING, "--roll", "43", "--ply", "1", "--filter", "0:3,0,0",
    ]);
    let (ranked, left) = text.split_once("left behind at 0-ply").unwrap();
    assert!(ranked.contains("  3. 1p ") && !left.contains(". 0p ") && left.contains("   0p "));
}

#[test]
fn levels_and_their_parts_are_told_with_the_answer() {
    let settings = |options: &[&str]| {
        let mut arguments = vec!["hint", OPENING, "--roll", "31"];
        arguments.extend(options);
        json(&arguments)["settings"].clone()
    };
    let beginner = settings(&["--level", "beginner"]);
    assert_eq!(
        (&beginner["level"], &beginner["plies"]),
        (&"beginner".into(), &0.into())
    );
    assert!((beginner["noise"].as_f64().unwrap() - 0.06).abs() < 1e-6);
    let changed = settings(&["--level", "beginner", "--noise-seed", "5", "--cubeless"]);
    assert_eq!(changed["level"], serde_json::Value::Null);
    assert_eq!(
        (&changed["noise_seed"], &changed["cubeful"]),
        (&5.into(), &false.into())
    );
    let custom = settings(&[
        "--ply",
        "2",
        "--reduced",
        "25",
        "--no-pruning",
        "--filter",
        "tiny",
    ]);
    assert_eq!(
        (&custom["rolls_percent"], &custom["filter"]),
        (&25.into(), &"tiny".into())
    );
    assert_eq!(custom["candidates"], serde_json::Value::Null);
}

#[test]
fn noise_of_a_position_never_changes_and_that_of_a_seed_does() {
    let equities = |seed: &str| {
        let noise = ["--noise", "0.05", "--noise-seed", seed, "--ply", "0"];
        let mut arguments = vec!["hint", OPENING, "--roll", "31"];
        arguments.extend(noise);
        json(&arguments)["plays"].clone()
    };
    assert_eq!(equities("position"), equities("position"));
    assert_eq!(equities("1"), equities("1"));
    assert_ne!(equities("1"), equities("2"));
}

#[test]
fn wrong_settings_are_refused_with_what_was_expected() {
    let hint = |option: &'static str, value: &'static str, word: &str| {
        refuses(&["hint", OPENING, option, value], word);
    };
    hint("--level", "champion", "world-class");
    hint("--filter", "wide", "narrow");
    hint("--noise", "2", "0 to 1");
    hint("--reduced", "40", "33");
    hint("--met", "none", "expected one of");
    hint("--ply", "8", "0 to 7");
}

#[test]
fn four_plies_and_other_tables_are_there() {
    let race = "XGID=-BB------------------bb---:0:0:1:00:0:0:0:5:10";
    let report = json(&["eval", race, "--ply", "4"]);
    assert_eq!(report["depths"].as_array().unwrap().len(), 5);
    let decision = |met: &str| {
        json(&["eval", race, "--ply", "1", "--met", met])["cube"]["double_take"].clone()
    };
    assert_ne!(decision("mec26"), decision("g11"));
}

#[test]
fn several_reports_are_one_array() {
    let sample = "samples/clara-ivar-7pt.mat";
    let both = json(&["analyse", sample, sample, "--ply", "0"]);
    let one = json(&["analyse", sample, "--ply", "0"]);
    assert_eq!(both, serde_json::json!([one, one]));
    // A file that fails leaves the array whole.
    let output = barpoint(&[
        "analyse",
        "no-such-file",
        sample,
        "--ply",
        "0",
        "--format",
        "json",
    ]);
    assert_eq!(output.status.code(), Some(1));
    let list: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(list, serde_json::json!([one]));
}

#[test]
fn the_signature_does_not_depend_on_threads() {
    let bench = |threads| json(&["bench", "--threads", threads]);
    let (one, three) = (bench("1"), bench("3"));
    assert_eq!(one["signature"], three["signature"]);
    assert_eq!(one["positions"], 64);
    let hashes = |report: &serde_json::Value| {
        let rows = report["workloads"].as_array().unwrap().clone();
        rows.into_iter()
            .map(|row| row["hash"].clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(hashes(&one), hashes(&three));
}

#[test]
fn levels_are_shown_with_their_figures() {
    let report = json(&["levels"]);
    let levels = report["levels"].as_array().unwrap();
    assert_eq!(levels.len(), 8);
    let pr = |i: usize| levels[i]["pr"].as_f64().unwrap();
    assert!(
        pr(0) > pr(3) && pr(3) > pr(4) && pr(4) > pr(5),
        "{levels:?}"
    );
    let text = succeeds(&["levels"]);
    for name in ["beginner", "casual play", "world class", "grandmaster"] {
        assert!(text.contains(name), "{name}");
    }
    assert!(
        text.lines().all(|line| line.chars().count() <= 90),
        "{text}"
    );
    assert_eq!(
        text.contains("NOT THE NETS IN USE"),
        report["current"] == false
    );
}

#[test]
fn measured_levels_are_kept_and_told_apart_by_their_nets() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("levels.json");
    let file = file.to_str().unwrap();
    let measure = [
        "levels",
        "--measure",
        "--games",
        "2",
        "--one-in",
        "60",
        "--save",
        file,
    ];
    let text = succeeds(&measure);
    assert!(text.contains("one in 60 decisions of 2 money") && !text.contains("NOT THE NETS"));
    let mut kept: serde_json::Value =
        serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap();
    assert_eq!(json(&["levels", "--figures", file])["current"], true);
    kept["nets"] = "0000000000000000".into();
    std::fs::write(file, kept.to_string()).unwrap();
    assert_eq!(json(&["levels", "--figures", file])["current"], false);
    assert!(succeeds(&["levels", "--figures", file]).contains("NOT THE NETS IN USE"));
}

/// The decisions of files judge every level, those with rollouts too; what is far off costs nobody anything.
#[test]
fn levels_are_judged_by_rolled_out_plays() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (plays, saved) = (path("plays.jsonl"), path("figures.json"));
    let line = |se: &str| {
        format!(
            r#"{{"id":"{OPENING}","dice":[3,1],"moves":[{{"pos":"4HPiASjgc/ABMA","equity":0.2{se}}},{{"pos":"sGfwATDgc/ABMA","equity":0.1{se}}}]}}"#
        )
    };
    std::fs::write(&plays, [(); 2].map(|()| line(r#","se":0.001"#)).join("\n")).unwrap();
    let measure = ["levels", "--measure", "--by", &plays, "--save", &saved];
    let shown = json(&measure);
    let kept = std::fs::read_to_string(&saved).unwrap();
    let kept: serde_json::Value = serde_json::from_str(&kept).unwrap();
    assert_eq!(shown, kept);
    let figures = ["levels", "--figures", &saved];
    assert_eq!(json(&figures), kept);
    let told = succeeds(&figures);
    assert!(
        told.starts_with("Close decisions rolled out to the end,\n2 plays, "),
        "{told}"
    );
    assert_eq!(
        (&shown["decisions"], &shown["floor"]),
        (&2.into(), &0.0.into())
    );
    let levels = shown["levels"].as_array().unwrap();
    assert_eq!(levels.len(), 12);
    assert_eq!(levels[11]["name"], "deep rollout");
    // A wrong choice costs 500 x 0.1; from expert on nobody makes it, or everybody does.
    let wrong: Vec<bool> = levels
        .iter()
        .map(|level| {
            let pr = level["pr"].as_f64().unwrap();
            assert!(pr == 0.0 || (pr - 50.0).abs() < 0.01, "{pr}");
            pr > 0.0
        })
        .collect();
    assert!(
        wrong[4..].iter().all(|&level| level == wrong[4]),
        "{wrong:?}"
    );

    std::fs::write(&plays, line("")).unwrap();
    let output = barpoint(&measure);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_ne!(output.status.code(), Some(0));
    assert!(
        errors.contains("expected checker plays or cube decisions with the standard errors"),
        "{errors}"
    );
    refuses(&["levels", "--by", &plays], "--measure");
}

/// A double and a pass by this board, no double and a take by these figures.
const CUBE: &str = r#"{"id":"2nYDATDs3R0AAA","nd":0.5,"dt":0.25,"se_nd":0.001,"se_dt":0.001}"#;

/// Cube decisions of one file and plays of another are told apart: doubling and passing, right with this board, lose 500 x (0.25 + 0.75) by
/// these figures.
#[test]
fn levels_are_judged_by_rolled_out_cube_decisions_beside_plays() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, line: String| {
        let path = folder.path().join(name);
        std::fs::write(&path, line).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let cubes = file("cubes.jsonl", [CUBE; 2].join("\n"));
    let play = r#"{"pos":"4HPwATDgc/ABMA","equity":0.2,"se":0.001}"#;
    let play = format!(r#"{{"moves":[{play}]}}"#);
    let plays = file("plays.jsonl", [&play[..]; 2].join("\n"));
    let both = ["levels", "--measure", "--by", &cubes, "--by", &plays];
    let shown = json(&both);
    let counts = [&shown["decisions"], &shown["cubes"]];
    assert_eq!(counts, [&2, &2]);
    let levels = shown["levels"].as_array().unwrap();
    assert!(levels.iter().all(|level| level["pr"] == 0.0));
    let skilled = &levels[4..];
    assert!(
        skilled.iter().all(|level| level["cube_pr"] == 500.0),
        "{skilled:?}"
    );
    let told = succeeds(&both);
    assert!(
        told.starts_with("Close decisions rolled out to the end,\n2 plays and 2 cube decisions, "),
        "{told}"
    );
}

/// Nothing is counted twice, and no error is made up.
#[test]
fn one_decision_is_too_few_and_a_file_twice_too_much() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cubes.jsonl");
    std::fs::write(&path, CUBE).unwrap();
    let by = ["--by", path.to_str().unwrap()];
    let measure = ["levels", "--measure"];
    refuses(&[&measure[..], &by].concat(), "at least two cube decisions");
    refuses(
        &[&measure[..], &by, &by].concat(),
        "expected different files",
    );
    let here = folder.path().file_name().unwrap();
    let other = folder.path().join("..").join(here).join("cubes.jsonl");
    let again = ["--by", other.to_str().unwrap()];
    refuses(
        &[&measure[..], &by, &again].concat(),
        "expected different files",
    );
}

/// The shipped table of close plays: nobody below its noise but by chance, and the rollouts among the best.
#[test]
fn the_shipped_levels_are_judged_by_rollouts_too() {
    let shown = json(&["levels"]);
    let rolled_out = &shown["rolled_out"];
    assert_eq!(rolled_out["nets"], shown["nets_in_use"]);
    let levels = rolled_out["levels"].as_array().unwrap();
    let pr = |name: &str| {
        let level = levels.iter().find(|level| level["name"] == name);
        level.unwrap()["pr"].as_f64().unwrap()
    };
    assert!(pr("beginner") > pr("advanced") && pr("advanced") > pr("expert"));
    assert!(pr("expert") > pr("supremo") && pr("expert") > pr("deep rollout"));
    assert_eq!(
        json(&["levels", "--people"])["rolled_out"],
        serde_json::Value::Null
    );
}

/// BKG's figures come with the program, and no others are shown in their place.
#[test]
fn bkg_has_a_level_of_its_own() {
    let text = succeeds(&["levels", "--bkg"]);
    assert!(text.contains("\nbkg  ") && text.contains("Berliner's program of 1977"));
    let shown = json(&["levels", "--bkg"]);
    let levels = shown["levels"].as_array().unwrap();
    assert_eq!(
        (&levels[0]["name"], &levels[1]["name"]),
        (&"bkg".into(), &"bkg-vi".into())
    );
    let pr = |level: usize| levels[level]["pr"].as_f64().unwrap();
    assert_eq!(levels.len(), 2);
    assert!((10.0..30.0).contains(&pr(0)) && pr(1) < pr(0));
    let presets = succeeds(&["levels"]);
    assert!(presets.contains("bkg           Berliner's program of 1977: barpoint levels --bkg\n"));
    assert_eq!(
        barpoint(&["levels", "--bkg", "--people"]).status.code(),
        Some(2)
    );
}
