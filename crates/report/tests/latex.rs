//! LaTeX documents.

#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod common;

use std::process::{Command, Stdio};

use barpoint_draw::Paper;
use barpoint_equity::Met;
use barpoint_record::MatchRecord;
use barpoint_report::{LatexSettings, Scope, Selection, latex};
use common::{about, hostile, record, walnut};

fn document(record: &MatchRecord, selection: &Selection, paper: Paper) -> String {
    let met = Met::kazaross_xg2();
    let settings = LatexSettings {
        paper,
        palette: walnut(),
    };
    latex(&[(record, &about(&met))], selection, &settings)
}

/// Compiles it and gives the log.
fn compiled(pdflatex: &std::path::Path, text: &str) -> String {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("m.tex"), text).unwrap();
    let status = Command::new(pdflatex)
        .args(["-interaction=batchmode", "-halt-on-error", "m.tex"])
        .current_dir(folder.path())
        .stdout(Stdio::null())
        .status()
        .unwrap();
    let log = std::fs::read(folder.path().join("m.log")).unwrap();
    let log = String::from_utf8_lossy(&log).into_owned();
    assert!(
        status.success(),
        "{}",
        &log[log.len().saturating_sub(2000)..]
    );
    log
}

#[test]
fn a_match_compiles() {
    let Some(pdflatex) = barpoint_testkit::program("pdflatex") else {
        return;
    };
    let record = record("statistics", "match3");
    let first = Selection {
        scope: Scope::Game(0),
        board_every: 4,
        ..Selection::GNUBG
    };
    for paper in [Paper::A4, Paper::LETTER.landscape()] {
        let log = compiled(&pdflatex, &document(&record, &first, paper));
        assert!(log.contains("Output written on m.pdf"), "{log}");
        assert!(!log.contains("Missing character"), "{log}");
    }
}

/// Names may be anything: nothing of them is a command, letters are printed, or shown by their number.
#[test]
fn hostile_names_compile() {
    let Some(pdflatex) = barpoint_testkit::program("pdflatex") else {
        return;
    };
    let evil = "\\input{/etc/passwd} $x^2_3$ #1 %~ {[}] Żółć ąđðþŋ «Æ» „x“ ſŧ \"ß\" -- Иван 山 & <a>\n\n]\\end{document}";
    let first = Selection {
        scope: Scope::Game(0),
        board_every: 8,
        ..Selection::GNUBG
    };
    compiled(&pdflatex, &document(&hostile(evil), &first, Paper::A4));
}

#[test]
fn a_position_reads_well() {
    let record = record("rollouts", "match7");
    let selection = Selection {
        scope: Scope::Position(barpoint_analysis::EntryIndex { game: 0, entry: 1 }),
        ..Selection::GNUBG
    };
    let text = document(&record, &selection, Paper::A4);
    let body = &text[text.find("\\begin{document}").unwrap()..];
    insta::assert_snapshot!(body);
}
