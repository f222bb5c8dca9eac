//! Pages of analysed matches.

#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::collections::BTreeSet;

use barpoint_equity::Met;
use barpoint_record::{MatchRecord, SkillThresholds};
use barpoint_report::{About, Language, Scheme, Words, html};

fn record(name: &str) -> MatchRecord {
    let folder = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../testdata/gnubg/statistics/"
    );
    let bytes = std::fs::read(format!("{folder}{name}.sgf")).unwrap();
    barpoint_formats::import(&bytes).unwrap().record
}

fn page(record: &MatchRecord, scheme: Scheme) -> String {
    page_in_part(record, 0, scheme)
}

fn page_in_part(record: &MatchRecord, missing: usize, scheme: Scheme) -> String {
    page_in(Language::English, record, missing, scheme)
}

fn page_in(language: Language, record: &MatchRecord, missing: usize, scheme: Scheme) -> String {
    let about = About {
        met: &Met::kazaross_xg2(),
        met_words: Some("Kazaross XG2 25 point"),
        marks: &SkillThresholds::GNUBG,
        analysis: Some("2-ply"),
        missing,
        program: "barpoint",
        scheme,
        words: &Words::of(language),
    };
    html(record, &about)
}

/// gnubg prints 0.011 and 0.009 as errors of these plays (testdata/gnubg/rollouts/match7.txt); the file has 0.0007 and
/// 0.0006, match-winning chances.
#[test]
fn standard_errors_in_a_match_are_equities() {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../testdata/gnubg/rollouts/match7.sgf"
    );
    let bytes = std::fs::read(path).unwrap();
    let mut record = barpoint_formats::import(&bytes).unwrap().record;
    let plays = record.games[0].entries[2].move_analysis.as_mut().unwrap();
    // As if the second best had been played, so that it is among the errors.
    plays.played = Some(1);
    let page = page(&record, Scheme::Light);
    for shown in ["36 trials, ± 0.011", "36 trials, ± 0.009"] {
        assert_eq!(page.matches(shown).count(), 1, "{shown}");
    }
}

/// Elements of HTML that are never closed.
const VOID: [&str; 2] = ["br", "meta"];

/// Every element that is opened is closed in its order; attributes are quoted. Empty elements of drawings end in `/>`.
#[track_caller]
fn check_well_formed(page: &str) {
    let body = page.strip_prefix("<!DOCTYPE html>").unwrap();
    let style = body.find("<style>").unwrap()..body.find("</style>").unwrap();
    let mut open: Vec<&str> = Vec::new();
    let mut at = 0;
    while let Some(found) = body[at..].find('<') {
        let begin = at + found;
        let end = begin + body[begin..].find('>').unwrap();
        let tag = &body[begin + 1..end];
        at = end + 1;
        if style.contains(&begin) && begin > style.start {
            continue;
        }
        assert!(!tag.contains('<'), "{tag}");
        assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
        let name = tag.split_whitespace().next().unwrap();
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(
                open.pop(),
                Some(name),
                "{}",
                &body[begin.saturating_sub(80)..at]
            );
        } else if !tag.ends_with('/') && !VOID.contains(&name) {
            open.push(name);
        }
    }
    assert!(open.is_empty(), "{open:?}");
}

/// What a reader sees without pictures: the text of the page, a line for each block.
fn text(page: &str) -> String {
    let main = &page[page.find("<main>").unwrap()..page.find("</main>").unwrap()];
    let mut seen = String::new();
    let mut rest = main;
    while let Some(begin) = rest.find('<') {
        seen.push_str(&rest[..begin]);
        let tag = &rest[begin..=begin + rest[begin..].find('>').unwrap()];
        let skipped = [("<svg", "</svg>")]
            .iter()
            .find(|(from, _)| tag.starts_with(from));
        let end = match skipped {
            Some((_, end)) => rest.find(end).unwrap() + end.len(),
            None => begin + tag.len(),
        };
        match tag {
            "</tr>" | "</p>" | "</h1>" | "</h2>" | "</h3>" | "</figcaption>" => seen.push('\n'),
            _ if tag.starts_with("</t") || tag.starts_with("</span") => seen.push(' '),
            _ => {}
        }
        rest = &rest[end..];
    }
    let lines = seen.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.collect::<Vec<_>>().join("\n")
}

/// A one-point match that gnubg analysed.
#[test]
fn a_short_match_reads_well() {
    let page = page(&record("match1"), Scheme::System);
    check_well_formed(&page);
    insta::assert_snapshot!(text(&page));
}

