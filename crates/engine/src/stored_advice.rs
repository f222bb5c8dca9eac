//! Analyses as they are stored with an entry, read back as advice.

use barpoint_equity::{CubeContext, CubeEquities, CubeVerdict, Equity, Met, Mwc, Outcome, Stakes};
use barpoint_record::{Depth, Entry, SkillThresholds, situation};
use barpoint_rules::{Decision, MatchState, Play, Side};

use crate::NoDecision;
use crate::table::Verdict;

/// A candidate play as it is stored.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredPlay {
    /// The play.
    pub play: Play,
    /// Its equity, EMG in matches.
    pub equity: Equity,
    /// The same less that of the best.
    pub difference: Equity,
    /// How good it is.
    pub verdict: Verdict,
    /// Chances of the mover.
    pub outcome: Outcome,
    /// How deeply it was searched.
    pub depth: Depth,
    /// Standard error of the equity, of a rollout; EMG in matches.
    pub std_err: Option<Equity>,
    /// Whether it is the play made.
    pub played: bool,
}

/// A cube decision as it is stored, from the player who may double.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StoredCube {
    /// Who may double.
    pub player: Side,
    /// What the actions are worth, EMG in matches.
    pub equities: CubeEquities,
    /// Chances without doubling.
    pub outcome: Outcome,
    /// Match-winning chances of no double, double and take, double and pass; `None` at money play.
    pub mwc: Option<[Mwc; 3]>,
    /// How deeply it was searched.
    pub depth: Depth,
    /// What to do.
    pub verdict: CubeVerdict,
    /// What each action loses.
    pub losses: CubeLosses,
}

/// What each cube action loses against the best one, to whoever decides.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CubeLosses {
    /// Not doubling.
    pub no_double: Equity,
    /// Doubling.
    pub double: Equity,
    /// Taking.
    pub take: Equity,
    /// Passing.
    pub pass: Equity,
}

impl CubeLosses {
    /// The losses by what the actions are worth.
    #[must_use]
    pub fn of(equities: &CubeEquities) -> Self {
        let beyond = |value: Equity, other: Equity| Equity((value.get() - other.get()).max(0.0));
        let (take, pass) = (equities.double_take, CubeEquities::PASS);
        Self {
            no_double: beyond(equities.double(), equities.no_double),
            double: beyond(equities.no_double, equities.double()),
            take: beyond(take, pass),
            pass: beyond(pass, take),
        }
    }
}

/// Why there is no cube decision with an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoStoredCube {
    /// The player could not double.
    NoDecision(NoDecision),
    /// No analysis is stored.
    NotAnalysed,
}

/// The candidate plays stored with an entry.
pub(crate) fn plays(
    entry: &Entry,
    before: &MatchState,
    met: &Met,
    marks: &SkillThresholds,
) -> Option<Vec<StoredPlay>> {
    let analysis = entry.move_analysis.as_deref()?;
    let state = situation(*before, &entry.event);
    let stakes = Stakes::of(&CubeContext::of(&state, entry.event.side()?), met);
    let best = analysis.best()?.equity().get();
    let rows = analysis.candidates.iter().enumerate();
    let rows = rows.map(|(index, candidate)| StoredPlay {
        play: candidate.play,
        equity: candidate.equity(),
        difference: Equity(candidate.equity().get() - best),
        verdict: marks.mark(Equity(best - candidate.equity().get())).into(),
        outcome: candidate.outcome(),
        depth: candidate.depth(),
        std_err: candidate.std_err(stakes),
        played: analysis.played == Some(index),
    });
    Some(rows.collect())
}

/// The cube decision stored with an entry.
pub(crate) fn cube(
    entry: &Entry,
    before: &MatchState,
    met: &Met,
) -> Result<StoredCube, NoStoredCube> {
    stored(entry, before, met).ok_or_else(|| {
        let player = entry.event.doubler().unwrap_or(before.on_roll());
        let context = CubeContext::of(before, player);
        let played = !matches!(
            before.decision(),
            Decision::OpeningRoll | Decision::NextGame | Decision::Nothing
        );
        if played && context.may_double() && before.rules().cube {
            NoStoredCube::NotAnalysed
        } else {
            NoStoredCube::NoDecision(NoDecision::on_cube_in(before, &context))
        }
    })
}

