//! Match equity tables as XML: any text is read or refused without panic; what is read is a table of chances, and
//! what is written of it is read again with the same chances.
#![no_main]

use barpoint_equity::{Crawford, Met};
use barpoint_formats::met_xml;
use libfuzzer_sys::fuzz_target;

const LENGTH: u8 = 9;

fuzz_target!(|text: &str| {
    let Ok(definition) = met_xml::read(text) else {
        return;
    };
    let met = Met::from_definition(&definition).expect("what is read is a table");
    let again = met_xml::read(&met_xml::write(&met, LENGTH)).expect("our own file");
    let again = Met::from_definition(&again).expect("our own table");
    for own in 1..=64 {
        for theirs in 1..=64 {
            for stage in [Crawford::Pre, Crawford::Now, Crawford::Post] {
                if stage != Crawford::Pre && own != 1 && theirs != 1 {
                    continue;
                }
                let chance = met.mwc(own, theirs, stage).get();
                assert!((0.0..=1.0).contains(&chance), "{own} {theirs} {stage:?}: {chance}");
                // As in gnubg the last entry of a post-Crawford row that is listed in full is not read.
                let read = if stage == Crawford::Post { LENGTH - 1 } else { LENGTH };
                if own.max(theirs) <= read {
                    let kept = again.mwc(own, theirs, stage).get();
                    assert!((kept - chance).abs() < 1e-5, "{own} {theirs} {stage:?}: {chance} {kept}");
                }
            }
        }
    }
});
