use barpoint_equity::Equity;
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

pub(super) fn fixture(name: &str) -> Option<Vec<u8>> {
    let path = barpoint_testkit::fixture(&format!("fixtures/matches/ogxm/{name}.ogxm"))?;
    Some(std::fs::read(path).unwrap())
}

pub(super) fn read(bytes: &[u8]) -> Imported {
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
pub(super) fn counts(record: &MatchRecord, analyst: usize) -> [usize; 3] {
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
    let readings: Vec<u64> = clocks
        .filter_map(|e| e.clock.as_ref()?.since_start)
        .collect();
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

/// What `ogxm.binary_to_json` of `ogxm` 2.3.2 (`PyPI`) gives as normalised equities of `match.ogxm`.
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
        let near = |found: Option<Equity>, expected: f32| {
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
    assert_eq!(first.equity, Equity(0.0239));
    assert_eq!(first.std_err, Some(Equity(0.0123)));
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
