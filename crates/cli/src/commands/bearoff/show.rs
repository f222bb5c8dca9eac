//! `barpoint bearoff show`: what the databases say about a position.

use std::io::Write;

use barpoint_bearoff::{HomePosition, Moments, OneSided, PIPS_PER_ROLL, Rolls, TwoSidedEquities};
use barpoint_rules::{Board, notation};

use super::show_hyper;
use crate::databases::{self, Databases};
use crate::error::CliError;
use crate::{cache, position::PositionArgs};

/// Show how many rolls both sides need
///
/// Prints for both sides the chances of bearing off in exactly so many rolls, the mean, the effective
/// pip count (mean rolls x 49/6) and what of it is wasted; winning and gammon chances from the two
/// distributions; and exact equities where a two-sided database has the position. Home positions are
/// always known; for others build a database on more points.
///
/// Of Hypergammon (--hypergammon, or contact with at most three checkers a side) it prints winning and
/// gammon chances and exact equities at money play for every place of the cube.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    position: PositionArgs,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let state = args.position.state()?;
    let board = state.board();
    if let Some(checkers) = show_hyper::game(&state) {
        return show_hyper::run(&state, checkers, out);
    }
    if board.has_contact() {
        return Err(CliError::Job(
            "expected a race without contact, or at most three checkers a side (Hypergammon); \
             databases know no other"
                .to_owned(),
        ));
    }
    let databases = databases::folder()
        .map_or_else(|_| Databases::default(), |folder| Databases::open(&folder));
    for refused in &databases.refused {
        writeln!(out, "not used: {refused}")?;
    }
    let home = cache::one_sided();
    let side = |half: &[u8; 26]| Side::look_up(half, &databases, &home);
    let sides = (side(board.on_roll())?, side(board.opponent())?);
    let exact = databases.two_sided.iter().find_map(|(path, file)| {
        let name = path.file_name()?.to_string_lossy().into_owned();
        Some((name, file.board(board)?))
    });
    print(out, board, &sides, exact)
}

/// What one side needs.
struct Side {
    pips: u32,
    rolls: Rolls,
    moments: Moments,
    source: String,
}

impl Side {
    fn look_up(half: &[u8; 26], databases: &Databases, home: &OneSided) -> Result<Self, CliError> {
        let counts = &half[1..];
        let found = databases.one_sided.iter().find_map(|(path, file)| {
            let name = path.file_name()?.to_string_lossy().into_owned();
            // Without gammons or distributions the table in memory may know more.
            let rolls = file.rolls(counts)?;
            rolls.first.is_some().then_some((rolls, name))
        });
        let table = || {
            let position = HomePosition::of_half(half)?;
            Some((
                home.distribution(position).into(),
                "table in memory".to_owned(),
            ))
        };
        let (rolls, source) = table().or(found).ok_or_else(|| {
            let farthest = (0..half.len()).rev().find(|&p| half[p] > 0).unwrap_or(0);
            let help = if farthest <= 18 {
                format!("barpoint bearoff build --one-sided --points {farthest}")
            } else {
                "databases span 18 points at most".to_owned()
            };
            CliError::Job(format!("no database spans {farthest} points ({help})"))
        })?;
        let pips = (0u32..).zip(half).map(|(p, &n)| p * u32::from(n)).sum();
        Ok(Self {
            pips,
            moments: Moments::of(&rolls.last),
            rolls,
            source,
        })
    }

    fn epc(&self) -> f32 {
        self.moments.mean * PIPS_PER_ROLL
    }
}

fn print(
    out: &mut dyn Write,
    board: &Board,
    (own, theirs): &(Side, Side),
    exact: Option<(String, TwoSidedEquities)>,
) -> Result<(), CliError> {
    writeln!(out, "position {}\n", notation::position_id(board))?;
    writeln!(out, "rolls          on roll   opponent")?;
    distribution(out, &own.rolls.last, &theirs.rolls.last)?;
    let row = |out: &mut dyn Write, name: &str, value: &dyn Fn(&Side) -> f32| {
        writeln!(
            out,
            "{name:<12} {:>9.3} {:>10.3}",
            value(own),
            value(theirs)
        )
    };
    row(out, "mean rolls", &|side| side.moments.mean)?;
    row(out, "deviation", &|side| side.moments.deviation)?;
    row(out, "EPC", &Side::epc)?;
    writeln!(out, "{:<12} {:>9} {:>10}", "pips", own.pips, theirs.pips)?;
    #[expect(clippy::cast_precision_loss, reason = "pips are below 2^24")]
    row(out, "wastage", &|side| side.epc() - side.pips as f32)?;
    let saving = |side: &Side| side.rolls.first.filter(|first| first[0] < 1.0);
    if saving(own).is_some() || saving(theirs).is_some() {
        let certain = |side: &Side| side.rolls.first.unwrap_or_default();
        writeln!(out, "\nrolls to the first checker off")?;
        distribution(out, &certain(own), &certain(theirs))?;
    }
    let chances = own.rolls.outcome(&theirs.rolls);
    writeln!(
        out,
        "\nfrom the two distributions ({}; {}):",
        own.source, theirs.source
    )?;
    writeln!(
        out,
        "  wins {:.2} %, gammons {:.2} %; loses gammons {:.2} %",
        100.0 * chances.win,
        100.0 * chances.win_gammon,
        100.0 * chances.lose_gammon
    )?;
    if let Some((name, equities)) = exact {
        writeln!(out, "exactly ({name}):")?;
        let win = 100.0 * equities.win();
        writeln!(
            out,
            "  wins {win:.2} %, cubeless equity {:+.4}",
            equities.cubeless
        )?;
        if let Some(cubeful) = equities.cubeful {
            let best = cubeful.decided();
            let line = |(own, centred, theirs): (f32, f32, f32)| {
                format!("own cube {own:+.4}, centred {centred:+.4}, opponent's {theirs:+.4}")
            };
            let held = line((cubeful.owned, cubeful.centred, cubeful.opponents));
            writeln!(out, "  money, not doubling:     {held}")?;
            let best = line((best.owned, best.centred, best.opponents));
            writeln!(out, "  money, best cube action: {best}")?;
            let action = |doubles, action: &'static str, none: &'static str| match doubles {
                false => none,
                true if 2.0 * cubeful.opponents >= 1.0 => "cash",
                true => action,
            };
            let double = action(cubeful.doubles(), "double, take", "no double");
            let redouble = action(cubeful.redoubles(), "redouble, take", "no redouble");
            writeln!(out, "  {double}; {redouble}")?;
        }
    }
    Ok(())
}

fn distribution(out: &mut dyn Write, own: &[f32], theirs: &[f32]) -> Result<(), CliError> {
    for (rolls, (&own, &theirs)) in own.iter().zip(theirs).enumerate() {
        if own > 0.0 || theirs > 0.0 {
            let percent = |p: f32| match p {
                0.0 => String::new(),
                p => format!("{:.3}", 100.0 * p),
            };
            let (own, theirs) = (percent(own), percent(theirs));
            writeln!(out, "{rolls:<12} {own:>9} {theirs:>10}")?;
        }
    }
    Ok(())
}
