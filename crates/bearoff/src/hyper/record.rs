//! One position as files store it: 28 bytes, little-endian (layout sheet, section 6).

/// Chances of a position: win, win gammon, win backgammon, lose gammon, lose backgammon.
pub(crate) type Chances = [f32; 5];
/// Equities of a position: cubeless, cube owned, centred, centred with the Jacoby rule, owned by the
/// opponent.
pub(crate) type Equities = [f32; 5];

/// Bytes of a stored position.
pub(crate) const RECORD: usize = 28;
/// Largest 24-bit number.
const TOP: f32 = 16_777_215.0;
/// Equities go from -3 to 3; the released tool multiplies by the rounded reciprocal of the range.
const ONE_SIXTH: f32 = 1.0 / 6.0;

#[expect(
    clippy::cast_sign_loss,
    reason = "chances and equities in range are not negative here; the cast cuts others to 0"
)]
/// Stores five chances and the four cubeful equities.
pub(crate) fn encode(chances: &Chances, equities: &Equities) -> [u8; RECORD] {
    let mut record = [0; RECORD];
    let stored = chances.iter().map(|chance| chance * TOP).chain(
        equities[1..]
            .iter()
            .map(|equity| (equity * ONE_SIXTH + 0.5) * TOP),
    );
    for (bytes, number) in record.chunks_exact_mut(3).zip(stored) {
        bytes.copy_from_slice(&(number as u32).to_le_bytes()[..3]);
    }
    record
}

/// Reads five chances and four equities: cube owned, centred, centred with the Jacoby rule, owned by
/// the opponent.
pub(crate) fn decode(record: &[u8; RECORD]) -> (Chances, [f32; 4]) {
    let number = |i: usize| {
        let [a, b, c] = [record[3 * i], record[3 * i + 1], record[3 * i + 2]];
        u32::from_le_bytes([a, b, c, 0]) as f32 / TOP
    };
    let equity = |i: usize| (number(i) - 0.5) * 6.0;
    (
        std::array::from_fn(number),
        std::array::from_fn(|i| equity(5 + i)),
    )
}
