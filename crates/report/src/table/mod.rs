//! A table of decisions for spreadsheets: a row for every checker play and every cube action that is analysed.

mod decision;
mod opinion;

use barpoint_equity::{Equity, Stakes};
use barpoint_record::{Luck, MatchRecord};
use barpoint_rules::BySide;
use barpoint_rules::notation::{GnubgId, Xgid};

use crate::turn::{Turn, names, turns};
use crate::{About, Selection};
use decision::Decision;

/// The columns that every table has; those of other analysts follow.
const COLUMNS: [&str; 32] = [
    "match",
    "white",
    "black",
    "length",
    "game",
    "move",
    "player",
    "opponent",
    "away",
    "opponent away",
    "crawford",
    "cube",
    "cube owner",
    "kind",
    "dice",
    "position id",
    "match id",
    "xgid",
    "played",
    "best",
    "loss emg",
    "loss mwc",
    "equity played",
    "equity best",
    "no double",
    "double take",
    "win",
    "win gammon",
    "lose gammon",
    "luck",
    "mark",
    "level",
];

/// A table of the decisions of matches: CSV as in RFC 4180 with a row of names. Losses, equities and luck are points per
/// cube, EMG in matches; chances are between 0 and 1; what is not known is empty.
///
/// # Errors
/// If the table cannot be written into memory.
pub fn decisions_csv(
    matches: &[(&MatchRecord, &About<'_>)],
    selection: &Selection,
) -> Result<String, TableError> {
    let analysts = analysts(matches);
    let mut writer = csv::WriterBuilder::new()
        .terminator(csv::Terminator::CRLF)
        .from_writer(Vec::new());
    let mut header: Vec<String> = COLUMNS.map(str::to_owned).into();
    for name in &analysts {
        header.extend(["best", "loss", "level"].map(|what| format!("{name}: {what}")));
    }
    writer.write_record(&header)?;
    for (number, &(record, about)) in (1..).zip(matches) {
        let table = Table {
            number,
            record,
            about,
            names: names(record),
            analysts: &analysts,
        };
        for row in table.rows(selection) {
            writer.write_record(&row)?;
        }
    }
    let bytes = writer.into_inner();
    let bytes = bytes.map_err(|error| TableError(error.to_string()))?;
    String::from_utf8(bytes).map_err(|error| TableError(error.to_string()))
}

/// Why there is no table.
#[derive(Debug, thiserror::Error)]
#[error("cannot write the table: {0}")]
pub struct TableError(String);

impl From<csv::Error> for TableError {
    fn from(error: csv::Error) -> Self {
        Self(error.to_string())
    }
}

/// The names of all other analysts, in the order in which they come.
fn analysts(matches: &[(&MatchRecord, &About<'_>)]) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for (record, _) in matches {
        for analyst in &record.analysts {
            if !names.contains(&analyst.software.name) {
                names.push(analyst.software.name.clone());
            }
        }
    }
    names
}

struct Table<'a> {
    number: usize,
    record: &'a MatchRecord,
    about: &'a About<'a>,
    names: BySide<String>,
    analysts: &'a [String],
}

impl Table<'_> {
    fn rows(&self, selection: &Selection) -> Vec<Vec<String>> {
        let mut rows = Vec::new();
        for (index, game) in self.record.games.iter().enumerate() {
            if !selection.has_game(index) {
                continue;
            }
            for turn in turns(self.record, index, game) {
                let of_player = selection.player.is_none_or(|player| player == turn.side);
                if of_player && selection.has_entry(turn.at) {
                    if turn.shows_cube(self.about, selection) && !turn.beaver {
                        rows.extend(self.cube(&turn).map(|found| self.row(&turn, &found)));
                    }
                    if turn.shows_play(self.about, selection) {
                        let found = self.play(&turn);
                        rows.push(self.row(&turn, &found));
                    }
                }
            }
        }
        rows
    }

    fn row(&self, turn: &Turn<'_>, found: &Decision) -> Vec<String> {
        let of_play = found.kind == "play";
        let state = if of_play { turn.shown } else { turn.before };
        let id = GnubgId::of(&state).to_string();
        let (position, game) = id.split_once(':').unwrap_or((&id, ""));
        let away = |side| {
            state
                .away(side)
                .map_or_else(String::new, |away| away.to_string())
        };
        let owner = match state.cube().owner() {
            barpoint_rules::CubeOwner::Centred => "",
            barpoint_rules::CubeOwner::Owned(side) => &self.names[side],
        };
        let roll = turn.entry.event.roll().filter(|_| of_play);
        let luck = turn.entry.luck.and_then(Luck::known).filter(|_| of_play);
        let number = |value: Option<f32>| value.map_or_else(String::new, figure);
        let [win, gammon, _, lose_gammon, _] =
            found.chances.map_or([None; 5], |chances| chances.map(Some));
        let lost = found.loss.map(Equity::get);
        let crawford = state.crawford() == barpoint_rules::Crawford::Now;
        let mut row = vec![
            self.number.to_string(),
            self.names.white.clone(),
            self.names.black.clone(),
            self.record.length.to_string(),
            (turn.at.game + 1).to_string(),
            turn.number.to_string(),
            self.names[turn.side].clone(),
            self.names[turn.side.other()].clone(),
            away(turn.side),
            away(turn.side.other()),
            if crawford { "yes" } else { "" }.to_owned(),
            state.cube().value().to_string(),
            owner.to_owned(),
            found.kind.to_owned(),
            roll.map_or_else(String::new, |roll| roll.to_string()),
            position.to_owned(),
            game.to_owned(),
            Xgid::of(&state).to_string(),
            found.played.clone(),
            found.best.clone(),
            number(lost),
            number(
                found
                    .loss
                    .and_then(|loss| chance(loss, turn.stakes(self.about))),
            ),
        ];
        row.extend(found.equities.map(number));
        row.extend([win, gammon, lose_gammon].map(number));
        row.push(number(luck.map(Equity::get)));
        row.extend([found.mark.to_owned(), found.level.clone()]);
        for name in self.analysts {
            row.extend(self.opinion(turn, of_play, name));
        }
        row
    }
}

/// A loss as match-winning chance; `None` in money play.
fn chance(loss: Equity, stakes: Option<Stakes>) -> Option<f32> {
    let stakes = stakes?;
    let all = stakes.denormalise(Equity(0.0)).get() - stakes.denormalise(Equity(-1.0)).get();
    Some(Equity::narrowed(f64::from(loss.get()) * all).get())
}

fn figure(value: f32) -> String {
    // No spreadsheet needs the sign of nothing.
    let text = format!("{value:.4}");
    if text == "-0.0000" {
        "0.0000".to_owned()
    } else {
        text
    }
}
