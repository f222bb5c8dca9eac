//! `barpoint cube`: one cube decision in every light.

use std::io::Write;

use barpoint_engine::curves::{CubePoints, theory};
use barpoint_engine::{CubeHint, CubeStudy, Engine};
use barpoint_equity::{
    CubeAccess, CubeContext, CubeEquities, CubeLife, CubeTheory, CubeVerdict, Equity, Scoring,
    Stakes,
};
use barpoint_eval::{CubeModel, SearchSettings};
use barpoint_lab::theories::{CubeRollout, roll_out_cube};
use barpoint_rollout::PlayerSettings;
use barpoint_rules::{Decision, MatchState};
use barpoint_wire::{CubeAdvice, CubeReport, PositionInfo, RolledOutCube, StudyReport, class_name};

use super::OutputFormat;
use super::inquiry::InquiryArgs;
use crate::drawing::DrawingFile;
use crate::error::CliError;
use crate::render::curves::{self, Chart, Look, Series};
use crate::render::{situation, values, window};

/// Study a cube decision: equities, theories, doubling windows, volatility
///
/// The decision at the depth and by the theory asked for (--ply, --cube-model); the same by every theory; how far the
/// winning chance moves in the next two rolls (over all 441 sequences) and what the jump model makes of it; market
/// windows and gammon values of both players. Everything is from the player who may double.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    inquiry: InquiryArgs,
    /// Roll the decision out as well, with so many trials (to the end, checker plays without look-ahead,
    /// cube decisions at 2 plies, luck taken out); `barpoint rollout` has every setting
    #[arg(long, value_name = "TRIALS", num_args = 0..=1, default_missing_value = "324", value_parser = clap::value_parser!(u32).range(2..=1_000_000))]
    rollout: Option<u32>,
    /// Cube lives of the player on roll and of the opponent for Janowski's model with two of them, on the chances
    /// found
    #[arg(long, value_name = "OWN,THEIR", value_parser = parse_lives)]
    lives: Option<[CubeLife; 2]>,
    /// Draw equities against winning chances as SVG or PNG: no double (also with a dead and a live cube), double
    /// and take
    #[arg(long, value_name = "OUT.svg|OUT.png")]
    plot: Option<DrawingFile>,
    /// Output format
    #[arg(long, value_enum, default_value_t = OutputFormat::Text)]
    format: OutputFormat,
}

/// Draws the equity curves of a decision.
fn draw(
    file: &DrawingFile,
    engine: &Engine,
    state: &MatchState,
    study: Option<&CubeStudy>,
    settings: SearchSettings,
) -> Result<(), CliError> {
    let Some(study) = study else {
        return Err(CliError::Input(
            "--plot: expected a cube decision to draw, found a position without one".to_owned(),
        ));
    };
    file.save(&curves::draw(&chart(engine, state, study, settings)))
}

/// Runs the command.
#[expect(
    clippy::too_many_lines,
    reason = "the parts of one study in their order"
)]
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    if args.inquiry.names_roll() {
        return Err(CliError::Input(
            "--roll: a cube decision comes before the roll; `barpoint hint` and `barpoint rollout` rank its plays"
                .to_owned(),
        ));
    }
    let (state, engine) = args.inquiry.open()?;
    let player = state.on_roll();
    let context = CubeContext::of(&state, player);
    let strength = args.inquiry.strength.strength();
    let study = if state.rules().cube {
        engine.cube_study(player, state.board(), context, strength.search)
    } else {
        None
    };
    let stakes = Stakes::of(&context, engine.met());
    if let Some(file) = &args.plot {
        draw(file, &engine, &state, study.as_ref(), strength.search)?;
    }
    let rolled_out = match (args.rollout, &study) {
        (Some(trials), Some(study)) => {
            let wins_gammons = study.hint.decision.equities.wins_gammons;
            let how = (trials, strength.search.model);
            Some(roll_out(&engine, &state, (context, wins_gammons), how)?)
        }
        _ => None,
    };
    let refined = args
        .lives
        .zip(study.as_ref())
        .map(|([own, opponent], study)| {
            let theory = CubeTheory::Refined { own, opponent };
            CubeEquities::by(
                &study.hint.decision.outcome,
                &context,
                engine.met(),
                &theory,
            )
        });
    if args.format == OutputFormat::Json {
        let report = CubeReport {
            version: barpoint_wire::VERSION,
            position: PositionInfo::of(&state),
            class: class_name(barpoint_eval::Class::of(state.board())).to_owned(),
            source: engine.source(state.board(), context),
            nets: engine.fingerprint().to_string(),
            settings: (&strength).into(),
            met: engine.met().name().to_owned(),
            decision: study.as_ref().map(|study| CubeAdvice::from(&study.hint)),
            study: study.as_ref().map(|study| StudyReport::of(study, stakes)),
            two_lives: refined.map(|e| [e.no_double.get(), e.double_take.get()]),
            rolled_out: rolled_out.map(|(found, ..)| found),
        };
        return super::print_json(out, &report);
    }
    situation::state(out, &state)?;
    let settings = barpoint_wire::SettingsInfo::from(&strength);
    writeln!(
        out,
        "\n  {settings}; by {}\n",
        engine.source(state.board(), context)
    )?;
    if let Decision::Play(_, roll) = state.decision() {
        writeln!(
            out,
            "The decision before the dice were thrown: the {roll} plays no part in it.\n"
        )?;
    }
    match &study {
        None => Ok(writeln!(out, "{}", values::no_cube_decision(&state))?),
        Some(study) => {
            let exact = stakes.is_none() && engine.knows_cube(state.board());
            print(out, study, stakes, refined, exact)?;
            match rolled_out {
                None => Ok(()),
                Some((found, verdict)) => print_rollout(out, &found, verdict),
            }
        }
    }
}

