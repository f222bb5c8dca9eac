//! eXtreme Gammon's files: any bytes, as a file and as the records packed in one, are read or refused without panic; what
//! is read is written as SGF and read again.
#![no_main]

use std::io::Write;

use barpoint_formats::by_name;
use flate2::Compression;
use flate2::write::ZlibEncoder;
use libfuzzer_sys::fuzz_target;

/// Length of what comes before the archive.
const HEADER: usize = 8232;

fn check(file: &[u8]) {
    let (xg, sgf) = (by_name("xg"), by_name("sgf"));
    let (Some(xg), Some(sgf)) = (xg, sgf) else {
        return;
    };
    let Ok(imported) = xg.import(file) else {
        return;
    };
    for one in imported {
        if let Ok(written) = sgf.export(&one.record) {
            let back = sgf.import(&written).expect("our own file");
            assert_eq!(back[0].record.analysts, one.record.analysts);
        }
    }
}

fuzz_target!(|bytes: &[u8]| {
    check(bytes);
    let mut archive = b"RGMH".to_vec();
    archive.resize(HEADER, 0);
    check(&[&archive[..], bytes].concat());
    // Most of a record of 2560 bytes is of no meaning: 330 bytes of the input make one.
    let mut records = Vec::new();
    for part in bytes.chunks(330) {
        let mut record = part.to_vec();
        record.resize(2560, part.last().copied().unwrap_or_default());
        records.extend(record);
    }
    let mut encoder = ZlibEncoder::new(archive, Compression::fast());
    encoder.write_all(&records).expect("memory");
    check(&encoder.finish().expect("memory"));
});
