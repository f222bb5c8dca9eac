//! `TrueMoneyGames`' match text: numbered records under a head of keys and values.

use barpoint_record::{Event, MatchRecord};
use barpoint_rules::{BySide, Side, Variation};

use crate::game_log::{Dice, MatchLog, keep, number_after, settle_rules, side_named};
use crate::text::read_date;
use crate::{Abilities, AnalysisKept, Format, ImportError, Imported, game_log, text};

const NAME: &str = "tmg";

/// `TrueMoneyGames` files (`.tmg`).
pub(crate) struct TrueMoney;

impl Format for TrueMoney {
    fn name(&self) -> &'static str {
        NAME
    }

    fn summary(&self) -> &'static str {
        "TrueMoneyGames match (.tmg)"
    }

    fn abilities(&self) -> Abilities {
        Abilities {
            writes: false,
            analysis: AnalysisKept::None,
            loses: "rolls without dice",
        }
    }

    fn sniff(&self, head: &[u8]) -> u8 {
        let head = text::decode(head);
        let mut keys = head.lines().filter_map(header).map(|(key, _)| key);
        let has_players = keys.any(|key| key.eq_ignore_ascii_case("matchid"))
            && keys.any(|key| key.eq_ignore_ascii_case("player1"));
        if has_players { 80 } else { 0 }
    }

    fn import(&self, bytes: &[u8]) -> Result<Vec<Imported>, ImportError> {
        game_log::check_size(NAME, bytes)?;
        let mut reader = Reader {
            done: Vec::new(),
            log: None,
            rolled: None,
        };
        for (number, line) in (1..).zip(text::decode(bytes).lines()) {
            if let Some(log) = &mut reader.log {
                log.at(number);
            }
            reader.line(line.trim());
        }
        reader.end_match();
        let expected = "a line \"MatchID: <number>\", then a game";
        game_log::played(NAME, reader.done, expected)
    }
}

/// `Key: value`.
fn header(line: &str) -> Option<(&str, &str)> {
    let (key, value) = line.trim().split_once(':')?;
    let is_word = !key.is_empty() && key.bytes().all(|b| b.is_ascii_alphanumeric());
    let is_key = is_word && key.starts_with(|c: char| c.is_ascii_alphabetic());
    is_key.then_some((key, value.trim()))
}

struct Reader {
    done: Vec<Imported>,
    log: Option<MatchLog>,
    /// Dice whose play is to come.
    rolled: Option<(Side, Dice)>,
}

impl Reader {
    fn end_match(&mut self) {
        if let Some(mut log) = self.log.take() {
            log.end_roll(self.rolled.take(), true);
            self.done.push(log.finish());
        }
    }

    fn line(&mut self, line: &str) {
        let is_match = header(line).is_some_and(|(key, _)| key.eq_ignore_ascii_case("matchid"));
        if is_match && self.log.as_ref().is_none_or(MatchLog::has_games) {
            self.end_match();
            let mut record = MatchRecord::default();
            record.info.place = Some("TrueMoneyGames".to_owned());
            self.log = Some(MatchLog::new(record));
        }
        let Some(log) = &mut self.log else {
            return;
        };
        if let Some(score) = game(line) {
            log.end_roll(self.rolled.take(), true);
            if !log.has_games() {
                settle_rules(log.header());
            }
            log.begin(score, None);
        } else if let Some((key, value)) = header(line) {
            option(log, key, value);
        } else if let Some(record) = Record::read(line) {
            record.apply(log, &mut self.rolled);
        } else if !line.is_empty() {
            log.ignore("a record or a line \"Key: value\"", line);
        }
    }
}

/// `Game 1: 0-0`.
fn game(line: &str) -> Option<BySide<u16>> {
    let (number, score) = line.strip_prefix("Game ")?.split_once(':')?;
    number.trim().parse::<u32>().ok()?;
    let (white, black) = score.trim().split_once('-')?;
    Some(BySide::new(
        white.trim().parse().ok()?,
        black.trim().parse().ok()?,
    ))
}

