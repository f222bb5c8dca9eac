//! Game records of Berliner's BKG: a session of money games, White's points counted the other way round.

use std::fmt::Write;

use barpoint_record::{Event, MatchRecord};
use barpoint_rules::Side;

use crate::game_log::{Dice, MatchLog, number_after, settle_rules};
use crate::{Abilities, AnalysisKept, Format, ImportError, Imported, game_log, text};

const NAME: &str = "bkg";

/// Berliner's game records (`.bkg`).
pub(crate) struct Berliner;

impl Format for Berliner {
    fn name(&self) -> &'static str {
        NAME
    }

    fn summary(&self) -> &'static str {
        "game records of Berliner's BKG (.bkg)"
    }

    fn abilities(&self) -> Abilities {
        Abilities {
            writes: false,
            analysis: AnalysisKept::None,
            loses: "lines that name neither Black nor White",
        }
    }

    fn sniff(&self, head: &[u8]) -> u8 {
        let head = text::decode(head);
        let line = head.lines().find_map(player);
        let rolls = line.is_some_and(|(_, action)| dice(action).is_some());
        if rolls { 70 } else { 0 }
    }

    fn import(&self, bytes: &[u8]) -> Result<Vec<Imported>, ImportError> {
        game_log::check_size(NAME, bytes)?;
        let mut record = MatchRecord::default();
        Side::White
            .to_string()
            .clone_into(&mut record.players.white.name);
        Side::Black
            .to_string()
            .clone_into(&mut record.players.black.name);
        settle_rules(&mut record);
        let mut log = MatchLog::new(record);
        for (number, line) in (1..).zip(text::decode(bytes).lines()) {
            log.at(number);
            if let Some((side, action)) = player(line) {
                act(&mut log, side, action);
            } else if !line.trim().is_empty() {
                log.comment_next(line.trim());
            }
        }
        let expected = "a line that begins with \"Black\" or \"White\", and a game";
        game_log::played(NAME, vec![log.finish()], expected)
    }
}

/// Whose line it is, and what follows the name.
fn player(line: &str) -> Option<(Side, &str)> {
    for side in Side::BOTH {
        let name: &str = match side {
            Side::White => "White",
            Side::Black => "Black",
        };
        if let Some(rest) = line.strip_prefix(name)
            && rest.starts_with(char::is_whitespace)
        {
            return Some((side, rest.trim()));
        }
    }
    None
}

fn act(log: &mut MatchLog, side: Side, action: &str) {
    let lower = action.to_ascii_lowercase();
    if lower.starts_with("wins") {
        // The cube tells what a gammon is worth.
        let points = points(log, &lower).or_else(|| number_after(action));
        log.wins(side, points);
        log.close(None);
        return;
    }
    if !log.in_game() {
        log.begin_next();
    }
    if let Some((dice, moves)) = dice(action) {
        log.play(side, dice, &as_own(moves, side));
    } else if lower.starts_with("double") {
        log.double(side, number_after(action));
        if lower.contains("accept") {
            log.act(Event::Take(side.other()));
        } else if lower.contains("refuse") {
            log.act(Event::Pass(side.other()));
        }
    } else {
        log.ignore("dice with moves, or a cube action", action);
    }
}

/// What a gammon or backgammon is worth.
fn points(log: &MatchLog, lower: &str) -> Option<u32> {
    let kind = if lower.contains("backgammon") {
        3
    } else if lower.contains("gammon") {
        2
    } else {
        return None;
    };
    Some(kind * log.replay()?.state().cube().value())
}

/// `5,4   1-5, 5-10`.
fn dice(action: &str) -> Option<(Dice, &str)> {
    let &[first, b',', second, ..] = action.as_bytes() else {
        return None;
    };
    Some((Dice::new(first, second)?, action[3..].trim()))
}

/// The moves as their player counts: White's points are numbered by Black, 0 is White's bar, 25 off.
fn as_own(moves: &str, side: Side) -> String {
    let mut own = String::new();
    let numbers = moves
        .split(|c: char| !c.is_ascii_digit())
        .filter(|word| !word.is_empty());
    for (index, number) in numbers.enumerate() {
        own.push_str(match index {
            0 => "",
            _ if index % 2 == 0 => " ",
            _ => "/",
        });
        match (side, number.parse::<u8>()) {
            (Side::White, Ok(number @ 0..=25)) => {
                let _ = write!(own, "{}", 25 - number);
            }
            _ => own.push_str(number),
        }
    }
    own
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn white_counts_the_other_way_round() {
        assert_eq!(as_own("0-3, 1-4", Side::White), "25/22 24/21");
        assert_eq!(as_own("20-25, 21-25", Side::White), "5/0 4/0");
        assert_eq!(as_own("25-22, 6-0", Side::Black), "25/22 6/0");
    }

    #[test]
    fn a_session_is_read() {
        let text = "BKG 9.8 against the champion\nWhite  5,4   1-5, 12-17\nBlack  3,1   13-10, 24-23\nWhite Doubles to 2       \
                    Accepted\nWhite  6,6   12-18, 12-18, 17-23, 17-23\nBlack wins a gammon\n\nBlack  4,2   8-4, 6-4\nWhite Doubles\
                    \u{20}        Refused\nWhite wins a game of 1 points\n";
        assert_eq!(Berliner.sniff(text.as_bytes()), 70);
        let found = Berliner.import(text.as_bytes()).unwrap().remove(0);
        assert_eq!(found.warnings, []);
        let record = found.record;
        assert_eq!(
            record.info.comment.as_deref(),
            Some("BKG 9.8 against the champion")
        );
        let results: Vec<_> = record
            .games
            .iter()
            .map(|game| game.result.unwrap())
            .collect();
        assert_eq!(
            (results[0].winner, results[0].points, results[0].resigned),
            (Side::Black, 4, true)
        );
        assert_eq!(
            (results[1].winner, results[1].points, results[1].resigned),
            (Side::White, 1, false)
        );
        assert_eq!(record.games[1].score.black, 4);
    }
}
