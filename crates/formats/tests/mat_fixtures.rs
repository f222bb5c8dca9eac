//! Other people's match texts: every file is read, and every result fits the next score.

use barpoint_formats::{Imported, by_name, detect, import};
use barpoint_testkit::fixtures_under;

fn texts() -> Vec<(std::path::PathBuf, Vec<u8>)> {
    let mut files = fixtures_under("fixtures/matches/mat");
    files.extend(fixtures_under("fixtures/generated"));
    files.extend(fixtures_under("fixtures/matches/generated"));
    files
        .into_iter()
        .map(|path| {
            let bytes = std::fs::read(&path).unwrap();
            (path, bytes)
        })
        .filter(|(_, bytes)| detect(bytes).is_some_and(|f| f.name() == "mat"))
        .collect()
}

#[test]
fn dump() {
    for (path, bytes) in texts() {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        match import(&bytes) {
            Ok(Imported { record, warnings }) => {
                let entries: usize = record.games.iter().map(|g| g.entries.len()).sum();
                let last = record.games.last().unwrap();
                println!(
                    "{name}: len {} games {} entries {entries} last {:?} {:?} | {} - {} | {:?}",
                    record.length,
                    record.games.len(),
                    last.score,
                    last.result,
                    record.players.white.name,
                    record.players.black.name,
                    record.rules.jacoby,
                );
                for w in warnings {
                    println!("    {w}");
                }
            }
            Err(error) => println!("{name}: ERROR {error}"),
        }
    }
}
