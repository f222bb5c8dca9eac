//! A deeper analysis replaces a shallower one, in matches and in cards.

use barpoint_equity::{Equity, Met};
use barpoint_record::{CandidateValue, CubeAnalysis, MatchRecord, Opinion, Said};
use barpoint_store::{Imported, NewCard, decisions_of};
use barpoint_study::{Card, Question};

use crate::common::{add, library, prepared};
use crate::synthetic::made_up;

/// The same match searched to this many plies, in the first `entries` of every game.
fn searched(record: &MatchRecord, plies: u8, entries: usize) -> MatchRecord {
    let mut other = record.clone();
    let changed = other
        .games
        .iter_mut()
        .flat_map(|game| game.entries.iter_mut().take(entries));
    for entry in changed {
        let plays = entry.move_analysis.iter_mut();
        for candidate in plays.flat_map(|analysis| &mut analysis.candidates) {
            if let CandidateValue::Evaluation { settings, .. } = &mut candidate.value {
                settings.plies = plies;
            }
        }
        if let Some(CubeAnalysis::Evaluation(found)) = entry.cube_analysis.as_deref_mut() {
            found.settings.plies = plies;
        }
    }
    other
}

#[test]
fn a_deeper_analysis_replaces_one_of_as_many_decisions() {
    let (_folder, mut library) = library();
    let two = made_up(4);
    let Imported::Added(id) = add(&mut library, &two) else {
        panic!("it was not there before");
    };
    let (one, three) = (searched(&two, 1, 99), searched(&two, 3, 99));
    assert_eq!(add(&mut library, &one), Imported::Known(id));
    assert_eq!(library.record(id).unwrap(), two);
    assert_eq!(add(&mut library, &three), Imported::Improved(id));
    assert_eq!(library.record(id).unwrap(), three);
    assert_eq!(add(&mut library, &two), Imported::Known(id));
    // A few decisions looked at deeper do not make up for the others.
    let mixed = searched(&searched(&two, 4, 99), 2, 35);
    assert_eq!(add(&mut library, &mixed), Imported::Known(id));
    // More decisions analysed win, however deep.
    let mut fewer = searched(&two, 4, 99);
    fewer.games[0].entries.iter_mut().for_each(|entry| {
        entry.move_analysis = None;
    });
    assert_eq!(add(&mut library, &fewer), Imported::Known(id));
}

/// The same match with cube decisions that are all close, so that more of them count for the rating.
fn with_close_cubes(record: &MatchRecord) -> MatchRecord {
    let mut other = record.clone();
    let entries = other.games.iter_mut().flat_map(|game| &mut game.entries);
    for entry in entries {
        if let Some(CubeAnalysis::Evaluation(found)) = entry.cube_analysis.as_deref_mut() {
            found.double_take = found.no_double;
        }
    }
    other
}

#[test]
fn more_close_decisions_do_not_make_an_analysis_deeper() {
    let (_folder, mut library) = library();
    let two = made_up(4);
    let shallow = with_close_cubes(&searched(&two, 1, 99));
    let counted = |record| {
        decisions_of(record, &Met::kazaross_xg2())
            .iter()
            .filter(|one| one.counts)
            .count()
    };
    assert!(counted(&shallow) > counted(&two));
    let Imported::Added(id) = add(&mut library, &two) else {
        panic!("it was not there before");
    };
    assert_eq!(add(&mut library, &shallow), Imported::Known(id));
    assert_eq!(
        library.update(&prepared(&shallow)).unwrap(),
        Imported::Known(id)
    );
    assert_eq!(library.record(id).unwrap(), two);
    let deeper = searched(&two, 3, 99);
    assert_eq!(
        library.update(&prepared(&deeper)).unwrap(),
        Imported::Improved(id)
    );
    assert_eq!(library.record(id).unwrap(), deeper);
}

#[test]
fn a_deeper_analysis_does_not_cost_what_another_program_said() {
    let (_folder, mut library) = library();
    let mut told = made_up(5);
    told.games[0].entries[0].opinions.push(Opinion {
        analyst: 0,
        said: Said::Luck {
            equity: Equity(0.25),
            level: None,
        },
    });
    let Imported::Added(id) = add(&mut library, &told) else {
        panic!("it was not there before");
    };
    let deeper = searched(&made_up(5), 3, 99);
    assert_eq!(add(&mut library, &deeper), Imported::Known(id));
}

#[test]
fn cards_follow_the_deeper_analysis_of_their_match() {
    let (_folder, mut library) = library();
    let two = made_up(6);
    add(&mut library, &two);
    let card = |record: &MatchRecord| Card::of(record, 0, 4, Question::Play).unwrap();
    let made = NewCard::new(card(&two), "game 1".into(), "why?".into(), 1_800_000_000);
    let id = library.add_cards(&[made]).unwrap()[0].id();
    let three = searched(&two, 3, 99);
    add(&mut library, &three);
    let row = library.card(id).unwrap();
    assert_eq!((row.card, row.note.as_str()), (card(&three), "why?"));
    // What is shallower stays with its match.
    library.update(&prepared(&searched(&two, 1, 99))).unwrap();
    assert_eq!(library.card(id).unwrap().card, card(&three));
}
