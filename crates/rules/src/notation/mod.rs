//! Text forms of plays, positions and match states.

mod base64;
mod position_id;

pub use base64::Base64Error;
pub use position_id::{PositionIdError, parse_position_id, position_id};
