//! BGBlitz's files: any bytes, as a file and as the plain JSON in one, are read or refused without panic; what is read
//! can be written and read again.
#![no_main]

use barpoint_formats::by_name;
use libfuzzer_sys::fuzz_target;

const HEADER: &[u8] = b"{\"format\":\"BGF\",\"compress\":false,\"useSmile\":false}\n";
const SMILE: &[u8] = b"{\"format\":\"BGF\",\"compress\":false,\"useSmile\":true}\n";

fuzz_target!(|bytes: &[u8]| {
    let format = by_name("bgf").expect("a format of this name");
    format.sniff(bytes);
    for file in [bytes.to_vec(), [HEADER, bytes].concat(), [SMILE, bytes].concat()] {
        let Ok(imported) = format.import(&file) else {
            continue;
        };
        for one in imported {
            for other in ["ogxm", "sgf"] {
                let other = by_name(other).expect("a format of this name");
                if let Ok(written) = other.export(&one.record) {
                    other.import(&written).expect("our own file");
                }
            }
        }
    }
});
