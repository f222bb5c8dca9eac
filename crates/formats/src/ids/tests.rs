use barpoint_equity::Equity;
use barpoint_record::{Depth, Event, Said};
use barpoint_rules::{CubeOwner, Decision, Side};

use super::Ids;
use crate::{Format, Imported, detect, import_all, position};

const XGID: &str = "XGID=-b----E-C---eE---c-e----B-:1:-1:1:52:2:3:0:5:10";
const GNUBG: &str = "4HPwATDgc/ABMA:cAkAAAAAAAAA";

fn read(text: &str) -> Vec<Imported> {
    assert!(Ids.sniff(text.as_bytes()) > 0, "{text}");
    Ids.import(text.as_bytes()).unwrap()
}

fn warnings(all: &[Imported]) -> Vec<String> {
    let all = all.iter().flat_map(|one| &one.warnings);
    all.map(ToString::to_string).collect()
}

#[test]
fn a_list_has_one_position_a_line_and_bad_lines_are_named() {
    let list = format!(
        "# my positions\n{XGID}\n\n4HPwATDgc/ABMA\n4HPwATDgc/ABM\n{GNUBG} best 8/5 6/5\ncAkAAAAAAAAA\n\
         OGID=11ccccchhhjjjjj:66666888dddddoo:N0N:56:W:IB:0:0:9:0\nnonsense here\n"
    );
    let all = read(&list);
    assert_eq!(all.len(), 5);
    assert_eq!(
        warnings(&all),
        [
            "line 5: expected an ID, found \"not a Position ID: expected 14 characters, found 13\"; ignored",
            "line 9: expected an ID, found \"nonsense here\"; ignored",
        ]
    );
    let state = |one: &Imported| position::state(&one.record).unwrap();
    let first = state(&all[0]);
    assert_eq!(
        first.decision(),
        Decision::Play(Side::Black, "52".parse().unwrap())
    );
    assert_eq!(first.cube().owner(), CubeOwner::Owned(Side::White));
    assert_eq!((first.length(), first.score().white), (5, 3));
    assert!(state(&all[1]).is_money());
    assert_eq!(
        state(&all[4]).decision(),
        Decision::Play(Side::Black, "65".parse().unwrap())
    );
}

#[test]
fn ids_of_one_drawing_are_one_position() {
    let two = " GNU Backgammon  Position ID: 4HPwATDgc/ABMA\n                 Match ID   : cAkAAAAAAAAA\n \
               +13-14\n a\n b\n c\n d\n e\n\n GNU Backgammon  Position ID: 4HPhASjgc/ABMA\n                 Match ID   : MAGyAAAAAAAE\n";
    let all = read(two);
    assert_eq!(all.len(), 2);
    assert_eq!(warnings(&all), [""; 0]);
}

#[test]
fn mails_and_pages_are_read() {
    let mail = format!("Hi,\n\nwhat do you play?\n\n> > {XGID}\n> I would run.\n");
    let all = read(&mail);
    assert_eq!((all.len(), warnings(&all).len()), (1, 0));
    let page = format!(
        "<html><head><style>x {{}}</style></head><body><p>One</p>\n<td>{}</td><br>{GNUBG}</body></html>",
        XGID.replace('=', "&#61;")
    );
    assert_eq!(read(&page).len(), 2);
    let encoded = format!(
        "Subject: x\n\n{}\n",
        XGID.replace('=', "=3D").replace(":52:", ":=\n52:")
    );
    assert_eq!(read(&encoded).len(), 1);
}

#[test]
fn a_match_in_a_mail_or_page_is_read_with_its_lines() {
    let text = " 5 point match\n\n Game 1\n gnubg : 0                       root & co : 0\n  1) 31: 8/5 6/5                 \
                42: 8/4 6/4\n  2)  Doubles => 2                Drops\n  3) 31: nonsense\n";
    let mail: String = text.lines().map(|line| format!("> {line}\n")).collect();
    let escaped = text.replace('&', "&amp;").replace('>', "&gt;");
    for text in [
        format!("Hi,\nsee below\n{mail}bye\n"),
        format!("<html><body>\n<pre>{escaped}</pre>\n</body></html>"),
    ] {
        assert_eq!(
            detect(text.as_bytes()).map(Format::name),
            Some("ids"),
            "{text}"
        );
        let all = import_all(text.as_bytes()).unwrap();
        let record = &all[0].record;
        assert_eq!(record.players.black.name, "root & co");
        assert_eq!(
            record.games[0].entries.len(),
            4,
            "{:?}",
            record.games[0].entries
        );
        let line = text
            .lines()
            .position(|line| line.contains("nonsense"))
            .unwrap()
            + 1;
        let expected = format!("line {line}: ");
        assert!(
            warnings(&all)[0].starts_with(&expected),
            "{:?}",
            warnings(&all)
        );
    }
}

#[test]
fn signs_that_open_no_tag_are_passed_over_at_once() {
    let page = format!("<p>{XGID}\n{}", "<b".repeat(1 << 20));
    let start = cpu_time::ThreadTime::now();
    assert_eq!(read(&page).len(), 1);
    // Looking for the end of each tag in all of the rest would take minutes.
    assert!(start.elapsed().as_secs() < 10);
}

#[test]
fn damage_is_named() {
    let error = Ids.import(b"XGID=junk").unwrap_err();
    assert!(
        error
            .to_string()
            .starts_with("ids: line 1: expected an ID of a position"),
        "{error}"
    );
    assert_eq!(Ids.sniff(b"\x7fELF XGID"), 0);
    for text in [
        "hello",
        "mischaracterised",
        "Dear Sir,\nhello",
        "",
        "<html>",
    ] {
        assert_eq!(Ids.sniff(text.as_bytes()), 0, "{text}");
    }
    for text in [
        "&",
        "&#xffffffff;",
        "<",
        "<p",
        "<!--",
        "&amp",
        "=3",
        "XGID=3D",
        "> ",
        ">",
    ] {
        assert!(Ids.import(text.as_bytes()).is_err(), "{text}");
        let page = format!("<p>{text}");
        assert!(Ids.import(page.as_bytes()).is_err(), "{page}");
    }
}

