use barpoint_record::{Depth, Event, MatchRecord, Said};
use barpoint_rules::Side;

use super::Ogxm;
use crate::{Format, Imported};

/// `resign.ogxm` of the reference, without its analysis: the layout is documented byte by byte.
pub(super) const RESIGN: &str = "4f47584d02000000020000005b0000004d544348190000000118a703090005416c69636503426f6200010003809da3f58d3447414d451c\
                                 0000000105830100010253d8b20db1734268260ac14c488d490520c1db020201454e4421";

pub(super) fn bytes(hex: &str) -> Vec<u8> {
    let digits: Vec<u8> = hex.bytes().filter(u8::is_ascii_hexdigit).collect();
    digits
        .chunks(2)
        .map(|pair| u8::from_str_radix(std::str::from_utf8(pair).unwrap(), 16).unwrap())
        .collect()
}

fn fixture(name: &str) -> Option<Vec<u8>> {
    let path = barpoint_testkit::fixture(&format!("fixtures/matches/ogxm/{name}.ogxm"))?;
    Some(std::fs::read(path).unwrap())
}

fn read(bytes: &[u8]) -> Imported {
    Ogxm.import(bytes).unwrap().remove(0)
}

fn words(record: &MatchRecord, game: usize) -> Vec<String> {
    let entries = record.games[game].entries.iter();
    entries
        .map(|entry| match &entry.event {
            Event::Play(played) => format!("{} {} {}", played.side, played.roll, played.play),
            other => format!("{other:?}"),
        })
        .collect()
}

#[test]
fn the_documented_example_is_read() {
    let file = bytes(RESIGN);
    assert_eq!(file.len(), 91);
    let Imported { record, warnings } = read(&file);
    assert_eq!(warnings, []);
    assert_eq!(record.players.white.name, "Alice");
    assert_eq!(record.players.black.name, "Bob");
    assert_eq!((record.length, record.rules.crawford), (9, false));
    let date = record.info.date.unwrap();
    assert_eq!((date.year, date.month, date.day), (2026, Some(9), Some(26)));
    assert_eq!(
        words(&record, 0),
        [
            "Black 65 24/13",
            "White 53 8/3 6/3",
            "Black 31 8/5 6/5",
            "White 62 24/18 13/11",
            "Black 42 13/7*",
            "White 61 bar/18*",
        ]
    );
    let result = record.games[0].result.unwrap();
    assert_eq!(
        (result.winner, result.points, result.resigned),
        (Side::White, 1, true)
    );
}

/// How many opinions of plays, of the cube and of luck an analyst has.
fn counts(record: &MatchRecord, analyst: usize) -> [usize; 3] {
    let entries = record.games.iter().flat_map(|game| &game.entries);
    let opinions = entries.flat_map(|entry| &entry.opinions);
    let mut counts = [0; 3];
    for opinion in opinions.filter(|opinion| opinion.analyst == analyst) {
        match opinion.said {
            Said::Checker(_) => counts[0] += 1,
            Said::Cube(_) => counts[1] += 1,
            Said::Luck { .. } => counts[2] += 1,
            Said::Rollout(_) => {}
        }
    }
    counts
}

fn events(record: &MatchRecord, wanted: impl Fn(&Event) -> bool) -> usize {
    let entries = record.games.iter().flat_map(|game| &game.entries);
    entries.filter(|entry| wanted(&entry.event)).count()
}

