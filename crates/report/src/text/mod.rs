//! A record as plain text, in the shape of gnubg's text export: the same lines in the same order with the same numbers, so
//! that what reads those reads these.

mod board;
mod cube;
mod plays;

use barpoint_analysis::EntryIndex;
use barpoint_analysis::statistics::{Scale, Statistics, scaled_sections, statistics};
use barpoint_record::{GameRecord, MatchRecord, Replay};
use barpoint_rules::{BySide, Side};

use crate::turn::{Turn, names, turns};
use crate::{About, Selection, words};

/// A match as one text.
#[must_use]
pub fn text(record: &MatchRecord, about: &About<'_>, selection: &Selection) -> String {
    text_games(record, about, selection).concat()
}

/// The games of a match, each as a text of its own, as gnubg writes them to files ([`crate::game_file`] names those).
#[must_use]
pub fn text_games(record: &MatchRecord, about: &About<'_>, selection: &Selection) -> Vec<String> {
    let writer = Writer {
        record,
        about,
        selection,
        names: names(record),
    };
    let chosen = record.games.iter().enumerate();
    let chosen = chosen.filter(|(index, _)| selection.has_game(*index));
    chosen
        .map(|(index, game)| writer.game(index, game))
        .collect()
}

/// What is stored of one move or cube action: its cube decision, what was wrong, its plays. Empty where nothing is.
#[must_use]
pub fn text_entry(
    record: &MatchRecord,
    about: &About<'_>,
    selection: &Selection,
    at: EntryIndex,
) -> String {
    let Some(game) = record.games.get(at.game) else {
        return String::new();
    };
    let turns = turns(record, at.game, game);
    let Some(turn) = turns.iter().find(|turn| turn.at == at) else {
        return String::new();
    };
    let names = names(record);
    analysis(turn, &names, about, selection)
}

/// The analysis of a turn.
fn analysis(
    turn: &Turn<'_>,
    names: &BySide<String>,
    about: &About<'_>,
    selection: &Selection,
) -> String {
    let mut text = cube::cube(turn, names, about, selection);
    text.push_str(&plays::alerts(turn, about));
    if turn.shows_play(about, selection) {
        text.push_str(&plays::plays(turn, about, selection));
    }
    text
}

struct Writer<'a> {
    record: &'a MatchRecord,
    about: &'a About<'a>,
    selection: &'a Selection,
    names: BySide<String>,
}

impl Writer<'_> {
    fn game(&self, index: usize, game: &GameRecord) -> String {
        let mut text = String::new();
        if let Ok(start) = Replay::new(self.record, game) {
            let score = words::score(&self.names, index, game, start.state());
            put_line!(text, "{score}\n");
        }
        if self.selection.match_info {
            text.push_str(&self.match_info());
        }
        for turn in turns(self.record, index, game) {
            if self.selection.has_entry(turn.at) {
                text.push_str(&self.turn(&turn));
            }
        }
        let whole = !matches!(self.selection.scope, crate::Scope::Position(_));
        if whole {
            if let Some(result) = game.result {
                put_line!(text, "{}\n", words::result(&self.names, result));
            } else {
                text.push_str("\n\n");
            }
            if self.selection.statistics {
                text.push_str(&self.statistics(index));
            }
        }
        put_line!(text, "Output generated\n by {}\n", self.about.program);
        text.retain(|c| c == '\n' || !c.is_control());
        text
    }

    fn match_info(&self) -> String {
        let mut text = String::from("Match Information:\n");
        for (name, fact) in words::match_info(self.record, &self.names) {
            put_line!(text, "{name}: {}", one_line(&fact));
        }
        if let Some(comment) = &self.record.info.comment {
            put_line!(text, "Comments: {comment}");
        }
        text.push('\n');
        text
    }

    fn turn(&self, turn: &Turn<'_>) -> String {
        let (about, selection) = (self.about, self.selection);
        let header = words::header(turn, &self.names);
        let mut text = format!("Move number {}:  {header}\n\n", turn.number);
        if selection.board_at(turn.number) {
            for line in board::lines(&turn.shown, &self.names) {
                put_line!(text, "{line}");
            }
            let pips = |side: Side| turn.shown.board_of(side).pip_count();
            let (white, black) = (pips(Side::White), pips(Side::Black));
            put_line!(text, "Pip counts: O {white}, X {black}\n");
        }
        if let Some(action) = words::action(turn, &self.names) {
            put_line!(text, "* {action}");
        }
        let of_player = selection.player.is_none_or(|player| player == turn.side);
        if selection.analysis && of_player {
            text.push_str(&analysis(turn, &self.names, about, selection));
        }
        if turn.entry.event.roll().is_some() {
            text.push_str("\n\n");
        } else if turn.entry.cube_analysis.is_none() {
            text.push('\n');
        }
        if let Some(comment) = turn.entry.comment.as_ref().filter(|_| selection.comments) {
            put_line!(text, "Annotation:\n{comment}");
        }
        text
    }

    fn statistics(&self, index: usize) -> String {
        let counted = statistics(self.record, self.about.met);
        let Some(game) = counted.games.get(index) else {
            return String::new();
        };
        let mut text = format!("Game statistics for game {}\n\n", index + 1);
        text.push_str(&self.table(game));
        if index + 1 == self.record.games.len() {
            put_line!(text, "{}\n", words::statistics_of_all(self.record));
            text.push_str(&self.table(&counted.total));
        }
        text
    }

    fn table(&self, counted: &Statistics) -> String {
        text_statistics(counted, &self.names, Scale::default()) + "\n\n\n"
    }
}

/// Statistics as gnubg shows them: labels in 41 columns, each player's figures in 24.
#[must_use]
pub fn text_statistics(counted: &Statistics, names: &BySide<String>, scale: Scale) -> String {
    let row = |label: &str, values: &BySide<String>| {
        format!("{label:<41}{:<24}{:<23}\n", values.white, values.black)
    };
    let mut text = row("Player", names);
    for section in scaled_sections(counted, scale) {
        put_line!(text, "\n{}\n", section.kind.title());
        for line in &section.rows {
            text.push_str(&row(&line.label, &line.values));
        }
        text.push('\n');
    }
    text
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
