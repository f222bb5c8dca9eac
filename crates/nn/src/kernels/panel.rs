//! The panels that parameters are trained in.

use super::LANES;

/// Hidden units of a panel.
pub(crate) const PANEL: usize = 64;
/// Vectors of a row.
pub(super) const GROUPS: usize = PANEL / LANES;

/// One number for each hidden unit of a panel.
pub(crate) type Row = [f32; PANEL];
