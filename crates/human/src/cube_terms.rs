//! What a person sees of a cube decision.

use barpoint_equity::{CubeAccess, CubeContext};
use barpoint_eval::{CubeDecision, Phase};
use barpoint_rules::Board;

use crate::Term;

/// How many terms a double has.
const DOUBLES: usize = 13;
/// How many terms a take has.
const TAKES: usize = 10;

/// What is weighed when a player may double, beside not doubling.
pub const DOUBLE_TERMS: [Term; DOUBLES] = [
    Term::equity(
        "gain",
        "equity that doubling gains; less than 0 where it is wrong",
    ),
    Term::equity("gain-to-0.1", "the same between -0.1 and 0.1"),
    Term::equity("gain-right", "what it gains where it is right"),
    Term::habit("always", "1 in every decision"),
    Term::habit("pass", "the opponent should pass"),
    Term::habit("too-good", "equity without doubling beyond that of a pass"),
    Term::habit("redouble", "the cube is owned"),
    Term::habit("race", "races and bear-offs"),
    Term::habit("attack", "blitzes and prime vs prime"),
    Term::habit("back-game", "back games"),
    Term::habit("holding", "holding games"),
    Term::habit("win", "winning chance less 0.7"),
    Term::habit("gammons", "share of gammons among wins"),
];

/// What is weighed when a double is answered, from the player who answers: taking beside passing.
pub const TAKE_TERMS: [Term; TAKES] = [
    Term::equity(
        "gain",
        "equity that taking gains; less than 0 where it is wrong",
    ),
    Term::equity("gain-to-0.1", "the same between -0.1 and 0.1"),
    Term::equity("gain-right", "what it gains where it is right"),
    Term::habit("always", "1 in every decision"),
    Term::habit("redouble", "a redouble is answered"),
    Term::habit("race", "races and bear-offs"),
    Term::habit("attack", "blitzes and prime vs prime"),
    Term::habit("back-game", "back games"),
    Term::habit("gammons", "share of gammons among losses"),
    Term::habit("anchor", "an anchor is held"),
];

/// Up to which gain people see a difference clearly.
const SMALL_GAIN: f32 = 0.1;

fn gains(gain: f32) -> [f32; 3] {
    [gain, gain.clamp(-SMALL_GAIN, SMALL_GAIN), gain.max(0.0)]
}

const fn flag(is_so: bool) -> f32 {
    if is_so { 1.0 } else { 0.0 }
}

/// What doubling gains, in EMG.
pub(crate) fn double_gain(decision: &CubeDecision) -> f32 {
    decision.equities.double().get() - decision.equities.no_double.get()
}

/// What taking gains, in EMG.
pub(crate) fn take_gain(decision: &CubeDecision) -> f32 {
    1.0 - decision.equities.double_take.get()
}

/// The terms of doubling; board and cube as the player sees them who may double.
pub(crate) fn double_terms(
    board: &Board,
    context: CubeContext,
    decision: &CubeDecision,
) -> [f32; DOUBLES] {
    let phase = Phase::of(board);
    let [gain, small, right] = gains(double_gain(decision));
    let equities = &decision.equities;
    [
        gain,
        small,
        right,
        1.0,
        flag(equities.double_take.get() > 1.0),
        (equities.no_double.get() - 1.0).max(0.0),
        flag(context.access == CubeAccess::OnRoll),
        flag(is_race(phase)),
        flag(is_attack(phase)),
        flag(phase == Phase::BackGame),
        flag(phase == Phase::Holding),
        decision.outcome.win - 0.7,
        gammon_share(decision),
    ]
}

/// The terms of taking; board and cube as the doubler sees them before the double.
pub(crate) fn take_terms(
    board: &Board,
    context: CubeContext,
    decision: &CubeDecision,
) -> [f32; TAKES] {
    let phase = Phase::of(board);
    let [gain, small, right] = gains(take_gain(decision));
    let anchor = board.opponent()[18..=24].iter().any(|&n| n >= 2);
    [
        gain,
        small,
        right,
        1.0,
        flag(context.access == CubeAccess::OnRoll),
        flag(is_race(phase)),
        flag(is_attack(phase)),
        flag(phase == Phase::BackGame),
        gammon_share(decision),
        flag(anchor),
    ]
}

fn is_race(phase: Phase) -> bool {
    matches!(phase, Phase::Race | Phase::BearOff)
}

fn is_attack(phase: Phase) -> bool {
    matches!(phase, Phase::Blitz | Phase::PrimeVsPrime)
}

/// The share of gammons among the doubler's wins.
fn gammon_share(decision: &CubeDecision) -> f32 {
    let outcome = &decision.outcome;
    if outcome.win > 0.0 {
        outcome.win_gammon / outcome.win
    } else {
        0.0
    }
}
