//! Boards and advice as text.

pub(crate) mod advice;
pub(crate) mod board;
pub(crate) mod figures;
pub(crate) mod rolled;

/// `1 point`, `2 points`.
pub(crate) fn points(points: u32) -> String {
    match points {
        1 => "1 point".to_owned(),
        points => format!("{points} points"),
    }
}
