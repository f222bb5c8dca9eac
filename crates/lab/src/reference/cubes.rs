//! Cube decisions at chosen scores, from games of the program against itself.

mod score;

use barpoint_engine::{CANDIDATES, DiceSource, Engine, Mersenne};
use barpoint_equity::{CubeContext, CubeEquities};
use barpoint_eval::{CubeModel, CubeUse, MoveFilter, SearchSettings, StaticPlayer};
use barpoint_judge::score_name;
use barpoint_rollout::{Distance, PlayerSettings, RolloutSettings};
use barpoint_rules::Variation;

use super::result::line_of;
use super::{Decision, Family, Origin, Precision, RolledOut};
use score::CubeScore;

/// Decisions of this sample end in a standard error of 0.01 EMG, or after this many trials.
pub const CUBE_PRECISION: Precision = Precision {
    distance: Distance {
        std_err: 0.01,
        part: 0.0,
    },
    block: 144,
    most: 9 * 144,
};

/// Plies that the players of the trials look ahead for cube decisions; plays are made by the nets alone.
const CUBE_PLIES: u8 = 2;

/// The decision with this number, a function of the seed; the scores take turns. Doubling or taking is close there by a 2-ply
/// look-ahead.
#[must_use]
pub fn cube_decision(engine: &Engine, seed: u32, number: u32) -> Decision {
    let score = CubeScore::of_number(number);
    let mut dice = dice_of(seed, number);
    loop {
        let mut met = game(engine, score, &mut dice);
        while !met.is_empty() {
            let most = u32::try_from(met.len()).unwrap_or(u32::MAX);
            let at = usize::try_from(dice.below(most)).unwrap_or(0);
            let mut decision = met.swap_remove(at);
            if is_close(engine, &decision, 2) {
                decision.number = number;
                return decision;
            }
        }
    }
}

/// Neighbouring seeds and numbers give unrelated games.
fn dice_of(seed: u32, number: u32) -> Mersenne {
    let mixed = seed.wrapping_mul(0xcc9e_2d51) ^ number.wrapping_mul(0x1b87_3593);
    Mersenne::new((mixed ^ (mixed >> 16)).wrapping_mul(0x85eb_ca6b))
}

/// Decisions of a game without a cube that look close to the static evaluator.
fn game(engine: &Engine, score: CubeScore, dice: &mut Mersenne) -> Vec<Decision> {
    const LONGEST: usize = 400;
    let mut player = StaticPlayer::new(engine.search(), CubeUse::Cubeless, CANDIDATES);
    let mut board = Variation::Standard.start();
    let mut met = Vec::new();
    for turn in 0..LONGEST {
        if Family::is_known(&board) {
            break;
        }
        let decision = score.state(board).map(|state| Decision {
            number: 0,
            state,
            family: Family::of(&board, Some(turn)),
            origin: Origin::SelfPlay,
            plays: Vec::new(),
        });
        met.extend(decision.filter(|decision| is_close(engine, decision, 0)));
        let after = player.play(&board, dice.roll(), CubeContext::MONEY);
        board = after.swapped();
    }
    met
}

/// Whether doubling or taking is close at this depth.
fn is_close(engine: &Engine, decision: &Decision, plies: u8) -> bool {
    let settings =
        SearchSettings::new(plies, CubeUse::Cubeful, CANDIDATES).with_model(CubeModel::Janowski);
    let board = decision.state.board();
    let found = engine
        .search()
        .cube_decision(board, decision.context(), settings);
    found.is_some_and(|found| is_near(&found.equities))
}

/// Within 0.2 EMG of one another; the take where doubling is better than playing on.
fn is_near(equities: &CubeEquities) -> bool {
    const NEAR: f32 = 0.2;
    let [hold, take] = [equities.no_double.get(), equities.double_take.get()];
    (take.min(1.0) - hold).abs() <= NEAR || (take - 1.0).abs() <= NEAR && take > hold
}

/// How the trials of a decision are played: to the end of the game, with variance reduction and the same dice for both actions.
#[must_use]
pub fn cube_settings(seed: u32, number: u32) -> RolloutSettings {
    let search =
        SearchSettings::new(0, CubeUse::Cubeful, CANDIDATES).with_model(CubeModel::Janowski);
    let player = PlayerSettings::looking(search, MoveFilter::NORMAL, None, Some(CUBE_PLIES));
    let dice = (u64::from(seed) << 32) | u64::from(number);
    RolloutSettings::full(player, CubeUse::Cubeful, dice)
}

/// The line of a decision rolled out, as the judge reads it.
#[must_use]
pub fn cube_line(decision: &Decision, found: &RolledOut, seed: u32, nets: &str) -> String {
    let mut line = line_of(decision, found, nets);
    line["score"] = score_name(&decision.context()).into();
    line["seed"] = seed.into();
    line.to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each score in turn, the same decision again for the same seed, others for another.
    #[test]
    fn decisions_are_functions_of_seed_and_number() {
        let engine = Engine::built_in().unwrap();
        let names = [
            "money",
            "2-away 2-away",
            "3-away 2-away",
            "2-away 3-away",
            "3-away 3-away",
            "4-away 2-away",
            "2-away 4-away",
            "4-away 3-away",
            "3-away 4-away",
            "5-away 5-away",
            "4-away 5-away",
            "9-away 11-away",
            "4-away 1-away post-Crawford",
        ];
        let count = u32::try_from(CubeScore::COUNT).unwrap();
        for (number, name) in (0..).zip(names) {
            let decision = cube_decision(&engine, 1, number);
            assert_eq!(score_name(&decision.context()), name);
            assert_eq!(decision.number, number);
            assert!(is_close(&engine, &decision, 2), "{}", decision.state);
            let cube = decision.state.cube().value();
            assert_eq!(cube, if number == 10 { 2 } else { 1 }, "{name}");
        }
        let money = cube_decision(&engine, 1, 0);
        assert_eq!(money, cube_decision(&engine, 1, 0));
        assert_ne!(money.state, cube_decision(&engine, 2, 0).state);
        // The next of the same score has the cube at 2 where redoubling makes sense.
        let owned = |number| cube_decision(&engine, 1, number).state.cube().value() == 2;
        assert_eq!([count, count + 1].map(owned), [true, false]);
    }

    #[test]
    fn the_line_names_score_and_seed() {
        let engine = Engine::built_in().unwrap();
        let decision = cube_decision(&engine, 1, 1);
        let report = barpoint_rollout::Report { rows: Vec::new() };
        let found = RolledOut {
            report,
            trials: 144,
            is_sharp: true,
        };
        let line = cube_line(&decision, &found, 7, "nets");
        assert_eq!(crate::reference::number_of(&line), Some(1));
        assert_eq!(crate::reference::seed_of(&line), Some(7));
        assert!(line.contains(r#""score":"2-away 2-away""#), "{line}");
    }
}
