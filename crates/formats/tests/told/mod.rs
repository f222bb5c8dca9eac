//! Games as lines to compare.

#![allow(dead_code, reason = "each test uses a part of it")]

use barpoint_record::{Event, GameRecord, MatchRecord};

/// Rolls with their plays, and cube actions, each with its side; the steps sorted, for programs order them differently.
pub(crate) fn told(game: &GameRecord) -> Vec<String> {
    let told = |event: &Event| match event {
        Event::Play(played) => {
            let mut steps: Vec<(u8, u8)> = played
                .play
                .steps()
                .iter()
                .map(|step| (step.from.number(), step.to.number()))
                .collect();
            steps.sort_unstable();
            format!("{} {} {steps:?}", played.side, played.roll)
        }
        event => format!("{event:?}"),
    };
    let entries = game.entries.iter();
    entries.map(|entry| told(&entry.event)).collect()
}

/// The same with the players in each other's place.
pub(crate) fn mirrored(lines: Vec<String>) -> Vec<String> {
    let swap = |line: String| {
        let line = line.replace("White", "?").replace("Black", "White");
        line.replace('?', "Black")
    };
    lines.into_iter().map(swap).collect()
}

/// All games of two records tell the same; `swapped` where the players sit the other way round.
#[track_caller]
pub(crate) fn assert_same(name: &str, ours: &MatchRecord, theirs: &MatchRecord, swapped: bool) {
    assert_eq!(ours.games.len(), theirs.games.len(), "{name}");
    for (number, (one, two)) in ours.games.iter().zip(&theirs.games).enumerate() {
        let lines = if swapped {
            mirrored(told(two))
        } else {
            told(two)
        };
        assert_eq!(told(one), lines, "{name} game {}", number + 1);
    }
}
