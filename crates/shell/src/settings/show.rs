//! `show`: settings and their values.

use barpoint_eval::MoveFilter;
use barpoint_rules::Side;

use super::row::{Kind, Row};
use super::store::filter_lines;
use super::table::{Table, number};
use crate::commands::Call;
use crate::session::{Control, Session};
use crate::shell::{Flow, Outcome, Refusal, Shell};

/// The settings of an evaluation, which stand in one line.
const EVALUATION: [&str; 5] = ["plies", "prune", "cubeful", "noise", "deterministic"];

/// Whether the path of a setting lies below another.
pub(super) fn is_below(path: &str, above: &str) -> bool {
    path.strip_prefix(above)
        .is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
}

/// The settings whose paths begin with what is shown.
pub(super) fn show(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let mut shown = call.path.trim_start_matches("show ").to_owned();
    if shown == "warning"
        && let Some(name) = call.words.next()
    {
        shown = format!("{shown} {}", name.to_ascii_lowercase());
    }
    let rows: Vec<&Row> = Table::get()
        .rows()
        .iter()
        .filter(|row| is_below(&row.path, &shown))
        .collect();
    if rows.is_empty() {
        return Err(Refusal::new(format!("There is no setting `{shown}'.")));
    }
    let session = &mut shell.session;
    for row in rows {
        if session.is_hidden(row) {
            continue;
        }
        match row.path.rsplit_once(' ') {
            Some((scope, "plies")) if has_evaluation(scope) => {
                let label = row.label.trim_end_matches(", plies");
                let line = session.evaluation_line(scope);
                writeln!(call.out, "{label}: {line}")?;
            }
            Some((scope, leaf)) if EVALUATION.contains(&leaf) && has_evaluation(scope) => {}
            _ => writeln!(call.out, "{}", session.line_of(row))?,
        }
    }
    if let Some(line) = of_session(shell, &shown) {
        writeln!(call.out, "{line}")?;
    }
    Ok(Flow::Continue)
}

/// What a rule is in the money session that is on, which may have begun otherwise or been set up from an ID.
fn of_session(shell: &Shell, shown: &str) -> Option<String> {
    let state = shell.session.game.as_ref()?.state;
    let rules = state.rules();
    let rule = match shown {
        "jacoby" if rules.jacoby => "with the Jacoby rule".to_owned(),
        "jacoby" => "without the Jacoby rule".to_owned(),
        "beavers" if rules.beavers == 0 => "without beavers".to_owned(),
        "beavers" => format!("with beavers, {} at most", rules.beavers),
        _ => return None,
    };
    (state.length() == 0).then(|| format!("The money session that is on is played {rule}."))
}

impl Session {
    /// What a setting is, in a line; a move filter in several.
    pub(super) fn line_of(&mut self, row: &Row) -> String {
        let label = &row.label;
        if let Some(filter) = self.filter_of(row) {
            return format!("{label}: {}", filter_text(filter));
        }
        let text = self.text_of(row);
        let shown = match (&row.kind, text.as_str()) {
            (Kind::Player, "-2") => "either".to_owned(),
            (Kind::Player, "-1") => "both".to_owned(),
            (Kind::Real(digits, _), text) => {
                let number: f64 = text.parse().unwrap_or_default();
                format!("{number:.digits$}")
            }
            (Kind::Prompt, text) => format!("`{text}'"),
            (Kind::Word(_), "verybad") => "very bad".to_owned(),
            (Kind::Control, "human") => "you".to_owned(),
            (Kind::Control, "gnubg") => "the program".to_owned(),
            (Kind::Control, _) => "another program over a socket".to_owned(),
            (_, "") if crate::sound::rings(&row.path) => "the bell".to_owned(),
            (_, "") => "none".to_owned(),
            _ => text,
        };
        format!("{label}: {shown}")
    }

    /// The five settings of an evaluation in a line.
    fn evaluation_line(&mut self, scope: &str) -> String {
        let mut value = |leaf: &str| {
            let row = Table::get().row(&format!("{scope} {leaf}"));
            row.map_or_else(String::new, |row| self.text_of(row))
        };
        let cube = if value("cubeful") == "on" {
            "cubeful"
        } else {
            "cubeless"
        };
        let prune = if value("prune") == "on" {
            "pruned"
        } else {
            "not pruned"
        };
        let noise: f64 = value("noise").parse().unwrap_or_default();
        let noise = match (noise > 0.0, value("deterministic").as_str()) {
            (false, _) => "no noise".to_owned(),
            (true, "on") => format!("noise {noise:.3} by position"),
            (true, _) => format!("noise {noise:.3} at random"),
        };
        format!("{}-ply, {cube}, {prune}, {noise}", value("plies"))
    }

    /// Whether other settings make this one idle, so that it is not shown.
    fn is_hidden(&mut self, row: &Row) -> bool {
        let path = row.path.as_str();
        for side in Side::BOTH {
            let player = format!("player {}", number(side));
            let settings = [" chequerplay", " cubedecision", " movefilter"];
            if self.seats[side].control == Control::Human
                && settings
                    .iter()
                    .any(|part| is_below(path, &format!("{player}{part}")))
            {
                return true;
            }
        }
        let Some((scope, below)) = split_rollout(path) else {
            return false;
        };
        let mut value = |path: String| {
            let row = Table::get().row(&path);
            row.map_or_else(String::new, |row| self.text_of(row))
        };
        let decision = scope.trim_end_matches("rollout").trim_end();
        if !decision.is_empty() && value(format!("{decision} type")) == "evaluation" {
            return true;
        }
        let is_off = |text: String| text == "off";
        let inner = ["chequerplay", "cubedecision"].map(|part| format!("truncation {part}"));
        below.starts_with("later ")
            && below != "later enable"
            && is_off(value(format!("{scope} later enable")))
            || inner.iter().any(|part| is_below(below, part))
                && is_off(value(format!("{scope} truncation enable")))
            || below.contains("player 1") && value(format!("{scope} players-are-same")) == "on"
    }
}

/// Whether the settings of an evaluation stand below this path.
fn has_evaluation(scope: &str) -> bool {
    let table = Table::get();
    let mut leaves = EVALUATION.iter();
    leaves.all(|leaf| table.row(&format!("{scope} {leaf}")).is_some())
}

/// A path with a rollout in it, up to that word and after it.
fn split_rollout(path: &str) -> Option<(&str, &str)> {
    let at = path.find("rollout ")?;
    if at > 0 && !path[..at].ends_with(' ') {
        return None;
    }
    let end = at + "rollout".len();
    Some((&path[..end], path[end..].trim_start()))
}

/// A move filter, by name if it has one, and level by level.
fn filter_text(filter: &MoveFilter) -> String {
    let mut text = filter.name().unwrap_or("its own").to_owned();
    for [plies, level, accept, extra, threshold] in filter_lines(filter) {
        let kept = match accept.as_str() {
            "-1" => format!("\n  {plies} ply: plays are not compared at {level} ply"),
            "0" => format!(
                "\n  {plies} ply: of the plays compared at {level} ply up to {extra} within {threshold}"
            ),
            _ => format!(
                "\n  {plies} ply: of the plays compared at {level} ply the best {accept}, and up to {extra} more within {threshold}"
            ),
        };
        text.push_str(&kept);
    }
    text
}
