//! Every beginning of a real SGF file is read as far as it goes.

use barpoint_formats::{WarningKind, by_name};
use barpoint_testkit::fixture;

#[test]
fn a_real_file_cut_anywhere_keeps_its_games() {
    let Some(path) = fixture("fixtures/matches/sgf/klara5.sgf") else {
        return;
    };
    let bytes = std::fs::read(path).unwrap();
    let sgf = by_name("sgf").unwrap();
    let whole = sgf.import(&bytes).unwrap().remove(0).record;
    for end in (2_000..bytes.len()).step_by(bytes.len() / 40) {
        let cut = sgf.import(&bytes[..end]).unwrap().remove(0);
        let is_cut = |kind: &WarningKind| matches!(kind, WarningKind::Truncated { .. });
        assert!(cut.warnings.iter().any(|w| is_cut(&w.kind)), "{end}");
        let (last, complete) = cut.record.games.split_last().unwrap();
        assert_eq!(complete, &whole.games[..complete.len()], "{end}");
        let entries = &whole.games[complete.len()].entries;
        assert_eq!(last.entries[..], entries[..last.entries.len()], "{end}");
    }
}
