//! The tutor: it warns before a bad play or cube action, and keeps what it found.

use std::io::Write;

use barpoint_engine::Verdict;
use barpoint_engine::table::Tutor;
use barpoint_rules::{Action, MatchState};

use super::{Call, analyse};
use crate::shell::{Flow, Outcome, Refusal, Shell};

const QUESTION: &str =
    "Are you sure? (y plays on, n thinks again, hint shows the best, end ends the tutor)";

/// Whether the tutor objects to an action and asks; then nothing is to be done before the answer.
pub(super) fn asks(
    shell: &mut Shell,
    state: &MatchState,
    action: Action,
    call: &mut Call<'_>,
) -> Result<bool, Refusal> {
    let wanted = shell.session.settings.tutor;
    let of_cube = !matches!(action, Action::Play(_));
    let watches = if of_cube { wanted.cube } else { wanted.checker };
    if !wanted.on || !watches || std::mem::take(&mut shell.session.sure) {
        return Ok(false);
    }
    // Marks are those of the analysis.
    shell.analysis_settings();
    let hints = shell.session.settings.hints();
    let strength = if of_cube {
        hints.cube_strength()
    } else {
        hints.checker_strength()
    };
    let tutor = Tutor {
        strength,
        threshold: Verdict::from(Some(wanted.from)),
    };
    let judged = shell.engine()?.judge(state, action, &tutor);
    let Some(judged) = judged.filter(|judged| judged.objects) else {
        return Ok(false);
    };
    let line = format!("{} {}", call.path, call.words.rest());
    if of_cube {
        shell.strictly("hint", call.out)?;
    }
    shell.session.asked = Some(line);
    writeln!(
        call.out,
        "You may be about to make a {} {} (it loses {:.3}). {QUESTION}",
        judged.verdict,
        if of_cube { "cube decision" } else { "play" },
        judged.loss.get()
    )?;
    Ok(true)
}

/// Does what the answer to the tutor's question says.
pub(crate) fn answered(
    shell: &mut Shell,
    answer: &str,
    line: String,
    out: &mut dyn Write,
) -> Outcome {
    let answer = answer.trim().to_ascii_lowercase();
    match answer.chars().next() {
        Some('n') => return Ok(Flow::Continue),
        Some('h') => {
            shell.strictly("hint", out)?;
        }
        Some('y' | 'e') => {
            shell.session.settings.tutor.on &= answer.starts_with('y');
            shell.session.sure = true;
            let flow = shell.strictly(&line, out);
            shell.session.sure = false;
            return Ok(flow?);
        }
        _ => writeln!(out, "Please answer y, n, hint or end.")?,
    }
    shell.session.asked = Some(line);
    writeln!(out, "{QUESTION}")?;
    Ok(Flow::Continue)
}

/// Keeps the analysis of what was just done, if the tutor is on.
pub(super) fn keep(shell: &mut Shell) -> Result<(), Refusal> {
    if shell.session.settings.tutor.on {
        analyse::last(shell)?;
    }
    Ok(())
}
