//! Figures beside the reasons for a cube decision.

use crate::cube_remark::{rate, volatilities};
use crate::{Alive, AnswerSaid, Call, CubeExplanation, CubeStatement, MarketLosers, MarketSaid};

/// The figures that nothing said has told.
pub(crate) fn figures(found: &CubeExplanation, said: &[CubeStatement]) -> Vec<CubeStatement> {
    let outcome = found.outcome();
    let points = found.take_points;
    let chances = CubeStatement::Chances {
        wins: outcome.win,
        of_wins: rate(outcome.win_gammon, outcome.win),
        of_losses: rate(outcome.lose_gammon, 1.0 - outcome.win),
    };
    let take = AnswerSaid::Take {
        theirs: 1.0 - outcome.win,
        dead: points.dead,
        alive: points
            .live
            .map(Alive::Live)
            .or(points.redoubled.map(Alive::Redoubled)),
    };
    let [local, average] = volatilities(found);
    let moves = CubeStatement::Moves {
        unusual: None,
        local,
        average,
    };
    let told = |of: fn(&CubeStatement) -> bool| said.iter().any(of);
    let take_told = told(|said| match said {
        CubeStatement::Answer(said) => {
            !matches!(said, AnswerSaid::Gammons { .. } | AnswerSaid::Score { .. })
        }
        _ => false,
    });
    let moves_told = told(|said| matches!(said, CubeStatement::Moves { .. }));
    let take = (!take_told).then_some(CubeStatement::Answer(take));
    let moves = (!moves_told).then_some(moves);
    let market = market(found, said).map(CubeStatement::Market);
    let rows = [Some(chances), take, market, moves];
    rows.into_iter().flatten().collect()
}

/// How many sequences change what the opponent should answer to a double, unless that has been told.
fn market(found: &CubeExplanation, said: &[CubeStatement]) -> Option<MarketSaid> {
    let is_told = said
        .iter()
        .any(|said| matches!(said, CubeStatement::Market(_)));
    let count = found.losers.sequences;
    match said.first() {
        _ if is_told => None,
        Some(CubeStatement::Verdict(Call::DoublePass { .. } | Call::TooGood { .. })) => {
            let passes = found.equities().double_take.get() > 1.0;
            let returns = MarketLosers::SEQUENCES - count;
            (passes && returns > 0).then_some(MarketSaid::Returns(returns))
        }
        _ => (count > 0).then_some(MarketSaid::Losers(count)),
    }
}
