//! Rollouts of recorded decisions, kept with them: `analyse rollout game`, `analyse rollout match`.

use std::ops::Range;
use std::sync::Arc;

use barpoint_analysis::SuspectDecision;
use barpoint_engine::{EntryIndex, ErrorRollouts};
use barpoint_eval::CubeUse;
use barpoint_rollout::KeptRollouts;
use barpoint_rules::{Play, Side};

use super::{Call, Handler, cmark};
use crate::shell::{Flow, Outcome, Refusal, Shell};

/// The commands of this file.
pub(super) const HANDLERS: &[(&str, Handler)] = &[
    ("analyse rollout game", game),
    ("analyse rollout match", whole),
];

/// Rolls out a recorded decision and keeps the result with it.
pub(super) fn recorded(
    shell: &mut Shell,
    call: &mut Call<'_>,
    at: EntryIndex,
    plays: Vec<Play>,
) -> Outcome {
    let game = shell.game()?;
    let answers = game.entry(at).is_some_and(|entry| entry.event.is_answer());
    let place = EntryIndex {
        entry: at.entry - usize::from(answers && at.entry > 0),
        ..at
    };
    let chosen = SuspectDecision::chosen(&game.record, place, plays)
        .ok_or_else(|| Refusal::new("There is no such decision in this record."))?;
    roll_out(shell, vec![chosen])?;
    shell.show_place(call.out)?;
    Ok(Flow::Continue)
}

/// Rolls out everything that is marked in the game.
fn game(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let number = shell.game()?.place().game;
    marked(shell, call, number..number + 1)
}

/// Rolls out everything that is marked in the match.
fn whole(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let games = shell.game()?.record.games.len();
    marked(shell, call, 0..games)
}

fn marked(shell: &mut Shell, call: &mut Call<'_>, games: Range<usize>) -> Outcome {
    let record = &shell.game()?.record;
    let mut chosen = Vec::new();
    for number in games {
        let entries = record
            .games
            .get(number)
            .map_or(&[][..], |game| &game.entries);
        for index in cmark::marked_in(entries) {
            let at = EntryIndex {
                game: number,
                entry: index,
            };
            let plays = cmark::plays_of(&entries[index]);
            if entries[index].cube_marked {
                chosen.extend(SuspectDecision::chosen(record, at, Vec::new()));
            }
            if !plays.is_empty() {
                chosen.extend(SuspectDecision::chosen(record, at, plays));
            }
        }
    }
    if chosen.is_empty() {
        return Err(Refusal::new(
            "Nothing is marked: `cmark move set rollout' and `cmark cube set rollout' do it.",
        ));
    }
    let total = chosen.len();
    let done = roll_out(shell, chosen)?;
    writeln!(call.out, "{done} of {total} decisions are rolled out.")?;
    Ok(Flow::Continue)
}

/// Rolls decisions out and keeps the results in the record: how many were done.
fn roll_out(shell: &mut Shell, chosen: Vec<SuspectDecision>) -> Result<usize, Refusal> {
    let engine = shell.engine()?;
    let threads = shell.threads();
    let settings = &shell.session.settings;
    let rollout = &settings.rollout;
    let side = chosen.first().map_or(Side::White, |one| one.task().side);
    let how = ErrorRollouts {
        trials: rollout.trials,
        rules: rollout.stop_rules(),
        settings: rollout.settings(settings.alike, side, CubeUse::Cubeful),
        ..ErrorRollouts::default()
    };
    let watch = Arc::clone(&shell.watch);
    let total = chosen.len();
    watch.begin("Rolling out", total);
    let mut kept = KeptRollouts::default();
    let mut saves = shell.autosave(shell.session.settings.autosave.rollouts);
    let record = &mut shell.game()?.record;
    let mut done = 0;
    for one in chosen {
        let how = (&how, threads);
        let progress = engine.rollout_decisions(record, vec![one], how, &mut kept, &mut |_| {
            watch.progress(done, total)
        });
        if progress.done == 0 {
            break;
        }
        done += 1;
        if let Some(saves) = saves.as_mut().filter(|saves| saves.is_due()) {
            saves.save(record)?;
        }
    }
    watch.end();
    Ok(done)
}
