use barpoint_record::{Event, MatchRecord, Said};
use barpoint_rules::{MatchState, Side};

use crate::Format;
use crate::ogxm::Ogxm;
use crate::ogxm::tests::{RESIGN, bytes, counts, fixture, read};

/// What a record says without the file it came from.
fn bare(mut record: MatchRecord) -> MatchRecord {
    record.attachments.clear();
    record
}

#[test]
fn collected_files_come_back_byte_for_byte() {
    for name in ["match", "resign", "set-up", "annos", "blocks"] {
        let Some(file) = fixture(name) else { return };
        let record = read(&file).record;
        assert_eq!(Ogxm.losses(&record), [""; 0]);
        assert!(Ogxm.export(&record).unwrap() == file, "{name}");
    }
}

/// Written anew, without the file they came from.
#[test]
fn collected_files_come_back_equal_in_meaning() {
    for name in ["match", "resign", "set-up", "annos", "blocks"] {
        let Some(file) = fixture(name) else { return };
        let record = bare(read(&file).record);
        let again = bare(read(&Ogxm.export(&record).unwrap()).record);
        assert_eq!(again.games.len(), record.games.len());
        for (ours, theirs) in again.games.iter().zip(&record.games) {
            assert_eq!(ours.result, theirs.result, "{name}");
            assert_eq!(ours.score, theirs.score, "{name}");
            for (a, b) in ours.entries.iter().zip(&theirs.entries) {
                assert_eq!(a.event, b.event, "{name}");
                assert_eq!(a.opinions.len(), b.opinions.len(), "{name}: {:?}", b.event);
                for (a, b) in a.opinions.iter().zip(&b.opinions) {
                    same_opinion(&a.said, &b.said);
                }
            }
            assert_eq!(ours.entries.len(), theirs.entries.len(), "{name}");
        }
        assert_eq!(again.analysts, record.analysts, "{name}");
    }
}

/// The same up to the six digits of the format and chances of four.
#[track_caller]
fn same_opinion(a: &Said, b: &Said) {
    use barpoint_equity::Equity;
    let near = |a: Equity, b: Equity| assert!((a.get() - b.get()).abs() < 1e-4, "{a:?} {b:?}");
    match (a, b) {
        (Said::Checker(a), Said::Checker(b)) => {
            assert_eq!(a.played, b.played);
            assert_eq!(a.plays.len(), b.plays.len());
            for (a, b) in a.plays.iter().zip(&b.plays) {
                assert_eq!((a.play, &a.level), (b.play, &b.level));
                near(a.equity, b.equity);
                assert_eq!(a.outcome.is_some(), b.outcome.is_some());
            }
        }
        (Said::Cube(a), Said::Cube(b)) => {
            assert_eq!(a.level, b.level);
            near(
                a.no_double.unwrap_or_default(),
                b.no_double.unwrap_or_default(),
            );
            near(
                a.double_take.unwrap_or_default(),
                b.double_take.unwrap_or_default(),
            );
            near(
                a.double_loss.unwrap_or_default(),
                b.double_loss.unwrap_or_default(),
            );
            near(
                a.answer_loss.unwrap_or_default(),
                b.answer_loss.unwrap_or_default(),
            );
            let win = |o: Option<barpoint_equity::Outcome>| o.map_or(0.0, |o| o.win);
            assert!((win(a.outcome) - win(b.outcome)).abs() < 1e-4);
        }
        (
            Said::Luck {
                equity: a,
                level: c,
            },
            Said::Luck {
                equity: b,
                level: d,
            },
        ) => {
            near(*a, *b);
            assert_eq!(c, d);
        }
        _ => panic!("{a:?} {b:?}"),
    }
}

