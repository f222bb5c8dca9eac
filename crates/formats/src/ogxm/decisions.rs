//! What an analysis says of each decision.

use barpoint_equity::{Equity, Met};
use barpoint_record::{CheckerOpinion, CubeOpinion, Event, RatedPlay, Said, situation};
use barpoint_rules::{MatchState, Point, Side};

use super::alternatives::{alternatives, outcome};
use super::blocks::Block;
use super::boards;
use super::cursor::{Cursor, Fields, Result};
use super::level::{self, Of, Stated};
use super::plies;
use super::scale::{Currency, Scale};
use crate::lenient;

/// Kinds of decisions.
pub(super) const CHECKER: u32 = 0;
pub(super) const CUBE: u32 = 1;
pub(super) const LUCK: u32 = 3;

/// A decision as it is stored.
pub(super) struct Decision<'a> {
    pub(super) ply: usize,
    pub(super) kind: u32,
    fields: Fields<'a>,
}

/// Reads the next decision, as far as its kind.
pub(super) fn next<'a>(cursor: &mut Cursor<'a>) -> Result<Decision<'a>> {
    let mut fields = cursor.record()?;
    let ply = usize::try_from(fields.body.varint()?).unwrap_or(usize::MAX);
    let kind = fields.body.varint()?;
    Ok(Decision { ply, kind, fields })
}

/// The situation of a decision.
pub(super) struct Situation<'a> {
    pub(super) block: &'a Block,
    pub(super) met: &'a Met,
    pub(super) event: &'a Event,
    /// Before the event.
    pub(super) before: MatchState,
}

impl Situation<'_> {
    fn is_match(&self) -> bool {
        !self.before.is_money()
    }

    fn scale(&self, currency: Currency, player: Side) -> Option<Scale> {
        let state = situation(self.before, self.event);
        Scale::of(currency, &state, player, self.met)
    }

    fn level(&self, stated: &Stated, of: Of, currency: Currency) -> barpoint_record::Level {
        let mut level = stated.within(&self.block.level).level(of);
        level.name.push_str(currency.remark(self.is_match()));
        level
    }
}

impl Decision<'_> {
    /// As an opinion; `None` for kinds and places that records have none for.
    pub(super) fn said(&mut self, at: &Situation<'_>) -> Result<Option<Said>> {
        Ok(match self.kind {
            CHECKER => self.checker(at)?.map(Said::Checker),
            CUBE => self.cube(at)?.map(Said::Cube),
            LUCK => self.luck(at)?,
            _ => None,
        })
    }

    fn checker(&mut self, at: &Situation<'_>) -> Result<Option<CheckerOpinion>> {
        let fields = &mut self.fields;
        let alternatives = fields.get(0, alternatives)?.unwrap_or_default();
        fields.get(1, Cursor::varint)?;
        fields.get(2, Cursor::i32)?;
        let loss = fields.get(3, Cursor::u32)?;
        let own = fields.get(4, level::read)?.unwrap_or_default();
        for number in 5..=6 {
            fields.get(number, Cursor::varint)?;
        }
        fields.get(7, |_| Ok(()))?;
        let (Some(side), Some(roll)) = (at.event.side(), at.event.roll()) else {
            return Ok(None);
        };
        let Some(scale) = at.scale(at.block.currency, side) else {
            return Ok(None);
        };
        let board = situation(at.before, at.event).board_of(side);
        let mut plays = Vec::new();
        let mut played = None;
        for alternative in &alternatives {
            let moves: Vec<(Point, Point)> = alternative
                .steps
                .iter()
                .filter_map(|&byte| {
                    let (from, pips) = plies::step(byte);
                    let from = boards::own(side, from)?;
                    Some((from, Point::new(from.number().saturating_sub(pips))?))
                })
                .collect();
            let Some(play) = lenient::as_play(&board, roll, &moves) else {
                continue;
            };
            if alternative.is_played {
                played = played.or(Some(plays.len()));
            }
            let stated = alternative.level.within(&own);
            plays.push(RatedPlay {
                play,
                level: at.level(&stated, Of::Checker, at.block.currency),
                outcome: alternative.outcome,
                equity: scale.value(alternative.equity),
                std_err: alternative.std_err.map(|error| scale.difference(error)),
            });
        }
        let derived = played.and_then(|played: usize| {
            let (best, made) = (plays.first()?, plays.get(played)?);
            Some(Equity(best.equity.get() - made.equity.get()))
        });
        let loss = derived.or_else(|| loss.map(|loss| scale.difference(loss)));
        let opinion = CheckerOpinion {
            plays,
            played,
            loss,
        };
        Ok((!opinion.plays.is_empty()).then_some(opinion))
    }

    fn cube(&mut self, at: &Situation<'_>) -> Result<Option<CubeOpinion>> {
        let fields = &mut self.fields;
        fields.body.varint()?;
        let mut equities = [None; 3];
        for (number, equity) in (0..).zip(&mut equities) {
            *equity = fields.get(number, Cursor::i32)?;
        }
        let outcome = fields.get(3, outcome)?;
        let loss = fields.get(4, Cursor::u32)?;
        fields.get(5, Cursor::u16)?;
        let own = fields.get(7, level::read)?.unwrap_or_default();
        fields.get(10, Cursor::i32)?;
        let currency = fields.get(11, Cursor::varint)?;
        let currency = currency.map_or(at.block.currency, |number| {
            Currency::of(Some(number), at.is_match())
        });
        let Some(doubler) = at.event.doubler() else {
            return Ok(None);
        };
        let Some(scale) = at.scale(currency, doubler) else {
            return Ok(None);
        };
        // A beaver answers, and offers in turn: what is said is said of the answer.
        let answers = at.event.is_answer() || answers_by_doubling(at);
        let [no_double, double_take, double_pass] =
            equities.map(|stored| stored.map(|stored| scale.value(stored)));
        let loss = loss.map(|loss| scale.difference(loss));
        Ok(Some(CubeOpinion {
            level: at.level(&own, Of::Cube, currency),
            // Equities are the doubler's, chances those of the player who acts.
            outcome: outcome
                .flatten()
                .map(|o| if answers { o.flipped() } else { o }),
            no_double,
            double_take,
            double_pass,
            std_errs: None,
            double_loss: loss.filter(|_| !answers),
            answer_loss: loss.filter(|_| answers),
        }))
    }

    fn luck(&mut self, at: &Situation<'_>) -> Result<Option<Said>> {
        let stored = self.fields.body.i32()?;
        let own = self.fields.get(0, level::read)?.unwrap_or_default();
        let Some(scale) = at
            .event
            .side()
            .and_then(|side| at.scale(at.block.currency, side))
        else {
            return Ok(None);
        };
        let level = at.level(&own, Of::Checker, at.block.currency);
        Ok(Some(Said::Luck {
            equity: scale.difference(stored),
            level: (!level.name.is_empty()).then_some(level),
        }))
    }
}

fn answers_by_doubling(at: &Situation<'_>) -> bool {
    matches!(at.event, Event::Double(_)) && at.before.beavers().is_some()
}
