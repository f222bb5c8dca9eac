//! `export`, `save`: the match, a game or a position written as whatever barpoint writes.

use std::path::Path;

use barpoint_app::files;
use barpoint_app::matches::{
    Language, ReportForm, ReportMatch, ReportSettings, Scheme, Scope, Selection, StyleSheet,
    exported, format_for, game_file, report,
};
use barpoint_draw::{Paper, THEMES};
use barpoint_engine::MatchRecord;
use barpoint_formats::position;
use barpoint_record::Player;
use barpoint_rules::BySide;

use super::{Call, Handler, selection};
use crate::shell::{Flow, Outcome, Refusal, Shell};

/// The commands of this file.
pub(super) const HANDLERS: &[(&str, Handler)] = &[
    ("export game gam", plain),
    ("export game html", written),
    ("export game latex", written),
    ("export game pdf", written),
    ("export game ps", no_postscript),
    ("export game snowietxt", plain),
    ("export game text", written),
    ("export htmlimages", no_images),
    ("export match html", written),
    ("export match latex", written),
    ("export match mat", plain),
    ("export match pdf", written),
    ("export match ps", no_postscript),
    ("export match snowietxt", plain),
    ("export match text", written),
    ("export position html", written),
    ("export position pos", plain),
    ("export position snowietxt", plain),
    ("export position text", written),
    ("export session html", written),
    ("export session latex", written),
    ("export session text", written),
    ("save game", plain),
    ("save match", plain),
    ("save position", plain),
];

/// The name of the file to be written.
pub(super) fn named(call: &Call<'_>) -> Result<String, Refusal> {
    let name = call.words.clone().text();
    if name.is_empty() {
        let path = call.path;
        return Err(Refusal::new(format!("{path}: expected the name of a file")));
    }
    Ok(name)
}

/// What of the match a command is about.
enum Part {
    Position,
    Game,
    Match,
}

impl Part {
    fn of(path: &str) -> Self {
        match path.split(' ').nth(1) {
            Some("position") => Self::Position,
            Some("game") => Self::Game,
            _ => Self::Match,
        }
    }
}

/// The part of the record.
fn record(shell: &mut Shell, part: &Part) -> Result<MatchRecord, Refusal> {
    let names = BySide::from_fn(|side| shell.session.name(side).to_owned());
    let game = shell.game()?;
    let number = game.place().game;
    let mut record = game.whole_record();
    match part {
        Part::Match => {}
        Part::Game => {
            record.games = record.games.into_iter().skip(number).take(1).collect();
        }
        Part::Position => {
            let players = names.map(|name| Player {
                name,
                ..Player::default()
            });
            record = position::record(&players, &game.state);
        }
    }
    Ok(record)
}

/// The format of a command that writes matches and positions as other programs read them.
fn format_name(path: &str) -> &'static str {
    match path.rsplit(' ').next() {
        Some("gam") => "gam",
        Some("mat") => "mat",
        Some("pos") => "pos",
        Some("snowietxt") if path.contains("position") => "snowie-position",
        Some("snowietxt") => "snowie",
        _ => "sgf",
    }
}

/// Writes a part of the match as other programs read it.
fn plain(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let name = named(call)?;
    let path = Path::new(&name);
    let format = format_for(path, Some(format_name(call.path))).map_err(Refusal::new)?;
    let record = record(shell, &Part::of(call.path))?;
    let bytes = exported(&record, path, format).map_err(Refusal::new)?;
    for lost in format.losses(&record) {
        writeln!(call.out, "{} cannot hold {lost}.", format.name())?;
    }
    files::write_whole(path, &bytes).map_err(Refusal::new)?;
    said(call, &name)
}

pub(super) fn said(call: &mut Call<'_>, name: &str) -> Outcome {
    writeln!(call.out, "Saved in {name}.")?;
    Ok(Flow::Continue)
}

/// Writes a part of the match with its analysis as people read it. Pages and texts are one a game, as in gnubg.
fn written(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let name = named(call)?;
    let part = Part::of(call.path);
    let form = match call.path.rsplit(' ').next() {
        Some("html") => ReportForm::GnubgHtml,
        Some("latex") => ReportForm::Latex,
        Some("pdf") => ReportForm::Pdf,
        _ => ReportForm::Text,
    };
    let mut chosen = selection::chosen(shell);
    let record = match part {
        Part::Position => match shell.game()?.current() {
            Some(at) => {
                chosen.scope = Scope::Position(at);
                record(shell, &Part::Match)?
            }
            None => record(shell, &Part::Position)?,
        },
        _ => record(shell, &part)?,
    };
    if matches!(part, Part::Position) {
        chosen.statistics = false;
    }
    let scopes: Vec<(Scope, String)> =
        if form == ReportForm::Text && matches!(part, Part::Match | Part::Game) {
            let games = 0..record.games.len();
            games
                .map(|game| (Scope::Game(game), game_file(&name, game + 1)))
                .collect()
        } else {
            vec![(chosen.scope, name.clone())]
        };
    let mut files = Vec::new();
    for (scope, name) in scopes {
        let selection = Selection { scope, ..chosen };
        files.extend(reported(shell, &record, &name, form, &selection)?);
    }
    for (name, bytes) in &files {
        files::write_whole(Path::new(name), bytes).map_err(Refusal::new)?;
    }
    let last = files.last().map_or(&name, |(last, _)| last);
    if files.len() > 1 {
        writeln!(call.out, "Saved in {name} to {last}.")?;
        return Ok(Flow::Continue);
    }
    said(call, &name)
}

/// The files of a report by name.
fn reported(
    shell: &Shell,
    record: &MatchRecord,
    name: &str,
    form: ReportForm,
    selection: &Selection,
) -> Result<Vec<(String, Vec<u8>)>, Refusal> {
    let style = match shell.session.settings.kept("export html css") {
        "inline" => StyleSheet::Inline,
        "external" => StyleSheet::File("gnubg.css"),
        _ => StyleSheet::Head,
    };
    let settings = ReportSettings {
        met: None,
        usual: &shell.engines.met(),
        marks: &shell.engines.marks(),
        form,
        selection,
        scheme: Scheme::Light,
        paper: Paper::A4,
        theme: &THEMES[0],
        style,
        language: Language::English,
    };
    let matches = [ReportMatch {
        record,
        analysis: None,
    }];
    let files = report(&matches, name, &settings).map_err(Refusal::new)?;
    Ok(files
        .into_iter()
        .map(|file| (file.name, file.bytes))
        .collect())
}

fn no_postscript(_: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let pdf = call.path.replace(" ps", " pdf");
    Err(Refusal::new(format!(
        "Matches are not written as PostScript: `{pdf}' writes a document."
    )))
}

fn no_images(_: &mut Shell, call: &mut Call<'_>) -> Outcome {
    writeln!(
        call.out,
        "The boards are part of the pages, so that no folder of pictures is needed."
    )?;
    Ok(Flow::Continue)
}
