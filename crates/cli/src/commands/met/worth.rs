//! What a score is worth, as text.

use std::io::Write;

use barpoint_app::met::{ScoreWorth, Useless};
use barpoint_equity::GammonValue;

use super::score::stage_words;
use crate::error::CliError;
use crate::render::window;
use crate::render::wrap;

/// Prints what a score is worth.
pub(super) fn print(out: &mut dyn Write, worth: &ScoreWorth) -> Result<(), CliError> {
    results(out, worth)?;
    scale(out, worth)?;
    gammon_values(out, worth)?;
    windows(out, worth)
}

/// The score, and the match-winning chances after each result.
fn results(out: &mut dyn Write, worth: &ScoreWorth) -> Result<(), CliError> {
    let score = worth.place.score;
    writeln!(
        out,
        "{}: {} away against {} away, cube {}{}",
        worth.met,
        score.away,
        score.opponent_away,
        worth.place.cube,
        stage_words(score)
    )?;
    writeln!(out, "MWC now {:.4} %\n", 100.0 * worth.mwc.get())?;
    writeln!(out, "                points   MWC won   MWC lost")?;
    for (name, result) in ["plain", "gammon", "backgammon"].iter().zip(worth.results) {
        writeln!(
            out,
            "  {name:<12} {:>7}  {:>8.4}   {:>8.4}",
            result.points,
            100.0 * result.won.get(),
            100.0 * result.lost.get()
        )?;
    }
    Ok(())
}

/// EMG and MWC in terms of each other.
fn scale(out: &mut dyn Write, worth: &ScoreWorth) -> Result<(), CliError> {
    let Some(scale) = &worth.scale else {
        return Ok(());
    };
    let [worst, even, best] = scale.mwc.map(|mwc| 100.0 * mwc.get());
    writeln!(
        out,
        "\n  EMG -1 is {worst:.4} % MWC, 0 is {even:.4}, +1 is {best:.4}"
    )?;
    if let Some(emg) = scale.emg {
        let [none, half, all] = emg.map(|emg| figure(emg.get().into()));
        writeln!(
            out,
            "  MWC 0 % is {none} EMG, 50 % is {half}, 100 % is {all}"
        )?;
        let unsigned = |value| figure(value).trim_start_matches('+').to_owned();
        writeln!(
            out,
            "  1 EMG = {} % MWC, 1 % MWC = {} EMG",
            unsigned(100.0 * scale.unit),
            unsigned(0.01 / scale.unit)
        )?;
    }
    Ok(writeln!(out)?)
}

/// A signed number with four decimals, or, very large or small, with as many digits.
fn figure(value: f64) -> String {
    if value == 0.0 || (0.01..1e5).contains(&value.abs()) {
        format!("{value:+.4}")
    } else {
        format!("{value:+.4e}")
    }
}

fn gammon_values(out: &mut dyn Write, worth: &ScoreWorth) -> Result<(), CliError> {
    for (name, value) in ["you ", "they"].into_iter().zip(worth.gammon_values) {
        let GammonValue { gammon, backgammon } = value;
        // gnubg's prices: twice the step from the lesser result.
        writeln!(
            out,
            "  {name}  gammon value {gammon:.5} (price {:.5})\n        backgammon value {backgammon:.5} (price {:.5})",
            2.0 * gammon,
            2.0 * (backgammon - gammon)
        )?;
    }
    Ok(())
}

/// The market windows of both players, or why there is none.
fn windows(out: &mut dyn Write, worth: &ScoreWorth) -> Result<(), CliError> {
    writeln!(out)?;
    for line in wrap(&rates(worth.place.gammons), "  ") {
        writeln!(out, "{line}")?;
    }
    let both = worth.windows.iter().zip(worth.useless);
    for (name, (window, useless)) in ["you", "they"].into_iter().zip(both) {
        writeln!(out)?;
        match useless {
            Some(why) => writeln!(
                out,
                "Market window, {name}: none, {}",
                words(why, worth.place.cube)
            )?,
            None => window::print(out, name, window, worth.place.context())?,
        }
    }
    Ok(())
}

/// What the windows assume about gammons.
fn rates(gammons: [f32; 2]) -> String {
    let [own, theirs] = gammons.map(|rate| 100.0 * rate);
    if gammons == [0.0, 0.0] {
        return "Windows without gammons (--gammons OWN,THEIR sets both gammon rates)".to_owned();
    }
    format!(
        "Windows with gammons in {own:.2} % of your wins and {theirs:.2} % of theirs, no backgammons"
    )
}

fn words(useless: Useless, cube: u32) -> String {
    match useless {
        Useless::Crawford => "neither player may double in the Crawford game".to_owned(),
        Useless::DoubleMatchPoint => "at double match point the cube is useless".to_owned(),
        Useless::Enough if cube == 1 => {
            "the cube is useless: 1 point wins the match already".to_owned()
        }
        Useless::Enough => format!("the cube is useless: {cube} points win the match already"),
    }
}
