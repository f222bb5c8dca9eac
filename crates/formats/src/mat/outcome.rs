//! How a game ended, as far as a file says.

use barpoint_record::Replay;
use barpoint_rules::Side;

/// What is known about the end of a game besides its result.
pub(super) struct Outcome {
    /// The replayed game; `None` if it could not be replayed.
    pub(super) replay: Replay,
    /// Who won how much, as the file says.
    pub(super) stated: Option<(Side, u32)>,
    /// Who resigned, as the file says.
    pub(super) resigned: Option<Side>,
}
