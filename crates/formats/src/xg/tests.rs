//! The layout, on real files.

use barpoint_rules::Side;
use barpoint_testkit::fixtures_under;

use super::boards::{board, moves, seen_by, side, squares};
use super::bytes::Fields;
use super::container;
use super::inflate::Pieces;
use crate::lenient::play_literally;

/// The steps of every record lead from the position before to the position after it, but for one that XG flags as illegal and
/// whose steps it cuts short.
#[test]
fn steps_lead_to_the_stored_positions() {
    let Some(files) = fixtures_under("fixtures/matches/xg") else {
        return;
    };
    let (mut played, mut others) = (0, Vec::new());
    for path in files {
        let bytes = std::fs::read(&path).unwrap();
        let (_, members) = container::open(&bytes, &mut Vec::new()).unwrap();
        let mut pieces = Pieces::new(members.records.unwrap().source());
        let mut piece = [0; 2560];
        while pieces.fill(&mut piece).is_none() {
            let fields = Fields(&piece);
            if fields.byte(8) != 3 || !fields.flag(2308) {
                continue;
            }
            let mover: Side = side(fields.i32(64)).unwrap();
            let before = seen_by(mover, board(&squares(fields, 9)).unwrap());
            let steps = moves((0..8).map(|n| fields.i32(68 + 4 * n)));
            let after = board(&squares(fields, 35)).unwrap();
            played += 1;
            if play_literally(&before, &steps).after != after {
                others.push((path.file_stem().unwrap().to_owned(), fields.i32(2480)));
            }
        }
    }
    assert_eq!(played, 1_307);
    assert_eq!(others, [("gv_illegal_hq".into(), 2)]);
}
