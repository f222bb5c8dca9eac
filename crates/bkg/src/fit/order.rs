//! The order of the steps: which classes follow which, and which are fitted first.

use super::games::{Game, Position};
use crate::vi::{BEARING_OFF, CLASSES, Neighbours, Recognised};

/// A class follows another if at least one exit in so many leads there.
const SHARE: u32 = 50;

/// The classes that follow each class after a play by each side, without a capture and with one, as the games show.
pub(super) fn neighbours(games: &[Game]) -> [Neighbours; CLASSES.len()] {
    let mut exits = vec![[[0_u32; BEARING_OFF + 1]; 2]; CLASSES.len()];
    for game in games {
        for window in game.positions.windows(3) {
            if let Some((from, to, hit)) = exit(window) {
                exits[from][usize::from(hit)][to] += 1;
            }
        }
    }
    std::array::from_fn(|class| {
        let all: u32 = exits[class].iter().flatten().sum();
        let set = |counts: &[u32; BEARING_OFF + 1]| {
            let frequent = counts
                .iter()
                .enumerate()
                .filter(|&(_, &count)| count > 0 && count * SHARE >= all);
            frequent.fold(0, |set, (to, _)| set | 1 << to)
        };
        Neighbours {
            forward: set(&exits[class][0]),
            backward: set(&exits[class][1]),
        }
    })
}

/// Where optimal plays of both sides left a class, and whether a man was captured.
fn exit(window: &[Position]) -> Option<(usize, usize, bool)> {
    let [before, reply, after] = window else {
        return None;
    };
    let Recognised::Class(from) = before.recognised else {
        return None;
    };
    let to = Neighbours::number(after.recognised)?;
    let optimal = reply.best.is_none() && after.best.is_none();
    (optimal && to != from).then_some((from, to, reply.hit || after.hit))
}

/// The classes in the order in which they are fitted: those for which bearing off is forward, those for which these are, and
/// so on, what nothing leads to last. In a second pass those with a backward class that was fitted after them.
pub(super) fn steps(neighbours: &[Neighbours; CLASSES.len()], again: bool) -> Vec<usize> {
    let mut known = 1_u32 << BEARING_OFF;
    let mut order = Vec::new();
    loop {
        let next: Vec<usize> = (0..CLASSES.len())
            .filter(|&class| known >> class & 1 == 0 && neighbours[class].forward & known != 0)
            .collect();
        if next.is_empty() {
            break;
        }
        known |= next.iter().fold(0, |set, class| set | 1 << class);
        order.extend(next);
    }
    order.extend((0..CLASSES.len()).filter(|&class| known >> class & 1 == 0));
    if again {
        let mut later = 0_u32;
        let mut affected = Vec::new();
        for &class in order.iter().rev() {
            if neighbours[class].backward & later != 0 {
                affected.push(class);
            }
            later |= 1 << class;
        }
        order.extend(affected.into_iter().rev());
    }
    order
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forward_classes_come_first_and_those_with_a_later_backward_class_twice() {
        let mut neighbours = [Neighbours::default(); CLASSES.len()];
        neighbours[25].forward = 1 << BEARING_OFF;
        neighbours[9].forward = 1 << 25;
        neighbours[4].forward = 1 << 9;
        neighbours[9].backward = 1 << 4 | 1 << 25;
        let order = steps(&neighbours, false);
        assert_eq!(order[..3], [25, 9, 4]);
        assert_eq!(order.len(), CLASSES.len());
        assert_eq!(steps(&neighbours, true)[CLASSES.len()..], [9]);
    }
}
