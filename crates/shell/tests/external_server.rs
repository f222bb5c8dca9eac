//! `external`: another program asks for decisions and values.

#![expect(clippy::unwrap_used, reason = "a test helper may fail like a test")]

#[expect(dead_code, reason = "other tests use more of it")]
mod common;
mod served;

use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::process::{Command, Stdio};

use barpoint_record::MatchRecord;
use common::said;
use served::Served;

/// A program that asks.
struct Asking(BufReader<TcpStream>);

impl Asking {
    fn connect(address: &str) -> Self {
        Self(BufReader::new(TcpStream::connect(address).unwrap()))
    }

    fn ask(&mut self, line: &str) -> String {
        self.0
            .get_mut()
            .write_all(format!("{line}\n\0").as_bytes())
            .unwrap();
        self.line()
    }

    fn line(&mut self) -> String {
        let mut line = String::new();
        self.0.read_line(&mut line).unwrap();
        line.trim_end_matches('\n').to_owned()
    }
}

const OPENING: &str = "board:You:opp:0:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:0:0:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:2:0:0:0";

/// A board line with two checkers of yours against fifteen of the opponent's, far behind.
fn race(turn: i32, doubled: i32, cube: [i32; 3]) -> String {
    let points = "2:0:0:-5:-5:-5:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0";
    let [value, own, other] = cube;
    format!(
        "board:You:opp:0:0:0:0:{points}:0:{turn}:0:0:0:0:{value}:{own}:{other}:{doubled}:1:-1:0:25:0:0:0:0:0:0:0:0"
    )
}

/// gnubg 1.07, asked the same lines (transcript 23, and `external localhost:PORT` for the races).
#[test]
fn decisions_are_gnubgs_where_they_are_plain() {
    let served = Served::start();
    let mut program = Asking::connect(&served.address);
    let with = |from: &str, to: &str| OPENING.replacen(from, to, 1);
    let roll = |dice: &str| with(":1:0:0:0:0:1:1:1:", &format!(":1:{dice}:0:0:1:1:1:"));
    for (line, answer) in [
        (roll("3:1"), "8/5 6/5 "),
        (roll("1:1"), "8/7 8/7 6/5 6/5"),
        (OPENING.to_owned(), "roll"),
        (race(1, 0, [1, 1, 1]), "double"),
        (race(-1, 0, [1, 1, 1]), "roll"),
        (race(1, 1, [1, 1, 1]), "drop"),
        (race(-1, 1, [1, 1, 1]), "take"),
        // Fifteen checkers are a gammon: too good to redouble.
        (race(1, 0, [2, 1, 0]), "roll"),
        ("board:You:opp:0:0:0:-2:0:0:0:0:0:3:2:2:2:2:2:0:0:0:0:0:0:-2:-2:-2:-2:-2:-2:0:2:1:6:6:0:0:1:1:1:0:1:-1:0:25:0:0:2:0:0:0:0:0".to_owned(), ""),
        ("board:You:opp:0:0:0:-2:0:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:1:1:1:3:1:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:0:0:0:0".to_owned(), "25/24 13/10 "),
        ("board:You:opp:0:0:0:0:5:5:5:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:-2:0:1:3:3:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:0:0:0:0".to_owned(), "3/0 3/0 3/0 3/0"),
    ] {
        assert_eq!(program.ask(&line), answer, "{line}");
    }
    assert_eq!(program.ask("version"), "Interface: 2");
    for start in ["RFBF: ", "Engine: ", "Software: barpoint "] {
        assert!(program.line().starts_with(start), "{start}");
    }
    assert_eq!(program.ask("set debug off"), "Debug output OFF");
    for wrong in [
        "foo",
        "",
        "evaluation",
        "set interface old",
        "board:x",
        "evaluation fibsboard bad",
    ] {
        let answer = program.ask(wrong);
        assert!(answer.starts_with("Error: "), "{wrong}: {answer}");
    }
    assert_eq!(program.ask("exit"), "");
    // The next may come.
    let mut program = Asking::connect(&served.address);
    assert_eq!(program.ask(OPENING), "roll");
    let shown = served.stop();
    assert!(
        shown.ends_with("The connection is closed.\nStopped.\n"),
        "{shown}"
    );
}

