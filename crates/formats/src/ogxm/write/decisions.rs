//! Opinions as decisions.

use barpoint_equity::{CubeContext, Equity, Met, Stakes};
use barpoint_record::{
    CheckerOpinion, CubeOpinion, Event, Level, Opinion, PlayedRoll, RatedPlay, Said, situation,
};
use barpoint_rules::{Board, MatchState, Side};

use super::out::Fields;
use super::turns;
use super::words::{chances, level, verdict};
use crate::ogxm::decisions::{CHECKER, CUBE, LUCK};

/// The decision of an entry.
pub(super) struct At<'a> {
    pub(super) ply: u32,
    pub(super) event: &'a Event,
    pub(super) before: MatchState,
    pub(super) met: &'a Met,
}

/// How equities are stored: in money play as they are, in matches as match-winning chances.
#[derive(Clone, Copy)]
struct Scale(Option<Stakes>);

impl Scale {
    fn value(self, equity: Equity) -> i32 {
        match self.0 {
            None => millionths(f64::from(equity.get())),
            Some(stakes) => millionths(stakes.denormalise(equity).get()),
        }
    }

    fn difference(self, equity: Equity) -> i32 {
        let difference = f64::from(equity.get());
        millionths(match self.0 {
            None => difference,
            Some(stakes) => difference * (stakes.win.get() - stakes.lose.get()) / 2.0,
        })
    }

    /// A loss or an error; `None` if there is none to be stored.
    fn loss(self, equity: Option<Equity>) -> Option<u32> {
        let loss = equity.map(|equity| self.difference(equity))?;
        u32::try_from(loss).ok().filter(|&loss| loss > 0)
    }
}

#[expect(clippy::cast_possible_truncation, reason = "clamped before")]
fn millionths(number: f64) -> i32 {
    let scaled = (number * 1e6).round();
    scaled.clamp(f64::from(i32::MIN), f64::from(i32::MAX)) as i32
}

impl At<'_> {
    /// Adds the decisions that these opinions are, one of each kind.
    pub(super) fn write(&self, opinions: &[&Opinion], decisions: &mut Vec<u8>) {
        let first =
            |wanted: fn(&Said) -> bool| opinions.iter().map(|o| &o.said).find(|s| wanted(s));
        if let Some(Said::Checker(checker)) = first(|said| matches!(said, Said::Checker(_))) {
            decisions.extend(self.checker(checker).unwrap_or_default());
        }
        if let Some(Said::Cube(cube)) = first(|said| matches!(said, Said::Cube(_))) {
            decisions.extend(self.cube(cube).unwrap_or_default());
        }
        if let Some(Said::Luck { equity, level }) = first(|said| matches!(said, Said::Luck { .. }))
        {
            decisions.extend(self.luck(*equity, level.as_ref()).unwrap_or_default());
        }
    }

    fn scale(&self, player: Side) -> Option<Scale> {
        let state = situation(self.before, self.event);
        if state.is_money() {
            return Some(Scale(None));
        }
        let stakes = Stakes::of(&CubeContext::of(&state, player), self.met)?;
        (stakes.win.get() - stakes.lose.get() > 1e-6).then_some(Scale(Some(stakes)))
    }

    fn start(&self, kind: u32) -> Fields {
        let mut fields = Fields::default();
        fields.required.varint(self.ply);
        fields.required.varint(kind);
        fields
    }

    fn checker(&self, opinion: &CheckerOpinion) -> Option<Vec<u8>> {
        let (Event::Play(PlayedRoll { side, .. }) | Event::Roll { side, .. }) = self.event else {
            return None;
        };
        let scale = self.scale(*side)?;
        let board = situation(self.before, self.event).board_of(*side);
        let sorted = sorted(opinion, &board);
        let first = &sorted.first()?.0.level;
        let shared = sorted.iter().all(|(rated, _)| rated.level == *first);
        let flagged = sorted.iter().any(|(_, is_played)| *is_played);
        let mut fields = self.start(CHECKER);
        fields.add(0, |out| {
            out.v64(sorted.len() as u64);
            for (rated, is_played) in &sorted {
                let own = (!shared).then_some(&rated.level);
                out.bytes
                    .extend(alternative(*side, rated, *is_played, own, scale));
            }
        });
        if let Some(loss) = scale.loss(opinion.loss).filter(|_| !flagged) {
            fields.add(3, |out| out.u32(loss));
        }
        if let Some(level) = level(first, CHECKER).filter(|_| shared) {
            fields.add(4, |out| out.bytes.extend(level));
        }
        Some(fields.record())
    }

    fn cube(&self, opinion: &CubeOpinion) -> Option<Vec<u8>> {
        let beavers = matches!(self.event, Event::Double(_)) && self.before.beavers().is_some();
        let answers = self.event.is_answer() || beavers;
        let is_turn = matches!(
            self.event,
            Event::Play(_) | Event::Roll { .. } | Event::Double(_)
        );
        if !answers && !is_turn {
            return None;
        }
        let scale = self.scale(self.event.doubler()?)?;
        let verdict = verdict(opinion, answers)?;
        let mut fields = self.start(CUBE);
        fields.required.varint(verdict);
        let equities = [opinion.no_double, opinion.double_take, opinion.double_pass];
        for (number, equity) in (0..).zip(equities) {
            if let Some(equity) = equity {
                fields.add(number, |out| out.i32(scale.value(equity)));
            }
        }
        if let Some(outcome) = opinion.outcome {
            let outcome = if answers { outcome.flipped() } else { outcome };
            fields.add(3, |out| chances(outcome, out));
        }
        let loss = if answers {
            opinion.answer_loss
        } else {
            opinion.double_loss
        };
        if let Some(loss) = scale.loss(loss) {
            fields.add(4, |out| out.u32(loss));
        }
        if let Some(level) = level(&opinion.level, CUBE) {
            fields.add(7, |out| out.bytes.extend(level));
        }
        Some(fields.record())
    }

    fn luck(&self, equity: Equity, of: Option<&Level>) -> Option<Vec<u8>> {
        let (Event::Play(_) | Event::Roll { .. }) = self.event else {
            return None;
        };
        let scale = self.scale(self.event.side()?)?;
        let mut fields = self.start(LUCK);
        fields.required.i32(scale.difference(equity));
        if let Some(level) = of.and_then(|of| level(of, CHECKER)) {
            fields.add(0, |out| out.bytes.extend(level));
        }
        Some(fields.record())
    }
}

