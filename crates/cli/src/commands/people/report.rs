//! What was found, in words.

use std::io::Write;

use barpoint_human::{Habits, Kind};
use barpoint_lab::people::held_out::{ERRORS, HeldOut};
use barpoint_lab::people::{
    COUNTS, Calibration, Described, Fitted, GAPS, Made, PlayFigures, Sample, describe,
};

use crate::error::CliError;

/// Bounds of the ratings by which players are grouped in tables.
const BANDS: [f64; 5] = [0.0, 6.0, 9.0, 14.0, 100.0];

/// Prints how the players err.
pub(super) fn people(
    sample: &Sample,
    choices: &[Made<'_>],
    out: &mut dyn Write,
) -> Result<(), CliError> {
    let of = |kind| {
        choices
            .iter()
            .filter(|made| made.choice.kind == kind)
            .count()
    };
    writeln!(
        out,
        "{} matches, {} players; {} unforced plays, {} possible doubles, {} answers",
        sample.matches(),
        sample.players().count(),
        of(Kind::Play),
        of(Kind::Double),
        of(Kind::Take)
    )?;
    let bands: Vec<Described> = BANDS
        .windows(2)
        .map(|bounds| describe(choices, (bounds[0], bounds[1])))
        .collect();
    headings(sample, &bands, out)?;
    plays(&bands, out)?;
    cube(&bands, out)
}

/// Prints the bands and how many players are in each.
fn headings(sample: &Sample, bands: &[Described], out: &mut dyn Write) -> Result<(), CliError> {
    write!(out, "\n{:<24}", "players of PR")?;
    for band in bands {
        let name = match (band.from, band.to) {
            (from, to) if to > 99.0 => format!("{from} or more"),
            (from, to) => format!("{from} to {to}"),
        };
        write!(out, "{name:>13}")?;
    }
    write!(out, "\n{:<24}", "players")?;
    for band in bands {
        let within = sample
            .players()
            .filter(|player| (band.from..band.to).contains(&player.pr));
        write!(out, "{:>13}", within.count())?;
    }
    Ok(())
}

/// Prints how plays went.
fn plays(bands: &[Described], out: &mut dyn Write) -> Result<(), CliError> {
    writeln!(
        out,
        "\n\nPlays: PR (errors of 0.02 or more, blunders of 0.08 or more, per 100)"
    )?;
    for at in 0..bands[0].phases.len() {
        let name = bands[0].phases[at].0.name();
        row(out, name, bands.iter().map(|band| &band.phases[at].1))?;
    }
    writeln!(out, "\nBy how far the second best play is behind")?;
    for (at, most) in GAPS.iter().enumerate() {
        let name = if most.is_finite() {
            format!("below {most}")
        } else {
            "more".to_owned()
        };
        row(out, &name, bands.iter().map(|band| &band.gaps[at]))?;
    }
    writeln!(out, "\nBy the number of plays")?;
    for (at, most) in COUNTS.iter().enumerate() {
        let name = if *most < 1000 {
            format!("below {most}")
        } else {
            "more".to_owned()
        };
        row(out, &name, bands.iter().map(|band| &band.counts[at]))?;
    }
    Ok(())
}

/// Prints how cube decisions went.
fn cube(bands: &[Described], out: &mut dyn Write) -> Result<(), CliError> {
    writeln!(
        out,
        "\nCube: errors of 100 where one was possible (mean equity lost by one)"
    )?;
    let sorts = [
        "missed doubles",
        "wrong doubles",
        "wrong takes",
        "wrong passes",
    ];
    for (at, sort) in sorts.iter().enumerate() {
        write!(out, "{sort:<24}")?;
        for band in bands {
            let [count, loss] = band.cube[at];
            write!(out, "{:>13}", format!("{count:.1} ({loss:.3})"))?;
        }
        writeln!(out)?;
    }
    Ok(())
}

fn row<'a>(
    out: &mut dyn Write,
    name: &str,
    figures: impl Iterator<Item = &'a PlayFigures>,
) -> Result<(), CliError> {
    write!(out, "{name:<24}")?;
    for found in figures {
        let (pr, errors, blunders) = (found.pr(), found.errors(), found.blunders());
        write!(
            out,
            "{:>13}",
            format!("{pr:.1} ({errors:.0}, {blunders:.0})")
        )?;
    }
    writeln!(out)?;
    Ok(())
}

/// Prints how well choices were foretold.
pub(super) fn held_out(compared: &[HeldOut], out: &mut dyn Write) -> Result<(), CliError> {
    writeln!(
        out,
        "\nMatches held out: mean log-likelihood of a choice (difference)"
    )?;
    for found in compared {
        let name = match found.kind {
            Kind::Play => "plays",
            Kind::Double => "possible doubles",
            Kind::Take => "answers to doubles",
        };
        writeln!(out, "{} {name}", found.choices)?;
        let own = found.rows.first().map_or(0.0, |row| row.likelihood);
        for row in &found.rows {
            write!(out, "  {:<22}{:>9.4}", row.name, row.likelihood)?;
            if row.std_err > 0.0 {
                write!(
                    out,
                    "  ({:+.4} +- {:.4})",
                    row.likelihood - own,
                    row.std_err
                )?;
            }
            writeln!(out)?;
        }
    }
    let Some(plays) = compared.iter().find(|found| found.kind == Kind::Play) else {
        return Ok(());
    };
    write!(out, "\n{:<26}{:>8}", "of 100 errors", "people")?;
    for row in &plays.rows {
        write!(
            out,
            "{:>11}",
            row.name.split(' ').next().unwrap_or_default()
        )?;
    }
    writeln!(out)?;
    for (at, (name, _)) in ERRORS.iter().enumerate() {
        write!(
            out,
            "{name:<26}{:>8.1}",
            plays.observed.get(at).unwrap_or(&0.0)
        )?;
        for row in &plays.rows {
            write!(out, "{:>11.1}", row.errors.get(at).unwrap_or(&0.0))?;
        }
        writeln!(out)?;
    }
    Ok(())
}

/// Prints the coefficients with their standard errors.
pub(super) fn fitted(fitted: &Fitted, out: &mut dyn Write) -> Result<(), CliError> {
    for (kind, rows) in Kind::ALL.into_iter().zip(&fitted.rows) {
        write!(out, "\n{:<18}", format!("{kind:?}").to_lowercase())?;
        for knot in &fitted.knots {
            write!(out, "{:>15}", format!("PR {knot}"))?;
        }
        writeln!(out)?;
        for (term, cells) in kind.terms().iter().zip(rows) {
            write!(out, "{:<18}", term.name)?;
            for [value, error] in cells {
                write!(out, "{:>15}", format!("{value:.2} +- {error:.2}"))?;
            }
            writeln!(out)?;
        }
    }
    Ok(())
}

/// Prints what equity is multiplied by, and the rating reached without and with it.
pub(super) fn sharpness(
    calibration: &Calibration,
    habits: &Habits,
    sharpness: &[(f32, f32)],
    out: &mut dyn Write,
) -> Result<(), CliError> {
    writeln!(
        out,
        "\n{} decisions judged at 2 plies: PR asked for, as fitted, sharpness, calibrated",
        calibration.decisions()
    )?;
    for &(pr, factor) in sharpness {
        let [plain, sharpened] = [1.0, factor].map(|by| calibration.pr(&habits.at(pr, by)));
        writeln!(out, "{pr:>5} {plain:>7.2} {factor:>7.3} {sharpened:>7.2}")?;
    }
    Ok(())
}