/// Six figures; gnubg's of the same lines, whose nets differ a little.
#[test]
fn values_are_close_to_gnubgs() {
    let served = Served::start();
    let mut program = Asking::connect(&served.address);
    let at_score = OPENING.replacen(":0:0:0:0:-2", ":5:0:0:0:-2", 1);
    for (board, options, gnubgs) in [
        (
            OPENING,
            "",
            [
                0.521_514, 0.153_921, 0.007_563, 0.129_847, 0.007_546, 0.067_119,
            ],
        ),
        (
            OPENING,
            " plies 0 cube on",
            [
                0.521_514, 0.153_921, 0.007_563, 0.129_847, 0.007_546, 0.084_376,
            ],
        ),
        (
            OPENING,
            " plies 2 cubeful prune",
            [
                0.525_110, 0.149_351, 0.006_836, 0.125_142, 0.005_310, 0.098_579,
            ],
        ),
        (
            &at_score,
            " PLIES 1 CUBELESS",
            [
                0.526_555, 0.147_975, 0.008_536, 0.128_527, 0.004_866, 0.505_831,
            ],
        ),
        (
            &at_score,
            " plies 1 cube on prune off crawfordrule on",
            [
                0.526_555, 0.147_975, 0.008_536, 0.128_527, 0.004_866, 0.508_134,
            ],
        ),
    ] {
        let answer = program.ask(&format!("evaluation fibsboard {board}{options}"));
        let figures: Vec<f64> = answer
            .split(' ')
            .map(|word| word.parse().unwrap())
            .collect();
        assert_eq!(figures.len(), 6, "{answer}");
        for (own, gnubgs) in figures.iter().zip(gnubgs) {
            assert!((own - gnubgs).abs() < 0.03, "{options}: {answer}");
        }
    }
    served.stop();
}

/// What gnubg says to these lines.
fn gnubg(lines: &str) -> Option<String> {
    let mut command = Command::new(barpoint_testkit::gnubg()?);
    command
        .args(["-t", "-q", "-r"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped());
    let mut child = command.spawn().unwrap();
    child
        .stdin
        .take()
        .unwrap()
        .write_all(lines.as_bytes())
        .unwrap();
    let output = child.wait_with_output().unwrap();
    Some(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The winner's points in a record whose every play is legal.
fn checked(record: &MatchRecord) -> u32 {
    for game in &record.games {
        for entry in &game.entries {
            let illegal = matches!(entry.event, barpoint_record::Event::IllegalPlay { .. });
            assert!(!illegal, "{entry:?}");
        }
    }
    let points = barpoint_rules::Side::BOTH.map(|side| record.final_points(side));
    points.into_iter().max().unwrap()
}

#[test]
fn gnubg_plays_a_match_against_the_shell() {
    let served = Served::start();
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("match.mat");
    let lines = format!(
        "set seed 7\nset confirm new off\nset automatic game on\nset automatic roll on\nset automatic move on\n\
        set player 0 gnubg\nset player 0 chequerplay evaluation plies 0\nset player 0 cubedecision evaluation plies 0\n\
        set player 1 external {}\nnew match 3\nexport match mat {}\n",
        served.address.replace("127.0.0.1", "localhost"),
        file.display()
    );
    let Some(said) = gnubg(&lines) else {
        served.stop();
        return;
    };
    served.stop();
    let bytes = std::fs::read(&file).unwrap_or_else(|_| panic!("{said}"));
    let record = barpoint_formats::import(&bytes).unwrap().record;
    assert!(checked(&record) >= 3, "{said}");
}

#[test]
fn the_shell_plays_a_match_against_gnubg() {
    let Some(program) = barpoint_testkit::gnubg() else {
        return;
    };
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let port = free.local_addr().unwrap().port();
    drop(free);
    let mut command = Command::new(program);
    command
        .args(["-t", "-q", "-r"])
        .stdin(Stdio::piped())
        .stdout(Stdio::null());
    let mut child = command.stderr(Stdio::null()).spawn().unwrap();
    let mut typed = child.stdin.take().unwrap();
    writeln!(typed, "external localhost:{port}").unwrap();
    let mut shell = common::shell();
    let begun = std::time::Instant::now();
    while !said(
        &mut shell,
        &format!("set player 1 external localhost:{port}"),
    )
    .contains("socket.")
    {
        assert!(
            begun.elapsed() < std::time::Duration::from_mins(1),
            "gnubg does not listen"
        );
        std::thread::sleep(std::time::Duration::from_millis(100));
    }
    for line in [
        "set seed 7",
        "set player 0 chequerplay evaluation plies 0",
        "set player 0 cubedecision evaluation plies 0",
    ] {
        said(&mut shell, line);
    }
    let answer = said(&mut shell, "new match 3");
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("match.mat");
    said(&mut shell, &format!("export match mat {}", file.display()));
    child.kill().unwrap();
    child.wait().unwrap();
    let record = barpoint_formats::import(&std::fs::read(&file).unwrap())
        .unwrap()
        .record;
    assert!(checked(&record) >= 3, "{answer}");
}
