//! Games that are lost: what saves the gammon is all that counts.

use crate::remark::{CLOSE, LEAST_PART, LEAST_SHARE, remark};
use crate::{Counted, ExplainedPlay, PlayExplanation, Remark, RollSet, Statement};

/// A player who wins fewer games than this, in parts of all, has lost.
const LOST: f32 = 0.005;

/// Whether the game is lost after both plays, and a gammon may be after one of them.
pub(crate) fn is_lost(plays: &[ExplainedPlay; 2]) -> bool {
    let chances = plays.map(|play| play.advice.outcome);
    let lost = chances.iter().all(|chances| chances.win < LOST);
    lost && chances.iter().any(|chances| chances.lose_gammon > LOST)
}

/// What saves gammons and backgammons: crossovers, and how many fewer are lost. Crossovers account for the gammons.
pub(crate) fn saving(found: &PlayExplanation) -> Vec<Remark> {
    let [gammons, backgammons] = [found.parts.gammons_lost, found.parts.backgammons_lost];
    let difference = found.difference.get();
    let least = (LEAST_PART * difference).max(LEAST_SHARE);
    let crossovers = found.plays.map(|play| play.facts.to_save);
    let counted = match crossovers {
        [0, _] => Statement::Counts(Counted::Off, found.plays.map(|play| play.facts.off)),
        _ => Statement::Counts(Counted::ToSave, crossovers),
    };
    let counts = difference >= CLOSE && crossovers[0] < crossovers[1];
    let rows = [
        counts.then_some((counted, gammons.share)),
        Some((Statement::GammonsLost(gammons.chance), gammons.share)),
        Some((
            Statement::BackgammonsLost(backgammons.chance),
            backgammons.share,
        )),
    ];
    let said = rows
        .into_iter()
        .flatten()
        .filter(|(_, share)| *share >= least);
    said.map(|(said, share)| remark(said, share, RollSet::default()))
        .collect()
}
