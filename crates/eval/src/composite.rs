//! The evaluator that plays: nets for contact and races, exact tables for bearoffs, the rules for
//! finished games.
//!
//! A board goes to the part its [`Class`] names. Nets work on quantised hidden sums: the candidates of
//! one roll start from the sums of the board before the play and change only the slots it touched.
//! Results do not depend on that start, on the order or on the number of boards in a call, bit for
//! bit.
//!
//! What it does not do: look ahead, know cube or score, remember results.

mod buffers;
mod choice;
mod part;
mod tidy;

use std::sync::{Arc, OnceLock};

use barpoint_bearoff::{HomePosition, OneSided};
use barpoint_equity::Outcome;
use barpoint_nn::{Network, PackedWeights, SlotNetError};
use barpoint_rules::Board;

use crate::{
    Class, CubeWorth, Databases, Evaluator, Fingerprint, Plan, Regime, Utility, databases,
    fnv::Fnv, inputs,
};
use buffers::{Base, Buffers, Pool, Work};
use part::{Part, Source};

pub use choice::{Choice, Scratch};

/// Why nets make no evaluator.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum EvaluatorError {
    /// A net reads other inputs than its part of the evaluator computes.
    #[error(
        "expected a net with {raw} raw and 0 or {expected} hand-made inputs, found {sparse} and {dense}",
        raw = inputs::RAW_INPUTS
    )]
    Inputs {
        /// Hand-made inputs of the part.
        expected: usize,
        /// Raw inputs of the net.
        sparse: usize,
        /// Hand-made inputs of the net.
        dense: usize,
    },
    /// Neither one contact net for all positions nor one for each plan.
    #[error("expected 1 or {plans} contact nets, found {0}", plans = Plan::ALL.len())]
    ContactNets(usize),
    /// Neither none, one prefilter net for all contact positions nor one for each plan.
    #[error("expected 0, 1 or {plans} prefilter nets, found {0}", plans = Plan::ALL.len())]
    PrefilterNets(usize),
    /// Weights that cannot be quantised.
    #[error(transparent)]
    Quantise(#[from] SlotNetError),
}

/// Nets and tables composed into one evaluator of standard backgammon.
#[derive(Debug)]
pub struct CompositeEvaluator {
    /// One net for all contact positions, or one for each [`Plan`].
    contact: Vec<Part>,
    race: Part,
    /// None, one net for all contact positions, or one for each [`Plan`].
    prefilter: Vec<Part>,
    bearoff: Arc<OneSided>,
    databases: Databases,
    /// What only this evaluator and the scratch made for it share.
    identity: Arc<()>,
    /// Hash of all weights, computed when first wanted.
    nets: OnceLock<u64>,
    fingerprint: OnceLock<Fingerprint>,
    pool: Pool,
}

/// Unrelated positions evaluated together.
const CHUNK: usize = 64;

/// Who is to be evaluated in a list of boards.
#[derive(Clone, Copy)]
enum Seen {
    /// The side on roll.
    BySideOnRoll,
    /// Its opponent, who is about to roll after the play.
    ByOpponent,
}

impl CompositeEvaluator {
    /// An evaluator from master weights: one contact net for all contact positions, or one for each
    /// [`Plan`] in the order of [`Plan::ALL`]. The contact and race nets read the raw inputs, alone or
    /// followed by their hand-made ones ([`inputs::CONTACT_INPUTS`], [`inputs::RACE_INPUTS`]); the
    /// prefilter nets, none or as many as there could be contact nets, read the raw inputs alone and see contact positions
    /// only.
    pub fn from_networks(
        contact: &[Network],
        race: &Network,
        prefilter: &[Network],
        bearoff: Arc<OneSided>,
    ) -> Result<Self, EvaluatorError> {
        let contact: Vec<_> = contact.iter().map(Source::Network).collect();
        let prefilter: Vec<_> = prefilter.iter().map(Source::Network).collect();
        let race = Source::Network(race);
        let evaluator = Self::from_sources(&contact, race, &prefilter, bearoff)?;
        let all = contact.into_iter().chain([race]).chain(prefilter);
        evaluator.nets.get_or_init(|| hash_networks(all));
        Ok(evaluator)
    }

