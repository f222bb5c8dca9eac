//! `first`, `next`, `previous`: walking through the record of the match.

use barpoint_engine::EntryIndex;
use barpoint_record::Entry;

use super::{Call, Handler};
use crate::playing::Playing;
use crate::shell::{Flow, Outcome, Refusal, Shell};

/// The commands of this file.
pub(super) const HANDLERS: &[(&str, Handler)] = &[
    ("first game", first_game),
    ("first move", first_move),
    ("next", next),
    ("previous", previous),
];

/// Which way to walk.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Forward,
    Back,
}

/// To the first record of the first game.
fn first_game(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let at = EntryIndex { game: 0, entry: 0 };
    go(shell, call, at, false)
}

/// To the first record of this game.
fn first_move(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let at = EntryIndex {
        entry: 0,
        ..shell.game()?.place()
    };
    go(shell, call, at, false)
}

/// Forward.
fn next(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    walk(shell, call, Way::Forward)
}

/// Back.
fn previous(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    walk(shell, call, Way::Back)
}

/// What the steps are from one to the next.
const UNITS: [&str; 6] = ["game", "roll", "rolled", "marked", "cmarked", "anymarked"];

fn walk(shell: &mut Shell, call: &mut Call<'_>, way: Way) -> Outcome {
    shell.game()?;
    let word = call.words.clone().next().unwrap_or_default();
    let lower = word.to_ascii_lowercase();
    let unit = UNITS
        .into_iter()
        .find(|unit| !lower.is_empty() && unit.starts_with(&lower));
    if unit.is_some() {
        call.words.next();
    }
    let count = if call.words.rest().is_empty() {
        1
    } else {
        call.number(
            "a number of steps, game, roll, rolled or marked",
            1,
            100_000,
        )?
    };
    let game = shell.game()?;
    let mut to = (game.place(), game.shows_dice());
    for _ in 0..count {
        let step = match unit {
            None => to_record(game, to, way),
            Some("game") => to_game(game, to.0, way),
            Some("roll") => to_roll(game, to, way),
            Some("rolled") => to_rolled(game, to, way),
            Some(mark) => to_marked(game, to.0, way, mark),
        };
        let Some(step) = step else { break };
        to = step;
    }
    go(shell, call, to.0, to.1)
}

/// Where a step leads, and whether the dice there are shown; `None` where there is nothing more.
type Step = Option<(EntryIndex, bool)>;

/// The next record of the game, or the one before; back from the dice of a record leads to the record.
fn to_record(game: &Playing, (at, rolled): (EntryIndex, bool), way: Way) -> Step {
    match way {
        Way::Back if rolled => Some((at, false)),
        Way::Back => Playing::before(at).map(|before| (before, false)),
        Way::Forward => game.entry(at).map(|_| (after(at), false)),
    }
}

const fn after(at: EntryIndex) -> EntryIndex {
    EntryIndex {
        game: at.game,
        entry: at.entry + 1,
    }
}

/// The first record of the next game or of the one before.
fn to_game(game: &Playing, at: EntryIndex, way: Way) -> Step {
    let number = match way {
        Way::Forward => at.game + 1,
        Way::Back => at.game.checked_sub(1)?,
    };
    let to = EntryIndex {
        game: number,
        entry: 0,
    };
    game.record.games.get(number).map(|_| (to, false))
}

/// To the dice of a record, or on from them to the next record.
fn to_roll(game: &Playing, (at, rolled): (EntryIndex, bool), way: Way) -> Step {
    match way {
        Way::Forward if rolled || !has_dice(game, at) => {
            let (to, _) = to_record(game, (at, false), way)?;
            Some((to, has_dice(game, to)))
        }
        Way::Forward => Some((at, true)),
        Way::Back if rolled => Some((at, false)),
        Way::Back => Playing::before(at).map(|before| (before, has_dice(game, before))),
    }
}

/// To the next dice, or those before.
fn to_rolled(game: &Playing, (at, rolled): (EntryIndex, bool), way: Way) -> Step {
    let mut to = at;
    if way == Way::Forward && !rolled && has_dice(game, at) {
        return Some((at, true));
    }
    loop {
        to = to_record(game, (to, false), way)?.0;
        game.entry(to)?;
        if has_dice(game, to) {
            return Some((to, true));
        }
    }
}

/// To the next record with a mark, in this game or the later ones, or to the one before.
fn to_marked(game: &Playing, at: EntryIndex, way: Way, mark: &str) -> Step {
    let games = game.record.games.iter().enumerate();
    let mut places = games.flat_map(|(number, game)| {
        let entries = game.entries.iter().enumerate();
        entries
            .filter(|(_, entry)| is_marked(entry, mark))
            .map(move |(entry, _)| EntryIndex {
                game: number,
                entry,
            })
    });
    let found = match way {
        Way::Forward => places.find(|&place| place > at),
        Way::Back => places.take_while(|&place| place < at).last(),
    };
    found.map(|to| (to, has_dice(game, to)))
}

fn is_marked(entry: &Entry, mark: &str) -> bool {
    let by_skill = entry.skill.is_some() || entry.cube_skill.is_some();
    let by_hand = super::cmark::is_marked(entry);
    match mark {
        "marked" => by_skill,
        "cmarked" => by_hand,
        _ => by_skill || by_hand,
    }
}

fn has_dice(game: &Playing, at: EntryIndex) -> bool {
    let entry = game.entry(at);
    entry.is_some_and(|entry| entry.event.roll().is_some())
}

fn go(shell: &mut Shell, call: &mut Call<'_>, at: EntryIndex, rolled: bool) -> Outcome {
    shell.game()?.go_to(at, rolled).map_err(Refusal::new)?;
    shell.show_place(call.out)?;
    Ok(Flow::Continue)
}
