//! What a score is worth.

use std::io::Write;

use barpoint_equity::{
    Crawford, CubeAccess, CubeContext, Equity, GammonValue, GammonValues, MarketWindow, MatchScore,
    Met, MetSeat, Mwc, Outcome, Scoring, Stakes,
};
use barpoint_wire::{ScoreReport, WindowReport};
use clap::ValueEnum;

use crate::args::FormatArg;
use crate::error::CliError;
use crate::render::window;
use crate::render::wrap;

/// Points both players still need.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::commands) struct Away {
    own: u8,
    theirs: u8,
}

impl Away {
    pub(in crate::commands) fn parse(text: &str) -> Result<Self, String> {
        let points = |part: &str| {
            let points = part.trim().parse().ok();
            points.filter(|points| (1..=Met::LENGTH).contains(points))
        };
        let most = Met::LENGTH;
        text.split_once(['-', ',', ':'])
            .and_then(|(own, theirs)| {
                Some(Self {
                    own: points(own)?,
                    theirs: points(theirs)?,
                })
            })
            .ok_or_else(|| {
                format!("expected the points both players need, 1 to {most} each, such as 4-2, found {text:?}")
            })
    }
}

/// Which game of the match is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(in crate::commands) enum Stage {
    /// The Crawford game.
    Crawford,
    /// After it.
    PostCrawford,
}

/// Reads a value of the cube.
pub(in crate::commands) fn parse_cube(text: &str) -> Result<u32, String> {
    let value = text.parse().ok();
    value
        .filter(|value: &u32| value.is_power_of_two() && *value <= 1024)
        .ok_or_else(|| format!("expected 1, 2, 4, ... 1024, found {text:?}"))
}

/// Reads two shares in per cent.
pub(super) fn parse_rates(text: &str) -> Result<[f32; 2], String> {
    let rate = |part: &str| {
        let percent = part.trim().parse().ok();
        let percent = percent.filter(|percent| (0.0..=100.0).contains(percent));
        percent.map(|percent: f32| percent / 100.0)
    };
    text.split_once(',')
        .and_then(|(own, theirs)| Some([rate(own)?, rate(theirs)?]))
        .ok_or_else(|| format!("expected two percentages such as 25,25, found {text:?}"))
}

/// A score to be shown.
pub(super) struct Place {
    pub(super) away: Away,
    pub(super) cube: u32,
    pub(super) stage: Option<Stage>,
    /// Shares of gammons among own and among the opponent's wins.
    pub(super) gammons: [f32; 2],
}

impl Place {
    /// What the windows assume about gammons.
    fn rates(&self) -> String {
        let [own, theirs] = self.gammons.map(|rate| 100.0 * rate);
        if self.gammons == [0.0, 0.0] {
            return "Windows without gammons (--gammons OWN,THEIR sets their shares of wins)"
                .to_owned();
        }
        format!(
            "Windows with gammons in {own:.2} % of your wins and {theirs:.2} % of theirs, no backgammons"
        )
    }
}

/// The score at which so many points are needed: the Crawford game where a player needs one, unless it is said to be over.
pub(in crate::commands) fn match_score(
    away: Away,
    stage: Option<Stage>,
) -> Result<MatchScore, CliError> {
    let Away { own, theirs } = away;
    let crawford = match (stage, own.min(theirs)) {
        (None, 2..) => Crawford::Pre,
        (Some(Stage::Crawford), 1) if own == theirs => {
            let message = "--stage: at double match point there is no Crawford game";
            return Err(CliError::Input(message.to_owned()));
        }
        (_, 1) if own == theirs => Crawford::Post,
        (Some(Stage::PostCrawford), 1) => Crawford::Post,
        (_, 1) => Crawford::Now,
        _ => {
            let message = "--stage: expected a score at which a player needs 1 point";
            return Err(CliError::Input(message.to_owned()));
        }
    };
    Ok(MatchScore {
        away: own,
        opponent_away: theirs,
        crawford,
        seat: MetSeat::First,
    })
}

/// Which game of the match it is, to follow the score.
pub(in crate::commands) fn stage_words(score: MatchScore) -> &'static str {
    match score.crawford {
        _ if (score.away, score.opponent_away) == (1, 1) => ", double match point",
        Crawford::Pre => "",
        Crawford::Now => ", Crawford game",
        Crawford::Post => ", after the Crawford game",
    }
}

