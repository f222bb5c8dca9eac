//! The shell plays itself through a pipe: every play is legal by a second, slower generator, scores add up, and memory
//! stays level.
//!
//! `BARPOINT_SHELL_GAMES=1000 cargo test --workspace --test shell_soak -- --nocapture` plays so many games.

#![expect(clippy::unwrap_used, reason = "a test helper may fail like a test")]

#[expect(dead_code, reason = "other tests use more of it")]
mod common;

use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;

use barpoint_rules::notation::{parse_position_id, position_id};
use barpoint_rules::{Board, PlayList, PointLimit, Roll};

/// What is watched while games go by.
#[derive(Default)]
struct Table {
    board: Option<Board>,
    roll: Option<Roll>,
    plays: usize,
    games: u32,
    doubles: u32,
    /// Points won since the match began, by name.
    points: Vec<(String, u32)>,
}

impl Table {
    fn read(&mut self, line: &str) {
        if line.contains(" rolls ") {
            self.roll = Some(rolled(line));
            // An opening roll begins the game.
            if line.contains(',') {
                self.board = Some(parse_position_id(common::OPENING).unwrap());
            }
        } else if let Some((_, id)) = line.split_once("Position ID: ") {
            self.arrive(parse_position_id(id.trim()).unwrap(), line);
        } else if line.ends_with(" doubles.") {
            self.doubles += 1;
        } else if let Some((winner, won)) = line.split_once(" wins a ") {
            self.games += 1;
            self.roll = None;
            let points = won.split(" and ").nth(1).unwrap();
            let points = points.split(' ').next().unwrap().parse().unwrap();
            self.win(winner, points);
        } else if line.starts_with("The score ") {
            for (name, points) in &self.points {
                assert!(line.contains(&format!("{name} {points}")), "{line}");
            }
        }
    }

    /// The board that is shown next is one to which a legal play leads.
    fn arrive(&mut self, shown: Board, line: &str) {
        if let (Some(before), Some(roll)) = (self.board, self.roll.take()) {
            let mut legal = PlayList::new();
            legal.generate_slowly(&before, roll, PointLimit::Unlimited);
            let after = shown.swapped();
            let stays = legal.is_empty() && after == before;
            let id = position_id(&before);
            assert!(stays || legal.find(&after).is_some(), "{id} {roll}: {line}");
            self.plays += 1;
        } else if let Some(before) = self.board {
            // Shown again, from either side, while the cube is turned.
            assert!(shown == before || shown.swapped() == before, "{line}");
            return;
        }
        self.board = Some(shown);
    }

    fn win(&mut self, winner: &str, points: u32) {
        match self.points.iter_mut().find(|(name, _)| name == winner) {
            Some((_, sum)) => *sum += points,
            None => self.points.push((winner.to_owned(), points)),
        }
    }
}

/// `barpoint rolls 5, player rolls 6.` and `barpoint rolls 55.`
fn rolled(line: &str) -> Roll {
    let dice: Vec<u8> = line
        .split(" rolls ")
        .skip(1)
        .flat_map(|part| part.chars().take_while(char::is_ascii_digit))
        .map(|digit| u8::try_from(digit.to_digit(10).unwrap()).unwrap())
        .collect();
    Roll::new(dice[0], dice[1]).unwrap()
}

/// Memory in use, in kB.
fn resident(process: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

#[test]
fn many_games_through_a_pipe() {
    let wanted = std::env::var("BARPOINT_SHELL_GAMES");
    let wanted: u32 = wanted.map_or(30, |text| text.parse().unwrap());
    let mut shell = common::command(&["shell", "-q"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut commands = shell.stdin.take().unwrap();
    let mut answers = BufReader::new(shell.stdout.take().unwrap()).lines();
    commands
        .write_all(
            b"set player both gnubg\nset player both chequerplay evaluation plies 0\n\
            set player both cubedecision evaluation plies 0\nset seed 21\n",
        )
        .unwrap();
    let mut table = Table::default();
    let mut early = None;
    while table.games < wanted {
        table.points.clear();
        commands.write_all(b"new match 7\nplay\n").unwrap();
        for line in &mut answers {
            let line = line.unwrap();
            table.read(&line);
            if line.ends_with(" wins the match.") {
                break;
            }
        }
        if early.is_none() && table.games >= wanted / 5 {
            early = resident(shell.id());
        }
    }
    let late = resident(shell.id());
    drop(commands);
    for line in answers {
        table.read(&line.unwrap());
    }
    assert!(shell.wait().unwrap().success());
    println!(
        "{} games, {} plays, {} doubles; {early:?} kB after a fifth, {late:?} kB at the end",
        table.games, table.plays, table.doubles
    );
    assert!(table.plays > 20 * table.games as usize);
    assert!(table.doubles > table.games / 4);
    if let (Some(early), Some(late)) = (early, late) {
        assert!(late < early + early / 20 + 1_000, "{early} kB, {late} kB");
    }
}
