//! What `barpoint judge` found, for people and for programs.

use std::io::Write;

use barpoint_engine::ShortRollout;
use barpoint_lab::judge::{Errors, Report, Score};
use barpoint_rules::notation::position_id;
use barpoint_wire::{ChancesError, JudgeReport, LossDifference, MeanLoss};

use super::print_json;
use crate::args::OutputFormat;
use crate::error::CliError;

/// What was found.
pub(super) struct Judged {
    pub(super) file: String,
    pub(super) plies: u8,
    /// How close choices were rolled out, if they were.
    pub(super) rollout: Option<ShortRollout>,
    /// The settings in words; empty for another engine.
    pub(super) settings: String,
    pub(super) nets: String,
    /// Of another engine: its choices that the file does not value, and the records that it was not asked about.
    /// Beside them what its choices lose where the file values them.
    pub(super) engine: Option<([usize; 2], Score)>,
    pub(super) report: Report,
    /// How that compares with another engine.
    pub(super) than: Option<Than>,
    /// Errors of chances by what the kind of position is about and which it is; of a training run alone.
    pub(super) chances: Vec<(&'static str, &'static str, Errors)>,
    /// What plays in races lose, where a database knows it.
    pub(super) race_plays: Option<Score>,
}

/// What is lost more than by another engine.
pub(super) struct Than {
    /// The engine, as named.
    pub(super) engine: String,
    /// Its choices that the file does not value, and the records that it was not asked about.
    pub(super) left: [usize; 2],
    /// The differences, decision by decision.
    pub(super) report: Report,
}

impl Judged {
    /// Prints it in this format.
    pub(super) fn show(&self, format: OutputFormat, out: &mut dyn Write) -> Result<(), CliError> {
        match format {
            OutputFormat::Json => print_json(out, &self.for_programs()),
            OutputFormat::Text => self.print(out),
        }
    }

    /// The same for programs, in points.
    pub(super) fn for_programs(&self) -> JudgeReport {
        let chances = self.chances.iter().map(|(by, kind, errors)| ChancesError {
            by: (*by).to_owned(),
            kind: (*kind).to_owned(),
            positions: errors.count,
            win: errors.win / 1000.0,
            win_abs: errors.win_abs / 1000.0,
            gammons_abs: errors.gammons_abs / 1000.0,
            equity: errors.equity / 1000.0,
            equity_abs: errors.equity_abs / 1000.0,
        });
        let (file, nets) = (self.file.clone(), self.nets.clone());
        JudgeReport {
            settings: (!self.settings.is_empty()).then(|| self.settings.clone()),
            rollout: self.rollout.map(Into::into),
            listed: self.engine.as_ref().map(|(_, listed)| listed.into()),
            unlisted: self.engine.map(|([unlisted, _], _)| unlisted),
            unasked: self.engine.map(|([_, unasked], _)| unasked),
            than: self.than.as_ref().map(|than| {
                let engine = than.engine.clone();
                LossDifference::of(engine, &than.report)
            }),
            race_plays: self.race_plays.as_ref().map(MeanLoss::from),
            chances: chances.collect(),
            ..JudgeReport::of(file, self.plies, nets, &self.report)
        }
    }

    /// Prints it for people.
    pub(super) fn print(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let Self {
            file,
            settings,
            nets,
            ..
        } = self;
        match self.engine {
            Some(_) => writeln!(out, "{file}, {nets}")?,
            None => writeln!(out, "{file}, {settings}, nets {nets}")?,
        }
        if !self.chances.is_empty() {
            self.print_chances(out)?;
        }
        row(out, "plays in races", self.race_plays.as_ref())?;
        print_rows(
            &self.report,
            self.engine.as_ref().map(|(_, listed)| listed),
            out,
        )?;
        writeln!(out, "ER {}", self.report.total)?;
        print_left(self.engine.map_or([0; 2], |(left, _)| left), out)?;
        if let Some(Than {
            engine,
            left,
            report,
        }) = &self.than
        {
            writeln!(out, "less {engine}")?;
            print_rows(report, None, out)?;
            writeln!(out, "difference {}", report.total)?;
            print_left(*left, out)?;
        }
        Ok(())
    }

    fn print_chances(&self, out: &mut dyn Write) -> Result<(), CliError> {
        writeln!(
            out,
            "  {:<22} {:>8} {:>9} {:>9} {:>9} {:>9} {:>9}",
            "mean error x1000", "n", "win", "|win|", "|gammons|", "equity", "|equity|"
        )?;
        let mut last = "";
        for (kind, answer, row) in &self.chances {
            if *kind != last {
                writeln!(out, "  {kind}")?;
                last = kind;
            }
            writeln!(
                out,
                "    {answer:<20} {:>8} {:>+9.2} {:>9.2} {:>9.2} {:>+9.2} {:>9.2}",
                row.count, row.win, row.win_abs, row.gammons_abs, row.equity, row.equity_abs
            )?;
        }
        Ok(())
    }
}

/// Choices of an engine that the file does not value, and records that it was not asked about.
fn print_left([unlisted, unasked]: [usize; 2], out: &mut dyn Write) -> Result<(), CliError> {
    if unlisted > 0 {
        writeln!(
            out,
            "{unlisted} not in the file, charged as the worst listed"
        )?;
    }
    if unasked > 0 {
        writeln!(out, "{unasked} records without a question to it left out")?;
    }
    Ok(())
}

fn row(out: &mut dyn Write, name: &str, score: Option<&Score>) -> Result<(), CliError> {
    match score {
        Some(score) => Ok(writeln!(out, "  {name:<22} {score}")?),
        None => Ok(()),
    }
}

/// Cube decisions by score, if there are several.
fn print_scores(report: &Report, out: &mut dyn Write) -> Result<(), CliError> {
    if report.scores.len() > 1 {
        writeln!(out, "  both, by score")?;
        for (name, score) in &report.scores {
            writeln!(out, "    {name:<27} {score}")?;
        }
    }
    Ok(())
}

/// The kinds of decisions; of those of an engine also what its choices lose where the file values them.
fn print_rows(
    report: &Report,
    listed: Option<&Score>,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    row(out, "checker plays", report.checker.as_ref())?;
    let listed = listed.filter(|_| report.checker.is_some());
    row(out, "choices in the file", listed)?;
    for (phase, score) in &report.phases {
        row(out, &format!("  {phase}"), Some(score))?;
    }
    row(out, "noise of the rollouts", report.noise.as_ref())?;
    row(out, "doubling decisions", report.doubling.as_ref())?;
    row(out, "take decisions", report.take.as_ref())?;
    print_scores(report, out)?;
    row(out, "noise of the rollouts", report.cube_noise.as_ref())?;
    row(out, "equity error", report.equity_error.as_ref())?;
    if let Some((error, board)) = &report.largest_error {
        let id = position_id(board);
        writeln!(out, "  {:<22} {:.2} in {id}", "largest", 1000.0 * error)?;
    }
    Ok(())
}
