//! The lines above and below a board: who plays, the score, the pips.

use barpoint_rules::{BySide, Side};

use crate::BoardView;
use crate::view::pips;

/// Whether something stands above and below the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Captions<'a> {
    /// The board alone.
    None,
    /// A line for each player: the name, whose turn it is, the score and the pips.
    Players,
    /// A line for each player with these words.
    Lines(&'a BySide<CaptionLine>),
}

/// The line of a player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CaptionLine {
    /// On the left: the name, and perhaps whose turn it is.
    pub name: String,
    /// On the right: the score, the pips.
    pub facts: String,
}

/// Something that captions can say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Caption {
    /// The players' names, and whose turn it is.
    Names,
    /// The points each has, and the length of the match.
    Score,
    /// The pips each has to travel.
    Pips,
}

/// A word that names no caption.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownCaptionError {
    /// The word.
    pub found: String,
}

impl std::fmt::Display for UnknownCaptionError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "expected names, score or pips, found {:?}", self.found)
    }
}

impl std::error::Error for UnknownCaptionError {}

impl Caption {
    /// All of them, in the order in which they stand.
    pub const ALL: [Self; 3] = [Self::Names, Self::Score, Self::Pips];

    /// The word for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Names => "names",
            Self::Score => "score",
            Self::Pips => "pips",
        }
    }
}

impl std::str::FromStr for Caption {
    type Err = UnknownCaptionError;

    fn from_str(text: &str) -> Result<Self, UnknownCaptionError> {
        let found = Self::ALL.into_iter().find(|one| one.name() == text.trim());
        found.ok_or_else(|| UnknownCaptionError {
            found: text.to_owned(),
        })
    }
}

impl CaptionLine {
    /// The lines of a position that say this much.
    #[must_use]
    pub fn of(view: &BoardView, said: &[Caption]) -> BySide<Self> {
        BySide::from_fn(|side| Self {
            name: if said.contains(&Caption::Names) {
                name(view, side)
            } else {
                String::new()
            },
            facts: facts(view, side, said),
        })
    }
}

fn name(view: &BoardView, side: Side) -> String {
    let mut name = view.names[side].clone();
    if side == view.on_roll {
        name.push_str(if view.dice.is_some() {
            " · to play"
        } else {
            " · on roll"
        });
    }
    name
}

fn facts(view: &BoardView, side: Side, said: &[Caption]) -> String {
    let mut facts = Vec::new();
    if let Some((score, length)) = &view.score
        && said.contains(&Caption::Score)
    {
        let of = length.map_or(String::new(), |n| format!(" of {n}"));
        facts.push(format!("{}{of}", score[side]));
    }
    if said.contains(&Caption::Pips) {
        facts.push(format!("{} pips", pips(&view.checkers[side])));
    }
    facts.join(" · ")
}

#[cfg(test)]
mod tests {
    use barpoint_rules::{MatchRules, MatchState};

    use super::*;

    #[test]
    fn lines_say_what_is_asked_for() {
        let state = MatchState::new(7, MatchRules::default());
        let view = BoardView::of(&state, BySide::new("Ann".into(), "Bob".into()));
        let line = |said: &[Caption]| {
            let CaptionLine { name, facts } = CaptionLine::of(&view, said)[view.on_roll].clone();
            format!("{name}|{facts}")
        };
        let name = view.names[view.on_roll].clone();
        assert_eq!(
            line(&Caption::ALL),
            format!("{name} · on roll|0 of 7 · 167 pips")
        );
        assert_eq!(line(&[Caption::Pips]), "|167 pips");
        assert_eq!(line(&[Caption::Score]), "|0 of 7");
        assert_eq!("pips".parse(), Ok(Caption::Pips));
        assert!("pip".parse::<Caption>().is_err());
    }
}
