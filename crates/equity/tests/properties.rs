//! What must hold for every outcome, cube and score.

use std::sync::LazyLock;

use barpoint_equity::{
    Crawford, CubeAccess, CubeContext, CubeEquities, CubeLife, CubeTheory, CubeTraits, Cubeful,
    Equity, Jacoby, LifeCurve, LifeLine, LifeTable, Met, MetSeat, Mwc, Outcome, Scoring, Stakes,
    TRAITS,
};
use proptest::prelude::*;

static MET: LazyLock<Met> = LazyLock::new(Met::kazaross_xg2);

/// Outcomes that keep the invariant.
fn outcomes() -> impl Strategy<Value = Outcome> {
    let share = || 0.0..=1.0_f32;
    (share(), share(), share(), share(), share()).prop_map(|(win, wg, wbg, lg, lbg)| Outcome {
        win,
        win_gammon: win * wg,
        win_backgammon: win * wg * wbg,
        lose_gammon: (1.0 - win) * lg,
        lose_backgammon: (1.0 - win) * lg * lbg,
    })
}

fn accesses() -> impl Strategy<Value = CubeAccess> {
    prop_oneof![
        Just(CubeAccess::Centred),
        Just(CubeAccess::OnRoll),
        Just(CubeAccess::Opponent)
    ]
}

fn scorings() -> impl Strategy<Value = Scoring> {
    let money = any::<bool>().prop_map(|on| Scoring::Money {
        jacoby: if on { Jacoby::On } else { Jacoby::Off },
        beavers: 0,
    });
    let game = (1..=25_u8, 1..=25_u8, any::<bool>()).prop_map(|(away, opponent_away, later)| {
        Scoring::Match {
            away,
            opponent_away,
            crawford: match (away.min(opponent_away), later) {
                (1, true) => Crawford::Post,
                (1, false) => Crawford::Now,
                _ => Crawford::Pre,
            },
            seat: MetSeat::First,
        }
    });
    prop_oneof![1 => money, 4 => game]
}

fn contexts() -> impl Strategy<Value = CubeContext> {
    (0..4_u32, accesses(), scorings()).prop_map(|(level, access, scoring)| CubeContext {
        value: if access == CubeAccess::Centred {
            1
        } else {
            1 << level
        },
        access,
        scoring,
    })
}

fn lives() -> impl Strategy<Value = CubeLife> {
    (0.0..=1.0_f32).prop_map(|x| CubeLife::new(x).expect("within 0 and 1"))
}

/// Lives that are the same for both players.
static LIVES: LifeCurve = {
    const LINE: LifeLine = LifeLine {
        at: [0.2, 0.6, 0.9, 0.6, 0.2],
        won: 0.0,
        lost: 0.0,
    };
    LifeCurve {
        centred: LINE,
        jacoby: LINE,
        own: LINE,
        opponents: LINE,
    }
};

/// Those of a centred cube are high and those of an owned one low, which alone would make the former worth more to its owner.
static CROSSED: LifeCurve = {
    const fn line(life: f32) -> LifeLine {
        LifeLine {
            at: [life; LifeLine::PLACES.len()],
            won: 0.0,
            lost: 0.0,
        }
    }
    LifeCurve {
        centred: line(0.9),
        jacoby: line(0.9),
        own: line(0.1),
        opponents: line(0.1),
    }
};

/// Traits that add to them or take from them, for either player alike.
static TABLE: LazyLock<LifeTable> = LazyLock::new(|| LifeTable::even([0.8, -0.6, 0.4, -0.2, 0.1]));

fn traits() -> impl Strategy<Value = [f32; TRAITS]> {
    prop::array::uniform(0.0..=1.0_f32)
}

