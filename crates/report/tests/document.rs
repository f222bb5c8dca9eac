//! Documents for paper.

#![cfg(feature = "pdf")]
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod common;

use std::process::Command;

use barpoint_draw::{Mode, Paper, Theme};
use barpoint_equity::Met;
use barpoint_record::MatchRecord;
use barpoint_report::{About, PdfSettings, Scheme, Scope, Selection, pdf};
use common::{about, hostile, record};

fn document(record: &MatchRecord, paper: Paper, scheme: Scheme, selection: &Selection) -> Vec<u8> {
    let met = Met::kazaross_xg2();
    let mode = if scheme == Scheme::Dark {
        Mode::Dark
    } else {
        Mode::Light
    };
    let settings = PdfSettings {
        paper,
        palette: Theme::named("clear").unwrap().palette(mode),
    };
    let about = About {
        scheme,
        ..about(&met)
    };
    pdf(&[(record, &about)], selection, &settings).unwrap()
}

/// What a reader can select on the pages; `None`, said, without poppler.
#[track_caller]
fn text(bytes: &[u8]) -> Option<Vec<String>> {
    let pdftotext = barpoint_testkit::program("pdftotext")?;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("m.pdf");
    std::fs::write(&file, bytes).unwrap();
    let output = Command::new(pdftotext)
        .args(["-layout"])
        .arg(&file)
        .arg("-")
        .output()
        .unwrap();
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).unwrap();
    Some(
        text.split('\u{c}')
            .map(str::to_owned)
            .filter(|page| !page.is_empty())
            .collect(),
    )
}

#[test]
fn the_same_match_is_the_same_document() {
    let record = record("statistics", "match3");
    let [a, b] = [(), ()].map(|()| document(&record, Paper::A4, Scheme::Light, &Selection::ERRORS));
    assert_eq!(a, b);
    assert!(a.starts_with(b"%PDF-1."));
    let readable = String::from_utf8_lossy(&a);
    assert!(readable.contains("/MediaBox[0 0 595.276 841.89]"), "A4");
    assert!(readable.contains("DejaVuSans") && readable.contains("/ToUnicode"));
    assert!(a.len() < 300_000, "{} bytes", a.len());
}

#[test]
fn papers_and_schemes_have_their_pages() {
    let record = record("statistics", "match5");
    for (paper, scheme, size) in [
        (
            Paper::A4.landscape(),
            Scheme::Light,
            "/MediaBox[0 0 841.89 595.276]",
        ),
        (Paper::LETTER, Scheme::Dark, "/MediaBox[0 0 612 792]"),
        (
            Paper::LETTER.landscape(),
            Scheme::Dark,
            "/MediaBox[0 0 792 612]",
        ),
    ] {
        let bytes = document(&record, paper, scheme, &Selection::ERRORS);
        let readable = String::from_utf8_lossy(&bytes);
        let pages = readable.matches(size).count();
        assert!((5..40).contains(&pages), "{pages} pages of {size}");
    }
}

/// Everything a reader looks for is there as text, on some page.
#[test]
fn text_can_be_selected() {
    let record = record("statistics", "match5");
    let bytes = document(&record, Paper::A4, Scheme::Light, &Selection::ERRORS);
    let Some(pages) = text(&bytes) else {
        return;
    };
    let all = pages.concat();
    for words in [
        "gnubg – root",
        "5-point match",
        "Worst errors",
        "Snowie error rate",
        "Winning chances",
        "Game 3 at",
        "XGID=",
        "Proper cube action",
    ] {
        assert!(all.contains(words), "{words}");
    }
    for (number, page) in (1..).zip(&pages) {
        assert!(
            page.contains(&format!("{number} / {}", pages.len())),
            "{number}"
        );
    }
}

#[test]
fn names_and_comments_of_any_kind_are_set() {
    let evil = "Żółć \u{1b}[31m Иван (a very long name that fits into no column of any table whatever its width) 山\u{0}";
    for paper in [Paper::A4, Paper::A4.landscape()] {
        let bytes = document(&hostile(evil), paper, Scheme::Light, &Selection::GNUBG);
        if let Some(pages) = text(&bytes) {
            assert!(pages.concat().contains("Żółć"));
        }
    }
}

#[test]
fn a_position_and_a_match_without_analysis_are_documents_too() {
    let mut record = record("statistics", "match1");
    let at = barpoint_analysis::EntryIndex { game: 0, entry: 0 };
    let one = Selection {
        scope: Scope::Position(at),
        ..Selection::GNUBG
    };
    let bytes = document(&record, Paper::A4, Scheme::Light, &one);
    assert_eq!(
        String::from_utf8_lossy(&bytes).matches("/MediaBox").count(),
        1
    );
    for entry in &mut record.games[0].entries {
        (entry.move_analysis, entry.cube_analysis) = (None, None);
    }
    let bytes = document(&record, Paper::A4, Scheme::Light, &Selection::GNUBG);
    if let Some(pages) = text(&bytes) {
        assert!(pages[0].contains("not analysed"));
    }
}
