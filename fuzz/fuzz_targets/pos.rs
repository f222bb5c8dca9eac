//! Files of positions, Jellyfish's and Snowie's: any bytes are read or refused without panic; what is read is written, and
//! reading that gives the same position.
#![no_main]

use barpoint_formats::{by_name, position};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    for name in ["pos", "snowie-position"] {
        let format = by_name(name).expect("a format of this name");
        format.sniff(bytes);
        for one in format.import(bytes).into_iter().flatten() {
            let state = position::state(&one.record).expect("a position");
            let written = format.export(&one.record).expect("a position");
            let again = format.import(&written).expect("our own file").remove(0);
            let back = position::state(&again.record).expect("a position");
            assert_eq!(
                (back.board(), back.cube(), back.roll()),
                (state.board(), state.cube(), state.roll())
            );
            assert_eq!(
                (back.on_roll(), back.crawford()),
                (state.on_roll(), state.crawford())
            );
        }
    }
});
