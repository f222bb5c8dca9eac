//! How a rollout converges, as a drawing.

use barpoint_draw::plot::convergence::{Candidate, Point, draw};
use barpoint_engine::Engine;
use barpoint_equity::Scoring;

use super::Rollout;

impl Rollout {
    /// The equities of all candidates with their bands against trials, as far as they are played: an SVG.
    #[must_use]
    pub fn drawing(&self, engine: &Engine) -> String {
        let names: Vec<String> = self.names().iter().map(ToString::to_string).collect();
        let history = self.history(engine);
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
        let unit = match self.basis(engine).context.scoring {
            Scoring::Money { .. } => "equity (points per cube)",
            Scoring::Match { .. } => "equity (EMG)",
        };
        draw(&candidates, self.trials().most(), unit)
    }
}
