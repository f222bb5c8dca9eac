//! barpoint's plays of rollouts as a contestant in duels.

use barpoint_equity::CubeContext;
use barpoint_eval::StaticPlayer;
use barpoint_rules::Board;

use crate::Ours;
use crate::duel::{Contestant, CubeState, DuelError, Turn};

/// Plays as inside rollouts without look-ahead: of the plays that the prefilter nets leave the best is made. Cubes are decided by the
/// nets without look-ahead.
pub struct Narrow<'a> {
    player: StaticPlayer<'a>,
    in_matches: StaticPlayer<'a>,
    cubes: Ours<'a>,
}

impl<'a> Narrow<'a> {
    /// Plays as this one does without look-ahead, but narrowing the choice.
    #[must_use]
    pub fn new(ours: Ours<'a>) -> Self {
        Self {
            player: StaticPlayer::with_settings(ours.search, ours.settings),
            in_matches: StaticPlayer::with_settings(ours.search, ours.with_cube().settings),
            cubes: ours,
        }
    }
}

impl Contestant for Narrow<'_> {
    fn choose(&mut self, turn: &Turn<'_>) -> Result<usize, DuelError> {
        let player = if turn.has_cube(false) {
            &mut self.in_matches
        } else {
            &mut self.player
        };
        let after = player.play(turn.board, turn.roll, turn.context);
        let place = turn.plays.boards().iter().position(|b| *b == after);
        place.ok_or_else(|| DuelError::Illegal(format!("no play found for {}", turn.roll)))
    }

    fn doubles(&mut self, board: &Board, cube: CubeState) -> Result<bool, DuelError> {
        self.cubes.doubles(board, cube)
    }

    fn takes(&mut self, board: &Board, cube: CubeState) -> Result<bool, DuelError> {
        self.cubes.takes(board, cube)
    }

    fn cube_actions(
        &mut self,
        board: &Board,
        context: CubeContext,
    ) -> Result<Option<[bool; 2]>, DuelError> {
        self.cubes.cube_actions(board, context)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use barpoint_bearoff::OneSided;
    use barpoint_equity::Met;
    use barpoint_eval::{Class, CubeUse, MoveFilter, Search, SearchSettings, nets};
    use barpoint_rules::{PlayList, Roll, Variation};

    use super::*;

    #[test]
    fn nearly_all_its_plays_are_those_that_full_values_prefer() {
        let evaluator = nets::production(Arc::new(OneSided::build())).unwrap();
        let met = Arc::new(Met::kazaross_xg2());
        let search = Search::new(Arc::new(evaluator), met, 0);
        let mut ours = Ours {
            search: &search,
            settings: SearchSettings::new(0, CubeUse::Cubeless, 7),
            filter: MoveFilter::NORMAL,
            rollout: None,
        };
        let mut narrow = Narrow::new(ours);
        let mut board: Board = Variation::Standard.start();
        let (mut plays, mut alike, mut asked) = (PlayList::new(), 0, 0);
        for (roll, _) in (0..5).flat_map(|_| Roll::weighted()) {
            plays.generate(&board, roll);
            if plays.is_empty() {
                board = board.swapped();
                continue;
            }
            let turn = Turn {
                board: &board,
                context: CubeState::START.context(),
                roll,
                plays: &plays,
            };
            let chosen = narrow.choose(&turn).unwrap();
            alike += u32::from(chosen == ours.choose(&turn).unwrap());
            asked += 1;
            let next = plays.boards()[chosen].swapped();
            board = if Class::of(&next) == Class::Over {
                Variation::Standard.start()
            } else {
                next
            };
        }
        assert!(alike * 100 >= asked * 95, "{alike} of {asked}");
    }
}