#[test]
fn a_new_comment_leaves_everything_else_as_it_was() {
    let Some(file) = fixture("annos") else { return };
    let mut record = read(&file).record;
    record.games[0].entries[3].comment = Some("Mine.".to_owned());
    let written = Ogxm.export(&record).unwrap();
    let (before, after) = (
        crate::ogxm::sections::read(&file, 0).unwrap(),
        crate::ogxm::sections::read(&written, 0).unwrap(),
    );
    for (a, b) in before.sections.iter().zip(&after.sections) {
        let is_other = matches!(&a.tag, b"ANNO" | b"CSUM");
        assert!(is_other || a.whole == b.whole, "{:?}", a.tag);
    }
    assert_eq!(before.sections.len(), after.sections.len());
    assert_eq!(bare(read(&written).record), bare(record));
}

#[test]
fn unknown_sections_and_bits_are_passed_on() {
    let mut file = bytes(RESIGN);
    let end = file.len() - 4;
    file.splice(end..end, *b"MINE\x03\0\0\0\0abc");
    let size = u32::try_from(file.len()).unwrap();
    file[12..16].copy_from_slice(&size.to_le_bytes());
    let mut record = read(&file).record;
    record.info.comment = Some("x".to_owned());
    let written = Ogxm.export(&record).unwrap();
    assert!(
        written
            .windows(12)
            .any(|part| part == b"MINE\x03\0\0\0\0abc")
    );
    assert_eq!(bare(read(&written).record), bare(record));
}

#[test]
fn a_changed_game_is_written_anew_and_the_others_kept() {
    let Some(file) = fixture("match") else { return };
    let mut record = read(&file).record;
    record.games[2].entries.truncate(5);
    record.games[2].result = None;
    let written = Ogxm.export(&record).unwrap();
    let (before, after) = (
        crate::ogxm::sections::read(&file, 0).unwrap(),
        crate::ogxm::sections::read(&written, 0).unwrap(),
    );
    let games = |file: &crate::ogxm::sections::File<'_>| {
        file.all(*b"GAME")
            .map(|s| s.whole.to_vec())
            .collect::<Vec<_>>()
    };
    assert_eq!(games(&before)[..2], games(&after)[..2]);
    let again = read(&written).record;
    assert_eq!(again.games[2].entries.len(), 5);
    assert_eq!(counts(&again, 0), counts(&record, 0));
}

#[test]
fn what_cannot_be_held_is_said() {
    let mut record = read(&bytes(RESIGN)).record;
    assert_eq!(Ogxm.losses(&record), [""; 0]);
    record.attachments.clear();
    record.players.white.rating = Some("1800".to_owned());
    record.info.annotator = Some("Ann".to_owned());
    assert_eq!(Ogxm.losses(&record), ["ratings", "who annotated it"]);
    record.rules.variation = barpoint_rules::Variation::Hypergammon1;
    let error = Ogxm.export(&record).unwrap_err();
    assert_eq!(
        error.to_string(),
        "ogxm cannot hold Hypergammon with one or two checkers"
    );
}

#[test]
fn collected_matches_of_other_formats_come_back() {
    let folders = [
        "fixtures/matches/mat",
        "fixtures/matches/bgf",
        "fixtures/matches/sgf",
        "fixtures/matches/people",
    ];
    let out = std::env::var_os("OGXM_OUT");
    for path in folders
        .into_iter()
        .filter_map(barpoint_testkit::fixtures_under)
        .flatten()
    {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let Ok(all) = crate::import_all(&std::fs::read(&path).unwrap()) else {
            continue;
        };
        for one in all {
            let written = match Ogxm.export(&one.record) {
                Ok(written) => written,
                Err(error) => panic!("{name}: {error}"),
            };
            if let Some(out) = &out {
                std::fs::write(
                    std::path::Path::new(out).join(format!("{name}.ogxm")),
                    &written,
                )
                .unwrap();
            }
            let again = Ogxm.import(&written).unwrap().remove(0).record;
            assert_eq!(again.games.len(), one.record.games.len(), "{name}");
            for (number, (ours, theirs)) in again.games.iter().zip(&one.record.games).enumerate() {
                assert_eq!(ours.result, theirs.result, "{name} game {}", number + 1);
                let story = |record: &MatchRecord, game: &barpoint_record::GameRecord| {
                    let states = super::game::states(record, game);
                    let told = |event: &Event| match (event.side(), event.roll()) {
                        (Some(side), Some(roll)) => format!("{side} {roll}"),
                        _ => format!("{event:?}"),
                    };
                    let entries = game.entries.iter().zip(states);
                    let tell = |(entry, state): (&barpoint_record::Entry, MatchState)| {
                        format!("{} {}", state.board_of(Side::White), told(&entry.event))
                    };
                    entries.map(tell).collect::<Vec<String>>()
                };
                let (ours, theirs) = (story(&again, ours), story(&one.record, theirs));
                for (at, (ours, theirs)) in ours.iter().zip(&theirs).enumerate() {
                    assert_eq!(ours, theirs, "{name} game {} entry {at}", number + 1);
                }
                assert_eq!(ours.len(), theirs.len(), "{name} game {}", number + 1);
            }
        }
    }
}

