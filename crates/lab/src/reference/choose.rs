//! Choosing decisions: from games of people first, the rest from games of the program against itself.

mod games;
mod near;

use std::collections::HashMap;
use std::ops::ControlFlow;

use barpoint_engine::{Engine, MatchRecord, Mersenne};
use barpoint_rules::{Board, MatchState};

use super::{Decision, Family, Origin, Part, ReferenceError};
use crate::duel::Contestant;

/// How many decisions are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// Checker plays, a quarter of them at match scores.
    pub checker: usize,
    /// Cube decisions, half of them at match scores.
    pub cube: usize,
}

/// A position met in a game.
#[derive(Clone, Copy, Debug)]
struct Met {
    /// With dice a checker play.
    state: MatchState,
    /// Turns since the start of the game, if it began from the opening position.
    turns: Option<usize>,
    origin: Origin,
}

/// In hundredths of a part: how much of each family is wanted.
const SHARES: [(Family, usize); 12] = [
    (Family::Race, 6),
    (Family::Stack, 4),
    (Family::Snake, 4),
    (Family::Containment, 6),
    (Family::BearoffContact, 8),
    (Family::BackGame, 10),
    (Family::AcePoint, 10),
    (Family::PrimePrime, 10),
    (Family::Blitz, 10),
    (Family::Holding, 14),
    (Family::Opening, 6),
    (Family::Middle, 12),
];

impl Wanted {
    fn of(self, part: Part) -> usize {
        let (checker, cube) = (self.checker / 4, self.cube / 2);
        match part {
            Part::CheckerMoney => self.checker - checker,
            Part::CheckerMatch => checker,
            Part::CubeMoney => self.cube - cube,
            Part::CubeMatch => cube,
        }
    }

    /// Limits the decisions of a kind; games of people, then games without random plays, give no more than their
    /// share.
    fn most(self, part: Part, family: Family, origin: Origin) -> usize {
        let share = SHARES.iter().find(|(other, _)| *other == family);
        let all = (self.of(part) * share.map_or(0, |(_, share)| *share)).div_ceil(100);
        match origin {
            Origin::People => all.div_ceil(2),
            Origin::SelfPlay => (all * 4).div_ceil(5),
            Origin::Wild => all,
        }
    }
}

/// Close decisions: each family's share, in random order, numbered from 0, no board twice. The same arguments give the
/// same decisions. `rivals` name their favourite plays at money, which are compared too. `on_progress` receives the
/// count after each game; when it breaks, those found so far are returned.
///
/// # Errors
/// If a rival does not answer.
pub fn choose(
    engine: &Engine,
    matches: &[MatchRecord],
    (wanted, seed): (Wanted, u32),
    rivals: &mut [Box<dyn Contestant>],
    on_progress: &mut dyn FnMut(usize) -> ControlFlow<()>,
) -> Result<Vec<Decision>, ReferenceError> {
    /// Rare families are abandoned after this many games of each kind.
    const MOST_GAMES: usize = 60_000;
    let mut dice = Mersenne::new(seed);
    let mut chosen = Chosen::new(wanted);
    for record in matches {
        for game in games::of_people(record) {
            chosen.take_from(engine, &game, &mut dice, rivals)?;
            if on_progress(chosen.decisions.len()).is_break() {
                return Ok(chosen.shuffled(&mut dice));
            }
        }
    }
    for origin in [Origin::SelfPlay, Origin::Wild] {
        for _ in 0..MOST_GAMES {
            if chosen.is_full(origin) {
                break;
            }
            let game = games::of_ours(engine, origin, &mut dice);
            chosen.take_from(engine, &game, &mut dice, rivals)?;
            if on_progress(chosen.decisions.len()).is_break() {
                return Ok(chosen.shuffled(&mut dice));
            }
        }
    }
    Ok(chosen.shuffled(&mut dice))
}

/// What has been chosen so far.
struct Chosen {
    wanted: Wanted,
    decisions: Vec<Decision>,
    counts: HashMap<(Part, Family), usize>,
    boards: std::collections::HashSet<(Board, bool)>,
}

