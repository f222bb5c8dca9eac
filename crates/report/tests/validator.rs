//! Pages as the Nu Html Checker judges them, where its program `vnu` is installed.

mod common;

use std::process::Command;

use barpoint_equity::Met;
use barpoint_report::{PageSettings, Selection, StyleSheet, html, html_games};
use common::{ANALYSED, about, hostile, record, walnut};

#[test]
fn a_validator_finds_no_errors() {
    let Some(vnu) = barpoint_testkit::program("vnu") else {
        return;
    };
    let met = Met::kazaross_xg2();
    let about = about(&met);
    let settings = PageSettings {
        style: StyleSheet::Head,
        file: "m.html",
        palette: walnut(),
    };
    let mut records = ANALYSED.map(|(folder, name)| record(folder, name)).to_vec();
    records.push(hostile("</td><script>\"'&amp; \u{1d11e}"));
    let mut pages: Vec<String> = records.iter().map(|record| html(record, &about)).collect();
    for record in &records {
        pages.extend(html_games(record, &about, &Selection::GNUBG, &settings));
    }
    let folder = tempfile::tempdir().unwrap();
    for (number, page) in pages.iter().enumerate() {
        std::fs::write(folder.path().join(format!("{number}.html")), page).unwrap();
    }
    let output = Command::new(vnu)
        .args(["--errors-only", "--skip-non-html"])
        .arg(folder.path())
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
}
