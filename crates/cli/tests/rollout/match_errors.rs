//! Errors of a match, rolled out by `barpoint analyse`.

use crate::common::{barpoint, succeeds};
use crate::json;

/// Errors of a match are rolled out and marked again; SGF keeps what the trials said.
#[test]
#[expect(
    clippy::too_many_lines,
    reason = "one story from rollout to saved file"
)]
fn errors_of_a_match_are_rolled_out() {
    let folder = tempfile::tempdir().unwrap();
    let saved = folder.path().join("out.sgf");
    let saved = saved.to_str().unwrap();
    let sample = "samples/clara-ivar-7pt.mat";
    let analyse = |more: &[&str]| {
        let mut all = vec!["analyse", sample, "--ply", "0", "--format", "json"];
        all.extend(more);
        json(&all)
    };
    let rollouts = [
        "--rollout-errors",
        "--rollout-trials",
        "36",
        "--rollout-truncate",
        "3",
        "--rollout-cube-ply",
        "0",
        "--save",
        saved,
    ];
    let one = analyse(&[&rollouts[..], &["--threads", "1"]].concat());
    let checkpoint = folder.path().join("kept");
    let kept = ["--rollout-checkpoint", checkpoint.to_str().unwrap()];
    let two = analyse(&[&rollouts[..], &["--threads", "2"], &kept].concat());
    assert_eq!(one, two);
    // What was kept is not played again and says the same; a damaged file is refused.
    assert_eq!(analyse(&[&rollouts[..], &kept].concat()), one);
    let bytes = std::fs::read(&checkpoint).unwrap();
    std::fs::write(&checkpoint, &bytes[..bytes.len() / 2]).unwrap();
    let all = [&["analyse", sample][..], &rollouts, &kept].concat();
    assert_eq!(barpoint(&all).status.code(), Some(1));
    // What still costs more than the threshold was rolled out, all else was not.
    let mistakes = one["mistakes"].as_array().unwrap();
    let rolled = mistakes.iter().filter(|m| m["trials"] == 36).count();
    assert!(rolled >= 5, "{rolled}");
    for mistake in mistakes {
        let costly = mistake["loss"].as_f64().unwrap() > 0.03;
        assert!(!costly || mistake["trials"] == 36, "{mistake}");
        let errors = &mistake["standard_errors"];
        assert!(
            !costly || errors[1].as_f64().is_some_and(|error| error < 0.5),
            "{mistake}"
        );
    }
    let sgf = std::fs::read_to_string(saved).unwrap();
    assert!(
        sgf.contains("X ver 3 Score ") && sgf.contains("SK 0 RC 1 1 0 1 0 1 3 1 1 5 \"chacha\" 1 ")
    );
    // The file reads back and says the same.
    let again = folder.path().join("again.sgf");
    succeeds(&["convert", saved, again.to_str().unwrap()]);
    let rollouts = |text: &str| text.matches("X ver 3 Score ").count();
    assert_eq!(
        rollouts(&std::fs::read_to_string(again).unwrap()),
        rollouts(&sgf)
    );
    let text = succeeds(&[
        "analyse",
        sample,
        "--ply",
        "0",
        "--rollout-errors",
        "--rollout-trials",
        "36",
        "--rollout-truncate",
        "1",
    ]);
    let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
    for told in [
        "rolled out: 36 trials, standard errors: best 0.0",
        "Errors above 0.03 rolled out: 36 trials, cubeful rollout, 1 ply, 0-ply with cube at 2, variance reduction; stratified chacha dice, seed 1",
    ] {
        assert!(words.contains(told), "{told} in {text}");
    }
    assert!(
        text.lines().all(|line| line.chars().count() <= 80),
        "{text}"
    );
    assert_eq!(
        one["rollouts"]["settings"]["plies"][0],
        serde_json::json!([0, 0])
    );
    assert_eq!(one["rollouts"]["trials"], 36);
}
