//! Functions as text: a line for each class with its neighbours, then one for each of its terms.
//!
//! A row that is zero is `!`; any other is twelve characters, two for each number (win, gammon won and lost if nothing is
//! hit, then the same if a blot is), which count from -4050 in base 90.

use std::fmt;
use std::str::FromStr;

use super::classes::CLASSES;
use super::functions::{Functions, LANES, Row};
use super::neighbours::Neighbours;
use super::terms::TERMS;

/// Why a text holds no functions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FunctionsError {
    /// The line, from 1.
    pub line: usize,
    expected: &'static str,
}

impl fmt::Display for FunctionsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: expected {}", self.line, self.expected)
    }
}

impl std::error::Error for FunctionsError {}

const FIRST_LINE: &str = "bkg-vi functions, version 1";
const BASE: i16 = 90;
const MIDDLE: i16 = BASE * BASE / 2;
const FIRST_DIGIT: u8 = b'#';
const ZERO: u8 = b'!';

/// The largest number that is written, either sign.
pub(super) const LARGEST: i16 = MIDDLE - 1;

impl fmt::Display for Functions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FIRST_LINE}")?;
        for class in 0..CLASSES.len() {
            writeln!(f, "class {class} {}", self.neighbours(class))?;
            for term in &TERMS {
                let mut line = String::new();
                for row in &self.of(class)[term.start..][..term.values] {
                    write_row(row, &mut line);
                }
                writeln!(f, "{line}")?;
            }
        }
        Ok(())
    }
}

fn write_row(row: &Row, line: &mut String) {
    if row.iter().all(|&number| number == 0) {
        line.push(char::from(ZERO));
        return;
    }
    for number in numbers(row) {
        let digits = number.clamp(-LARGEST, LARGEST) + MIDDLE;
        for digit in [digits / BASE, digits % BASE] {
            line.push(char::from(FIRST_DIGIT + digit.cast_unsigned() as u8));
        }
    }
}

/// The six numbers of a row that mean something.
fn numbers(row: &Row) -> impl Iterator<Item = i16> + '_ {
    let (missed, hit) = row.split_at(LANES);
    missed[..LANES - 1].iter().chain(&hit[..LANES - 1]).copied()
}

impl FromStr for Functions {
    type Err = FunctionsError;

    fn from_str(text: &str) -> Result<Self, FunctionsError> {
        let mut lines = (1..).zip(text.lines());
        let mut next = |expected| {
            let end = text.lines().count() + 1;
            lines.next().ok_or(FunctionsError {
                line: end,
                expected,
            })
        };
        let (line, first) = next(FIRST_LINE)?;
        if first != FIRST_LINE {
            return Err(FunctionsError {
                line,
                expected: FIRST_LINE,
            });
        }
        let mut functions = Self::default();
        for class in 0..CLASSES.len() {
            const EXPECTED: &str = "a class with its neighbours";
            let (line, found) = next(EXPECTED)?;
            let neighbours = found.strip_prefix(&format!("class {class} "));
            let neighbours = neighbours.and_then(Neighbours::parse);
            let neighbours = neighbours.ok_or(FunctionsError {
                line,
                expected: EXPECTED,
            })?;
            functions.set_neighbours(class, neighbours);
            for term in &TERMS {
                const EXPECTED: &str = "the rows of a term";
                let (line, found) = next(EXPECTED)?;
                read_rows(
                    found.as_bytes(),
                    &mut functions.of_mut(class)[term.start..][..term.values],
                )
                .ok_or(FunctionsError {
                    line,
                    expected: EXPECTED,
                })?;
            }
        }
        Ok(functions)
    }
}

/// Fills rows from a line that holds just as many.
fn read_rows(mut line: &[u8], rows: &mut [Row]) -> Option<()> {
    for row in rows {
        if let Some(rest) = line.strip_prefix(&[ZERO]) {
            line = rest;
            continue;
        }
        let (numbers, rest) = line.split_at_checked(4 * (LANES - 1))?;
        line = rest;
        for (index, digits) in numbers.chunks_exact(2).enumerate() {
            let digit = |byte: u8| {
                let digit = i16::from(byte.checked_sub(FIRST_DIGIT)?);
                (digit < BASE).then_some(digit)
            };
            let number = digit(digits[0])? * BASE + digit(digits[1])? - MIDDLE;
            row[index / (LANES - 1) * LANES + index % (LANES - 1)] = number;
        }
    }
    line.is_empty().then_some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn written_and_read_again() {
        let mut functions = Functions::default();
        functions.set_neighbours(
            3,
            Neighbours {
                forward: 0b101,
                backward: 0b10,
            },
        );
        functions.of_mut(3)[7] = [1, -1, LARGEST, 0, -LARGEST, 40, -90, 0];
        functions.of_mut(25)[0] = [5, 0, 0, 0, 0, 0, 0, 0];
        let text = functions.to_string();
        assert_eq!(text.parse(), Ok(functions));
    }

    #[test]
    fn damage_is_named_by_its_line() {
        let text = Functions::default().to_string();
        let at = |text: &str| text.parse::<Functions>().map_err(|error| error.line);
        assert_eq!(at(""), Err(1));
        assert_eq!(at(&text.replacen("class 0", "class 9", 1)), Err(2));
        assert_eq!(
            at(&text.replacen('!', "!!", 1)),
            Err(1 + text.lines().position(|line| line.contains('!')).unwrap())
        );
        assert_eq!(at(&text.replacen("\n!", "\n#", 1)), Err(3));
        let short: String = text
            .lines()
            .take(100)
            .map(|line| format!("{line}\n"))
            .collect();
        assert_eq!(at(&short), Err(101));
    }
}
