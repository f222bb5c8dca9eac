//! Verdicts in words.

use std::fmt;

use super::{CubeVerdict, Offer, Response};

impl fmt::Display for CubeVerdict {
    /// In words, e.g. `no double, take` or `too good to redouble, pass`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let prefix = |redouble| if redouble { "re" } else { "" };
        match *self {
            Self::Dead { redouble } => write!(f, "never {}double (dead cube)", prefix(redouble)),
            Self::NotAvailable => f.write_str("cube not available"),
            Self::Available {
                offer,
                response,
                optional,
                redouble,
            } => {
                let words = match (offer, optional) {
                    (Offer::NoDouble, _) => "no ",
                    (Offer::TooGood, _) => "too good to ",
                    (Offer::Double, true) => "optional ",
                    (Offer::Double, false) => "",
                };
                let response = match response {
                    Response::Take => "take",
                    Response::Pass => "pass",
                    Response::Beaver => "beaver",
                };
                write!(f, "{words}{}double, {response}", prefix(redouble))
            }
        }
    }
}
