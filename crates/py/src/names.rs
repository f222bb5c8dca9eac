//! Players and games by their names.

use barpoint_rules::{Side, Variation, VariationError};
use pyo3::prelude::*;

use crate::fault::fault;

pub(crate) const fn name(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}

pub(crate) fn side(text: &str) -> PyResult<Side> {
    match text {
        "white" => Ok(Side::White),
        "black" => Ok(Side::Black),
        _ => Err(fault(format!("expected white or black, found {text:?}"))),
    }
}

pub(crate) fn variation(text: &str) -> PyResult<Variation> {
    let found: Result<_, VariationError> = text.parse();
    found.map_err(fault)
}
