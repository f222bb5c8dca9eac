//! `analyse`: what every decision was worth, of a record, a game or the match.

use std::ops::ControlFlow;
use std::sync::Arc;

use barpoint_app::matches::{self, review};
use barpoint_engine::{Edition, EntryIndex, MatchRecord, Strength};
use barpoint_record::{Entry, Event, Luck};
use barpoint_rules::Side;

use super::{Call, Handler};
use crate::autosave::Autosave;
use crate::berliner;
use crate::settings::Analysis;
use crate::shell::{Flow, Outcome, Refusal, Shell};

/// The commands of this file.
pub(super) const HANDLERS: &[(&str, Handler)] = &[
    ("analyse clear game", clear_game),
    ("analyse clear match", clear_match),
    ("analyse clear move", clear_move),
    ("analyse clear session", clear_match),
    ("analyse game", game),
    ("analyse match", whole),
    ("analyse move", one),
    ("analyse session", whole),
];

/// Analyses the current record.
fn one(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let bkg = berliner::named(call);
    let at = shell.game()?.subject().ok_or_else(|| {
        Refusal::new("Nothing has been played yet; `hint' tells of the decision to be made.")
    })?;
    let places = with_double(&shell.game()?.record, at);
    analyse(shell, &places, "Analysing the move", bkg)?;
    shell.show_place(call.out)?;
    Ok(Flow::Continue)
}

/// The place of an entry; before an answer, also that of the double, which is analysed with it.
fn with_double(record: &MatchRecord, at: EntryIndex) -> Vec<EntryIndex> {
    let game = record.games.get(at.game);
    let entry = game.and_then(|game| game.entries.get(at.entry));
    let answers = entry.is_some_and(|entry| entry.event.is_answer());
    let first = at.entry.saturating_sub(usize::from(answers));
    let places = first..=at.entry;
    places.map(|entry| EntryIndex { entry, ..at }).collect()
}

/// Analyses what was done last.
pub(super) fn last(shell: &mut Shell) -> Result<(), Refusal> {
    let game = shell.game()?;
    if let Some(at) = game.subject() {
        let places = with_double(&game.record, at);
        analyse(shell, &places, "Analysing the move", None)?;
    }
    Ok(())
}

/// Analyses the game.
fn game(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let bkg = berliner::named(call);
    let game = shell.game()?;
    let number = game.place().game;
    if let Some(game) = game.record.games.get_mut(number) {
        review::forget_game(game);
    }
    let start = EntryIndex {
        game: number,
        entry: 0,
    };
    let mut places = review::open_decisions(&game.record, start);
    places.retain(|at| at.game == number);
    let done = analyse(shell, &places, "Analysing the game", bkg)?;
    say_done(call, done, places.len())
}

/// Analyses every game.
fn whole(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let bkg = berliner::named(call);
    let game = shell.game()?;
    game.record.info.analysed = None;
    game.record.games.iter_mut().for_each(review::forget_game);
    let start = EntryIndex { game: 0, entry: 0 };
    let places = review::open_decisions(&game.record, start);
    let done = analyse(shell, &places, "Analysing the match", bkg)?;
    say_done(call, done, places.len())
}

/// Says how far it came, if it was stopped.
fn say_done(call: &mut Call<'_>, done: usize, total: usize) -> Outcome {
    match total {
        0 => writeln!(call.out, "There is nothing to analyse.")?,
        total if done < total => {
            writeln!(
                call.out,
                "Stopped: {done} of {total} decisions are analysed."
            )?;
        }
        total => writeln!(call.out, "{total} decisions are analysed.")?,
    }
    Ok(Flow::Continue)
}

/// Analyses the decisions of these places, as the settings say or at the level of a BKG: how many were done.
fn analyse(
    shell: &mut Shell,
    places: &[EntryIndex],
    title: &str,
    bkg: Option<Edition>,
) -> Result<usize, Refusal> {
    matches::check_length(&shell.game()?.record).map_err(Refusal::new)?;
    let settings = shell.analysis_settings();
    let settings = bkg.map_or(settings, |edition| Strength::of_bkg(edition).analysis());
    let (engine, _) = shell.engine_at(bkg, Strength::USUAL)?;
    let wanted = shell.session.settings.analysis.clone();
    let threads = shell.threads();
    let watch = Arc::clone(&shell.watch);
    watch.begin(title, places.len());
    let mut saves = shell.autosave(shell.session.settings.autosave.analyses);
    let game = shell.game()?;
    let places: Vec<EntryIndex> = places
        .iter()
        .copied()
        .filter(|&at| {
            game.entry(at)
                .is_some_and(|entry| is_wanted(entry, &wanted))
        })
        .collect();
    let mut open = places.clone();
    let mut done = 0;
    loop {
        let mut is_time = false;
        let record = &mut game.record;
        let progress = engine.analyse_some(record, &open, &settings, threads, &mut |at| {
            watch.progress(done + at.done, done + at.total)?;
            is_time = saves.as_ref().is_some_and(Autosave::is_due);
            if is_time {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        done += progress.done;
        let Some(saves) = saves.as_mut().filter(|_| is_time) else {
            break;
        };
        saves.save(record)?;
        let left = review::open_decisions(record, EntryIndex { game: 0, entry: 0 });
        open.retain(|at| left.contains(at));
    }
    watch.end();
    shell.session.make_sound("analysisfinished");
    let game = shell.game()?;
    for at in places {
        if let Some(entry) = game.entry_mut(at) {
            restrict(entry, &wanted);
        }
    }
    matches::count(&mut game.record, engine.met());
    Ok(done)
}

/// Whether the decisions of an entry are to be looked at: those of either player of a double.
fn is_wanted(entry: &Entry, wanted: &Analysis) -> bool {
    match &entry.event {
        Event::Double(_) => Side::BOTH.into_iter().any(|side| wanted.looks_at(side)),
        event => event.side().is_none_or(|side| wanted.looks_at(side)),
    }
}

/// Leaves of an analysis what is to be looked at, and marks luck by the thresholds that are set.
fn restrict(entry: &mut Entry, wanted: &Analysis) {
    let rolled = entry.event.roll().is_some();
    if !wanted.moves {
        entry.move_analysis = None;
        if rolled {
            entry.skill = None;
        }
    }
    if !wanted.cube {
        entry.cube_analysis = None;
        entry.cube_skill = None;
        if !rolled {
            entry.skill = None;
        }
    }
    if !wanted.rolls {
        entry.luck = entry.luck.map(|_| Luck::Unknown);
    }
    let luck = entry.luck.and_then(Luck::known);
    entry.luck_mark = luck.and_then(|luck| wanted.thresholds.luck(luck));
}

fn clear_move(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let game = shell.game()?;
    let at = game.subject();
    if let Some(entry) = at.and_then(|at| game.entry_mut(at)) {
        review::forget_entry(entry);
    }
    cleared(call)
}

fn clear_game(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let game = shell.game()?;
    let number = game.place().game;
    if let Some(game) = game.record.games.get_mut(number) {
        review::forget_game(game);
    }
    cleared(call)
}

fn clear_match(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    review::forget_analysis(&mut shell.game()?.record);
    cleared(call)
}

fn cleared(call: &mut Call<'_>) -> Outcome {
    writeln!(call.out, "The analysis is forgotten.")?;
    Ok(Flow::Continue)
}
