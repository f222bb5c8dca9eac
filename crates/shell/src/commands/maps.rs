//! Maps of a position: `show rolls`, `show temperaturemap`, `show scoremap`, `show bearoff`.

use std::ops::ControlFlow;

use barpoint_app::bearoff::{self, Stored};
use barpoint_app::databases::OfferPolicy;
use barpoint_app::position::{MAP_SIZE, Question, scores, temperature};
use barpoint_engine::endgame::{Race, RaceSide};
use barpoint_engine::maps::{RollWorth, ScoreAdvice, ScoreCell, TemperatureMap};
use barpoint_rules::notation::display_play;
use barpoint_rules::{Decision, MatchState};

use super::{Call, Handler};
use crate::shell::{Flow, Outcome, Refusal, Shell};

/// The commands of this file.
pub(super) const HANDLERS: &[(&str, Handler)] = &[
    ("show bearoff", bearoff),
    ("show rolls", rolls),
    ("show scoremap", score_map),
    ("show temperaturemap", temperature_map),
];

/// The question of what a position is worth before the roll.
fn before_the_roll(shell: &mut Shell, call: &mut Call<'_>) -> Result<Question, Refusal> {
    let mut state = shell.position(call)?;
    if let Decision::Play(side, _) = state.decision() {
        state.set_on_roll(side).map_err(Refusal::new)?;
    }
    let strength = shell.cube_strength();
    Ok(Question { state, strength })
}

/// What each roll is worth; the job can be stopped.
fn worths(shell: &mut Shell, question: &Question) -> Result<TemperatureMap, Refusal> {
    let engine = shell.engine()?;
    let watch = std::sync::Arc::clone(&shell.watch);
    let mut done = 0;
    watch.begin("Rolls", 21);
    let found = temperature(&engine, question, &mut || {
        done += 1;
        watch.progress(done - 1, 21)
    });
    watch.end();
    if found.found.rolls.len() < 21 {
        return Err(Refusal::new("Stopped."));
    }
    Ok(found.found)
}

/// The rolls, best first, with the best play of each. A number of plies may come first.
fn rolls(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let depth = call.words.next();
    let plies = depth.map(|word| {
        let plies = word
            .parse()
            .ok()
            .filter(|plies| *plies <= barpoint_eval::MAX_PLIES);
        plies.ok_or_else(|| {
            Refusal::new(format!(
                "show rolls: expected 0 to {} plies, found `{word}'",
                barpoint_eval::MAX_PLIES
            ))
        })
    });
    let plies = plies.transpose()?;
    let mut question = before_the_roll(shell, call)?;
    question.strength.search.plies = plies.unwrap_or(question.strength.search.plies);
    let map = worths(shell, &question)?;
    let mut rolls: Vec<&RollWorth> = map.rolls.iter().collect();
    rolls.sort_by(|a, b| b.equity.get().total_cmp(&a.equity.get()));
    writeln!(call.out, "{:<8}{:<30}Equity", "Roll", "Best play")?;
    for worth in rolls {
        let play = if worth.play.is_dance() {
            "cannot move".to_owned()
        } else {
            display_play(&worth.play)
        };
        let (roll, equity) = (worth.roll, worth.equity.get());
        writeln!(call.out, "{:<8}{play:<30}{equity:+.3}", roll.to_string())?;
    }
    writeln!(call.out, "\nMean{:34}{:+.3}", "", map.mean.get())?;
    Ok(Flow::Continue)
}

/// The rolls in a square.
fn temperature_map(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let question = before_the_roll(shell, call)?;
    let map = worths(shell, &question)?;
    let header: String = (1..=6).map(|die| format!("{die:>8}")).collect();
    writeln!(call.out, "  {header}")?;
    for row in 1..=6_u8 {
        let cells = (1..=6_u8).filter_map(|column| {
            let (high, low) = (row.max(column), row.min(column));
            let mut rolls = map.rolls.iter();
            rolls.find(|worth| (worth.roll.high(), worth.roll.low()) == (high, low))
        });
        let cells: String = cells
            .map(|worth| format!("{:>+8.3}", worth.equity.get()))
            .collect();
        writeln!(call.out, "{row} {cells}")?;
    }
    writeln!(call.out, "\nMean {:+.3}", map.mean.get())?;
    Ok(Flow::Continue)
}

