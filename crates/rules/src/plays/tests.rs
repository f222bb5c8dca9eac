use super::*;
use crate::Variation;

fn roll(a: u8, b: u8) -> Roll {
    Roll::new(a, b).unwrap()
}

#[test]
fn opening_has_447_plays() {
    let mut list = PlayList::new();
    let total: usize = Roll::weighted()
        .map(|(roll, _)| {
            list.generate(&Variation::Standard.start(), roll);
            list.len()
        })
        .sum();
    assert_eq!(total, 447);
}

#[test]
fn opening_31_has_16_plays() {
    let mut list = PlayList::new();
    list.generate(&Variation::Standard.start(), roll(3, 1));
    assert_eq!(list.len(), 16);
}
