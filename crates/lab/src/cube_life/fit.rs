//! Cube lives fitted to rolled-out positions.
//!
//! The equity of a row is `dead + x (live - dead)`, dead and live by its rolled-out chances, x linear in what a
//! [`LifeLine`] holds: least squares, each kind of position and each access by itself, drawn a little to the usual life where
//! there are few positions.

use barpoint_equity::{CubeAccess, CubeLife, Cubeful, LifeLine, Met, Outcome};
use barpoint_eval::LifeKind;

use super::{LifeRow, money};
use crate::matrix::Matrix;

/// A life at each place, then what the points of games won and of games lost add.
pub const NUMBERS: usize = LifeLine::PLACES.len() + 2;

/// What the lives are drawn to.
const USUAL: [f64; NUMBERS] = [0.68, 0.68, 0.68, 0.68, 0.68, 0.0, 0.0];

/// How strongly: the variance of an equity by the variance expected of each number.
const PULL: [f64; NUMBERS] = [0.01, 0.01, 0.01, 0.01, 0.01, 0.03, 0.03];

/// The lives of one kind of position and one cube.
#[derive(Clone, Debug, PartialEq)]
pub struct FittedLine {
    /// What is played.
    pub kind: LifeKind,
    /// Who may double.
    pub access: CubeAccess,
    /// Whether the Jacoby rule holds, which matters to a centred cube.
    pub jacoby: bool,
    /// How many equities it was fitted to.
    pub equities: usize,
    /// The numbers of the line.
    pub numbers: [f64; NUMBERS],
    /// Their standard errors.
    pub std_err: [f64; NUMBERS],
    /// Root of the mean square of what the line does not explain, in points per cube.
    pub rest: f64,
}

/// One equity: what x is multiplied by, number by number, and what that should come to.
struct Equation {
    line: usize,
    factors: [f64; NUMBERS],
    wanted: f64,
}

/// The cubes that have lines of their own: who may double, and whether the Jacoby rule matters.
const CUBES: [(CubeAccess, bool); 4] = [
    (CubeAccess::Centred, false),
    (CubeAccess::Centred, true),
    (CubeAccess::OnRoll, false),
    (CubeAccess::Opponent, false),
];

/// The lives of all kinds, in the order of [`LifeKind::ALL`], each for a centred cube without and with the Jacoby rule, one's own
/// and the opponent's.
#[must_use]
pub fn fit(rows: &[LifeRow], met: &Met) -> Vec<FittedLine> {
    let equations: Vec<Equation> = rows.iter().flat_map(|row| equations(row, met)).collect();
    let lines = LifeKind::ALL
        .into_iter()
        .flat_map(|kind| CUBES.map(|cube| (kind, cube)));
    lines
        .enumerate()
        .map(|(line, (kind, cube))| {
            let own: Vec<&Equation> = equations.iter().filter(|e| e.line == line).collect();
            fitted(kind, cube, &own)
        })
        .collect()
}

/// Both equities of a row; none of one whose board or chances are not valid.
#[expect(clippy::cast_possible_truncation, reason = "chances")]
fn equations(row: &LifeRow, met: &Met) -> Vec<Equation> {
    let chances = row.chances.map(|chance| chance as f32);
    let Ok(board) = row.board() else {
        return Vec::new();
    };
    let outcome = Outcome::from_array(chances).sanitised();
    let kind = LifeKind::of(&board);
    let held = if row.owned {
        CubeAccess::OnRoll
    } else {
        CubeAccess::Centred
    };
    // A turned cube counts twice.
    let seen = [
        ((held, row.jacoby), row.equities[0]),
        ((CubeAccess::Opponent, false), row.equities[1] / 2.0),
    ];
    seen.into_iter()
        .filter_map(|(cube, equity)| equation(kind, cube, &outcome, equity, met))
        .collect()
}

fn equation(
    kind: LifeKind,
    cube: (CubeAccess, bool),
    outcome: &Outcome,
    equity: f64,
    met: &Met,
) -> Option<Equation> {
    let (access, jacoby) = cube;
    let value = Cubeful::new(&money(access, jacoby), met);
    let [dead, live] =
        [CubeLife::DEAD, CubeLife::LIVE].map(|life| f64::from(value.value(outcome, life).get()));
    let place = value.place_in_window(outcome)?;
    let (won, lost) = outcome.points_won_and_lost();
    let mut factors = [0.0; NUMBERS];
    let shares = LifeLine::shares(place).into_iter();
    for (factor, part) in factors
        .iter_mut()
        .zip(shares.chain([won - 1.0, lost - 1.0]))
    {
        *factor = f64::from(part) * (live - dead);
    }
    let cube = CUBES.iter().position(|&other| other == cube)?;
    Some(Equation {
        line: CUBES.len() * kind.index() + cube,
        factors,
        wanted: equity - dead,
    })
}

fn fitted(
    kind: LifeKind,
    (access, jacoby): (CubeAccess, bool),
    equations: &[&Equation],
) -> FittedLine {
    let mut normal = Matrix::zero(NUMBERS);
    let mut right: Vec<f64> = USUAL
        .iter()
        .zip(PULL)
        .map(|(usual, pull)| usual * pull)
        .collect();
    for (at, pull) in PULL.into_iter().enumerate() {
        normal.add(at, at, pull);
    }
    for equation in equations {
        for (row, factor) in equation.factors.iter().enumerate() {
            right[row] += factor * equation.wanted;
            for (column, other) in equation.factors.iter().enumerate() {
                normal.add(row, column, factor * other);
            }
        }
    }
    let inverse = normal.inverse();
    let solved = inverse.times(&right);
    let numbers: [f64; NUMBERS] = std::array::from_fn(|at| solved[at]);
    let rest = |equation: &Equation| {
        let found: f64 = equation
            .factors
            .iter()
            .zip(numbers)
            .map(|(a, b)| a * b)
            .sum();
        equation.wanted - found
    };
    let squares: f64 = equations
        .iter()
        .map(|equation| rest(equation).powi(2))
        .sum();
    FittedLine {
        kind,
        access,
        jacoby,
        equities: equations.len(),
        numbers,
        std_err: errors(&inverse, equations, rest),
        rest: (squares / equations.len().max(1) as f64).sqrt(),
    }
}

/// Standard errors that do not take all equities to be equally exact.
fn errors(
    inverse: &Matrix,
    equations: &[&Equation],
    rest: impl Fn(&Equation) -> f64,
) -> [f64; NUMBERS] {
    let mut variances = [0.0; NUMBERS];
    for equation in equations {
        let pulls = inverse.times(&equation.factors);
        for (variance, pull) in variances.iter_mut().zip(pulls) {
            *variance += (pull * rest(equation)).powi(2);
        }
    }
    variances.map(f64::sqrt)
}