/// A line of the head; some stand inside games, too.
fn option(log: &mut MatchLog, key: &str, value: &str) {
    let started = log.has_games();
    let record = log.header();
    let rules = &mut record.rules;
    let on = value != "0";
    match key.to_ascii_lowercase().as_str() {
        "player1" if !started => player(value, record, Side::White),
        "player2" if !started => player(value, record, Side::Black),
        "length" if !started => record.length = value.parse().unwrap_or(0),
        "crawford" if !started => rules.crawford = on,
        "cube" if !started => rules.cube = on,
        "jacoby" if !started => {
            rules.jacoby = on;
            log.jacoby_known = true;
        }
        "beavers" if !started && !on => rules.beavers = 0,
        "raccoons" if !started && !on => rules.beavers = rules.beavers.min(1),
        "variant" if !started && value == "2" => rules.variation = Variation::Nackgammon,
        "startdate" => {
            let day = value.split_whitespace().next().unwrap_or_default();
            record.info.date = read_date(day, &['-']).or(record.info.date);
        }
        "beavers" | "raccoons" | "variant" => {}
        _ => keep(record, key, value),
    }
}

/// `10001 alice 4.00`: number, name, and the stake.
fn player(value: &str, record: &mut MatchRecord, side: Side) {
    let name = match value.split_once(char::is_whitespace) {
        Some((number, rest)) if number.bytes().all(|b| b.is_ascii_digit()) => rest.trim(),
        _ => value,
    };
    let name = match name.rsplit_once(char::is_whitespace) {
        Some((name, stake)) if stake.parse::<f64>().is_ok() => name.trim(),
        _ => name,
    };
    name.clone_into(&mut record.players[side].name);
}

/// A line of a game.
struct Record<'a> {
    /// Whose; of neither player for what concerns both.
    side: Option<Side>,
    kind: u32,
    data: &'a str,
}

impl<'a> Record<'a> {
    /// `-4 1 21:`: the number of the move, below 0 for the second player; what it is; and its data.
    fn read(line: &'a str) -> Option<Self> {
        let (number, rest) = line.split_once(char::is_whitespace)?;
        let rest = rest.trim_start();
        let (kind, data) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let side = match number.parse::<i32>().ok()?.signum() {
            1 => Some(Side::White),
            -1 => Some(Side::Black),
            _ => None,
        };
        Some(Self {
            side,
            kind: kind.parse().ok()?,
            data: data.trim(),
        })
    }

    fn apply(&self, log: &mut MatchLog, rolled: &mut Option<(Side, Dice)>) {
        match (self.kind, self.side) {
            (1, Some(side)) => {
                log.end_roll(rolled.take(), false);
                *rolled = Dice::leading(self.data).map(|(dice, _)| (side, dice));
            }
            (4, Some(side)) => match rolled.take() {
                Some((rolled, dice)) if rolled == side => {
                    let moves = if self.data == "0/0" { "" } else { self.data };
                    log.play(side, dice, moves);
                }
                other => {
                    *rolled = other;
                    log.ignore("dice before the moves", self.data);
                }
            },
            (2, _) => log.automatic_double(),
            (5, Some(side)) => {
                log.end_roll(rolled.take(), false);
                log.double(side, number_after(self.data));
            }
            (7, Some(side)) => log.act(Event::Take(side)),
            (8, Some(side)) => log.act(Event::Double(side)),
            (10, Some(side)) => log.act(Event::Pass(side)),
            (14..=16, _) => {
                log.end_roll(rolled.take(), true);
                self.win(log);
            }
            (17 | 22, side) => {
                log.end_roll(rolled.take(), true);
                log.comment_last(self.data);
                if let Some(side) = side {
                    log.resigns(side);
                }
            }
            // The table stakes, or the game was settled.
            (19, _) => log.comment_last(self.data),
            _ => log.ignore("a known kind of record", self.data),
        }
    }

