//! Where self-play games begin.

use rand::Rng;
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

use barpoint_rules::{Board, CHECKERS, Setup, Variation};

mod odd;

pub use odd::Oddity;

/// Where games begin.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Starts {
    /// The opening position.
    #[default]
    Opening,
    /// Random positions without contact where at least one side still has checkers outside home; in half of
    /// them the other side is far ahead: races, and races to save a gammon.
    Races,
    /// Random races of all kinds: any number of checkers left on either side, home or on the way, on high
    /// points or on low ones.
    AnyRaces,
    /// Random positions with contact of unusual kinds: deep anchors against bearing in and off, many
    /// checkers back, broken boards.
    Contact,
    /// Positions of earlier records ([`GenerateSettings::pool`]), more likely the further one step of
    /// look-ahead moves their value: those that the nets understand least.
    ///
    /// [`GenerateSettings::pool`]: crate::GenerateSettings::pool
    Mined,
    /// Positions held out of earlier records, all equally likely.
    Sampled,
    /// Random back games: one side holds two anchors in the other's home board, the other brings its
    /// checkers home past them or already bears off.
    BackGames,
    /// Positions of all kinds of [`Oddity`], without those that judge nets.
    Odd,
    /// Random positions with contact in which one side, often both, has checkers off.
    FewCheckers,
}

/// A first position.
pub(crate) fn start(starts: Starts, rng: &mut ChaCha8Rng) -> Board {
    match starts {
        Starts::Opening | Starts::Mined | Starts::Sampled => Variation::Standard.start(),
        Starts::Races => retry(rng, race),
        Starts::AnyRaces => retry(rng, any_race),
        Starts::Contact => retry(rng, contact),
        Starts::BackGames => retry(rng, back_game),
        Starts::Odd => Oddity::start(rng),
        Starts::FewCheckers => Oddity::few_checkers(rng),
    }
}

fn retry(rng: &mut ChaCha8Rng, draw: fn(&mut ChaCha8Rng) -> Setup) -> Board {
    loop {
        let setup = draw(rng);
        if let Ok(board) = Board::try_from(setup)
            && board.on_roll()[0] < CHECKERS
            && board.opponent()[0] < CHECKERS
        {
            return board;
        }
    }
}

/// Two halves that cannot meet: one keeps to the points below a line, the other beyond it.
fn race(rng: &mut ChaCha8Rng) -> Setup {
    let line = rng.random_range(7..=18);
    let mut halves = [half_below(rng, line), half_below(rng, 25 - line)];
    if rng.random_bool(0.5) {
        // One side bears off while the other hurries home.
        let off = rng.random_range(1..=14);
        let side = usize::from(rng.random_bool(0.5));
        if halves[side][7..].iter().all(|&n| n == 0) {
            take_off(&mut halves[side], off, rng);
        }
    }
    Setup {
        on_roll: halves[0],
        opponent: halves[1],
    }
}

/// Two unrelated halves on either side of a line.
fn any_race(rng: &mut ChaCha8Rng) -> Setup {
    let line = rng.random_range(7..=18);
    Setup {
        on_roll: any_half_below(rng, line),
        opponent: any_half_below(rng, 25 - line),
    }
}

/// Checkers on the points 1 to `highest`: fifteen in half of the cases, otherwise any number.
fn any_half_below(rng: &mut ChaCha8Rng, highest: usize) -> [u8; 26] {
    let mut half = [0; 26];
    let count = if rng.random_bool(0.5) {
        15
    } else {
        rng.random_range(1..=15)
    };
    let outside = rng.random_range(0..=count).min(rng.random_range(0..=count));
    // How the home board is filled: rather from above, evenly, rather from below.
    let fill = rng.random_range(0..4);
    for checker in 0..count {
        let point = if checker < outside && highest > 6 {
            rng.random_range(7..=highest)
        } else {
            let (one, other) = (rng.random_range(1..=6), rng.random_range(1..=6));
            match fill {
                0 => one,
                1 => one.min(other),
                _ => one.max(other),
            }
        };
        half[point.min(highest)] += 1;
    }
    half
}

/// Fifteen checkers on the points 1 to `highest`, mostly home, sometimes as far back as `highest`.
fn half_below(rng: &mut ChaCha8Rng, highest: usize) -> [u8; 26] {
    let mut half = [0; 26];
    let outside = rng.random_range(0..=15usize).min(rng.random_range(0..=15));
    for checker in 0..15 {
        let point = if checker < outside && highest > 6 {
            rng.random_range(7..=highest)
        } else {
            // High home points are likelier, as in play.
            rng.random_range(1..=6).max(rng.random_range(1..=6))
        };
        half[point.min(highest)] += 1;
    }
    half
}

fn take_off(half: &mut [u8; 26], count: u32, rng: &mut ChaCha8Rng) {
    for _ in 0..count {
        let point = rng.random_range(1..=6);
        half[point] = half[point].saturating_sub(1);
    }
}

