//! Has the pages looked at again when they are built again.

use std::fs::{self, File, FileTimes};
use std::path::Path;
use std::time::SystemTime;

const PAGES: &str = "../../web/dist";

fn main() {
    // Cargo takes a folder that is missing for one that has changed, and would compile the server each time; a new one must
    // not look changed either. Where neither can be had, that is all that is lost.
    if !Path::new(PAGES).exists() && fs::create_dir(PAGES).is_ok() {
        let old = FileTimes::new().set_modified(SystemTime::UNIX_EPOCH);
        let _ = File::open(PAGES).and_then(|folder| folder.set_times(old));
    }
    println!("cargo:rerun-if-changed={PAGES}");
}
