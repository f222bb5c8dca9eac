//! Games being played: agreements, actions and views.

mod action;
mod dice;
mod event;
mod kept;
mod new_game;
mod terms;
mod view;

pub use action::{ActionRequest, RevisionRequest, TableAction, TableActionError};
pub use dice::{DiceCommitment, DicePledge, DiceRecord, DiceRecordError, DiceRoll};
pub use event::{EventKind, GameEvent};
pub use kept::KeptGame;
pub use new_game::{NewGame, NewGameError, SeatInfo};
pub use terms::{ClockInfo, DiceName, TutorInfo};
pub use view::{GameRow, GameScore, GameView, ToActName};
