//! Every collected match is read, and what we read agrees with the manifest and with the file itself.

#![expect(clippy::unwrap_used, reason = "a test helper may fail like a test")]

use barpoint_formats::{WarningKind, import};
use barpoint_record::{Event, MatchRecord};
use barpoint_rules::{BySide, Side};
use barpoint_testkit::{fixture, fixtures_under};

/// What gnubg 1.07.001 saw in a file, as `MANIFEST.md` notes it.
#[derive(Debug, PartialEq, Eq)]
struct Row {
    file: String,
    games: usize,
    length: u16,
    /// Rolls with a play; gnubg counts a roll without one apart.
    plays: usize,
    cube_actions: usize,
    /// The two names with their scores after the last game, as gnubg words them.
    score: String,
}

/// A row such as `| mat/x.txt | source | features | 4 g / len 7 / 180 / 8 / 2 — (…) is: A 1, B 7 (…) |`.
fn parse_row(line: &str) -> Option<Row> {
    let mut columns = line.split('|').map(str::trim).skip(1);
    let file = columns.next()?.to_owned();
    let gnubg = columns.nth(2)?;
    let mut numbers = gnubg.split(" / ");
    let mut number = |unit: &str| {
        let text = numbers.next()?.trim_start_matches("len ");
        text.split(' ').next()?.trim_end_matches(unit).parse().ok()
    };
    let games = number(" g")?;
    Some(Row {
        file,
        games,
        length: u16::try_from(number("")?).ok()?,
        plays: number("")?,
        cube_actions: number("")?,
        score: gnubg.split_once(" is: ")?.1.split(" (").next()?.to_owned(),
    })
}

fn count(record: &MatchRecord, wanted: impl Fn(&Event) -> bool) -> usize {
    let entries = record.games.iter().flat_map(|game| &game.entries);
    entries.filter(|entry| wanted(&entry.event)).count()
}

fn final_score(record: &MatchRecord) -> BySide<u32> {
    let last = record.games.last().unwrap();
    let mut score = last.score.map(u32::from);
    if let Some(result) = last.result {
        score[result.winner] += result.points;
    }
    score
}

/// What we see in a file.
fn seen(file: &str, record: &MatchRecord) -> Row {
    let is_play = |event: &Event| matches!(event, Event::Play(_) | Event::IllegalPlay { .. });
    let is_cube = |event: &Event| event.roll().is_none();
    let score = final_score(record);
    let name = |side: Side| format!("{} {}", record.players[side].name, score[side]);
    Row {
        file: file.to_owned(),
        games: record.games.len(),
        length: record.length,
        plays: count(record, is_play),
        cube_actions: count(record, is_cube),
        score: Side::BOTH.map(name).join(", "),
    }
}

#[test]
fn every_file_of_the_manifest_holds_what_gnubg_saw_in_it() {
    let Some(manifest) = fixture("fixtures/matches/MANIFEST.md") else {
        return;
    };
    let text = std::fs::read_to_string(manifest).unwrap();
    let rows: Vec<Row> = text.lines().filter_map(parse_row).collect();
    assert_eq!(rows.len(), 33);
    let mut differences = Vec::new();
    for row in rows {
        let path = fixture(&format!("fixtures/matches/{}", row.file)).unwrap();
        let record = import(&std::fs::read(path).unwrap()).unwrap().record;
        let mut ours = seen(&row.file, &record);
        if count(&record, |event| matches!(event, Event::IllegalPlay { .. })) > 0 {
            // gnubg drops plays that are not legal, we keep them.
            assert!(ours.plays > row.plays, "{row:?}");
            ours.plays = row.plays;
        }
        if ours != row {
            differences.push(format!("{row:?}\n     {ours:?}"));
        }
    }
    assert_eq!(differences, [""; 0], "{differences:#?}");
}

#[test]
fn every_result_leads_to_the_next_score() {
    // Money files that start every game at 0 : 0.
    let contradict = ["hh_abandoned_money.mat", "hh_money_session.mat"];
    for path in fixtures_under("fixtures").into_iter().flatten() {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let Ok(imported) = import(&std::fs::read(&path).unwrap()) else {
            continue;
        };
        if name == "made_bgroom.bgf" {
            // Such files do not tell who resigned.
            continue;
        }
        let odd = imported
            .warnings
            .iter()
            .any(|w| matches!(w.kind, WarningKind::Contradiction { .. }));
        // Of the hundreds under `people` a few contradict themselves, too.
        if !path.iter().any(|part| part == "people") {
            assert_eq!(odd, contradict.contains(&name.as_str()), "{name}");
        }
        for pair in imported.record.games.windows(2) {
            let result = pair[0].result.unwrap_or_else(|| panic!("{name}: a result"));
            let mut score = pair[0].score.map(u32::from);
            score[result.winner] += result.points;
            if !odd {
                assert_eq!(score, pair[1].score.map(u32::from), "{name}");
            }
        }
    }
}

#[test]
fn an_empty_name_is_a_name() {
    let Some(path) = fixture("fixtures/matches/mat/galaxy_emptyname.txt") else {
        return;
    };
    let record = import(&std::fs::read(path).unwrap()).unwrap().record;
    assert_eq!(
        (record.players.white.name.as_str(), record.length),
        ("", 16)
    );
    assert_eq!(record.games.len(), 1);
    assert_eq!(final_score(&record), BySide::new(0, 2));
}
