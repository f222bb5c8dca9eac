//! Conversions that serde reads and writes through (feature `serde`).

use crate::notation::PositionIdError;
use crate::{Board, Play, Point, Roll, RollError, Step};

/// A number that is no point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected a point from 0 to 25, found {0}")]
#[non_exhaustive]
pub struct PointError(u8);

/// More steps than a play has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected at most 4 steps, found {0}")]
#[non_exhaustive]
pub struct StepsError(usize);

impl TryFrom<u8> for Point {
    type Error = PointError;

    fn try_from(number: u8) -> Result<Self, PointError> {
        Self::new(number).ok_or(PointError(number))
    }
}

impl From<Point> for u8 {
    fn from(point: Point) -> Self {
        point.number()
    }
}

impl TryFrom<Vec<Step>> for Play {
    type Error = StepsError;

    fn try_from(steps: Vec<Step>) -> Result<Self, StepsError> {
        Self::from_steps(&steps).ok_or(StepsError(steps.len()))
    }
}

impl From<Play> for Vec<Step> {
    fn from(play: Play) -> Self {
        play.steps().to_vec()
    }
}

impl TryFrom<String> for Roll {
    type Error = RollError;

    fn try_from(text: String) -> Result<Self, RollError> {
        text.parse()
    }
}

impl From<Roll> for String {
    fn from(roll: Roll) -> Self {
        roll.to_string()
    }
}

impl TryFrom<String> for Board {
    type Error = PositionIdError;

    fn try_from(text: String) -> Result<Self, PositionIdError> {
        text.parse()
    }
}

impl From<Board> for String {
    fn from(board: Board) -> Self {
        board.to_string()
    }
}
