//! Matches are added once, whole, and come back as they were.

use crate::common::{add, library, prepared, read};
use crate::synthetic::made_up;
use barpoint_equity::{Equity, Met};
use barpoint_record::{Entry, Event, MatchRecord, Opinion, Said};
use barpoint_rules::{BySide, Side};
use barpoint_store::{Imported, Library, MatchFilter, MovesHash, Prepared, Query, StoreError};
use barpoint_testkit::fixture;
use proptest::prelude::*;

/// The same match without what other formats may not tell.
fn bare(record: &MatchRecord) -> MatchRecord {
    let mut bare = record.clone();
    let takes_and_dances = |entry: &Entry| match &entry.event {
        Event::Take(_) | Event::Pass(_) => false,
        Event::Play(played) => !played.play.is_dance(),
        _ => true,
    };
    for game in &mut bare.games {
        game.result = None;
        game.entries.retain(takes_and_dances);
        game.entries
            .iter_mut()
            .for_each(|entry| *entry = Entry::new(entry.event.clone()));
    }
    "ANN, the great".clone_into(&mut bare.players.white.name);
    bare
}

fn turned(side: Side) -> Side {
    side.other()
}

/// The same match with the players in the other order.
fn the_other_way_round(record: &MatchRecord) -> MatchRecord {
    let mut other = record.clone();
    let swapped = |score: BySide<u16>| BySide::new(score.black, score.white);
    other.players = BySide::new(record.players.black.clone(), record.players.white.clone());
    for game in &mut other.games {
        game.score = swapped(game.score);
        for entry in &mut game.entries {
            match &mut entry.event {
                Event::Play(played) => played.side = turned(played.side),
                Event::Double(side) | Event::Take(side) | Event::Pass(side) => {
                    *side = turned(*side);
                }
                _ => {}
            }
        }
    }
    other
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn adding_twice_is_adding_once(numbers in proptest::collection::vec(0_u64..6, 1..8)) {
        let (_folder, mut library) = library();
        let records: Vec<MatchRecord> = numbers.iter().map(|&number| made_up(number)).collect();
        for record in &records {
            add(&mut library, record);
        }
        let once = library.totals().unwrap();
        let batch: Vec<Prepared> = records.iter().map(prepared).collect();
        for done in library.import(&batch).unwrap() {
            prop_assert!(matches!(done, Imported::Known(_)));
        }
        prop_assert_eq!(library.totals().unwrap(), once);
        let different: std::collections::BTreeSet<u64> = numbers.iter().copied().collect();
        prop_assert_eq!(once.matches, different.len() as u64);
        let found = library.search(&Query::default(), 0).unwrap();
        prop_assert_eq!(found.total, once.decisions);
    }

    #[test]
    fn a_match_is_known_by_its_moves_alone(number in any::<u64>()) {
        let record = made_up(number);
        let hash = MovesHash::of(&record);
        prop_assert_eq!(MovesHash::of(&bare(&record)), hash);
        prop_assert_eq!(MovesHash::of(&the_other_way_round(&record)), hash);
        let mut shorter = record.clone();
        shorter.games[0].entries.pop();
        let last_was_played = !matches!(
            record.games[0].entries.last().unwrap().event,
            Event::Play(played) if played.play.is_dance()
        );
        prop_assert_eq!(MovesHash::of(&shorter) != hash, last_was_played);
    }
}

#[test]
fn a_record_comes_back_whole() {
    let (_folder, mut library) = library();
    let record = made_up(3);
    let Imported::Added(id) = add(&mut library, &record) else {
        panic!("it was not there before");
    };
    assert_eq!(library.record(id).unwrap(), record);
    let row = library.match_row(id).unwrap();
    assert_eq!(
        row.players.map(|name| name.clone()),
        BySide::new("Ann".into(), "Rival 3".into())
    );
    assert_eq!(
        (row.length, row.event.as_deref(), row.played),
        (7, Some("Cup 3"), record.info.date)
    );
    library.remove(id).unwrap();
    assert!(matches!(library.record(id), Err(StoreError::NoMatch(_))));
    assert_eq!(library.search(&Query::default(), 10).unwrap().total, 0);
    assert!(matches!(add(&mut library, &record), Imported::Added(_)));
}

