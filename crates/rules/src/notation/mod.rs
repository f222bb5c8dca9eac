//! Text forms of plays, positions and match states.

mod base64;
mod play;
mod position_id;

pub use base64::Base64Error;
pub use play::{PlayTextError, ReadPlayError, display_play, literal_steps, mat_play, read_play};
pub use position_id::{PositionIdError, parse_position_id, position_id};
