//! Tables of plays and cube decisions.

use std::io::Write;

use barpoint_engine::{Basis, CubeHint, Depth, NoDecision, PlayAdvice, ResignationAdvice};
use barpoint_equity::{BreakEven, CubeAccess, CubeEquities, CubeVerdict, Equity, Outcome};
use barpoint_rules::Decision;
use barpoint_rules::notation::display_play;

use super::style;
use crate::error::CliError;

/// Prints plays, at most `most` of them. Only those looked at most deeply are ranked; the rest follow in
/// groups of equal depth, with differences within the group.
pub(crate) fn plays(out: &mut dyn Write, rows: &[PlayAdvice], most: usize) -> Result<(), CliError> {
    writeln!(
        out,
        "       play                        equity    diff    win    wg   wbg    lg   lbg"
    )?;
    let groups = rows[..most.min(rows.len())].chunk_by(alike);
    for (depth, group) in groups.enumerate() {
        let best = &group[0];
        if depth > 0 {
            writeln!(
                out,
                "     left behind at {}, not comparable with those above:",
                depth_of(best)
            )?;
        }
        for row in group {
            let rank = if row.deepest {
                format!("{:>3}.", row.rank)
            } else {
                "    ".to_owned()
            };
            let difference = row.difference.get();
            let shown = if difference < 0.0 {
                format!("{difference:+.3}")
            } else {
                String::new()
            };
            let line = format!(
                "{rank} {} {:<25} {:>+7.3} {shown:>7} {}",
                sign(row),
                display_play(&row.play),
                row.cubeful.get(),
                percentages(&row.outcome)
            );
            if row.deepest && row.rank == 1 {
                writeln!(out, "{}", style::best(line))?;
            } else {
                writeln!(out, "{line}")?;
            }
        }
    }
    if rows.len() > most {
        writeln!(out, "     and {} more", rows.len() - most)?;
    }
    trials(out, rows)
}

/// Whether two plays were looked at in the same way.
fn alike(a: &PlayAdvice, b: &PlayAdvice) -> bool {
    a.depth.plies() == b.depth.plies()
}

/// How deeply a play was looked at, in words.
fn depth_of(row: &PlayAdvice) -> String {
    match row.depth {
        Depth::Plies(plies) => format!("{plies}-ply"),
        Depth::Trials(trials) => format!("{trials} trials"),
    }
}

/// The same in two letters: `2p`, `ro` for a rollout.
fn sign(row: &PlayAdvice) -> String {
    row.depth
        .plies()
        .map_or_else(|| "ro".to_owned(), |plies| format!("{plies}p"))
}

/// How many trials rolled-out plays had, and how precisely they are known.
fn trials(out: &mut dyn Write, rows: &[PlayAdvice]) -> Result<(), CliError> {
    let errors = rows.iter().filter_map(|row| row.std_err);
    let Some(largest) = errors.map(Equity::get).reduce(f32::max) else {
        return Ok(());
    };
    let trials = rows.iter().filter_map(|row| row.depth.trials()).max();
    let trials = trials.unwrap_or(0);
    Ok(writeln!(
        out,
        "     ro: rolled out, {trials} trials at most, standard errors up to {largest:.4}"
    )?)
}

/// Prints what evaluated the positions after the plays of the rows, in their order.
pub(crate) fn sources(
    out: &mut dyn Write,
    sources: impl Iterator<Item = &'static str>,
) -> Result<(), CliError> {
    let mut groups: Vec<(&str, Vec<String>)> = Vec::new();
    for (row, source) in (1..).zip(sources) {
        match groups.iter_mut().find(|(known, _)| *known == source) {
            Some((_, rows)) => rows.push(row.to_string()),
            None => groups.push((source, vec![row.to_string()])),
        }
    }
    if let [(source, _)] = groups[..] {
        writeln!(out, "Evaluated by: {source}")?;
        return Ok(());
    }
    for (source, rows) in groups {
        writeln!(out, "Evaluated by: {source} (rows {})", rows.join(", "))?;
    }
    Ok(())
}

/// The five chances in per cent.
fn percentages(outcome: &Outcome) -> String {
    let chances = outcome.to_array();
    chances
        .map(|chance| format!("{:>6.1}", 100.0 * chance))
        .concat()
}