/// What to do at other scores, and at money play.
fn score_map(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let state = shell.position(call)?;
    let strength = if state.roll().is_some() {
        shell.session.settings.hints().checker_strength()
    } else {
        shell.cube_strength()
    };
    let engine = shell.engine()?;
    let question = Question { state, strength };
    let watch = std::sync::Arc::clone(&shell.watch);
    let total = usize::from(MAP_SIZE) * usize::from(MAP_SIZE);
    let mut done = 0;
    watch.begin("Scores", total);
    let mut stopped = false;
    let answer = scores(&engine, &question, MAP_SIZE, &mut || {
        let flow = watch.progress(done, total);
        done += 1;
        stopped |= flow == ControlFlow::Break(());
        flow
    });
    watch.end();
    if stopped {
        return Err(Refusal::new("Stopped."));
    }
    let map = answer.found;
    writeln!(
        call.out,
        "Money: {}\n\nThe player on roll needs, the opponent across:",
        cell(&map.money)
    )?;
    let width = map
        .rows
        .iter()
        .flatten()
        .map(|found| cell(found).chars().count());
    let width = width.max().unwrap_or(2) + 2;
    let header: String = (1..=map.size)
        .map(|away| format!("{away:>width$}"))
        .collect();
    writeln!(call.out, "    {header}")?;
    for (away, row) in (1..).zip(&map.rows) {
        let cells: String = row
            .iter()
            .map(|found| format!("{:>width$}", cell(found)))
            .collect();
        writeln!(call.out, "{away:>4}{cells}")?;
    }
    if map.rows.iter().flatten().any(|found| !found.same_as_money) {
        writeln!(call.out, "\n! not as at money play")?;
    }
    Ok(Flow::Continue)
}

/// The advice of a cell; marked where it is not that of money play.
fn cell(found: &ScoreCell) -> String {
    let text = match &found.advice {
        ScoreAdvice::Cube(Ok(hint)) => hint.verdict.to_string(),
        ScoreAdvice::Play(Some(best)) => display_play(&best.play),
        ScoreAdvice::Cube(Err(_)) | ScoreAdvice::Play(None) => "-".to_owned(),
    };
    let mark = if found.same_as_money { "" } else { " !" };
    text + mark
}

/// What the bearoff databases know of the position.
fn bearoff(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let state: MatchState = shell.position(call)?;
    match bearoff::stored(&shell.engines, &state, OfferPolicy::Never).map_err(Refusal::new)? {
        Stored::Race(race) => say_race(call, &race),
        Stored::Hypergammon(found) => {
            let chances = found.value.outcome.to_array();
            writeln!(
                call.out,
                "{}",
                crate::render::advice::chances_of(&chances, 5)
            )?;
            Ok(Flow::Continue)
        }
    }
}

fn say_race(call: &mut Call<'_>, race: &Race) -> Outcome {
    let sides: [&RaceSide; 2] = [&race.on_roll, &race.opponent];
    writeln!(
        call.out,
        "Bearing off, in percent:\n{:<7}{:>9}{:>10}",
        "Rolls", "Player", "Opponent"
    )?;
    let most = sides.iter().map(|side| last_roll(side)).max().unwrap_or(0);
    for roll in 0..=most {
        let [own, theirs] = sides.map(|side| 100.0 * side.rolls.last.get(roll).unwrap_or(&0.0));
        writeln!(call.out, "{roll:>5}  {own:9.3}{theirs:10.3}")?;
    }
    let mut row = |name: &str, of: fn(&RaceSide) -> f32| {
        let [own, theirs] = sides.map(of);
        writeln!(call.out, "{name:<7}{own:9.3}{theirs:10.3}")
    };
    row("Mean", |side| side.moments.mean)?;
    row("Std dev", |side| side.moments.deviation)?;
    row("EPC", RaceSide::effective_pips)?;
    row("Wastage", RaceSide::wastage)?;
    if let Some(exact) = &race.exact {
        let equity = exact.equities.cubeless;
        writeln!(call.out, "\nExact: cubeless equity {equity:+.4}")?;
        if let Some(cube) = &exact.cube {
            let held = cube.not_doubling;
            writeln!(
                call.out,
                "owned {:+.4}, centred {:+.4}, opponent's cube {:+.4}",
                held.owned, held.centred, held.opponents
            )?;
        }
    }
    Ok(Flow::Continue)
}

/// The last number of rolls with any chance.
fn last_roll(side: &RaceSide) -> usize {
    let mut chances = side.rolls.last.iter();
    chances.rposition(|&chance| chance > 0.000_005).unwrap_or(0)
}
