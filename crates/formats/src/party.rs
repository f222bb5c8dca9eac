//! `PartyGammon`'s match text: keys and values, a game in one line.

use std::collections::BTreeMap;

use barpoint_record::MatchRecord;
use barpoint_rules::{BySide, Side};

use crate::game_log::{Dice, MatchLog, keep, number_after, settle_rules};
use crate::{Abilities, AnalysisKept, Format, ImportError, Imported, game_log, text};

const NAME: &str = "party";

/// `PartyGammon` files (`.gam`).
pub(crate) struct Party;

impl Format for Party {
    fn name(&self) -> &'static str {
        NAME
    }

    fn summary(&self) -> &'static str {
        "PartyGammon match (.gam)"
    }

    fn abilities(&self) -> Abilities {
        Abilities {
            writes: false,
            analysis: AnalysisKept::None,
            loses: "how a game ended that was not played out",
        }
    }

    fn sniff(&self, head: &[u8]) -> u8 {
        let head = text::decode(head);
        let mut lines = head.lines();
        let board = lines.by_ref().any(|line| value(line, "BOARDID").is_some());
        if board && lines.any(|line| value(line, "CREATOR").is_some()) {
            80
        } else {
            0
        }
    }

    fn import(&self, bytes: &[u8]) -> Result<Vec<Imported>, ImportError> {
        game_log::check_size(NAME, bytes)?;
        let text = text::decode(bytes);
        let mut matches = Vec::new();
        let mut reader = Reader::default();
        for (number, line) in (1..).zip(text.lines()) {
            if value(line, "BOARDID").is_some() && reader.begun {
                matches.push(std::mem::take(&mut reader).finish());
            }
            reader.line(number, line.trim());
        }
        matches.push(reader.finish());
        game_log::played(NAME, matches, "a line \"GAME_1_GAMEPLAY=\" with moves")
    }
}

/// What stands after `KEY=`.
fn value<'a>(line: &'a str, key: &str) -> Option<&'a str> {
    let (found, value) = line.split_once('=')?;
    found
        .trim()
        .eq_ignore_ascii_case(key)
        .then_some(value.trim())
}

/// No more odd lines are told of.
const MANY: usize = 50;

/// The lines of a match.
#[derive(Default)]
struct Reader<'a> {
    begun: bool,
    /// Lines that are none of the format.
    odd: Vec<(u32, &'a str)>,
    games: BTreeMap<u32, Game<'a>>,
    record: MatchRecord,
}

