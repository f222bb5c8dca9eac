//! What several matches come to.

use std::io::Write;
use std::path::Path;

use barpoint_analysis::statistics::statistics;
use barpoint_app::matches::Players;
use barpoint_engine::MatchRecord;
use barpoint_equity::Met;
use barpoint_rules::Side;
use barpoint_wire::{MatchLine, MatchesReport, PlayerTotals, VERSION};

use crate::args::FormatArg;
use crate::error::CliError;
use crate::render::players;

/// Whether a match was analysed by this call.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Work {
    DoneNow,
    /// The analysis was there already.
    DoneBefore,
}

/// The matches of a call, summed up one after the other.
#[derive(Default)]
pub(super) struct Totals {
    players: Players,
    matches: Vec<MatchLine>,
    passed_over: Vec<String>,
    failed: Vec<String>,
}

impl Totals {
    pub(super) fn add(&mut self, record: &MatchRecord, file: &str, met: &Met, work: Work) {
        let counted = statistics(record, met);
        let pr = |side: Side| {
            let player = &counted.total.sides[side];
            player.pr()
        };
        self.matches.push(MatchLine {
            file: file.to_owned(),
            length: record.length,
            players: Side::BOTH.map(|side| record.players[side].name.clone()),
            points: Side::BOTH.map(|side| record.final_points(side)),
            pr: Side::BOTH.map(pr),
            was_done: work == Work::DoneBefore,
        });
        self.players.add(record, &counted);
    }

    pub(super) fn pass_over(&mut self, path: &Path) {
        self.passed_over.push(path.display().to_string());
    }

    pub(super) fn fail(&mut self, error: &CliError) {
        self.failed.push(error.to_string());
    }

    /// The line of the match added last, where lines are printed as they come.
    pub(super) fn print_last(
        &self,
        out: &mut dyn Write,
        format: FormatArg,
    ) -> Result<(), CliError> {
        match self.matches.last() {
            Some(line) if !format.is_json() => players::print_match(out, line),
            _ => Ok(()),
        }
    }

    pub(super) fn report(&self) -> MatchesReport {
        MatchesReport {
            version: VERSION,
            matches: self.matches.clone(),
            players: self
                .players
                .summaries()
                .iter()
                .map(PlayerTotals::from)
                .collect(),
            passed_over: self.passed_over.clone(),
            failed: self.failed.clone(),
        }
    }
}
