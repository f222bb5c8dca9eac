//! The course of a match as a drawing.

use std::collections::BTreeSet;

use barpoint_analysis::decisions;
use barpoint_draw::plot::course::{Course, Game, draw};
use barpoint_record::{Luck, MatchRecord};
use barpoint_report::stretches;
use barpoint_rules::{BySide, Side};

/// White's chance of winning each game, and the luck of both players added up through the match, as far as the record has
/// them: an SVG.
#[must_use]
pub fn course(record: &MatchRecord) -> String {
    let tasks = decisions(record).0;
    let decided: BTreeSet<(usize, usize)> = tasks
        .iter()
        .map(|task| (task.at.game, task.at.entry))
        .collect();
    let mut luck = BySide::new(0.0, 0.0);
    let games = record.games.iter().enumerate().map(|(index, game)| {
        let mut sums = BySide::from_fn(|side: Side| vec![(0, luck[side])]);
        for (at, entry) in game.entries.iter().enumerate() {
            let known = entry.luck.and_then(Luck::known);
            if let (Some(side), Some(known)) = (entry.event.side(), known) {
                luck[side] += known.get();
                sums[side].push((number(at + 1), luck[side]));
            }
        }
        let parts = stretches(game, |at| decided.contains(&(index, at)));
        let part = |part: Vec<(usize, f32)>| {
            let points = part.into_iter();
            points.map(|(at, chance)| (number(at), chance)).collect()
        };
        Game {
            entries: number(game.entries.len()),
            chances: parts.into_iter().map(part).collect(),
            luck: [sums.white, sums.black],
        }
    });
    let games = games.collect();
    let name = |side: Side| match (record.players[side].name.trim(), side) {
        ("", Side::White) => "White",
        ("", Side::Black) => "Black",
        (name, _) => name,
    };
    let names = Side::BOTH.map(name);
    draw(&Course {
        title: &names.join(" – "),
        names,
        unit: if record.length == 0 {
            "points per cube"
        } else {
            "EMG"
        },
        games,
    })
}

fn number(entries: usize) -> u32 {
    u32::try_from(entries).unwrap_or(u32::MAX)
}
