//! OGXM: any bytes are read or refused without panic; what is read is written the same, and written anew it is read
//! again.
#![no_main]

use barpoint_formats::by_name;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let format = by_name("ogxm").expect("a format of this name");
    format.sniff(bytes);
    // The size of the file need not be guessed.
    let mut sized = bytes.to_vec();
    if let Some(size) = sized.get_mut(12..16) {
        size.copy_from_slice(&u32::try_from(bytes.len()).unwrap_or(u32::MAX).to_le_bytes());
    }
    for file in [bytes.to_vec(), sized] {
        let Ok(imported) = format.import(&file) else {
            continue;
        };
        for one in imported {
            let mut record = one.record;
            if let Some(whole) = record.attachments.first() {
                let written = format.export(&record).expect("a file that was read");
                assert_eq!(written, whole.bytes);
            }
            record.info.comment = Some("changed".to_owned());
            let written = format.export(&record).expect("a file that was read");
            format.import(&written).expect("our own file");
            record.attachments.clear();
            if let Ok(written) = format.export(&record) {
                format.import(&written).expect("our own file");
            }
        }
    }
});
