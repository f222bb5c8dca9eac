//! Rules of thumb for races: `show thorp`, `show keith`, `show kleinman`, `show 8912`, `show isight`, and what bearing off
//! alone takes, `show onesidedrollout`.

use std::io::Write;

use barpoint_app::bearoff::{self, Stored};
use barpoint_app::databases::OfferPolicy;
use barpoint_app::position::{Reading, read};
use barpoint_engine::Strength;
use barpoint_equity::{RaceCount, RaceRule};
use barpoint_rules::notation::position_id;
use barpoint_rules::{MatchState, Side};

use super::position::simple;
use super::{Call, Handler};
use crate::shell::{Flow, Outcome, Refusal, Shell};

/// The commands of this file.
pub(super) const HANDLERS: &[(&str, Handler)] = &[
    ("show 8912", percentage),
    ("show isight", isight),
    ("show keith", keith),
    ("show kleinman", kleinman),
    ("show onesidedrollout", one_sided),
    ("show thorp", thorp),
];

/// What a rule says of the position that is named, or of the one on the board.
fn count(shell: &mut Shell, call: &mut Call<'_>, rule: RaceRule) -> Result<RaceCount, Refusal> {
    let state = shell.position(call)?;
    let counts = RaceCount::as_if_race(state.board())
        .ok_or_else(|| Refusal::new("Expected a race: a player has borne off everything."))?;
    let mut counts = counts.into_iter();
    counts
        .find(|count| count.rule == rule)
        .ok_or_else(|| Refusal::new("There is no such rule."))
}

fn action(count: &RaceCount, out: &mut dyn Write) -> Outcome {
    let action = count.action.to_string();
    let (first, rest) = action.split_at(1);
    writeln!(out, "{}{rest}.", first.to_uppercase())?;
    Ok(Flow::Continue)
}

fn thorp(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let count = count(shell, call, RaceRule::Thorp)?;
    let (leader, trailer) = (count.leader, count.trailer);
    let raised = count.measure.unwrap_or(leader);
    writeln!(call.out, "Thorp count, leader             : {leader}")?;
    writeln!(call.out, "Thorp count, leader (+1/10)    L: {raised:.1}")?;
    writeln!(call.out, "Thorp count, trailer           T: {trailer}\n")?;
    action(&count, call.out)
}

fn keith(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let count = count(shell, call, RaceRule::Keith)?;
    let (leader, trailer) = (count.leader, count.trailer);
    let raised = leader * 8.0 / 7.0;
    writeln!(call.out, "Keith count, leader             : {leader}")?;
    writeln!(call.out, "Keith count, leader (+1/7)     L: {raised:.1}")?;
    writeln!(call.out, "Keith count, trailer           T: {trailer}\n")?;
    action(&count, call.out)
}

fn isight(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let count = count(shell, call, RaceRule::Isight)?;
    writeln!(
        call.out,
        "Isight count, leader           L: {}",
        count.leader
    )?;
    writeln!(
        call.out,
        "Isight count, trailer          T: {}\n",
        count.trailer
    )?;
    let metric = count.measure.unwrap_or_default();
    writeln!(
        call.out,
        "Estimated winning chance: {metric:.1}% (80 - L/3 + 2*(T-L))\n"
    )?;
    action(&count, call.out)
}

/// The pip counts of both players.
fn pips(count: &RaceCount, out: &mut dyn Write) -> Result<(), Refusal> {
    writeln!(out, "Leader's pip count : {}", count.leader)?;
    writeln!(out, "Trailer's pip count: {}\n", count.trailer)?;
    Ok(())
}

fn percentage(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let count = count(shell, call, RaceRule::Percentage)?;
    pips(&count, call.out)?;
    let ahead = count.measure.unwrap_or_default();
    writeln!(call.out, "The leader is {ahead:.1} percent ahead.")?;
    action(&count, call.out)
}

fn kleinman(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let count = count(shell, call, RaceRule::Kleinman)?;
    pips(&count, call.out)?;
    let (sum, lead) = (count.trailer + count.leader, count.trailer - count.leader);
    writeln!(call.out, "sum              : {sum}")?;
    writeln!(call.out, "diff             : {lead}\n")?;
    if sum > 4.0 {
        let k = four_figures((lead + 4.0) / (2.0 * (sum - 4.0).sqrt()));
        writeln!(call.out, "K = (diff+4)/(2 sqrt(sum-4)) = {k:>8}")?;
    }
    if let Some(win) = count.win {
        writeln!(call.out, "Cubeless winning chance: {win:.4}")?;
    }
    Ok(Flow::Continue)
}

/// A number to four significant figures, without zeros at its end.
fn four_figures(number: f32) -> String {
    let digits = [1.0, 10.0, 100.0]
        .iter()
        .filter(|&&least| number.abs() >= least);
    let decimals = 4 - digits.count();
    let text = format!("{number:.decimals$}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// Chances and effective pip counts by what each side needs alone, exact where a one-sided database reaches.
fn one_sided(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let state = shell.state()?;
    let stored = bearoff::stored(&shell.engines, &state, OfferPolicy::Never);
    let Stored::Race(race) = stored.map_err(Refusal::new)? else {
        return Err(Refusal::new(
            "Expected a race of backgammon, not Hypergammon.",
        ));
    };
    let name = shell.session.name(state.on_roll());
    writeln!(call.out, "By the one-sided database ({name} on roll):")?;
    let chances = race.outcome().to_array();
    writeln!(
        call.out,
        "{}\n",
        crate::render::advice::chances_of(&chances, 3)
    )?;
    writeln!(call.out, "Effective pip count:")?;
    writeln!(call.out, "{:<23}{:>7}{:>9}", "", "EPC", "Wastage")?;
    for side in Side::BOTH {
        let half = if side == state.on_roll() {
            &race.on_roll
        } else {
            &race.opponent
        };
        writeln!(
            call.out,
            "{:<23}{:>7.3}{:>9.3}",
            shell.session.name(side),
            half.effective_pips(),
            half.wastage()
        )?;
    }
    writeln!(call.out, "\nEPC = mean rolls * 8.167\nWastage = EPC - pips")?;
    Ok(Flow::Continue)
}

impl Shell {
    /// The position that the words of a command name, or the one on the board.
    pub(crate) fn position(&mut self, call: &mut Call<'_>) -> Result<MatchState, Refusal> {
        let text = call.words.rest();
        if text.is_empty() {
            return self.state();
        }
        let text = if call
            .words
            .clone()
            .next()
            .is_some_and(|word| word == "simple")
        {
            call.words.next();
            position_id(&simple(call)?)
        } else {
            text.to_owned()
        };
        let found = read(&text, &Reading::default());
        found.map(|found| found.state).map_err(Refusal::new)
    }

    /// How deeply positions are valued.
    pub(crate) fn cube_strength(&self) -> Strength {
        self.session.settings.hints().cube_strength()
    }
}
