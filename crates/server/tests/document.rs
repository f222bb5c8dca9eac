//! The description of the interface that the browser's types are made from.

use barpoint_server::open_api;
use serde_json::Value;

/// `BARPOINT_UPDATE=1 cargo test -p barpoint-server --test document` writes the file anew; `npm run types` in
/// `web/` follows.
#[test]
fn the_description_kept_for_the_browser_is_current() {
    let path = format!(
        "{}/../../web/src/wire/openapi.json",
        env!("CARGO_MANIFEST_DIR")
    );
    let current = serde_json::to_value(open_api()).unwrap();
    if std::env::var_os("BARPOINT_UPDATE").is_some() {
        std::fs::write(&path, format!("{current:#}\n")).unwrap();
    }
    let kept: Value = serde_json::from_slice(&std::fs::read(&path).unwrap()).unwrap();
    assert!(kept == current, "web/src/wire/openapi.json is out of date");
}