/// Prints what the score is worth.
#[expect(
    clippy::too_many_lines,
    reason = "the lines of one answer in their order"
)]
pub(super) fn show(
    out: &mut dyn Write,
    met: &Met,
    place: &Place,
    format: FormatArg,
) -> Result<(), CliError> {
    let score = match_score(place.away, place.stage)?;
    let context = CubeContext {
        value: place.cube,
        access: CubeAccess::Centred,
        scoring: Scoring::from(score),
    };
    let values = GammonValues::of(&context, met);
    let [own, theirs] = place.gammons;
    let outcome = Outcome {
        win: 0.5,
        win_gammon: 0.5 * own,
        lose_gammon: 0.5 * theirs,
        ..Outcome::default()
    };
    let windows = [
        MarketWindow::of(&outcome, &context, met),
        MarketWindow::of(&outcome.flipped(), &context.flipped(), met),
    ];
    let results = [1, 2, 3].map(|multiple| {
        let points = multiple * place.cube;
        [score.after_win(points), score.after_loss(points)].map(|score| mwc(met, score))
    });
    if format.is_json() {
        let report = ScoreReport {
            version: barpoint_wire::VERSION,
            met: met.name().to_owned(),
            away: score.away,
            opponent_away: score.opponent_away,
            cube: place.cube,
            mwc: mwc(met, score).get(),
            after_wins: results.map(|[won, _]| won.get()),
            after_losses: results.map(|[_, lost]| lost.get()),
            gammon_values: [values.on_roll, values.opponent].map(|v| [v.gammon, v.backgammon]),
            windows: windows.map(|window| WindowReport::of(&window)),
        };
        return super::super::print_json(out, &report);
    }
    writeln!(
        out,
        "{}: {} away against {} away, cube {}{}",
        met.name(),
        score.away,
        score.opponent_away,
        place.cube,
        stage_words(score)
    )?;
    writeln!(out, "MWC now {:.4} %\n", 100.0 * mwc(met, score).get())?;
    writeln!(out, "                points   MWC won   MWC lost")?;
    for ((name, multiple), [won, lost]) in ["plain", "gammon", "backgammon"]
        .into_iter()
        .zip(1..)
        .zip(results)
    {
        writeln!(
            out,
            "  {name:<12} {:>7}  {:>8.4}   {:>8.4}",
            multiple * place.cube,
            100.0 * won.get(),
            100.0 * lost.get()
        )?;
    }
    emg_lines(out, met, context)?;
    for (name, value) in [("you ", values.on_roll), ("they", values.opponent)] {
        let GammonValue { gammon, backgammon } = value;
        // gnubg's prices: twice the step from the lesser result.
        writeln!(
            out,
            "  {name}  gammon value {gammon:.5} (price {:.5})\n        backgammon value {backgammon:.5} (price {:.5})",
            2.0 * gammon,
            2.0 * (backgammon - gammon)
        )?;
    }
    window_lines(out, place, context, &windows)
}

/// The market windows of both players, or why there is none.
fn window_lines(
    out: &mut dyn Write,
    place: &Place,
    context: CubeContext,
    windows: &[MarketWindow; 2],
) -> Result<(), CliError> {
    writeln!(out)?;
    for line in wrap(&place.rates(), "  ") {
        writeln!(out, "{line}")?;
    }
    let Scoring::Match {
        away,
        opponent_away,
        crawford,
        ..
    } = context.scoring
    else {
        return Ok(());
    };
    let needed = [away, opponent_away];
    for ((name, window), away) in ["you", "they"].into_iter().zip(windows).zip(needed) {
        writeln!(out)?;
        let last_game = needed == [1, 1];
        match useless(crawford, away, place.cube) {
            Some(_) if last_game => writeln!(
                out,
                "Market window, {name}: none, at double match point the cube is useless"
            )?,
            Some(why) => writeln!(out, "Market window, {name}: {why}")?,
            None => window::print(out, name, window, context)?,
        }
    }
    Ok(())
}

/// Why a player who needs so many points has no window, if so.
fn useless(crawford: Crawford, away: u8, cube: u32) -> Option<String> {
    match crawford {
        Crawford::Now => Some("none, in the Crawford game nobody may double".to_owned()),
        _ if cube >= u32::from(away) => Some(format!(
            "none, the cube is useless: {} the match already",
            if cube == 1 {
                "1 point wins".to_owned()
            } else {
                format!("{cube} points win")
            }
        )),
        _ => None,
    }
}

/// EMG and MWC in each other's terms.
fn emg_lines(out: &mut dyn Write, met: &Met, context: CubeContext) -> Result<(), CliError> {
    let Some(stakes) = Stakes::of(&context, met) else {
        return Ok(());
    };
    let half_swing = (stakes.win.get() - stakes.lose.get()) / 2.0;
    let percent = |equity| 100.0 * stakes.denormalise(Equity(equity)).get();
    let emg = |mwc| figure(stakes.normalise(Mwc::clamped(mwc)).get().into());
    writeln!(
        out,
        "\n  EMG -1 is {:.4} % MWC, 0 is {:.4}, +1 is {:.4}",
        percent(-1.0),
        percent(0.0),
        percent(1.0)
    )?;
    if half_swing > 0.0 {
        writeln!(
            out,
            "  MWC 0 % is {} EMG, 50 % is {}, 100 % is {}",
            emg(0.0),
            emg(0.5),
            emg(1.0)
        )?;
        let unsigned = |value| figure(value).trim_start_matches('+').to_owned();
        writeln!(
            out,
            "  1 EMG = {} % MWC, 1 % MWC = {} EMG",
            unsigned(100.0 * half_swing),
            unsigned(0.01 / half_swing)
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

fn mwc(met: &Met, score: MatchScore) -> Mwc {
    met.mwc(score.away, score.opponent_away, score.crawford)
}
