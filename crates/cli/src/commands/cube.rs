//! `barpoint cube`: one cube decision in every light.

use std::io::Write;
use std::ops::ControlFlow;

use barpoint_app::Threads;
use barpoint_app::position::{self, Question};
use barpoint_app::rollout::{Part, Rollout};
use barpoint_draw::plot::curves::{self, Chart, Look, Series};
use barpoint_engine::{
    Answer, Basis, Candidates, CubeStudy, Engine, NoDecision, RolloutFindings, RolloutTask,
    StrengthChoice, TrialChoice,
};
use barpoint_equity::{CubeEquities, CubeLife, Equity, Scoring};
use barpoint_rollout::StopRules;
use barpoint_rules::Decision;
use barpoint_wire::{CubeReport, RolledOutCube, class_name};

use super::inquiries::{InquiriesArgs, Inquiry};
use crate::args::FormatArg;
use crate::args::number::trials;
use crate::drawing::DrawingFile;
use crate::error::CliError;
use crate::render::{situation, values, window};

/// Study a cube decision: equities, theories, doubling windows, volatility
///
/// The decision at the depth and by the theory asked for (--ply, --cube-model); the same by every theory; how far the
/// winning chance moves in the next two rolls (over all 441 sequences) and what the jump model makes of it; market
/// windows and gammon values of both players. Everything is from the player who may double.
///
/// Several IDs or a list (--file, or `-` for standard input) are answered in order; with --format json one object a
/// line.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    inquiries: InquiriesArgs,
    /// Roll the decision out as well, with so many trials (to the end, checker plays without look-ahead,
    /// cube decisions at 2 plies, luck taken out); `barpoint rollout` has every setting
    #[arg(long, value_name = "TRIALS", num_args = 0..=1, default_missing_value = "324", value_parser = trials(1))]
    rollout: Option<u32>,
    /// Cube lives of the player on roll and of the opponent for Janowski's model with two of them, on the chances
    /// found
    #[arg(long, value_name = "OWN,THEIR", value_parser = parse_lives)]
    lives: Option<[CubeLife; 2]>,
    /// Draw equities against winning chances as SVG or PNG: no double (also with a dead and a live cube), double
    /// and take
    #[arg(long, value_name = "OUT.svg|OUT.png")]
    plot: Option<DrawingFile>,
    #[command(flatten)]
    format: FormatArg,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    if args.inquiries.names_roll() {
        return Err(CliError::Input(
            "--roll: a cube decision comes before the roll; `barpoint hint` and `barpoint rollout` rank its plays"
                .to_owned(),
        ));
    }
    let option = match (&args.plot, args.rollout) {
        (Some(_), _) => "--plot",
        (_, Some(_)) => "--rollout",
        (None, None) => return args.inquiries.answer(args, args.format, out),
    };
    let (question, engine) = args.inquiries.only(option)?;
    let answer = position::cube(&engine, &question, args.lives);
    let study = answer.found.as_ref().ok();
    if let Some(file) = &args.plot {
        let study = study.ok_or_else(|| {
            CliError::Input(
                "--plot: expected a cube decision to draw, found a position without one".to_owned(),
            )
        })?;
        file.save(&curves::draw(&chart(&engine, &answer.basis, study)), out)?;
        if file.is_standard() {
            return Ok(());
        }
    }
    let rolled_out = match (args.rollout, study) {
        (Some(trials), Some(_)) => Some(roll_out(&engine, &question, trials)?),
        _ => None,
    };
    if args.format.is_json() {
        let report = CubeReport {
            rolled_out: rolled_out.as_ref().and_then(RolledOutCube::of),
            ..CubeReport::from(&answer)
        };
        return super::print_json(out, &report);
    }
    args.print(out, &answer)?;
    rolled_out.map_or(Ok(()), |found| print_rollout(out, &found))
}

impl Inquiry for Args {
    type Answer = Answer<Result<CubeStudy, NoDecision>>;
    type Report = CubeReport;

