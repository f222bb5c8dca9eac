//! Reduced evaluation: averaging over some of the 21 rolls instead of all, or following only some.

use crate::ply::ROLLS;

/// Which rolls a look-ahead averages over below its first ply (a 1-ply evaluation always sees
/// all of them, as the GNU Backgammon manual describes reduced evaluation).
///
/// gnubg 1.07 no longer has the setting, so the rolls are our own choice: every face occurs equally
/// often among the rolls that are no doubles, these together weigh 30/36, and doubles 6/36.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum RollSet {
    /// All 21, searched to the last ply.
    All,
    /// 11 rolls: about 50 % of the work a level.
    Half,
    /// 7 rolls, the manual's "33 % speed".
    Third,
    /// 5 rolls: about 25 %.
    Quarter,
    /// All 21, of which four stand for what deeper plies change: below the first ply and above the last, the plays of all
    /// rolls are valued statically, those of four are searched, and what the search changes there is counted for all.
    /// A quarter of the time at 3 plies, a sixteenth at 4, and the values of [`RollSet::All`] up to 2.
    #[default]
    Sampled,
}

impl RollSet {
    /// What is averaged over usually, and the sets that leave rolls out, with the share of the work that names them, in per cent.
    pub const PERCENTAGES: [(u8, Self); 4] = [
        (100, Self::Sampled),
        (50, Self::Half),
        (33, Self::Third),
        (25, Self::Quarter),
    ];

    /// The rolls whose plays are looked for.
    pub(crate) const fn expanded(self) -> Self {
        match self {
            Self::All | Self::Sampled => Self::All,
            Self::Half | Self::Third | Self::Quarter => self,
        }
    }

    /// The weight of each roll in the order of [`barpoint_rules::Roll::weighted`]; 0 = left out.
    pub(crate) const fn weights(self) -> &'static [u8; ROLLS] {
        match self {
            Self::All | Self::Sampled => &ALL,
            Self::Half => &HALF,
            Self::Third => &THIRD,
            Self::Quarter => &QUARTER,
        }
    }

    /// The sum of the weights.
    pub(crate) const fn total(self) -> f32 {
        match self {
            Self::All | Self::Sampled | Self::Third | Self::Quarter => 36.0,
            Self::Half => 108.0,
        }
    }
}

/// Four rolls that stand for all 21 of a node: three mixed ones that show every face once, and a double.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sample(usize);

impl Sample {
    /// The sample of a node; nodes after one another have different ones. `led_by` is the sum of the numbers of the rolls that led to
    /// it.
    pub(crate) const fn after(led_by: usize) -> Self {
        Self(led_by)
    }

    /// How many rolls one stands for, itself included; `None` if it is not in the sample.
    pub(crate) fn stands_for(self, roll: usize) -> Option<u8> {
        let (turn, of) = TURNS[roll];
        (self.0 % usize::from(of) == usize::from(turn)).then_some(of)
    }
}

/// For each roll, when it is its turn, and of how many: the mixed rolls take turns in five threes, the doubles one by one.
const TURNS: [(u8, u8); ROLLS] = turns();

const fn turns() -> [(u8, u8); ROLLS] {
    const THREES: [[(usize, usize); 3]; 5] = [
        [(6, 1), (5, 2), (4, 3)],
        [(6, 2), (3, 1), (5, 4)],
        [(6, 3), (4, 2), (5, 1)],
        [(6, 4), (5, 3), (2, 1)],
        [(6, 5), (4, 1), (3, 2)],
    ];
    let mut turns = [(0, 1); ROLLS];
    let mut at = 0;
    while at < 15 {
        let (high, low) = THREES[at / 3][at % 3];
        turns[high * (high - 1) / 2 + low - 1] = ((at / 3) as u8, 5);
        at += 1;
    }
    let mut face = 1;
    while face <= 6 {
        turns[face * (face + 1) / 2 - 1] = (face as u8 - 1, 6);
        face += 1;
    }
    turns
}

/// (higher die, lower die, weight)
const fn weights(rolls: &[(u8, u8, u8)]) -> [u8; ROLLS] {
    let mut weights = [0; ROLLS];
    let mut i = 0;
    while i < rolls.len() {
        let (high, low, weight) = rolls[i];
        weights[(high * (high - 1) / 2 + low - 1) as usize] = weight;
        i += 1;
    }
    weights
}

const fn all() -> [u8; ROLLS] {
    let mut weights = [2; ROLLS];
    let mut face: usize = 1;
    while face <= 6 {
        weights[face * (face + 1) / 2 - 1] = 1;
        face += 1;
    }
    weights
}

const ALL: [u8; ROLLS] = all();
/// The nine rolls that [`THIRD`] leaves out, and two doubles.
const HALF: [u8; ROLLS] = weights(&[
    (2, 1, 10),
    (3, 2, 10),
    (4, 1, 10),
    (4, 3, 10),
    (5, 1, 10),
    (5, 4, 10),
    (6, 2, 10),
    (6, 3, 10),
    (6, 5, 10),
    (2, 2, 9),
    (5, 5, 9),
]);
const THIRD: [u8; ROLLS] = weights(&[
    (3, 1, 5),
    (5, 3, 5),
    (5, 2, 5),
    (4, 2, 5),
    (6, 4, 5),
    (6, 1, 5),
    (3, 3, 6),
]);
const QUARTER: [u8; ROLLS] = weights(&[(6, 1, 10), (5, 2, 10), (4, 3, 10), (2, 2, 3), (5, 5, 3)]);

#[cfg(test)]
mod tests {
    use super::*;
    use barpoint_rules::Roll;

    #[test]
    fn all_rolls_have_their_own_weights() {
        for ((_, weight), &found) in Roll::weighted().zip(RollSet::All.weights()) {
            assert_eq!(weight, found);
        }
    }

    /// What a sample's rolls stand for weighs as much as all rolls, and every roll has its turn as often as others of its kind.
    #[test]
    fn samples_stand_for_all_rolls() {
        let mut turns = [0; ROLLS];
        for led_by in 0..30 {
            let sample = Sample::after(led_by);
            let (mut sum, mut faces) = (0, 0_u32);
            for (roll, weight) in Roll::weighted() {
                let Some(times) = sample.stands_for(roll.index()) else {
                    continue;
                };
                turns[roll.index()] += u32::from(times);
                sum += times * weight;
                if !roll.is_double() {
                    faces |= 1 << roll.high() | 1 << roll.low();
                }
            }
            assert_eq!((sum, faces), (36, 0b111_1110), "{led_by}");
        }
        assert_eq!(turns, [30; ROLLS]);
    }

    #[test]
    fn every_set_weighs_doubles_and_faces_as_dice_do() {
        for (percent, set) in RollSet::PERCENTAGES {
            let (mut sum, mut doubles, mut faces) = (0.0, 0.0, [0.0; 7]);
            for ((roll, _), &weight) in Roll::weighted().zip(set.weights()) {
                let weight = f32::from(weight);
                sum += weight;
                if roll.is_double() {
                    doubles += weight;
                } else {
                    faces[usize::from(roll.high())] += weight;
                    faces[usize::from(roll.low())] += weight;
                }
            }
            assert!((sum - set.total()).abs() < 1e-6);
            assert!((doubles / sum - 1.0 / 6.0).abs() < 1e-6, "{set:?}");
            assert!(
                faces[1..].iter().all(|&f| (f - faces[1]).abs() < 1e-6),
                "{set:?}"
            );
            let used = set.weights().iter().filter(|&&w| w > 0).count();
            assert!((used as f32 / 21.0 - f32::from(percent) / 100.0).abs() < 0.03);
        }
    }
}
