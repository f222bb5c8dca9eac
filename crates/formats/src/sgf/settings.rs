//! How gnubg words the settings of evaluations and rollouts.
//!
//! A rollout's: `SK skipped RC` ten numbers, the generator's name in quotes, its seed, then labelled evaluations
//! (`cube0 ver 3 2C 1 0.000000 1`, with a move filter after a checker play that looks ahead). Order and blanks as
//! files of gnubg 1.07.001 have them (`set rollout ...`, `analyse rollout move`, `save match`).

use std::fmt::Write;

use barpoint_equity::Equity;
use barpoint_record::{
    DiceSettings, EvalSettings, FilterLevel, InUse, LateSettings, PlayerSettings, RolloutSettings,
    Truncation,
};
use barpoint_rules::{BySide, Side};

use super::generator;
use super::number::{Words, decimals, fixed};

/// `2C` for two plies with the cube, `2` for two without.
pub(super) fn plies(settings: EvalSettings) -> String {
    let cube = if settings.cubeful { "C" } else { "" };
    format!("{}{cube}", settings.plies)
}

/// The opposite of [`plies`].
pub(super) fn read_plies(word: &str) -> Option<(u8, bool)> {
    let digits = word.trim_end_matches('C');
    Some((digits.parse().ok()?, digits.len() < word.len()))
}

/// Reads an optional `ver N` that is followed by `next`, which is returned.
///
/// Files before the version mark have 0.
pub(super) fn read_version<'a>(words: &mut Words<'a>) -> Option<(u32, &'a str)> {
    let word = words.word()?;
    if word == "ver" {
        let version = words.number()?;
        return Some((version, words.word()?));
    }
    Some((0, word))
}

/// A flag as files write it, 0 or 1.
pub(super) fn flag(words: &mut Words<'_>) -> Option<bool> {
    words.number::<u32>().map(|n| n != 0)
}

/// Splits a rollout into its results and, from `SK` on, its settings.
pub(super) fn split_rollout(value: &str) -> Option<(&str, &str)> {
    let at = value.find(" SK ")?;
    Some((&value[..at], &value[at + 1..]))
}

/// The settings of a rollout, from `SK` on.
pub(super) fn write_rollout(settings: &RolloutSettings) -> String {
    let RolloutSettings {
        dice,
        late,
        truncation,
        ..
    } = settings;
    let on = |flag: bool| u8::from(flag);
    let in_use = |part: InUse| u8::from(part == InUse::Yes);
    let mut text = format!(
        "SK {} RC {} {} {} {} {} {} {} {} {} {} \"{}\" {} ",
        dice.skipped,
        on(settings.cubeful),
        in_use(settings.variance_reduction),
        on(dice.initial),
        on(dice.stratified),
        in_use(late.in_use),
        in_use(truncation.in_use),
        truncation.plies,
        in_use(settings.exact_bearoff),
        in_use(settings.one_sided_bearoff),
        late.from_ply,
        generator::name(settings.program, &dice.generator),
        dice.seed,
    );
    write_players(&mut text, "", &settings.players);
    write_players(&mut text, "late", &late.players);
    let _ = write!(
        text,
        " cubetrunc {} cheqtrunc {}",
        evaluation(truncation.cube),
        evaluation(truncation.checker)
    );
    text
}

