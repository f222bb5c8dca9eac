//! Lists of IDs, copied positions, pages and mails: any bytes are read or refused without panic; every position read
//! can be replayed.
#![no_main]

use barpoint_formats::by_name;
use barpoint_record::Replay;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let format = by_name("ids").expect("a format of this name");
    format.sniff(bytes);
    let Ok(imported) = format.import(bytes) else {
        return;
    };
    for one in imported {
        for game in &one.record.games {
            let Ok(mut replay) = Replay::new(&one.record, game) else {
                continue;
            };
            for entry in &game.entries {
                if replay.advance(&entry.event).is_err() {
                    break;
                }
            }
        }
    }
});
