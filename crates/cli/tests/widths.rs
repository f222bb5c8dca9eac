//! Text is at most 80 columns wide, whatever is asked.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

#[expect(dead_code, reason = "other tests use more of it")]
mod common;

use common::succeeds;

/// Four checkers that each hit on the way: the longest plays.
const HITS: &str = "XGID=-b---aEaC---aE---cae---aB-:0:0:1:11:0:0:3:0:10";
/// Both sides on the bar, a large cube, a long match.
const LONG_MATCH: &str = "XGID=b----BD-C---dD---c-db----B:4:1:1:22:17:12:0:25:10";
const CRAWFORD: &str = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:4:0:1:5:10";
const RACE: &str = "XGID=-BBCCB--C----------bcccbb-:2:1:1:00:1:3:0:7:10";

#[track_caller]
fn narrow(arguments: &[&str]) {
    let text = succeeds(arguments);
    assert!(!text.trim().is_empty(), "{arguments:?}");
    let wide: Vec<&str> = text
        .lines()
        .filter(|line| line.chars().count() > 80)
        .collect();
    assert_eq!(wide, Vec::<&str>::new(), "{arguments:?}");
}

#[test]
fn answers_about_positions_are() {
    for position in [HITS, LONG_MATCH, CRAWFORD, RACE] {
        for command in ["hint", "eval", "cube", "temperature", "resign"] {
            narrow(&[command, position, "--ply", "0"]);
        }
        for command in ["hint", "cube"] {
            let noisy = ["--level", "casual-play", "--cube-model", "janowski2"];
            narrow(&[&[command, position], &noisy[..]].concat());
        }
        narrow(&["scoremap", position, "--ply", "0", "--size", "4"]);
        narrow(&["resign", position, "--offered", "backgammon", "--ply", "0"]);
    }
    narrow(&["hint", HITS, "--plays", "1000", "--ply", "1"]);
    narrow(&["race", RACE, "--ply", "0"]);
    narrow(&["bearoff", "show", "2x0AAOi2AQAAAA"]);
}

#[test]
fn rollouts_are() {
    let short = ["--trials", "2", "--truncate", "2", "--ply", "0"];
    for position in [HITS, LONG_MATCH, RACE] {
        narrow(&[&["rollout", position], &short[..]].concat());
    }
    let players = [
        "--opponent",
        "casual-play cube-model=janowski2",
        "--late-from",
        "1",
        "--late",
        "noise=0.05 reduced=50",
        "--late-opponent",
        "beginner",
    ];
    narrow(&[&["rollout", HITS], &short[..], &players].concat());
}

#[test]
fn tables_and_calculations_are() {
    for arguments in [
        &["met"][..],
        &["met", "--length", "64"],
        &["met", "--at", "12-17", "--cube", "4"],
        &["met", "--at", "1-25", "--stage", "post-crawford"],
        &["chances", "45.4", "10.3", "0.1", "10.6", "0.3"],
        &[
            "chances",
            "45.4",
            "10.3",
            "0.1",
            "10.6",
            "0.3",
            "--at",
            "12-17",
            "--jump",
            "0.12,0.08",
        ],
        &["jump", "--average", "7.7", "--local", "13"],
        &["jump", "--exact", "30,70,20"],
        &["rolls", "--table", "--points", "2"],
        &["levels"],
        &["perft", "--depth", "1"],
        &["analyse", "samples/clara-ivar-7pt.mat", "--ply", "0"],
        &["bench"],
    ] {
        narrow(arguments);
    }
}
