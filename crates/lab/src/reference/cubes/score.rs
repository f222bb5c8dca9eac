//! The scores at which cube decisions are asked.

use barpoint_rules::{Board, BySide, Cube, CubeOwner, MatchState, Side};

use crate::reference::Decision;

/// A score, seen by the player who may double, and the cube there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct CubeScore {
    /// Points that the player and the opponent need; at money none.
    away: Option<[u16; 2]>,
    /// The player owns the cube at 2; otherwise it is centred.
    owned: bool,
}

/// Money, and what scores do to a cube: both two away (one game decides), leads and deficits beside the Crawford game, even
/// scores, a game after the Crawford game, a gammon that wins the match with the cube at 2, and a long match.
const SCORES: [Option<[u16; 2]>; CubeScore::COUNT] = [
    None,
    Some([2, 2]),
    Some([3, 2]),
    Some([2, 3]),
    Some([3, 3]),
    Some([4, 2]),
    Some([2, 4]),
    Some([4, 3]),
    Some([3, 4]),
    Some([5, 5]),
    Some([4, 5]),
    Some([9, 11]),
    Some([4, 1]),
];

impl CubeScore {
    /// How many scores there are, money included.
    pub(super) const COUNT: usize = 13;

    /// The score of a decision: all take turns. Where redoubling to 4 makes sense every second decision is a redouble, at 4-away
    /// 5-away, where a gammon wins the match then, all are.
    pub(super) fn of_number(number: u32) -> Self {
        let number = usize::try_from(number).unwrap_or(usize::MAX);
        let away = SCORES[number % Self::COUNT];
        let owned = match away {
            Some([4, 5]) => true,
            None | Some([5, 5] | [9, 11]) => number / Self::COUNT % 2 == 1,
            Some(_) => false,
        };
        Self { away, owned }
    }

    /// The decision on this board; `None` if its player has no choice there.
    pub(super) fn state(self, board: Board) -> Option<MatchState> {
        let side = Side::White;
        let [away, opponent_away] = self.away.unwrap_or_default();
        let length = away.max(opponent_away);
        let mut state = MatchState::new(length, Decision::rules());
        let score = BySide::new(length - away, length - opponent_away);
        // The only score with a player one away is after the Crawford game.
        state.set_score(score, false).ok()?;
        state.set_position(side, board).ok()?;
        if self.owned {
            let cube = Cube::new(2, CubeOwner::Owned(side)).ok()?;
            state.set_cube(cube).ok()?;
        }
        (state.may_double() && !state.cube_is_dead_for(side)).then_some(state)
    }
}
