//! The matches of a file: header, players, then games.

use barpoint_record::{GameRecord, MatchRecord, Player};
use barpoint_rules::{BySide, Side};

use super::game_text::{GameText, ignored};
use super::match_text::MatchText;
use super::split::{LENGTH_LINE, split};
use super::{NAME, crawford, game, header};
use crate::warning::Warning;
use crate::warnings::Warnings;
use crate::{ImportError, Imported, WarningKind};

/// Reads all matches of a text.
pub(super) fn read(text: &str) -> Result<Vec<Imported>, ImportError> {
    let matches = split(text);
    if matches.is_empty() {
        let last = u32::try_from(text.lines().count().max(1)).unwrap_or(u32::MAX);
        let found = "the end of the file";
        return Err(ImportError::expected(NAME, last, LENGTH_LINE, found));
    }
    let mut all = Vec::with_capacity(matches.len());
    let mut refused = None;
    for found in matches {
        match read_match(found) {
            Ok(imported) => all.push(imported),
            Err(error) => refused = refused.or(Some(error)),
        }
    }
    match refused {
        Some(error) if all.is_empty() => Err(error),
        _ => Ok(all),
    }
}

fn read_match(text: MatchText<'_>) -> Result<Imported, ImportError> {
    let MatchText {
        line,
        length,
        headers,
        games,
        mut warnings,
        damage,
    } = text;
    let mut record = MatchRecord {
        length,
        ..MatchRecord::default()
    };
    for (_, line) in headers {
        header::read(line, &mut record);
    }
    let crawford_games = take_crawford_games(&mut record);
    if length > 0 {
        record.rules.jacoby = false;
    } else {
        record.rules.crawford = false;
    }
    let Some(first) = games.first() else {
        let (expected, found) = ("a line \"Game 1\"", "the end of the match");
        return Err(ImportError::expected(NAME, line, expected, found));
    };
    name_players(&mut record, &games);
    read_games(
        &games,
        crawford_games.as_deref(),
        &mut record,
        &mut warnings,
    );
    if record.games.is_empty() {
        let expected = "a score at which the match is not over";
        let score = first.score().unwrap_or_default();
        let found = format!("{} : {}", score.white, score.black);
        return Err(ImportError::expected(NAME, first.line, expected, found));
    }
    let says_something = |game: &GameRecord| !game.entries.is_empty() || game.result.is_some();
    match damage {
        Some(error) if !record.games.iter().any(says_something) => Err(error),
        _ => Ok(Imported {
            record,
            warnings: warnings.finish(),
        }),
    }
}

/// Names the players as the first score line does, else as the headers do.
fn name_players(record: &mut MatchRecord, games: &[GameText<'_>]) {
    let value = |key: String| {
        let entry = record.info.extra.iter().find(|p| p.key == key)?;
        entry.values.first().cloned()
    };
    let elo = |number: u8| value(format!("Player {number} Elo")).filter(|v| !v.is_empty());
    let name = |number: u8| value(format!("Player {number}"));
    let Some(standing) = games.iter().find_map(|game| game.standing.as_ref()) else {
        let player = |number| Player {
            name: name(number).unwrap_or_default(),
            rating: elo(number),
        };
        record.players = BySide::new(player(1), player(2));
        return;
    };
    // XG numbers the players the other way round than it names them in the score lines.
    let is_name = |number: u8, standing: &header::Standing<'_>| {
        let player = |name| Player { name, rating: None };
        name(number).is_some_and(|name| {
            name == standing.name
                || header::name_read(&player(name)).as_deref() == Some(standing.name)
        })
    };
    let swapped = is_name(1, &standing.black) && is_name(2, &standing.white);
    let (white, black) = if swapped { (2, 1) } else { (1, 2) };
    let player = |standing: &header::Standing<'_>, number| Player {
        name: standing.name.to_owned(),
        rating: standing.rating.map(str::to_owned).or_else(|| elo(number)),
    };
    record.players = BySide::new(
        player(&standing.white, white),
        player(&standing.black, black),
    );
}

/// Takes the header out that names the Crawford games; what is written says it anew.
fn take_crawford_games(record: &mut MatchRecord) -> Option<Vec<u32>> {
    let extra = &mut record.info.extra;
    let is_named = |key: &str| key.eq_ignore_ascii_case(crawford::KEY);
    let at = extra.iter().position(|header| is_named(&header.key))?;
    let games = crawford::read(extra[at].values.first()?)?;
    extra.remove(at);
    Some(games)
}

fn read_games(
    games: &[GameText<'_>],
    crawford_games: Option<&[u32]>,
    record: &mut MatchRecord,
    warnings: &mut Warnings,
) {
    let mut shown = crawford::Shown::new(record);
    let mut names = BySide::new(
        record.players.white.name.clone(),
        record.players.black.name.clone(),
    );
    record.games.reserve_exact(games.len());
    for (index, text) in games.iter().enumerate() {
        check_names(text, index, &mut names, warnings);
        let score = text.score().unwrap_or_else(|| score_after(record));
        let length = record.length;
        if length > 0 && (score.white >= length || score.black >= length) {
            warnings.push(ignored(
                text.line,
                "no game after the match is won",
                "a game",
            ));
            continue;
        }
        let inferred = shown.next(score, || crawford::is_turned_in(text, &record.players));
        let number = text.number.or_else(|| u32::try_from(index + 1).ok());
        let crawford = match crawford_games {
            Some(named) => {
                crawford::is_possible(length, score) && number.is_some_and(|n| named.contains(&n))
            }
            None => inferred,
        };
        let start = GameRecord {
            score,
            crawford,
            ..GameRecord::default()
        };
        let next = games.get(index + 1);
        let gap = next.and_then(|next| gap(text, next));
        if let Some(((first, last), next)) = gap.zip(next) {
            let kind = WarningKind::MissingGames { first, last };
            warnings.push(Warning::line(next.line, kind));
        }
        let next = match (gap, next) {
            (None, None) => game::Next::Nothing,
            (None, Some(next)) => next
                .score()
                .map_or(game::Next::UnknownScore, game::Next::Score),
            (Some(_), _) => game::Next::UnknownScore,
        };
        let game = game::read(text, start, next, record, warnings);
        record.games.push(game);
    }
}

/// The score after the last game read.
fn score_after(record: &MatchRecord) -> BySide<u16> {
    let Some(last) = record.games.last() else {
        return BySide::default();
    };
    let mut score = last.score;
    if let Some(result) = last.result {
        let points = u16::try_from(result.points).unwrap_or(u16::MAX);
        score[result.winner] = score[result.winner].saturating_add(points);
    }
    score
}

/// The numbers of the games that are missing between two others.
fn gap(game: &GameText<'_>, next: &GameText<'_>) -> Option<(u32, u32)> {
    let (number, next) = game.number.zip(next.number)?;
    let first = number.checked_add(1)?;
    (next > first).then(|| (first, next - 1))
}

/// Mentions a player whose name is not that of the game before.
fn check_names(
    text: &GameText<'_>,
    index: usize,
    names: &mut BySide<String>,
    warnings: &mut Warnings,
) {
    let Some(standing) = &text.standing else {
        return;
    };
    for (side, found) in [
        (Side::White, standing.white.name),
        (Side::Black, standing.black.name),
    ] {
        if names[side] != found {
            let kind = WarningKind::NameChanged {
                was: names[side].clone(),
                now: found.to_owned(),
                game: text.number.map_or(index + 1, |n| n as usize),
            };
            warnings.push(Warning::line(text.line, kind));
            found.clone_into(&mut names[side]);
        }
    }
}