/// Rolls the decision out; the verdict on it.
fn roll_out(
    engine: &Engine,
    state: &MatchState,
    (context, wins_gammons): (CubeContext, bool),
    (trials, model): (u32, CubeModel),
) -> Result<(RolledOutCube, CubeVerdict), CliError> {
    const SEED: u64 = 1;
    let how = CubeRollout {
        trials,
        seed: SEED,
        model,
        cube_plies: PlayerSettings::CUBE_PLIES,
    };
    let stop = super::interrupt()?;
    let go_on = || super::go_on(stop);
    let found = roll_out_cube(engine, state.board(), context, how, &go_on)
        .map_err(|error| CliError::Input(error.to_string()))?
        .ok_or(CliError::Interrupted)?;
    let (found, std_err) = (found.truth, found.std_err);
    #[expect(clippy::cast_possible_truncation, reason = "equities")]
    let equities = CubeEquities {
        no_double: Equity(found.no_double as f32),
        double_take: Equity(found.double_take as f32),
        wins_gammons,
    };
    let verdict = equities.verdict(&context);
    let rolled_out = RolledOutCube {
        trials,
        seed: SEED,
        equities: [found.no_double, found.double_take],
        std_err: [std_err.no_double, std_err.double_take],
        action: verdict.to_string(),
    };
    Ok((rolled_out, verdict))
}

fn print_rollout(
    out: &mut dyn Write,
    found: &RolledOutCube,
    verdict: CubeVerdict,
) -> Result<(), CliError> {
    writeln!(
        out,
        "\nRolled out, {} trials: {verdict}\n  no double {:+.3} +- {:.3}, double and take {:+.3} +- {:.3}",
        found.trials, found.equities[0], found.std_err[0], found.equities[1], found.std_err[1]
    )?;
    Ok(())
}

/// Reads two cube lives.
fn parse_lives(text: &str) -> Result<[CubeLife; 2], String> {
    let life = |part: &str| part.trim().parse().ok().and_then(CubeLife::new);
    text.split_once(',')
        .and_then(|(own, theirs)| Some([life(own)?, life(theirs)?]))
        .ok_or_else(|| {
            format!("expected two cube lives from 0 to 1 such as 0.7,0.6, found {text:?}")
        })
}

fn print(
    out: &mut dyn Write,
    study: &CubeStudy,
    stakes: Option<Stakes>,
    refined: Option<CubeEquities>,
    exact: bool,
) -> Result<(), CliError> {
    let context = study.hint.context;
    values::cube(out, &study.hint)?;
    if let Some(stakes) = stakes {
        let equities = &study.hint.decision.equities;
        let mwc = |equity: Equity| 100.0 * stakes.denormalise(equity).get();
        writeln!(
            out,
            "MWC: no double {:.2} %, double and take {:.2} %, double and pass {:.2} %",
            mwc(equities.no_double),
            mwc(equities.double_take),
            mwc(CubeEquities::PASS)
        )?;
    }
    writeln!(out, "\nTheory                no double  double, take")?;
    for (model, decision, verdict) in &study.by_model {
        row(
            out,
            &model.to_string(),
            &decision.equities,
            &verdict.to_string(),
        )?;
    }
    let verdict = study.jump_verdict.to_string();
    row(out, "jump, local", &study.by_jumps, &verdict)?;
    if let Some(equities) = refined {
        let verdict = equities.verdict(&context).to_string();
        row(out, "two lives given", &equities, &verdict)?;
    }
    jumps(out, study, exact)?;
    for (name, points) in ["player on roll", "opponent"]
        .into_iter()
        .zip(&study.windows)
    {
        writeln!(out)?;
        window::print(out, name, points, context)?;
    }
    let values = study.gammon_values;
    for (name, value) in [
        ("player on roll", values.on_roll),
        ("opponent", values.opponent),
    ] {
        writeln!(
            out,
            "Gammon value, {name}: {:.3} (price {:.3}); backgammon value {:.3}",
            value.gammon,
            2.0 * value.gammon,
            value.backgammon
        )?;
    }
    Ok(())
}

fn row(
    out: &mut dyn Write,
    theory: &str,
    equities: &CubeEquities,
    action: &str,
) -> Result<(), CliError> {
    writeln!(
        out,
        "  {theory:<20} {:>+8.3} {:>+13.3}   {action}",
        equities.no_double.get(),
        equities.double_take.get()
    )?;
    Ok(())
}

