//! What an Anki collection says of itself in JSON: the type of its notes, its decks, its options.

use serde_json::{Map, Value, json};

use crate::Phase;
use crate::codes::Coded;

/// The type of our notes; the same in every package, so that Anki knows it again.
pub(super) const MODEL: i64 = 1_764_000_000_000;
/// Decks have the numbers after this one, in the order of phases.
const DECK: i64 = 1_764_000_000_100;

/// The fields of a note. `Data` is the card itself, for barpoint to read back.
const FIELDS: [&str; 7] = [
    "Position", "Board", "Question", "Answer", "Note", "Source", "Data",
];
const FRONT: &str = "{{Board}}<p>{{Question}}</p>";
const BACK: &str = "{{FrontSide}}<hr id=answer>{{Answer}}{{#Note}}<p>{{Note}}</p>{{/Note}}\
    <p class=source>{{Source}}<br>{{Position}}</p>";
const STYLE: &str = ".card { font-family: sans-serif; text-align: center; } img { max-width: 100%; } \
    table { margin: auto; border-spacing: 14px 2px; } td { text-align: left; } .source { color: gray; font-size: small; }";

/// The deck of a theme.
pub(super) fn deck(phase: Phase) -> i64 {
    DECK + i64::from(phase.code())
}

pub(super) fn models(now: u64) -> Value {
    let fields = (0..).zip(FIELDS).map(|(number, name): (u32, _)| {
        json!({ "name": name, "ord": number, "sticky": false, "rtl": false, "font": "Arial", "size": 20, "media": [] })
    });
    let model = json!({
        "id": MODEL, "name": "barpoint", "type": 0, "mod": now, "usn": -1, "sortf": 0, "did": 1,
        "tmpls": [{ "name": "Card 1", "ord": 0, "qfmt": FRONT, "afmt": BACK, "did": null, "bqfmt": "", "bafmt": "" }],
        "flds": fields.collect::<Vec<_>>(),
        "css": STYLE, "latexPre": "", "latexPost": "", "latexsvg": false, "req": [[0, "any", [1, 2]]],
        "tags": [], "vers": [],
    });
    one(MODEL, model)
}

pub(super) fn decks(now: u64) -> Value {
    let deck = |id: i64, name: &str| {
        json!({
            "id": id, "name": name, "mod": now, "usn": -1, "lrnToday": [0, 0], "revToday": [0, 0], "newToday": [0, 0],
            "timeToday": [0, 0], "collapsed": false, "browserCollapsed": false, "desc": "", "dyn": 0, "conf": 1,
            "extendNew": 0, "extendRev": 0,
        })
    };
    let mut all = Map::new();
    all.insert("1".to_owned(), deck(1, "Default"));
    for phase in Phase::ALL {
        let id = self::deck(phase);
        all.insert(
            id.to_string(),
            deck(id, &format!("barpoint::{}", phase.name())),
        );
    }
    Value::Object(all)
}

pub(super) fn deck_options() -> Value {
    let options = json!({
        "id": 1, "name": "Default", "mod": 0, "usn": 0, "maxTaken": 60, "autoplay": true, "timer": 0, "replayq": true,
        "new": { "bury": false, "delays": [1.0, 10.0], "initialFactor": 2500, "ints": [1, 4, 0], "order": 1, "perDay": 20 },
        "rev": { "bury": false, "ease4": 1.3, "ivlFct": 1.0, "maxIvl": 36500, "perDay": 200, "hardFactor": 1.2 },
        "lapse": { "delays": [10.0], "leechAction": 1, "leechFails": 8, "minInt": 1, "mult": 0.0 },
        "dyn": false,
    });
    one(1, options)
}

pub(super) fn options() -> Value {
    json!({
        "nextPos": 1, "estTimes": true, "activeDecks": [1], "sortType": "noteFld", "timeLim": 0, "sortBackwards": false,
        "addToCur": true, "curDeck": 1, "newSpread": 0, "dueCounts": true, "curModel": MODEL.to_string(),
        "collapseTime": 1200, "schedVer": 2,
    })
}

fn one(id: i64, value: Value) -> Value {
    Value::Object(Map::from_iter([(id.to_string(), value)]))
}
