//! The order of sections, and how many there may be of a kind.

use super::NAME;
use super::cursor::Result;
use super::sections::{HEADER, Section};
use crate::ImportError;

const MOST_GAMES: usize = 1000;
const MOST_BLOCKS: usize = 64;
const MOST_SIGNATURES: usize = 16;

/// Where a section may stand, by groups in this order. Notes may stand before clock and video, too.
pub(super) const fn rank(tag: [u8; 4]) -> Option<u8> {
    Some(match &tag {
        b"MTCH" => 0,
        b"GAME" => 1,
        b"ANAL" | b"DECS" | b"SIGN" => 2,
        b"CLCK" => 3,
        b"VIDO" => 4,
        b"ANNO" => 5,
        b"MSIG" => 6,
        b"CSUM" => 7,
        _ => return None,
    })
}

pub(super) fn check(sections: &[Section<'_>]) -> Result<()> {
    let mut last: Option<u8> = None;
    let mut before: Option<[u8; 4]> = None;
    let mut counts = [0_usize; 8];
    for section in sections {
        let fail = |expected| {
            let found = String::from_utf8_lossy(&section.tag).into_owned();
            Err(ImportError::at_byte(NAME, section.at - 9, expected, found))
        };
        let in_group = before == Some(*b"ANAL");
        let Some(rank) = rank(section.tag) else {
            if in_group {
                return fail("the decisions of the analysis before");
            }
            before = Some(section.tag);
            continue;
        };
        let follows = match &section.tag {
            b"DECS" => before == Some(*b"ANAL"),
            b"SIGN" => before == Some(*b"DECS"),
            _ => !in_group,
        };
        let annotated = rank == 5 || last == Some(5) && matches!(rank, 3 | 4);
        let ordered =
            last.is_none_or(|last| last <= rank) || annotated && last.is_some_and(|l| l <= 5);
        if !follows || !ordered || (last.is_none() && rank != 0) {
            return fail("the sections in their order");
        }
        let index = usize::from(rank);
        counts[index] += usize::from(!matches!(&section.tag, b"DECS" | b"SIGN"));
        let most = [1, MOST_GAMES, MOST_BLOCKS, 1, 1, 1, MOST_SIGNATURES, 1][index];
        if counts[index] > most {
            return fail("no more sections of this kind");
        }
        last = Some(if rank == 5 {
            5
        } else {
            rank.max(last.filter(|&l| l != 5).unwrap_or(0))
        });
        before = Some(section.tag);
    }
    if counts[0] == 0 || before == Some(*b"ANAL") {
        let at = sections.last().map_or(HEADER, |last| last.at);
        return Err(ImportError::at_byte(
            NAME,
            at,
            "a whole match",
            "the end of the file",
        ));
    }
    Ok(())
}
