//! Two rollouts of the same plays.

use std::collections::BTreeMap;

use barpoint_judge::{CheckerRecord, JudgeError, Record, parse};

use super::number_of;

/// How far two rollouts of the same plays differ.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Comparison {
    /// Decisions in both, with the same plays.
    pub decisions: usize,
    /// Distances compared: from the best play of the first, in each decision, to each of the others.
    pub distances: usize,
    /// Root mean square of the differences between distances, in points.
    pub rms: f64,
    /// What it would be by the noise of both alone.
    pub noise: f64,
    /// Mean by which equities are higher in the second.
    pub higher: f64,
    /// Its standard error, over decisions.
    pub higher_std_err: f64,
    /// Decisions whose best plays differ.
    pub other_best: usize,
    /// What the best plays of the first lose in the second, on average over all decisions.
    pub lost: f64,
}

impl Comparison {
    /// What of the differences noise does not explain.
    #[must_use]
    pub fn bias(&self) -> f64 {
        (self.rms.powi(2) - self.noise.powi(2)).max(0.0).sqrt()
    }
}

/// Compares the checker plays of two files of results.
///
/// # Errors
/// If one of them is no such file: which one, and the line.
pub fn compare(first: &str, second: &str) -> Result<Comparison, (usize, JudgeError)> {
    let first = numbered(first).map_err(|error| (0, error))?;
    let second = numbered(second).map_err(|error| (1, error))?;
    let mut found = Comparison::default();
    let (mut squares, mut variances, mut higher) = (0.0, 0.0, Vec::new());
    for (number, one) in &first {
        let Some(other) = second.get(number).filter(|other| alike(one, other)) else {
            continue;
        };
        found.decisions += 1;
        let (top, there) = (best(one), best(other));
        let changes: Vec<f64> = values(other).zip(values(one)).map(|(b, a)| b - a).collect();
        for (play, change) in changes.iter().enumerate().filter(|&(play, _)| play != top) {
            found.distances += 1;
            squares += (change - changes[top]).powi(2);
            variances += variance(one, [top, play]) + variance(other, [top, play]);
        }
        higher.push(changes.iter().sum::<f64>() / changes.len() as f64);
        found.other_best += usize::from(top != there);
        found.lost += f64::from(other.plays[there].1) - f64::from(other.plays[top].1);
    }
    let mean = |sum: f64, count: usize| sum / count.max(1) as f64;
    found.rms = mean(squares, found.distances).sqrt();
    found.noise = mean(variances, found.distances).sqrt();
    found.lost = mean(found.lost, found.decisions);
    let score = barpoint_judge::Score::of(&higher);
    found.higher = score.mean / 1000.0;
    found.higher_std_err = score.std_err / 1000.0;
    Ok(found)
}

fn numbered(text: &str) -> Result<BTreeMap<u32, CheckerRecord>, JudgeError> {
    let lines = text.lines().filter(|line| !line.trim().is_empty());
    let numbers = lines.map(number_of);
    let records = parse(text)?.into_iter();
    Ok(records
        .zip(numbers)
        .filter_map(|(record, number)| match record {
            Record::Checker(record) => Some((number?, record)),
            _ => None,
        })
        .collect())
}

/// Whether both are about the same plays and know their errors.
fn alike(one: &CheckerRecord, other: &CheckerRecord) -> bool {
    let plays = |record: &CheckerRecord| record.plays.iter().map(|play| play.0).collect::<Vec<_>>();
    let known = |record: &CheckerRecord| record.std_errs.len() == record.plays.len();
    plays(one) == plays(other) && known(one) && known(other)
}

fn values(record: &CheckerRecord) -> impl Iterator<Item = f64> {
    record.plays.iter().map(|play| f64::from(play.1))
}

