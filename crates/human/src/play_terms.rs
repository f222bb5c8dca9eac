//! What a person sees of a play.

use barpoint_eval::Phase;
use barpoint_eval::inputs::rolls_that_hit;
use barpoint_rules::{Board, Play};

use crate::Term;

/// How many terms a play has.
const COUNT: usize = 28;

/// What is weighed when a play is chosen. Losses are equity given up against the best play, as static evaluation sees it.
pub const PLAY_TERMS: [Term; COUNT] = [
    Term::equity("loss", "equity given up"),
    Term::equity("loss-to-0.2", "equity given up, at most 0.2"),
    Term::equity("loss-to-0.05", "equity given up, at most 0.05"),
    Term::equity("loss-opening", "the same, at most 0.2, in openings"),
    Term::equity("loss-attack", "the same in blitzes and prime vs prime"),
    Term::equity("loss-back-game", "the same in back games"),
    Term::equity("loss-race", "the same in races and bear-offs"),
    Term::equity(
        "loss-plays",
        "the same times the logarithm of a fifteenth of the number of plays",
    ),
    Term::habit("hit", "checkers hit"),
    Term::habit(
        "loose-hit",
        "hits in the home board that leave a blot there",
    ),
    Term::habit("shots", "share of the opponent's rolls that hit"),
    Term::habit("blots", "blots"),
    Term::habit("home-points", "points made in the home board"),
    Term::habit("prime", "length of the longest prime"),
    Term::habit("anchors", "anchors on the points 18 to 24"),
    Term::habit("back", "checkers behind the opponent's bar point"),
    Term::habit("back-blots", "blots among these"),
    Term::habit("stack", "checkers beyond the third on a point"),
    Term::habit("deep", "checkers on the ace and deuce points"),
    Term::habit("midpoint", "the midpoint held"),
    Term::habit("slot", "blots on the bar, 5 and 4 points"),
    Term::habit("one-checker", "one checker moves with both dice"),
    Term::habit("contact", "contact is kept"),
    Term::habit("off-contact", "checkers borne off against contact"),
    Term::habit("off", "checkers borne off in a race"),
    Term::habit("home", "checkers brought home in a race"),
    Term::habit("gaps", "home points left empty in a race"),
    Term::habit(
        "race-stack",
        "checkers beyond the third on a point in a race",
    ),
];

/// Losses up to this are small.
const SMALL_LOSS: f32 = 0.05;
/// Losses beyond this are blunders.
const LARGE_LOSS: f32 = 0.2;

/// A usual number of plays.
const USUAL_PLAYS: f32 = 15.0;

/// A position in which a play is to be chosen.
pub(crate) struct Before {
    phase: Phase,
    contact: bool,
    /// Logarithm of the number of plays beside the usual one.
    plays: f32,
}

impl Before {
    pub(crate) fn new(board: &Board, plays: usize) -> Self {
        Self {
            phase: Phase::of(board),
            contact: board.has_contact(),
            plays: libm::logf(plays.max(1) as f32 / USUAL_PLAYS),
        }
    }

    /// The terms of a play: what it gives up, the steps, and the board after it with the mover in the `on_roll` half.
    pub(crate) fn terms(&self, loss: f32, play: &Play, after: &Board) -> [f32; COUNT] {
        let mut terms = [0.0; COUNT];
        terms[..8].copy_from_slice(&self.equity(loss));
        if self.contact {
            terms[8..24].copy_from_slice(&contact_habits(play, after));
        } else {
            terms[24..].copy_from_slice(&race_habits(after));
        }
        terms
    }

    fn equity(&self, loss: f32) -> [f32; 8] {
        let loss = loss.max(0.0);
        let large = -loss.min(LARGE_LOSS);
        let only_in = |phases: &[Phase]| {
            if phases.contains(&self.phase) {
                large
            } else {
                0.0
            }
        };
        [
            -loss,
            large,
            -loss.min(SMALL_LOSS),
            only_in(&[Phase::Opening]),
            only_in(&[Phase::Blitz, Phase::PrimeVsPrime]),
            only_in(&[Phase::BackGame]),
            only_in(&[Phase::Race, Phase::BearOff]),
            large * self.plays,
        ]
    }
}

