//! Hints and evaluations in the shape that other programs read.

use std::fmt::Write;

use barpoint_engine::{CubeHint, Depth, EvaluationByDepth, PlayAdvice, Strength};
use barpoint_equity::{BreakEven, CubeVerdict, Equity};
use barpoint_eval::{ALL_CANDIDATES, CubeModel, CubeUse};

use super::figures::Figures;

/// How many plays a hint shows where no number is given.
pub(crate) const USUAL: usize = 10;

/// The plays of a hint, best first, at most so many.
pub(crate) fn plays(
    plays: &[PlayAdvice],
    most: usize,
    strength: &Strength,
    figures: &Figures,
) -> String {
    let best = plays.first().map(|best| best.cubeful);
    let ranked = (1..).zip(plays.iter().take(most));
    ranked
        .map(|(place, found)| {
            let best = best.filter(|_| place > 1);
            play(place, found, best, strength, figures)
        })
        .collect()
}

/// A play of a hint, with its place and how far it is behind the best.
pub(crate) fn play(
    place: usize,
    play: &PlayAdvice,
    best: Option<Equity>,
    strength: &Strength,
    figures: &Figures,
) -> String {
    let kind = cubeful(strength, "Cubeful", "Cubeless");
    let (depth, label) = match play.depth {
        Depth::Plies(plies) => (format!("{plies}-ply"), label(plies, strength)),
        Depth::Trials(trials) => ("Rollout".to_owned(), rolled_out(trials, play, strength)),
    };
    let shown = play.play.to_string();
    let (name, equity) = (figures.name(), figures.equity(play.cubeful));
    let behind = best.map_or_else(String::new, |best| {
        format!(" ({})", figures.behind(play.cubeful, best))
    });
    format!(
        "{place:5}. {kind} {depth}    {shown:<28} {name} {equity}{behind}\n       {}\n        {label}\n",
        figures.chances(&play.outcome),
    )
}

fn cubeful(strength: &Strength, with: &'static str, without: &'static str) -> &'static str {
    match strength.search.cube {
        CubeUse::Cubeful => with,
        CubeUse::Cubeless => without,
    }
}

/// The name of a level, if it is one but for the cube, which is gnubg's here.
fn level(strength: &Strength) -> String {
    let mut level = *strength;
    level.search = level.search.with_model(CubeModel::default());
    level
        .name()
        .map_or_else(String::new, |name| format!(" [{name}]"))
}

/// How a value was found by short trials.
fn rolled_out(trials: u32, play: &PlayAdvice, strength: &Strength) -> String {
    let name = level(strength);
    let error = play.std_err.map_or(0.0, Equity::get);
    format!("{trials} trials, standard error {error:.4}{name}")
}

/// How a value was found, with the name of its level.
fn label(plies: u8, strength: &Strength) -> String {
    let mut found = *strength;
    found.search.plies = plies;
    let name = level(&found);
    let prune = if strength.search.candidates == ALL_CANDIDATES {
        ""
    } else {
        " prune"
    };
    format!(
        "{plies}-ply {}{prune}{name}",
        cubeful(strength, "cubeful", "cubeless")
    )
}

/// Whose view figures of a cube decision are from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum View {
    /// The player who may double.
    Doubler,
    /// The player who answers a double.
    Answering,
}

impl View {
    /// An equity that the player who may double sees so.
    const fn equity(self, equity: Equity) -> Equity {
        match self {
            Self::Doubler => equity,
            Self::Answering => Equity(-equity.get()),
        }
    }
}

/// A cube decision: chances, the equities of the three actions, and what is right.
pub(crate) fn cube(hint: &CubeHint, view: View, strength: &Strength, figures: &Figures) -> String {
    let decision = &hint.decision;
    let outcome = match view {
        View::Doubler => decision.outcome,
        View::Answering => decision.outcome.flipped(),
    };
    let mut text = String::from("\nCube analysis\n");
    let (plies, word) = (strength.search.plies, figures.word());
    let cubeless = figures.equity(view.equity(decision.cubeless));
    let _ = writeln!(text, "{plies}-ply cubeless {word} {cubeless}");
    let _ = writeln!(text, "  {}", figures.chances(&outcome));
    text.push_str("Cubeful equities:\n");
    let (none, take) = (decision.equities.no_double, decision.equities.double_take);
    let pass = Equity(1.0);
    let doubled = if take.get() < pass.get() { take } else { pass };
    let best = if none.get() >= doubled.get() {
        none
    } else {
        doubled
    };
    let names = if is_redouble(hint.verdict) {
        ["No redouble", "Redouble, pass", "Redouble, take"]
    } else {
        ["No double", "Double, pass", "Double, take"]
    };
    let mut rows = [(names[0], none), (names[1], pass), (names[2], take)];
    let off = |row: &(&str, Equity)| (row.1.get() - best.get()).abs();
    rows.sort_by(|one, other| off(one).total_cmp(&off(other)));
    rows[1..].sort_by(|one, other| other.1.get().total_cmp(&one.1.get()));
    for (place, (name, equity)) in (1..).zip(rows) {
        let (equity, best) = (view.equity(equity), view.equity(best));
        let _ = write!(text, "{place}. {name:<20}{}", figures.equity(equity));
        if place > 1 {
            let _ = write!(text, "  ({})", figures.behind(equity, best));
        }
        text.push('\n');
    }
    let share = match decision.equities.break_even() {
        Some(BreakEven::WrongPasses(share) | BreakEven::WrongTakes(share)) => {
            format!(" ({:.1}%)", 100.0 * share)
        }
        None => String::new(),
    };
    let _ = writeln!(text, "Proper cube action: {}{share}", proper(hint.verdict));
    text
}

const fn is_redouble(verdict: CubeVerdict) -> bool {
    matches!(
        verdict,
        CubeVerdict::Available { redouble: true, .. } | CubeVerdict::Dead { redouble: true }
    )
}

/// The proper action with a capital letter.
fn proper(verdict: CubeVerdict) -> String {
    let action = verdict.to_string();
    let (first, rest) = action.split_at(1);
    first.to_uppercase() + rest
}

/// The values of a position by depth.
pub(crate) fn evaluation(found: &EvaluationByDepth, figures: &Figures) -> String {
    let worth = match figures.word() {
        "MWC" => "MWC",
        _ => "Equity",
    };
    let head = ["Win", "W(g)", "W(bg)", "L(g)", "L(bg)", worth, "Cubeful"];
    let mut text = " ".repeat(8);
    for name in head {
        let _ = write!(text, "{name:<8}");
    }
    text.push('\n');
    for (plies, value) in &found.depths {
        let name = match plies {
            0 => "static".to_owned(),
            plies => format!("{plies:2} ply"),
        };
        let o = value.outcome;
        let _ = write!(text, "{name}:");
        for number in [
            o.win,
            o.win_gammon,
            o.win_backgammon,
            o.lose_gammon,
            o.lose_backgammon,
        ] {
            let _ = write!(text, " {:<7}", figures.chance(number));
        }
        let (cubeless, cubeful) = (
            figures.equity(value.cubeless),
            figures.equity(value.cubeful),
        );
        let _ = writeln!(text, " {cubeless:<9} {cubeful}");
    }
    text
}

/// `win wg wbg - lose lg lbg`, of the five chances.
pub(crate) fn chances_of(&[win, wg, wbg, lg, lbg]: &[f32; 5], digits: usize) -> String {
    let part = |numbers: [f32; 3]| numbers.map(|number| format!("{number:.digits$}")).join(" ");
    format!("{} - {}", part([win, wg, wbg]), part([1.0 - win, lg, lbg]))
}