impl Chosen {
    fn new(wanted: Wanted) -> Self {
        Self {
            wanted,
            decisions: Vec::new(),
            counts: HashMap::new(),
            boards: std::collections::HashSet::new(),
        }
    }

    fn has_room(&self, part: Part, family: Family, origin: Origin) -> bool {
        let count = self.counts.get(&(part, family)).copied().unwrap_or(0);
        count < self.wanted.most(part, family, origin)
    }

    fn is_full(&self, origin: Origin) -> bool {
        let mut kinds = Part::ALL
            .iter()
            .flat_map(|part| Family::ALL.map(|family| (*part, family)));
        !kinds.any(|(part, family)| self.has_room(part, family, origin))
    }

    /// Takes at most one decision of each part from a game, so that decisions come from different games.
    fn take_from(
        &mut self,
        engine: &Engine,
        game: &[Met],
        dice: &mut Mersenne,
        rivals: &mut [Box<dyn Contestant>],
    ) -> Result<(), ReferenceError> {
        /// The most positions of a game that are examined for a decision of a part.
        const TRIES: usize = 6;
        for part in Part::ALL {
            let fits = |met: &&Met| {
                let family = Family::of(met.state.board(), met.turns);
                Part::of(&met.state) == part
                    && !Family::is_known(met.state.board())
                    && self.has_room(part, family, met.origin)
                    && !self
                        .boards
                        .contains(&(*met.state.board(), met.state.roll().is_some()))
            };
            let mut fitting: Vec<&Met> = game.iter().filter(fits).collect();
            for _ in 0..TRIES {
                if fitting.is_empty() {
                    break;
                }
                let met = fitting.swap_remove(below(dice, fitting.len()));
                if let Some(plays) = near::candidates(engine, &met.state, rivals)? {
                    self.keep(met, plays);
                    break;
                }
            }
        }
        Ok(())
    }

    fn keep(&mut self, met: &Met, plays: Vec<barpoint_rules::Play>) {
        let family = Family::of(met.state.board(), met.turns);
        let part = Part::of(&met.state);
        *self.counts.entry((part, family)).or_default() += 1;
        let rolled = met.state.roll().is_some();
        self.boards.insert((*met.state.board(), rolled));
        self.decisions.push(Decision {
            number: 0,
            state: met.state,
            family,
            origin: met.origin,
            plays,
        });
    }

    /// In random order, so that the first part of the set is like the whole.
    fn shuffled(mut self, dice: &mut Mersenne) -> Vec<Decision> {
        for last in (1..self.decisions.len()).rev() {
            self.decisions.swap(last, below(dice, last + 1));
        }
        for (number, decision) in (0..).zip(&mut self.decisions) {
            decision.number = number;
        }
        self.decisions
    }
}

/// A number below `most`, which is above 0.
fn below(dice: &mut Mersenne, most: usize) -> usize {
    let most = u32::try_from(most).unwrap_or(u32::MAX);
    usize::try_from(dice.below(most)).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decisions_are_chosen_again_alike() {
        let engine = Engine::built_in().unwrap();
        let wanted = Wanted {
            checker: 12,
            cube: 8,
        };
        let some = |on_progress: &mut dyn FnMut(usize) -> ControlFlow<()>| {
            choose(&engine, &[], (wanted, 5), &mut [], on_progress).unwrap()
        };
        let until = |games: usize| {
            let mut left = games;
            some(&mut |_| {
                left -= 1;
                if left == 0 {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                }
            })
        };
        let chosen = until(12);
        assert_eq!(chosen, until(12));
        assert!(chosen.len() >= 6, "{}", chosen.len());
        for decision in &chosen {
            let read = Decision::from_line(&decision.to_line()).unwrap();
            assert_eq!(
                (read.state, read.boards()),
                (decision.state, decision.boards())
            );
            let plays = decision.plays.len();
            match decision.state.roll() {
                Some(_) => assert!((2..=5).contains(&plays), "{plays}"),
                None => assert_eq!(plays, 0),
            }
        }
    }
}
