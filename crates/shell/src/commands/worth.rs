//! What scores, gammons and cubes are worth: `eq2mwc`, `mwc2eq`, `show gammonvalues`, `show marketwindow`.

use std::io::Write;

use barpoint_equity::{
    CubeContext, Equity, GammonValues, MarketWindow, Met, MoneyPoints, Mwc, Outcome as Chances,
    Stakes,
};
use barpoint_eval::{CubeModel, CubeUse, SearchSettings};
use barpoint_rules::{MatchState, Side};

use super::{Call, Handler};
use crate::shell::{Flow, Outcome, Refusal, Shell};

/// The commands of this file.
pub(super) const HANDLERS: &[(&str, Handler)] = &[
    ("eq2mwc", to_mwc),
    ("mwc2eq", to_equity),
    ("show gammonvalues", gammon_values),
    ("show marketwindow", market_window),
];

/// The stakes of the game that is on.
fn stakes(shell: &mut Shell) -> Result<Stakes, Refusal> {
    let state = shell.state()?;
    let context = CubeContext::of(&state, state.on_roll());
    let engine = shell.engine()?;
    Stakes::of(&context, engine.met())
        .ok_or_else(|| Refusal::new("This is money play: only matches have match-winning chances."))
}

/// A number that is typed, or another one.
fn figure(call: &mut Call<'_>, usual: f32) -> Result<f32, Refusal> {
    let Some(word) = call.words.next() else {
        return Ok(usual);
    };
    let path = call.path;
    let number = word.trim_end_matches('%').parse();
    let number = number.ok().filter(|number: &f32| number.is_finite());
    let number =
        number.ok_or_else(|| Refusal::new(format!("{path}: expected a number, found `{word}'")))?;
    let is_percent = word.ends_with('%') || (path == "mwc2eq" && number > 1.0);
    Ok(if is_percent { number / 100.0 } else { number })
}

/// The match-winning chance of an equity.
fn to_mwc(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let stakes = stakes(shell)?;
    let asked = Equity(figure(call, 0.0)?);
    let row = |equity: Equity| {
        let mwc = 100.0 * stakes.denormalise(equity).get();
        format!("MWC for equity = {:+.3}: {mwc:6.2}%", equity.get())
    };
    let rows = [Equity(-1.0), Equity(1.0), asked].map(row);
    interpolated(call, rows)
}

/// The equity of a match-winning chance.
fn to_equity(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let stakes = stakes(shell)?;
    let half = stakes.denormalise(Equity(0.0));
    let asked = if call.words.rest().is_empty() {
        half
    } else {
        let asked = f64::from(figure(call, 0.5)?);
        Mwc::new(asked).ok_or_else(|| {
            Refusal::new(format!(
                "mwc2eq: expected a chance from 0 to 100%, found {asked}"
            ))
        })?
    };
    let row = |mwc: Mwc| {
        let (percent, equity) = (100.0 * mwc.get(), stakes.normalise(mwc).get());
        format!("Equity for MWC = {percent:6.2}%: {equity:+.3}")
    };
    let rows = [stakes.lose, stakes.win, asked].map(row);
    interpolated(call, rows)
}

/// Both ends of a line, and a point on it.
fn interpolated(call: &mut Call<'_>, [low, high, asked]: [String; 3]) -> Outcome {
    writeln!(call.out, "{low}\n{high}\nBy linear interpolation:\n{asked}")?;
    Ok(Flow::Continue)
}

/// What gammons and backgammons add to a win of each player.
fn gammon_values(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let state = shell.state()?;
    let engine = shell.engine()?;
    writeln!(
        call.out,
        "{:<17}{:<16}Backgammon value",
        "Player", "Gammon value"
    )?;
    for side in Side::BOTH {
        let context = CubeContext::of(&state, side);
        let worth = GammonValues::of(&context, engine.met()).on_roll;
        let name = shell.session.name(side);
        writeln!(
            call.out,
            "{name:<17}{:<16.5}{:.5}",
            worth.gammon, worth.backgammon
        )?;
    }
    Ok(Flow::Continue)
}

/// Between which winning chances each player doubles and the other takes.
fn market_window(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let state = shell.state()?;
    let engine = shell.engine()?;
    let on_roll = state.on_roll();
    let chances = engine
        .evaluate(
            state.board(),
            CubeContext::of(&state, on_roll),
            SearchSettings::new(0, CubeUse::Cubeful, 1).with_model(CubeModel::Janowski),
        )
        .outcome;
    let of = |side: Side| {
        if side == on_roll {
            chances
        } else {
            chances.flipped()
        }
    };
    for side in Side::BOTH {
        let rate = |part: f32| {
            if of(side).win > 0.0 {
                100.0 * part / of(side).win
            } else {
                0.0
            }
        };
        writeln!(
            call.out,
            "Player {:<25}: gammon rate {:6.2}%, bg rate {:6.2}%",
            shell.session.name(side),
            rate(of(side).win_gammon),
            rate(of(side).win_backgammon)
        )?;
    }
    writeln!(call.out)?;
    for side in Side::BOTH {
        let name = shell.session.name(side);
        window(call.out, name, &of(side), (&state, side), engine.met())?;
    }
    Ok(Flow::Continue)
}

fn window(
    out: &mut dyn Write,
    name: &str,
    chances: &Chances,
    (state, side): (&MatchState, Side),
    met: &Met,
) -> Result<(), Refusal> {
    let context = CubeContext::of(state, side);
    match MarketWindow::of(chances, &context, met) {
        MarketWindow::Money { dead, live } => {
            writeln!(out, "Player {name} cube parameters:\n")?;
            writeln!(out, "{:<29}Dead Cube      Live Cube", "Cube parameter")?;
            for (label, point) in ROWS {
                let (dead, live) = (100.0 * point(&dead), 100.0 * point(&live));
                writeln!(out, "{label:<29}{dead:7.3}%     {live:7.3}%")?;
            }
        }
        MarketWindow::Match {
            dead,
            redoubled,
            live,
        } => {
            writeln!(out, "Player {name} market window:\n")?;
            let mut row = |label: &str, double: f32, cash: f32| {
                let (double, cash) = (100.0 * double, 100.0 * cash);
                writeln!(out, "{label} {double:6.2}% - {cash:6.2}%")
            };
            if let Some(redoubled) = redoubled {
                row(
                    "Dead cube (opponent doesn't redouble):",
                    dead.double,
                    dead.cash,
                )?;
                row(
                    "Dead cube (opponent redoubles):",
                    redoubled.double,
                    redoubled.cash,
                )?;
            } else {
                row("Dead cube:", dead.double, dead.cash)?;
            }
            if let Some(live) = live {
                row("Live cube:", live.double, live.cash)?;
            }
        }
    }
    writeln!(out)?;
    Ok(())
}

/// A point of the window at money play.
type Point = fn(&MoneyPoints) -> f32;

const ROWS: [(&str, Point); 7] = [
    ("Take Point (TP)", |at| at.take),
    ("Beaver Point (BP)", |at| at.beaver),
    ("Raccoon Point (RP)", |at| at.raccoon),
    ("Initial Double Point (IDP)", |at| at.initial_double),
    ("Redouble Point (RDP)", |at| at.redouble),
    ("Cash Point (CP)", |at| at.cash),
    ("Too good Point (TGP)", |at| at.too_good),
];
