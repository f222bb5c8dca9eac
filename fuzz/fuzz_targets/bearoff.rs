//! Bearoff and Hypergammon databases: any bytes are refused or looked up within their bounds, without
//! panic; a header read is written back the same.
#![no_main]

use barpoint_bearoff::{HEADER_LEN, Header, Hypergammon, OneSided, OneSidedFile, TwoSidedFile};
use barpoint_rules::Variation;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    if let Ok(header) = Header::parse(bytes) {
        assert_eq!(Header::parse(&header.to_bytes()), Ok(header));
        assert_eq!(header.to_bytes().len(), HEADER_LEN);
        check_file(bytes);
    }
    let _ = OneSided::from_bytes(bytes);
    if let Ok(database) = Hypergammon::new(bytes.to_vec()) {
        let _ = database.value(&Variation::Hypergammon1.start());
    }
});

/// Opens a file, which checks its contents, and looks up a position. Files are mapped, so there has to be one.
fn check_file(bytes: &[u8]) {
    let path = std::env::temp_dir().join(format!("barpoint-fuzz-{}.bd", std::process::id()));
    std::fs::write(&path, bytes).expect("the folder for temporary files can be written to");
    if let Ok(file) = OneSidedFile::open(&path) {
        let _ = file.checksum();
        let _ = file.moments(&[15]);
    }
    if let Ok(file) = TwoSidedFile::open(&path) {
        let _ = file.equities(&[1], &[1]);
    }
}
