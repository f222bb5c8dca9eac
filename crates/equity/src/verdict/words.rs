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
                write!(f, "{words}{}double, {response}", prefix(redouble))
            }
        }
    }
}

impl fmt::Display for Offer {
    /// `no double`, `double` or `too good to double`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoDouble => "no double",
            Self::Double => "double",
            Self::TooGood => "too good to double",
        })
    }
}

impl fmt::Display for Response {
    /// `take`, `pass` or `beaver`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Take => "take",
            Self::Pass => "pass",
            Self::Beaver => "beaver",
        })
    }
}
