//! `barpoint explain`: why one play is better than another.

use std::io::Write;

use barpoint_app::{berliner, describe, phrase, position};
use barpoint_engine::{Answer, Edition};
use barpoint_explain::{
    BkgView, CLOSE, CubeExplanation, Explanation, Measured, PlayExplanation, Remark,
};
use barpoint_rules::Play;
use barpoint_rules::notation::display_play;

use super::inquiry::InquiryArgs;
use crate::args::FormatArg;
use crate::error::CliError;
use crate::evaluators::bkg;
use crate::render::{situation, values};

/// Explain why one play is better than another, or what a cube decision rests on
///
/// With a roll, the best play and the next best; with --play the best and the one named, or the two named. What is said was counted
/// (shots, points, checkers behind, rolls that escape) or searched (games and gammons won), speaks for the better play, and
/// accounts for a tenth of the difference or more: chances by their part of the equity, counts by what they were measured to
/// be worth in that phase of the game (docs/theory/explanations.md). Points and anchors that only the better play makes, and
/// checkers that it bears off, are said whatever they are worth. The figures look at one difference from several sides
/// and do not add up. Where nothing simple accounts for it, that is said; what takes a third of the difference back is conceded to the
/// other play.
///
/// Before the roll: the proper cube action and why, as far as the figures license it: the doubling window, what the opponent needs to
/// take, market losers among the 1,296 sequences of two rolls and what doubling gains and costs in them, gammons, the score, how far the
/// chances move. --format json has the position after each reply and each market loser.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    inquiry: InquiryArgs,
    /// A play to compare, once or twice
    #[arg(long = "play", value_name = "PLAY")]
    plays: Vec<String>,
    /// Show what each of the opponent's rolls leaves
    #[arg(long)]
    replies: bool,
    /// Show how BKG of 1977 and BKG-VI see both plays: state class, heuristic points, the terms that differ most, expectation
    #[arg(long)]
    bkg: bool,
    #[command(flatten)]
    format: FormatArg,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let (question, engine) = args.inquiry.open_stopping()?;
    if args.plays.len() > 2 {
        let found = args.plays.len();
        let message = format!("--play: expected at most two plays, found {found}");
        return Err(CliError::Input(message));
    }
    let read = |text: &String| {
        let play = question.state.parse_play(text);
        play.map_err(|error| CliError::Input(format!("--play {text:?}: {error}")))
    };
    let plays: Result<Vec<_>, _> = args.plays.iter().map(read).collect();
    let stop = super::interrupt();
    let answer = position::explain(&engine, &question, &plays?, &mut || super::go_on(stop));
    if super::go_on(stop).is_break() {
        return Err(CliError::Interrupted);
    }
    let answer = answer.map_err(|error| CliError::Input(error.to_string()))?;
    let view = if args.bkg {
        Some(bkg_view(&answer)?)
    } else {
        None
    };
    if args.format.is_json() {
        let report = barpoint_wire::ExplanationReport::from(&answer);
        return super::print_json(out, &report.with_bkg(view.as_ref()));
    }
    situation::state(out, &answer.basis.state)?;
    writeln!(out, "  {}\n", describe::strength(&answer.basis.strength))?;
    match &answer.found {
        Explanation::Cube(found) => cube(out, found)?,
        Explanation::Play(found) => {
            play(out, found)?;
            if args.replies {
                replies(out, found)?;
            }
            if let Some(view) = &view {
                write!(out, "\n{}", berliner::beside(view))?;
            }
        }
    }
    Ok(())
}

/// How BKG sees the plays that were explained.
fn bkg_view(answer: &Answer<Explanation>) -> Result<BkgView, CliError> {
    let [bkg, vi] = [bkg(Edition::Of1977)?, bkg(Edition::Vi)?];
    position::bkg_view([&bkg, &vi], answer)
        .ok_or_else(|| CliError::Input("--bkg: expected a roll to be played".to_owned()))
}

