//! The file as a whole: match data, then games.

use barpoint_record::{GameRecord, MatchRecord, Player, RawProperty, Software};
use barpoint_rules::{BySide, Side};

use super::data::{Game, Match};
use super::value::{Number, Text};
use super::{NAME, figures, game, payload};
use crate::warning::Warning;
use crate::{ImportError, Imported, WarningKind, text};

/// Reads a match.
pub(super) fn read(bytes: &[u8]) -> Result<Imported, ImportError> {
    let (file, cut) = payload::read(bytes)?;
    let mut warnings = Vec::new();
    let mut record = header(&file, &mut warnings)?;
    let analyst = figures::add_analyst(&file, &mut record);
    let mut crawford_played = false;
    for (index, one) in file.games.iter().enumerate() {
        let number = u32::try_from(index + 1).unwrap_or(u32::MAX);
        let start = start(one, &record, &mut crawford_played);
        let next = file.games.get(index + 1);
        let after = next.map_or_else(|| final_score(&file), score);
        let mut reader = game::Reader::new(&record, start, number, analyst, &mut warnings);
        let game = reader.read(one, after.filter(|_| cut.is_none() || next.is_some()));
        record.games.push(game);
    }
    if let Some(cut) = cut {
        let game = u32::try_from(record.games.len()).unwrap_or(u32::MAX);
        let kind = WarningKind::Ignored {
            expected: "the rest of the match",
            found: cut.what,
        };
        warnings.push(Warning::turn(game, 0, kind));
    }
    let said = record.games.iter().flat_map(|game| &game.entries);
    if said.clone().all(|entry| entry.opinions.is_empty()) {
        let found = &record.analysts[analyst].figures;
        if found.white.decisions.unwrap_or(0) == 0 && found.black.decisions.unwrap_or(0) == 0 {
            record.analysts.pop();
        }
    }
    Ok(Imported { record, warnings })
}

fn header(file: &Match, warnings: &mut Vec<Warning>) -> Result<MatchRecord, ImportError> {
    let Some(length) = file.length.whole() else {
        let expected = "the length of the match, \"matchlen\"";
        return Err(ImportError::at_byte(NAME, 0, expected, "none"));
    };
    if let Some(mode) = file.mode.whole::<i64>().filter(|&mode| mode != 0) {
        let kind = WarningKind::Ignored {
            expected: "the game mode 0, backgammon",
            found: mode.to_string(),
        };
        warnings.push(Warning::turn(1, 0, kind));
    }
    let mut record = MatchRecord {
        length,
        ..MatchRecord::default()
    };
    let rules = &mut record.rules;
    rules.crawford = length > 0 && file.crawford.known().unwrap_or(true);
    rules.jacoby = length == 0 && file.jacoby.known().unwrap_or(true);
    if !file.beavers.known().unwrap_or(true) {
        rules.beavers = 0;
    }
    rules.cube = file.cube.known().unwrap_or(true);
    record.players = BySide::new(
        player(&file.name_green, file.rating_green),
        player(&file.name_red, file.rating_red),
    );
    let info = &mut record.info;
    info.event = file.event.owned();
    info.round = file.round.owned();
    info.place = file.location.owned().or_else(|| file.site.owned());
    info.comment = file.comment.owned();
    info.date = file
        .date
        .filled()
        .and_then(|date| text::read_date(date, &['.', '-', '/']));
    info.software = Some(Software {
        name: "BGBlitz".to_owned(),
        version: None,
    });
    let site = file.location.filled().and(file.site.owned());
    let limit = file.cube_limit.whole::<u32>().filter(|&limit| limit > 1);
    info.extra.extend(
        [
            ("Site", site),
            ("Match ID", file.id.owned()),
            ("CubeLimit", limit.map(|limit| limit.to_string())),
        ]
        .into_iter()
        .filter_map(|(key, value)| {
            Some(RawProperty {
                key: key.to_owned(),
                values: vec![value?],
            })
        }),
    );
    Ok(record)
}

fn player(name: &Text, rating: Number) -> Player {
    let rating = rating.known().filter(|&rating| rating != 0.0);
    Player {
        name: name.owned().unwrap_or_default(),
        rating: rating.map(|rating| rating.to_string()),
    }
}

fn score(game: &Game) -> Option<BySide<u16>> {
    Some(BySide::new(
        game.score_green.whole()?,
        game.score_red.whole()?,
    ))
}

fn final_score(file: &Match) -> Option<BySide<u16>> {
    Some(BySide::new(
        file.final_green.whole()?,
        file.final_red.whole()?,
    ))
}

/// The start of a game; the Crawford game is the file's, else the first with one side a point away and no double.
fn start(game: &Game, record: &MatchRecord, crawford_played: &mut bool) -> GameRecord {
    let score = score(game).unwrap_or_default();
    let one_away = |side: &Side| record.length > 0 && score[*side] + 1 == record.length;
    let one_away = Side::BOTH.iter().filter(|side| one_away(side)).count();
    let doubled = game
        .events
        .iter()
        .any(|event| event.kind() == Some(super::event::Kind::Double));
    let by_score = record.rules.crawford && !*crawford_played && one_away == 1 && !doubled;
    let crawford = one_away == 1 && (game.crawford.is_set() || by_score);
    *crawford_played |= one_away > 0;
    GameRecord {
        score,
        crawford,
        ..GameRecord::default()
    }
}
