//! What stands before a line that is typed.

use barpoint_rules::{MatchState, Side};

use crate::session::{Control, DoublingFlag};
use crate::shell::Shell;

impl Shell {
    /// What to show before a line is typed.
    #[must_use]
    pub fn prompt(&self) -> String {
        if self.is_flagged() {
            return "* ".to_owned();
        }
        let mut text = String::new();
        let mut letters = self.session.look.prompt.chars();
        while let Some(letter) = letters.next() {
            match (letter, letter == '\\') {
                (_, false) => text.push(letter),
                (_, true) => match letters.next() {
                    Some('p') => text.push_str(&self.on_move()),
                    Some('s') => text.push_str(&self.points()),
                    Some('c') => text.push_str(&self.pips()),
                    Some('v') => text.push_str(env!("CARGO_PKG_VERSION")),
                    Some(other) => text.extend(['\\', other]),
                    None => text.push('\\'),
                },
            }
        }
        text
    }

    /// Whether somebody may double whose doubling flag is set.
    fn is_flagged(&self) -> bool {
        let game = self.session.game.as_ref();
        game.is_some_and(|game| {
            let seat = &self.session.seats[game.state.on_roll()];
            let flagged = seat.control == Control::Human && seat.doubling == DoublingFlag::On;
            flagged && game.state.may_double()
        })
    }

    fn on_move(&self) -> String {
        let Some(game) = &self.session.game else {
            return "No game".to_owned();
        };
        match game.state.decision().side() {
            Some(side) => self.session.name(side).to_owned(),
            None => "Game over".to_owned(),
        }
    }

    fn points(&self) -> String {
        let score = self.session.game.as_ref().map(|game| game.state.score());
        score.map_or_else(String::new, |score| {
            format!("{}-{}", score.white, score.black)
        })
    }

    fn pips(&self) -> String {
        let count = |state: &MatchState, side| state.board_of(side).pip_count();
        let state = self.session.game.as_ref().map(|game| &game.state);
        state.map_or_else(String::new, |state| {
            format!(
                "{}:{}",
                count(state, Side::White),
                count(state, Side::Black)
            )
        })
    }
}