/// Reads what [`write_rollout`] writes; `None` if it is malformed.
pub(super) fn read_rollout(text: &str) -> Option<RolloutSettings> {
    let (head, rest) = text.split_once('"')?;
    let (name, rest) = rest.split_once('"')?;
    let mut words = Words::new(head);
    words.literal("SK")?;
    let skipped = words.number()?;
    words.literal("RC")?;
    let [
        cubeful,
        variance_reduction,
        initial,
        stratified,
        late,
        truncated,
    ] = flags(&mut words)?;
    let truncation_plies = words.number()?;
    let [exact_bearoff, one_sided_bearoff] = flags(&mut words)?;
    let from_ply = words.number()?;
    if !words.finish() {
        return None;
    }
    let mut words = Words::new(rest);
    let (program, generator) = generator::named(name);
    let dice = DiceSettings {
        generator,
        seed: words.number()?,
        skipped,
        stratified,
        initial,
    };
    let settings = RolloutSettings {
        program,
        cubeful,
        variance_reduction: variance_reduction.into(),
        dice,
        players: read_players(&mut words, "")?,
        late: LateSettings {
            in_use: late.into(),
            from_ply,
            players: read_players(&mut words, "late")?,
        },
        truncation: Truncation {
            in_use: truncated.into(),
            plies: truncation_plies,
            cube: read_labelled(&mut words, "cubetrunc")?,
            checker: read_labelled(&mut words, "cheqtrunc")?,
        },
        exact_bearoff: exact_bearoff.into(),
        one_sided_bearoff: one_sided_bearoff.into(),
    };
    words.finish().then_some(settings)
}

fn flags<const N: usize>(words: &mut Words<'_>) -> Option<[bool; N]> {
    let numbers: [u8; N] = words.numbers()?;
    Some(numbers.map(|n| n != 0))
}

/// An evaluation within the settings of a rollout.
fn evaluation(settings: EvalSettings) -> String {
    format!(
        "ver 3 {} {} {} {}",
        plies(settings),
        u8::from(settings.deterministic),
        fixed(settings.noise),
        u8::from(settings.prune)
    )
}

fn read_labelled(words: &mut Words<'_>, label: &str) -> Option<EvalSettings> {
    words.literal(label)?;
    let (_, word) = read_version(words)?;
    let (plies, cubeful) = read_plies(word)?;
    Some(EvalSettings {
        plies,
        cubeful,
        deterministic: flag(words)?,
        noise: words.number()?,
        // Files before version 2 have no flag.
        prune: words.is_number() && flag(words)?,
    })
}

/// gnubg's player 0 is White.
fn number(side: Side) -> u8 {
    u8::from(side == Side::Black)
}

fn write_players(text: &mut String, late: &str, players: &BySide<PlayerSettings>) {
    for side in Side::BOTH {
        let (n, player) = (number(side), &players[side]);
        let (cube, checker) = (evaluation(player.cube), evaluation(player.checker));
        let _ = write!(text, " {late}cube{n} {cube}  {late}cheq{n} {checker}");
        if player.filter.is_empty() {
            continue;
        }
        let _ = write!(text, " {late}filt{n} ");
        for level in &player.filter {
            let _ = match level {
                Some(level) => {
                    let threshold = decimals(level.threshold.get(), 5);
                    write!(text, "{} {} {threshold} ", level.accept, level.extra)
                }
                None => write!(text, "-1 0 0.00000 "),
            };
        }
    }
}

fn read_players(words: &mut Words<'_>, late: &str) -> Option<BySide<PlayerSettings>> {
    let mut read = |side: Side| {
        let n = number(side);
        let cube = read_labelled(words, &format!("{late}cube{n}"))?;
        let checker = read_labelled(words, &format!("{late}cheq{n}"))?;
        let filter = read_filter(words, &format!("{late}filt{n}"))?;
        Some(PlayerSettings {
            checker,
            filter,
            cube,
        })
    };
    Some(BySide::new(read(Side::White)?, read(Side::Black)?))
}

/// The levels of a move filter; none where there is no such label.
fn read_filter(words: &mut Words<'_>, label: &str) -> Option<Vec<Option<FilterLevel>>> {
    let mut levels = Vec::new();
    if words.peek() != Some(label) {
        return Some(levels);
    }
    words.literal(label)?;
    while words.is_number() {
        let accept: i32 = words.number()?;
        let extra = words.number()?;
        let threshold = Equity(words.number()?);
        // Less than none: the level is skipped.
        levels.push(u16::try_from(accept).ok().map(|accept| FilterLevel {
            accept,
            extra,
            threshold,
        }));
    }
    Some(levels)
}

#[cfg(test)]
mod tests;
