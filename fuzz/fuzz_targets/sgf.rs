//! SGF: any bytes are read or refused without panic; what is read can be written and read again, and,
//! if it was understood, is then written the same.
#![no_main]

use barpoint_formats::by_name;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let sgf = by_name("sgf").expect("a format of this name");
    sgf.sniff(bytes);
    let Ok(mut all) = sgf.import(bytes) else {
        return;
    };
    let imported = all.remove(0);
    if let Ok(mat) = by_name("mat").expect("a format of this name").export(&imported.record) {
        let _ = barpoint_formats::import(&mat);
    }
    let written = sgf.export(&imported.record).expect("SGF holds every record");
    let again = sgf.import(&written).expect("our own file").remove(0);
    if !imported.warnings.is_empty() {
        // What could not be understood may change its meaning with its place.
        return;
    }
    let rewritten = sgf.export(&again.record).expect("SGF holds every record");
    assert_eq!(
        String::from_utf8_lossy(&written),
        String::from_utf8_lossy(&rewritten)
    );
});