/// The lines of a game.
#[derive(Default)]
struct Game<'a> {
    players: [Option<&'a str>; 2],
    /// What happened, and the number of its line.
    play: Option<(u32, &'a str)>,
    /// The score after it.
    scores: [Option<u16>; 2],
}

impl<'a> Reader<'a> {
    fn line(&mut self, number: u32, line: &'a str) {
        if line.is_empty() {
            return;
        }
        self.begun = true;
        let Some((key, value)) = line.split_once('=') else {
            if self.odd.len() < MANY {
                self.odd.push((number, line));
            }
            return;
        };
        let (key, value) = (key.trim().to_ascii_uppercase(), value.trim());
        if let Some((game, what)) = key
            .strip_prefix("GAME_")
            .and_then(|rest| rest.split_once('_'))
            && let Ok(game) = game.parse()
        {
            let game = self.games.entry(game).or_default();
            match what {
                "PLAYER_1" => game.players[0] = Some(value),
                "PLAYER_2" => game.players[1] = Some(value),
                "GAMEPLAY" => game.play = Some((number, value)),
                "SCORE1" => game.scores[0] = value.parse().ok(),
                "SCORE2" => game.scores[1] = value.parse().ok(),
                _ => {}
            }
        } else if key == "MATCHLENGTH" {
            self.record.length = value.parse().unwrap_or(0);
        } else {
            keep(&mut self.record, &key, value);
        }
    }

    fn finish(mut self) -> Imported {
        settle_rules(&mut self.record);
        if let Some(first) = self.games.values().next() {
            let name = |player: Option<&str>| player.unwrap_or_default().to_owned();
            self.record.players.white.name = name(first.players[0]);
            self.record.players.black.name = name(first.players[1]);
        }
        let mut log = MatchLog::new(self.record);
        let mut score = BySide::default();
        for game in self.games.values() {
            let Some((line, play)) = game.play else {
                continue;
            };
            log.at(line);
            // The players may change places.
            let first = match game.players[0] {
                Some(name) if name == log.record().players.black.name => Side::Black,
                _ => Side::White,
            };
            log.begin(score, None);
            for event in play
                .split('#')
                .map(str::trim)
                .filter(|event| !event.is_empty())
            {
                apply(&mut log, event, first);
            }
            let after = match game.scores {
                [Some(one), Some(two)] if first == Side::White => Some(BySide::new(one, two)),
                [Some(one), Some(two)] => Some(BySide::new(two, one)),
                _ => None,
            };
            log.close(after);
            score = after.unwrap_or_else(|| log.score());
        }
        for (number, line) in self.odd {
            log.at(number);
            log.ignore("a line \"KEY=value\"", line);
        }
        log.finish()
    }
}

/// `2 1 2 54 24/20 20/15` or `1 Doubles => 2`; `first` is player 1.
fn apply(log: &mut MatchLog, event: &str, first: Side) {
    const EXPECTED: &str = "player 1 or 2 with dice or a cube action";
    let (side, action) = match event.split_once(char::is_whitespace) {
        Some(("1", action)) => (first, action.trim()),
        Some(("2", action)) => (first.other(), action.trim()),
        _ => return log.ignore(EXPECTED, event),
    };
    if let Some((dice, moves)) = roll(action) {
        let none = moves.to_ascii_lowercase().starts_with("can");
        log.play(side, dice, if none { "" } else { moves });
    } else if action.to_ascii_lowercase().starts_with("win") {
        log.wins(side, number_after(action));
    } else if !log.cube_action(side, action) {
        log.ignore(EXPECTED, event);
    }
}

/// Dice and moves: numbers of other meaning stand before the dice.
fn roll(action: &str) -> Option<(Dice, &str)> {
    let mut found = None;
    let mut rest = action;
    loop {
        let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
        let (word, after) = rest.split_at(end);
        if word.is_empty() || !word.bytes().all(|b| b.is_ascii_digit()) {
            return found;
        }
        rest = after.trim_start();
        if let Some((dice, "")) = Dice::leading(word) {
            found = Some((dice, rest));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_are_the_last_numbers_before_the_moves() {
        let found = |action| {
            roll(action).map(|(dice, moves)| (dice.roll.to_string(), dice.low_first, moves))
        };
        assert_eq!(
            found("1 2 54 24/20 20/15"),
            Some(("54".to_owned(), false, "24/20 20/15"))
        );
        assert_eq!(
            found("12 2 13 bar/22"),
            Some(("31".to_owned(), true, "bar/22"))
        );
        assert_eq!(found("1 2 64"), Some(("64".to_owned(), false, "")));
        assert_eq!(found("Doubles => 2"), None);
    }

    #[test]
    fn the_scores_after_a_game_tell_who_won() {
        let text = "BOARDID=1\nCREATOR=a\nMATCHLENGTH=3\nGAME_1_PLAYER_1=a\nGAME_1_PLAYER_2=b\n\
                    GAME_1_GAMEPLAY=1 1 2 31 8/5 6/5#2 1 2 62 24/18 13/11#\nGAME_1_SCORE1=0\nGAME_1_SCORE2=2\n\
                    GAME_2_PLAYER_1=b\nGAME_2_PLAYER_2=a\nGAME_2_GAMEPLAY=1 1 2 31 8/5 6/5#\nGAME_2_SCORE1=3\n\
                    GAME_2_SCORE2=0\n";
        assert_eq!(Party.sniff(text.as_bytes()), 80);
        let found = Party.import(text.as_bytes()).unwrap().remove(0);
        assert_eq!(found.warnings, []);
        let games = &found.record.games;
        let results: Vec<_> = games.iter().map(|game| game.result.unwrap()).collect();
        assert_eq!(
            (results[0].winner, results[0].points, results[0].resigned),
            (Side::Black, 2, true)
        );
        // The second game names them the other way round.
        assert_eq!((results[1].winner, results[1].points), (Side::Black, 1));
        assert_eq!(games[1].score, BySide::new(0, 2));
        assert!(games[1].crawford);
        assert_eq!(games[1].entries[0].event.side(), Some(Side::Black));
        assert_eq!(
            Party
                .import([text, text].concat().as_bytes())
                .unwrap()
                .len(),
            2
        );
    }
}
