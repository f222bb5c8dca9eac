//! What long jobs work with, and what is shown of the place where the match is looked at.

use std::io::Write;

use barpoint_analysis::{AnalysisSettings, Bar};
use barpoint_app::matches::{Selection, entry_text};

use crate::render::advice::USUAL;
use crate::shell::{Refusal, Shell};

impl Shell {
    /// How matches are analysed; the engine marks errors by the thresholds that are set.
    pub(crate) fn analysis_settings(&self) -> AnalysisSettings {
        let analysis = &self.session.settings.analysis;
        let marks = analysis.thresholds.skill();
        if self.engines.marks() != marks {
            self.engines.change(|settings| settings.marks = marks);
        }
        let decisions = &analysis.decisions;
        AnalysisSettings {
            checker: decisions.checker.evaluation.search(),
            filter: decisions.filter,
            cube: decisions.cube.evaluation.search(),
            luck: analysis.luck.search(),
            rollout: None,
            bar: Bar::BestPlay,
        }
    }

    /// How many threads long jobs take.
    pub(crate) const fn threads(&self) -> usize {
        self.session.settings.threads
    }

    /// The board at the place of the record that is looked at, with what is known of the entry there.
    pub(crate) fn show_place(&mut self, out: &mut dyn Write) -> Result<(), Refusal> {
        self.show_board(out)?;
        let (met, marks) = (self.engines.met(), self.engines.marks());
        let game = self.game()?;
        let Some((at, entry)) = game.current().and_then(|at| Some((at, game.entry(at)?))) else {
            return Ok(());
        };
        let mut selection = Selection::GNUBG;
        selection.plays.most = USUAL;
        selection.plays.evaluation_settings = true;
        let text = entry_text(&game.record, at, &met, &marks, &selection);
        writeln!(out, "{}", text.trim_end())?;
        if let Some(comment) = &entry.comment {
            writeln!(out, "{comment}")?;
        }
        Ok(())
    }
}
