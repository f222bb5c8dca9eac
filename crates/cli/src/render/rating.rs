//! Ratings in words.

use barpoint_analysis::statistics::Rating;

pub(super) const fn name(rating: Rating) -> &'static str {
    match rating {
        Rating::Awful => "awful",
        Rating::Beginner => "beginner",
        Rating::CasualPlayer => "casual player",
        Rating::Intermediate => "intermediate",
        Rating::Advanced => "advanced",
        Rating::Expert => "expert",
        Rating::WorldClass => "world class",
        Rating::Supernatural => "supernatural",
    }
}
