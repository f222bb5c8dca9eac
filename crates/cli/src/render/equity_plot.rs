//! How a rollout converges, as a drawing.

use barpoint_app::rollout::Rollout;
use barpoint_draw::plot::convergence::{Candidate, Point, draw};
use barpoint_engine::Engine;
use barpoint_equity::Scoring;

/// Draws all candidates of a rollout.
pub(crate) fn drawing(rollout: &Rollout, engine: &Engine) -> String {
    let names: Vec<String> = rollout.names().iter().map(ToString::to_string).collect();
    let history = rollout.history(engine);
    let candidates: Vec<Candidate<'_>> = names
        .iter()
        .zip(history)
        .map(|(name, points)| Candidate {
            name,
            points: points
                .into_iter()
                .map(|(trials, estimate)| Point {
                    trials,
                    mean: estimate.mean,
                    std_err: estimate.std_err,
                })
                .collect(),
        })
        .collect();
    let unit = match rollout.basis(engine).context.scoring {
        Scoring::Money { .. } => "equity (points per cube)",
        Scoring::Match { .. } => "equity (EMG)",
    };
    draw(&candidates, rollout.trials().most(), unit)
}
