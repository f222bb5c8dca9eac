//! Sums of losses, and ratings computed from them.

/// What one level lost in the decisions of one game, EMG.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tally {
    /// Unforced plays.
    pub plays: u32,
    /// Equity lost by them.
    pub play_loss: f64,
    /// Close or actual cube decisions.
    pub cubes: u32,
    /// Equity lost by them.
    pub cube_loss: f64,
}

impl Tally {
    pub(super) fn add_play(&mut self, loss: f32) {
        self.plays += 1;
        self.play_loss += f64::from(loss);
    }

    pub(super) fn add_cube(&mut self, loss: f32) {
        self.cubes += 1;
        self.cube_loss += f64::from(loss);
    }

    fn decisions(&self) -> f64 {
        f64::from(self.plays + self.cubes)
    }

    fn loss(&self) -> f64 {
        self.play_loss + self.cube_loss
    }
}

/// The examined decisions of one game.
#[derive(Clone, Debug, PartialEq)]
pub struct GameTally {
    /// The game's number.
    pub index: u32,
    /// Rolls of both players in the whole game.
    pub turns: u32,
    /// One for each level.
    pub levels: Vec<Tally>,
}

/// How well a level plays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LevelFigures {
    /// Performance rating: 500 x mean EMG loss per unforced play or close or actual cube decision.
    pub pr: f64,
    /// Its standard error, over games.
    pub pr_std_err: f64,
    /// The same for plays alone.
    pub play_pr: f64,
    /// The same for cube decisions alone.
    pub cube_pr: f64,
    /// Snowie error rate of two such players: 1000 x EMG loss of one per move of either.
    pub snowie: f64,
    /// Plays examined.
    pub plays: u32,
    /// Cube decisions examined.
    pub cubes: u32,
}

/// EMG per decision times this is a performance rating.
const PR_SCALE: f64 = 500.0;

/// Sums up the games for the level with this number; one of `one_in` decisions was examined. The sum is
/// in the order given: sort by index for the same bits every time.
#[must_use]
pub fn figures(games: &[GameTally], level: usize, one_in: u8) -> LevelFigures {
    let rows: Vec<(&GameTally, &Tally)> = games
        .iter()
        .filter_map(|game| Some((game, game.levels.get(level)?)))
        .collect();
    let mut total = Tally::default();
    let mut turns = 0.0;
    for (game, tally) in &rows {
        total.plays += tally.plays;
        total.play_loss += tally.play_loss;
        total.cubes += tally.cubes;
        total.cube_loss += tally.cube_loss;
        turns += f64::from(game.turns);
    }
    let ratio = |part: f64, whole: f64| if whole > 0.0 { part / whole } else { 0.0 };
    let mean = ratio(total.loss(), total.decisions());
    // The standard error of a ratio of sums over games (Cochran 1977, section 6.3).
    let squares: f64 = rows
        .iter()
        .map(|(_, tally)| (tally.loss() - mean * tally.decisions()).powi(2))
        .sum();
    let games = u32::try_from(rows.len()).map_or(f64::INFINITY, f64::from);
    let spread = (squares * ratio(games, games - 1.0)).sqrt();
    LevelFigures {
        pr: PR_SCALE * mean,
        pr_std_err: PR_SCALE * ratio(spread, total.decisions()),
        play_pr: PR_SCALE * ratio(total.play_loss, f64::from(total.plays)),
        cube_pr: PR_SCALE * ratio(total.cube_loss, f64::from(total.cubes)),
        snowie: 1000.0 * f64::from(one_in) * ratio(total.loss(), 2.0 * turns),
        plays: total.plays,
        cubes: total.cubes,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(index: u32, turns: u32, plays: u32, play_loss: f64) -> GameTally {
        let tally = Tally {
            plays,
            play_loss,
            cubes: 2,
            cube_loss: 0.1,
        };
        GameTally {
            index,
            turns,
            levels: vec![tally],
        }
    }

    #[test]
    fn figures_are_those_of_their_definitions() {
        let found = figures(&[game(0, 40, 8, 0.3), game(1, 60, 10, 0.1)], 0, 5);
        // 0.6 lost in 22 decisions; 0.4 of it in 18 plays.
        assert!((found.pr - 500.0 * 0.6 / 22.0).abs() < 1e-9);
        assert!((found.play_pr - 500.0 * 0.4 / 18.0).abs() < 1e-9);
        assert!((found.cube_pr - 25.0).abs() < 1e-9);
        // In all 3.0 lost by two players in 100 turns.
        assert!((found.snowie - 15.0).abs() < 1e-9);
        // Residuals +-0.127: sqrt(2 x 2 x 0.127 squared) / 22.
        let residual = 0.4 - 10.0 * 0.6 / 22.0;
        assert!((found.pr_std_err - 500.0 * 2.0 * residual / 22.0).abs() < 1e-9);
    }

    #[test]
    fn nothing_examined_is_no_error() {
        let found = figures(&[], 0, 1);
        assert!(found.pr.abs() < 1e-12 && found.pr_std_err.abs() < 1e-12);
    }
}