    fn ask(
        &self,
        engine: &Engine,
        question: &Question,
        _: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Self::Answer {
        position::cube(engine, question, self.lives)
    }

    fn report(answer: &Self::Answer) -> Self::Report {
        CubeReport::from(answer)
    }

    fn print(&self, out: &mut dyn Write, answer: &Self::Answer) -> Result<(), CliError> {
        let basis = &answer.basis;
        situation::state(out, &basis.state)?;
        let settings = barpoint_wire::SettingsInfo::from(&basis.strength);
        writeln!(out, "\n  {settings}; by {}\n", basis.source)?;
        if let Decision::Play(_, roll) = basis.state.decision() {
            writeln!(
                out,
                "The decision before the dice were thrown: the {roll} plays no part in it.\n"
            )?;
        }
        match &answer.found {
            Err(reason) => Ok(writeln!(out, "{}", values::no_decision(*reason, basis))?),
            Ok(study) => print(out, study),
        }
    }
}

/// Rolls the decision out.
fn roll_out(
    engine: &Engine,
    question: &Question,
    trials: u32,
) -> Result<RolloutFindings, CliError> {
    let choice = TrialChoice {
        strength: StrengthChoice {
            model: Some(question.strength.search.model),
            ..StrengthChoice::default()
        },
        ..TrialChoice::default()
    };
    let task = RolloutTask {
        candidates: Candidates::Cube,
        trials,
        rules: StopRules::NONE,
        ..RolloutTask::new(question.state, &choice)
    };
    let mut rollout = Rollout::new(engine, task)?;
    let job = rollout.job(Part::All, Threads::ALL.count())?;
    let stop = super::interrupt();
    let found = rollout.play(engine, &job, &mut |_| super::stop_now(stop));
    let found = found.map_err(|error| CliError::Job(error.to_string()))?;
    if found.finished {
        Ok(found)
    } else {
        Err(CliError::Interrupted)
    }
}

fn print_rollout(out: &mut dyn Write, found: &RolloutFindings) -> Result<(), CliError> {
    let [no_double, double_take] = &found.candidates[..] else {
        return Ok(());
    };
    let verdict = found.cube.map_or_else(
        || "too few for a verdict".to_owned(),
        |(_, verdict)| verdict.to_string(),
    );
    let [hold, take] = [no_double, double_take].map(|row| row.figures.equity);
    writeln!(
        out,
        "\nRolled out, {} trials: {verdict}\n  no double {:+.3} +- {:.3}, double and take {:+.3} +- {:.3}",
        no_double.figures.trials, hold.mean, hold.std_err, take.mean, take.std_err
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

fn print(out: &mut dyn Write, study: &CubeStudy) -> Result<(), CliError> {
    let context = study.hint.context;
    values::cube(out, &study.hint)?;
    if let Some(three) = study.mwc {
        let [no_double, double_take, double_pass] = three.map(|mwc| 100.0 * mwc.get());
        writeln!(
            out,
            "MWC: no double {no_double:.2} %, double and take {double_take:.2} %, double and pass {double_pass:.2} %"
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
    if let Some((equities, verdict)) = &study.by_lives {
        row(out, "two lives given", equities, &verdict.to_string())?;
    }
    jumps(out, study)?;
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
fn jumps(out: &mut dyn Write, study: &CubeStudy) -> Result<(), CliError> {
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
    if study.exact {
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

/// Equities against the winning chance by a theory, with the place of the position: the look-ahead's own equities stand beside
/// the curves as points.
fn chart(engine: &Engine, basis: &Basis, study: &CubeStudy) -> Chart<'static> {
    /// Steps of a curve.
    const STEPS: u16 = 400;
    let found = engine.cube_chart(basis, study, STEPS);
    let named = |name: &str, look, points: Vec<[f32; 2]>| Series {
        name: name.to_owned(),
        parts: vec![points],
        look,
    };
    let equities = study.hint.decision.equities;
    let place = |equity: Equity| vec![[study.hint.decision.outcome.win, equity.get()]];
    let search = basis.strength.search;
    let (plies, name) = (search.plies, search.model.name());
    let series = vec![
        named(
            &format!("no double, {name} formula"),
            Look::Line,
            found.no_double,
        ),
        named(
            &format!("double, take, {name} formula"),
            Look::Line,
            found.double_take,
        ),
        named("double, pass", Look::Dashed, vec![[0.0, 1.0], [1.0, 1.0]]),
        named("no double, cube dead", Look::Dashed, found.dead),
        named("no double, cube live", Look::Dashed, found.live),
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
    // Where doubling becomes right and the take wrong.
    let marks = [(found.doubles_from, "double"), (found.passes_from, "pass")];
    let marks = marks.into_iter().filter_map(|(at, name)| {
        let at = at?;
        Some((at, format!("{name} from {:.1} %", 100.0 * at)))
    });
    Chart {
        title: format!("Cube decision: {}", study.hint.verdict),
        x_label: "cubeless chance to win the game (%)",
        y_label: match basis.context.scoring {
            Scoring::Money { .. } => "equity (points per cube)",
            Scoring::Match { .. } => "equity (EMG)",
        },
        x: [0.0, 1.0],
        y,
        y_step,
        percent: false,
        series,
        marks: marks.collect(),
    }
}
