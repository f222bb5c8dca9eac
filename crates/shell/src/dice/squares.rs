//! L. Blum, M. Blum and M. Shub, "A simple unpredictable pseudo-random number generator" (SIAM Journal on Computing 15,
//! 1986): squares modulo the product of two primes, the lowest bit of each.

use num_bigint::BigUint;

/// The modulus that gnubg has unless another is given.
const USUAL: &str = "46669116508701198206463178178218347698370262771368237383789001446050921334081";

/// A cycle of so many squares is too short for dice.
const SHORT: usize = 64;

/// Why there is no such generator.
#[derive(Debug, thiserror::Error)]
pub(crate) enum SquaresError {
    #[error("expected a whole number as {0}, found `{1}'")]
    Number(&'static str, String),
    #[error(
        "expected a prime that leaves 3 when divided by 4 as a factor, found {0}: try 31643 and 31627"
    )]
    Factor(BigUint),
    #[error(
        "the squares of {seed} modulo {modulus} repeat at once: expected a seed without a common factor with the modulus"
    )]
    Repeats { seed: BigUint, modulus: BigUint },
}

/// A generator of bits.
#[derive(Clone, Debug)]
pub(super) struct Squares {
    modulus: BigUint,
    number: BigUint,
}

/// A whole number.
fn number(what: &'static str, text: &str) -> Result<BigUint, SquaresError> {
    text.parse()
        .map_err(|_| SquaresError::Number(what, text.to_owned()))
}

/// The modulus that is given, or the usual one.
pub(super) fn modulus(text: Option<&str>) -> Result<BigUint, SquaresError> {
    number("modulus", text.unwrap_or(USUAL))
}

/// The product of two factors.
pub(super) fn product(factors: [&str; 2]) -> Result<BigUint, SquaresError> {
    let mut product = BigUint::from(1_u8);
    for text in factors {
        let factor = number("factor", text)?;
        if !is_prime(&factor) || factor.clone() % 4_u8 != BigUint::from(3_u8) {
            return Err(SquaresError::Factor(factor));
        }
        product *= factor;
    }
    Ok(product)
}

impl Squares {
    /// The generator of a modulus and a seed.
    pub(super) fn new(modulus: BigUint, seed: &str) -> Result<Self, SquaresError> {
        let seed = number("seed", seed)?;
        if modulus <= BigUint::from(3_u8) || repeats(&modulus, &seed) {
            return Err(SquaresError::Repeats { seed, modulus });
        }
        Ok(Self {
            modulus,
            number: seed,
        })
    }

    /// The modulus.
    pub(super) const fn modulus(&self) -> &BigUint {
        &self.modulus
    }

    fn bit(&mut self) -> bool {
        self.number = &self.number * &self.number % &self.modulus;
        self.number.bit(0)
    }

    /// A number from 0 to 2, all equally likely, from as many bits as it takes: a walk in which the next bit decides or leads
    /// from one state to another, as in gnubg.
    fn trit(&mut self) -> u8 {
        let mut state = if self.bit() { 2 } else { 1 };
        loop {
            state = match (state, self.bit()) {
                (1, true) => 3,
                (1, false) => return 0,
                (2, true) => return 2,
                (2, false) => 4,
                (3, true) => return 1,
                (3, false) => 1,
                (_, true) => 2,
                (_, false) => return 1,
            };
        }
    }

    /// A die.
    pub(super) fn die(&mut self) -> u8 {
        let trit = self.trit();
        trit + 3 * u8::from(self.bit()) + 1
    }
}

/// Whether the squares of a seed end in a cycle of at most [`SHORT`]; longer ones nobody looks for.
fn repeats(modulus: &BigUint, seed: &BigUint) -> bool {
    let mut number = seed.clone();
    let mut square = || {
        number = &number * &number % modulus;
        number.clone()
    };
    let after = (0..SHORT).map(|_| square()).last();
    (0..SHORT).any(|_| Some(square()) == after)
}

/// Whether a number is prime, by the test of Miller and Rabin with the first twelve primes as bases: certain below 2^64,
/// almost certain above.
fn is_prime(number: &BigUint) -> bool {
    let small = [2_u8, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37];
    let one = BigUint::from(1_u8);
    if *number <= one {
        return false;
    }
    if let Some(prime) = small
        .iter()
        .find(|&&prime| (number % prime) == BigUint::ZERO)
    {
        return *number == BigUint::from(*prime);
    }
    let before = number - &one;
    let twos = before.trailing_zeros().unwrap_or(0);
    let odd = &before >> twos;
    small.iter().all(|&base| {
        let mut power = BigUint::from(base).modpow(&odd, number);
        if power == one || power == before {
            return true;
        }
        (1..twos).any(|_| {
            power = &power * &power % number;
            power == before
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn factors_are_primes_of_the_right_kind() {
        assert!(product(["31643", "31627"]).is_ok());
        for wrong in ["4", "13", "31644", "561", "x", "1"] {
            assert!(product(["31643", wrong]).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_modulus_with_nothing_but_short_cycles_is_refused() {
        for (modulus, seed) in [("12", "5"), ("77", "7"), ("1", "5"), ("1000730021", "0")] {
            let modulus = modulus.parse().unwrap();
            assert!(Squares::new(modulus, seed).is_err(), "{seed}");
        }
    }
}