/// Why there is nothing to decide.
pub(crate) fn no_decision(reason: NoDecision, basis: &Basis) -> &'static str {
    let answers = matches!(basis.state.decision(), Decision::AnswerDouble(_));
    match reason {
        NoDecision::NotBegun => "Nothing to decide here: the opening roll.",
        NoDecision::GameOver => "Nothing to decide here: the game is over.",
        NoDecision::DeadCube if answers => "The cube is dead: take.",
        NoDecision::DeadCube if basis.context.access == CubeAccess::OnRoll => {
            "Never redouble (dead cube): it wins the match as it lies. Roll."
        }
        NoDecision::DeadCube => "Never double (dead cube): it wins the match as it lies. Roll.",
        NoDecision::NoCube => "No cube decision: nobody may turn the cube. Roll.",
        NoDecision::Crawford => "No cube decision: the Crawford game. Roll.",
        NoDecision::OpponentsCube => "No cube decision: the opponent owns the cube. Roll.",
    }
}

/// Prints advice on a resignation.
pub(crate) fn resignation(out: &mut dyn Write, advice: &ResignationAdvice) -> Result<(), CliError> {
    let [accept, play_on] = [advice.accept.get(), advice.play_on.get()];
    writeln!(out, "  Accept   {accept:>+7.3}")?;
    writeln!(out, "  Play on  {play_on:>+7.3}")?;
    let action = if advice.accepts {
        "accept the resignation"
    } else {
        "decline the resignation"
    };
    Ok(writeln!(out, "Proper action: {action}")?)
}

/// What a centred cube leaves to do, in the order of equities.
pub(crate) const ACTIONS: [&str; 3] = ["No double", "Double, take", "Double, pass"];

/// Prints a cube decision: chances, the three equities in fixed order, the verdict.
pub(crate) fn cube(out: &mut dyn Write, hint: &CubeHint) -> Result<(), CliError> {
    let decision = &hint.decision;
    let equities = &decision.equities;
    writeln!(out, "  win    wg   wbg    lg   lbg   cubeless")?;
    writeln!(
        out,
        "{}    {:+.3}",
        percentages(&decision.outcome),
        decision.cubeless.get()
    )?;
    let best = equities.best().get();
    let double_pass = CubeEquities::PASS.get();
    let names = match hint.context.access {
        CubeAccess::OnRoll => ["No redouble", "Redouble, take", "Redouble, pass"],
        CubeAccess::Centred | CubeAccess::Opponent => ACTIONS,
    };
    let three = [
        equities.no_double.get(),
        equities.double_take.get(),
        double_pass,
    ];
    for (name, equity) in names.into_iter().zip(three) {
        writeln!(out, "  {name:<14} {equity:>+7.3}  ({:+.3})", equity - best)?;
    }
    writeln!(out, "Proper action: {}", style::best(verdict(hint)))?;
    if let Some(rollout) = hint.rollout {
        let [hold, take] = rollout.std_errs.map(Equity::get);
        writeln!(
            out,
            "Rolled out: {} trials, standard errors {hold:.4} (no double) and {take:.4}",
            rollout.trials
        )?;
    }
    Ok(())
}

/// The proper action of both players in words.
pub(crate) fn verdict(hint: &CubeHint) -> String {
    verdict_words(hint.verdict, &hint.decision.equities)
}

/// The proper action of both players in words, by what each action is worth.
pub(crate) fn verdict_words(verdict: CubeVerdict, equities: &CubeEquities) -> String {
    let action = match verdict {
        CubeVerdict::NotAvailable => return "the opponent owns the cube".to_owned(),
        CubeVerdict::Dead { .. } => return "no double (the cube is dead)".to_owned(),
        CubeVerdict::Available { .. } => verdict.to_string(),
    };
    match equities.break_even() {
        Some(BreakEven::WrongPasses(share)) => {
            format!("{action} (right if {:.1} % wrongly pass)", 100.0 * share)
        }
        Some(BreakEven::WrongTakes(share)) => {
            format!("{action} (right if {:.1} % wrongly take)", 100.0 * share)
        }
        None => action,
    }
}