#[test]
fn every_error_has_its_place_and_every_link_leads_to_one() {
    for name in ["match3", "match5", "money"] {
        let page = page(&record(name), Scheme::Light);
        check_well_formed(&page);
        let links: Vec<&str> = page
            .split("href=\"#")
            .skip(1)
            .filter_map(|rest| rest.split('"').next())
            .collect();
        assert!(links.len() > 10, "{name}");
        for link in links {
            let place = format!("id=\"{link}\"");
            assert_eq!(page.matches(&place).count(), 1, "{name}: {place}");
        }
        let places = page.split(" id=\"").skip(1);
        let places: Vec<&str> = places.filter_map(|rest| rest.split('"').next()).collect();
        let different: BTreeSet<&str> = places.iter().copied().collect();
        assert_eq!(places.len(), different.len(), "{name}: a place twice");
        let shades = page.split("url(#").skip(1);
        let mut shades = shades.filter_map(|rest| rest.split(')').next());
        assert!(shades.all(|shade| different.contains(shade)), "{name}");
        let errors = page.matches("<article").count();
        assert!(errors > 5, "{name}: {errors}");
        assert_eq!(page.matches("XGID=").count(), errors, "{name}");
        assert!(page.len() < 40_000 * errors, "{name}: {} bytes", page.len());
    }
}

#[test]
fn nothing_from_a_file_is_markup_and_nothing_is_loaded() {
    let mut record = record("match3");
    let evil = "<script>alert(1)</script>\"'><img src=x onerror=alert(1)>&\u{0}\u{1b}";
    record.players.white.name = evil.to_owned();
    record.info.event = Some(evil.to_owned());
    record.info.comment = Some(evil.to_owned());
    for game in &mut record.games {
        for entry in &mut game.entries {
            entry.comment = Some(evil.to_owned());
        }
    }
    let page = page(&record, Scheme::Dark);
    check_well_formed(&page);
    for wrong in [
        "<script", "<img", " src=", "http://", "https://", "@import", "url(http",
    ] {
        let found = page.replace("http://www.w3.org/2000/svg", "");
        assert!(
            !found.contains(wrong) || wrong == " src=" && !found.contains("<img"),
            "{wrong}"
        );
    }
    assert!(page.contains("&lt;script&gt;"));
    assert!(!page.contains(['\u{0}', '\u{1b}']));
}

#[test]
fn a_match_without_analysis_is_shown_all_the_same() {
    let mut record = record("match1");
    for game in &mut record.games {
        for entry in &mut game.entries {
            entry.move_analysis = None;
            entry.cube_analysis = None;
        }
    }
    let page = page(&record, Scheme::System);
    check_well_formed(&page);
    assert!(page.contains("not analysed"));
    assert!(!page.contains("<article"));
}

/// Nothing is said of what is not analysed: no line of chances over it, no rates of a part.
#[test]
fn a_match_analysed_in_part_has_gaps_and_no_rates() {
    let whole = record("match1");
    let lines = |page: &str| page.matches("<polyline").count();
    let full = page(&whole, Scheme::System);
    let mut part = whole.clone();
    let entries = &mut part.games[0].entries;
    let middle = entries.len() / 2;
    for entry in &mut entries[middle - 2..middle + 2] {
        entry.move_analysis = None;
        entry.cube_analysis = None;
    }
    let found = page_in_part(&part, 2, Scheme::System);
    check_well_formed(&found);
    assert_eq!(lines(&found), lines(&full) + 1);
    assert!(full.contains("<h2>Statistics</h2>") && !found.contains("<h2>Statistics</h2>"));
    assert!(found.contains("2 decisions are not analysed yet"));
}

/// The words of a page, without tags and styles.
fn words_of(page: &str) -> String {
    let body = &page[page.find("<body>").unwrap()..];
    let mut words = String::new();
    let mut in_tag = false;
    for c in body.chars() {
        match c {
            '<' => in_tag = true,
            '>' => {
                in_tag = false;
                words.push('\n');
            }
            c if !in_tag => words.push(c),
            _ => {}
        }
    }
    let lines = words.lines().map(str::trim);
    lines
        .filter(|line| !line.is_empty())
        .collect::<Vec<_>>()
        .join("\n")
}

#[test]
fn a_page_is_in_the_language_asked_for() {
    let record = record("match3");
    let page = |language| page_in(language, &record, 0, Scheme::Light);
    let english = words_of(&page(Language::English));
    let sentences: Vec<&str> = english
        .lines()
        .filter(|line| line.split(' ').count() > 6)
        .collect();
    assert!(sentences.len() > 5, "{sentences:?}");
    for language in Language::ALL {
        let page = page(language);
        check_well_formed(&page);
        assert!(page.contains(&format!("<html lang=\"{}\"", language.code())));
        if language == Language::English {
            continue;
        }
        let words = words_of(&page);
        // Numbers stay: as many lines, and the same figures in them.
        let figures = |words: &str| -> Vec<String> {
            let figures = words.split(|c: char| !c.is_ascii_digit() && c != '.');
            let mut figures: Vec<String> = figures
                .filter(|figure| figure.contains('.') && figure.len() > 3)
                .map(str::to_owned)
                .collect();
            figures.sort();
            figures
        };
        assert_eq!(figures(&words), figures(&english), "{}", language.code());
        for sentence in &sentences {
            assert!(!words.contains(sentence), "{}: {sentence}", language.code());
        }
    }
}

#[test]
fn a_german_page_reads_as_german() {
    let page = page_in(Language::German, &record("match3"), 0, Scheme::Light);
    let words = words_of(&page);
    let first: Vec<&str> = words.lines().take(150).collect();
    insta::assert_snapshot!(first.join("\n"));
}
