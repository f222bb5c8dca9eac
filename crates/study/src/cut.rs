//! What a card keeps of a match.

use barpoint_record::{Entry, GameRecord, MatchInfo, MatchRecord};

/// The match up to a decision, without anything that belongs to other decisions or to the file it came from. The plays
/// before it stay: they say how the position came about.
pub(crate) fn cut(record: &MatchRecord, game: usize, entry: usize) -> Option<MatchRecord> {
    let played = record.games.get(game)?;
    let entries = played.entries.get(..=entry)?;
    let (asked, earlier) = entries.split_last()?;
    let mut entries: Vec<Entry> = earlier.iter().map(bare).collect();
    entries.push(decision(asked, earlier.last()));
    Some(MatchRecord {
        players: record.players.clone(),
        info: MatchInfo {
            event: record.info.event.clone(),
            round: record.info.round.clone(),
            place: record.info.place.clone(),
            date: record.info.date,
            met: record.info.met.clone(),
            ..MatchInfo::default()
        },
        length: record.length,
        rules: record.rules,
        games: vec![GameRecord {
            score: played.score,
            crawford: played.crawford,
            automatic_doubles: played.automatic_doubles,
            entries,
            ..GameRecord::default()
        }],
        ..MatchRecord::default()
    })
}

fn bare(entry: &Entry) -> Entry {
    Entry {
        low_die_first: entry.low_die_first,
        written: entry.written.clone(),
        ..Entry::new(entry.event.clone())
    }
}

/// The decision with its analysis. Some files keep the analysis of a double only with the double, not with its answer.
fn decision(entry: &Entry, before: Option<&Entry>) -> Entry {
    let of_double = before
        .filter(|_| entry.event.is_answer())
        .and_then(|double| double.cube_analysis.as_ref());
    Entry {
        cube_analysis: entry.cube_analysis.as_ref().or(of_double).cloned(),
        move_analysis: entry.move_analysis.clone(),
        ..bare(entry)
    }
}