#[test]
fn positions_come_back() {
    for text in [
        "XGID=-b----E-C---eE---c-e----B-:1:-1:1:52:2:3:0:5:10",
        "XGID=--BaBCCBAA------acccc-a--A:1:1:1:D:0:2:0:7:10",
        "XGID=--BaBCCBAA------acccc-a--A:0:0:-1:61:0:0:3:0:10",
        "XGID=--BaBCCBAA------acccc-a--A:0:0:-1:D:0:0:3:0:10",
        "XGID=--BaBCCBAA------acccc-a--A:0:0:-1:00:3:6:1:7:10",
    ] {
        let state: barpoint_rules::MatchState = text.parse().unwrap();
        let mut record = crate::position::record(&barpoint_rules::BySide::default(), &state);
        record.games[0].entries[0].comment = Some("mine".to_owned());
        let written = Ogxm.export(&record).unwrap();
        if let Some(out) = std::env::var_os("OGXM_OUT") {
            let name = format!(
                "position{}.ogxm",
                text.len() + usize::from(text.as_bytes()[40])
            );
            std::fs::write(std::path::Path::new(&out).join(name), &written).unwrap();
        }
        let again = read(&written);
        assert_eq!(again.warnings, [], "{text}");
        // The rules of money do not matter in a match, nor the Crawford rule in money.
        let found = crate::position::state(&again.record).unwrap();
        assert_eq!(found.to_string(), text);
        assert_eq!(
            again.record.games[0].entries[0].comment.as_deref(),
            Some("mine")
        );
    }
}

#[test]
fn our_own_analysis_is_that_of_one_more_program() {
    let Some(path) = barpoint_testkit::fixture("fixtures/matches/sgf/klara5.sgf") else {
        return;
    };
    let record = crate::import(&std::fs::read(path).unwrap()).unwrap().record;
    let entries = || record.games.iter().flat_map(|game| &game.entries);
    let analysed = entries()
        .filter(|entry| entry.move_analysis.is_some())
        .count();
    assert!(analysed > 100);
    let written = Ogxm.export(&record).unwrap();
    let again = read(&written).record;
    assert_eq!(again.analysts.len(), 1);
    assert_eq!(again.analysts[0].software.name, "barpoint");
    assert_eq!(counts(&again, 0)[0], analysed);
    for (ours, theirs) in again.games.iter().flat_map(|g| &g.entries).zip(entries()) {
        let checker = ours.opinions.iter().find_map(|o| match &o.said {
            Said::Checker(checker) => Some(checker),
            _ => None,
        });
        let (Some(checker), Some(analysis)) = (checker, &theirs.move_analysis) else {
            continue;
        };
        let (best, expected) = (
            checker.plays[0].equity.get(),
            analysis.best().unwrap().equity().get(),
        );
        assert!((best - expected).abs() < 1e-4, "{best} {expected}");
    }
    // Analysed again, the block is ours anew, not one more.
    let mut both = again;
    for (game, analysed) in both.games.iter_mut().zip(&record.games) {
        for (entry, analysed) in game.entries.iter_mut().zip(&analysed.entries) {
            entry.move_analysis.clone_from(&analysed.move_analysis);
        }
    }
    assert_eq!(read(&Ogxm.export(&both).unwrap()).record.analysts.len(), 1);
}
