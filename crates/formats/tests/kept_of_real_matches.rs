//! What is written of real matches and not said to be lost comes back.

use std::fs;

use barpoint_formats::{by_name, import_all};
use barpoint_record::MatchRecord;
use barpoint_testkit::fixtures_under;

const FORMATS: [&str; 8] = [
    "ogxm",
    "sgf",
    "mat",
    "xgmat",
    "gam",
    "pos",
    "snowie",
    "snowie-position",
];

#[expect(clippy::too_many_lines, reason = "a table")]
/// What of a record is compared, each with the words of a loss that excuse it.
fn facts(record: &MatchRecord) -> Vec<(&'static str, &'static [&'static str], Vec<String>)> {
    let entries = || record.games.iter().flat_map(|game| &game.entries);
    let money = record.length == 0;
    let of_games =
        |what: fn(&barpoint_record::GameRecord) -> String| record.games.iter().map(what).collect();
    let filled = |rating: &Option<String>| rating.clone().unwrap_or_default();
    vec![
        (
            "score",
            &["score"][..],
            of_games(|game| format!("{:?}", game.score)),
        ),
        (
            "Crawford game",
            &["Crawford", "length of the match"],
            of_games(|game| game.crawford.to_string()),
        ),
        (
            "results",
            &["results"],
            of_games(|game| format!("{:?}", game.result.map(|r| (r.winner, r.points)))),
        ),
        (
            "resignations",
            &["resigned", "results"],
            of_games(|game| {
                game.result
                    .is_some_and(|result| result.resigned)
                    .to_string()
            }),
        ),
        (
            "ratings",
            &["rating"],
            vec![
                filled(&record.players.white.rating),
                filled(&record.players.black.rating),
            ],
        ),
        (
            "opinions",
            &[
                "programs said",
                "the analysis",
                "opinions",
                "how rollouts of other programs",
            ],
            entries()
                .flat_map(|entry| &entry.opinions)
                .map(|_| String::new())
                .collect(),
        ),
        (
            "clock",
            &["clock"],
            entries()
                .filter_map(|entry| entry.clock.as_deref())
                .map(|clock| format!("{clock:?}"))
                .collect(),
        ),
        (
            "comments",
            &["comments"],
            entries()
                .filter_map(|entry| entry.comment.clone())
                .map(|text| text.replace('\r', ""))
                .collect(),
        ),
        (
            "rules",
            &["rule", "beavers", "length of the match"],
            vec![format!(
                "{:?}",
                money.then_some((record.rules.jacoby, record.rules.beavers > 0))
            )],
        ),
    ]
}

#[test]
fn what_is_not_said_to_be_lost_of_real_matches_comes_back() {
    let Some(files) = fixtures_under("fixtures/matches") else {
        return;
    };
    let mut wrong = Vec::new();
    let mut compared = 0;
    for file in files {
        let bytes = fs::read(&file).unwrap();
        let Ok(all) = import_all(&bytes) else {
            continue;
        };
        for record in all.into_iter().take(3).map(|one| one.record) {
            for name in FORMATS {
                let Ok(written) = by_name(name).unwrap().export(&record) else {
                    continue;
                };
                let lost = by_name(name).unwrap().losses(&record);
                let read = by_name(name)
                    .unwrap()
                    .import(&written)
                    .unwrap()
                    .swap_remove(0)
                    .record;
                for ((what, excuses, ours), (.., theirs)) in
                    facts(&record).into_iter().zip(facts(&read))
                {
                    let is_said = lost
                        .iter()
                        .any(|lost| excuses.iter().any(|excuse| lost.contains(excuse)));
                    let is_kept =
                        ours == theirs || what == "opinions" && theirs.len() >= ours.len();
                    compared += 1;
                    if !is_kept && !is_said {
                        let differs = ours.iter().zip(&theirs).find(|(a, b)| a != b);
                        wrong.push(format!(
                            "{} to {name}: {what} {} {} {differs:?}",
                            file.display(),
                            ours.len(),
                            theirs.len()
                        ));
                    }
                }
            }
        }
    }
    assert!(compared > 1000, "{compared}");
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
}
