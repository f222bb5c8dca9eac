//! What bearoff databases say of a position, as text.

use std::io::Write;

use barpoint_bearoff::CubefulEquities;
use barpoint_engine::endgame::{
    CubePlace, ExactRace, HyperCube, HyperPosition, Race, RaceCube, RaceSide,
};
use barpoint_rules::{Roll, notation};

use crate::error::{CliError, visible};

/// Prints a race; `roll` is that of the ID, on which nothing here depends.
pub(crate) fn race(out: &mut dyn Write, race: &Race, roll: Option<Roll>) -> Result<(), CliError> {
    for refused in &race.not_used {
        writeln!(out, "not used: {}", visible(refused))?;
    }
    let before = roll.map(|roll| format!(" before the roll {roll}"));
    let id = notation::position_id(&race.board);
    writeln!(out, "position {id}{}\n", before.unwrap_or_default())?;
    sides(out, &race.on_roll, &race.opponent)?;
    let chances = race.outcome();
    writeln!(
        out,
        "\nfrom the two distributions ({}; {}):",
        race.on_roll.source, race.opponent.source
    )?;
    writeln!(
        out,
        "  wins {:.2} %, gammons {:.2} %; loses gammons {:.2} %",
        100.0 * chances.win,
        100.0 * chances.win_gammon,
        100.0 * chances.lose_gammon
    )?;
    race.exact
        .as_ref()
        .map_or(Ok(()), |found| exact(out, found))
}

/// What both sides need, beside each other.
fn sides(out: &mut dyn Write, own: &RaceSide, theirs: &RaceSide) -> Result<(), CliError> {
    writeln!(out, "rolls          on roll   opponent")?;
    distribution(out, &own.rolls.last, &theirs.rolls.last)?;
    let row = |out: &mut dyn Write, name: &str, value: &dyn Fn(&RaceSide) -> f32| {
        writeln!(
            out,
            "{name:<12} {:>9.3} {:>10.3}",
            value(own),
            value(theirs)
        )
    };
    row(out, "mean rolls", &|side| side.moments.mean)?;
    row(out, "deviation", &|side| side.moments.deviation)?;
    row(out, "EPC", &RaceSide::effective_pips)?;
    writeln!(out, "{:<12} {:>9} {:>10}", "pips", own.pips, theirs.pips)?;
    row(out, "wastage", &RaceSide::wastage)?;
    if own.first_checker().is_some() || theirs.first_checker().is_some() {
        let certain = |side: &RaceSide| side.rolls.first.unwrap_or_default();
        writeln!(out, "\nrolls to the first checker off")?;
        distribution(out, &certain(own), &certain(theirs))?;
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

fn exact(out: &mut dyn Write, found: &ExactRace) -> Result<(), CliError> {
    let equities = &found.equities;
    writeln!(out, "exactly ({}):", found.source)?;
    writeln!(
        out,
        "  wins {:.2} %, cubeless equity {:+.4}",
        100.0 * equities.win(),
        equities.cubeless
    )?;
    let Some(RaceCube {
        not_doubling,
        centred,
        owned,
    }) = &found.cube
    else {
        return Ok(());
    };
    let line = |held: &CubefulEquities| {
        let (own, centred, theirs) = (held.owned, held.centred, held.opponents);
        format!("own cube {own:+.4}, centred {centred:+.4}, opponent's {theirs:+.4}")
    };
    writeln!(out, "  money, not doubling:     {}", line(not_doubling))?;
    writeln!(
        out,
        "  money, best cube action: {}",
        line(&not_doubling.decided())
    )?;
    if let (Some(centred), Some(owned)) = (centred, owned) {
        writeln!(out, "  {centred}; {owned}")?;
    }
    Ok(())
}

/// Prints a position of Hypergammon.
pub(crate) fn hypergammon(out: &mut dyn Write, found: &HyperPosition) -> Result<(), CliError> {
    for reason in &found.not_used {
        writeln!(out, "not used: {}", visible(reason))?;
    }
    let checkers = found.checkers.count();
    writeln!(out, "position {}", notation::position_id(&found.board))?;
    writeln!(
        out,
        "exact Hypergammon database {}, {checkers} {}\n",
        visible(&found.file),
        if checkers == 1 { "checker" } else { "checkers" }
    )?;
    let outcome = found.value.outcome;
    writeln!(out, "   win     wg    wbg     lg    lbg   cubeless")?;
    for chance in outcome.to_array() {
        write!(out, " {chance:.3} ")?;
    }
    writeln!(out, "   {:+.4}\n", outcome.money_equity().get())?;
    writeln!(out, "money, no double")?;
    for HyperCube {
        place,
        equity,
        verdict,
    } in found.cubes()
    {
        let place = match place {
            CubePlace::Owned => "own cube",
            CubePlace::Centred => "centred",
            CubePlace::CentredJacoby => "centred, Jacoby",
            CubePlace::Opponents => "opponent's cube",
        };
        let action = verdict.map_or(String::new(), |verdict| format!("   {verdict}"));
        writeln!(out, "  {place:<16} {:+.4}{action}", equity.get())?;
    }
    Ok(())
}
