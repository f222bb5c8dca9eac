//! Cube actions, entries of any kind, and comments.

use barpoint_record::{Entry, Event};
use barpoint_rules::{Decision, Side};

use super::file::number_after;
use super::{AFTER_THE_END, MatchLog};
use crate::WarningKind;

/// No game is longer; what follows in it is left out.
const LONGEST_GAME: usize = 5000;

/// A game with more oddities than this is not one of ours; the rest of it is left out.
const ODDITIES: usize = 200;

impl MatchLog {
    /// Does what one of the usual words for cube actions and resignations says; `false` if the text begins with none.
    pub(crate) fn cube_action(&mut self, side: Side, text: &str) -> bool {
        let lower = text.to_ascii_lowercase();
        let begins = |words: &[&str]| words.iter().any(|word| lower.starts_with(word));
        if begins(&["double", "redouble"]) {
            self.double(side, number_after(text));
        } else if begins(&["beaver", "raccoon"]) {
            self.act(Event::Double(side));
        } else if begins(&["accept", "take"]) {
            self.act(Event::Take(side));
        } else if begins(&["pass", "drop", "reject"]) {
            self.act(Event::Pass(side));
        } else if begins(&["resign"]) {
            self.resigns(side);
        } else {
            return false;
        }
        true
    }

    /// Turns the cube before the first roll, as equal opening dice do.
    pub(crate) fn automatic_double(&mut self) {
        let Some(mut open) = self.open.take() else {
            return;
        };
        if open.game.entries.is_empty() && open.game.automatic_doubles < 15 {
            open.game.automatic_doubles += 1;
            open.replay = self.replay_of(&open.game);
        }
        self.open = Some(open);
    }

    /// A double; `value` is what the cube would show, where the file tells.
    pub(crate) fn double(&mut self, side: Side, value: Option<u32>) {
        self.allow_double();
        let cube = self.open.as_ref().map(|open| open.replay.state().cube());
        let beaver = self.decision() == Some(Decision::AnswerDouble(side));
        if let (Some(stated), Some(cube), false) = (value, cube, beaver)
            && stated != cube.value() * 2
        {
            self.warn(WarningKind::Contradiction {
                stated: format!("a double to {stated}"),
                computed: format!("a cube at {}", cube.value()),
            });
        }
        self.act(Event::Double(side));
    }

    /// A double shows that the game it is made in is not the Crawford game.
    fn allow_double(&mut self) {
        let Some(mut open) = self.open.take_if(|open| open.game.crawford) else {
            return;
        };
        open.game.crawford = false;
        let mut replay = self.replay_of(&open.game);
        let all = open.game.entries.iter();
        if all
            .map(|entry| &entry.event)
            .all(|event| replay.advance(event).is_ok())
        {
            open.replay = replay;
        }
        self.open = Some(open);
    }

    /// An answer to a double, or a beaver.
    pub(crate) fn act(&mut self, event: Event) {
        self.push(Entry::new(event));
    }

    /// Adds an entry; one that the rules make impossible is left out with a warning.
    pub(super) fn push(&mut self, mut entry: Entry) {
        if self.is_over() {
            self.ignore(AFTER_THE_END, "an action");
            return;
        }
        let odd = self.odd;
        let Some(open) = &mut self.open else {
            self.ignore("the beginning of a game", "an action");
            return;
        };
        if open.cut {
            return;
        }
        if open.game.entries.len() >= LONGEST_GAME || odd > open.odd_before + ODDITIES {
            open.cut = true;
            self.ignore(
                "a game with fewer oddities",
                "more of them; the rest of it is left out",
            );
            return;
        }
        match open.replay.advance(&entry.event) {
            Ok(()) => {
                if entry.comment.is_none() {
                    entry.comment = self.comment.take();
                }
                open.game.entries.push(entry);
            }
            Err(error) => self.ignore("an action the rules allow", &error.to_string()),
        }
    }

    /// A comment on what comes next in the game; before the first game on the match.
    pub(crate) fn comment_next(&mut self, text: &str) {
        if !self.in_game() {
            add(&mut self.record.info.comment, text);
        } else if self.is_over() {
            self.comment_last(text);
        } else {
            add(&mut self.comment, text);
        }
    }

    /// A comment on what was last told.
    pub(crate) fn comment_last(&mut self, text: &str) {
        let last = self
            .open
            .as_mut()
            .and_then(|open| open.game.entries.last_mut());
        match last {
            Some(entry) => add(&mut entry.comment, text),
            None => add(&mut self.comment, text),
        }
    }
}

/// Adds a line to a comment.
pub(super) fn add(slot: &mut Option<String>, text: &str) {
    match slot {
        Some(comment) => {
            comment.push('\n');
            comment.push_str(text);
        }
        None if text.is_empty() => {}
        None => *slot = Some(text.to_owned()),
    }
}
