use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::hat::Hat;
use super::logit::{Task, mixed};
use super::moments::Example;
use super::sample::Sample;
use super::*;

const KNOTS: [f64; 3] = [4.0, 8.0, 16.0];
const WIDTH: usize = 3;

/// Choices of people whose coefficients at the knots are these: terms of up to eight choices, what was chosen, the rating.
fn made_up(values: &[f64], count: usize) -> Vec<(Vec<f32>, usize, f64)> {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    (0..count)
        .map(|_| {
            let pr = rng.random_range(3.0..20.0);
            let terms: Vec<f32> = (0..rng.random_range(2..=8) * WIDTH)
                .map(|_| rng.random_range(-1.0..1.0))
                .collect();
            let weights = mixed(values, Hat::of(&KNOTS, pr), WIDTH);
            let odds: Vec<f64> = terms
                .chunks_exact(WIDTH)
                .map(|row| {
                    row.iter()
                        .zip(&weights)
                        .map(|(&t, w)| f64::from(t) * w)
                        .sum::<f64>()
                        .exp()
                })
                .collect();
            let mut lot = rng.random_range(0.0..odds.iter().sum());
            let chosen = odds.iter().position(|odds| {
                lot -= odds;
                lot < 0.0
            });
            (terms, chosen.unwrap_or_default(), pr)
        })
        .collect()
}

#[test]
fn coefficients_of_made_up_people_are_found_again() {
    let values = [3.0, -1.0, 0.5, 2.0, 0.0, 0.5, 0.5, 1.0, 0.5];
    let choices = made_up(&values, 12_000);
    let examples: Vec<Example<'_>> = choices
        .iter()
        .enumerate()
        .map(|(at, (terms, chosen, pr))| Example {
            terms,
            chosen: *chosen,
            hat: Hat::of(&KNOTS, *pr),
            group: at / 20,
        })
        .collect();
    let task = Task {
        examples: &examples,
        width: WIDTH,
        knots: KNOTS.len(),
    };
    let found = task.fit();
    for (at, value) in values.iter().enumerate() {
        let (estimate, error) = (found.values[at], found.errors[at]);
        assert!((0.01..0.15).contains(&error), "{at}: {error}");
        assert!(
            (estimate - value).abs() < 4.0 * error,
            "{at}: {estimate} +- {error}"
        );
    }
}

#[test]
fn ratings_between_knots_are_shared_by_both() {
    let at = |pr| Hat::of(&KNOTS, pr).parts();
    assert_eq!(at(3.0)[0], (0, 1.0));
    assert_eq!(at(10.0), [(1, 0.75), (2, 0.25)]);
    assert_eq!(at(16.0)[0], (2, 1.0));
    assert_eq!(at(30.0)[0], (2, 1.0));
}

/// A match in which White loses so much in each of 40 plays and Black a tenth of it.
fn a_match(name: &str, loss: f32, key: u128) -> Observed {
    use barpoint_human::Kind;
    use barpoint_rules::{BySide, Side};
    let play = |side, loss| Choice {
        kind: Kind::Play,
        side,
        phase: barpoint_eval::Phase::Middle,
        terms: vec![0.0; 2 * Kind::Play.terms().len()],
        chosen: 0,
        loss: Some(loss),
        counts: true,
    };
    let choices = (0..40)
        .flat_map(|n| {
            // As much in the mean, unevenly.
            let loss = if n % 2 == 0 { 0.0 } else { 2.0 * loss };
            [play(Side::White, loss), play(Side::Black, loss / 10.0)]
        })
        .collect();
    Observed {
        names: BySide::new(name.to_owned(), format!("{name}'s opponent")),
        choices,
        key,
    }
}

#[test]
fn ratings_are_drawn_to_the_mean_and_keep_their_order() {
    let losses = [0.01, 0.02, 0.04];
    let matches = losses
        .iter()
        .zip(1..)
        .map(|(&loss, n)| a_match(&n.to_string(), loss, n))
        .collect();
    let sample = Sample::new(matches);
    let mut players: Vec<&Player> = sample.players().collect();
    assert_eq!(players.len(), 6);
    players.sort_by(|a, b| a.counted().total_cmp(&b.counted()));
    assert!((players[5].counted() - 20.0).abs() < 1e-4);
    assert!(players.is_sorted_by(|a, b| a.pr <= b.pr));
    assert!(players[5].pr < players[5].counted() && players[0].pr >= players[0].counted());
}

#[test]
fn a_match_counts_once_whoever_wrote_it_down() {
    let sample = Sample::new(vec![a_match("a", 0.01, 1), a_match("b", 0.01, 1)]);
    assert_eq!(sample.matches(), 1);
}
