//! Numbers looked up in database files, against the manual and against brute force.

#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::collections::HashMap;
use std::ops::ControlFlow;
use std::path::PathBuf;

use barpoint_bearoff::{
    Form, HomePosition, OneSided, OneSidedFile, OneSidedPlan, Progress, TwoSidedFile, TwoSidedPlan,
};
use barpoint_rules::{Board, PlayList, Roll, Setup, notation};
use tempfile::TempDir;

fn go_on(_: Progress) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

fn one_sided(points: u8, form: Form) -> (TempDir, OneSidedFile) {
    let folder = tempfile::tempdir().unwrap();
    let path: PathBuf = folder.path().join("os.bd");
    let mut plan = OneSidedPlan::new(points).unwrap();
    plan.form = form;
    plan.build(&path, &go_on).unwrap();
    let file = OneSidedFile::open(&path).unwrap();
    (folder, file)
}

fn two_sided(checkers: u8) -> (TempDir, TwoSidedFile) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("ts.bd");
    let plan = TwoSidedPlan::new(6, checkers).unwrap();
    plan.build(&path, None, &go_on).unwrap();
    let file = TwoSidedFile::open(&path).unwrap();
    (folder, file)
}

/// The manual's example of a two-sided database: 67.1 %, +0.3441 owning the cube, +0.3210 centred,
/// +0.1605 with the opponent's; an initial double and no redouble.
#[test]
fn manual_example_of_exact_equities() {
    let (_folder, file) = two_sided(6);
    let board = notation::parse_position_id("CgAAEAEAAAAAAA").unwrap();
    let equities = file.board(&board).unwrap();
    let stored = equities.cubeful.unwrap();
    let cubeful = stored.decided();
    assert!((equities.win() - 0.671).abs() < 0.0005, "{equities:?}");
    assert!((cubeful.owned - 0.3441).abs() < 0.00005, "{equities:?}");
    assert!((cubeful.centred - 0.3210).abs() < 0.00005, "{equities:?}");
    assert!((cubeful.opponents - 0.1605).abs() < 0.00005, "{equities:?}");
    assert!(stored.doubles() && !stored.redoubles());
    let seven = Setup {
        on_roll: std::array::from_fn(|p| if p == 1 { 7 } else { 0 }),
        opponent: *board.opponent(),
    };
    assert_eq!(file.board(&Board::try_from(seven).unwrap()), None);
}

/// The file, the uncompressed file and the table in memory hold the same distributions.
#[test]
fn all_forms_hold_the_same_numbers() {
    let (_a, compressed) = one_sided(6, Form::Compressed);
    let (_b, full) = one_sided(6, Form::Uncompressed);
    let (_c, normal) = one_sided(6, Form::Normal);
    let memory = OneSided::build();
    for index in (0..54_264).step_by(97) {
        let home = HomePosition::from_index(index).unwrap();
        let counts = home.points();
        let rolls = compressed.rolls(&counts).unwrap();
        assert_eq!(full.rolls(&counts), Some(rolls));
        let expected = memory.distribution(home);
        assert_eq!(rolls.last[..expected.last.len()], expected.last);
        assert_eq!(rolls.first.unwrap()[..expected.first.len()], expected.first);
        // Plays are chosen by means in both, so the moments agree up to rounding.
        let (exact, _) = compressed.moments(&counts).unwrap();
        let (approximate, _) = normal.moments(&counts).unwrap();
        assert!((exact.mean - approximate.mean).abs() < 0.001);
        assert!((exact.deviation - approximate.deviation).abs() < 0.01);
    }
    assert_eq!(compressed.rolls(&[0, 0, 0, 0, 0, 0, 1]), None);
}

/// The chances of two distributions from a file are those of the table in memory, gammons included.
#[test]
fn chances_from_a_file_are_those_of_the_table_in_memory() {
    let (_folder, file) = one_sided(6, Form::Compressed);
    let memory = OneSided::build();
    let home = |index: usize| HomePosition::from_index(index).unwrap();
    for (us, them) in [(54_263, 40_000), (100, 54_000), (50_000, 50_001), (1, 7)] {
        let rolls = |index: usize| file.rolls(&home(index).points()).unwrap();
        let found = rolls(us).outcome(&rolls(them)).to_array();
        let expected = memory.outcome(home(us), home(them)).to_array();
        for (found, expected) in found.iter().zip(expected) {
            assert!((found - expected).abs() < 1e-5, "{us} {them}");
        }
    }
}

/// Expected rolls by listing whole plays with the rules of the game.
struct BruteForce {
    plays: PlayList,
    known: HashMap<Vec<u8>, f64>,
}

