//! Endings at match scores against their exact solution: every roll and both players' best actions to the end of the game.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::HashMap;
use std::ops::ControlFlow;
use std::sync::Arc;

use barpoint_bearoff::{OneSided, TwoSidedFile, TwoSidedPlan};
use barpoint_equity::{Crawford, CubeAccess, CubeContext, Met, Mwc, Scoring, Stakes};
use barpoint_eval::{ALL_CANDIDATES, Class, CubeUse, Databases, Search, SearchSettings, nets};
use barpoint_rules::{Board, PlayList, Roll};

/// Solves endings without gammons in one game of a match.
struct Exact {
    met: Met,
    /// By the board, the cube, who may turn it and what the player on roll needs.
    known: HashMap<(Board, u32, CubeAccess, u8), f64>,
}

impl Exact {
    /// The chance of the player on roll to win the match, who rolls with the cube as it is.
    fn rolled(&mut self, board: &Board, ctx: CubeContext) -> f64 {
        let away = ctx.scoring.match_score().unwrap().away;
        let key = (*board, ctx.value, ctx.access, away);
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let won = self.stakes(ctx).win.get();
        let mut list = PlayList::new();
        let mut chance = 0.0;
        for (roll, weight) in Roll::weighted() {
            list.generate(board, roll);
            let mut best = 0.0_f64;
            for after in list.boards().to_vec() {
                let next = after.swapped();
                best = best.max(match Class::of(&next) {
                    Class::Over => won,
                    _ => 1.0 - self.decided(&next, ctx.flipped()),
                });
            }
            chance += f64::from(weight) / 36.0 * best;
        }
        self.known.insert(key, chance);
        chance
    }

    /// The same where the player on roll decides about the cube first.
    fn decided(&mut self, board: &Board, ctx: CubeContext) -> f64 {
        let hold = self.rolled(board, ctx);
        if !ctx.may_double() {
            return hold;
        }
        let take = self.rolled(board, ctx.doubled());
        hold.max(take.min(self.stakes(ctx).win.get()))
    }

    fn stakes(&self, ctx: CubeContext) -> Stakes {
        Stakes::of(&ctx, &self.met).unwrap()
    }
}

/// Both sides' last one or two checkers, home.
fn endings() -> Vec<Board> {
    let points = || 1..=6_u8;
    let ones = points().map(|point| vec![(point, 1)]);
    let pairs = points().map(|point| vec![(point, 2)]);
    let twos = points().flat_map(|high| (1..high).map(move |low| vec![(high, 1), (low, 1)]));
    let sides: Vec<Vec<(u8, u8)>> = ones.chain(pairs).chain(twos).collect();
    let of = |own: &Vec<(u8, u8)>| {
        let against = |theirs: &Vec<(u8, u8)>| Board::with_checkers(own, theirs).unwrap();
        sides.iter().map(against).collect::<Vec<Board>>()
    };
    sides.iter().flat_map(of).collect()
}

/// Scores, the cube and who may turn it.
fn contexts() -> Vec<CubeContext> {
    let game = |away, opponent_away, value, access| CubeContext {
        value,
        access,
        scoring: Scoring::at_score(
            away,
            opponent_away,
            if away.min(opponent_away) == 1 {
                Crawford::Post
            } else {
                Crawford::Pre
            },
        ),
    };
    let centred = [(2, 1), (1, 4), (2, 2), (2, 3), (3, 2), (4, 4), (7, 5)];
    let centred = centred.map(|(own, theirs)| game(own, theirs, 1, CubeAccess::Centred));
    let turned = [CubeAccess::OnRoll, CubeAccess::Opponent];
    let turned = turned
        .map(|access| [(5, 5), (3, 4), (9, 6)].map(|(own, theirs)| game(own, theirs, 2, access)));
    centred
        .into_iter()
        .chain(turned.into_iter().flatten())
        .collect()
}

fn search() -> Search {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("two-sided.bd");
    let plan = TwoSidedPlan::new(6, 2).unwrap();
    plan.build(&path, None, &|_| ControlFlow::Continue(()))
        .unwrap();
    let file = TwoSidedFile::open(&path).unwrap();
    let evaluator = nets::production(Arc::new(OneSided::build())).unwrap();
    let databases = Databases::new(vec![Arc::new(file)], Vec::new());
    let evaluator = evaluator.with_databases(databases);
    Search::new(Arc::new(evaluator), Arc::new(Met::kazaross_xg2()), 1000)
}

/// Without look-ahead the cube's life is that of money play, as in gnubg, which misses much of what a score does; look-ahead finds it.
#[test]
fn look_ahead_finds_what_endings_are_worth_at_match_scores() {
    /// EMG, at 0 to 3 plies: on average and at most.
    const BOUNDS: [(f32, f32); 4] = [(0.05, 0.7), (0.005, 0.2), (0.0005, 0.02), (0.0005, 0.02)];
    let search = search();
    let endings = endings();
    let mut errors: [Vec<f32>; 4] = Default::default();
    for ctx in contexts() {
        let mut exact = Exact {
            met: Met::kazaross_xg2(),
            known: HashMap::new(),
        };
        for board in endings.iter().step_by(7) {
            let chance = exact.rolled(board, ctx);
            let expected = exact.stakes(ctx).normalise(Mwc::clamped(chance)).get();
            for (plies, errors) in (0..).zip(&mut errors) {
                let settings = SearchSettings::new(plies, CubeUse::Cubeful, ALL_CANDIDATES);
                let found = search.evaluate(board, ctx, settings).cubeful.get();
                errors.push((found - expected).abs());
            }
        }
    }
    for (plies, (errors, (mean, most))) in errors.iter().zip(BOUNDS).enumerate() {
        assert_eq!(errors.len(), 13 * 105);
        let found = errors.iter().sum::<f32>() / 1365.0;
        assert!(found < mean, "{plies}-ply: {found} on average");
        let largest = errors.iter().copied().fold(0.0, f32::max);
        assert!(largest < most, "{plies}-ply: {largest}");
    }
}
