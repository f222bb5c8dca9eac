//! What a picture shows, and from where it is seen.

use barpoint_rules::{BySide, CubeOwner, MatchState, Side};

use crate::geometry::Row;

/// A position to be drawn. May be nonsense: stacks above 15 are drawn as 15 with their number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardView {
    /// Checkers by their owner's own point numbers: 0 = borne off, 1-24, 25 = bar.
    pub checkers: BySide<[u8; 26]>,
    /// Whose turn it is; the point numbers are this player's.
    pub on_roll: Side,
    /// The dice to be played, in the order to be shown.
    pub dice: Option<[u8; 2]>,
    /// The cube; `None` where the game has none.
    pub cube: Option<CubeView>,
    /// The players' names.
    pub names: BySide<String>,
    /// Points each player has, and the match length (`None` for money).
    pub score: Option<(BySide<u32>, Option<u32>)>,
}

impl BoardView {
    /// A state as it lies on the board; `names` stand beside it.
    #[must_use]
    pub fn of(state: &MatchState, names: BySide<String>) -> Self {
        let rules = state.rules();
        let checkers = |side| {
            let mut counts = *state.board_of(side).on_roll();
            let elsewhere: u8 = counts[1..].iter().sum();
            counts[0] = rules.variation.checkers().saturating_sub(elsewhere);
            counts
        };
        let cube = state.cube();
        let length = (!state.is_money()).then(|| u32::from(state.length()));
        Self {
            checkers: BySide::new(checkers(Side::White), checkers(Side::Black)),
            on_roll: state.on_roll(),
            dice: state.roll().map(|roll| [roll.high(), roll.low()]),
            cube: rules.cube.then(|| CubeView {
                value: cube.value(),
                owner: cube.owner(),
                offered_to: state.beavers().and_then(|_| state.decision().side()),
            }),
            names,
            score: Some((state.score().map(u32::from), length)),
        }
    }
}

impl BoardView {
    /// Pips a player still has to travel.
    #[must_use]
    pub fn pips(&self, side: Side) -> u32 {
        pips(&self.checkers[side])
    }
}

/// The doubling cube as it lies on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CubeView {
    /// Its value now.
    pub value: u32,
    /// Who may turn it.
    pub owner: CubeOwner,
    /// Who has to answer a double, if one is offered.
    pub offered_to: Option<Side>,
}

impl CubeView {
    /// The number on the cube's upper face: a cube never turned shows 64, an offered one the value
    /// it would get.
    #[must_use]
    pub fn face(self) -> u32 {
        match (self.offered_to, self.owner) {
            (Some(_), _) => self.value.saturating_mul(2),
            (None, CubeOwner::Centred) if self.value == 1 => 64,
            _ => self.value,
        }
    }
}

/// On which side the bottom player bears off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HomeSide {
    /// Home bottom right, play runs anticlockwise for the bottom player.
    Right,
    /// Home bottom left.
    Left,
}

/// From where the board is seen. Three settings, none of which changes the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Orientation {
    /// Who sits at the bottom.
    pub bottom: Side,
    /// Where the bottom player's home is.
    pub home: HomeSide,
    /// Who has the light checkers.
    pub light: Side,
}

impl Orientation {
    /// Black (the player named second) at the bottom with the light checkers, home on the right.
    pub const USUAL: Self = Self {
        bottom: Side::Black,
        home: HomeSide::Right,
        light: Side::Black,
    };

    /// Where a player sits.
    #[must_use]
    pub fn row(&self, side: Side) -> Row {
        if side == self.bottom {
            Row::Bottom
        } else {
            Row::Top
        }
    }

    /// A player's point as the bottom player counts it.
    #[must_use]
    pub fn seen_from_bottom(&self, side: Side, point: u8) -> u8 {
        if side == self.bottom {
            point
        } else {
            25u8.saturating_sub(point)
        }
    }
}

/// Pips a player still has to travel.
pub(crate) fn pips(checkers: &[u8; 26]) -> u32 {
    (1u32..)
        .zip(&checkers[1..])
        .map(|(point, &count)| point * u32::from(count))
        .sum()
}
