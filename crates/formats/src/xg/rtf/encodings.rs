//! Character encodings by the numbers, and characters by the names, that RTF uses.

use encoding_rs::Encoding;

/// Windows code pages by number.
pub(super) fn code_page(number: i32) -> Option<&'static Encoding> {
    let label = match number {
        932 => "shift_jis".to_owned(),
        936 => "gbk".to_owned(),
        949 => "euc-kr".to_owned(),
        950 => "big5".to_owned(),
        65_001 => "utf-8".to_owned(),
        number => format!("windows-{number}"),
    };
    Encoding::for_label(label.as_bytes())
}

/// Character sets of Windows fonts.
pub(super) fn charset(number: i32) -> Option<&'static Encoding> {
    code_page(match number {
        0 => 1252,
        128 => 932,
        129 => 949,
        134 => 936,
        136 => 950,
        161 => 1253,
        162 => 1254,
        163 => 1258,
        177 => 1255,
        178 => 1256,
        186 => 1257,
        204 => 1251,
        222 => 874,
        238 => 1250,
        _ => return None,
    })
}

/// Characters that have a control word.
pub(super) fn named(word: &str) -> Option<char> {
    Some(match word {
        "emdash" => '\u{2014}',
        "endash" => '\u{2013}',
        "lquote" => '\u{2018}',
        "rquote" => '\u{2019}',
        "ldblquote" => '\u{201c}',
        "rdblquote" => '\u{201d}',
        "bullet" => '\u{2022}',
        _ => return None,
    })
}
