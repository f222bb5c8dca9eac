//! `cmark`: plays and cube decisions marked to be rolled out.

use barpoint_engine::EntryIndex;
use barpoint_record::Entry;
use barpoint_rules::Play;
use barpoint_rules::notation::display_play;

use super::{Call, Handler};
use crate::shell::{Flow, Outcome, Refusal, Shell};

/// The commands of this file.
pub(super) const HANDLERS: &[(&str, Handler)] = &[
    ("cmark cube clear", clear_cube),
    ("cmark cube set none", clear_cube),
    ("cmark cube set rollout", set_cube),
    ("cmark cube show", show_cube),
    ("cmark game clear", clear_game),
    ("cmark game show", show_game),
    ("cmark match clear", clear_match),
    ("cmark match show", show_match),
    ("cmark move clear", clear_move),
    ("cmark move set none", unset_plays),
    ("cmark move set rollout", set_plays),
    ("cmark move show", show_move),
];

/// Whether its cube decision or one of its plays is marked.
pub(super) fn is_marked(entry: &Entry) -> bool {
    entry.cube_marked || plays_marked(entry).next().is_some()
}

/// The ranks of the plays that are marked, from 1.
fn plays_marked(entry: &Entry) -> impl Iterator<Item = usize> {
    let plays = entry.move_analysis.as_deref();
    let plays = plays.map_or(&[][..], |plays| &plays.candidates);
    let ranked = plays.iter().enumerate();
    ranked
        .filter(|(_, play)| play.marked)
        .map(|(index, _)| index + 1)
}

/// The plays that are marked.
pub(super) fn plays_of(entry: &Entry) -> Vec<Play> {
    let plays = entry.move_analysis.as_deref();
    let plays = plays.map_or(&[][..], |plays| &plays.candidates);
    let marked = plays.iter().filter(|play| play.marked);
    marked.map(|play| play.play).collect()
}

fn subject(shell: &mut Shell) -> Result<&mut Entry, Refusal> {
    let game = shell.game()?;
    let at = game.subject();
    at.and_then(|at| game.entry_mut(at))
        .ok_or_else(|| Refusal::new("There is no move or cube action here."))
}

fn clear_cube(shell: &mut Shell, _: &mut Call<'_>) -> Outcome {
    subject(shell)?.cube_marked = false;
    Ok(Flow::Continue)
}

fn set_cube(shell: &mut Shell, _: &mut Call<'_>) -> Outcome {
    subject(shell)?.cube_marked = true;
    Ok(Flow::Continue)
}

fn show_cube(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let is = if subject(shell)?.cube_marked {
        ""
    } else {
        "not "
    };
    writeln!(call.out, "The cube decision is {is}marked for a rollout.")?;
    Ok(Flow::Continue)
}

fn set_plays(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    mark_plays(shell, call, true)
}

fn unset_plays(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    mark_plays(shell, call, false)
}

/// Marks the plays of these ranks, or takes their marks away.
fn mark_plays(shell: &mut Shell, call: &mut Call<'_>, marked: bool) -> Outcome {
    let path = call.path;
    let entry = subject(shell)?;
    let plays = entry.move_analysis.as_deref_mut();
    let plays = &mut plays.ok_or_else(not_analysed)?.candidates;
    let mut ranks = Vec::new();
    for word in call.words.by_ref() {
        let rank = word
            .parse()
            .ok()
            .and_then(|rank: usize| rank.checked_sub(1));
        let rank = rank.filter(|&rank| rank < plays.len()).ok_or_else(|| {
            Refusal::new(format!(
                "{path}: expected ranks from 1 to {}, found `{word}'",
                plays.len()
            ))
        })?;
        ranks.push(rank);
    }
    if ranks.is_empty() {
        return Err(Refusal::new(format!("{path}: expected the ranks of plays")));
    }
    for rank in ranks {
        plays[rank].marked = marked;
    }
    Ok(Flow::Continue)
}

/// What is said where a play has no analysis.
pub(super) fn not_analysed() -> Refusal {
    Refusal::new("Nothing is analysed here: `analyse move' does it.")
}

fn clear_move(shell: &mut Shell, _: &mut Call<'_>) -> Outcome {
    clear(subject(shell)?);
    Ok(Flow::Continue)
}

fn show_move(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let entry = subject(shell)?;
    let plays = entry.move_analysis.as_deref().ok_or_else(not_analysed)?;
    for (rank, play) in (1..).zip(&plays.candidates) {
        if play.marked {
            writeln!(call.out, "{rank:5}. {}", display_play(&play.play))?;
        }
    }
    Ok(Flow::Continue)
}

fn clear(entry: &mut Entry) {
    entry.cube_marked = false;
    let plays = entry.move_analysis.as_deref_mut();
    for play in plays.into_iter().flat_map(|plays| &mut plays.candidates) {
        play.marked = false;
    }
}

fn clear_game(shell: &mut Shell, _: &mut Call<'_>) -> Outcome {
    let game = shell.game()?;
    let at = game.place();
    if let Some(game) = game.record.games.get_mut(at.game) {
        game.entries.iter_mut().for_each(clear);
    }
    Ok(Flow::Continue)
}

fn show_game(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let number = shell.game()?.place().game;
    list(shell, call, number)
}

fn clear_match(shell: &mut Shell, _: &mut Call<'_>) -> Outcome {
    for game in &mut shell.game()?.record.games {
        game.entries.iter_mut().for_each(clear);
    }
    Ok(Flow::Continue)
}

fn show_match(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    for number in 0..shell.game()?.record.games.len() {
        list(shell, call, number)?;
    }
    Ok(Flow::Continue)
}

/// The marks of a game.
fn list(shell: &mut Shell, call: &mut Call<'_>, number: usize) -> Outcome {
    writeln!(call.out, "Game {}", number + 1)?;
    let game = shell.game()?;
    for at in marked_in(
        game.record
            .games
            .get(number)
            .map_or(&[][..], |game| &game.entries),
    ) {
        let at = EntryIndex {
            game: number,
            entry: at,
        };
        let Some(entry) = game.entry(at) else {
            continue;
        };
        let mut marks: Vec<String> = plays_marked(entry).map(|rank| rank.to_string()).collect();
        if entry.cube_marked {
            marks.insert(0, "cube".to_owned());
        }
        writeln!(call.out, "  record {}: {}", at.entry + 1, marks.join(" "))?;
    }
    Ok(Flow::Continue)
}

/// Which of these entries have marks.
pub(super) fn marked_in(entries: &[Entry]) -> Vec<usize> {
    let numbered = entries.iter().enumerate();
    numbered
        .filter(|(_, entry)| is_marked(entry))
        .map(|(index, _)| index)
        .collect()
}