/// The variance of the distance between two plays: smaller than by the errors of both where the file knows it, for the dice of
/// both are the same.
fn variance(record: &CheckerRecord, plays: [usize; 2]) -> f64 {
    let top = best(record);
    let other = match plays {
        [one, other] if one == top => Some(other),
        [other, one] if one == top => Some(other),
        _ => None,
    };
    let known = other.and_then(|other| record.behind_std_errs[other]);
    known.map_or_else(
        || {
            let errors = plays.map(|play| f64::from(record.std_errs[play]));
            errors.iter().map(|error| error * error).sum()
        },
        |error| f64::from(error).powi(2),
    )
}

fn best(record: &CheckerRecord) -> usize {
    let plays = record.plays.iter().enumerate();
    plays
        .max_by(|a, b| a.1.1.total_cmp(&b.1.1))
        .map_or(0, |(index, _)| index)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(number: u32, equities: [f64; 2]) -> String {
        let [a, b] = equities;
        format!(
            r#"{{"number":{number},"moves":[{{"pos":"4HPwATDgc/ABMA","equity":{a},"se":0.003}},{{"pos":"sGfwATDgc/ABMA","equity":{b},"se":0.004}}]}}"#
        )
    }

    /// With the same dice for both plays, their distance is known better than by the errors of both.
    #[test]
    fn noise_is_that_of_distances_where_it_is_known() {
        let line = |behind: [&str; 3]| {
            let [a, b, c] = behind;
            format!(
                r#"{{"number":1,"moves":[{{"pos":"4HPwATDgc/ABMA","equity":0.3,"se":0.006{a}}},{{"pos":"sGfwATDgc/ABMA","equity":0.2,"se":0.008{b}}},{{"pos":"4HPwATDgc/ABUA","equity":0.1,"se":0.008{c}}}]}}"#
            )
        };
        let noise = |first: &str, second: &str| compare(first, second).unwrap().noise;
        let (bare, full) = (
            line(["", "", ""]),
            line(["", r#","se_behind":0.005"#, r#","se_behind":0.005"#]),
        );
        assert!((noise(&bare, &bare) - 0.01 * 2.0_f64.sqrt()).abs() < 1e-6);
        assert!((noise(&full, &full) - 0.005 * 2.0_f64.sqrt()).abs() < 1e-6);
        // Another play is best there: its distance to the first is known, that to the third is not.
        let other = line([r#","se_behind":0.005"#, "", ""]).replace("0.2,", "0.4,");
        let sum: f64 = [0.005, 0.005, 0.005, 0.01].iter().map(|e| e * e).sum();
        assert!((noise(&full, &other) - (sum / 2.0).sqrt()).abs() < 1e-6);
    }

    #[test]
    fn distances_best_plays_and_levels_are_compared() {
        let first = [
            line(1, [0.10, 0.08]),
            line(2, [0.20, 0.10]),
            line(3, [0.0, 0.1]),
        ]
        .join("\n");
        let second = [line(2, [0.22, 0.12]), line(1, [0.10, 0.13])].join("\n");
        let found = compare(&first, &second).unwrap();
        assert_eq!((found.decisions, found.distances), (2, 2));
        // The distances change by 0.05 and 0.
        assert!((found.rms - 0.05 / 2.0_f64.sqrt()).abs() < 1e-6);
        assert!((found.noise - 0.005 * 2.0_f64.sqrt()).abs() < 1e-6);
        assert!((found.bias().powi(2) - (0.00125 - 0.00005)).abs() < 1e-6);
        // Equities rise by 0.025 and 0.02 on average.
        assert!((found.higher - 0.0225).abs() < 1e-6);
        assert_eq!(found.other_best, 1);
        assert!((found.lost - 0.015).abs() < 1e-6);
    }

    #[test]
    fn a_bad_file_is_named() {
        let good = line(1, [0.1, 0.2]);
        let (which, error) = compare(&good, "nonsense").unwrap_err();
        assert_eq!((which, error.line), (1, 1));
        assert_eq!(compare("{}", &good).unwrap_err().0, 0);
    }
}
