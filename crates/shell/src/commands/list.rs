//! `list`: the moves of a game in two columns, the games of a match.

use barpoint_record::{Entry, Event, LuckMark, PlayedRoll, SkillMark};
use barpoint_rules::notation::display_play;
use barpoint_rules::{Play, Side};

use super::{Call, Handler};
use crate::render::points;
use crate::shell::{Flow, Outcome, Shell};

/// The commands of this file.
pub(super) const HANDLERS: &[(&str, Handler)] = &[
    ("list game", game),
    ("list match", games),
    ("list session", games),
];

/// How wide the column of player 0 is.
const WIDTH: usize = 42;

/// The moves so far, player 0 on the left.
fn game(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let playing = shell.game()?;
    let number = playing.place().game;
    let record = playing.whole_record();
    let game = record.games.get(number);
    let entries = game.map_or(&[][..], |game| &game.entries);
    let mut cube = 1;
    let mut left = String::new();
    let mut cells = entries
        .iter()
        .filter_map(|entry| cell(entry, &mut cube))
        .collect::<Vec<_>>();
    let result = game.and_then(|game| game.result);
    let resigned = result.filter(|result| result.resigned);
    cells.extend(resigned.map(|result| (result.winner.other(), "Resigns".to_owned())));
    for (side, text) in cells {
        match side {
            Side::White => {
                if !left.is_empty() {
                    writeln!(call.out, "{left}")?;
                }
                left = text;
            }
            Side::Black => {
                writeln!(call.out, "{left:<WIDTH$}  {text}")?;
                left.clear();
            }
        }
    }
    if !left.is_empty() {
        writeln!(call.out, "{left}")?;
    }
    Ok(Flow::Continue)
}

/// An entry of the list; `None` for what is set by hand.
fn cell(entry: &Entry, cube: &mut u32) -> Option<(Side, String)> {
    let text = match &entry.event {
        Event::Play(PlayedRoll { roll, play, .. }) => {
            let play = if play.is_dance() {
                String::new()
            } else {
                display_play(play)
            };
            turn(entry, &roll.to_string(), &play)
        }
        Event::IllegalPlay { roll, steps, .. } => {
            let play = Play::from_steps(steps).map(|play| display_play(&play));
            let play = format!("{} (illegal)", play.unwrap_or_default());
            turn(entry, &roll.to_string(), &play)
        }
        Event::Roll { roll, .. } => turn(entry, &roll.to_string(), "Rolled"),
        Event::Double(_) => {
            *cube = cube.saturating_mul(2);
            format!("Doubles to {cube:>4}{}", skill(entry.skill))
        }
        Event::Take(_) => format!("Takes{}", skill(entry.skill)),
        Event::Pass(_) => format!("Drops{}", skill(entry.skill)),
        Event::SetCubeValue(value) => {
            *cube = *value;
            return None;
        }
        Event::SetPosition(_) | Event::SetCubeOwner(_) => return None,
    };
    entry.event.side().map(|side| (side, text))
}

/// A roll with its luck, the mark of not doubling, and the play with its mark, in gnubg's columns.
fn turn(entry: &Entry, roll: &str, play: &str) -> String {
    let (luck, cube) = (luck(entry.luck_mark), skill(entry.cube_skill));
    // The left column is one character narrower.
    let width = if entry.event.side() == Some(Side::White) {
        18
    } else {
        19
    };
    let text = format!(
        "{roll}{luck:<2}{cube:<3}: {play:<width$}{}",
        skill(entry.skill)
    );
    text.trim_end().to_owned()
}

const fn skill(mark: Option<SkillMark>) -> &'static str {
    match mark {
        Some(SkillMark::VeryBad) => " ??",
        Some(SkillMark::Bad) => " ?",
        Some(SkillMark::Doubtful) => " ?!",
        None => "",
    }
}

const fn luck(mark: Option<LuckMark>) -> &'static str {
    match mark {
        Some(LuckMark::VeryLucky) => "++",
        Some(LuckMark::Lucky) => "+",
        Some(LuckMark::Unlucky) => "-",
        Some(LuckMark::VeryUnlucky) => "--",
        None => "",
    }
}

/// The games with their scores and results; the one that is looked at has a `*`.
fn games(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let playing = shell.game()?;
    let here = playing.place().game;
    let games = playing.record.games.clone();
    for (index, game) in games.iter().enumerate() {
        let mark = if index == here { '*' } else { ' ' };
        let crawford = if game.crawford { " Crawford" } else { "" };
        let score = format!("{}-{}{crawford}", game.score.white, game.score.black);
        let end = match game.result {
            None => "not finished".to_owned(),
            Some(result) => {
                let resigned = if result.resigned { ", resigned" } else { "" };
                let winner = shell.session.name(result.winner);
                format!("{winner} wins {}{resigned}", points(result.points))
            }
        };
        writeln!(
            call.out,
            "{mark}{:3}. {score:<16}{:4} records  {end}",
            index + 1,
            game.entries.len()
        )?;
    }
    Ok(Flow::Continue)
}
