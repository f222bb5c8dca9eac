//! `show statistics`, `show matchresult`, `show scoresheet`: what the record of the match counts up to.

use barpoint_app::matches::{counted, statistics_text};
use barpoint_rules::{BySide, Side};

use super::{Call, Handler};
use crate::render::points;
use crate::shell::{Flow, Outcome, Shell};

/// The commands of this file.
pub(super) const HANDLERS: &[(&str, Handler)] = &[
    ("show matchresult", result),
    ("show scoresheet", score_sheet),
    ("show statistics game", of_game),
    ("show statistics match", of_match),
    ("show statistics session", of_match),
];

fn of_game(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let met = shell.engines.met();
    let names = names(shell);
    let game = shell.game()?;
    let number = game.place().game;
    let counted = counted(&game.record, &met);
    let counted = counted.games.get(number).cloned().unwrap_or_default();
    let scale = shell.session.settings.scale();
    write!(call.out, "{}", statistics_text(&counted, &names, scale))?;
    Ok(Flow::Continue)
}

fn of_match(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let met = shell.engines.met();
    let names = names(shell);
    let counted = counted(&shell.game()?.record, &met);
    let text = statistics_text(&counted.total, &names, shell.session.settings.scale());
    write!(call.out, "{text}")?;
    Ok(Flow::Continue)
}

fn names(shell: &Shell) -> BySide<String> {
    BySide::from_fn(|side| shell.session.name(side).to_owned())
}

/// The result of each finished game, and less luck, for player 0: in match-winning chances, or in points.
fn result(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let met = shell.engines.met();
    let name = shell.session.name(Side::White).to_owned();
    let game = shell.game()?;
    let counted = counted(&game.record, &met);
    let is_match = game.record.length > 0;
    let shown = |value: f32| {
        if is_match {
            format!("{:.2}%", 100.0 * (value + 0.5))
        } else {
            format!("{value:+.3}")
        }
    };
    writeln!(call.out, "Actual and luck adjusted results for {name}\n")?;
    writeln!(
        call.out,
        "{:<10} {:>8} {:>13}\n",
        "Game", "Actual", "Luck adj. "
    )?;
    let mut row = |name: String, actual: f32, adjusted: f32| {
        let (actual, adjusted) = (shown(actual), shown(adjusted));
        writeln!(call.out, "{name:>10} {actual:>10} {adjusted:>10}")
    };
    for (index, game) in counted.games.iter().enumerate() {
        for result in &game.results {
            let (actual, adjusted) = (result.actual.get(), result.luck_adjusted.get());
            row(index.to_string(), actual, adjusted)?;
        }
    }
    let total = &counted.total;
    let side = Side::White;
    let (actual, adjusted) = (total.actual_result(side), total.luck_adjusted_result(side));
    row("Final".to_owned(), actual.get(), adjusted.get())?;
    Ok(Flow::Continue)
}

/// The score after each game.
fn score_sheet(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let game = shell.game()?;
    let record = game.record.clone();
    let kind = match record.length {
        0 => "Money Session".to_owned(),
        length => format!("Match to {}", points(u32::from(length))),
    };
    let names = names(shell);
    let (left, right) = (names.white.chars().count(), names.black.chars().count());
    writeln!(call.out, "Score Sheet - {kind}\n")?;
    writeln!(call.out, "{} | {}", names.white, names.black)?;
    writeln!(call.out, "{}", "-".repeat(left + right + 3))?;
    let mut score = record
        .games
        .first()
        .map_or_else(|| BySide::new(0, 0), |game| game.score.map(u32::from));
    for result in record.games.iter().filter_map(|game| game.result) {
        score[result.winner] = score[result.winner].saturating_add(result.points);
        writeln!(call.out, "{:>left$} | {:<right$}", score.white, score.black)?;
    }
    writeln!(call.out)?;
    Ok(Flow::Continue)
}
