//! Small endings, exact in every command.

use crate::data::{barpoint, output};

/// The manual's example is exact without a database of the user's. A cache that cannot be written costs time: the answer and
/// the fingerprint stay, and one line says why it took longer.
#[test]
fn small_endings_are_exact_with_and_without_a_cache() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("in-the-way");
    std::fs::write(&file, "").unwrap();
    let data = folder.path().join("data");
    let plays = "XGID=-ABAA----------------aaab-:0:0:1:21:0:0:0:0:10";
    for ask in [
        &["eval", "CgAAEAEAAAAAAA", "--ply", "1"][..],
        &["hint", plays],
        &["hint", "4HPwATDgc/ABMA", "--ply", "0", "--format", "json"],
    ] {
        let with_cache = output(barpoint(&data).args(ask));
        for cache in [file.join("x"), file.clone()] {
            let mut command = barpoint(&data);
            let without = command.env("BARPOINT_CACHE", cache).args(ask).output();
            let without = without.unwrap();
            assert_eq!(String::from_utf8(without.stdout).unwrap(), with_cache);
            let said = String::from_utf8(without.stderr).unwrap();
            assert!(said.starts_with("cannot write "), "{said}");
            assert_eq!(said.lines().count(), 1, "{said}");
        }
    }
    let exact = output(barpoint(&data).args(["eval", "CgAAEAEAAAAAAA", "--ply", "1"]));
    for expected in [
        "bearoff, by two-sided database (exact);",
        "0-ply   67.11   0.00   0.00   0.00   0.00     +0.342    +0.161",
        "1-ply   67.11   0.00   0.00   0.00   0.00     +0.342    +0.161",
        "Double, take    +0.321  (+0.000)",
        "Proper action: double, take",
    ] {
        assert!(exact.contains(expected), "{expected} in {exact}");
    }
    let owned = "XGID=--A--A----------------aa--:1:1:1:00:0:0:3:0:10";
    let redouble = output(barpoint(&data).args(["hint", owned, "--format", "json"]));
    let redouble: serde_json::Value = serde_json::from_str(&redouble).unwrap();
    assert_eq!(redouble["source"], "two-sided database (exact)");
    assert_eq!(redouble["cube"]["action"]["offer"], "no_double");
    let no_double = redouble["cube"]["no_double"].as_f64().unwrap();
    assert!((no_double - 0.3441).abs() < 5e-5, "{no_double}");
    let plays = output(barpoint(&data).args(["hint", owned, "--roll", "21"]));
    assert!(plays.contains("Evaluated by: two-sided"), "{plays}");
}

/// A match analysed and reported is judged by the same values as a position asked about: bearing off from the 3 point with
/// 21 costs 0.157, as gnubg 1.07.001 says of `set board qwAAQCsAAAAAAA`, `set dice 21` and `hint` (EQUITY), not the 0.249
/// of distributions each side by itself.
#[test]
fn analyses_and_reports_know_small_endings_exactly() {
    let folder = tempfile::tempdir().unwrap();
    let game = folder.path().join("ending.sgf");
    let nodes =
        "PW[White]PB[Black]\n;PL[B]AE[a:y]AW[a][a][b][c][d]AB[x][w][w][v][u]\n;B[21vxxz])\n";
    let head = "(;FF[4]GM[6]CA[UTF-8]AP[barpoint]MI[length:0][game:0][ws:0][bs:0]";
    std::fs::write(&game, format!("{head}{nodes}")).unwrap();
    let game = game.to_str().unwrap();
    let run = |args: &[&str]| output(barpoint(folder.path()).args(args));
    let analysed = run(&["analyse", game, "--format", "json"]);
    let analysed: serde_json::Value = serde_json::from_str(&analysed).unwrap();
    let loss = analysed["players"][1]["checker_loss"].as_f64().unwrap();
    assert!((loss - 0.157).abs() < 5e-4, "{loss}");
    assert_eq!(
        analysed["mistakes"][0]["source"],
        "two-sided database (exact)"
    );
    let page = run(&["report", game, "--level", "supremo"]);
    assert!(page.contains("0.157") && !page.contains("0.249"), "{page}");
    let hint = run(&[
        "hint",
        "XGID=-ABAA----------------aaab-:0:0:1:21:0:0:0:0:10",
        "--format",
        "json",
    ]);
    let hint: serde_json::Value = serde_json::from_str(&hint).unwrap();
    assert_eq!(hint["nets"], analysed["nets"]);
}