/// The numbers of the manifest; games won with points, and the score after them.
#[test]
fn collected_files_hold_what_the_manifest_says() {
    let Some(file) = fixture("match") else { return };
    let Imported { record, warnings } = read(&file);
    assert_eq!(warnings, []);
    let results: Vec<_> = record.games.iter().map(|g| g.result.unwrap()).collect();
    let won: Vec<_> = results.iter().map(|r| (r.winner, r.points)).collect();
    assert_eq!(won, [(Side::White, 1), (Side::Black, 4), (Side::Black, 1)]);
    assert_eq!(
        (record.games[2].score.white, record.games[2].score.black),
        (1, 4)
    );
    assert_eq!(events(&record, |e| matches!(e, Event::Play(_))), 80);
    let dances = |e: &Event| matches!(e, Event::Play(p) if p.play.is_dance());
    assert_eq!(events(&record, dances), 6);
    assert_eq!(events(&record, |e| matches!(e, Event::Double(_))), 3);
    assert_eq!(events(&record, |e| matches!(e, Event::Take(_))), 1);
    assert_eq!(events(&record, |e| matches!(e, Event::Pass(_))), 2);
    assert_eq!(counts(&record, 0), [80, 64, 77]);
    assert_eq!(record.analysts[0].software.name, "HedgeHog (xerxes)");

    let resign = read(&fixture("resign").unwrap());
    assert_eq!(resign.warnings, []);
    assert_eq!(counts(&resign.record, 0).iter().sum::<usize>(), 16);
    assert!(resign.record.games[0].result.unwrap().resigned);

    let set_up = read(&fixture("set-up").unwrap());
    assert_eq!(set_up.warnings, []);
    assert_eq!(counts(&set_up.record, 0).iter().sum::<usize>(), 151);
    assert!(matches!(
        set_up.record.games[1].entries[0].event,
        Event::SetPosition(_)
    ));
    assert_eq!(set_up.record.final_points(Side::Black), 4);

    let annos = read(&fixture("annos").unwrap());
    assert_eq!(annos.warnings, []);
    assert_eq!(counts(&annos.record, 0).iter().sum::<usize>(), 173);
    assert_eq!(counts(&annos.record, 1).iter().sum::<usize>(), 6);
    let clocks = annos.record.games.iter().flat_map(|g| &g.entries);
    let readings: Vec<u64> = clocks.filter_map(|e| e.clock?.since_start).collect();
    assert_eq!(
        (readings.len(), readings[5], readings[14]),
        (15, 75370, 87370)
    );
    let comment = annos.record.info.comment.unwrap();
    assert_eq!(comment, "A note on the match\nAnn: A second note");
    let fourth = &annos.record.games[0].entries[2].comment;
    assert!(
        fourth.as_ref().unwrap().contains("the checker play"),
        "{fourth:?}"
    );

    let blocks = read(&fixture("blocks").unwrap());
    assert_eq!(blocks.warnings, []);
    assert!(blocks.record.length == 0 && blocks.record.games.len() == 2);
    let resigned = blocks.record.games[1].result.unwrap();
    assert_eq!(
        (resigned.winner, resigned.points, resigned.resigned),
        (Side::Black, 1, true)
    );
}

/// What `ogxm.binary_to_json` of PyPI `ogxm` 2.3.2 gives as normalised equities of `match.ogxm`.
#[test]
fn match_winning_chances_become_emg_by_the_table_named() {
    let Some(file) = fixture("match") else { return };
    let record = read(&file).record;
    let doubles = [
        (0, 17, 0.823_165_4, 0.848_466_5),
        (1, 10, 0.631_999_7, 0.623_289_6),
        (2, 16, 0.937_087_9, 1.302_931_8),
    ];
    for (game, entry, no_double, double_take) in doubles {
        let entry = &record.games[game].entries[entry];
        assert!(matches!(entry.event, Event::Double(_)));
        let cube = entry.opinions.iter().find_map(|o| match &o.said {
            Said::Cube(cube) => Some(cube),
            _ => None,
        });
        let cube = cube.unwrap();
        let near = |found: Option<barpoint_equity::Equity>, expected: f32| {
            let found = found.unwrap().get();
            assert!((found - expected).abs() < 2e-5, "{found} {expected}");
        };
        near(cube.no_double, no_double);
        near(cube.double_take, double_take);
        near(cube.double_pass, 1.0);
        assert_eq!(cube.level.depth, Some(Depth::Plies(2)));
    }
    // The pass of the first double was wrong by .008241 of the match.
    let pass = &record.games[0].entries[18];
    let Said::Cube(cube) = &pass.opinions[0].said else {
        panic!("{pass:?}")
    };
    let expected = 0.008_241 / ((0.554_384 - 0.445_616) / 2.0);
    assert!((cube.answer_loss.unwrap().get() - expected).abs() < 2e-5);
    assert!(
        (cube.outcome.unwrap().win - 0.7476).abs() < 1e-4,
        "the doubler's"
    );
}

