//! Match texts of other programs: any bytes are read or refused without panic; what is read can be written as SGF and read
//! again.
#![no_main]

use barpoint_formats::by_name;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let sgf = by_name("sgf").expect("a format of this name");
    for name in ["sgg", "fibs", "tmg", "bkg", "empire", "party", "bgroom"] {
        let format = by_name(name).expect("a format of this name");
        format.sniff(bytes);
        for one in format.import(bytes).into_iter().flatten() {
            let written = sgf.export(&one.record).expect("SGF holds every record");
            sgf.import(&written).expect("our own file");
        }
    }
});
