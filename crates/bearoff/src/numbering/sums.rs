//! Binomial coefficients, and what checkers on the farthest points add to the number of a position.

use super::{MAX_CHECKERS, MAX_POINTS};

const SIZE: usize = (MAX_POINTS + MAX_CHECKERS) as usize + 1;

/// `BINOMIALS[n][k] = binom(n, k)`.
static BINOMIALS: [[u64; SIZE]; SIZE] = binomials();

const fn binomials() -> [[u64; SIZE]; SIZE] {
    let mut table = [[0; SIZE]; SIZE];
    let mut n = 0;
    while n < SIZE {
        table[n][0] = 1;
        let mut k = 1;
        while k <= n {
            table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    table
}

/// `ADDED[7 + k][s]`: what `s` checkers on the `k` farthest points add to the number of a position,
/// binom(s + k - 1, k). Eight rows of nothing come before, for points beyond the farthest.
pub(super) static ADDED: [[u32; SUMS]; ROWS + 1] = added();

/// Two rows at once: `PAIRS[r][s + 16 t]` is `ADDED[r][s] + ADDED[r + 1][t]`.
pub(super) static PAIRS: [[u32; SUMS * SUMS]; ROWS] = pairs();

/// Sums of checkers, 0 to 15.
pub(super) const SUMS: usize = MAX_CHECKERS as usize + 1;

const ROWS: usize = MAX_POINTS as usize + 7;

const fn added() -> [[u32; SUMS]; ROWS + 1] {
    let mut table = [[0; SUMS]; ROWS + 1];
    let mut k = 1;
    while k <= MAX_POINTS as usize {
        let mut s = 1;
        while s < SUMS {
            // Up to binom(32, 18), below 2^29.
            table[7 + k][s] = BINOMIALS[s + k - 1][k] as u32;
            s += 1;
        }
        k += 1;
    }
    table
}

#[expect(clippy::large_stack_arrays, reason = "computed by the compiler")]
const fn pairs() -> [[u32; SUMS * SUMS]; ROWS] {
    let mut table = [[0; SUMS * SUMS]; ROWS];
    let added = added();
    let mut i = 0;
    while i < ROWS * SUMS * SUMS {
        let (row, pair) = (i / (SUMS * SUMS), i % (SUMS * SUMS));
        table[row][pair] = added[row][pair % SUMS] + added[row + 1][pair / SUMS];
        i += 1;
    }
    table
}

/// `binom(n, k)` for `n` up to 33.
pub(crate) fn binomial(n: usize, k: usize) -> u64 {
    BINOMIALS[n][k]
}