#[test]
fn an_analysis_improves_what_is_there_and_nothing_is_taken_away() {
    let (_folder, mut library) = library();
    let analysed = made_up(4);
    let mut plain = bare(&analysed);
    plain.players = analysed.players.clone();
    let Imported::Added(id) = add(&mut library, &plain) else {
        panic!("it was not there before");
    };
    library.tag(id, "final").unwrap();
    assert_eq!(library.match_row(id).unwrap().analysed, 0);
    assert_eq!(add(&mut library, &analysed), Imported::Improved(id));
    assert_eq!(add(&mut library, &plain), Imported::Known(id));
    let row = library.match_row(id).unwrap();
    assert!(row.analysed > 100 && row.tags == ["final"], "{row:?}");
    assert_eq!(library.record(id).unwrap(), analysed);
    // A comment is not given up for an analysis.
    let (mut commented, other) = (bare(&made_up(5)), made_up(5));
    commented.games[0].entries[0].comment = Some("Why not 24/23?".to_owned());
    let first = add(&mut library, &commented);
    let Imported::Added(id) = first else {
        panic!("it was not there before");
    };
    assert_eq!(add(&mut library, &other), Imported::Known(id));
    // In one call, too.
    let batch = [bare(&made_up(6)), made_up(6), made_up(7)].map(|record| prepared(&record));
    let done = library.import(&batch).unwrap();
    assert!(
        matches!(done[..], [Imported::Added(a), Imported::Improved(b), Imported::Added(_)] if a == b)
    );
    let totals = library.totals().unwrap();
    assert_eq!(
        library.search(&Query::default(), 0).unwrap().total,
        totals.decisions
    );
}

#[test]
fn an_update_takes_another_analysis_but_gives_up_nothing() {
    let (_folder, mut library) = library();
    let first = made_up(4);
    let Imported::Added(id) = library.update(&prepared(&first)).unwrap() else {
        panic!("it was not there before");
    };
    assert_eq!(
        library.update(&prepared(&first)).unwrap(),
        Imported::Known(id)
    );
    let mut other = first.clone();
    other.info.event = Some("Analysed anew".to_owned());
    assert_eq!(add(&mut library, &other), Imported::Known(id));
    assert_eq!(
        library.update(&prepared(&other)).unwrap(),
        Imported::Improved(id)
    );
    assert_eq!(library.record(id).unwrap(), other);
    let total = library.totals().unwrap().decisions;
    assert_eq!(library.search(&Query::default(), 0).unwrap().total, total);
    assert_eq!(
        library.update(&prepared(&bare(&first))).unwrap(),
        Imported::Known(id)
    );
    // What another program said is not given up for an analysis.
    let mut told = bare(&made_up(5));
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
    assert_eq!(
        library.update(&prepared(&made_up(5))).unwrap(),
        Imported::Known(id)
    );
}

