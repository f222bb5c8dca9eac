//! Files of formats we know and do not read are named for what they are.

use barpoint_formats::import;
use barpoint_testkit::fixture;

#[test]
fn collected_files_of_other_formats_are_named() {
    for (path, name) in [
        ("xg/paris7.xg", "an eXtreme Gammon file (.xg)"),
        ("synthetic/made.sgg", "a GamesGrid file (.sgg)"),
        ("synthetic/made_place.sgg", "a GamesGrid file (.sgg)"),
        ("synthetic/made.fibs", "a file of old FIBS moves (.fibs)"),
        ("synthetic/made.tmg", "a TrueMoneyGames file (.tmg)"),
        ("synthetic/made.bkg", "a file of Berliner's BKG (.bkg)"),
        ("synthetic/made_party.gam", "a PartyGammon file (.gam)"),
        ("synthetic/made_empire.gam", "a GammonEmpire file (.gam)"),
        ("synthetic/made_bgroom.bgf", "a BackGammonRoom file (.bgf)"),
        ("generated/gnubg5_p10.pos", "a Jellyfish position (.pos)"),
        (
            "generated/gnubg5_p10_snowie.txt",
            "a Snowie position, not a match (.txt)",
        ),
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
