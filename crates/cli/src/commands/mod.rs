//! The commands, one file each.

mod analyse;
mod batch;
mod bearoff;
mod bench;
mod bkg;
mod book;
mod calibrate;
mod chances;
mod completions;
mod config;
mod convert;
mod cube;
mod cube_life;
mod dice_check;
mod draw;
mod duel;
mod error_rollouts;
mod eval;
mod evaluation;
mod explain;
mod formats;
mod frontier;
mod hint;
mod http;
mod inquiries;
mod inquiry;
mod interruption;
mod json_list;
mod judge;
mod judged;
mod jump;
mod levels;
mod library;
mod man;
mod met;
mod people;
mod perft;
mod race;
mod reasons;
mod reference;
mod report;
mod resign;
mod rollout;
mod rolls;
mod scoremap;
mod seed;
mod serve;
mod shell;
mod shell_python;
mod shell_start;
mod shell_watch;
mod simulate;
mod study;
mod temperature;
mod theories;
mod train;
mod ubgi;
mod ubgi_check;
mod volatility;

use std::io::Write;
use std::str::FromStr;

use barpoint_app::settings::ColorChoice;
use clap::{Parser, Subcommand};

use crate::error::CliError;
pub(crate) use bearoff::pass as build_pass;
pub(crate) use interruption::{go_on, interrupt, watch_for_interrupts};
use interruption::{stop_now, until};

/// Backgammon analysis you can trust: play, analyse, evaluate.
#[derive(Parser)]
#[command(name = "barpoint", version, max_term_width = 80)]
#[command(
    after_help = "Exit codes: 0 success, 1 the job failed or a file cannot be used (or some of \
    several), 2 wrong arguments or an ID that makes no sense, 130 interrupted."
)]
pub(crate) struct Cli {
    /// When to use colour: auto (on a terminal, unless `NO_COLOR` is set), always or never
    #[arg(long, global = true, value_name = "WHEN", value_parser = ColorChoice::from_str)]
    pub(crate) color: Option<ColorChoice>,
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// What to do.
#[derive(Subcommand)]
pub(crate) enum Command {
    #[command(visible_alias = "analyze")]
    Analyse(analyse::Args),
    Batch(batch::Args),
    Bearoff(bearoff::Args),
    Bench(bench::Args),
    Bkg(bkg::Args),
    Book(book::Args),
    Calibrate(calibrate::Args),
    Chances(chances::Args),
    Completions(completions::Args),
    Config(config::Args),
    Convert(convert::Args),
    Cube(cube::Args),
    DiceCheck(dice_check::Args),
    Draw(Box<draw::Args>),
    Duel(duel::Args),
    Eval(eval::Args),
    Explain(explain::Args),
    Formats(formats::Args),
    Frontier(frontier::Args),
    Hint(hint::Args),
    Http(http::Args),
    Jump(jump::Args),
    Judge(judge::Args),
    Levels(levels::Args),
    Library(library::Args),
    Makebearoff(bearoff::MakeArgs),
    Makehyper(bearoff::MakeHyperArgs),
    Man(man::Args),
    Met(met::Args),
    People(people::Args),
    Perft(perft::Args),
    Race(race::Args),
    Reasons(reasons::Args),
    Reference(reference::Args),
    Report(report::Args),
    Resign(resign::Args),
    Rollout(Box<rollout::Args>),
    Rolls(rolls::Args),
    Scoremap(scoremap::Args),
    Serve(serve::Args),
    Shell(shell::Args),
    Simulate(simulate::Args),
    Ubgi(ubgi::Args),
    UbgiCheck(ubgi_check::Args),
    Study(study::Args),
    Temperature(temperature::Args),
    CubeLife(cube_life::Args),
    Theories(theories::Args),
    Train(train::Args),
    Volatility(volatility::Args),
}

impl Command {
    /// Runs the command, printing to `out`.
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<(), CliError> {
        match self {
            Self::Analyse(args) => analyse::run(&args, out),
            Self::Batch(args) => batch::run(&args, out),
            Self::Bearoff(args) => bearoff::run(&args, out),
            Self::Bench(args) => bench::run(&args, out),
            Self::Bkg(args) => bkg::run(&args, out),
            Self::Book(args) => book::run(&args, out),
            Self::Calibrate(args) => calibrate::run(&args, out),
            Self::Chances(args) => chances::run(&args, out),
            Self::Completions(args) => completions::run(&args, out),
            Self::Config(args) => config::run(&args, out),
            Self::Convert(args) => convert::run(&args, out),
            Self::Cube(args) => cube::run(&args, out),
            Self::DiceCheck(args) => dice_check::run(&args, out),
            Self::Draw(args) => draw::run(&args, out),
            Self::Duel(args) => duel::run(&args, out),
            Self::Explain(args) => explain::run(&args, out),
            Self::Eval(args) => eval::run(&args, out),
            Self::Formats(args) => formats::run(&args, out),
            Self::Hint(args) => hint::run(&args, out),
            Self::Http(args) => http::run(&args, out),
            Self::Jump(args) => jump::run(&args, out),
            Self::Frontier(args) => frontier::run(&args, out),
            Self::Judge(args) => judge::run(&args, out),
            Self::Levels(args) => levels::run(&args, out),
            Self::Library(args) => library::run(&args, out),
            Self::Makebearoff(args) => bearoff::make(&args, out),
            Self::Makehyper(args) => bearoff::make_hyper(&args, out),
            Self::Man(args) => man::run(&args, out),
            Self::Met(args) => met::run(&args, out),
            Self::People(args) => people::run(&args, out),
            Self::Perft(args) => perft::run(&args, out),
            Self::Race(args) => race::run(&args, out),
            Self::Reasons(args) => reasons::run(&args, out),
            Self::Reference(args) => reference::run(&args, out),
            Self::Report(args) => report::run(&args, out),
            Self::Resign(args) => resign::run(&args, out),
            Self::Rollout(args) => rollout::run(&args, out),
            Self::Rolls(args) => rolls::run(&args, out),
            Self::Scoremap(args) => scoremap::run(&args, out),
            Self::Serve(args) => serve::run(&args, out),
            Self::Shell(args) => shell::run(&args, out),
            Self::Simulate(args) => simulate::run(&args, out),
            Self::Ubgi(args) => ubgi::run(&args, out),
            Self::UbgiCheck(args) => ubgi_check::run(&args, out),
            Self::Study(args) => study::run(&args, out),
            Self::Temperature(args) => temperature::run(&args, out),
            Self::CubeLife(args) => cube_life::run(&args, out),
            Self::Theories(args) => theories::run(&args, out),
            Self::Train(args) => train::run(&args, out),
            Self::Volatility(args) => volatility::run(&args, out),
        }
    }
}

/// Prints a value as indented JSON and a line end.
fn print_json(out: &mut dyn Write, value: &impl serde::Serialize) -> Result<(), CliError> {
    serde_json::to_writer_pretty(&mut *out, value).map_err(std::io::Error::from)?;
    Ok(writeln!(out)?)
}
