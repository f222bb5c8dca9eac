//! Counting one game, entry by entry.

use barpoint_record::{
    CubeMistake, Entry, Event, GameRecord, GameResult, Luck, LuckMarkCounts, MatchRecord, Replay,
    Winnings, situation,
};
use barpoint_rules::{Decision, MatchState, Side};

use super::scale::{CubeChoices, Scale, Tables, away};
use super::{LuckResult, SideStatistics, Statistics};

pub(super) fn game(record: &MatchRecord, game: &GameRecord, tables: &Tables) -> Statistics {
    let mut statistics = Statistics {
        length: record.length,
        ..Statistics::default()
    };
    let Ok(mut replay) = Replay::new(record, game) else {
        return statistics;
    };
    let before = *replay.state();
    let mut doubled = None;
    for entry in &game.entries {
        if let Some(side) = entry.event.side() {
            let situation = Situation::of(*replay.state(), &entry.event, side, tables);
            situation.count(entry, &mut doubled, &mut statistics.sides[side]);
        }
        if replay.advance(&entry.event).is_err() {
            break;
        }
    }
    let sides = &statistics.sides;
    let luck = sides.white.luck.total.real.get() - sides.black.luck.total.real.get();
    let rolled = |side: &SideStatistics| side.luck.marks != LuckMarkCounts::default();
    // gnubg takes the luck of an unfinished game out too, though it has brought nothing yet.
    if game.result.is_some() || rolled(&sides.white) || rolled(&sides.black) {
        let actual = game
            .result
            .map_or(0.0, |result| gain(&before, result, tables));
        statistics.results.push(LuckResult {
            actual: Winnings(actual),
            luck_adjusted: Winnings(actual - luck),
        });
    }
    statistics
}

/// What a result is worth to White: what it is worth to the winner, with that sign.
fn gain(before: &MatchState, result: GameResult, tables: &Tables) -> f32 {
    let winner = result.winner;
    let gain = match away(before) {
        Some(away) => {
            let crawford = before.crawford();
            let after = tables.chance_after(winner, away, crawford, winner, result.points);
            after - tables.chance(winner, away, crawford)
        }
        None => u16::try_from(result.points).map_or(f32::INFINITY, f32::from),
    };
    if winner == Side::White { gain } else { -gain }
}

/// Cube and score seen by the player whose equities are stored: the one on roll.
struct Situation {
    state: MatchState,
    scale: Scale,
}

impl Situation {
    /// What a side meets when it acts.
    fn of(before: MatchState, event: &Event, side: Side, tables: &Tables) -> Self {
        let state = situation(before, event);
        let doubler = match state.decision() {
            Decision::AnswerDouble(_) => state.on_roll(),
            _ => side,
        };
        let scale = Scale::of(&state, doubler, tables);
        Self { state, scale }
    }

    fn count(&self, entry: &Entry, doubled: &mut Option<CubeChoices>, side: &mut SideStatistics) {
        match &entry.event {
            Event::Play(_) | Event::IllegalPlay { .. } => {
                self.count_no_double(entry, side);
                self.count_luck(entry, side);
                self.count_play(entry, side);
            }
            Event::Double(_) => {
                let offered = matches!(self.state.decision(), Decision::AnswerDouble(_));
                if !offered {
                    *doubled = self.choices(entry);
                    if let Some(choices) = *doubled {
                        self.count_double(choices, side);
                    }
                }
            }
            Event::Take(_) | Event::Pass(_) => {
                if let Some(choices) = self.choices(entry).or(*doubled) {
                    self.count_answer(entry, choices, side);
                }
            }
            // A roll not played counts for nothing, not even its luck.
            Event::Roll { .. }
            | Event::SetPosition(_)
            | Event::SetCubeValue(_)
            | Event::SetCubeOwner(_) => {}
        }
    }

    fn count_no_double(&self, entry: &Entry, side: &mut SideStatistics) {
        let Some(choices) = self.choices(entry).filter(|_| self.state.rules().cube) else {
            return;
        };
        side.cube.total += 1;
        side.close_cube += u32::from(choices.is_close());
        let loss = choices.best() - choices.no_double;
        if loss > 0.0 {
            let error = if choices.take > choices.pass {
                CubeMistake::MissedAboveCash
            } else {
                CubeMistake::MissedBelowCash
            };
            self.count_cube_error(error, loss, side);
        }
    }

    fn count_double(&self, choices: CubeChoices, side: &mut SideStatistics) {
        side.cube.total += 1;
        side.close_cube += 1;
        side.cube.doubles += 1;
        let loss = choices.best() - choices.double();
        if loss > 0.0 {
            let error = if choices.no_double >= choices.pass {
                CubeMistake::WrongTooGood
            } else {
                CubeMistake::WrongBelowDouble
            };
            self.count_cube_error(error, loss, side);
        }
    }

    /// Takes and passes. The answer to a beaver is held to the equities of the first double.
    fn count_answer(&self, entry: &Entry, choices: CubeChoices, side: &mut SideStatistics) {
        side.cube.total += 1;
        side.close_cube += 1;
        let cost_of_take = choices.take - choices.pass;
        let (error, loss) = if let Event::Take(_) = entry.event {
            side.cube.takes += 1;
            (CubeMistake::WrongTake, cost_of_take)
        } else {
            side.cube.passes += 1;
            (CubeMistake::WrongPass, -cost_of_take)
        };
        if loss > 0.0 {
            self.count_cube_error(error, loss, side);
        }
    }

    fn count_cube_error(&self, error: CubeMistake, loss: f32, side: &mut SideStatistics) {
        let tally = &mut side.cube.errors[error];
        tally.count += 1;
        tally.loss += -self.scale.total(-loss);
    }

    fn count_luck(&self, entry: &Entry, side: &mut SideStatistics) {
        let Some(luck) = entry.luck.and_then(Luck::known) else {
            return;
        };
        *side.luck.marks.with(entry.luck_mark) += 1;
        side.luck.total += self.scale.total(luck.get());
    }

    fn count_play(&self, entry: &Entry, side: &mut SideStatistics) {
        let checker = &mut side.checker;
        checker.total += 1;
        *checker.marks.with(entry.skill) += 1;
        let Some(analysis) = &entry.move_analysis else {
            return;
        };
        // An illegal play among several legal ones had a choice too, but nothing says what it lost.
        checker.unforced += u32::from(analysis.candidates.len() > 1);
        if let Some(loss) = analysis.loss() {
            checker.loss += -self.scale.total(-loss.get());
        }
    }

    fn choices(&self, entry: &Entry) -> Option<CubeChoices> {
        let analysis = entry.cube_analysis.as_deref()?;
        Some(self.scale.choices(analysis))
    }
}