fn near(a: f32, b: f32, tolerance: f32) -> bool {
    (a - b).abs() <= tolerance * (1.0 + a.abs().max(b.abs()))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn any_five_numbers_can_be_put_in_order(raw in prop::array::uniform5(-1.0..2.0_f32)) {
        let outcome = Outcome::from_array(raw).sanitised();
        prop_assert!((0.0..=1.0).contains(&outcome.win));
        prop_assert!(outcome.win >= outcome.win_gammon);
        prop_assert!(outcome.win_gammon >= outcome.win_backgammon);
        prop_assert!(outcome.win_backgammon >= 0.0);
        prop_assert!(1.0 - outcome.win >= outcome.lose_gammon);
        prop_assert!(outcome.lose_gammon >= outcome.lose_backgammon);
        prop_assert!(outcome.lose_backgammon >= 0.0);
        prop_assert_eq!(outcome.sanitised(), outcome);
    }

    #[test]
    fn values_flip_with_the_player(
        outcome in outcomes(), context in contexts(), x in lives()
    ) {
        let met = &*MET;
        let own = Cubeful::new(&context, met).value(&outcome, x).get();
        let theirs = Cubeful::new(&context.flipped(), met).value(&outcome.flipped(), x).get();
        prop_assert!(near(own, -theirs, 2e-4), "{own} {theirs}");
    }

    #[test]
    fn a_cube_half_alive_lies_between_dead_and_live(
        outcome in outcomes(), context in contexts(), x in lives()
    ) {
        let cubeful = Cubeful::new(&context, &MET);
        let dead = cubeful.value(&outcome, CubeLife::DEAD).get();
        let live = cubeful.value(&outcome, CubeLife::LIVE).get();
        let value = cubeful.value(&outcome, x).get();
        let slack = 1e-5 * (1.0 + dead.abs());
        prop_assert!(value >= dead.min(live) - slack && value <= dead.max(live) + slack);
        prop_assert_eq!(dead.to_bits(), cubeful.cubeless(&outcome).get().to_bits());
    }

    #[test]
    fn money_cubes_are_worth_having(outcome in outcomes(), x in lives(), value in 0..4_u32) {
        let met = &*MET;
        let at = |access| {
            let context = CubeContext { value: 1 << value, access, ..CubeContext::MONEY };
            Cubeful::new(&context, met).value(&outcome, x).get()
        };
        let (own, theirs) = (at(CubeAccess::OnRoll), at(CubeAccess::Opponent));
        let centred = at(CubeAccess::Centred);
        prop_assert!(own >= centred - 1e-5 && centred >= theirs - 1e-5);
    }

    /// Nobody has to double, at any score: so `learned` has it, with traits and without, and the values of either player
    /// are one number.
    #[test]
    fn a_cube_of_ones_own_is_worth_having(
        outcome in outcomes(), context in contexts(), traits in prop::option::of(traits())
    ) {
        let learned = |context: CubeContext, outcome: &Outcome| {
            let cubeful = Cubeful::new(&context, &MET);
            let traits = traits.map(|traits| CubeTraits::new(&TABLE, traits));
            let theory = CubeTheory::Learned { curve: &LIVES, traits };
            (cubeful.value_by(outcome, &theory).get(), cubeful.cubeless(outcome).get())
        };
        let (value, cubeless) = learned(context, &outcome);
        let (theirs, _) = learned(context.flipped(), &outcome.flipped());
        prop_assert!(near(value, -theirs, 2e-4), "{value} {theirs}");
        let slack = 1e-5 * (1.0 + cubeless.abs());
        match context.access {
            CubeAccess::OnRoll => prop_assert!(value >= cubeless - slack, "{value} {cubeless}"),
            CubeAccess::Opponent => prop_assert!(value <= cubeless + slack, "{value} {cubeless}"),
            CubeAccess::Centred => {}
        }
    }

    /// A centred cube is one that the other player may turn too.
    #[test]
    fn a_cube_of_ones_own_is_worth_no_less_than_a_centred_one(
        outcome in outcomes(), context in contexts(), traits in prop::option::of(traits())
    ) {
        let traits = traits.map(|traits| CubeTraits::new(&TABLE, traits));
        let theory = CubeTheory::Learned { curve: &CROSSED, traits };
        let scoring = match context.scoring {
            Scoring::Money { beavers, .. } => Scoring::Money { jacoby: Jacoby::Off, beavers },
            game @ Scoring::Match { .. } => game,
        };
        let held = |access| {
            let context = CubeContext { access, scoring, ..context };
            Cubeful::new(&context, &MET).value_by(&outcome, &theory).get()
        };
        let (own, centred) = (held(CubeAccess::OnRoll), held(CubeAccess::Centred));
        let theirs = held(CubeAccess::Opponent);
        let slack = 1e-5 * (1.0 + centred.abs());
        prop_assert!(own >= centred - slack && centred >= theirs - slack, "{own} {centred} {theirs}");
    }

    #[test]
    fn mwc_and_emg_are_one_number(
        context in contexts(), mwc in 0.0..=1.0_f64
    ) {
        let stakes = Stakes::of(&context, &MET);
        prop_assert_eq!(stakes.is_none(), matches!(context.scoring, Scoring::Money { .. }));
        if let Some(stakes) = stakes {
            let there = stakes.normalise(Mwc::clamped(mwc));
            prop_assert!((stakes.denormalise(there).get() - mwc).abs() < 1e-5);
            prop_assert!(near(stakes.normalise(stakes.win).get(), 1.0, 1e-6));
            prop_assert!((stakes.denormalise(Equity(-1.0)).get() - stakes.lose.get()).abs() < 1e-12);
        }
    }

    #[test]
    fn no_outcome_breaks_a_verdict(
        raw in prop::array::uniform5(0.0..=1.0_f32), context in contexts(), x in lives()
    ) {
        let met = &*MET;
        let outcome = Outcome::from_array(raw);
        let equities = CubeEquities::of(&outcome, &context, met, x);
        prop_assert!(equities.no_double.get().is_finite(), "{equities:?}");
        prop_assert!(equities.double_take.get().is_finite(), "{equities:?}");
        let _ = equities.verdict(&context);
    }
}

#[test]
fn match_equity_grows_with_every_point() {
    let met = &*MET;
    // The printed table ends at 25; the extension does not quite join it.
    for range in [1..=25_u8, 26..=64] {
        for away in range.clone() {
            for opponent in range.clone() {
                let here = met.mwc(away, opponent, Crawford::Pre);
                let ahead = met.mwc(away - 1, opponent, Crawford::Pre);
                if range.contains(&(away - 1)) {
                    assert!(ahead > here, "{away} {opponent}");
                }
                let sum = here.get() + met.mwc(opponent, away, Crawford::Pre).get();
                assert!((sum - 1.0).abs() < 1e-6, "{away} {opponent}");
            }
        }
    }
    for away in 2..=64 {
        let at = |away| met.mwc(away, 1, Crawford::Post);
        assert!(at(away) < at(away - 1), "{away}");
    }
}

#[test]
fn what_is_no_number_counts_nothing() {
    let outcome = Outcome::from_array([f32::NAN, 0.2, f32::INFINITY, f32::NAN, 0.1]).sanitised();
    assert_eq!(outcome, Outcome::default());
}
