//! What BKG of 1977 or BKG-VI would do, in words.

use std::fmt::Write;

use barpoint_engine::{BkgCube, BkgHint, BkgPlay, BkgWorth, Edition};
use barpoint_explain::{BkgRanked, BkgView};
use barpoint_rules::notation::display_play;

/// What its values mean, in a line.
const HEURISTIC: &str = "Heuristic points (HP) order the plays of one roll; they are no equity.\n";

/// The hint for people; of plays at most so many.
#[must_use]
pub fn text(edition: Edition, hint: &BkgHint, most: usize) -> String {
    let name = edition.title();
    match hint {
        BkgHint::Plays(plays) if plays.is_empty() => "No legal play.\n".to_owned(),
        BkgHint::Plays(found) => plays(edition, found, most),
        BkgHint::Cube(found) => cube(found),
        BkgHint::Engaged => format!(
            "{name} doubles in races only.\nAt this level `cube` and `eval` judge the cube by the chances of BKG-VI.\n"
        ),
        BkgHint::Resignation { accepts: true } => {
            format!("{name} accepts: it can win no more than that.\n")
        }
        BkgHint::Resignation { accepts: false } => {
            format!("{name} declines: it can win more, or the sides are engaged.\n")
        }
        BkgHint::None(reason) => format!("Nothing to decide: {reason}.\n"),
    }
}

fn plays(edition: Edition, plays: &[BkgPlay], most: usize) -> String {
    let value = match edition {
        Edition::Of1977 => "BKG",
        Edition::Vi => "expectation",
    };
    let names: Vec<String> = (plays.iter().take(most))
        .map(|row| display_play(&row.play))
        .collect();
    // Wide enough for ordinary plays, so that the lists of two positions look alike.
    let width = names.iter().map(String::len).max().unwrap_or(0).max(17);
    let mut text = format!("{:<5}{:<width$}{value:>12}  leads to\n", "", "play");
    for (rank, (row, play)) in (1..).zip(plays.iter().zip(&names)) {
        let _ = writeln!(
            text,
            "{rank:>3}. {play:<width$}{:>12}  {}",
            worth(row),
            leads_to(row)
        );
    }
    if plays.len() > most {
        let _ = writeln!(text, "     and {} more", plays.len() - most);
    }
    if plays.iter().any(is_heuristic) {
        text.push_str(HEURISTIC);
    }
    text
}

const fn is_heuristic(row: &BkgPlay) -> bool {
    matches!(row.worth, BkgWorth::Points(_))
}

/// The value of a play in its unit.
fn worth(row: &BkgPlay) -> String {
    match row.worth {
        BkgWorth::Points(points) => format!("{points:.1} HP"),
        BkgWorth::Rolls(rolls) => format!("{rolls:.3} rolls"),
        BkgWorth::Expectation(points) => format!("{points:+.3}"),
    }
}

/// The state class of a play, and the winning chance where it is known.
fn class_and_wins(row: &BkgPlay) -> String {
    let class = row.class;
    row.win.map_or_else(
        || class.to_string(),
        |win| format!("{class}, wins {:.1} %", 100.0 * win),
    )
}

/// The same with gammons and what decided.
fn leads_to(row: &BkgPlay) -> String {
    let mut text = class_and_wins(row);
    if let Some(chances) = row.chances {
        let [won, lost] = [chances.win_gammon, chances.lose_gammon].map(|chance| 100.0 * chance);
        let _ = write!(text, ", gammons {won:.1} : {lost:.1} %");
    }
    if let Some(points) = row.transitions {
        let _ = write!(text, ", {points:+.3} after a roll");
    }
    text
}

/// Two plays of a roll beside each other, with the terms of BKG that differ most.
#[must_use]
pub fn beside(view: &BkgView) -> String {
    let mut text = rows("How BKG (1977) sees it:", &view.plays, view.count);
    let names = view.plays.map(|row| display_play(&row.play.play));
    let widths = names.each_ref().map(|name| name.chars().count().max(8) + 2);
    let mut terms = view.telling().peekable();
    if terms.peek().is_some() {
        let [first, second] = &names;
        let _ = writeln!(
            text,
            "\n  {:<26}{first:>w$}{second:>v$}",
            "terms that differ most, HP",
            w = widths[0],
            v = widths[1]
        );
    }
    for term in terms {
        let _ = write!(text, "  {:<26}", format!("{} {}", term.section, term.name));
        for (points, width) in term.points.into_iter().zip(widths) {
            let points = points.map_or_else(|| "-".to_owned(), tenths);
            let _ = write!(text, "{points:>width$}");
        }
        text.push('\n');
    }
    if view.plays.iter().any(|row| is_heuristic(&row.play)) {
        let _ = write!(text, "  {HEURISTIC}");
    }
    text.push('\n');
    text.push_str(&rows("How BKG-VI sees it:", &view.expected, view.count));
    text
}

