//! The players of a record in each other's place.

use barpoint_rules::{BySide, CubeOwner};

use crate::{
    CandidateValue, CubeAnalysis, Entry, Event, GameRecord, MatchRecord, RolloutSettings, Start,
};

impl MatchRecord {
    /// Puts the players in each other's place: names, scores, results, statistics, and whose every event is. Analyses are from
    /// the player deciding and stay. What only the source file understands is dropped, since it may name sides.
    pub fn swap_players(&mut self) {
        swap(&mut self.players);
        for analyst in &mut self.analysts {
            swap(&mut analyst.figures);
        }
        self.attachments.clear();
        self.games.iter_mut().for_each(GameRecord::swap_players);
    }
}

fn swap<T>(sides: &mut BySide<T>) {
    std::mem::swap(&mut sides.white, &mut sides.black);
}

impl GameRecord {
    fn swap_players(&mut self) {
        swap(&mut self.score);
        if let Some(result) = &mut self.result {
            result.winner = result.winner.other();
        }
        if let Some(counted) = &mut self.statistics {
            counted.checker.iter_mut().for_each(swap);
            counted.cube.iter_mut().for_each(swap);
            counted.luck.iter_mut().for_each(swap);
        }
        self.extra.clear();
        self.entries.iter_mut().for_each(Entry::swap_players);
    }
}

impl Entry {
    fn swap_players(&mut self) {
        self.event.swap_players();
        if let Some(clock) = &mut self.clock {
            swap(&mut clock.left);
        }
        self.extra.clear();
        if let Some(CubeAnalysis::Rollout(rollout)) = self.cube_analysis.as_deref_mut() {
            rollout.settings.swap_players();
        }
        let plays = self.move_analysis.as_deref_mut();
        for candidate in plays.into_iter().flat_map(|plays| &mut plays.candidates) {
            if let CandidateValue::Rollout(rollout) = &mut candidate.value {
                rollout.settings.swap_players();
            }
        }
    }
}

impl RolloutSettings {
    fn swap_players(&mut self) {
        swap(&mut self.players);
        swap(&mut self.late.players);
    }
}

impl Event {
    fn swap_players(&mut self) {
        match self {
            Self::Play(played) => played.side = played.side.other(),
            Self::IllegalPlay { side, .. }
            | Self::Roll { side, .. }
            | Self::Double(side)
            | Self::Take(side)
            | Self::Pass(side) => *side = side.other(),
            Self::SetPosition(start) => {
                let Start { on_roll, .. } = &mut **start;
                *on_roll = on_roll.other();
            }
            Self::SetCubeOwner(owner) => {
                if let CubeOwner::Owned(side) = owner {
                    *side = side.other();
                }
            }
            Self::SetCubeValue(_) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use barpoint_rules::{Board, Side, Variation};

    use super::*;
    use crate::{GameResult, Player};

    #[test]
    fn players_swapped_twice_are_where_they_were() {
        let board: Board = Variation::Standard.start();
        let start = Start {
            on_roll: Side::White,
            board,
        };
        let events = [
            Event::SetPosition(Box::new(start)),
            Event::SetCubeOwner(CubeOwner::Owned(Side::White)),
            Event::Double(Side::White),
            Event::Pass(Side::Black),
        ];
        let player = |name: &str| Player {
            name: name.to_owned(),
            rating: None,
        };
        let record = MatchRecord {
            players: BySide::new(player("Ann"), player("Ben")),
            length: 7,
            games: vec![GameRecord {
                score: BySide::new(2, 4),
                entries: events.map(Entry::new).into(),
                result: Some(GameResult {
                    winner: Side::White,
                    points: 2,
                    resigned: false,
                }),
                ..GameRecord::default()
            }],
            ..MatchRecord::default()
        };
        let mut swapped = record.clone();
        swapped.swap_players();
        assert_eq!(swapped.players.white.name, "Ben");
        let game = &swapped.games[0];
        assert_eq!(game.score, BySide::new(4, 2));
        assert_eq!(game.result.map(|result| result.winner), Some(Side::Black));
        assert_eq!(game.entries[2].event, Event::Double(Side::Black));
        assert_eq!(
            swapped.final_points(Side::Black),
            record.final_points(Side::White)
        );
        swapped.swap_players();
        assert_eq!(swapped, record);
    }
}
