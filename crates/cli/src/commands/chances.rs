//! `barpoint chances`: a cube calculation from chances that a person has estimated.

use std::io::Write;

use barpoint_engine::{CubeCalculation, GivenChances, WorthOfGame};
use barpoint_equity::{
    Crawford, CubeAccess, CubeContext, CubeEquities, CubeLife, CubeTheory, Jacoby, JumpVolatility,
    Met, Outcome, Scoring, Volatilities,
};
use barpoint_wire::CalculationReport;
use clap::ValueEnum;

use super::met::{Away, Stage, match_score, parse_cube, stage_words};
use crate::args::{FormatArg, MetArg};
use crate::error::CliError;
use crate::render::{values, window};

/// Calculate a cube decision from chances you estimate
///
/// Five chances of the player on roll before the roll, in percent: to win, to win a gammon, to win a backgammon, to lose
/// a gammon, to lose a backgammon. Each includes those after it of the same side (every backgammon is a gammon, every
/// gammon a win); those left out are 0. Prints what they are worth without the cube, with a live cube and by the cube
/// theory, the proper cube action, and the market windows.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Win, win gammon, win backgammon, lose gammon, lose backgammon
    #[arg(value_name = "PERCENT", required = true, num_args = 1..=5, value_parser = percent)]
    chances: Vec<f32>,
    /// The cube's value
    #[arg(long, default_value_t = 1, value_name = "VALUE", value_parser = parse_cube)]
    cube: u32,
    /// Who owns it
    #[arg(long, value_enum, default_value_t = Owner::Nobody)]
    owner: Owner,
    /// The score, as points each player still needs, the player on roll first: 4-2 [default: money play]
    #[arg(long, value_name = "OWN-THEIR", value_parser = Away::parse)]
    at: Option<Away>,
    /// Which game it is, where just one player needs one point [default: crawford]
    #[arg(long, value_enum, requires = "at")]
    stage: Option<Stage>,
    #[command(flatten)]
    met: MetArg,
    /// Money play by the Jacoby rule: gammons count only after a double has been taken
    #[arg(long, conflicts_with = "at")]
    jacoby: bool,
    /// Money play with beavers
    #[arg(long, conflicts_with = "at")]
    beavers: bool,
    /// Cube efficiency by Janowski's formula, from 0 (dead) to 1 (live); two for a formula with one for each player,
    /// own first [default: 0.68]
    #[arg(long, value_name = "X|OWN,THEIR", value_parser = efficiency, conflicts_with = "jump")]
    efficiency: Option<CubeTheory>,
    /// Average points of games won and lost to take for the live cube, in place of those that follow from the chances
    #[arg(long, value_name = "WON,LOST", value_parser = points, conflicts_with = "jump")]
    points: Option<[f32; 2]>,
    /// Jump volatility by Higgins' model, the mean change of the winning chance in two rolls, from 0 to 0.5; two if it is
    /// on average another than now
    #[arg(long, value_name = "NOW|NOW,AVERAGE", value_parser = jump)]
    jump: Option<CubeTheory>,
    #[command(flatten)]
    format: FormatArg,
}

/// Who may turn the cube.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Owner {
    /// It is centred.
    Nobody,
    /// The player on roll.
    Me,
    /// The opponent.
    Opponent,
}

fn percent(text: &str) -> Result<f32, String> {
    let found = text.trim_end_matches('%').parse().ok();
    found
        .filter(|percent| (0.0..=100.0).contains(percent))
        .ok_or_else(|| format!("expected a chance from 0 to 100 percent, found {text:?}"))
}

/// One number or two.
fn pair<T>(text: &str, read: impl Fn(f32) -> Option<T>) -> Option<(T, Option<T>)> {
    let number = |part: &str| part.trim().parse().ok().and_then(&read);
    match text.split_once(',') {
        None => Some((number(text)?, None)),
        Some((first, second)) => Some((number(first)?, Some(number(second)?))),
    }
}

fn efficiency(text: &str) -> Result<CubeTheory, String> {
    let theory = pair(text, CubeLife::new).map(|found| match found {
        (life, None) => CubeTheory::Janowski(life),
        (own, Some(opponent)) => CubeTheory::Refined { own, opponent },
    });
    theory.ok_or_else(|| {
        format!("expected one or two cube efficiencies from 0 to 1 such as 0.68, found {text:?}")
    })
}

fn points(text: &str) -> Result<[f32; 2], String> {
    let found = pair(text, |points| {
        (1.0..=3.0).contains(&points).then_some(points)
    });
    match found {
        Some((won, Some(lost))) => Ok([won, lost]),
        _ => Err(format!(
            "expected the average points of games won and lost, 1 to 3, such as 1.23,1.2, found {text:?}"
        )),
    }
}

fn jump(text: &str) -> Result<CubeTheory, String> {
    let theory = pair(text, JumpVolatility::new).map(|(local, average)| {
        let average = average.unwrap_or(local);
        CubeTheory::Jump(Volatilities { local, average })
    });
    theory.ok_or_else(|| {
        format!("expected one or two jump volatilities from 0 to 0.5 such as 0.1, found {text:?}")
    })
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let met = args.met.settings().met;
    let found = CubeCalculation::of(&given(args)?, &met);
    if args.format.is_json() {
        return super::print_json(out, &CalculationReport::of(&found, met.name()));
    }
    print(out, &found, &met)
}

