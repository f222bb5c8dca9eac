//! Analyses as they are stored with an entry.

use barpoint_engine::table::Verdict;
use barpoint_equity::{CubeContext, CubeEquities, Equity, Met, Mwc, Stakes};
use barpoint_record::{Entry, situation};
use barpoint_rules::MatchState;
use barpoint_rules::notation::display_play;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{Chances, CubeAction, SideName, StepInfo, VerdictName};

/// A candidate play as it is stored.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct StoredPlay {
    /// The play.
    pub play: String,
    /// Its steps.
    pub steps: Vec<StepInfo>,
    /// Its equity, EMG in matches.
    pub equity: f32,
    /// The same less that of the best.
    pub difference: f32,
    /// How good it is.
    pub verdict: VerdictName,
    /// Chances of the mover.
    pub chances: Chances,
    /// Depth of the look-ahead; `null` for a rollout.
    pub plies: Option<u8>,
    /// Trials of the rollout; `null` for a look-ahead.
    pub trials: Option<u32>,
    /// Standard error of the equity, of a rollout; EMG in matches.
    pub std_err: Option<f32>,
    /// Whether it is the play made.
    pub played: bool,
}

/// A cube decision as it is stored, from the player who may double.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct StoredCube {
    /// Who may double.
    pub player: SideName,
    /// Equity without doubling, EMG in matches.
    pub no_double: f32,
    /// Equity after double and take.
    pub double_take: f32,
    /// Equity after double and pass.
    pub double_pass: f32,
    /// Chances without doubling.
    pub chances: Chances,
    /// Match-winning chances of the same three; `null` at money play.
    pub mwc: Option<[f32; 3]>,
    /// Depth of the look-ahead; `null` for a rollout.
    pub plies: Option<u8>,
    /// Trials of the rollout; `null` for a look-ahead.
    pub trials: Option<u32>,
    /// Equity of the best action.
    pub best: f32,
    /// The proper action.
    pub action: Option<CubeAction>,
}

pub(super) fn stored_plays(
    entry: &Entry,
    before: &MatchState,
    met: &Met,
) -> Option<Vec<StoredPlay>> {
    let analysis = entry.move_analysis.as_ref()?;
    let state = situation(*before, &entry.event);
    let stakes = Stakes::of(&CubeContext::of(&state, entry.event.side()?), met);
    let best = analysis.best()?.equity().get();
    let rows = analysis.candidates.iter().enumerate();
    let rows = rows.map(|(index, candidate)| StoredPlay {
        play: display_play(&candidate.play),
        steps: StepInfo::of(&candidate.play),
        equity: candidate.equity().get(),
        difference: candidate.equity().get() - best,
        verdict: Verdict::of(Equity(best - candidate.equity().get())).into(),
        chances: candidate.outcome().into(),
        plies: candidate.depth().plies(),
        trials: candidate.depth().trials(),
        std_err: candidate.std_err(stakes).map(Equity::get),
        played: analysis.played == Some(index),
    });
    Some(rows.collect())
}

pub(super) fn stored_cube(entry: &Entry, before: &MatchState, met: &Met) -> Option<StoredCube> {
    let analysis = entry.cube_analysis.as_ref()?;
    let player = entry.event.doubler()?;
    let context = CubeContext::of(before, player);
    let stakes = Stakes::of(&context, met);
    let (board, variation) = (before.board_of(player), before.rules().variation);
    let equities = analysis.equities(&board, variation, stakes)?;
    let (no_double, double_take) = (analysis.no_double(), analysis.double_take());
    let chances = no_double.value.chance().zip(double_take.value.chance());
    let mwc = chances
        .zip(stakes)
        .map(|((no_double, take), stakes)| [no_double, take, stakes.win].map(Mwc::single));
    Some(StoredCube {
        player: player.into(),
        no_double: equities.no_double.get(),
        double_take: equities.double_take.get(),
        double_pass: CubeEquities::PASS.get(),
        chances: no_double.outcome.into(),
        mwc,
        plies: analysis.depth().plies(),
        trials: analysis.depth().trials(),
        best: equities.best().get(),
        action: CubeAction::of(equities.verdict(&context)),
    })
}

#[cfg(test)]
mod tests {
    use barpoint_record::Replay;

    use super::*;

    /// gnubg prints 0.011 and 0.009 as errors of these plays (testdata/gnubg/rollouts/match7.txt); the file has 0.0007
    /// and 0.0006, match-winning chances.
    #[test]
    fn standard_errors_in_a_match_are_equities() {
        let file = include_bytes!("../../../../testdata/gnubg/rollouts/match7.sgf");
        let record = barpoint_formats::import(file).unwrap().record;
        let game = &record.games[0];
        let mut replay = Replay::new(&record, game).unwrap();
        for entry in &game.entries[..2] {
            replay.advance(&entry.event).unwrap();
        }
        let met = Met::kazaross_xg2();
        let plays = stored_plays(&game.entries[2], replay.state(), &met).unwrap();
        let errors: Vec<String> = plays
            .iter()
            .filter_map(|play| Some(format!("{:.3}", play.std_err?)))
            .collect();
        assert_eq!(errors, ["0.011", "0.009"]);
    }
}
