//! The score of a match, seen by the player on roll.

use crate::{Crawford, MetSeat, Scoring};

/// How far both players are from winning the match at the start of the game being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MatchScore {
    /// Points the player on roll still needs; 0 once the match is won.
    pub away: u8,
    /// Points the opponent still needs; 0 once the match is lost.
    pub opponent_away: u8,
    /// The Crawford state of this game.
    pub crawford: Crawford,
    /// Which player of the match equity table is on roll.
    pub seat: MetSeat,
}

impl MatchScore {
    /// The same score seen by the opponent.
    #[must_use]
    pub const fn flipped(self) -> Self {
        Self {
            away: self.opponent_away,
            opponent_away: self.away,
            crawford: self.crawford,
            seat: self.seat.other(),
        }
    }

    /// The score at the start of the next game after the player on roll won this one.
    #[must_use]
    pub fn after_win(self, points: u32) -> Self {
        let points = u8::try_from(points).unwrap_or(u8::MAX);
        Self {
            away: self.away.saturating_sub(points),
            opponent_away: self.opponent_away,
            crawford: self.next_crawford(),
            seat: self.seat,
        }
    }

    /// The score at the start of the next game after the player on roll lost this one.
    #[must_use]
    pub fn after_loss(self, points: u32) -> Self {
        self.flipped().after_win(points).flipped()
    }

    /// Once a game was begun with a player one point away the next is post-Crawford. Otherwise it
    /// may or may not be the Crawford game; both are worth what the pre-Crawford table says.
    const fn next_crawford(self) -> Crawford {
        match self.crawford {
            Crawford::Now | Crawford::Post => Crawford::Post,
            Crawford::Pre if self.away <= 1 || self.opponent_away <= 1 => Crawford::Post,
            Crawford::Pre => Crawford::Pre,
        }
    }
}

impl Scoring {
    /// The score, in match play.
    #[must_use]
    pub const fn match_score(self) -> Option<MatchScore> {
        match self {
            Self::Money { .. } => None,
            Self::Match {
                away,
                opponent_away,
                crawford,
                seat,
            } => Some(MatchScore {
                away,
                opponent_away,
                crawford,
                seat,
            }),
        }
    }
}

impl From<MatchScore> for Scoring {
    fn from(score: MatchScore) -> Self {
        Self::Match {
            away: score.away,
            opponent_away: score.opponent_away,
            crawford: score.crawford,
            seat: score.seat,
        }
    }
}
