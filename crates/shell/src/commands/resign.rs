//! `resign`, `agree`, `decline`.

use barpoint_rules::{Action, Decision, WinKind};

use super::Call;
use crate::shell::{Outcome, Refusal, Shell};

/// Offers to resign so much.
pub(super) fn resign(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let state = shell.state()?;
    let Some(side) = state.decision().side() else {
        return Err(shell.not_now("resign", state.decision()));
    };
    let kind = match call.words.next() {
        None => WinKind::Single,
        Some(word) => kind_of(&word).ok_or_else(|| {
            Refusal::new(format!(
                "resign: expected normal, gammon or backgammon, or 1 to 3, found `{word}'"
            ))
        })?,
    };
    if let Decision::AnswerResignation(..) = state.decision() {
        shell
            .game()?
            .apply(Action::DeclineResignation)
            .map_err(Refusal::new)?;
    }
    let action = Action::Resign { side, kind };
    shell.game()?.apply(action).map_err(Refusal::new)?;
    writeln!(
        call.out,
        "{} offers to resign a {}.",
        shell.session.name(side),
        kind
    )?;
    shell.go_on(call.out)
}

fn kind_of(word: &str) -> Option<WinKind> {
    let lower = word.to_ascii_lowercase();
    let names = [
        ("normal", WinKind::Single),
        ("single", WinKind::Single),
        ("gammon", WinKind::Gammon),
        ("backgammon", WinKind::Backgammon),
    ];
    let named = names.iter().find(|(name, _)| name.starts_with(&lower));
    let numbered = || word.parse().ok().and_then(WinKind::from_multiplier);
    named.map(|&(_, kind)| kind).or_else(numbered)
}

/// Accepts a resignation.
pub(super) fn agree(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    answered(shell, call, Action::AcceptResignation)
}

/// Plays on in spite of a resignation.
pub(super) fn decline(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    answered(shell, call, Action::DeclineResignation)
}

fn answered(shell: &mut Shell, call: &mut Call<'_>, action: Action) -> Outcome {
    let state = shell.state()?;
    if !matches!(state.decision(), Decision::AnswerResignation(..)) {
        return Err(Refusal::new("Nobody has offered to resign."));
    }
    shell.act(&state, action, call.out)?;
    shell.go_on(call.out)
}
