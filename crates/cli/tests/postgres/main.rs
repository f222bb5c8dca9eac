//! The library of matches on a `PostgreSQL` server, through gnubg's commands.

#![cfg(target_os = "linux")]
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod server;

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use barpoint_testkit::{postgres, workspace_root};
use server::{Server, USER};

fn start(data: &Path) -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_barpoint"));
    command.args(["shell", "-t", "-q", "-r"]);
    command.current_dir(workspace_root());
    command.env("BARPOINT_DATA", data);
    let piped = command.stdin(Stdio::piped()).stdout(Stdio::piped());
    piped.spawn().unwrap()
}

/// What the shell says to these lines.
fn said(data: &Path, lines: &[&str]) -> String {
    let mut child = start(data);
    let mut typed = child.stdin.take().unwrap();
    for line in lines {
        writeln!(typed, "{line}").unwrap();
    }
    drop(typed);
    let output = child.wait_with_output().unwrap();
    String::from_utf8(output.stdout).unwrap()
}

/// Everything that `relational` does, ending with nothing in the library.
const COMMANDS: &[&str] = &[
    "relational show players",
    "relational show details Clara",
    "import mat samples/clara-ivar-7pt.mat",
    "first game",
    "relational add match",
    "relational add match",
    "set analysis chequerplay evaluation plies 0",
    "analyse game",
    "relational add match quiet",
    "relational add match",
    "relational show players",
    "relational show details ivar",
    "relational show details iva",
    "load match testdata/gnubg/statistics/match1.sgf",
    "relational add match",
    "relational show players",
    "relational show details gnubg",
    "relational select session_id, checksum, player_id0, player_id1, length, date from session order by session_id",
    "relational select * from player order by player_id",
    "relational select count(*) as n, sum(counts) as counted, round(cast(sum(loss) as numeric), 4) as lost from decision where loss > 0",
    "relational select id, game, entry, side, kind, roll, mark, away, cube, cube_owner, phase, board from decision order by id limit 40",
    "relational select event, round, place, played, analysed, comments, decisions from matches order by id",
    "relational erase player Clara",
    "relational erase player Clara",
    "relational show players",
    "relational select count(*) as n from decision where match_id = 1",
    "relational erase allplayers",
    "relational show players",
];

#[test]
fn commands_do_on_a_server_what_they_do_in_a_file() {
    let Some(programs) = postgres() else { return };
    let server = Server::start(&programs);
    let folder = server.folder();
    let (in_file, on_server) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let expected = said(in_file.path(), COMMANDS);
    assert!(
        expected.contains("The match is in the library.\nThe match was"),
        "{expected}"
    );
    assert!(expected.contains("did you mean Ivar?"), "{expected}");
    assert!(expected.contains("Snowie error rate"), "{expected}");
    let settings = format!(
        "relational setup dbtype=PostgreSQL database=postgres user={USER} password=x hostname={}",
        folder.display()
    );
    let found = said(on_server.path(), &[&[settings.as_str()], COMMANDS].concat());
    let shown = format!(
        "Database: dbtype=PostgreSQL database=postgres user={USER} password=*** hostname={}\n",
        folder.display()
    );
    assert_eq!(found, format!("{shown}{expected}"));
    assert!(!on_server.path().join("library.sqlite").exists());

    // Stopped in the middle of everything, it keeps what it has reported.
    let address = format!(
        "relational setup postgresql://{USER}@/postgres?host={}",
        folder.display()
    );
    check_killed(on_server.path(), &address);
    check_killed(in_file.path(), "relational setup dbtype=SQLite");

    let writes = "relational select 1 from (delete from decision returning 1) d";
    let drops = "relational select 1; commit; drop table barpoint.decision";
    let lines = [
        address.as_str(),
        writes,
        drops,
        "relational test",
        "relational setup database=none",
        "relational test",
    ];
    let refused = said(on_server.path(), &lines);
    let refused: Vec<&str> = refused.lines().skip(1).collect();
    assert!(refused[0].contains("syntax error"), "{refused:?}");
    assert!(
        refused[1].contains("cannot insert multiple commands"),
        "{refused:?}"
    );
    let place = format!(
        "PostgreSQL database postgres on {}: 1 match of 4 players.",
        folder.display()
    );
    assert_eq!(refused[2], place);
    assert!(refused[4].contains("cannot be used"), "{refused:?}");
}

/// Adds a match, and kills the shell as soon as it says so.
fn check_killed(data: &Path, setup: &str) {
    let mut child = start(data);
    let mut typed = child.stdin.take().unwrap();
    for line in [
        setup,
        "import mat samples/clara-ivar-7pt.mat",
        "relational add match",
    ] {
        writeln!(typed, "{line}").unwrap();
    }
    let lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut lines = lines.map(Result::unwrap);
    assert!(
        lines.any(|line| line == "The match is in the library."),
        "{setup}"
    );
    child.kill().unwrap();
    child.wait().unwrap();
    let test = said(data, &[setup, "relational test"]);
    assert!(test.ends_with(": 1 match of 4 players.\n"), "{test}");
}
