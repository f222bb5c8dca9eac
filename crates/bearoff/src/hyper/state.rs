//! The numbers of all positions while they are being computed.

use super::record::{self, Chances, Equities};
use super::sides::{Half, HyperCheckers};

/// What a position is worth to the player who has just moved (the one not on roll), the side on roll
/// taking its best cube action: with the cube owned by that player, centred, centred with the Jacoby
/// rule, owned by the side on roll; and without cube.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Worth {
    pub(crate) cubeful: [f32; 4],
    pub(crate) cubeless: f32,
}

/// A position as its predecessors read it, and what else is known about its equities: one half of a
/// cache line.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(C, align(32))]
pub(crate) struct Entry {
    pub(crate) worth: Worth,
    /// The side on roll's equities with the cube owned, centred, and centred with the Jacoby rule.
    held: [f32; 3],
}

impl Entry {
    pub(crate) fn of(equities: &Equities) -> Self {
        let [cubeless, owned, centred, jacoby, against] = *equities;
        Self {
            worth: Worth {
                cubeful: [
                    -against,
                    -decided(centred, against),
                    -decided(jacoby, against),
                    -decided(owned, against),
                ],
                cubeless: -cubeless,
            },
            held: [owned, centred, jacoby],
        }
    }

    /// What it is worth to a player who could not move: the files take no cube action here.
    pub(crate) fn after_dance(&self) -> Worth {
        let [owned, centred, jacoby] = self.held;
        Worth {
            cubeful: [-owned, -centred, -jacoby, self.worth.cubeful[0]],
            cubeless: self.worth.cubeless,
        }
    }

    /// The equities of the side on roll.
    pub(crate) fn equities(&self) -> Equities {
        let [owned, centred, jacoby] = self.held;
        [
            -self.worth.cubeless,
            owned,
            centred,
            jacoby,
            -self.worth.cubeful[0],
        ]
    }
}

/// A turn's worth to a player who may double: rolling (`hold`) against doubling, which the opponent
/// takes or passes; `against` is the equity with the opponent's cube.
fn decided(hold: f32, against: f32) -> f32 {
    let taken = 2.0 * against;
    if taken >= hold && 1.0 >= hold {
        if taken >= 1.0 { 1.0 } else { taken }
    } else {
        hold
    }
}

/// The chances of a position as its predecessors read them: those of the player who has just moved, then
/// the winning chance of the side on roll, which one minus the first need not give back exactly.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(C, align(32))]
pub(crate) struct Prospects(pub(crate) [f32; 8]);

impl Prospects {
    pub(crate) fn of(chances: &Chances) -> Self {
        let [win, gammon, backgammon, lose_gammon, lose_backgammon] = *chances;
        let lose = 1.0 - win;
        Self([
            lose,
            lose_gammon,
            lose_backgammon,
            gammon,
            backgammon,
            win,
            0.0,
            0.0,
        ])
    }

    /// The chances of the side on roll.
    pub(crate) fn chances(&self) -> Chances {
        let [_, lose_gammon, lose_backgammon, gammon, backgammon, win, ..] = self.0;
        [win, gammon, backgammon, lose_gammon, lose_backgammon]
    }
}

/// What is known about a position before anything is computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Both sides on one point: no such position.
    Illegal,
    /// A side has borne off everything.
    Over,
    /// To be computed.
    Open,
}

impl Kind {
    pub(crate) fn of(own: &Half, theirs: &Half) -> Self {
        if own.collides_with(theirs) {
            Self::Illegal
        } else if own.occupied == 0 || theirs.occupied == 0 {
            Self::Over
        } else {
            Self::Open
        }
    }
}

/// Chances and equities of a finished game.
pub(crate) fn game_over(checkers: HyperCheckers, own: &Half, theirs: &Half) -> (Chances, Equities) {
    let degree = |loser: &Half| {
        let all_left = loser.points[0] == 0 && loser.points.iter().sum::<u8>() == checkers.count();
        let far = loser.points[19..].iter().any(|&n| n > 0);
        [
            f32::from(u8::from(all_left)),
            f32::from(u8::from(all_left && far)),
        ]
    };
    // When both are off (which cannot happen in a game) the files have it lost.
    let chances = if theirs.occupied == 0 {
        let [gammon, backgammon] = degree(own);
        [0.0, 0.0, 0.0, gammon, backgammon]
    } else {
        let [gammon, backgammon] = degree(theirs);
        [1.0, gammon, backgammon, 0.0, 0.0]
    };
    let points = cubeless(&chances);
    let plain = 2.0 * chances[0] - 1.0;
    (chances, [points, points, points, plain, points])
}

/// Mean points won without doubling.
pub(crate) fn cubeless(chances: &Chances) -> f32 {
    let [win, gammon, backgammon, lose_gammon, lose_backgammon] = *chances;
    2.0 * win - 1.0 + (gammon - lose_gammon) + (backgammon - lose_backgammon)
}

/// All positions: number of the side on roll times positions of a side plus number of the opponent.
#[derive(Clone, PartialEq)]
pub(crate) struct State {
    pub(crate) entries: Vec<Entry>,
    pub(crate) prospects: Vec<Prospects>,
}

impl State {
    /// The start of the iteration: finished games as they are, every other position a certain gammon.
    pub(crate) fn new(checkers: HyperCheckers, sides: &[Half]) -> Self {
        let mut state = Self {
            entries: Vec::with_capacity(checkers.pairs()),
            prospects: Vec::with_capacity(checkers.pairs()),
        };
        for own in sides {
            for theirs in sides {
                let (chances, equities) = match Kind::of(own, theirs) {
                    Kind::Illegal => ([0.0; 5], [0.0; 5]),
                    Kind::Over => game_over(checkers, own, theirs),
                    Kind::Open => ([1.0, 1.0, 0.0, 0.0, 0.0], [2.0, 0.0, 0.0, 0.0, 0.0]),
                };
                state.entries.push(Entry::of(&equities));
                state.prospects.push(Prospects::of(&chances));
            }
        }
        state
    }

    /// The start of an iteration resumed from stored records. What is stored of impossible
    /// positions stays as it is.
    pub(crate) fn of_file(checkers: HyperCheckers, sides: &[Half], records: &[u8]) -> Self {
        let mut state = Self::new(checkers, sides);
        let (records, _) = records.as_chunks();
        let pairs = sides
            .iter()
            .flat_map(|own| sides.iter().map(move |theirs| (own, theirs)));
        let places = state.entries.iter_mut().zip(&mut state.prospects);
        for ((record, (own, theirs)), (entry, prospects)) in records.iter().zip(pairs).zip(places) {
            if Kind::of(own, theirs) != Kind::Over {
                let (chances, [owned, centred, jacoby, against]) = record::decode(record);
                *entry = Entry::of(&[cubeless(&chances), owned, centred, jacoby, against]);
                *prospects = Prospects::of(&chances);
            }
        }
        state
    }
}
