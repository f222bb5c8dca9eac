use barpoint_equity::{Crawford, Met};
use proptest::prelude::*;

use super::*;

const SMALL: &str = r#"<?xml version = "1.0"?>
<!DOCTYPE met PUBLIC "-//GNU Backgammon//DTD Match Equity Tables//EN" "met.dtd">
<!-- a comment -->
<met>
  <info><name>A &amp; B</name><description>by &#72;and</description><length>2</length></info>
  <pre-crawford-table type="explicit">
    <row><me>0.5</me><me> 0.7 </me></row>
    <row><me>.3</me><me>0.50</me></row>
  </pre-crawford-table>
  <post-crawford-table type="explicit" player="both"><row><me>0.5</me><me>0.48</me></row></post-crawford-table>
</met>
"#;

fn table(text: &str) -> Met {
    Met::from_definition(&read(text).unwrap()).unwrap()
}

#[test]
fn a_small_table_is_read() {
    let definition = read(SMALL).unwrap();
    assert_eq!(definition.name, "A & B");
    assert_eq!(definition.source, "by Hand");
    let met = table(SMALL);
    assert!((met.mwc(1, 2, Crawford::Pre).get() - 0.7).abs() < 1e-6);
    assert!((met.mwc(2, 1, Crawford::Post).get() - 0.485).abs() < 1e-6);
}

#[test]
fn what_does_not_fit_is_one_error_with_its_line() {
    for (from, to, expected) in [
        (
            ".3</me>",
            "x</me>",
            "line 8: expected a number, found \"x\"",
        ),
        (
            "<length>2<",
            "<length>3<",
            "line 6: expected 3 rows, found 2",
        ),
        (
            "<me>.3</me>",
            "",
            "line 4: expected 2 numbers in row 2, found 1",
        ),
        (
            "0.7",
            "70",
            "line 4: expected chances between 0 and 1, found 70",
        ),
        (
            "<length>2<",
            "<length>99<",
            "line 5: expected a length of 1 to 64, or -1, found \"99\"",
        ),
        (
            "explicit\" player",
            "magic\" player",
            "line 10: expected the type explicit, zadeh or mec, found \"magic\"",
        ),
        (
            "\"both\"",
            "\"2\"",
            "line 10: expected player 0, 1 or both, found \"2\"",
        ),
        ("<met>", "<table>", "line 11: expected well-formed XML"),
        (
            "</met>",
            "",
            "expected well-formed XML: an element is not closed",
        ),
        (
            "&amp;",
            "&shy;",
            "line 5: expected well-formed XML: no entity &shy;",
        ),
    ] {
        let error = read(&SMALL.replacen(from, to, 1)).unwrap_err().to_string();
        assert!(error.contains(expected), "{to}: {error}");
    }
    for text in ["", "7 point match", "<met/>", "<a><b></a></b>"] {
        assert!(read(text).is_err(), "{text}");
    }
    assert!(read(&"<a>".repeat(100_000)).is_err());
}

#[test]
fn a_table_survives_writing_and_reading() {
    for name in ["jac050", "ortega", "mec-model:win-rate=0.55"] {
        let met = Met::by_name(name).unwrap();
        let again = table(&write(&met, Met::LENGTH));
        assert_eq!((met.name(), met.source()), (again.name(), again.source()));
        for away in 1..64 {
            for opponent in 1..64 {
                for crawford in [Crawford::Pre, Crawford::Post] {
                    let at = |met: &Met| met.mwc(away, opponent, crawford).get();
                    assert!((at(&met) - at(&again)).abs() < 1e-7);
                }
            }
        }
    }
}

/// The files of an installed gnubg are the tables we have under their names (whose values are compared with
/// gnubg's in `equity`).
#[test]
fn gnubgs_files_are_the_tables_of_their_names() {
    let Some(folder) = barpoint_testkit::gnubg_data("met") else {
        return;
    };
    let mut seen = 0;
    for name in Met::names() {
        let Ok(bytes) = std::fs::read(folder.join(format!("{name}.xml"))) else {
            continue;
        };
        let (found, known) = (
            table(&String::from_utf8_lossy(&bytes)),
            Met::by_name(name).unwrap(),
        );
        seen += 1;
        for away in 1..=64 {
            for opponent in 1..=64 {
                for crawford in [Crawford::Pre, Crawford::Post] {
                    let at = |met: &Met| met.mwc(away, opponent, crawford).get();
                    let (found, known) = (at(&found), at(&known));
                    assert!(
                        (found - known).abs() < 1e-6,
                        "{name} {away} {opponent} {found} {known}"
                    );
                }
            }
        }
    }
    assert_eq!(seen, 12);
}

proptest! {
    /// Cut, overwritten and repeated: a table or one error.
    #[test]
    fn damaged_tables_never_panic(
        cut in 0..SMALL.len(),
        at in 0..SMALL.len(),
        byte in "[<>&;/\"0-9.-]",
        repeats in 0..3_usize,
    ) {
        let part = SMALL.get(at..).unwrap_or_default().repeat(repeats);
        let start = SMALL.get(..cut).unwrap_or_default();
        for text in [format!("{start}{byte}{part}"), format!("{SMALL}{part}"), format!("{start}{part}")] {
            if let Ok(definition) = read(&text) {
                prop_assert!(Met::from_definition(&definition).is_ok());
            }
        }
    }
}