/// Heuristic points to a tenth; nothing has no sign.
fn tenths(points: f64) -> String {
    format!("{:.1}", (10.0 * points).round() / 10.0 + 0.0)
}

/// Two plays with their values, places and state classes.
fn rows(title: &str, plays: &[BkgRanked; 2], count: usize) -> String {
    let mut text = format!("{title}\n\n");
    for row in plays {
        let _ = writeln!(
            text,
            "  {:<22}{:>11}  {:>2} of {count}  {}",
            display_play(&row.play.play),
            worth(&row.play),
            row.rank,
            class_and_wins(&row.play)
        );
    }
    text
}

fn cube(cube: &BkgCube) -> String {
    let source = match cube.win {
        Some(win) => format!("Winning chance {:.1} %, by its bearoff tables", 100.0 * win),
        None => "By Keeler's count, beyond its bearoff tables".to_owned(),
    };
    let double = if cube.doubles { "Double" } else { "No double" };
    let take = if cube.takes { "take" } else { "pass" };
    format!("{double}, {take}\n{source}\n")
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use barpoint_bearoff::OneSided;
    use barpoint_engine::{BkgMemory, bkg_hint};
    use barpoint_rules::MatchRules;

    use super::*;

    fn said(id: &str) -> String {
        said_by(Edition::Of1977, id)
    }

    fn said_by(edition: Edition, id: &str) -> String {
        let bkg = edition.program(Arc::new(OneSided::build())).unwrap();
        let state = barpoint_engine::position::named(id, MatchRules::default());
        let state = state.unwrap().state;
        let hint = bkg_hint(&bkg, &state, &BkgMemory::default());
        text(edition, &hint, 2)
    }

    /// Figure 3 of the paper: 2.739 rolls after the better play, 2.748 after the obvious one.
    #[test]
    fn plays_are_shown_with_points_or_rolls() {
        let opening = said("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10");
        assert!(opening.contains("  1. 8/5 6/5"), "{opening}");
        assert!(opening.ends_with(HEURISTIC) && opening.contains(" HP  engaged"));
        let bearing_off = said("XGID=-B-BB--------------d------:0:0:1:62:0:0:0:0:10");
        let mut lines = bearing_off.lines().skip(1);
        let mut next = || lines.next().unwrap_or_default();
        let (first, second) = (next(), next());
        assert!(
            first.contains("4/off 3/1") && first.contains("2.739 rolls"),
            "{first}"
        );
        assert!(
            second.contains("4/2 4/off") && second.contains("2.748 rolls"),
            "{second}"
        );
        assert!(first.contains("bearing off, wins "), "{first}");
        assert!(!bearing_off.contains("HP"), "{bearing_off}");
    }

    /// Every play has an expectation, and the chances that it is made of.
    #[test]
    fn bkg_vi_shows_chances_everywhere() {
        let opening = said_by(
            Edition::Vi,
            "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10",
        );
        let first = opening.lines().nth(1).unwrap_or_default();
        assert!(
            first.contains("  1. 8/5 6/5") && first.contains("two each, wins 5"),
            "{first}"
        );
        assert!(first.contains(" %, gammons "), "{first}");
        assert!(opening.lines().all(|line| line.len() <= 80), "{opening}");
        assert!(!opening.contains("HP"), "{opening}");
        assert!(opening.starts_with("     play              expectation  leads to\n"));
        let engaged = said_by(
            Edition::Vi,
            "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10",
        );
        assert!(
            engaged.starts_with("BKG-VI doubles in races only"),
            "{engaged}"
        );
    }

    /// Two men on the deuce point against one roll: 26 of 36 win at once.
    #[test]
    fn cube_actions_are_shown_in_races_alone() {
        let race = said("XGID=--B---------------------a-:0:0:1:00:0:0:0:0:10");
        assert_eq!(
            race,
            "Double, take\nWinning chance 72.2 %, by its bearoff tables\n"
        );
        let engaged = said("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10");
        assert!(
            engaged.starts_with("BKG doubles in races only"),
            "{engaged}"
        );
    }
}