fn opinion(text: &str) -> (Said, String) {
    let all = read(text);
    let [one] = &all[..] else {
        panic!("one position: {}", all.len());
    };
    assert_eq!(warnings(&all), [""; 0]);
    let entry = one.record.games[0].entries.last().unwrap();
    let [opinion] = &entry.opinions[..] else {
        panic!("one opinion in {text}");
    };
    let analyst = &one.record.analysts[opinion.analyst];
    (opinion.said.clone(), analyst.software.to_string())
}

#[test]
fn an_xg_text_is_an_opinion_by_its_layout() {
    let text = "XGID=---BBaB-BbA-bC-b--BdAca---:0:0:1:00:0:5:0:9:10\n\nX:Ann   O:Bob\nScore is X:0 O:5 9 pt.(s) match.\n\n\
                Analysiert in XG Roller++\nSpieler Gewinnchancen:   54.40% (G:18.22% B:0.53%)\nGewinnchancen des Gegners: \
                45.60% (G:12.71% B:0.51%)\n\nEquities ohne: Nicht Doppeln=+0.103, Doppeln=+0.259\n\nEquities mit:\n       \
                Nicht Doppeln:     +0.337\n       Doppeln/Annehmen:   +0.215 (-0.122)\n       Doppeln/Ablehnen:   +1.000 \
                (+0.663)\n\neXtreme Gammon Version: 2.10, MET: Kazaross XG2\n";
    let (said, program) = opinion(text);
    assert_eq!(program, "eXtreme Gammon 2.10");
    let Said::Cube(cube) = said else {
        panic!("of the cube")
    };
    assert_eq!(
        (cube.level.name.as_str(), cube.level.depth),
        ("XG Roller++", None)
    );
    assert_eq!(cube.no_double, Some(Equity(0.337)));
    assert_eq!(cube.double_take, Some(Equity(0.215)));
    assert!((cube.outcome.unwrap().win - 0.544).abs() < 1e-6);
    let record = &read(text)[0].record;
    assert_eq!(
        (
            record.players.white.name.as_str(),
            record.players.black.name.as_str()
        ),
        ("Bob", "Ann")
    );
    // Another layout is left out, and that is said.
    let all = read(&text.replace("+1.000", "+0.900"));
    assert!(all[0].record.analysts.is_empty());
    assert!(
        warnings(&all)[0].starts_with("line 7: expected an analysis"),
        "{:?}",
        warnings(&all)
    );
}

/// What the given texts say of their positions, read off the files.
#[test]
fn collected_texts_give_their_analyses_in_four_languages() {
    for (folder, program) in [("xgtext", "eXtreme Gammon"), ("bgbtext", "BGBlitz")] {
        let Some(files) = barpoint_testkit::fixtures_under(&format!("fixtures/matches/{folder}"))
        else {
            return;
        };
        assert_eq!(files.len(), 8);
        for path in files {
            let bytes = std::fs::read(&path).unwrap();
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            assert_eq!(detect(&bytes).map(Format::name), Some("ids"), "{name}");
            let text = String::from_utf8(bytes).unwrap();
            let (said, by) = opinion(text.trim_start_matches('\u{feff}'));
            assert!(by.starts_with(program), "{name}: {by}");
            let is_xg = folder == "xgtext";
            let cube = |xg: [f32; 3], bgb: [f32; 3]| Some(if is_xg { xg } else { bgb });
            let expected = match &name {
                n if n.contains("02_NDT") => cube([0.337, 0.215, 1.0], [0.287, 0.164, 1.0]),
                n if n.contains("03_DT") => cube([0.580, 0.689, 1.0], [0.585, 0.625, 1.0]),
                n if n.contains("04_DP") => cube([0.735, 1.336, 1.0], [0.767, 1.287, 1.0]),
                n if n.contains("06_RT") => cube([0.797, 0.852, 1.0], [0.685, 0.760, 1.0]),
                _ => None,
            };
            match (said, expected) {
                (Said::Cube(cube), Some([a, b, c])) => {
                    let found = [cube.no_double, cube.double_take, cube.double_pass];
                    assert_eq!(found, [a, b, c].map(|e| Some(Equity(e))), "{name}");
                }
                (Said::Checker(checker), None) => {
                    assert_eq!(checker.plays.len(), 5, "{name}");
                    let best = &checker.plays[0];
                    assert_eq!(best.play.to_string(), "19/18 14/12", "{name}");
                    let (equity, win) = if is_xg {
                        (-0.491, 0.2545)
                    } else {
                        (-0.492, 0.254)
                    };
                    assert_eq!(best.equity, Equity(equity), "{name}");
                    assert!((best.outcome.unwrap().win - win).abs() < 1e-6, "{name}");
                    assert_eq!(best.level.depth, is_xg.then_some(Depth::Plies(3)), "{name}");
                }
                (said, _) => panic!("{name}: {said:?}"),
            }
        }
    }
}

#[test]
fn a_position_ends_where_its_decision_is() {
    let doubled = "XGID=-b----E-C---eE---c-e----B-:0:0:1:D:0:0:3:0:10";
    let all = read(doubled);
    let last = &all[0].record.games[0].entries.last().unwrap().event;
    assert_eq!(*last, Event::Double(Side::Black));
}