impl BruteForce {
    fn mean(&mut self, counts: &[u8]) -> f64 {
        if counts.iter().all(|&n| n == 0) {
            return 0.0;
        }
        if let Some(&mean) = self.known.get(counts) {
            return mean;
        }
        let mut on_roll = [0; 26];
        on_roll[1..=counts.len()].copy_from_slice(counts);
        on_roll[0] = 15 - counts.iter().sum::<u8>();
        let mut opponent = [0; 26];
        opponent[0] = 15;
        let board = Board::try_from(Setup { on_roll, opponent }).unwrap();
        let mut sum = 0.0;
        for (roll, weight) in Roll::weighted() {
            self.plays.generate(&board, roll);
            let boards = self.plays.boards().to_vec();
            let after = boards
                .iter()
                .map(|after| after.on_roll()[1..=counts.len()].to_vec());
            let best = after
                .map(|after| self.mean(&after))
                .fold(f64::INFINITY, f64::min);
            sum += f64::from(weight) * best;
        }
        let mean = 1.0 + sum / 36.0;
        self.known.insert(counts.to_vec(), mean);
        mean
    }
}

/// Few checkers on eight points: the recursion over single steps finds what whole plays find. Stored
/// chances are rounded to 1/65535, so means differ a little from exact ones.
#[test]
fn steps_find_what_whole_plays_find() {
    let (_folder, file) = one_sided(8, Form::Compressed);
    let mut brute = BruteForce {
        plays: PlayList::new(),
        known: HashMap::new(),
    };
    for counts in [
        [0u8, 0, 0, 0, 0, 0, 0, 1],
        [0, 0, 0, 0, 0, 0, 1, 1],
        [1, 0, 1, 0, 0, 0, 0, 1],
        [0, 2, 0, 0, 0, 1, 0, 1],
        [0, 0, 0, 1, 0, 0, 1, 2],
    ] {
        let exact = brute.mean(&counts);
        let (moments, _) = file.moments(&counts).unwrap();
        assert!(
            (f64::from(moments.mean) - exact).abs() < 0.001,
            "{counts:?}: {exact}"
        );
    }
}

/// Where each side has its last roll or two and no choice matters, racing distributions are exact: one
/// checker each.
#[test]
fn both_kinds_agree_where_one_sided_is_exact() {
    let (_folder, exact) = two_sided(2);
    let table = OneSided::build();
    for own in 0..6 {
        for theirs in 0..6 {
            let one = |at: usize| std::array::from_fn(|i| u8::from(i == at));
            let (us, them): ([u8; 6], [u8; 6]) = (one(own), one(theirs));
            let home = |points| HomePosition::of_points(points).unwrap();
            let win = table.win_probability(home(us), home(them));
            let stored = exact.equities(&us, &them).unwrap().win();
            assert!(
                (win - stored).abs() < 1e-4,
                "{us:?} {them:?}: {win} {stored}"
            );
        }
    }
}

/// More checkers never take fewer rolls. That every distribution sums to one has been found on opening a
/// file without a seal.
#[test]
fn another_checker_never_helps() {
    let (_folder, file) = one_sided(7, Form::Compressed);
    let numbering = file.header().numbering;
    for index in (0..numbering.count()).step_by(211) {
        let mut counts = numbering.position(index).unwrap();
        if counts.iter().sum::<u8>() == 15 {
            continue;
        }
        let (fewer, _) = file.moments(&counts).unwrap();
        counts[usize::try_from(index % 7).unwrap()] += 1;
        let (more, _) = file.moments(&counts).unwrap();
        assert!(more.mean >= fewer.mean - 1e-3, "{counts:?}");
    }
}

/// Exact values of a bearoff by listing whole plays with the rules of the game: cubeless equity, then
/// money equities of not doubling with the cube owned, centred and the opponent's.
struct BothSides {
    plays: PlayList,
    known: HashMap<Board, [f64; 4]>,
}

impl BothSides {
    fn values(&mut self, board: &Board) -> [f64; 4] {
        if board.opponent()[1..].iter().all(|&n| n == 0) {
            return [-1.0; 4];
        }
        if let Some(&values) = self.known.get(board) {
            return values;
        }
        let mut sums = [0.0; 4];
        for (roll, weight) in Roll::weighted() {
            self.plays.generate(board, roll);
            let mut best = [f64::NEG_INFINITY; 4];
            for after in self.plays.boards().to_vec() {
                let [cubeless, owned, centred, opponents] = self.values(&after.swapped());
                // The opponent doubles where that is worth more, and we take or pass.
                let doubled = (2.0 * opponents).min(1.0);
                let theirs = [
                    cubeless,
                    opponents,
                    centred.max(doubled),
                    owned.max(doubled),
                ];
                for (best, theirs) in best.iter_mut().zip(theirs) {
                    *best = best.max(-theirs);
                }
            }
            for (sum, best) in sums.iter_mut().zip(best) {
                *sum += f64::from(weight) * best / 36.0;
            }
        }
        self.known.insert(*board, sums);
        sums
    }
}