/// Volatility, what the jump model says at money play, and what cube life would explain the equities if they are not
/// exact.
fn jumps(out: &mut dyn Write, study: &CubeStudy, exact: bool) -> Result<(), CliError> {
    let (won, lost) = study.hint.decision.outcome.points_won_and_lost();
    let local = study.jumps.expected_jump;
    writeln!(
        out,
        "\nVolatility over two rolls: {:.1} % (deviation {:.1} %)\n  average taken for {}: {:.1} %",
        100.0 * local.get(),
        100.0 * study.jumps.std_dev,
        class_name(study.class),
        100.0 * study.volatilities.average.get()
    )?;
    if let Scoring::Money { .. } = study.hint.context.scoring {
        let points = study.jump_points;
        writeln!(
            out,
            "Jump model, W {won:.3}, L {lost:.3}:\n  take {:.1}, initial double {:.1}, redouble {:.1}, cash {:.1} %",
            100.0 * points.take,
            100.0 * points.initial_double,
            100.0 * points.redouble,
            100.0 * points.cash
        )?;
    }
    if exact {
        return Ok(());
    }
    writeln!(
        out,
        "Cube life that corresponds to the local volatility: {:.2}",
        local.life(won, lost)
    )?;
    match study.effective_life {
        Some(life) if (0.0..=1.0).contains(&life) => writeln!(
            out,
            "Cube life that explains the value without double: {life:.2}"
        )?,
        Some(_) => writeln!(
            out,
            "No cube life from 0 to 1 explains the value without double."
        )?,
        None => {}
    }
    Ok(())
}

/// Equities against the winning chance by a theory, with the place of the position. The curves are the theory itself, as the
/// leaves of a look-ahead use it; the look-ahead's own equities stand beside them as points.
fn chart(
    engine: &Engine,
    state: &MatchState,
    study: &CubeStudy,
    settings: SearchSettings,
) -> Chart<'static> {
    /// Points of a curve.
    const POINTS: u16 = 400;
    let theory = theory(state.board(), settings.model, &study.jumps);
    let context = study.hint.context;
    let curves = engine.cube_curves(study, &theory, POINTS);
    let dead = CubeTheory::Janowski(CubeLife::DEAD);
    let cubeless = engine.cube_curves(study, &dead, POINTS);
    let live = CubeTheory::Janowski(CubeLife::LIVE);
    let live = engine.cube_curves(study, &live, POINTS);
    let named = |name: &str, look, points: Vec<[f32; 2]>| Series {
        name: name.to_owned(),
        parts: vec![points],
        look,
    };
    let no_double = curves.iter().map(|&(x, y, _)| [x, y]).collect();
    let taken = curves.iter().map(|&(x, _, y)| [x, y]).collect();
    let dead = cubeless.iter().map(|&(x, y, _)| [x, y]).collect();
    let here = study.hint.decision.outcome.win;
    let equities = study.hint.decision.equities;
    let place = |equity: Equity| vec![[here, equity.get()]];
    let plies = settings.plies;
    let name = settings.model.name();
    let series = vec![
        named(&format!("no double, {name} formula"), Look::Line, no_double),
        named(&format!("double, take, {name} formula"), Look::Line, taken),
        named("double, pass", Look::Dashed, vec![[0.0, 1.0], [1.0, 1.0]]),
        named("no double, cube dead", Look::Dashed, dead),
        named(
            "no double, cube live",
            Look::Dashed,
            live.iter().map(|&(x, y, _)| [x, y]).collect(),
        ),
        named(
            &format!("the position, no double, {plies}-ply"),
            Look::Dots,
            place(equities.no_double),
        ),
        named(
            &format!("the position, double, take, {plies}-ply"),
            Look::Rings,
            place(equities.double_take),
        ),
    ];
    let (y, y_step) = curves::equity_axis(&series);
    Chart {
        title: format!("Cube decision: {}", study.hint.verdict),
        x_label: "cubeless chance to win the game (%)",
        y_label: match context.scoring {
            Scoring::Money { .. } => "equity (points per cube)",
            Scoring::Match { .. } => "equity (EMG)",
        },
        x: [0.0, 1.0],
        y,
        y_step,
        percent: false,
        series,
        marks: marks(engine, study, &theory),
    }
}

/// Where doubling becomes right and the take wrong.
fn marks(engine: &Engine, study: &CubeStudy, theory: &CubeTheory) -> Vec<(f32, String)> {
    let CubeHint {
        context, decision, ..
    } = study.hint;
    let points = CubePoints::of(&decision.outcome, context, engine.met(), theory);
    let double = match context.access {
        CubeAccess::Centred => points.initial_double,
        CubeAccess::OnRoll | CubeAccess::Opponent => points.redouble,
    };
    let named = [(double, "double"), (points.cash, "pass")];
    named
        .into_iter()
        .filter_map(|(at, name)| at.map(|x| (x, format!("{name} from {:.1} %", 100.0 * x))))
        .collect()
}
