use super::*;
use crate::commands::duel::Named;

#[test]
fn engines_have_names_of_ones_own_or_settings_or_both() {
    for (text, name, engine) in [
        ("gnubg:2", "gnubg:2", "gnubg:2"),
        ("Mine=barpoint:2", "Mine", "barpoint:2"),
        (
            "Open Sage=ubgi:run --plies=1",
            "Open Sage",
            "ubgi:run --plies=1",
        ),
        (
            "world-class reduced=25",
            "world-class reduced=25",
            "world-class reduced=25",
        ),
        (
            "Quick 2=barpoint:2 reduced=25",
            "Quick 2",
            "barpoint:2 reduced=25",
        ),
        (" My filter = gnubg:0 ", "My filter", "gnubg:0"),
    ] {
        let shown: Shown = text.parse().unwrap();
        let expected: Named = engine.parse().unwrap();
        assert_eq!(
            (shown.name.as_str(), shown.engine.words),
            (name, expected.words)
        );
    }
}

#[test]
fn a_mistyped_setting_is_no_name() {
    for (wrong, found) in [
        ("world-class nois=0.1", "found \"nois=0.1\""),
        ("world-class reduced=26", "found \"26\""),
        ("Mine=champion", "found \"champion\""),
    ] {
        let error = wrong.parse::<Shown>().err().unwrap();
        assert!(error.contains(found), "{wrong}: {error}");
    }
}
