//! Counting one game, entry by entry.

use barpoint_equity::{CubeContext, CubeEquities, Equity, Met, Stakes};
use barpoint_record::{
    Action, Entry, GameRecord, GameResult, LuckMark, MatchRecord, Replay, SkillMark,
};
use barpoint_rules::{Action as Rule, BySide, Crawford, Decision, MatchState, Side};

use crate::stored::{cube_equities, play_loss};

use super::{LuckResult, SideStatistics, Statistics, Total};

/// The luck gnubg stores with a roll it has not analysed.
const UNKNOWN_LUCK: f32 = f32::MIN;

/// Kinds of cube errors, by their index in [`barpoint_record::CubeCounts::errors`].
#[derive(Clone, Copy)]
enum CubeError {
    MissedBelowCash,
    MissedAboveCash,
    WrongBelowDouble,
    WrongTooGood,
    WrongTake,
    WrongPass,
}

pub(super) fn game(record: &MatchRecord, game: &GameRecord, met: &Met) -> Statistics {
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
        if let Some(side) = entry.action.side() {
            let situation = Situation::of(*replay.state(), &entry.action, side, met);
            situation.count(entry, &mut doubled, &mut statistics.sides[side]);
        }
        if replay.advance(&entry.action).is_err() {
            break;
        }
    }
    if let Some(result) = game.result {
        let actual = gain(&before, result, met);
        let sides = &statistics.sides;
        let luck = sides.white.luck.luck_mwc - sides.black.luck.luck_mwc;
        statistics.results.push(LuckResult {
            actual,
            luck_adjusted: actual - luck,
        });
    }
    statistics
}

/// What a result is worth to White. The table is White's; the sign is changed last.
fn gain(before: &MatchState, result: GameResult, met: &Met) -> f32 {
    let winner = result.winner;
    let away = |side: Side| u8::try_from(before.away(side)?).ok();
    let gain = match away(Side::White).zip(away(Side::Black)) {
        Some((white, black)) => {
            let mut after = BySide::new(white, black);
            let left = u32::from(after[winner]).saturating_sub(result.points);
            after[winner] = u8::try_from(left).unwrap_or(u8::MAX);
            let crawford_after = match before.crawford() {
                Crawford::Pre => Crawford::Pre,
                Crawford::Now | Crawford::Post => Crawford::Post,
            };
            let mwc = |away: BySide<u8>, crawford| {
                let mwc = met.mwc(away.white, away.black, crawford);
                let mwc = if winner == Side::White {
                    mwc
                } else {
                    mwc.flipped()
                };
                mwc.get()
            };
            let before = mwc(BySide::new(white, black), before.crawford());
            mwc(after, crawford_after) - before
        }
        None => u16::try_from(result.points).map_or(f32::INFINITY, f32::from),
    };
    if winner == Side::White { gain } else { -gain }
}

/// Cube and score seen by the player whose equities are stored: the one on roll.
struct Situation {
    state: MatchState,
    context: CubeContext,
    stakes: Option<Stakes>,
}

impl Situation {
    /// What a side meets when it acts.
    fn of(mut state: MatchState, action: &Action, side: Side, met: &Met) -> Self {
        let answering = matches!(state.decision(), Decision::AnswerDouble(_));
        if answering && action.roll().is_some() {
            // Play went on: the double nobody answered was taken. That is always possible.
            state.apply(Rule::Take).ok();
        }
        let doubler = if answering && action.roll().is_none() {
            state.on_roll()
        } else {
            side
        };
        let context = CubeContext::of(&state, doubler);
        Self {
            state,
            context,
            stakes: Stakes::of(&context, met),
        }
    }

    fn count(&self, entry: &Entry, doubled: &mut Option<CubeEquities>, side: &mut SideStatistics) {
        match &entry.action {
            Action::Move(_) | Action::IllegalMove { .. } => {
                self.count_no_double(entry, side);
                self.count_luck(entry, side);
                self.count_play(entry, side);
            }
            Action::Double(_) => {
                let offered = matches!(self.state.decision(), Decision::AnswerDouble(_));
                if !offered {
                    *doubled = cube_equities(entry, self.stakes);
                    if let Some(equities) = doubled {
                        self.count_double(equities, side);
                    }
                }
            }
            Action::Take(_) | Action::Pass(_) => {
                if let Some(equities) = cube_equities(entry, self.stakes).or(*doubled) {
                    self.count_answer(entry, &equities, side);
                }
            }
            // A roll not played counts for nothing, not even its luck.
            Action::Roll { .. }
            | Action::SetPosition(_)
            | Action::SetCubeValue(_)
            | Action::SetCubeOwner(_) => {}
        }
    }

