//! Marks follow the thresholds asked for, whatever they were when a match was added; marks set by a person stay.

use barpoint_record::SkillMark;
use barpoint_store::{Decision, DecisionKind, Found, Imported, Library, Query};

use crate::common::{library, prepared};
use crate::synthetic::made_up;

/// The decisions with a mark, by these thresholds.
fn marked(library: &Library, mark: SkillMark, thresholds: &str) -> Found {
    let query = Query {
        kinds: vec![DecisionKind::Checker],
        marks: vec![mark],
        thresholds: thresholds.parse().unwrap(),
        ..Query::default()
    };
    library.search(&query, 10_000).unwrap()
}

#[test]
fn marks_are_those_of_the_thresholds_asked_for() {
    let (_folder, mut library) = library();
    library.import(&[prepared(&made_up(1))]).unwrap();
    let losses = |found: &Found| -> Vec<f32> {
        let losses = found
            .hits
            .iter()
            .map(|hit| hit.decision.loss.unwrap().get());
        losses.collect()
    };
    let usual = marked(&library, SkillMark::Bad, "0.03,0.06,0.12");
    assert!(usual.total > 3);
    assert!(
        losses(&usual)
            .iter()
            .all(|loss| (0.06..=0.12).contains(loss))
    );
    let strict = marked(&library, SkillMark::Bad, "0.1,0.2,0.3");
    assert!(strict.total > 3);
    assert!(
        losses(&strict)
            .iter()
            .all(|loss| (0.2..=0.3).contains(loss))
    );
    let shown = strict.hits.iter().map(|hit| hit.decision.mark);
    assert!(shown.into_iter().all(|mark| mark == Some(SkillMark::Bad)));
    assert_eq!(marked(&library, SkillMark::Doubtful, "1,2,3").total, 0);
}

#[test]
fn marks_set_by_a_person_stay() {
    let (_folder, mut library) = library();
    let mut record = made_up(2);
    let kept = |decision: &Decision| decision.at.game == 0 && decision.at.entry == 5;
    record.games[0].entries[5].skill = Some(SkillMark::VeryBad);
    let plain = prepared(&record);
    library.import(std::slice::from_ref(&plain)).unwrap();
    let of_person = |library: &Library| {
        let found = marked(library, SkillMark::VeryBad, "1,2,3");
        found.hits.iter().filter(|hit| kept(&hit.decision)).count()
    };
    assert_eq!(of_person(&library), 0);
    // The same record, and only who set the mark has changed.
    let by_hand = plain.clone().marked_by_hand(kept);
    let known = library.update(&by_hand).unwrap();
    assert!(matches!(known, Imported::Improved(_)), "{known:?}");
    assert_eq!(of_person(&library), 1);
    let known = library.update(&by_hand).unwrap();
    assert!(matches!(known, Imported::Known(_)), "{known:?}");
    library.update(&plain).unwrap();
    assert_eq!(of_person(&library), 0);
}
