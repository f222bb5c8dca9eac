//! Matches put together action by action, for formats that tell them line by line.
//!
//! The reader of a format says what it finds and at which line; the rules say what that means. What they refuse is left
//! out with a warning, plays that are not legal are kept and marked.

mod actions;
mod ending;
mod file;
mod turn;

use std::cmp::Ordering;

use barpoint_record::{GameRecord, MatchRecord, Replay};
use barpoint_rules::{BySide, Decision};

use crate::error::shorten;
use crate::warning::Warning;
use crate::{Imported, WarningKind};
use ending::Ending;
pub(crate) use file::{check_size, keep, number_after, played, settle_rules, side_named};
pub(crate) use turn::Dice;

/// What is expected after a result.
const AFTER_THE_END: &str = "nothing after the end of the game";

/// No more warnings are listed for a match.
const WARNINGS: usize = 1000;

/// A match or session being read.
pub(crate) struct MatchLog {
    record: MatchRecord,
    warnings: Vec<Warning>,
    /// How much has been odd so far.
    odd: usize,
    /// The line being read.
    line: u32,
    open: Option<OpenGame>,
    crawford_played: bool,
    /// A comment on what comes next.
    comment: Option<String>,
    /// Whether the file says if the Jacoby rule is in use.
    pub(crate) jacoby_known: bool,
    /// Whether takes go without saying.
    pub(crate) takes_implied: bool,
}

/// The game being read.
struct OpenGame {
    game: GameRecord,
    replay: Replay,
    ending: Ending,
    /// How much had been odd when it began.
    odd_before: usize,
    cut: bool,
}

impl MatchLog {
    /// Before the first game; `record` holds players, length and rules.
    pub(crate) fn new(record: MatchRecord) -> Self {
        Self {
            record,
            warnings: Vec::new(),
            odd: 0,
            line: 1,
            open: None,
            crawford_played: false,
            comment: None,
            jacoby_known: false,
            takes_implied: false,
        }
    }

    /// What is known so far.
    pub(crate) const fn record(&self) -> &MatchRecord {
        &self.record
    }

    /// The same, for what stands before the first game.
    pub(crate) const fn header(&mut self) -> &mut MatchRecord {
        &mut self.record
    }

    /// Says which line what follows is from.
    pub(crate) const fn at(&mut self, line: u32) {
        self.line = line;
    }

    pub(crate) fn warn(&mut self, kind: WarningKind) {
        self.odd += 1;
        let kind = match self.odd.cmp(&WARNINGS) {
            Ordering::Less => kind,
            Ordering::Equal => WarningKind::Ignored {
                expected: "fewer oddities",
                found: "more, which are not listed".to_owned(),
            },
            Ordering::Greater => return,
        };
        self.warnings.push(Warning::line(self.line, kind));
    }

    pub(crate) fn ignore(&mut self, expected: &'static str, found: &str) {
        let found = shorten(found.trim());
        self.warn(WarningKind::Ignored { expected, found });
    }

    /// Whether a game is being read.
    pub(crate) const fn in_game(&self) -> bool {
        self.open.is_some()
    }

    /// Whether anything of a game has been read.
    pub(crate) const fn has_games(&self) -> bool {
        !self.record.games.is_empty() || self.open.is_some()
    }

    /// Whether the game being read is decided.
    pub(crate) fn is_over(&self) -> bool {
        self.open.as_ref().is_some_and(|open| {
            open.ending.is_known() || open.replay.state().game_result().is_some()
        })
    }

    /// What the game being read waits for.
    pub(crate) fn decision(&self) -> Option<Decision> {
        self.open
            .as_ref()
            .map(|open| open.replay.state().decision())
    }

    /// What the game being read has come to.
    pub(crate) fn replay(&self) -> Option<&Replay> {
        self.open.as_ref().map(|open| &open.replay)
    }

    /// Begins a game at a score that the file gives, which also tells who won the one before. `crawford` where the file
    /// tells; else the first game is taken in which one side needs a point.
    pub(crate) fn begin(&mut self, score: BySide<u16>, crawford: Option<bool>) {
        self.close(Some(score));
        let length = self.record.length;
        let one_away = |points: u16| length > 0 && points.checked_add(1) == Some(length);
        let sides = usize::from(one_away(score.white)) + usize::from(one_away(score.black));
        let first = self.record.rules.crawford && !self.crawford_played && sides == 1;
        self.crawford_played |= sides > 0;
        let game = GameRecord {
            score,
            crawford: crawford.unwrap_or(first) && sides == 1,
            ..GameRecord::default()
        };
        if length > 0 && (score.white >= length || score.black >= length) {
            self.ignore(
                "no game after the match is won",
                &format!("a game at {} : {}", score.white, score.black),
            );
        }
        self.open = Some(OpenGame {
            replay: self.replay_of(&game),
            game,
            ending: Ending::default(),
            odd_before: self.odd,
            cut: false,
        });
    }

    /// Begins a game at the score that the games so far lead to.
    pub(crate) fn begin_next(&mut self) {
        self.close(None);
        let score = self.score();
        self.begin(score, None);
    }

    /// The score that the games so far lead to.
    pub(crate) fn score(&self) -> BySide<u16> {
        let Some(last) = self.record.games.last() else {
            return BySide::default();
        };
        let mut score = last.score;
        if let Some(result) = last.result {
            let points = u16::try_from(result.points).unwrap_or(u16::MAX);
            score[result.winner] = score[result.winner].saturating_add(points);
        }
        score
    }

    fn replay_of(&self, game: &GameRecord) -> Replay {
        // Only a score out of the ordinary can be refused; the moves matter more.
        Replay::new(&self.record, game).unwrap_or_else(|_| Replay::at_start(&self.record))
    }

    /// Ends the match and hands it over.
    pub(crate) fn finish(mut self) -> Imported {
        self.close(None);
        Imported {
            record: self.record,
            warnings: self.warnings,
        }
    }
}
