//! The section of overall statistics: results, ratings, advantages.

use barpoint_rules::Side;

use super::cells::{by_side, none, rating};
use super::{Row, RowKind, Table};
use crate::statistics::rates::{PERFECT_RATING, small};
use crate::statistics::{LuckResult, SideStatistics, Winnings};

impl Table<'_> {
    pub(super) fn overall(&self) -> Vec<Row> {
        let mut rows = Vec::from(self.errors(SideStatistics::loss, SideStatistics::rate));
        let snowie = by_side(RowKind::SnowieErrorRate, |side| {
            let rate = -self.statistics.snowie_rate(side) * self.scale.factor / 1000.0;
            format!("   {rate:+6.1}   ({})", self.real(Winnings(0.0)))
        });
        let name = self.each(RowKind::OverallRating, |s| rating(s.rating()));
        rows.extend([snowie.of_whole(), name.of_whole()]);
        let statistics = self.statistics;
        rows.push(by_side(RowKind::ActualResult, |side| {
            self.result(statistics.actual_result(side))
        }));
        let mut whole = vec![by_side(RowKind::LuckAdjustedResult, |side| {
            self.result(statistics.luck_adjusted_result(side))
        })];
        if self.is_match() {
            whole.extend(self.fibs());
        } else {
            whole.extend(self.advantage(RowKind::Advantage, |result| result.actual));
            whole.extend(self.advantage(RowKind::LuckAdjustedAdvantage, |result| {
                result.luck_adjusted
            }));
        }
        rows.extend(whole.into_iter().map(Row::of_whole));
        rows
    }

    fn fibs(&self) -> Vec<Row> {
        let statistics = self.statistics;
        let points = |points: Option<f32>| points.map_or_else(none, |p| format!("{p:6.1}"));
        let difference = statistics.fibs_difference(Side::White);
        vec![
            by_side(RowKind::FibsRatingDifference, |side| match side {
                Side::White => difference.map_or_else(none, |d| format!("{d:+7.2}")),
                Side::Black => String::new(),
            }),
            by_side(RowKind::FibsRating, |side| {
                let moved = self.scale.rating - PERFECT_RATING;
                points(statistics.fibs_rating(side).map(|rating| rating + moved))
            }),
            by_side(RowKind::CheckerRatingLoss, |side| {
                points(statistics.fibs_checker_loss(side))
            }),
            by_side(RowKind::CubeRatingLoss, |side| {
                points(statistics.fibs_cube_loss(side))
            }),
        ]
    }

    /// Points a game, and the range around the sum of points that is 1.96 standard errors of the
    /// mean wide on each side (so gnubg prints it).
    fn advantage(&self, kind: RowKind, value: impl Fn(&LuckResult) -> Winnings) -> Vec<Row> {
        let results = self.statistics.results.iter();
        let results: Vec<f32> = results.map(|result| value(result).get()).collect();
        if results.len() < 2 {
            return Vec::new();
        }
        let count = small(u32::try_from(results.len()).unwrap_or(u32::MAX));
        let sum: f32 = results.iter().sum();
        let mean = sum / count;
        let squares: f32 = results.iter().map(|r| (r - mean) * (r - mean)).sum();
        let half_width = 1.959_964 * (squares / (count - 1.0) / count).sqrt();
        let signed = |side, value: f32| if side == Side::White { value } else { -value };
        vec![
            by_side(kind, |side| format!("{:+6.3}", signed(side, mean))),
            by_side(RowKind::ConfidenceInterval, |side| {
                let centre = signed(side, sum);
                let (low, high) = (centre - half_width, centre + half_width);
                format!("[{low:6.3},{high:6.3}]")
            }),
        ]
    }
}