fn given(args: &Args) -> Result<GivenChances, CliError> {
    let mut chances = [0.0; 5];
    for (chance, percent) in chances.iter_mut().zip(&args.chances) {
        *chance = percent / 100.0;
    }
    let outcome = Outcome::new(chances).map_err(|error| CliError::Input(error.in_percent()))?;
    let scoring = match args.at {
        Some(away) => match_score(away, args.stage)?.into(),
        None => Scoring::Money {
            jacoby: if args.jacoby { Jacoby::On } else { Jacoby::Off },
            beavers: args.beavers.into(),
        },
    };
    let access = match args.owner {
        Owner::Nobody => CubeAccess::Centred,
        Owner::Me => CubeAccess::OnRoll,
        Owner::Opponent => CubeAccess::Opponent,
    };
    let crawford = scoring
        .match_score()
        .is_some_and(|score| score.crawford == Crawford::Now);
    if crawford && (args.cube > 1 || access != CubeAccess::Centred) {
        let message = "expected a centred cube at 1 in the Crawford game (--stage)";
        return Err(CliError::Input(message.to_owned()));
    }
    let context = CubeContext::new(args.cube, access, scoring);
    let theory = args.efficiency.or(args.jump);
    if args.points.is_some() && matches!(theory, Some(CubeTheory::Refined { .. })) {
        let message = "--points: expected one cube efficiency, found two";
        return Err(CliError::Input(message.to_owned()));
    }
    Ok(GivenChances {
        outcome,
        context: context.map_err(|error| CliError::Input(error.to_string()))?,
        theory: theory.unwrap_or(CubeTheory::Janowski(CubeLife::CONTACT)),
        points: args.points,
    })
}

fn print(out: &mut dyn Write, found: &CubeCalculation, met: &Met) -> Result<(), CliError> {
    let context = found.given.context;
    if let Some(score) = context.scoring.match_score() {
        let (own, theirs) = (score.away, score.opponent_away);
        writeln!(
            out,
            "{}: {own} away against {theirs} away, cube {}{}\n",
            met.name(),
            context.value,
            stage_words(score)
        )?;
    }
    let [won, lost] = found.points;
    writeln!(out, "Average points: {won:.3} a win, {lost:.3} a loss\n")?;
    let theory = theory(&found.given.theory);
    for (name, worth) in [
        ("Cubeless", found.cubeless),
        ("Cubeful, live cube", found.live),
        (theory.as_str(), found.cubeful),
    ] {
        line(out, name, worth)?;
    }
    writeln!(out)?;
    let equities = &found.equities;
    let three = [equities.no_double, equities.double_take, CubeEquities::PASS];
    for (at, (name, equity)) in values::ACTIONS.into_iter().zip(three).enumerate() {
        let mwc = found.mwc.map(|three| three[at]);
        line(out, name, WorthOfGame { equity, mwc })?;
    }
    let stage = context.scoring.match_score().map(|score| score.crawford);
    let action = match stage {
        Some(Crawford::Now) => "no double (the Crawford game)".to_owned(),
        _ => values::verdict_words(found.verdict, equities),
    };
    writeln!(out, "Proper action: {action}")?;
    for (name, points) in ["player on roll", "opponent"]
        .into_iter()
        .zip(&found.windows)
    {
        writeln!(out)?;
        window::print(out, name, points, context)?;
    }
    Ok(())
}

fn line(out: &mut dyn Write, name: &str, worth: WorthOfGame) -> Result<(), CliError> {
    let mwc = worth.mwc.map_or_else(String::new, |mwc| {
        format!("   MWC {:.2} %", 100.0 * mwc.get())
    });
    Ok(writeln!(
        out,
        "  {name:<36} {:>+7.3}{mwc}",
        worth.equity.get()
    )?)
}

fn theory(theory: &CubeTheory) -> String {
    match theory {
        CubeTheory::Janowski(life) => format!("Cubeful, efficiency {:.2}", life.get()),
        CubeTheory::Learned { .. } => "Cubeful, learned efficiencies".to_owned(),
        CubeTheory::Refined { own, opponent } => {
            format!(
                "Cubeful, efficiencies {:.2} and {:.2}",
                own.get(),
                opponent.get()
            )
        }
        CubeTheory::Jump(volatilities) => format!(
            "Cubeful, jumps of {:.3} and {:.3}",
            volatilities.local.get(),
            volatilities.average.get()
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_that_are_none_are_named() {
        assert_eq!(percent("45.4%"), Ok(45.4));
        for wrong in ["101", "-1", "nan", ""] {
            assert!(
                percent(wrong).unwrap_err().contains("0 to 100 percent"),
                "{wrong}"
            );
        }
        for wrong in ["1.1", "0.5,x", "0.1,0.2,0.3", "nan"] {
            assert!(
                efficiency(wrong).is_err() && jump(wrong).is_err(),
                "{wrong}"
            );
        }
        assert!(jump("0.6").is_err());
    }
}
