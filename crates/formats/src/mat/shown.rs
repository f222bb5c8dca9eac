//! How entries appear in a match text.

use barpoint_record::{Entry, Event};

/// How an entry appears in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shown {
    /// In a separate cell.
    Alone,
    /// Together with the position set up after it.
    RollAndPosition,
}

impl Shown {
    pub(super) fn of(event: &Event, after: &[Entry]) -> Self {
        let next = after.first().map(|entry| &entry.event);
        match (event, next) {
            (Event::Roll { .. }, Some(Event::SetPosition(_))) => Self::RollAndPosition,
            _ => Self::Alone,
        }
    }
}

/// Whether it sets up a position or the cube by hand.
pub(super) const fn is_set_up(event: &Event) -> bool {
    matches!(
        event,
        Event::SetPosition(_) | Event::SetCubeValue(_) | Event::SetCubeOwner(_)
    )
}
