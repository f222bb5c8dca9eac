//! An analysed match as a PDF document for screen and paper: who played and how well, the course of the match, the worst
//! errors with their boards, then game by game every move and the errors.

mod alternatives;
mod card;
mod chart;
mod flow;
mod front;
mod games;
mod ink;
mod worst;

use barpoint_draw::{DocumentInfo, ExportError, Palette, Paper, Ruler, pdf_document};
use barpoint_equity::Equity;
use barpoint_record::{Event, MatchRecord, MoveAnalysis, PlayedRoll};
use barpoint_rules::BySide;

use crate::turn::{Turn, turns};
use crate::{About, Report, Scope, Selection, Words, words};
use card::Card;
use flow::Flow;
use ink::Ink;

/// How a document is laid out.
#[derive(Clone, Copy, Debug)]
pub struct PdfSettings<'a> {
    /// The sheets; [`Paper::landscape`] turns them.
    pub paper: Paper,
    /// Colours of the boards. Those of the text follow [`About::scheme`]; the system's scheme is light, as paper is.
    pub palette: &'a Palette,
}

/// Matches as one document. Same input, same bytes.
///
/// # Errors
/// If it cannot be packed.
pub fn pdf(
    matches: &[(&MatchRecord, &About<'_>)],
    selection: &Selection,
    settings: &PdfSettings<'_>,
) -> Result<Vec<u8>, ExportError> {
    let scheme = matches
        .first()
        .map_or(crate::Scheme::Light, |(_, about)| about.scheme);
    let mut flow = Flow::new(settings.paper, Ink::of(scheme));
    let mut titles = Vec::new();
    for (number, (record, about)) in matches.iter().enumerate() {
        if number > 0 {
            flow.set_columns(1);
            flow.new_page();
        }
        flow.set_match(number);
        let document = Document::new(record, about, selection, settings);
        titles.push(document.report.title());
        document.draw(&mut flow);
    }
    let program = matches.first().map_or("", |(_, about)| about.program);
    let title = titles.join("; ");
    let pages = flow.finish(&format!("{title} \u{b7} {program}"));
    let info = DocumentInfo {
        title: &title,
        creator: program,
    };
    pdf_document(&pages, settings.palette, info)
}

/// A decision that lost something.
pub(super) struct Error<'a> {
    turn: &'a Turn<'a>,
    of_cube: bool,
    loss: Equity,
}

impl Error<'_> {
    /// What the player did.
    fn did(&self, names: &BySide<String>, words: &Words) -> String {
        let turn = self.turn;
        let what = match &turn.entry.event {
            _ if self.of_cube && !turn.is_of_cube() => words.text("did-not-double"),
            Event::Double(_) => words.text("did-double"),
            Event::Take(_) => words.text("did-take"),
            Event::Pass(_) => words.text("did-pass"),
            Event::Play(PlayedRoll { play, .. }) if play.is_dance() => words.text("did-dance"),
            _ => made_or_none(turn, words),
        };
        let name = ("name", names[turn.side].as_str().into());
        words.with("did", [name, ("what", what.into())])
    }
}

/// The play of a turn, which may have none.
fn made_or_none(turn: &Turn<'_>, words: &Words) -> String {
    let made = words::play_made(turn);
    made.unwrap_or_else(|| words.text("no-play"))
}

/// What all parts of the document are made from.
struct Document<'a> {
    report: Report<'a>,
    selection: &'a Selection,
    settings: &'a PdfSettings<'a>,
    turns: Vec<Turn<'a>>,
}

impl<'a> Document<'a> {
    fn new(
        record: &'a MatchRecord,
        about: &'a About<'a>,
        selection: &'a Selection,
        settings: &'a PdfSettings<'a>,
    ) -> Self {
        let games = record.games.iter().enumerate();
        let games = games.filter(|(index, _)| selection.has_game(*index));
        let mut turns: Vec<Turn<'_>> = games
            .flat_map(|(index, game)| turns(record, index, game))
            .collect();
        turns.retain(|turn| selection.has_entry(turn.at));
        Self {
            report: Report::new(record, about),
            selection,
            settings,
            turns,
        }
    }

    const fn names(&self) -> &BySide<String> {
        &self.report.names
    }

    fn draw(&self, flow: &mut Flow) {
        let errors = self.errors();
        let columns = if self.settings.paper.is_landscape() {
            2
        } else {
            1
        };
        if matches!(self.selection.scope, Scope::Position(_)) {
            for shown in self.decisions() {
                self.card(flow, &shown);
            }
            return;
        }
        self.front(flow);
        self.worst(flow, &errors);
        flow.set_columns(1);
        flow.new_page();
        flow.set_columns(columns);
        for (index, game) in self.report.record.games.iter().enumerate() {
            if self.selection.has_game(index) {
                self.game(flow, index, game, &errors);
            }
        }
    }

    /// Every decision that lost something and that the selection shows, in the order of play.
    fn errors(&self) -> Vec<Error<'_>> {
        let about = self.report.about;
        let mut errors = self.decisions();
        errors.retain(|error| {
            let (turn, loss) = (error.turn, error.loss);
            let player = self
                .selection
                .player
                .is_none_or(|player| player == turn.side);
            let marks = if error.of_cube {
                &self.selection.cubes.marks
            } else {
                &self.selection.plays.marks
            };
            let mark = about.marks.mark(loss);
            let beaver = error.of_cube && turn.beaver;
            player && !beaver && mark.is_some() && marks.chooses(mark) && self.selection.analysis
        });
        errors
    }

    /// The decisions that are analysed.
    fn decisions(&self) -> Vec<Error<'_>> {
        let mut found = Vec::new();
        for turn in &self.turns {
            if let Some((_, equities)) = turn.cube(self.report.about) {
                let loss = turn.cube_loss(&equities);
                found.push(Error {
                    turn,
                    of_cube: true,
                    loss,
                });
            }
            if turn.entry.event.roll().is_some() {
                let loss = turn
                    .entry
                    .move_analysis
                    .as_deref()
                    .and_then(MoveAnalysis::loss);
                found.push(Error {
                    turn,
                    of_cube: false,
                    loss: loss.unwrap_or(Equity(0.0)),
                });
            }
        }
        found
    }

    fn card_of<'b>(&'b self, ruler: &'b Ruler, ink: Ink, error: &'b Error<'b>) -> Card<'b> {
        Card {
            error,
            names: self.names(),
            about: self.report.about,
            selection: self.selection,
            ink,
            ruler,
        }
    }
}
