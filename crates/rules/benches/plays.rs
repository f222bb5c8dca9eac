//! Speed of the play generator, in distinct resulting positions per second on one core.
//!
//! The positions come from games between two simple players who like points and dislike blots, so
//! that they look like those of real games; every position is asked for the plays of all 21 rolls.
//! Measured on one core of a shared 2-core x86-64 cloud machine (AVX2), for each five positions the
//! fastest of 60 passes: 64 million positions per second over all rolls (95 million without doubles,
//! 51 million for doubles), 15.9 plays a roll. Criterion's mean counts what other programs take too.

#![expect(
    missing_docs,
    reason = "criterion's macros make undocumented functions"
)]

use std::hint::black_box;

use barpoint_rules::{Board, CHECKERS, PlayList, Roll, Variation};
use barpoint_testkit::random_roll;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// Positions in the order of play, games one after another.
fn positions(count: usize) -> Vec<Board> {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut list = PlayList::new();
    let mut board = Variation::Standard.start();
    let mut found = Vec::new();
    while found.len() < count {
        found.push(board);
        list.generate(&board, random_roll(&mut rng));
        let best = list.boards().iter().copied().max_by_key(liking);
        board = best.unwrap_or(board).swapped();
        if board.opponent()[0] == CHECKERS {
            board = Variation::Standard.start();
        }
    }
    found
}

/// Likes points, hits and checkers borne off; dislikes blots, stacks, checkers left behind and
/// checkers out of play.
fn liking(board: &Board) -> i32 {
    let own = board.on_roll();
    let mut score = 4 * i32::from(board.opponent()[25]) + 3 * i32::from(own[0]);
    for (point, &n) in own.iter().enumerate().take(25).skip(1) {
        let n = i32::from(n);
        score += match n {
            0 => 0,
            1 => -1,
            _ => 3 - (n - 3).max(0),
        };
        score -= match point {
            1 | 2 => n,
            19..=24 => n,
            _ => 0,
        };
    }
    score
}

fn plays(c: &mut Criterion) {
    let positions = positions(1000);
    let rolls: Vec<Roll> = Roll::weighted().map(|(roll, _)| roll).collect();
    for (name, double) in [
        ("mixed", Some(false)),
        ("doubles", Some(true)),
        ("all", None),
    ] {
        let rolls: Vec<Roll> = rolls
            .iter()
            .copied()
            .filter(|roll| double.is_none_or(|d| d == roll.is_double()))
            .collect();
        let mut list = PlayList::new();
        let mut run = || {
            let mut total = 0;
            for board in &positions {
                for &roll in &rolls {
                    list.generate(black_box(board), roll);
                    total += list.len();
                }
            }
            total
        };
        let mut group = c.benchmark_group("plays");
        group.throughput(Throughput::Elements(run() as u64));
        group.bench_function(name, |b| b.iter(&mut run));
    }
}

criterion_group!(benches, plays);
criterion_main!(benches);
