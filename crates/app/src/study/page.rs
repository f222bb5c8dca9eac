//! Cards in words: as HTML for Anki, as a table for spreadsheets.

use barpoint_engine::{Engine, ReviewedEntry, StoredPlay};
use barpoint_equity::CubeEquities;
use barpoint_record::Depth;
use barpoint_rules::notation::{Xgid, display_play};
use barpoint_study::{Card, Question};

use super::Kept;
use super::judge::analysis;

/// Candidate plays shown.
const MOST_PLAYS: usize = 8;

/// What a card asks.
pub(super) fn question(card: &Card) -> &'static str {
    match card.question() {
        Question::Play => "What would you play?",
        Question::Double => "Double or roll?",
        Question::Answer => "Take or pass?",
    }
}

/// Text in HTML.
pub(super) fn escaped(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    text.replace('>', "&gt;").replace('\n', "<br>")
}

/// The analysis of a card as a table in HTML.
pub(super) fn answer(engine: &Engine, card: &Card) -> String {
    let Ok(reviewed) = analysis(engine, card) else {
        return String::new();
    };
    let rows = rows(&reviewed, card.question());
    let rows = rows.iter().take(MOST_PLAYS).map(|row| {
        let [what, value, how] = row;
        format!(
            "<tr><td>{}</td><td>{value}</td><td>{how}</td></tr>",
            escaped(what)
        )
    });
    format!("<table>{}</table>", rows.collect::<String>())
}

/// What can be done, its equity and where that comes from, the best first.
fn rows(reviewed: &ReviewedEntry, question: Question) -> Vec<[String; 3]> {
    if question == Question::Play {
        let plays = reviewed.plays.iter().flatten();
        return plays.map(play_row).collect();
    }
    let Ok(cube) = &reviewed.cube else {
        return Vec::new();
    };
    let how = depth(cube.depth);
    let equities = &cube.equities;
    let rows = [
        ("No double", equities.no_double),
        ("Double, take", equities.double_take),
        ("Double, pass", CubeEquities::PASS),
    ];
    let rows = rows.map(|(what, equity)| [what.to_owned(), signed(equity.get()), how.clone()]);
    rows.into()
}

fn play_row(play: &StoredPlay) -> [String; 3] {
    let how = match play.std_err {
        Some(error) => format!("{} ±{:.3}", depth(play.depth), error.get()),
        None => depth(play.depth),
    };
    [display_play(&play.play), signed(play.equity.get()), how]
}

fn depth(depth: Depth) -> String {
    match depth {
        Depth::Plies(plies) => format!("{plies}-ply"),
        Depth::Trials(trials) => format!("rollout, {trials} trials"),
    }
}

fn signed(equity: f32) -> String {
    format!("{equity:+.3}").replace('-', "\u{2212}")
}

/// Cards as comma-separated values, one a line, for spreadsheets.
#[must_use]
pub fn table(engine: &Engine, cards: &[Kept]) -> String {
    let mut text =
        String::from("theme,question,position,best,equity,source,note,created,due,answers\n");
    for card in cards {
        let row = &card.row;
        let reviewed = analysis(engine, &row.card).ok();
        let best = reviewed
            .as_ref()
            .and_then(|reviewed| best(reviewed, row.card.question()));
        let (best, equity) = best.unwrap_or_default();
        let due = row.memory.map(|memory| memory.due.to_string());
        let cells = [
            row.phase.name().to_owned(),
            question(&row.card).to_owned(),
            Xgid::of(row.card.state()).to_string(),
            best,
            equity,
            row.source.clone(),
            row.note.clone(),
            row.created.to_string(),
            due.unwrap_or_default(),
            card.answers.len().to_string(),
        ];
        text.push_str(&cells.map(|cell| quoted(&cell)).join(","));
        text.push('\n');
    }
    text
}

/// The best answer and its equity.
fn best(reviewed: &ReviewedEntry, question: Question) -> Option<(String, String)> {
    let zero = |loss: barpoint_equity::Equity| loss.get() < 1e-6;
    if question == Question::Play {
        let play = reviewed.plays.as_ref()?.first()?;
        return Some((
            display_play(&play.play),
            format!("{:.4}", play.equity.get()),
        ));
    }
    let cube = reviewed.cube.as_ref().ok()?;
    let (what, equity) = match question {
        Question::Double if zero(cube.losses.no_double) => ("no double", cube.equities.no_double),
        Question::Double => ("double", cube.equities.double()),
        _ if zero(cube.losses.take) => ("take", cube.equities.double_take),
        _ => ("pass", CubeEquities::PASS),
    };
    Some((what.to_owned(), format!("{:.4}", equity.get())))
}

fn quoted(cell: &str) -> String {
    if cell.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", cell.replace('"', "\"\""))
    } else {
        cell.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_cannot_break_out_of_cells_and_pages() {
        assert_eq!(quoted("a, \"b\""), "\"a, \"\"b\"\"\"");
        assert_eq!(quoted("plain"), "plain");
        assert_eq!(escaped("<b> & c\nd"), "&lt;b&gt; &amp; c<br>d");
    }
}
