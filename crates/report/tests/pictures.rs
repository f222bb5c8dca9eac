//! Documents as they look on paper, beside pictures that somebody looked at. `BARPOINT_UPDATE=1` draws them anew.

#![cfg(feature = "pdf")]
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod common;

use std::path::{Path, PathBuf};
use std::process::Command;

use barpoint_draw::{Mode, Paper, Theme};
use barpoint_equity::Met;
use barpoint_report::{About, LatexSettings, PdfSettings, Scheme, Selection, latex, pdf};
use common::{about, record};

/// Dots for each inch: enough to tell a wrong page from a right one.
const DOTS: &str = "60";
/// The mean difference of two pictures of a page, of 255, that versions of the programs that draw them may make.
const MEAN: f64 = 2.5;

#[test]
fn a_report_on_a4_looks_as_it_should() {
    check_report("a4", Paper::A4, Scheme::Light);
}

#[test]
fn a_dark_report_on_a_sideways_letter_looks_as_it_should() {
    check_report(
        "letter-landscape-dark",
        Paper::LETTER.landscape(),
        Scheme::Dark,
    );
}

#[test]
fn a_latex_document_looks_as_it_should() {
    let Some(pdflatex) = barpoint_testkit::program("pdflatex") else {
        return;
    };
    let met = Met::kazaross_xg2();
    let settings = LatexSettings {
        paper: Paper::A4,
        palette: common::walnut(),
    };
    let record = record("statistics", "match3");
    let about = about(&met);
    let text = latex(&[(&record, &about)], &Selection::ERRORS, &settings);
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("m.tex"), text).unwrap();
    let done = Command::new(pdflatex)
        .args(["-interaction=nonstopmode", "m.tex"])
        .current_dir(&folder)
        .output()
        .unwrap();
    assert!(
        done.status.success(),
        "{}",
        String::from_utf8_lossy(&done.stdout)
    );
    check("latex", &folder.path().join("m.pdf"));
}

#[track_caller]
fn check_report(name: &str, paper: Paper, scheme: Scheme) {
    let met = Met::kazaross_xg2();
    let mode = match scheme {
        Scheme::Dark => Mode::Dark,
        Scheme::System | Scheme::Light => Mode::Light,
    };
    let settings = PdfSettings {
        paper,
        palette: Theme::named("walnut").unwrap().palette(mode),
    };
    let about = About {
        scheme,
        ..about(&met)
    };
    let record = record("statistics", "match5");
    let bytes = pdf(&[(&record, &about)], &Selection::ERRORS, &settings).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("m.pdf");
    std::fs::write(&file, bytes).unwrap();
    check(name, &file);
}

/// The first page of a document beside its picture; skips, said, without poppler.
#[track_caller]
fn check(name: &str, document: &Path) {
    let Some(pdftoppm) = barpoint_testkit::program("pdftoppm") else {
        return;
    };
    let drawn = document.with_extension("");
    let done = Command::new(pdftoppm)
        .args(["-r", DOTS, "-png", "-singlefile"])
        .args([document, &drawn])
        .status()
        .unwrap();
    assert!(done.success());
    let drawn = drawn.with_extension("png");
    let golden = PathBuf::from(format!(
        "{}/tests/golden/{name}.png",
        env!("CARGO_MANIFEST_DIR")
    ));
    if std::env::var_os("BARPOINT_UPDATE").is_some() {
        std::fs::copy(&drawn, &golden).unwrap();
    }
    let (found, expected) = (pixels(&drawn), pixels(&golden));
    assert_eq!(found.0, expected.0, "{name}: width and height");
    let differences = found.1.iter().zip(&expected.1);
    let sum: f64 = differences.map(|(a, b)| f64::from(a.abs_diff(*b))).sum();
    #[expect(clippy::cast_precision_loss, reason = "less than a million pixels")]
    let mean = sum / found.1.len() as f64;
    assert!(
        mean < MEAN,
        "{name}: differs by {mean:.2} of 255 on average"
    );
    assert!(!is_blank(&found.1), "{name}: an empty page");
}

fn is_blank(bytes: &[u8]) -> bool {
    bytes.iter().all(|byte| *byte == bytes[0])
}

/// Width, height and bytes of a picture.
fn pixels(path: &Path) -> ([u32; 2], Vec<u8>) {
    let file =
        std::fs::File::open(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut reader = png::Decoder::new(std::io::BufReader::new(file))
        .read_info()
        .unwrap();
    let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
    let frame = reader.next_frame(&mut bytes).unwrap();
    bytes.truncate(frame.buffer_size());
    ([frame.width, frame.height], bytes)
}
