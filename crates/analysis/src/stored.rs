//! Reading back what is stored with an entry.

use barpoint_record::Entry;
use barpoint_rules::Side;

/// White's winning chance at a decision: by the cube analysis of whoever may double, else by the best play; `None` where
/// neither is stored.
#[must_use]
pub fn white_wins(entry: &Entry) -> Option<f32> {
    let (side, win) = match (&entry.cube_analysis, &entry.move_analysis) {
        // An answer carries the doubler's analysis.
        (Some(cube), _) => (entry.event.doubler()?, cube.no_double().outcome.win),
        (None, Some(plays)) => (entry.event.side()?, plays.best()?.outcome().win),
        (None, None) => return None,
    };
    Some(if side == Side::White { win } else { 1.0 - win })
}
