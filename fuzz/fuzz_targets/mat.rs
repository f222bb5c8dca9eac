//! Match texts and single games: any bytes are read or refused without panic; what is read can be
//! written and read again.
#![no_main]

use barpoint_formats::by_name;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    for name in ["mat", "gam"] {
        let format = by_name(name).expect("a format of this name");
        format.sniff(bytes);
        let Ok(imported) = format.import(bytes) else {
            continue;
        };
        for one in imported {
            for other in ["mat", "xgmat", "gam", "sgf"] {
                let other = by_name(other).expect("a format of this name");
                if let Ok(written) = other.export(&one.record) {
                    other.import(&written).expect("our own file");
                }
            }
        }
    }
});
