//! Cube records: doubles with their answers, and decisions not to double, which go with the roll that follows.

use barpoint_record::{CubeOpinion, Entry, Event, Opinion, Said};
use barpoint_rules::Side;

use super::Reader;
use crate::xg::analysis;
use crate::xg::boards::squares;
use crate::xg::bytes::Fields;
use crate::xg::comments::add;
use crate::xg::game::{OpenGame, clock};

/// Where the answers to a double and their errors stand, the answer to a beaver and to a raccoon after that to the double.
pub(in crate::xg) const ANSWERS: [(usize, usize); 3] = [(20, 216), (24, 240), (28, 248)];

impl Reader<'_> {
    pub(super) fn cube(&mut self, game: &mut OpenGame, fields: Fields<'_>) {
        let Some(side) = self.side(fields.i32(12)) else {
            return;
        };
        let comment = self.comments.take(fields.i32(292));
        let pending = game.pending.get_or_insert_default();
        pending.side = Some(side);
        add(&mut pending.comment, comment);
        pending.clock = clock(fields, self.timed).or(pending.clock);
        let jump = game.sync_board(side, &squares(fields, 36), fields.flag(296));
        self.warn_if(jump);
        let turned = game.sync_cube(fields.i32(32));
        self.warn_if(turned);
        self.figures.cube(side, fields);
        let analysed = Analysed(analysis::cube(fields, &self.rollouts));
        if fields.i32(16) == 1 {
            self.double(game, side, fields, &analysed);
        } else {
            game.pending.get_or_insert_default().opinions = analysed.of_double(fields);
        }
    }

    fn double(&mut self, game: &mut OpenGame, side: Side, fields: Fields<'_>, said: &Analysed) {
        let double = Entry {
            opinions: said.of_double(fields),
            ..Entry::new(Event::Double(side))
        };
        if let Err(kind) = game.push(double) {
            self.warn(kind);
            return;
        }
        let mut answering = side;
        for (at, error) in ANSWERS {
            answering = answering.other();
            let answer = fields.i32(at);
            let event = match answer {
                0 => Event::Pass(answering),
                1 => Event::Take(answering),
                2 => Event::Double(answering),
                _ => return,
            };
            let entry = Entry {
                opinions: said.of_answer(fields, error),
                ..Entry::new(event)
            };
            let pushed = game.push(entry);
            self.warn_if(pushed.err());
            if answer != 2 {
                return;
            }
        }
    }
}

/// What XG says of a cube decision, if anything, and of the rollout behind that.
struct Analysed(Option<(CubeOpinion, Option<Opinion>)>);

impl Analysed {
    fn of_double(&self, fields: Fields<'_>) -> Vec<Opinion> {
        self.with(|opinion| opinion.double_loss = analysis::loss(fields.f64(200)))
    }

    fn of_answer(&self, fields: Fields<'_>, error: usize) -> Vec<Opinion> {
        self.with(|opinion| opinion.answer_loss = analysis::loss(fields.f64(error)))
    }

    fn with(&self, add_loss: impl FnOnce(&mut CubeOpinion)) -> Vec<Opinion> {
        let Some((opinion, facts)) = &self.0 else {
            return Vec::new();
        };
        let mut opinion = opinion.clone();
        add_loss(&mut opinion);
        let mut all = vec![analysis::opinion(Said::Cube(opinion))];
        all.extend(facts.clone());
        all
    }
}