/// The plays as the format wants them: those of a level together, the best first, none twice; with each, whether it is
/// the one made.
fn sorted<'a>(opinion: &'a CheckerOpinion, board: &Board) -> Vec<(&'a RatedPlay, bool)> {
    let after = |rated: &RatedPlay| board.after(&rated.play);
    let made = opinion.played.and_then(|played| opinion.plays.get(played));
    let mut levels: Vec<&Level> = Vec::new();
    let mut seen = Vec::new();
    let mut kept: Vec<(usize, &RatedPlay, bool)> = Vec::new();
    for (index, rated) in opinion.plays.iter().enumerate() {
        let is_made = opinion.played == Some(index);
        let board = after(rated);
        let is_other_spelling = !is_made && made.is_some_and(|made| after(made) == board);
        if seen.contains(&board) || is_other_spelling || kept.len() == 1024 {
            continue;
        }
        seen.push(board);
        let level = levels
            .iter()
            .position(|level| **level == rated.level)
            .unwrap_or(levels.len());
        if level == levels.len() {
            levels.push(&rated.level);
        }
        kept.push((level, rated, is_made));
    }
    kept.sort_by(|a, b| {
        let equity = |rated: &RatedPlay| rated.equity.get();
        a.0.cmp(&b.0).then(equity(b.1).total_cmp(&equity(a.1)))
    });
    // Only a play of the level of the best can be told to be the one made.
    kept.into_iter()
        .map(|(level, rated, is_made)| (rated, is_made && level == 0))
        .collect()
}

fn alternative(
    side: Side,
    rated: &RatedPlay,
    is_played: bool,
    of: Option<&Level>,
    scale: Scale,
) -> Vec<u8> {
    let mut fields = Fields::default();
    let steps = rated.play.steps();
    fields.required.v64(steps.len() as u64);
    for step in steps {
        fields.required.bytes.push(turns::step(side, *step));
    }
    fields.required.i32(scale.value(rated.equity));
    if let Some(outcome) = rated.outcome {
        fields.add(0, |out| chances(outcome, out));
    }
    if let Some(level) = of.and_then(|of| level(of, CHECKER)) {
        fields.add(1, |out| out.bytes.extend(level));
    }
    if is_played {
        fields.flag(2);
    }
    if let Some(error) = scale.loss(rated.std_err) {
        fields.add(3, |out| out.u32(error));
    }
    fields.record()
}
