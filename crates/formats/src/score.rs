//! What scores say of results.

use barpoint_rules::{BySide, Side};

/// The one side whose score rose, and by how much.
pub(crate) fn gain(before: BySide<u16>, after: BySide<u16>) -> Option<(Side, u32)> {
    let rise = |side: Side| after[side].checked_sub(before[side]);
    match (rise(Side::White)?, rise(Side::Black)?) {
        (0, points @ 1..) => Some((Side::Black, points.into())),
        (points @ 1.., 0) => Some((Side::White, points.into())),
        _ => None,
    }
}
