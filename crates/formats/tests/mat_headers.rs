//! The headers of a match text outlive a stay in SGF.

use barpoint_formats::{by_name, import};
use barpoint_testkit::fixtures_under;

/// The header lines, sorted; those with an empty text say nothing.
fn headers(text: &str) -> Vec<String> {
    let lines = text.lines().map(str::trim_end);
    let mut headers: Vec<String> = lines
        .filter(|line| line.starts_with("; [") && !line.ends_with("\"\"]"))
        .map(str::to_owned)
        .collect();
    headers.sort();
    headers
}

#[test]
fn every_header_comes_back_from_sgf() {
    let Some(files) = fixtures_under("fixtures/matches/mat") else {
        return;
    };
    let mut checked = 0;
    for path in &files {
        let bytes = std::fs::read(path).unwrap();
        let first = import(&bytes).unwrap().record;
        let sgf = by_name("sgf").unwrap().export(&first).unwrap();
        let back = import(&sgf).unwrap().record;
        let written = by_name("mat").unwrap().export(&back).unwrap();
        let source = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(&bytes);
        let Ok(source) = std::str::from_utf8(source) else {
            continue;
        };
        let source = headers(source);
        assert_eq!(
            headers(&String::from_utf8(written).unwrap()),
            source,
            "{path:?}"
        );
        checked += source.len();
    }
    assert!(checked > 100, "{checked} header lines");
}
