//! Values of properties.

use barpoint_equity::Equity;
use barpoint_record::{Luck, SkillMark};
use barpoint_rules::{CubeOwner, Roll, Side};

pub(super) fn set<T>(slot: &mut Option<T>, value: Option<T>) -> bool {
    *slot = value;
    slot.is_some()
}

/// gnubg gives a roll whose luck it has not analysed a number below all others.
pub(super) fn read_luck(value: &str) -> Option<Luck> {
    let number: f32 = value.trim().parse().ok()?;
    Some(if number > f32::MIN {
        Luck::Known(Equity(number))
    } else {
        Luck::Unknown
    })
}

/// Two digits at the front, and whether the smaller comes first.
pub(super) fn read_dice(value: &str) -> Option<(Roll, bool)> {
    let &[a, b, ..] = value.as_bytes() else {
        return None;
    };
    let die = |byte: u8| byte.checked_sub(b'0');
    let roll = Roll::new(die(a)?, die(b)?)?;
    Some((roll, a < b))
}

pub(super) fn read_side(value: &str) -> Option<Side> {
    match value.trim() {
        "W" => Some(Side::White),
        "B" => Some(Side::Black),
        _ => None,
    }
}

pub(super) fn read_cube_value(value: &str) -> Option<u32> {
    let value: u32 = value.trim().parse().ok()?;
    (value.is_power_of_two() && value <= 1 << 15).then_some(value)
}

pub(super) fn read_owner(value: &str) -> Option<CubeOwner> {
    match value.trim() {
        "c" => Some(CubeOwner::Centred),
        "w" => Some(CubeOwner::Owned(Side::White)),
        "b" => Some(CubeOwner::Owned(Side::Black)),
        _ => None,
    }
}

pub(super) fn read_bad(value: &str) -> Option<SkillMark> {
    match value.trim() {
        "1" => Some(SkillMark::Bad),
        "2" => Some(SkillMark::VeryBad),
        _ => None,
    }
}
