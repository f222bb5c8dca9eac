//! Settings of evaluations and rollouts in gnubg's words.

use barpoint_record::{
    EvalSettings, FilterLevel, Generator, InUse, MoveRollout, PlayerSettings, RolledOut,
    RolloutSettings,
};
use barpoint_rules::{BySide, Side};

/// An evaluation: `2-ply cubeful prune [world class]`.
pub(crate) fn evaluation(settings: EvalSettings) -> String {
    let mut words = format!("{}-ply {}", settings.plies, cubeful(settings.cubeful));
    if settings.prune {
        words.push_str(" prune");
    }
    if settings.noise > 0.0 {
        put!(words, ", noise {:.3}", settings.noise);
        let kind = if settings.deterministic {
            "(d)"
        } else {
            "(nd)"
        };
        words.push_str(kind);
    }
    let named = settings.cubeful && settings.prune && settings.noise <= 0.0;
    match settings.plies {
        0 if named => words.push_str(" [expert]"),
        2 if named => words.push_str(" [world class]"),
        3 if named => words.push_str(" [grandmaster]"),
        _ => {}
    }
    words
}

const fn cubeful(is: bool) -> &'static str {
    if is { "cubeful" } else { "cubeless" }
}

/// Chances and values of a rollout, and their standard errors; the cubeless ones times a factor.
pub(crate) fn figures(
    result: &RolledOut,
    factor: f32,
    [equity, equity_error]: [f32; 2],
) -> [String; 2] {
    let mean = result.mean();
    let cubeless = factor * mean.cubeless.get();
    let [win, wg, wbg, lg, lbg] = mean.outcome.to_array();
    let lose = 1.0 - win;
    let [e_win, e_wg, e_wbg, e_lg, e_lbg] = result.chances_std_err();
    let e_cubeless = factor * result.cubeless_std_err().get();
    [
        format!(
            "{win:5.3} {wg:5.3} {wbg:5.3} - {lose:5.3} {lg:5.3} {lbg:5.3} CL {cubeless:+6.3} CF {equity:+6.3}"
        ),
        format!(
            "[{e_win:5.3} {e_wg:5.3} {e_wbg:5.3} - {e_win:5.3} {e_lg:5.3} {e_lbg:5.3} CL {e_cubeless:6.3} CF {equity_error:6.3}]"
        ),
    ]
}

/// Chances in a row: `0.499 0.137 0.008 - 0.501 0.141 0.007`.
pub(crate) fn chances([win, wg, wbg, lg, lbg]: [f32; 5]) -> String {
    let lose = 1.0 - win;
    format!("{win:5.3} {wg:5.3} {wbg:5.3} - {lose:5.3} {lg:5.3} {lbg:5.3}")
}

/// The settings of a rollout and its number of trials, line by line as gnubg has them.
#[must_use]
pub fn rollout(settings: &RolloutSettings, trials: u32) -> Vec<String> {
    let truncation = &settings.truncation;
    let kind = match truncation.in_use {
        InUse::Yes => format!(
            "Truncated {} rollout (depth {})",
            cubeful(settings.cubeful),
            truncation.plies
        ),
        InUse::No => format!("Full {} rollout", cubeful(settings.cubeful)),
    };
    let reduced = match settings.variance_reduction {
        InUse::Yes => " with variance reduction",
        InUse::No => "",
    };
    let dice = &settings.dice;
    let even = if dice.stratified {
        " and quasi-random dice"
    } else {
        ""
    };
    let generator = generator(&dice.generator);
    let mut lines = vec![
        format!("{kind}{reduced}"),
        format!(
            "{trials} games, {generator} dice gen. with seed {}{even}",
            dice.seed
        ),
    ];
    lines.extend(players(&settings.players));
    if settings.late.in_use == InUse::Yes {
        lines.push(format!(
            "Different evaluations after {} plies:",
            settings.late.from_ply
        ));
        lines.extend(players(&settings.late.players));
    }
    lines
}

const fn generator(generator: &Generator) -> &str {
    match generator {
        Generator::Mersenne => "Mersenne Twister",
        Generator::Isaac => "ISAAC",
        Generator::Md5 => "MD5",
        Generator::Bbs => "Blum, Blum and Shub",
        Generator::Bsd => "BSD",
        Generator::Ansi => "ANSI",
        Generator::ChaCha => "ChaCha8",
        Generator::Pcg => "PCG",
        Generator::Xoshiro => "xoshiro256++",
        Generator::Manual => "manual",
        Generator::RandomOrg => "random.org",
        Generator::File => "file",
        Generator::Other(name) => name.as_str(),
        _ => "unknown",
    }
}

/// How both players decided: once if alike.
fn players(players: &BySide<PlayerSettings>) -> Vec<String> {
    if players.white == players.black {
        return player(&players.white);
    }
    let mut lines = Vec::new();
    for side in Side::BOTH {
        let number = u8::from(side == Side::Black);
        lines.push(format!("Player {number}:"));
        lines.extend(player(&players[side]));
    }
    lines
}

fn player(settings: &PlayerSettings) -> Vec<String> {
    let checker = evaluation(settings.checker);
    let mut lines = vec![format!("Play: {checker}")];
    if settings.checker.plies > 0 {
        let filters = settings.filter.iter().enumerate();
        let filters = filters.filter_map(|(ply, filter)| filter.map(|filter| (ply, filter)));
        lines.extend(filters.map(|(ply, level)| filter(ply, level)));
    }
    lines.push(format!("Cube: {}", evaluation(settings.cube)));
    lines
}

fn filter(ply: usize, level: FilterLevel) -> String {
    format!(
        "keep the first {} {ply}-ply moves and up to {} more moves within equity {}",
        level.accept,
        level.extra,
        level.threshold.get()
    )
}

/// Equity and standard error that a rolled-out candidate is ranked by.
pub(crate) fn ranked(rollout: &MoveRollout, error: Option<f32>) -> [String; 2] {
    let values = [rollout.equity.get(), error.unwrap_or(0.0)];
    figures(&rollout.result, 1.0, values)
}
