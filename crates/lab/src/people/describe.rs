//! What errors look like, as numbers.

use barpoint_eval::Phase;
use barpoint_human::Kind;

use super::sample::{Made, PR_SCALE};

/// Players of some strength, and how they err.
#[derive(Clone, Debug, PartialEq)]
pub struct Described {
    /// Ratings from this one ...
    pub from: f64,
    /// ... to below this one.
    pub to: f64,
    /// Plays in each phase.
    pub phases: Vec<(Phase, PlayFigures)>,
    /// Plays by how far the second best play is behind: [`GAPS`].
    pub gaps: Vec<PlayFigures>,
    /// Plays by the number of plays: [`COUNTS`].
    pub counts: Vec<PlayFigures>,
    /// Missed doubles, wrong doubles, wrong takes and wrong passes: their number of 100 decisions where that error was
    /// possible, and the mean equity one of them lost.
    pub cube: [[f64; 2]; 4],
}

/// How plays of some sort went.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct PlayFigures {
    /// How many.
    pub plays: u32,
    /// Equity lost by all of them.
    loss: f64,
    /// Those that lost 0.02 or more.
    errors: u32,
    /// Those that lost 0.08 or more.
    blunders: u32,
}

/// Bounds of gaps between the two best plays.
pub const GAPS: [f32; 6] = [0.01, 0.03, 0.06, 0.12, 0.25, f32::INFINITY];
/// Bounds of numbers of plays.
pub const COUNTS: [usize; 4] = [6, 15, 25, usize::MAX];

impl PlayFigures {
    fn add(&mut self, loss: f32) {
        self.plays += 1;
        self.loss += f64::from(loss);
        self.errors += u32::from(loss >= 0.02);
        self.blunders += u32::from(loss >= 0.08);
    }

    /// 500 times the mean equity lost.
    #[must_use]
    pub fn pr(&self) -> f64 {
        PR_SCALE * self.loss / f64::from(self.plays.max(1))
    }

    /// Errors of 100 plays: 0.02 or more.
    #[must_use]
    pub fn errors(&self) -> f64 {
        100.0 * f64::from(self.errors) / f64::from(self.plays.max(1))
    }

    /// Blunders of 100 plays: 0.08 or more.
    #[must_use]
    pub fn blunders(&self) -> f64 {
        100.0 * f64::from(self.blunders) / f64::from(self.plays.max(1))
    }
}

/// How players of ratings between two bounds err.
#[must_use]
pub fn describe(choices: &[Made<'_>], (from, to): (f64, f64)) -> Described {
    let mut found = Described {
        from,
        to,
        phases: Phase::ALL
            .map(|phase| (phase, PlayFigures::default()))
            .to_vec(),
        gaps: vec![PlayFigures::default(); GAPS.len()],
        counts: vec![PlayFigures::default(); COUNTS.len()],
        cube: [[0.0; 2]; 4],
    };
    let mut possible = [0.0_f64; 4];
    for made in choices.iter().filter(|made| (from..to).contains(&made.pr)) {
        let Some(loss) = made.choice.loss else {
            continue;
        };
        match made.choice.kind {
            Kind::Play => add_play(&mut found, made, loss),
            Kind::Double | Kind::Take => add_cube(&mut found.cube, &mut possible, made, loss),
        }
    }
    for (row, possible) in found.cube.iter_mut().zip(possible) {
        let [count, loss] = *row;
        *row = [100.0 * count / possible.max(1.0), loss / count.max(1.0)];
    }
    found
}

fn add_play(found: &mut Described, made: &Made<'_>, loss: f32) {
    let rows = made.choice.rows();
    let count = rows.len();
    let gap = rows.clone().nth(1).map_or(0.0, |second| -second[0]);
    let in_phase = found
        .phases
        .iter_mut()
        .find(|(phase, _)| *phase == made.choice.phase);
    if let Some((_, figures)) = in_phase {
        figures.add(loss);
    }
    let by_gap = GAPS.iter().position(|&most| gap < most);
    let by_count = COUNTS.iter().position(|&most| count < most);
    if let (Some(gap), Some(count)) = (by_gap, by_count) {
        found.gaps[gap].add(loss);
        found.counts[count].add(loss);
    }
}

/// A cube decision: an error of the one sort is possible where the choice was right, or wrong in that way.
fn add_cube(cube: &mut [[f64; 2]; 4], possible: &mut [f64; 4], made: &Made<'_>, loss: f32) {
    let first = made.choice.chosen == 0;
    let wrong = loss > 0.0;
    // Whether doubling or taking was right.
    let right = first != wrong;
    let sort = match (made.choice.kind, right) {
        (Kind::Take, true) => 3,
        (Kind::Take, false) => 2,
        (_, true) => 0,
        (_, false) if made.choice.counts => 1,
        _ => return,
    };
    possible[sort] += 1.0;
    if wrong {
        cube[sort][0] += 1.0;
        cube[sort][1] += f64::from(loss);
    }
}
