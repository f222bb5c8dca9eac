//! The result of a duel.

use super::game::GameScore;

/// Points per game of the first engine with standard errors over pairs of games.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct DuelReport {
    /// Games played.
    pub games: u64,
    /// Mean points per game as scored.
    pub points: f64,
    /// Its standard error.
    pub points_std_err: f64,
    /// Luck-adjusted mean points per game: the better estimate.
    pub adjusted: f64,
    /// Its standard error.
    pub adjusted_std_err: f64,
}

impl DuelReport {
    /// Sums up pairs: each entry is the first engine's mean score over the two games of a pair.
    pub(super) fn of(pairs: &[GameScore]) -> Self {
        let raw: Vec<f64> = pairs.iter().map(|p| p.points).collect();
        let adjusted: Vec<f64> = pairs.iter().map(|p| p.points - p.luck).collect();
        let (points, points_std_err) = mean_and_error(&raw);
        let (adjusted, adjusted_std_err) = mean_and_error(&adjusted);
        let games = 2 * pairs.len() as u64;
        Self {
            games,
            points,
            points_std_err,
            adjusted,
            adjusted_std_err,
        }
    }
}

fn mean_and_error(values: &[f64]) -> (f64, f64) {
    if values.is_empty() {
        return (0.0, 0.0);
    }
    let n = values.len() as f64;
    let mean = values.iter().sum::<f64>() / n;
    let variance = values.iter().map(|v| (v - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
    (mean, (variance / n).sqrt())
}

impl std::fmt::Display for DuelReport {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self {
            games,
            points,
            points_std_err,
            adjusted,
            adjusted_std_err,
        } = self;
        writeln!(f, "games          {games}")?;
        // Errors follow from how far pairs differ.
        let error = |error: &f64| match games {
            ..=2 => "(error unknown: one pair)".to_owned(),
            _ => format!("+- {error:.4}"),
        };
        let (points_error, adjusted_error) = (error(points_std_err), error(adjusted_std_err));
        writeln!(f, "points/game    {points:+.4} {points_error}")?;
        write!(f, "luck-adjusted  {adjusted:+.4} {adjusted_error}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_pair_tells_no_error() {
        let pair = GameScore {
            points: 1.0,
            luck: 0.75,
        };
        assert_eq!(
            DuelReport::of(&[pair]).to_string(),
            "games          2\npoints/game    +1.0000 (error unknown: one pair)\n\
             luck-adjusted  +0.2500 (error unknown: one pair)"
        );
        let two = DuelReport::of(&[pair; 2]).to_string();
        assert!(two.ends_with("luck-adjusted  +0.2500 +- 0.0000"), "{two}");
    }

    #[test]
    fn luck_is_taken_out_of_the_score() {
        let lucky = [
            GameScore {
                points: 2.0,
                luck: 1.9,
            },
            GameScore {
                points: -2.0,
                luck: -2.1,
            },
        ];
        let report = DuelReport::of(&lucky);
        assert_eq!(report.games, 4);
        assert!(report.points.abs() < 1e-12 && (report.points_std_err - 2.0).abs() < 1e-12);
        assert!((report.adjusted - 0.1).abs() < 1e-12 && report.adjusted_std_err < 1e-12);
    }
}
