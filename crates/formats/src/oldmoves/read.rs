//! The lines of a file, one after the other.

use barpoint_record::MatchRecord;
use barpoint_rules::{BySide, Side};

use super::score::{self, Score};
use super::{NAME, moves};
use crate::game_log::{self, Dice, MatchLog, settle_rules};
use crate::{ImportError, Imported};

/// Reads all matches of a file.
pub(super) fn read(text: &str) -> Result<Vec<Imported>, ImportError> {
    let mut reader = Reader {
        done: Vec::new(),
        log: None,
        x: Side::White,
        score: None,
    };
    for (number, line) in (1..).zip(text.lines()) {
        if let Some(log) = &mut reader.log {
            log.at(number);
        }
        reader.line(line.trim());
    }
    reader.done.extend(reader.log.map(MatchLog::finish));
    let expected = "a line \"Score is <n>-<n>\", then \"<name> is X - <name> is O\" and a game";
    game_log::played(NAME, reader.done, expected)
}

struct Reader {
    done: Vec<Imported>,
    log: Option<MatchLog>,
    /// Who X is in this game.
    x: Side,
    /// A score whose players are to come.
    score: Option<Score>,
}

impl Reader {
    fn line(&mut self, line: &str) {
        if line.is_empty() {
            return;
        }
        if let Some(score) = score::score(line) {
            self.score = Some(score);
            return;
        }
        if let Some((names, x_first)) = score::players(line)
            && let Some(score) = self.score.take()
        {
            self.game(score, names, x_first);
            return;
        }
        let Some(log) = &mut self.log else {
            return;
        };
        let action = line.split_once(':').and_then(|(letter, action)| {
            let side = match letter.trim() {
                "X" => self.x,
                "O" => self.x.other(),
                _ => return None,
            };
            Some((side, action.trim()))
        });
        match action {
            Some((side, action)) => act(log, side, action),
            None => log.ignore("\"X:\" or \"O:\" with an action", line),
        }
    }

    fn game(&mut self, score: Score, [x, o]: [&str; 2], x_first: bool) {
        let [first, second] = score.points;
        // In the order of X and O.
        let points = if x_first {
            [first, second]
        } else {
            [second, first]
        };
        if let Some(log) = self.log.take_if(|log| !goes_on(log, score, x, o)) {
            self.done.push(log.finish());
        }
        let log = self.log.get_or_insert_with(|| {
            let mut record = MatchRecord {
                length: score.length,
                ..MatchRecord::default()
            };
            settle_rules(&mut record);
            x.clone_into(&mut record.players.white.name);
            o.clone_into(&mut record.players.black.name);
            MatchLog::new(record)
        });
        let players = &log.record().players;
        self.x = if players.white.name == x && players.black.name == o {
            Side::White
        } else {
            Side::Black
        };
        let mut by_side = BySide::new(points[0], points[1]);
        if self.x == Side::Black {
            std::mem::swap(&mut by_side.white, &mut by_side.black);
        }
        let swapped = BySide::new(by_side.black, by_side.white);
        // The server mixes the scores up when the players change letters.
        if !follows(log, by_side) && follows(log, swapped) {
            by_side = swapped;
        }
        log.begin(by_side, None);
    }
}

/// Whether a game is one more of the match being read.
fn goes_on(log: &MatchLog, score: Score, x: &str, o: &str) -> bool {
    let record = log.record();
    let players = &record.players;
    let [white, black] = [&players.white.name, &players.black.name];
    let same = (white == x && black == o) || (white == o && black == x);
    let anew = score.points == [0, 0] && log.has_result();
    same && record.length == score.length && !anew
}

/// Whether this can be the score after the game being read.
fn follows(log: &MatchLog, next: BySide<u16>) -> bool {
    let Some((before, result)) = log.standing() else {
        return true;
    };
    let Some((winner, points)) = result else {
        return before == next;
    };
    let rise = u32::from(next[winner].saturating_sub(before[winner]));
    let loser = winner.other();
    next[loser] == before[loser] && points.map_or(rise > 0, |points| points == rise)
}

fn act(log: &mut MatchLog, side: Side, action: &str) {
    let lower = action.to_ascii_lowercase();
    let begins = |word: &str| lower.starts_with(word);
    if let Some((dice, rest)) = dice(action) {
        if rest.to_ascii_lowercase().starts_with("can't move") {
            log.play(side, dice, "");
        } else {
            log.play(side, dice, &moves::as_own(rest));
        }
    } else if begins("win") {
        log.wins(side, None);
    } else if !begins("wants to resign") && !log.cube_action(side, action) {
        log.ignore("dice with moves, or a cube action", action);
    }
}

/// `(3 1) 12-15 1-2`.
fn dice(action: &str) -> Option<(Dice, &str)> {
    let (dice, moves) = action.strip_prefix('(')?.split_once(')')?;
    let &[first, b' ', second] = dice.trim().as_bytes() else {
        return None;
    };
    Some((Dice::new(first, second)?, moves.trim()))
}