fn contact_habits(play: &Play, after: &Board) -> [f32; 16] {
    let own = after.on_roll();
    let steps = play.steps();
    let hits = steps.iter().filter(|step| step.hit).count();
    let loose =
        |step: &&barpoint_rules::Step| step.hit && step.to.is_home() && own[step.to.index()] == 1;
    let moves_one = steps.len() > 1 && steps.windows(2).all(|pair| pair[0].to == pair[1].from);
    let count = |fits: &dyn Fn(usize, u8) -> bool| {
        (1..=24).filter(|&point| fits(point, own[point])).count() as f32
    };
    [
        hits as f32,
        steps.iter().filter(loose).count() as f32,
        f32::from(rolls_that_hit(&after.swapped())) / 36.0,
        count(&|_, n| n == 1),
        count(&|point, n| point <= 6 && n >= 2),
        longest_prime(own),
        count(&|point, n| point >= 18 && n >= 2),
        f32::from(own[19..].iter().sum::<u8>()),
        count(&|point, n| point >= 19 && n == 1),
        stacked(own),
        f32::from(own[1] + own[2]),
        count(&|point, n| point == 13 && n >= 2),
        count(&|point, n| [4, 5, 7].contains(&point) && n == 1),
        f32::from(u8::from(moves_one)),
        f32::from(u8::from(after.has_contact())),
        borne_off(steps),
    ]
}

fn race_habits(after: &Board) -> [f32; 4] {
    let own = after.on_roll();
    let gaps = (1..=6).filter(|&point| own[point] == 0).count();
    let outside: u8 = own[7..].iter().sum();
    [
        -f32::from(after.checkers_in_play()),
        -f32::from(outside),
        gaps as f32,
        stacked(own),
    ]
}

fn borne_off(steps: &[barpoint_rules::Step]) -> f32 {
    let off = |step: &&barpoint_rules::Step| step.to == barpoint_rules::Point::OFF;
    steps.iter().filter(off).count() as f32
}

fn stacked(own: &[u8; 26]) -> f32 {
    own[1..=24]
        .iter()
        .map(|n| f32::from(n.saturating_sub(3)))
        .sum()
}

fn longest_prime(own: &[u8; 26]) -> f32 {
    let runs = own[1..=24].split(|&n| n < 2).map(<[u8]>::len);
    runs.max().unwrap_or_default() as f32
}

#[cfg(test)]
mod tests {
    use barpoint_rules::{Roll, Variation};
    use barpoint_testkit::board;

    use super::*;

    /// The named terms of a play.
    #[track_caller]
    fn check(board: &Board, play: &str, roll: &str, expected: &[(&str, f32)]) {
        let roll: Roll = roll.parse().unwrap();
        let play = board.parse_play(play, roll).unwrap();
        let after = board.after(&play).unwrap();
        let terms = Before::new(board, 15).terms(0.1, &play, &after);
        for (name, value) in expected {
            let at = PLAY_TERMS.iter().position(|term| term.name == *name);
            let found = terms[at.unwrap()];
            assert!((found - value).abs() < 1e-6, "{name}: {found}");
        }
    }

    #[test]
    fn openings_are_seen_as_people_see_them() {
        let start = Variation::Standard.start();
        check(
            &start,
            "24/13",
            "65",
            &[
                ("loss", -0.1),
                ("loss-to-0.05", -0.05),
                ("loss-opening", -0.1),
                ("loss-attack", 0.0),
                ("back", 1.0),
                ("stack", 5.0),
                ("back-blots", 1.0),
                ("one-checker", 1.0),
                ("midpoint", 1.0),
            ],
        );
        check(
            &start,
            "8/5 6/5",
            "31",
            &[
                ("home-points", 2.0),
                ("blots", 0.0),
                ("shots", 0.0),
                ("prime", 2.0),
                ("anchors", 1.0),
                ("one-checker", 0.0),
                ("slot", 0.0),
            ],
        );
        check(
            &start,
            "13/11 6/5",
            "21",
            &[("slot", 1.0), ("blots", 2.0), ("shots", 15.0 / 36.0)],
        );
    }

    #[test]
    fn hits_and_bear_offs_are_counted() {
        let contact = board(
            &[(13, 5), (8, 3), (6, 5), (24, 2)],
            &[(20, 1), (13, 5), (8, 3), (6, 5), (24, 1)],
        );
        check(&contact, "13/5*", "53", &[("hit", 1.0), ("loose-hit", 1.0)]);
        let race = board(&[(6, 2), (5, 2), (3, 4), (7, 1)], &[(6, 15)]);
        check(
            &race,
            "7/1 6/5",
            "61",
            &[
                ("home", 0.0),
                ("gaps", 2.0),
                ("off", -9.0),
                ("race-stack", 1.0),
                ("hit", 0.0),
            ],
        );
        let held = board(&[(6, 5), (5, 3)], &[(24, 2), (6, 13)]);
        check(
            &held,
            "6/off 5/off",
            "65",
            &[("off-contact", 2.0), ("contact", 1.0), ("off", 0.0)],
        );
    }

    #[test]
    fn names_are_told_apart() {
        let names = PLAY_TERMS.map(|term| term.name);
        let mut sorted = names.to_vec();
        sorted.sort_unstable();
        sorted.dedup();
        assert_eq!(sorted.len(), COUNT);
        assert!(PLAY_TERMS[..8].iter().all(|term| term.is_equity));
    }
}
