//! What a format cannot hold is said, and nothing else.

use barpoint_equity::Equity;
use barpoint_formats::{by_name, import};
use barpoint_record::{Luck, MatchRecord, Opinion, Said};
use barpoint_rules::PointLimit;

const MATCH: &str = " 5 point match\n\n Game 1\n ann : 1                          bob : 2\n  1) 31: 8/5 6/5                 \
                     42: 8/4 6/4\n      Wins 1 point\n";

fn losses(format: &str, record: &MatchRecord) -> Vec<&'static str> {
    by_name(format).map_or_else(Vec::new, |format| format.losses(record))
}

#[test]
fn nothing_is_lost_of_what_a_format_holds() {
    let Ok(plain) = import(MATCH.as_bytes()) else {
        panic!("a match");
    };
    for format in ["mat", "xgmat", "sgf"] {
        assert_eq!(losses(format, &plain.record), [""; 0], "{format}");
    }
    assert_eq!(
        losses("gam", &plain.record),
        ["the length of the match", "the score"]
    );
}

#[test]
fn what_is_lost_is_named() {
    let Ok(read) = import(MATCH.as_bytes()) else {
        panic!("a match");
    };
    let mut record = read.record;
    let entry = &mut record.games[0].entries[0];
    entry.comment = Some("hm".to_owned());
    entry.luck = Some(Luck::Known(Equity(0.1)));
    entry.clock = Some(Box::default());
    entry.opinions.push(Opinion {
        analyst: 0,
        said: Said::Luck {
            equity: Equity(0.1),
            level: None,
        },
    });
    for format in ["mat", "xgmat"] {
        assert_eq!(
            losses(format, &record),
            [
                "the analysis",
                "what other programs said",
                "comments on moves",
                "the clock"
            ]
        );
    }
    record.rules.point_limit = PointLimit::Five;
    assert_eq!(losses("sgf", &record), ["the limit of checkers on a point"]);
    record.players.white.name = "Smith, 3".to_owned();
    assert!(losses("mat", &record).contains(&"names as they are written"));
}
