//! The page of BKG-VI shows the classes as they are. `BARPOINT_UPDATE=1` writes the table anew.

#![expect(clippy::unwrap_used, reason = "a test helper may fail like a test")]

use std::fmt::Write;
use std::fs;
use std::sync::Arc;

use barpoint_bearoff::OneSided;
use barpoint_bkg::vi::{BEARING_OFF, CLASSES, Class, Expectation, Neighbours, RACE, TERMS};
use barpoint_testkit::workspace_root;

const BEGIN: &str = "<!-- classes: written by crates/bkg/tests/page.rs -->\n";
const END: &str = "<!-- end of classes -->\n";

fn fitted() -> Expectation {
    Expectation::fitted(Arc::new(OneSided::build())).unwrap()
}

fn table(expectation: &Expectation) -> String {
    let mut table =
        "| class | recognised by | forward | backward |\n|---|---|---|---|\n".to_owned();
    for (number, class) in CLASSES.iter().enumerate() {
        let Neighbours { forward, backward } = expectation.functions().neighbours(number);
        let [forward, backward] = [forward, backward].map(|set| {
            let names: Vec<_> = Neighbours::members(set).map(Neighbours::name).collect();
            if names.is_empty() {
                "none".to_owned()
            } else {
                names.join(", ")
            }
        });
        let says = class.says;
        writeln!(
            table,
            "| {} | {says} | {forward} | {backward} |",
            class.name
        )
        .unwrap();
    }
    table
}

#[test]
fn the_page_shows_every_class() {
    let path = workspace_root().join("docs/theory/bkg-vi.md");
    let page = fs::read_to_string(&path).unwrap();
    let (before, rest) = page.split_once(BEGIN).unwrap();
    let (shown, after) = rest.split_once(END).unwrap();
    let table = table(&fitted());
    if std::env::var_os("BARPOINT_UPDATE").is_some() {
        fs::write(&path, [before, BEGIN, &table, END, after].concat()).unwrap();
    } else {
        assert_eq!(shown, table, "BARPOINT_UPDATE=1 writes it anew");
    }
    for term in TERMS
        .iter()
        .filter(|term| !term.count.to_string().contains(" men o"))
    {
        let name = format!("| {} |", term.count);
        assert!(page.contains(&name), "{name}");
    }
}

/// What the paper says of them: a race goes forward to bearing off alone and has no captures; from every other class a race
/// can be reached by going forward, and no class is its own neighbour.
#[test]
fn classes_follow_each_other_as_the_paper_says() {
    let expectation = fitted();
    let follows = |class| expectation.functions().neighbours(class);
    assert_eq!(
        follows(RACE),
        Neighbours {
            forward: 1 << BEARING_OFF,
            backward: 0
        }
    );
    for (class, Class { name, .. }) in CLASSES.iter().enumerate() {
        let mut reached = 1_u32 << class;
        for _ in 0..CLASSES.len() {
            let members: Vec<_> = Neighbours::members(reached)
                .filter(|&class| class <= RACE)
                .collect();
            reached = members
                .into_iter()
                .fold(reached, |set, class| set | follows(class).forward);
        }
        assert!(reached >> RACE & 1 == 1, "{name}");
        let Neighbours { forward, backward } = follows(class);
        assert_eq!((forward | backward) >> class & 1, 0, "{name}");
    }
}