#[test]
fn players_are_renamed_and_merged() {
    let (_folder, mut library) = library();
    let mut record = made_up(8);
    "  ann ".clone_into(&mut record.players.white.name);
    add(&mut library, &record);
    add(&mut library, &made_up(9));
    "Ann B.".clone_into(&mut record.players.white.name);
    let mut third = made_up(10);
    "Ann B.".clone_into(&mut third.players.white.name);
    add(&mut library, &third);
    let id = |library: &Library, name: &str| library.player(name).unwrap().unwrap();
    let (ann, long) = (id(&library, "ANN"), id(&library, "ann  b."));
    library.merge(long, ann).unwrap();
    library.rename(ann, "Ann Brown").unwrap();
    for name in ["ann", "Ann B.", "ann brown"] {
        assert_eq!(id(&library, name), ann);
    }
    let players = library.players().unwrap();
    let row = players.iter().find(|row| row.id == ann).unwrap();
    assert_eq!(
        (row.name.as_str(), row.matches, row.aliases.len()),
        ("Ann Brown", 3, 3)
    );
    let own = MatchFilter {
        player: Some(ann),
        ..MatchFilter::default()
    };
    let own = Query {
        matches: own,
        ..Query::default()
    };
    assert_eq!(row.decisions, library.search(&own, 0).unwrap().total);
    assert!(row.decisions > 0);
    let rival = id(&library, "rival 8");
    assert!(matches!(
        library.merge(rival, ann),
        Err(StoreError::Opponents)
    ));
    assert!(matches!(
        library.rename(rival, "Ann"),
        Err(StoreError::NameTaken { .. })
    ));
    assert!(matches!(
        library.rename(rival, " "),
        Err(StoreError::NoName)
    ));
    assert!(matches!(
        library.merge(long, ann),
        Err(StoreError::NoPlayer(_))
    ));
}

#[test]
fn players_are_found_without_accents_unless_two_are_meant() {
    let (_folder, mut library) = library();
    let mut named = |number: u64, name: &str| {
        let mut record = made_up(number);
        name.clone_into(&mut record.players.white.name);
        record.info.event = Some("Coupe d’Été 100 %".to_owned());
        add(&mut library, &record);
    };
    named(20, "José Núñez");
    named(21, "Łukasz Müller");
    named(22, "Lukasz Muller");
    named(23, "Lúkasz Muller");
    let id = |name: &str| library.player(name).unwrap();
    assert!(id("jose nunez").is_some());
    assert_eq!(id("JOSE  NUNEZ"), id("José Núñez"));
    // An exact spelling is meant before a likeness.
    assert!(id("Łukasz Müller").is_some() && id("łukasz müller") != id("lukasz muller"));
    assert_eq!(id("lükasz muller"), None);
    let events = |event: &str| {
        let filter = MatchFilter {
            event: Some(event.to_owned()),
            ..MatchFilter::default()
        };
        library.matches(&filter).unwrap().len()
    };
    assert_eq!([events("d’ete"), events("100 %"), events("1%0")], [4, 4, 0]);
}

#[test]
fn a_position_alone_is_no_match() {
    let record = MatchRecord::default();
    assert!(
        Prepared::of(&record, &Met::kazaross_xg2())
            .unwrap()
            .is_none()
    );
}

#[test]
fn a_copy_is_a_library_too() {
    let (folder, mut library) = library();
    add(&mut library, &made_up(11));
    let copy = folder.path().join("copy.sqlite");
    library.back_up(&copy).unwrap();
    assert!(matches!(
        library.back_up(&copy),
        Err(StoreError::Exists { .. })
    ));
    let copy = Library::open(&copy).unwrap();
    assert_eq!(copy.totals().unwrap(), library.totals().unwrap());
    assert_eq!(copy.matches(&MatchFilter::default()).unwrap().len(), 1);
}

#[test]
fn a_match_is_one_in_every_format() {
    let Some(folder) = fixture("fixtures/matches") else {
        return;
    };
    let (_folder, mut library) = library();
    let same: [&[&str]; 3] = [
        &["mat/xg_paris7.mat", "sgf/paris7.sgf", "xg/paris7.xg"],
        &["mat/galaxy_klara5.txt", "sgf/klara5.sgf"],
        &["generated/gnubg5.mat", "generated/gnubg5.sgf"],
    ];
    for (number, paths) in (1..).zip(same) {
        for path in paths {
            add(&mut library, &read(&folder.join(path)));
            assert_eq!(library.totals().unwrap().matches, number, "{path}");
        }
    }
}
