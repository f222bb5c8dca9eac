//! Has the pages looked at again when they are built again.

fn main() {
    println!("cargo:rerun-if-changed=../../web/dist");
}