fn cube(out: &mut dyn Write, found: &CubeExplanation) -> Result<(), CliError> {
    values::cube(out, &found.study.hint)?;
    writeln!(out)?;
    for (text, _) in phrase::of_cube(found) {
        writeln!(out, "{}", wrapped(&format!("  {text}"), 2))?;
    }
    Ok(())
}

fn play(out: &mut dyn Write, found: &PlayExplanation) -> Result<(), CliError> {
    let [better, other] = found.plays.map(|play| play.advice);
    for (row, behind) in [(better, 0.0), (other, found.difference.get())] {
        let chances = row.outcome;
        let behind = if behind > 0.0 {
            format!("  (-{behind:.3})")
        } else {
            String::new()
        };
        writeln!(
            out,
            "  {:<22} {:>+6.3}  {:>5.1} % won, gammons {:>4.1} and {:>4.1} %{behind}",
            display_play(&row.play),
            row.cubeful.get(),
            100.0 * chances.win,
            100.0 * chances.win_gammon,
            100.0 * chances.lose_gammon
        )?;
    }
    writeln!(out, "\nWhy {} is better:\n", display_play(&better.play))?;
    if found.difference.get() < CLOSE {
        writeln!(out, "  It is too close to call.")?;
    } else if !found.remarks.iter().any(Remark::is_reason) {
        let what = if found.remarks.is_empty() {
            ""
        } else {
            " What differs:"
        };
        writeln!(out, "  There is no simple reason.{what}")?;
    }
    for said in &found.remarks {
        remark(out, said, &other.play)?;
    }
    if let Some(conceded) = &found.concession {
        writeln!(out, "\nFor {}:\n", display_play(&other.play))?;
        remark(out, conceded, &better.play)?;
    }
    let measured = Measured::SHIPPED;
    let basis = format!(
        "Phase: {}. Counts are weighed by {} pairs of plays, {}.",
        found.phase, measured.pairs, measured.how
    );
    writeln!(out, "\n{}", wrapped(&basis, 0))?;
    Ok(())
}

/// Smaller figures would be shown as nothing.
const LEAST_SHOWN: f32 = 0.0005;

fn remark(out: &mut dyn Write, remark: &Remark, than: &Play) -> Result<(), CliError> {
    let (said, _) = phrase::of_remark(remark, than);
    let share = remark.share.get();
    // What is said though the average says nothing of it has no figure.
    let figure = if share.abs() < LEAST_SHOWN {
        String::new()
    } else {
        format!("{share:+.3}")
    };
    let text = format!("  {figure:>7}  {said}");
    writeln!(out, "{}", wrapped(&text, 11))?;
    Ok(())
}

/// A remark within 80 columns, continued below its words.
fn wrapped(text: &str, indent: usize) -> String {
    const WIDTH: usize = 80;
    let mut lines = String::new();
    let mut column = 0;
    for word in text.split_inclusive(' ') {
        let length = word.chars().count();
        if column + word.trim_end().chars().count() > WIDTH {
            lines.truncate(lines.trim_end().len());
            lines.push('\n');
            lines.push_str(&" ".repeat(indent));
            column = indent;
        }
        lines.push_str(word);
        column += length;
    }
    lines
}

fn replies(out: &mut dyn Write, found: &PlayExplanation) -> Result<(), CliError> {
    let names = found.plays.map(|play| display_play(&play.advice.play));
    writeln!(out, "\n  roll    after {:<22} after {}", names[0], names[1])?;
    let mut rows: Vec<_> = found.replies.iter().collect();
    let gain = |row: &barpoint_explain::ReplyTo| row.equities[0].get() - row.equities[1].get();
    rows.sort_by(|a, b| gain(b).total_cmp(&gain(a)));
    for row in rows {
        let cell = |k: usize| {
            let play = row.plays[k];
            let name = if play.is_dance() {
                "cannot move".to_owned()
            } else {
                display_play(&play)
            };
            format!("{:>+7.3} {name:<20}", row.equities[k].get())
        };
        let line = format!("  {:<5} {} {}", row.roll.to_string(), cell(0), cell(1));
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}
