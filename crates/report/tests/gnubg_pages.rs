//! Pages in gnubg's form.

#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod common;

use std::collections::BTreeSet;

use barpoint_equity::Met;
use barpoint_record::MatchRecord;
use barpoint_report::{PageSettings, Selection, StyleSheet, css, html_games};
use common::{ANALYSED, about, hostile, record, walnut};
use quick_xml::events::Event;

fn pages(record: &MatchRecord, style: StyleSheet<'_>) -> Vec<String> {
    let settings = PageSettings {
        style,
        file: "m.html",
        palette: walnut(),
    };
    let met = Met::kazaross_xg2();
    html_games(record, &about(&met), &Selection::GNUBG, &settings)
}

/// Reads a page as XML; gives its names, the places its links lead to, and its classes.
fn parse(page: &str) -> [BTreeSet<String>; 3] {
    let mut reader = quick_xml::Reader::from_str(page);
    reader.config_mut().check_end_names = true;
    let mut found = [const { BTreeSet::new() }; 3];
    let mut open = 0;
    loop {
        let event = reader.read_event().unwrap();
        let element = match &event {
            Event::Eof => break,
            Event::Start(element) => {
                open += 1;
                element
            }
            Event::Empty(element) => {
                // Only these may be without content in HTML; drawings are not HTML.
                let name = element.name();
                let name = std::str::from_utf8(name.as_ref()).unwrap();
                assert!(
                    [
                        "hr", "br", "meta", "link", "rect", "circle", "polygon", "stop"
                    ]
                    .contains(&name),
                    "{name}"
                );
                element
            }
            Event::End(_) => {
                open -= 1;
                continue;
            }
            _ => continue,
        };
        for attribute in element.attributes() {
            let attribute = attribute.unwrap();
            let value = attribute.unescape_value().unwrap().into_owned();
            match attribute.key.as_ref() {
                b"id" => assert!(found[0].insert(value.clone()), "{value} twice"),
                b"href" => {
                    found[1].insert(value);
                }
                b"class" => found[2].extend(value.split(' ').map(str::to_owned)),
                _ => {}
            }
        }
    }
    assert_eq!(open, 0);
    found
}

#[test]
fn pages_are_well_formed_and_lead_to_each_other() {
    for (folder, name) in ANALYSED {
        let pages = pages(&record(folder, name), StyleSheet::Head);
        let last = pages.len();
        for (number, page) in (1..).zip(&pages) {
            let [ids, links, classes] = parse(page);
            assert!(ids.contains(&format!("game{number}.move1")), "{name}");
            let file = |game: usize| barpoint_report::game_file("m.html", game);
            let expected: BTreeSet<String> = if last == 1 {
                BTreeSet::new()
            } else {
                let back = [1, number - 1].into_iter().filter(|_| number > 1);
                let forth = [number + 1, last].into_iter().filter(|_| number < last);
                back.chain(forth).map(file).collect()
            };
            assert_eq!(links, expected, "{name}, page {number}");
            let sheet = css();
            for class in &classes {
                assert!(sheet.contains(&format!(".{class} {{")), "{class}");
            }
            for class in [
                "movetable",
                "movethemove",
                "stattable",
                "positionid",
                "fontfamily",
            ] {
                assert!(classes.contains(class), "{class}");
            }
        }
    }
}

#[test]
fn a_style_sheet_can_be_anywhere() {
    let record = record("statistics", "match1");
    let [head, inline, file] = [
        StyleSheet::Head,
        StyleSheet::Inline,
        StyleSheet::File("m.css"),
    ]
    .map(|style| pages(&record, style).remove(0));
    assert!(head.contains("<style>") && head.contains("class=\"movetable\""));
    assert!(!inline.contains("class=") && !inline.contains("<style"));
    assert!(inline.contains("style=\"border-collapse: collapse; background-color: #f4f6f8\""));
    assert!(file.contains("<link rel=\"stylesheet\" href=\"m.css\"/>") && !file.contains("<style"));
    parse(&inline);
    parse(&file);
}

#[test]
fn nothing_from_a_file_is_markup() {
    let evil = "<script>alert(1)</script>\"'>&\u{0}\u{1b}\n]]>";
    for page in pages(&hostile(evil), StyleSheet::Head) {
        parse(&page);
        assert!(!page.contains("<script"));
        assert!(page.contains("&lt;script&gt;"));
    }
}

/// gnubg 1.07 (`export match html`) has as many tables and alerts of each kind for this file.
#[test]
fn pages_have_the_parts_that_gnubgs_have() {
    let pages = pages(&record("statistics", "match5"), StyleSheet::Head);
    let count = |what: &str| {
        let counts: Vec<usize> = pages
            .iter()
            .map(|page| page.matches(what).count())
            .collect();
        counts
    };
    let class = |class: &str| count(&format!("class=\"{class}\""));
    assert_eq!(class("result"), [1, 1, 1]);
    assert_eq!(class("stattable"), [1, 1, 2]);
    assert_eq!(class("movetable"), [53, 41, 41]);
    assert_eq!(class("cubedecision"), [51, 42, 40]);
    assert_eq!(class("blunder"), [25, 12, 7]);
    assert_eq!(class("joker"), [9, 4, 4]);
}

#[test]
fn a_decision_reads_well() {
    let met = Met::kazaross_xg2();
    let record = record("rollouts", "match7");
    let selection = Selection {
        board_every: 0,
        statistics: false,
        scope: barpoint_report::Scope::Position(barpoint_analysis::EntryIndex {
            game: 0,
            entry: 1,
        }),
        ..Selection::GNUBG
    };
    let settings = PageSettings {
        style: StyleSheet::File("m.css"),
        file: "m.html",
        palette: walnut(),
    };
    let page = html_games(&record, &about(&met), &selection, &settings).remove(0);
    insta::assert_snapshot!(page);
}
