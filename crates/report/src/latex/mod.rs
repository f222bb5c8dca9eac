//! A match as a LaTeX document with its boards drawn by `TikZ`.

mod decision;
mod preamble;

use barpoint_analysis::statistics::{Statistics, sections, statistics};
use barpoint_draw::{
    BoardView, Captions, Orientation, Palette, Paper, PictureOptions, board_tikz, latex_text,
};
use barpoint_record::{GameRecord, MatchRecord, Replay};
use barpoint_rules::BySide;
use barpoint_rules::notation::GnubgId;

use crate::turn::{Turn, names, turns};
use crate::{About, Selection, words};

/// How a LaTeX document is laid out.
#[derive(Clone, Copy, Debug)]
pub struct LatexSettings<'a> {
    /// The sheets.
    pub paper: Paper,
    /// Colours of the boards.
    pub palette: &'a Palette,
}

/// Matches as one LaTeX document for `pdflatex`, `xelatex` or `lualatex`. Needs the packages geometry, fontenc, textcomp and
/// `tikz` (fontspec in place of fontenc for the latter two programs), which every distribution has.
#[must_use]
pub fn latex(
    matches: &[(&MatchRecord, &About<'_>)],
    selection: &Selection,
    settings: &LatexSettings<'_>,
) -> String {
    let mut body = String::new();
    for (record, about) in matches {
        let writer = Writer {
            record,
            about,
            selection,
            names: names(record),
        };
        body.push_str(&writer.all());
    }
    let preamble = preamble::preamble(&body, settings.paper, settings.palette);
    format!("{preamble}\\begin{{document}}\n{body}\\end{{document}}\n")
}

struct Writer<'a> {
    record: &'a MatchRecord,
    about: &'a About<'a>,
    selection: &'a Selection,
    names: BySide<String>,
}

impl Writer<'_> {
    fn all(&self) -> String {
        let [white, black] = [&self.names.white, &self.names.black].map(|name| latex_text(name));
        let mut text = format!("\\section*{{{white} -- {black}}}\n");
        if self.selection.match_info {
            text.push_str(&self.match_info());
        }
        let games = self.record.games.iter().enumerate();
        for (index, game) in games.filter(|(index, _)| self.selection.has_game(*index)) {
            text.push_str(&self.game(index, game));
        }
        let program = latex_text(self.about.program);
        put_line!(
            text,
            "\\par\\bigskip\\hrule\\smallskip{{\\footnotesize Written by {program}}}\\clearpage"
        );
        text
    }

    fn match_info(&self) -> String {
        let facts = words::match_info(self.record, &self.names);
        let mut text = String::new();
        if !facts.is_empty() {
            text.push_str("\\begin{tabular}{ll}\n");
            for (name, fact) in facts {
                let [name, fact] = [name, fact].map(|words| latex_text(&words));
                put_line!(text, "{name} & {fact} \\\\");
            }
            text.push_str("\\end{tabular}\\par\n");
        }
        if let Some(comment) = &self.record.info.comment {
            text.push_str(&paragraphs(comment));
        }
        text
    }

    fn game(&self, index: usize, game: &GameRecord) -> String {
        let mut text = format!("\\subsection*{{Game {}}}\n", index + 1);
        if let Ok(start) = Replay::new(self.record, game) {
            let score = words::score(&self.names, index, game, start.state());
            put_line!(text, "{}\\par", latex_text(&score));
        }
        for turn in turns(self.record, index, game) {
            if self.selection.has_entry(turn.at) {
                text.push_str(&self.turn(&turn));
            }
        }
        if !matches!(self.selection.scope, crate::Scope::Position(_)) {
            if let Some(result) = game.result {
                let result = latex_text(&words::result(&self.names, result));
                put_line!(text, "\\begin{{center}}\\textbf{{{result}}}\\end{{center}}");
            }
            if self.selection.statistics {
                text.push_str(&self.statistics(index));
            }
        }
        text
    }

    fn turn(&self, turn: &Turn<'_>) -> String {
        let header = latex_text(&words::header(turn, &self.names));
        // What belongs together stays on one page if it fits.
        let mut text = format!(
            "\\par\\medskip\\noindent\\begin{{minipage}}{{\\linewidth}}\\setlength{{\\parskip}}{{4pt}}\n\\textbf{{Move number {}:}} {header}\\par\n",
            turn.number
        );
        let board = self.selection.board_at(turn.number);
        if board {
            // The board on the left, everything else beside it.
            put_line!(
                text,
                "\\begin{{minipage}}[t]{{0.42\\linewidth}}\\vspace{{0pt}}\n{}\\end{{minipage}}\\hfill\\begin{{minipage}}[t]{{0.56\\linewidth}}\\vspace{{0pt}}\\setlength{{\\parskip}}{{4pt}}",
                self.board(turn)
            );
        }
        if let Some(action) = words::action(turn, &self.names) {
            put_line!(text, "$\\bullet$ {}\\par", latex_text(&action));
        }
        let of_player = self
            .selection
            .player
            .is_none_or(|player| player == turn.side);
        if self.selection.analysis && of_player {
            text.push_str(&self.cube(turn));
            text.push_str(&self.alerts(turn));
            text.push_str(&self.plays(turn));
        }
        if board {
            text.push_str("\\end{minipage}\n");
        }
        text.push_str("\\end{minipage}\\par\n");
        if let Some(comment) = turn
            .entry
            .comment
            .as_ref()
            .filter(|_| self.selection.comments)
        {
            text.push_str(&paragraphs(comment));
        }
        text
    }

    fn board(&self, turn: &Turn<'_>) -> String {
        let view = BoardView::of(&turn.shown, self.names.clone());
        let options = PictureOptions {
            orientation: Orientation::USUAL,
            captions: Captions::Players,
            play: None,
        };
        let id = GnubgId::of(&turn.shown).to_string();
        let (position, game) = id.split_once(':').unwrap_or((&id, ""));
        let [position, game] = [position, game].map(latex_text);
        format!(
            "\\bpboard{{%\n{}\\\\{{\\scriptsize Position ID \\texttt{{{position}}} Match ID \\texttt{{{game}}}}}}}\n",
            board_tikz(&view, &options)
        )
    }

    fn statistics(&self, index: usize) -> String {
        let counted = statistics(self.record, self.about.met);
        let Some(game) = counted.games.get(index) else {
            return String::new();
        };
        let mut text = self.table(&format!("Game statistics for game {}", index + 1), game);
        if index + 1 == self.record.games.len() {
            text.push_str(&self.table(words::statistics_of_all(self.record), &counted.total));
        }
        text
    }

    fn table(&self, title: &str, counted: &Statistics) -> String {
        let [white, black] = [&self.names.white, &self.names.black].map(|name| latex_text(name));
        let mut text = format!(
            "\\par\\medskip\\noindent\\begin{{minipage}}{{\\linewidth}}\\footnotesize\\begin{{tabular}}{{lrr}}\n\\textbf{{{title}}} & \\textbf{{{white}}} & \\textbf{{{black}}} \\\\\n"
        );
        for section in sections(counted) {
            let title = latex_text(section.kind.title());
            put_line!(
                text,
                "\\hline\\multicolumn{{3}}{{l}}{{\\textit{{{title}}}}} \\\\"
            );
            for row in &section.rows {
                let BySide { white, black } = &row.values;
                let cells = [row.label.as_str(), white.trim(), black.trim()].map(latex_text);
                put_line!(text, "{} \\\\", cells.join(" & "));
            }
        }
        text.push_str("\\end{tabular}\\end{minipage}\\par\n");
        text
    }
}

/// A comment, line by line.
fn paragraphs(comment: &str) -> String {
    let lines = comment
        .lines()
        .map(|line| format!("{}\\par\n", latex_text(line)));
    format!(
        "\\begin{{quote}}\\itshape\n{}\\end{{quote}}\n",
        lines.collect::<String>()
    )
}
