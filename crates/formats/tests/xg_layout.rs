//! What we write as XG's match text is what XG writes.

use barpoint_formats::{by_name, import};
use barpoint_testkit::fixture;

/// The words of a line: the steps of a play stand in any order.
fn in_order(line: &str) -> Vec<&str> {
    let mut words: Vec<&str> = line.split(' ').collect();
    words.sort_unstable();
    words
}

/// Files of XG's present layout, with merged steps.
#[test]
fn a_match_text_of_xg_comes_back_as_xg_wrote_it() {
    for name in ["xg_aachen7.txt", "xg_angers.txt"] {
        let Some(path) = fixture(&format!("fixtures/matches/mat/{name}")) else {
            return;
        };
        let theirs = std::fs::read(path).unwrap();
        let record = import(&theirs).unwrap().record;
        let ours = by_name("xgmat").unwrap().export(&record).unwrap();
        let (ours, theirs) = (
            String::from_utf8_lossy(&ours).into_owned(),
            String::from_utf8_lossy(&theirs).into_owned(),
        );
        for (number, (our, their)) in (1..).zip(ours.split('\n').zip(theirs.split('\n'))) {
            assert_eq!(in_order(our), in_order(their), "{name} line {number}");
            assert_eq!(our.len(), their.len(), "{name} line {number}");
        }
    }
}