    /// `2 bob wins 2 points`.
    fn win(&self, log: &mut MatchLog) {
        let (points, rest) = self
            .data
            .split_once(char::is_whitespace)
            .unwrap_or((self.data, ""));
        let name = rest
            .rsplit_once(" wins")
            .map_or("", |(name, _)| name.trim());
        let named = side_named(&log.record().players, name);
        match named.or(self.side) {
            Some(side) => log.wins(side, points.parse().ok()),
            None => log.ignore("the name of the winner", self.data),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str = "MatchID: 7\nPlayer1: 1 al di 4.00\nPlayer2: 2 bo 4.00\nStake: 2.00\nStartdate: 2005-03-01 12:00:00\n\
                        Jacoby: 1\nBeavers: 1\nRaccoons: 0\nCrawford: 1\nCube: 1\nLength: 0\nVariant: 1\n";

    fn read(text: &str) -> Vec<Imported> {
        assert_eq!(TrueMoney.sniff(text.as_bytes()), 80);
        TrueMoney.import(text.as_bytes()).unwrap()
    }

    #[test]
    fn the_head_tells_players_and_rules() {
        let text = format!("{HEAD}Game 1: 0-0\n 1 1 31:\n");
        let record = read(&text).remove(0).record;
        assert_eq!(
            (record.players.white.name.as_str(), record.length),
            ("al di", 0)
        );
        assert_eq!((record.rules.jacoby, record.rules.beavers), (true, 1));
        assert_eq!(record.info.date.unwrap().day, Some(1));
    }

    #[test]
    fn automatic_doubles_beavers_and_settlements() {
        let text = format!(
            "{HEAD}Game 1: 0-0\n 0 2 Automatic to 2\n 1 1 31:\n 1 4 8/5 6/5\n Stake: 2.00\n -1 5 Double to 4\n 2 8 Beaver to 8\n\
             -2 1 21:\n -2 4 13/11 24/23\n 3 1 ?\n 0 19 57.68 0.00 43.57 0.00 Settlement\nGame 2: 4-0\n 1 1 65:\n"
        );
        let found = read(&text).remove(0);
        let games = &found.record.games;
        assert_eq!(games[0].automatic_doubles, 1);
        let events: Vec<&Event> = games[0].entries.iter().map(|entry| &entry.event).collect();
        assert!(
            matches!(
                events[1..],
                [
                    Event::Double(Side::Black),
                    Event::Double(Side::White),
                    Event::Take(Side::Black),
                    Event::Play(_)
                ]
            ),
            "{events:?}"
        );
        let last = games[0].entries.last().unwrap();
        assert_eq!(
            last.comment.as_deref(),
            Some("57.68 0.00 43.57 0.00 Settlement")
        );
        // The next score tells what was agreed.
        let result = games[0].result.unwrap();
        assert_eq!((result.winner, result.points), (Side::White, 4));
        assert!(matches!(
            games[1].entries[0].event,
            Event::Roll {
                side: Side::White,
                ..
            }
        ));
        assert_eq!(found.warnings, []);
    }

    #[test]
    fn who_runs_out_of_time_loses_what_the_win_says() {
        let text = format!(
            "{HEAD}Game 1: 0-0\n 1 1 31:\n 1 4 8/5 6/5\n -1 1 62:\n -1 17 bo is out of time\n 2 15 2 al di wins 2 points\n"
        );
        let found = read(&text).remove(0);
        let game = &found.record.games[0];
        assert_eq!(game.entries.len(), 2);
        let result = game.result.unwrap();
        assert_eq!(
            (result.winner, result.points, result.resigned),
            (Side::White, 2, true)
        );
        assert_eq!(found.warnings, []);
    }

    #[test]
    fn a_second_head_is_a_second_match() {
        let one = format!("{HEAD}Game 1: 0-0\n 1 1 31:\n 1 4 8/5 6/5\n");
        assert_eq!(read(&format!("{one}{one}")).len(), 2);
    }
}