fn stored(entry: &Entry, before: &MatchState, met: &Met) -> Option<StoredCube> {
    let analysis = entry.cube_analysis.as_deref()?;
    let player = entry.event.doubler()?;
    let context = CubeContext::of(before, player);
    let stakes = Stakes::of(&context, met);
    let (board, variation) = (before.board_of(player), before.rules().variation);
    let equities = analysis.equities(&board, variation, stakes)?;
    let (no_double, double_take) = (analysis.no_double(), analysis.double_take());
    let chances = no_double.value.chance().zip(double_take.value.chance());
    let mwc = chances
        .zip(stakes)
        .map(|((no_double, take), stakes)| [no_double, take, stakes.win]);
    Some(StoredCube {
        player,
        losses: CubeLosses::of(&equities),
        verdict: equities.verdict(&context),
        equities,
        outcome: no_double.outcome,
        mwc,
        depth: analysis.depth(),
    })
}

#[cfg(test)]
mod tests {
    use barpoint_record::{MatchRecord, Replay};

    use super::*;

    fn record() -> MatchRecord {
        let file = include_bytes!("../../../testdata/gnubg/rollouts/match7.sgf");
        barpoint_formats::import(file).unwrap().record
    }

    /// gnubg prints 0.011 and 0.009 as errors of these plays (testdata/gnubg/rollouts/match7.txt); the file has 0.0007
    /// and 0.0006, match-winning chances.
    #[test]
    fn standard_errors_in_a_match_are_equities() {
        let record = record();
        let game = &record.games[0];
        let mut replay = Replay::new(&record, game).unwrap();
        for entry in &game.entries[..2] {
            replay.advance(&entry.event).unwrap();
        }
        let met = Met::kazaross_xg2();
        let plays = plays(
            &game.entries[2],
            replay.state(),
            &met,
            &SkillThresholds::GNUBG,
        )
        .unwrap();
        let errors: Vec<String> = plays
            .iter()
            .filter_map(|play| Some(format!("{:.3}", play.std_err?.get())))
            .collect();
        assert_eq!(errors, ["0.011", "0.009"]);
    }

    #[test]
    fn a_missing_cube_decision_says_why() {
        let record = record();
        let game = &record.games[0];
        let met = Met::kazaross_xg2();
        let mut replay = Replay::new(&record, game).unwrap();
        let mut found = Vec::new();
        for entry in &game.entries {
            let mut bare = entry.clone();
            bare.cube_analysis = None;
            found.push(cube(&bare, replay.state(), &met).unwrap_err());
            replay.advance(&entry.event).unwrap();
        }
        // Nobody doubles on the opening roll.
        assert_eq!(found[0], NoStoredCube::NoDecision(NoDecision::NotBegun));
        assert!(found.contains(&NoStoredCube::NotAnalysed), "{found:?}");
    }

    #[test]
    fn each_action_loses_what_the_best_one_gains() {
        let equities = |no_double, take| CubeEquities {
            no_double: Equity(no_double),
            double_take: Equity(take),
            wins_gammons: true,
        };
        let losses = |no_double, take| {
            let found = CubeLosses::of(&equities(no_double, take));
            [found.no_double, found.double, found.take, found.pass].map(|loss| {
                let hundredths = (100.0 * loss.get()).round();
                format!("{hundredths}")
            })
        };
        // A double and a take.
        assert_eq!(losses(0.5, 0.7), ["20", "0", "0", "30"]);
        // Not good enough.
        assert_eq!(losses(0.5, 0.25), ["0", "25", "0", "75"]);
        // A pass that should not have been offered.
        assert_eq!(losses(1.25, 1.5), ["0", "25", "50", "0"]);
    }
}