    /// An evaluator from weight files that are read when they are first needed; otherwise the same as
    /// [`CompositeEvaluator::from_networks`].
    pub(crate) fn from_packed(
        contact: &[PackedWeights],
        race: &PackedWeights,
        prefilter: &[PackedWeights],
        bearoff: Arc<OneSided>,
    ) -> Result<Self, EvaluatorError> {
        let contact: Vec<_> = contact.iter().map(Source::Packed).collect();
        let prefilter: Vec<_> = prefilter.iter().map(Source::Packed).collect();
        Self::from_sources(&contact, Source::Packed(race), &prefilter, bearoff)
    }

    fn from_sources(
        contact: &[Source<'_>],
        race: Source<'_>,
        prefilter: &[Source<'_>],
        bearoff: Arc<OneSided>,
    ) -> Result<Self, EvaluatorError> {
        let fits = |nets: &[_]| [1, Plan::ALL.len()].contains(&nets.len());
        if !fits(contact) {
            return Err(EvaluatorError::ContactNets(contact.len()));
        }
        if !prefilter.is_empty() && !fits(prefilter) {
            return Err(EvaluatorError::PrefilterNets(prefilter.len()));
        }
        Ok(Self {
            contact: contact
                .iter()
                .map(|&source| Part::contact(source))
                .collect::<Result<_, _>>()?,
            race: Part::race(race)?,
            prefilter: prefilter
                .iter()
                .map(|&source| Part::prefilter(source))
                .collect::<Result<_, _>>()?,
            bearoff,
            databases: Databases::default(),
            identity: Arc::new(()),
            nets: OnceLock::new(),
            fingerprint: OnceLock::new(),
            pool: Pool::default(),
        })
    }

    /// The same with databases, which answer for the races they contain.
    #[must_use]
    pub fn with_databases(self, databases: Databases) -> Self {
        Self {
            databases,
            fingerprint: OnceLock::new(),
            ..self
        }
    }

    /// Hash of all weights.
    fn nets(&self) -> u64 {
        *self.nets.get_or_init(|| {
            let parts = self.contact.iter().chain([&self.race]);
            let packed = parts.chain(&self.prefilter).filter_map(Part::packed);
            hash_networks(packed.map(Source::Packed))
        })
    }

    /// The bearoff database it uses.
    #[must_use]
    pub const fn bearoff(&self) -> &Arc<OneSided> {
        &self.bearoff
    }

    /// Chances with both sides home.
    fn bearoff_outcome(&self, board: &Board) -> Outcome {
        if let Some(equities) = self.databases.exact(board) {
            return databases::outcome(&equities);
        }
        // With both sides home the table always has an answer.
        self.bearoff.board_outcome(board).unwrap_or_default()
    }

    /// Chances in a race with somebody on the way home, if a database has it.
    fn long_race_outcome(&self, board: &Board) -> Option<Outcome> {
        if self.databases.is_empty() {
            return None;
        }
        Some(self.databases.race(board)?.outcome())
    }

    fn buffers(&self) -> Buffers {
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
        for (place, (outcome, board)) in out.iter_mut().zip(boards).enumerate() {
            // The class is the same for both sides.
            match Class::of(board) {
                Class::Over => *outcome = tidy::result(&seen.board(board)),
                Class::Bearoff => *outcome = self.bearoff_outcome(&seen.board(board)),
                Class::Race => {
                    if let Some(known) = self.long_race_outcome(&seen.board(board)) {
                        *outcome = known;
                    } else {
                        let group = &mut work.race;
                        self.race.add(group, place, board, seen, &self.bearoff);
                    }
                }
                Class::Contact => {
                    let net = match contact {
                        [_] => 0,
                        _ => Plan::of(&seen.board(board)).index(),
                    };
                    contact[net].add(&mut work.contact[net], place, board, seen, &self.bearoff);
                }
            }
        }
    }

    /// Writes the outcomes of boards seen by the side on roll.
    fn run(&self, boards: &[Board], work: &mut Work, out: &mut [Outcome]) {
        let seen = Seen::BySideOnRoll;
        self.sort(&self.contact, boards, seen, work, out);
        for (part, group) in self.contact.iter().zip(&mut work.contact) {
            part.evaluate(group, None);
            group.write(boards, seen, Class::Contact, out);
        }
        self.race.evaluate(&mut work.race, None);
        work.race.write(boards, seen, Class::Race, out);
    }

    /// Writes the mover's outcomes after candidate plays, contact positions by the nets given.
    fn run_plays(
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
        self.race.evaluate(&mut work.race, None);
        work.race.write(after, seen, Class::Race, out);
        for outcome in out {
            *outcome = outcome.flipped();
        }
    }

    /// Scores of plays with both sides home and no gammon to be won or lost: one table answers for them all, without the
    /// exact databases. False, with nothing written, for other positions.
    fn bearoff_scores(&self, before: &Board, after: &[Board], scores: &mut [f32]) -> bool {
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

    /// The mover's equities after candidate plays by the prefilter nets, or in full without them.
    fn net_scores(
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
            self.race.evaluate(&mut work.race, None);
            work.race.write(after, seen, Class::Race, outcomes);
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

/// Hash of the shapes and weights of nets.
fn hash_networks<'a>(nets: impl Iterator<Item = Source<'a>>) -> u64 {
    let mut hash = Fnv::new();
    for network in nets.filter_map(Source::network) {
        let shape = network.shape();
        let sizes = [shape.sparse, shape.dense, shape.hidden, shape.second];
        hash.add(sizes.map(|n| n as u64));
        hash.add(network.parameters().iter().map(|w| u64::from(w.to_bits())));
    }
    hash.0
}

impl Seen {
    #[inline]
    fn board(self, board: &Board) -> Board {
        match self {
            Self::BySideOnRoll => *board,
            Self::ByOpponent => board.swapped(),
        }
    }
}

impl Evaluator for CompositeEvaluator {
    fn evaluate(&self, positions: &[Board], out: &mut [Outcome]) {
        assert_eq!(positions.len(), out.len(), "one outcome per position");
        let lend = |Buffers { work, .. }: &mut Buffers| {
            // Chunks whose inputs stay in the nearest cache.
            for (boards, out) in positions.chunks(CHUNK).zip(out.chunks_mut(CHUNK)) {
                self.run(boards, work, out);
            }
        };
        self.pool.lend(|| self.buffers(), lend);
    }

    fn evaluate_plays(&self, before: &Board, after: &[Board], out: &mut [Outcome]) {
        assert_eq!(after.len(), out.len(), "one outcome per play");
        let lend = |buffers: &mut Buffers| {
            let Buffers {
                work,
                contact_bases,
                ..
            } = buffers;
            self.run_plays(&self.contact, before, after, contact_bases, work, out);
        };
        self.pool.lend(|| self.buffers(), lend);
    }

    fn quick_scores(&self, before: &Board, after: &[Board], utility: &Utility, scores: &mut [f32]) {
        assert_eq!(after.len(), scores.len(), "one score per play");
        if self.bearoff_scores(before, after, scores) {
            return;
        }
        let lend = |buffers: &mut Buffers| self.net_scores(before, after, utility, buffers, scores);
        self.pool.lend(|| self.buffers(), lend);
    }

    fn knows_all_plays(&self, before: &Board) -> bool {
        // Plays from a position of a two-sided database lead to others in it.
        !self.databases.is_empty()
            && matches!(Class::of(before), Class::Bearoff | Class::Race)
            && self.databases.exact(before).is_some()
    }

    fn worth(&self, board: &Board) -> CubeWorth {
        // Asked for every candidate, few of which are in a database: whether it is a race is asked last.
        let exact = self.databases.exact(board);
        let exact = exact.filter(|_| matches!(Class::of(board), Class::Bearoff | Class::Race));
        let exact = exact.and_then(|exact| databases::worth(&exact));
        exact.unwrap_or_else(|| CubeWorth::by_class(board))
    }

    fn regime(&self, board: &Board) -> Regime {
        match Class::of(board) {
            Class::Over => Regime::Rules,
            Class::Bearoff if self.databases.exact(board).is_some() => Regime::TwoSided,
            Class::Bearoff => Regime::OneSided,
            Class::Race => (self.databases.race(board)).map_or(Regime::Net, |known| known.regime()),
            Class::Contact => Regime::Net,
        }
    }

    fn fingerprint(&self) -> Fingerprint {
        *self.fingerprint.get_or_init(|| {
            let mut hash = Fnv(self.nets());
            hash.add([
                inputs::contact_definition(),
                inputs::race_definition(&self.bearoff),
            ]);
            let table = self.bearoff.to_bytes();
            let (words, rest) = table.as_chunks::<8>();
            hash.add(words.iter().map(|&word| u64::from_le_bytes(word)));
            hash.add(rest.iter().map(|&byte| u64::from(byte)));
            hash.add(self.databases.checksums());
            Fingerprint(hash.0)
        })
    }
}

#[cfg(test)]
mod tests;
