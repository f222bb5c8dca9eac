//! `BackGammonRoom`'s text of a session: no answers to doubles, for what follows tells them.

use barpoint_record::{Event, MatchRecord};
use barpoint_rules::{Decision, Side};

use crate::game_log::{Dice, MatchLog, number_after, settle_rules, side_named};
use crate::{Abilities, AnalysisKept, Format, ImportError, Imported, game_log, text};

const NAME: &str = "bgroom";

/// `BackGammonRoom` files (`.bgf`).
pub(crate) struct BgRoom;

impl Format for BgRoom {
    fn name(&self) -> &'static str {
        NAME
    }

    fn summary(&self) -> &'static str {
        "BackGammonRoom session (.bgf)"
    }

    fn abilities(&self) -> Abilities {
        Abilities {
            writes: false,
            analysis: AnalysisKept::None,
            loses: "",
        }
    }

    fn sniff(&self, head: &[u8]) -> u8 {
        let head = text::decode(head);
        if begins_session(head.trim_start()) {
            90
        } else {
            0
        }
    }

    fn import(&self, bytes: &[u8]) -> Result<Vec<Imported>, ImportError> {
        game_log::check_size(NAME, bytes)?;
        let mut reader = Reader {
            done: Vec::new(),
            log: None,
            x: Side::White,
        };
        for (number, line) in (1..).zip(text::decode(bytes).lines()) {
            if let Some(log) = &mut reader.log {
                log.at(number);
            }
            reader.line(line.trim());
        }
        reader.done.extend(reader.log.map(MatchLog::finish));
        let expected = "a line \"Game 1 - <name> (X) vs. <name> (0)\", then a game";
        game_log::played(NAME, reader.done, expected)
    }
}

/// `BGF version 1.2`.
fn begins_session(line: &str) -> bool {
    let begin = line.get(..11);
    begin.is_some_and(|begin| begin.eq_ignore_ascii_case("bgf version"))
}

/// The names of X and 0 in `Game 1 - alice (X) vs. bob (0)`, and whether X is named first.
fn game(line: &str) -> Option<([&str; 2], bool)> {
    let (number, names) = line.strip_prefix("Game ")?.split_once(" - ")?;
    number.trim().parse::<u32>().ok()?;
    let (first, second) = names.split_once(" vs. ")?;
    let bare = |name: &'_ str| -> usize {
        let name = name.trim_end();
        ["(X)", "(0)", "(O)"]
            .into_iter()
            .find_map(|letter| name.strip_suffix(letter))
            .map_or(name.len(), |name| name.trim_end().len())
    };
    let (one, two) = (first[..bare(first)].trim(), second[..bare(second)].trim());
    let zero_first = first.trim_end().ends_with("(0)") || first.trim_end().ends_with("(O)");
    Some(if zero_first {
        ([two, one], false)
    } else {
        ([one, two], true)
    })
}

struct Reader {
    done: Vec<Imported>,
    log: Option<MatchLog>,
    /// Who X is in this game.
    x: Side,
}

impl Reader {
    fn line(&mut self, line: &str) {
        if begins_session(line) {
            self.done.extend(self.log.take().map(MatchLog::finish));
            return;
        }
        if let Some((names, x_first)) = game(line) {
            self.game(names, x_first);
            return;
        }
        let x = self.x;
        let Some(log) = &mut self.log else {
            return;
        };
        if line.is_empty() {
            pass(log);
        } else if let Some((number, rest)) = line.split_once('.')
            && number.parse::<u32>().is_ok()
            && let Some((letter, action)) = rest.split_once(':')
        {
            let side = if letter.trim() == "X" { x } else { x.other() };
            act(log, side, action.trim());
        } else if let Some((name, _)) = line.split_once(" Win ") {
            pass(log);
            if let Some(side) = side_named(&log.record().players, name.trim()) {
                log.wins(side, None);
            }
        } else if !line.starts_with("Single") {
            log.ignore("a numbered action", line);
        }
    }

    fn game(&mut self, [x, zero]: [&str; 2], x_first: bool) {
        let log = self.log.get_or_insert_with(|| {
            let mut record = MatchRecord::default();
            settle_rules(&mut record);
            let (first, second) = if x_first { (x, zero) } else { (zero, x) };
            first.clone_into(&mut record.players.white.name);
            second.clone_into(&mut record.players.black.name);
            let mut log = MatchLog::new(record);
            log.takes_implied = true;
            log
        });
        let is_white = log.record().players.white.name == x;
        self.x = if is_white { Side::White } else { Side::Black };
        log.begin_next();
    }
}

/// Nothing follows a double: it was passed.
fn pass(log: &mut MatchLog) {
    if let Some(Decision::AnswerDouble(side)) = log.decision() {
        log.act(Event::Pass(side));
    }
}

fn act(log: &mut MatchLog, side: Side, action: &str) {
    if let Some((dice, moves)) = dice(action) {
        let none = moves.to_ascii_lowercase().starts_with("can't");
        log.play(side, dice, if none { "" } else { moves });
    } else if action.to_ascii_lowercase().starts_with("double") {
        log.double(side, number_after(action));
    } else {
        log.ignore("dice with moves, or a double", action);
    }
}

/// `(5 4)24/20 20/15`.
fn dice(action: &str) -> Option<(Dice, &str)> {
    let (dice, moves) = action.strip_prefix('(')?.split_once(')')?;
    let &[first, b' ', second] = dice.trim().as_bytes() else {
        return None;
    };
    Some((Dice::new(first, second)?, moves.trim()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "BGF version 1.2\nGame 1 - al di (0) vs. bo (X)\nSingle game\n1.0:(3 1)8/5 6/5\n2.X:Double\n\
                        3.X:(6 2)24/18 13/11\n4.0:Double\n\nGame 2 - al di (0) vs. bo (X)\nSingle game\n1.X:(3 1)8/5 6/5\n2.0:Double";

    #[test]
    fn what_follows_a_double_answers_it() {
        assert_eq!(BgRoom.sniff(TEXT.as_bytes()), 90);
        let found = BgRoom.import(TEXT.as_bytes()).unwrap().remove(0);
        assert_eq!(found.warnings, []);
        let record = found.record;
        assert_eq!(
            (record.players.white.name.as_str(), record.length),
            ("al di", 0)
        );
        let events: Vec<&Event> = record.games[0]
            .entries
            .iter()
            .map(|entry| &entry.event)
            .collect();
        assert!(
            matches!(
                events[1..],
                [
                    Event::Double(Side::Black),
                    Event::Take(Side::White),
                    Event::Play(_),
                    Event::Double(Side::White),
                    Event::Pass(Side::Black)
                ]
            ),
            "{events:?}"
        );
        let result = record.games[0].result.unwrap();
        assert_eq!((result.winner, result.points), (Side::White, 2));
        // The file ends before the answer.
        assert_eq!(record.games[1].result, None);
        assert_eq!(record.games[1].score.white, 2);
    }

    #[test]
    fn two_sessions_in_a_file_are_two() {
        let found = BgRoom
            .import(format!("{TEXT}\n\n{TEXT}").as_bytes())
            .unwrap();
        assert_eq!(found.len(), 2);
    }
}
