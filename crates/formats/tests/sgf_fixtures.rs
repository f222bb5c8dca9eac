//! Other people's SGF files come back byte for byte.

use barpoint_formats::by_name;
use barpoint_testkit::fixtures_under;

#[test]
fn gnubg_files_come_back_byte_for_byte() {
    let sgf = by_name("sgf").unwrap();
    let files = fixtures_under("fixtures");
    for path in files
        .iter()
        .filter(|p| p.extension().is_some_and(|e| e == "sgf"))
    {
        let bytes = std::fs::read(path).unwrap();
        assert_eq!(
            barpoint_formats::detect(&bytes).unwrap().name(),
            "sgf",
            "{path:?}"
        );
        let imported = sgf.import(&bytes).unwrap();
        assert_eq!(imported.warnings, [], "{path:?}");
        let written = sgf.export(&imported.record).unwrap();
        let lines = |bytes: &[u8]| -> Vec<String> {
            String::from_utf8_lossy(bytes)
                .lines()
                .map(str::to_owned)
                .collect()
        };
        for (number, (ours, theirs)) in lines(&written).iter().zip(lines(&bytes)).enumerate() {
            assert_eq!(*ours, theirs, "{path:?} line {}", number + 1);
        }
        assert_eq!(written, bytes, "{path:?}");
    }
}
