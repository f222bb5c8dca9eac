//! Every way to move the checkers of a roll one by one, as a graph: what a board shows its user while
//! a play is being made.

use std::collections::HashMap;

use super::PointLimit;
use super::brute_force::advance;
use crate::{Board, Roll, Step};

/// The partly played turns of a roll and the steps between them.
///
/// Node 0 is the turn before its first step. Only steps that some legal play begins with are there, so
/// that whoever follows them to the end has made a legal play; orders that lead to the same board
/// with the same dice left meet in one node.
///
/// ```
/// use barpoint_rules::{PointLimit, StepGraph, Variation};
///
/// let start = Variation::Standard.start();
/// let graph = StepGraph::of(&start, "65".parse()?, PointLimit::Unlimited);
/// // A 6 from the 24-, 13- or 8-point, or a 5 from the 13-, 8- or 6-point.
/// assert_eq!(graph.nodes()[0].steps.len(), 5);
/// assert!(!graph.nodes()[0].complete);
/// # Ok::<(), barpoint_rules::RollError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepGraph {
    nodes: Vec<StepNode>,
}

/// A turn partly played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StepNode {
    /// What can be moved next.
    pub steps: Vec<NextStep>,
    /// Whether the play is whole: no more can be moved, and it need not be.
    pub complete: bool,
}

/// A step and where it leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NextStep {
    /// The checker moved.
    pub step: Step,
    /// The die it is moved with.
    pub die: u8,
    /// Index of the node after it.
    pub next: usize,
}

impl StepGraph {
    /// The graph of a roll on a board. Where nothing can be moved it is one node, complete.
    #[must_use]
    pub fn of(board: &Board, roll: Roll, limit: PointLimit) -> Self {
        let dice = if roll.is_double() {
            [(roll.high(), 4), (roll.low(), 0)]
        } else {
            [(roll.high(), 1), (roll.low(), 1)]
        };
        let mut explorer = Explorer {
            limit,
            longest: HashMap::new(),
            known: HashMap::new(),
            nodes: Vec::new(),
        };
        let start = Turn {
            board: *board,
            left: dice,
        };
        let length = explorer.longest(start);
        // With one step in all the larger die must be used where it can.
        let only = (length == 1 && explorer.steps(start).any(|(die, ..)| die == roll.high()))
            .then_some(roll.high());
        explorer.node(start, length, only);
        Self {
            nodes: explorer.nodes,
        }
    }

    /// The nodes.
    #[must_use]
    pub fn nodes(&self) -> &[StepNode] {
        &self.nodes
    }
}

/// Where a turn stands: the board, and each number with how often it can still be played.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Turn {
    board: Board,
    left: [(u8, u8); 2],
}

struct Explorer {
    limit: PointLimit,
    /// How many steps can still be made.
    longest: HashMap<Turn, usize>,
    known: HashMap<Turn, usize>,
    nodes: Vec<StepNode>,
}

impl Explorer {
    /// The steps from here that the rules of single steps allow.
    fn steps(&self, turn: Turn) -> impl Iterator<Item = (u8, Step, Turn)> + use<> {
        let limit = self.limit;
        (0..2)
            .filter(move |&i| turn.left[i].1 > 0)
            .flat_map(move |i| (1..=25).rev().map(move |from| (i, from)))
            .filter_map(move |(i, from)| {
                let die = turn.left[i].0;
                let (step, board) = advance(&turn.board, from, die, limit)?;
                let mut left = turn.left;
                left[i].1 -= 1;
                Some((die, step, Turn { board, left }))
            })
    }

    fn longest(&mut self, turn: Turn) -> usize {
        if let Some(&length) = self.longest.get(&turn) {
            return length;
        }
        let further = self.steps(turn).map(|(.., after)| after);
        let further: Vec<Turn> = further.collect();
        let lengths = further.into_iter().map(|after| 1 + self.longest(after));
        let length = lengths.max().unwrap_or(0);
        self.longest.insert(turn, length);
        length
    }

    /// The node of a turn from which `length` steps are to be made, all with the die `only` if given.
    fn node(&mut self, turn: Turn, length: usize, only: Option<u8>) -> usize {
        if let Some(&index) = self.known.get(&turn) {
            return index;
        }
        let index = self.nodes.len();
        self.nodes.push(StepNode::default());
        self.known.insert(turn, index);
        let mut node = StepNode {
            steps: Vec::new(),
            complete: length == 0,
        };
        let candidates: Vec<_> = self.steps(turn).collect();
        for (die, step, after) in candidates {
            let wanted = only.is_none_or(|only| only == die);
            if length > 0 && wanted && 1 + self.longest(after) == length {
                let next = self.node(after, length - 1, only);
                node.steps.push(NextStep { step, die, next });
            }
        }
        self.nodes[index] = node;
        index
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use proptest::prelude::*;

    use super::*;
    use crate::match_state::random::any_state;
    use crate::{Play, PlayList};

    /// The boards after all whole plays of a graph.
    fn ends(graph: &StepGraph, board: Board) -> HashSet<Board> {
        let mut found = HashSet::new();
        let mut open = vec![(0, board)];
        let mut seen = HashSet::new();
        while let Some((index, board)) = open.pop() {
            if !seen.insert((index, board)) {
                continue;
            }
            let node = &graph.nodes()[index];
            if node.complete {
                found.insert(board);
            }
            for next in &node.steps {
                let play = Play::from_steps(&[next.step]).unwrap();
                open.push((next.next, board.after(&play).unwrap()));
            }
        }
        found
    }

    proptest! {
        #[test]
        fn whoever_follows_the_steps_makes_a_legal_play(
            state in any_state(),
            dice in (1u8..=6, 1u8..=6),
            five in any::<bool>(),
        ) {
            let limit = if five { PointLimit::Five } else { PointLimit::Unlimited };
            let roll = Roll::new(dice.0, dice.1).unwrap();
            let mut list = PlayList::new();
            list.generate_with(state.board(), roll, limit);
            let mut expected: HashSet<Board> = list.boards().iter().copied().collect();
            if expected.is_empty() {
                expected.insert(*state.board());
            }
            let graph = StepGraph::of(state.board(), roll, limit);
            prop_assert_eq!(ends(&graph, *state.board()), expected);
            for node in graph.nodes() {
                prop_assert_eq!(node.complete, node.steps.is_empty(), "no dead end");
            }
        }
    }

    #[test]
    fn a_play_that_uses_the_smaller_die_alone_is_not_offered_where_the_larger_can_be_used() {
        // Either die alone can be played from the 20 point; after it the 12 point is held.
        let mut on_roll = [0; 26];
        on_roll[20] = 1;
        let mut opponent = [0; 26];
        opponent[25 - 12] = 2;
        let board = Board::try_from(crate::Setup { on_roll, opponent }).unwrap();
        let graph = StepGraph::of(&board, Roll::new(6, 2).unwrap(), PointLimit::Unlimited);
        let dice: Vec<u8> = graph.nodes()[0].steps.iter().map(|s| s.die).collect();
        assert_eq!(dice, [6]);
    }
}
