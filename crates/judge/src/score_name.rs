//! What a score is called.

use barpoint_equity::{Crawford, CubeContext, Scoring};

/// The score as players say it, that of the player on roll first: `money`, `3-away 4-away`, `4-away 1-away post-Crawford`.
#[must_use]
pub fn score_name(context: &CubeContext) -> String {
    let Scoring::Match {
        away,
        opponent_away,
        crawford,
        ..
    } = context.scoring
    else {
        return "money".to_owned();
    };
    let game = match crawford {
        Crawford::Pre => "",
        Crawford::Now => " Crawford",
        Crawford::Post => " post-Crawford",
    };
    format!("{away}-away {opponent_away}-away{game}")
}
