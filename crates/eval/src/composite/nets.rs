//! Evaluating boards by the nets, many at a time.

use barpoint_bearoff::HomePosition;
use barpoint_equity::Outcome;
use barpoint_rules::Board;

use super::buffers::{Base, Buffers, Work};
use super::part::Part;
use super::races::RaceParts;
use super::{CompositeEvaluator, Seen, tidy};
use crate::{Class, Plan, Utility};

impl CompositeEvaluator {
    pub(super) fn buffers(&self) -> Buffers {
        Buffers::new(&self.contact, &self.prefilter)
    }

    /// Sorts boards, seen as `seen` says, by the part that evaluates them, contact positions among `contact`, and writes the
    /// outcomes of those that need no net.
    fn sort(
        &self,
        contact: &[Part],
        boards: &[Board],
        seen: Seen,
        work: &mut Work,
        out: &mut [Outcome],
    ) {
        work.clear();
        // The class is the same for both sides.
        work.classes.clear();
        work.classes.extend(boards.iter().map(Class::of));
        if let RaceParts::OneSided(nets) = &self.races {
            let classed = boards.iter().zip(&work.classes);
            let races =
                classed.filter_map(|(board, &class)| (class == Class::Race).then_some(board));
            nets.prepare(races, &self.bearoff, &mut work.sides);
        }
        for (place, (outcome, board)) in out.iter_mut().zip(boards).enumerate() {
            match work.classes[place] {
                Class::Over => *outcome = tidy::result(&seen.board(board)),
                Class::Bearoff => *outcome = self.bearoff_outcome(&seen.board(board)),
                Class::Race => {
                    let race = seen.board(board);
                    if let Some(known) = self.long_race_outcome(&race) {
                        *outcome = known;
                        continue;
                    }
                    match &self.races {
                        RaceParts::Net(net) => {
                            net.add(&mut work.race, place, board, seen, &self.bearoff);
                        }
                        RaceParts::OneSided(nets) => {
                            *outcome = nets.outcome(&race, &self.bearoff, &mut work.sides);
                        }
                    }
                }
                Class::Contact => {
                    let [own, theirs] = seen.sides(board);
                    let net = match contact.len() {
                        1 => 0,
                        Plan::ORDINARY => Plan::ordinary_of_sides(own, theirs).index(),
                        _ => Plan::of_sides(own, theirs).index(),
                    };
                    contact[net].add(&mut work.contact[net], place, board, seen, &self.bearoff);
                }
            }
        }
    }

    /// Writes the outcomes of races where one net evaluates them.
    fn complete_races(
        &self,
        (boards, seen): (&[Board], Seen),
        work: &mut Work,
        out: &mut [Outcome],
    ) {
        if let RaceParts::Net(net) = &self.races {
            net.evaluate(&mut work.race, None);
            work.race.write(boards, seen, Class::Race, out);
        }
    }

    /// Writes the outcomes of boards seen by the side on roll.
    pub(super) fn run(&self, boards: &[Board], work: &mut Work, out: &mut [Outcome]) {
        let seen = Seen::BySideOnRoll;
        self.sort(&self.contact, boards, seen, work, out);
        for (part, group) in self.contact.iter().zip(&mut work.contact) {
            part.evaluate(group, None);
            group.write(boards, seen, Class::Contact, out);
        }
        self.complete_races((boards, seen), work, out);
    }

    /// Writes the mover's outcomes after candidate plays, contact positions by the nets given.
    pub(super) fn run_plays(
        &self,
        contact: &[Part],
        before: &Board,
        after: &[Board],
        bases: &mut [Base],
        work: &mut Work,
        out: &mut [Outcome],
    ) {
        let seen = Seen::ByOpponent;
        self.sort(contact, after, seen, work, out);
        for ((part, group), base) in contact.iter().zip(&mut work.contact).zip(bases) {
            if !group.places.is_empty() {
                part.evaluate(group, base.at(part, before, group.places.len()));
                group.write(after, seen, Class::Contact, out);
            }
        }
        self.complete_races((after, seen), work, out);
        for outcome in out {
            *outcome = outcome.flipped();
        }
    }

    /// Scores of plays with both sides home and no gammon to be won or lost: one table evaluates them all, without the
    /// exact databases. False, with nothing written, for other positions.
    pub(super) fn bearoff_scores(
        &self,
        before: &Board,
        after: &[Board],
        scores: &mut [f32],
    ) -> bool {
        let both = [before.on_roll(), before.opponent()].map(HomePosition::of_half);
        let [Some(own), Some(theirs)] = both else {
            return false;
        };
        if own.is_whole() || theirs.is_whole() {
            return false;
        }
        for (score, board) in scores.iter_mut().zip(after) {
            let home = HomePosition::of_half(board.on_roll()).unwrap_or(own);
            *score = 1.0 - 2.0 * self.bearoff.win_probability(theirs, home);
        }
        true
    }

    /// The mover's equities after candidate plays: contact positions by the prefilter nets if there are any, all others in
    /// full.
    pub(super) fn net_scores(
        &self,
        before: &Board,
        after: &[Board],
        utility: &Utility,
        buffers: &mut Buffers,
        scores: &mut [f32],
    ) {
        let Buffers {
            work,
            contact_bases,
            prefilter_bases,
            outcomes,
        } = buffers;
        let score = |outcome: &Outcome| utility.equity(&outcome.flipped()).get();
        let (parts, bases) = if self.prefilter.is_empty() {
            (&self.contact, contact_bases)
        } else {
            (&self.prefilter, prefilter_bases)
        };
        let seen = Seen::ByOpponent;
        outcomes.clear();
        outcomes.resize(after.len(), Outcome::default());
        self.sort(parts, after, seen, work, outcomes);
        let netted: usize = work.contact.iter().map(|group| group.places.len()).sum();
        if netted < after.len() {
            self.complete_races((after, seen), work, outcomes);
            for (score_of, outcome) in scores.iter_mut().zip(&*outcomes) {
                *score_of = score(outcome);
            }
        }
        for ((part, group), base) in parts.iter().zip(&mut work.contact).zip(bases) {
            if group.places.is_empty() {
                continue;
            }
            part.evaluate(group, base.at(part, before, group.places.len()));
            for (place, outcome) in group.outcomes(after, seen, Class::Contact) {
                scores[place] = score(&outcome);
            }
        }
    }
}