    fn count_no_double(&self, entry: &Entry, side: &mut SideStatistics) {
        let Some(equities) = cube_equities(entry, self.stakes).filter(|_| self.state.rules().cube)
        else {
            return;
        };
        side.cube.total += 1;
        side.close_cube += u32::from(equities.is_close());
        let loss = equities.best().get() - equities.no_double.get();
        if loss > 0.0 {
            let error = if equities.double_take > CubeEquities::PASS {
                CubeError::MissedAboveCash
            } else {
                CubeError::MissedBelowCash
            };
            self.count_cube_error(error, loss, side);
        }
    }

    fn count_double(&self, equities: &CubeEquities, side: &mut SideStatistics) {
        side.cube.total += 1;
        side.close_cube += 1;
        side.cube.doubles += 1;
        let loss = equities.best().get() - equities.double().get();
        if loss > 0.0 {
            let error = if equities.no_double >= CubeEquities::PASS {
                CubeError::WrongTooGood
            } else {
                CubeError::WrongBelowDouble
            };
            self.count_cube_error(error, loss, side);
        }
    }

    /// Takes and passes. The answer to a beaver is held to the equities of the first double.
    fn count_answer(&self, entry: &Entry, equities: &CubeEquities, side: &mut SideStatistics) {
        side.cube.total += 1;
        side.close_cube += 1;
        let cost_of_take = equities.double_take.get() - CubeEquities::PASS.get();
        let (error, loss) = if let Action::Take(_) = entry.action {
            side.cube.takes += 1;
            (CubeError::WrongTake, cost_of_take)
        } else {
            side.cube.passes += 1;
            (CubeError::WrongPass, -cost_of_take)
        };
        if loss > 0.0 {
            self.count_cube_error(error, loss, side);
        }
    }

    fn count_cube_error(&self, error: CubeError, loss: f32, side: &mut SideStatistics) {
        let loss = self.total(loss);
        let kind = error as usize;
        side.cube.errors[kind] += 1;
        side.cube.losses[kind].0 += loss.emg;
        side.cube.losses[kind].1 += loss.real;
    }

    fn count_luck(&self, entry: &Entry, side: &mut SideStatistics) {
        let Some(luck) = entry.luck.filter(|&luck| luck > UNKNOWN_LUCK) else {
            return;
        };
        let mark = match entry.luck_mark {
            Some(LuckMark::VeryUnlucky) => 0,
            Some(LuckMark::Unlucky) => 1,
            None => 2,
            Some(LuckMark::Lucky) => 3,
            Some(LuckMark::VeryLucky) => 4,
        };
        side.luck.marks[mark] += 1;
        let luck = self.total(luck);
        side.luck.luck_emg += luck.emg;
        side.luck.luck_mwc += luck.real;
    }

    fn count_play(&self, entry: &Entry, side: &mut SideStatistics) {
        let mark = match entry.skill {
            Some(SkillMark::VeryBad) => 0,
            Some(SkillMark::Bad) => 1,
            Some(SkillMark::Doubtful) => 2,
            None => 3,
        };
        let checker = &mut side.checker;
        checker.total += 1;
        checker.marks[mark] += 1;
        if let Some(loss) = entry
            .move_analysis
            .as_ref()
            .and_then(play_loss)
            .map(Equity::get)
        {
            let loss = self.total(loss);
            checker.unforced += 1;
            checker.loss_emg += loss.emg;
            checker.loss_mwc += loss.real;
        }
    }

    /// A difference of equities in both units.
    fn total(&self, emg: f32) -> Total {
        let real = match self.stakes {
            Some(Stakes { win, lose }) => {
                // The difference of two chances, in single precision like gnubg's, so that sums
                // round to the same digits.
                let (win, lose) = (win.get(), lose.get());
                let mwc = |emg: f32| 0.5 * (emg * (win - lose) + (win + lose));
                mwc(emg) - mwc(0.0)
            }
            None => emg * u16::try_from(self.context.value).map_or(f32::INFINITY, f32::from),
        };
        Total { emg, real }
    }
}
