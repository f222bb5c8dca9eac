//! Files of formats we know and do not read are named for what they are.

use barpoint_formats::import;
use barpoint_testkit::fixture;

#[test]
fn collected_files_of_other_formats_are_named() {
    for (path, name) in [
        ("xg/paris7.xg", "an eXtreme Gammon file (.xg)"),
        ("bgf/gv_my.bgf", "a BGBlitz file (.bgf)"),
        ("xgtext/xg_02_NDT_EN.txt", "a position (XGID), not a match"),
    ] {
        let Some(file) = fixture(&format!("fixtures/matches/{path}")) else {
            continue;
        };
        let error = import(&std::fs::read(file).unwrap()).unwrap_err();
        let expected = format!(
            "this looks like {name}, which cannot be read yet; \
             expected a match text (.mat, .txt, .gam) or SGF"
        );
        assert_eq!(error.to_string(), expected, "{path}");
    }
}
