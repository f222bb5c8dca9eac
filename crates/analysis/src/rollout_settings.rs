//! The settings of a rollout as a record keeps them.

use barpoint_equity::Equity;
use barpoint_eval::{CubeUse, FILTER_DEPTHS, MoveFilter, SearchSettings};
use barpoint_record::{
    DiceSettings, EvalSettings, FilterLevel, Generator as Recorded, InUse, LateSettings,
    PlayerSettings, Program, RolloutSettings, Truncation,
};
use barpoint_rollout::{
    Generator, PlayerSettings as Player, RolloutSettings as Settings, VarianceReduction,
};
use barpoint_rules::{BySide, Side};

use crate::findings::eval_settings;

/// Plies after which gnubg's later settings and truncation begin where they are not in use.
const LATER: u16 = 5;
const END: u16 = 10;

/// The settings of a rollout of a decision of `decider`, as records keep them.
#[must_use]
pub fn recorded(settings: &Settings, decider: Side) -> RolloutSettings {
    let Settings {
        players,
        late,
        truncation,
        bearoff,
        dice,
        ..
    } = settings;
    let later = late.as_ref().map_or(players, |late| &late.players);
    let end = truncation.map_or(players[0].checker, |end| end.evaluation);
    let end = evaluation(&end);
    RolloutSettings {
        program: Some(Program::Barpoint),
        cubeful: settings.cube == CubeUse::Cubeful,
        variance_reduction: InUse::from(settings.variance_reduction != VarianceReduction::Off),
        dice: DiceSettings {
            generator: generator(dice.generator),
            seed: dice.seed,
            skipped: 0,
            stratified: dice.stratified,
            initial: dice.initial,
        },
        players: by_side(players, decider),
        late: LateSettings {
            in_use: late.is_some().into(),
            from_ply: late.map_or(LATER, |late| late.from_ply),
            players: by_side(later, decider),
        },
        truncation: Truncation {
            in_use: truncation.is_some().into(),
            plies: truncation.map_or(END, |end| end.plies),
            checker: end,
            cube: end,
        },
        exact_bearoff: bearoff.exact.into(),
        one_sided_bearoff: bearoff.one_sided.into(),
    }
}

/// The decider's settings come first in a rollout, a record has them by identity.
fn by_side(players: &[Player; 2], decider: Side) -> BySide<PlayerSettings> {
    BySide::from_fn(|side| player(&players[usize::from(side != decider)]))
}

fn player(player: &Player) -> PlayerSettings {
    PlayerSettings {
        checker: evaluation(&player.checker),
        filter: filter(&player.filter, player.checker.plies),
        cube: evaluation(&player.cube),
    }
}

fn evaluation(settings: &SearchSettings) -> EvalSettings {
    eval_settings(*settings, settings.plies)
}

/// The levels below a search of this many plies.
fn filter(filter: &MoveFilter, plies: u8) -> Vec<Option<FilterLevel>> {
    let levels = (0..plies)
        .take(FILTER_DEPTHS)
        .map(|level| filter.level(level, plies));
    let levels = levels.map(|level| {
        level.map(|level| FilterLevel {
            accept: level.accept.into(),
            extra: level.extra.into(),
            threshold: Equity(level.threshold),
        })
    });
    levels.collect()
}

const fn generator(generator: Generator) -> Recorded {
    match generator {
        Generator::ChaCha => Recorded::ChaCha,
        Generator::Mersenne => Recorded::Mersenne,
        Generator::Isaac => Recorded::Isaac,
        Generator::Pcg => Recorded::Pcg,
        Generator::Xoshiro => Recorded::Xoshiro,
        Generator::Md5 => Recorded::Md5,
        Generator::Bbs => Recorded::Bbs,
        Generator::Bsd => Recorded::Bsd,
        Generator::Ansi => Recorded::Ansi,
        Generator::File => Recorded::File,
    }
}
