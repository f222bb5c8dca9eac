//! How people of different strength err, measured on analysed matches: the habits that `barpoint-human` plays with.
//!
//! 1. [`observe`]: every decision of a match as its player saw it, what was done, and what that lost by the analysis;
//! 2. [`Sample`]: the matches together, each player with a rating drawn to the mean as far as it is uncertain;
//! 3. [`fit`]: coefficients at several ratings at once, by maximum likelihood;
//! 4. [`mod@held_out`]: how well people's choices in other matches are foretold, beside noise of the same strength;
//! 5. [`Calibration`]: by how much equity has to be sharpened for an opponent to reach the rating asked for.
//!
//! It does not read files, run over matches in parallel or print. Names serve to know players again and are not kept.

mod baseline;
mod calibrate;
mod describe;
mod fit;
mod hat;
pub mod held_out;
mod logit;

mod moments;
mod observe;
mod sample;
mod source;
#[cfg(test)]
mod tests;

pub use calibrate::{Calibration, Judged};
pub use describe::{COUNTS, Described, GAPS, PlayFigures, describe};
pub use fit::{Fitted, fit};
pub use observe::{Choice, Observed, observe};
pub use sample::{Made, Player, Sample};
pub use source::source;
