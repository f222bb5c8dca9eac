//! Text forms of plays, positions and match states.

mod base64;
mod excerpt;
mod find;
mod gnubg_id;
mod match_id;
mod ogid;
mod percent;
mod play;
mod position_id;
mod state;
mod xgid;

pub use base64::Base64Error;
pub use excerpt::excerpt;
pub use find::{AnyId, FindIdError, FoundId, find_first_id, find_id};
pub use gnubg_id::{GnubgId, GnubgIdError};
pub use match_id::{GameStatus, MatchId, MatchIdError};
pub use ogid::{Ogid, OgidError, OgidPending};
pub use play::{PlayTextError, ReadPlayError, display_play, literal_steps, mat_play, read_play};
pub use position_id::{PositionIdError, board_of_key, parse_position_id, position_id};
pub use state::{IdStateError, ParseStateError};
pub use xgid::{Xgid, XgidDice, XgidError};
