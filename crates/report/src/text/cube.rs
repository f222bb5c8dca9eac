//! The analysis of a cube decision, line by line as gnubg's text has it.

use barpoint_equity::{Equity, Stakes};
use barpoint_record::{CubeAnalysis, CubeRollout, Event};
use barpoint_rules::{BySide, CubeOwner};

use crate::turn::Turn;
use crate::{About, Selection, settings_words as settings, words};

/// The analysis of its cube decision, with what was wrong about it, as text that begins in the line after the action.
pub(super) fn cube(
    turn: &Turn<'_>,
    names: &BySide<String>,
    about: &About<'_>,
    selection: &Selection,
) -> String {
    if turn.beaver {
        return "\nCannot analyse beaver nor raccoons!\n".to_owned();
    }
    if !turn.shows_cube(about, selection) {
        return String::new();
    }
    let Some((analysis, equities)) = turn.cube(about) else {
        return String::new();
    };
    let mut text = String::new();
    if turn.is_of_cube() {
        text.push('\n');
    }
    let Equity(loss) = turn.cube_loss(&equities);
    if loss > 0.0 {
        let wrong = words::wrong(&turn.entry.event);
        put_line!(text, "Alert: {wrong} ({:+6.3})!", -loss);
    }
    if let Some(mark) = turn.cube_mark(about) {
        put!(text, " [{}]", words::skill(mark));
    }
    text.push_str("\nCube analysis\n");
    let answers = matches!(turn.entry.event, Event::Take(_) | Event::Pass(_));
    let sign = if answers { -1.0 } else { 1.0 };
    text.push_str(&cubeless(turn, analysis, answers, selection));
    text.push_str("Cubeful equities:\n");
    let verdict = equities.verdict(&turn.context());
    let rows = words::cube_rows(&equities, verdict);
    for (rank, (name, equity)) in (1..).zip(rows) {
        let behind = sign * words::behind(&equities, rows[0].1, equity);
        let behind = if rank == 1 {
            String::new()
        } else {
            format!("  ({behind:+6.3})")
        };
        let equity = sign * equity;
        put_line!(text, "{rank}. {name:<20}{equity:+6.3}{behind}");
    }
    let proper = words::proper(&equities, verdict);
    put_line!(text, "Proper cube action: {proper}");
    if let CubeAnalysis::Rollout(rollout) = analysis {
        let stakes = turn.stakes(about);
        text.push_str(&details(turn, rollout, names, stakes, selection));
    }
    text
}

/// Equity and chances without the cube, seen by the player who acts.
fn cubeless(
    turn: &Turn<'_>,
    analysis: &CubeAnalysis,
    answers: bool,
    selection: &Selection,
) -> String {
    let estimate = analysis.no_double();
    let (outcome, sign) = if answers {
        (estimate.outcome.flipped(), -1.0)
    } else {
        (estimate.outcome, 1.0)
    };
    let depth = words::depth(analysis.depth());
    let equity = sign * estimate.cubeless.get();
    let mut text = format!("{depth} cubeless equity {equity:+.3}");
    if !turn.before.is_money() {
        put!(text, " (Money: {:+.3})", outcome.money_equity().get());
    }
    text.push('\n');
    match analysis {
        // Those of a rollout come with its details.
        CubeAnalysis::Rollout(_) => text.push('\n'),
        CubeAnalysis::Evaluation(_) if selection.cubes.probabilities => {
            put_line!(text, "  {}", settings::chances(outcome.to_array()));
        }
        CubeAnalysis::Evaluation(_) => {}
    }
    if selection.cubes.evaluation_settings
        && let CubeAnalysis::Evaluation(found) = analysis
    {
        put_line!(text, "  {}", settings::evaluation(found.settings));
    }
    text
}

/// What a rollout of a cube decision found, and how it was made.
fn details(
    turn: &Turn<'_>,
    rollout: &CubeRollout,
    names: &BySide<String>,
    stakes: Option<Stakes>,
    selection: &Selection,
) -> String {
    let value = turn.before.cube().value();
    let place = match turn.before.cube().owner() {
        CubeOwner::Centred => format!("Centered {value}-cube:"),
        CubeOwner::Owned(side) => format!("{} owns {value}-cube:", names[side]),
    };
    let taken = format!(
        "{} owns {}-cube:",
        names[turn.doubler.other()],
        turn.doubled()
    );
    let mut text = String::from("\nRollout details:\n");
    // Both in units of the cube before the double, the second without the cube too.
    let sides = [
        (place, &rollout.no_double, 1.0),
        (taken, &rollout.double_take, 2.0),
    ];
    for (place, found, factor) in sides {
        let number = |equity: Option<Equity>| equity.map_or(0.0, Equity::get);
        let equity = number(found.mean().value.equity(stakes));
        let error = number(found.value_std_err().equity(stakes));
        let [means, errors] = settings::figures(found, factor, [equity, error]);
        put_line!(text, "{place}\n  {means}\n {errors}");
    }
    if selection.cubes.rollout_settings {
        for line in settings::rollout(&rollout.settings, rollout.trials) {
            put_line!(text, "{line}");
        }
    }
    text
}