/// One side mostly home or on its way, the other with checkers left behind on one or two places.
fn contact(rng: &mut ChaCha8Rng) -> Setup {
    let mut ahead = half_below(rng, 12);
    if rng.random_bool(0.4) && ahead[7..].iter().all(|&n| n == 0) {
        let off = rng.random_range(1..=12);
        take_off(&mut ahead, off, rng);
    }
    let mut behind = [0u8; 26];
    let mut left = 15;
    for _ in 0..rng.random_range(1..=2) {
        let count = rng.random_range(1..=4u8);
        behind[rng.random_range(18..=25)] += count;
        left -= count;
    }
    for _ in 0..left {
        let point = match rng.random_range(0..10) {
            0 => rng.random_range(1..=17),
            1..4 => rng.random_range(6..=12),
            _ => rng.random_range(1..=6).max(rng.random_range(1..=6)),
        };
        behind[point] += 1;
    }
    clear_shared(&mut behind, &ahead);
    either_on_roll(rng, ahead, behind)
}

/// Two anchors on the other side's points 1 to 5, the rest more or less advanced.
fn back_game(rng: &mut ChaCha8Rng) -> Setup {
    let first = rng.random_range(20..=24);
    let second = (first - 20 + rng.random_range(1..=4usize)) % 5 + 20;
    let mut behind = [0u8; 26];
    behind[first] = rng.random_range(2..=3);
    behind[second] = rng.random_range(2..=3);
    if rng.random_bool(0.2) {
        behind[rng.random_range(18..=25)] += 1;
    }
    // How much of the rest still waits outside: the timing.
    let waiting = rng.random_range(0.0..1.0);
    while behind.iter().sum::<u8>() < 15 {
        let point = if rng.random_bool(waiting) {
            rng.random_range(7..=14)
        } else {
            rng.random_range(1..=6).max(rng.random_range(1..=6))
        };
        behind[point] += 1;
    }
    let mut ahead = [0u8; 26];
    let highest = rng.random_range(6..=14);
    while ahead.iter().sum::<u8>() < 15 {
        let point = rng.random_range(1..=highest).max(rng.random_range(1..=6));
        if point != 25 - first && point != 25 - second {
            ahead[point] += 1;
        }
    }
    if highest == 6 {
        let off = rng.random_range(0..=10);
        take_off(&mut ahead, off, rng);
    } else if rng.random_bool(0.15) {
        let from = (1..=highest).find(|&p| ahead[p] > 0).unwrap_or(1);
        ahead[from] -= 1;
        ahead[rng.random_range(15..=25)] += 1;
    }
    clear_shared(&mut behind, &ahead);
    either_on_roll(rng, ahead, behind)
}

/// One half or the other on roll, equally likely.
fn either_on_roll(rng: &mut ChaCha8Rng, first: [u8; 26], second: [u8; 26]) -> Setup {
    let (on_roll, opponent) = if rng.random_bool(0.5) {
        (first, second)
    } else {
        (second, first)
    };
    Setup { on_roll, opponent }
}

/// Moves checkers that stand on the other side's points forward to the next free point.
fn clear_shared(half: &mut [u8; 26], other: &[u8; 26]) {
    for point in (1..=24).rev() {
        if half[point] > 0 && other[25 - point] > 0 {
            let free = (1..point).rev().find(|&p| other[25 - p] == 0);
            if let Some(free) = free {
                half[free] += half[point];
                half[point] = 0;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::streams::stream;
    use barpoint_eval::Class;

    #[test]
    fn races_are_races_and_some_can_still_lose_a_gammon() {
        let (mut races, mut gammons) = (0, 0);
        for game in 0..2000 {
            let board = start(Starts::Races, &mut stream(1, "starts", game));
            let class = Class::of(&board);
            assert_ne!(class, Class::Contact, "{board:?}");
            races += u32::from(class == Class::Race);
            let saving = |own: &[u8; 26], theirs: &[u8; 26]| own[0] == 0 && theirs[0] > 5;
            gammons += u32::from(
                class == Class::Race
                    && (saving(board.on_roll(), board.opponent())
                        || saving(board.opponent(), board.on_roll())),
            );
        }
        assert!(races > 1200, "{races}");
        assert!(gammons > 50, "{gammons}");
    }

    #[test]
    fn any_races_have_any_number_of_checkers() {
        let mut seen = [[false; 16]; 2];
        let mut unequal = 0;
        for game in 0..3000 {
            let board = start(Starts::AnyRaces, &mut stream(1, "starts", game));
            assert_ne!(Class::of(&board), Class::Contact, "{board:?}");
            let off = [board.on_roll()[0], board.opponent()[0]];
            for (seen, off) in seen.iter_mut().zip(off) {
                seen[usize::from(off)] = true;
            }
            // What the other starts never have: checkers off and others on the way home.
            unequal += usize::from(off[0] > 0 && board.on_roll()[7..].iter().any(|&n| n > 0));
        }
        assert!(seen.iter().all(|seen| seen[..15].iter().all(|&s| s)));
        assert!(unequal > 500, "{unequal}");
    }

    #[test]
    fn back_games_have_two_anchors() {
        for game in 0..1000 {
            let board = start(Starts::BackGames, &mut stream(1, "starts", game));
            let anchors = |half: &[u8; 26]| half[20..=24].iter().filter(|&&n| n > 1).count();
            let most = anchors(board.on_roll()).max(anchors(board.opponent()));
            assert!(most >= 2, "{board:?}");
            assert_eq!(Class::of(&board), Class::Contact, "{board:?}");
        }
    }

    #[test]
    fn contact_starts_mostly_have_contact() {
        let contact = (0..1000)
            .filter(|&game| {
                let board = start(Starts::Contact, &mut stream(1, "starts", game));
                Class::of(&board) == Class::Contact
            })
            .count();
        assert!(contact > 800, "{contact}");
    }
}
