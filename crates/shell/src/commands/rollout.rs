//! `rollout`, `analyse rollout move`, `analyse rollout cube`: a decision played to its end many times.

use std::io::Write;

use barpoint_app::rollout::lines;
use barpoint_engine::{Candidates, Edition, Hint, Strength};
use barpoint_rules::{Decision, MatchState, Play};

use super::rollout_record::recorded;
use super::{Call, Handler, cmark};
use crate::berliner;
use crate::rolled::PLAYS;
use crate::shell::{Flow, Outcome, Refusal, Shell};

/// The commands of this file.
pub(super) const HANDLERS: &[(&str, Handler)] = &[
    ("analyse rollout cube", cube),
    ("analyse rollout move", plays),
    ("rollout", position),
];

/// Rolls out the position: before the roll the player on roll goes on without doubling; of a roll its best plays.
fn position(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let bkg = berliner::named(call);
    if !call.words.rest().is_empty() {
        return Err(Refusal::new(
            "rollout: takes no argument but bkg or bkg-vi, who then play; it rolls out the position on the board.",
        ));
    }
    let state = shell.state()?;
    let candidates = match state.decision() {
        Decision::Play(..) => Candidates::Best(PLAYS),
        Decision::Turn(_) => Candidates::NoDouble,
        decision => return Err(shell.not_now("roll out", decision)),
    };
    play(shell, call.out, state, candidates, bkg)
}

/// Plays the trials of a decision and shows what they say.
fn play(
    shell: &mut Shell,
    out: &mut dyn Write,
    state: MatchState,
    candidates: Candidates,
    bkg: Option<Edition>,
) -> Outcome {
    let rollout = shell.session.settings.rollout.clone();
    let found = shell.roll_out_by(&rollout, state, candidates, bkg)?;
    let end = if found.finished {
        "Rollout done. Printing final results."
    } else {
        "Rollout stopped. Printing the results so far."
    };
    writeln!(out, "{end}\n")?;
    for line in lines(&found, state.on_roll()) {
        writeln!(out, "{line}")?;
    }
    writeln!(out)?;
    if let Some(name) = found.program {
        writeln!(out, "{name} made the plays of both sides, without a cube.")?;
    } else if state.roll().is_some() {
        shell.session.rolled_out = Some((state, found));
    }
    Ok(Flow::Continue)
}

/// Rolls out the cube decision of the current record; where nothing is recorded yet, of the position.
fn cube(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    if let Some(at) = shell.game()?.current() {
        return recorded(shell, call, at, Vec::new());
    }
    let state = shell.state()?;
    match state.decision() {
        Decision::Turn(_) | Decision::Play(..) => {
            play(shell, call.out, state, Candidates::Cube, None)
        }
        decision => Err(shell.not_now("roll out the cube", decision)),
    }
}

/// Rolls out plays of the current record, by their ranks or those marked; of a roll not yet played, those of the hint.
fn plays(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let path = call.path;
    let game = shell.game()?;
    let Some(at) = game.current() else {
        return hinted(shell, call);
    };
    let entry = game.entry(at);
    let known = entry.and_then(|entry| entry.move_analysis.as_deref());
    let known = known.ok_or_else(cmark::not_analysed)?;
    let listed: Vec<Play> = known.candidates.iter().map(|found| found.play).collect();
    let marked = known.candidates.iter().filter(|found| found.marked);
    let marked: Vec<Play> = marked.map(|found| found.play).collect();
    let chosen = ranked(call, &listed)?;
    let chosen = if chosen.is_empty() { marked } else { chosen };
    if chosen.is_empty() {
        return Err(Refusal::new(format!(
            "{path}: expected ranks of plays, or plays marked by `cmark move set rollout'"
        )));
    }
    recorded(shell, call, at, chosen)
}

/// The plays of the ranks that are typed.
fn ranked(call: &mut Call<'_>, plays: &[Play]) -> Result<Vec<Play>, Refusal> {
    let path = call.path;
    let ranks = call.words.by_ref().map(|word| {
        let rank: Option<usize> = word.trim_start_matches('=').parse().ok();
        let play = rank.and_then(|rank| plays.get(rank.checked_sub(1)?));
        play.copied().ok_or_else(|| {
            let most = plays.len();
            Refusal::new(format!(
                "{path}: expected ranks from 1 to {most}, found `{word}'"
            ))
        })
    });
    ranks.collect()
}

/// Rolls out plays of a roll that is not played yet.
fn hinted(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let state = shell.state()?;
    let strength: Strength = shell.session.settings.hints().checker_strength();
    let Hint::Plays(plays) = shell.engine()?.hint(&state, &strength).found else {
        return Err(Refusal::new("There is no roll to be played."));
    };
    let plays: Vec<Play> = plays.iter().map(|found| found.play).collect();
    let chosen = ranked(call, &plays)?;
    let candidates = if chosen.is_empty() {
        Candidates::Best(PLAYS)
    } else {
        Candidates::Plays(chosen)
    };
    play(shell, call.out, state, candidates, None)?;
    shell.show_board(call.out)?;
    Ok(Flow::Continue)
}