fn home_board(on_roll: &[u8], opponent: &[u8]) -> Board {
    let half = |counts: &[u8]| {
        let mut half = [0; 26];
        half[1..=counts.len()].copy_from_slice(counts);
        half[0] = 15 - counts.iter().sum::<u8>();
        half
    };
    let (on_roll, opponent) = (half(on_roll), half(opponent));
    Board::try_from(Setup { on_roll, opponent }).unwrap()
}

/// All 784 pairs of up to two checkers a side. Stored values are cut to steps of 1/32767.5 at each turn.
#[test]
fn two_sided_recursion_finds_what_whole_plays_find() {
    let (_folder, file) = two_sided(2);
    let numbering = file.header().numbering;
    let mut brute = BothSides {
        plays: PlayList::new(),
        known: HashMap::new(),
    };
    for us in 1..numbering.count() {
        for them in 1..numbering.count() {
            let counts = |index| numbering.position(index).unwrap();
            let board = home_board(&counts(us)[..6], &counts(them)[..6]);
            let expected = brute.values(&board);
            let stored = file.board(&board).unwrap();
            let cubeful = stored.cubeful.unwrap();
            let found = [
                stored.cubeless,
                cubeful.owned,
                cubeful.centred,
                cubeful.opponents,
            ];
            for (found, expected) in found.into_iter().zip(expected) {
                let error = (f64::from(found) - expected).abs();
                assert!(error < 3e-4, "{board:?}: {found} {expected}");
            }
        }
    }
}

/// One more checker of ours never wins more, one more of theirs never less; owning the cube is never
/// worse than sharing it, nor that than facing it.
#[test]
fn exact_equities_are_monotone() {
    let (_folder, file) = two_sided(4);
    let numbering = file.header().numbering;
    let equities = |us: &[u8], them: &[u8]| file.equities(us, them).unwrap();
    for us in (0..numbering.count()).step_by(3) {
        for them in (0..numbering.count()).step_by(5) {
            let counts = |index| numbering.position(index).unwrap();
            let (own, theirs) = (counts(us), counts(them));
            let now = equities(&own, &theirs);
            let cubeful = now.cubeful.unwrap();
            assert!(
                cubeful.owned >= cubeful.centred - 1e-3,
                "{own:?} {theirs:?}"
            );
            assert!(
                cubeful.decided().centred >= cubeful.opponents - 1e-3,
                "{own:?} {theirs:?}"
            );
            let more = |mut counts: [u8; 18]| {
                counts[usize::try_from((us + them) % 6).unwrap()] += 1;
                (counts.iter().sum::<u8>() <= 4).then_some(counts)
            };
            if let Some(more) = more(own) {
                assert!(equities(&more, &theirs).cubeless <= now.cubeless + 1e-4);
            }
            if let Some(more) = more(theirs) {
                assert!(equities(&own, &more).cubeless >= now.cubeless - 1e-4);
            }
        }
    }
}

/// Any byte of the header or of the first records changed, or the file cut: refused or read, never a
/// panic, and what is read stays within its bounds.
#[test]
fn damaged_files_never_panic() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("file.bd");
    let one = OneSidedPlan::new(1).unwrap();
    let two = TwoSidedPlan::new(2, 1).unwrap();
    one.build(&path, &go_on).unwrap();
    let whole_one = std::fs::read(&path).unwrap();
    two.build(&path, None, &go_on).unwrap();
    let whole_two = std::fs::read(&path).unwrap();
    let look = |bytes: &[u8]| {
        std::fs::write(&path, bytes).unwrap();
        if let Ok(file) = OneSidedFile::open(&path) {
            for n in 0..=15 {
                assert!(file.rolls(&[n]).is_some() || file.moments(&[n]).is_some());
            }
        }
        if let Ok(file) = TwoSidedFile::open(&path) {
            let equities = file.equities(&[1], &[0, 1]).unwrap();
            assert!((-1.0..=1.0).contains(&equities.cubeless));
        }
    };
    for whole in [whole_one, whole_two] {
        for len in 0..whole.len() {
            look(&whole[..len]);
        }
        for at in 0..whole.len().min(200) {
            for byte in [0, b'0', b'1', b'9', b'x', 0x7f, 0xff] {
                let mut bytes = whole.clone();
                bytes[at] = byte;
                look(&bytes);
            }
        }
    }
}