#[test]
fn levels_alternatives_and_standard_errors_are_read() {
    let Some(file) = fixture("blocks") else {
        return;
    };
    let record = read(&file).record;
    let Said::Checker(checker) = &record.games[0].entries[0].opinions[0].said else {
        panic!("a checker play");
    };
    let [first, .., last] = &checker.plays[..] else {
        panic!("alternatives")
    };
    assert_eq!(checker.plays.len(), 9);
    assert_eq!(first.play.to_string(), "24/20 13/8");
    assert_eq!(first.equity.get(), 0.0239);
    assert_eq!(first.std_err.map(|e| e.get()), Some(0.0123));
    assert_eq!(
        (first.level.name.as_str(), first.level.depth),
        ("++, cubeless", Some(Depth::Trials(360)))
    );
    assert_eq!(last.level.depth, Some(Depth::Plies(0)));
    assert_eq!(checker.played, Some(0));
}

#[test]
fn damage_is_refused_with_its_place() {
    let whole = bytes(RESIGN);
    let check = |bytes: &[u8], message: &str| {
        let error = Ogxm.import(bytes).unwrap_err().to_string();
        assert!(error.starts_with(message), "{error}");
    };
    check(
        &whole[..60],
        "ogxm: byte 0xc: expected \"the size of the file"
            .replace('"', "")
            .as_str(),
    );
    let mut newer = whole.clone();
    newer[10] = 4;
    check(
        &newer,
        "ogxm: byte 0x4: expected a version that readers up to 2.3 can read",
    );
    let mut older = whole.clone();
    older[4] = 1;
    check(&older, "ogxm: byte 0x4: expected version 2; GammonView");
    let mut unknown = whole.clone();
    unknown[16..20].copy_from_slice(b"WHAT");
    check(
        &unknown,
        "ogxm: byte 0x10: expected no unknown section that must be understood",
    );
    let mut reserved = whole.clone();
    reserved[16..20].copy_from_slice(b"CHKP");
    check(&reserved, "ogxm: byte 0x10: expected no section CHKP");
    let mut flags = whole.clone();
    flags[24] = 0;
    check(
        &flags,
        "ogxm: byte 0x10: expected the flags of this section",
    );
    for end in 0..whole.len() {
        assert!(Ogxm.import(&whole[..end]).is_err());
    }
    for at in 0..whole.len() {
        for byte in [0, 1, 0x7f, 0x80, 0xff] {
            let mut changed = whole.clone();
            changed[at] = byte;
            let _ = Ogxm.import(&changed);
        }
    }
}

#[test]
fn a_stream_holds_several_matches() {
    let one = bytes(RESIGN);
    let stream = [&one[..], &one, b"damage", &one].concat();
    let all = Ogxm.import(&stream).unwrap();
    assert_eq!(all.len(), 3);
    assert_eq!(all[1].warnings.len(), 1);
    assert_eq!(all[2].record.games.len(), 1);
}

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
        super::sections::read(&file, 0).unwrap(),
        super::sections::read(&written, 0).unwrap(),
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
        super::sections::read(&file, 0).unwrap(),
        super::sections::read(&written, 0).unwrap(),
    );
    let games = |file: &super::sections::File<'_>| {
        file.all(b"GAME")
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
                let plays = |game: &barpoint_record::GameRecord| -> Vec<String> {
                    let told = |event: &Event| match event {
                        Event::IllegalPlay { side, roll, .. } => format!("{side} {roll}"),
                        event => format!("{event:?}"),
                    };
                    game.entries
                        .iter()
                        .map(|entry| told(&entry.event))
                        .collect()
                };
                assert_eq!(plays(ours), plays(theirs), "{name} game {}", number + 1);
            }
        }
    }
}

/// What a position is; OGXM says nothing of the Jacoby rule in matches, where it means nothing.
fn facts(state: &barpoint_rules::MatchState) -> Option<barpoint_rules::Snapshot> {
    let mut snapshot = state.snapshot()?;
    snapshot.rules.jacoby &= snapshot.length == 0;
    Some(snapshot)
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
        let back = crate::position::state(&again.record).unwrap();
        assert_eq!(facts(&back), facts(&state), "{text}");
        assert_eq!(
            again.record.games[0].entries[0].comment.as_deref(),
            Some("mine")
        );
    }
}
