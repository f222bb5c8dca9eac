//! Boards and advice as text.

pub(crate) mod advice;
pub(crate) mod board;

use barpoint_rules::WinKind;

/// How much is won or offered, in a phrase after `a`.
pub(crate) const fn win_name(kind: WinKind) -> &'static str {
    match kind {
        WinKind::Single => "single game",
        WinKind::Gammon => "gammon",
        WinKind::Backgammon => "backgammon",
    }
}

/// `1 point`, `2 points`.
pub(crate) fn points(points: u32) -> String {
    match points {
        1 => "1 point".to_owned(),
        points => format!("{points} points"),
    }
}
