//! Cubeful look-ahead against gnubg, where both use exact chances: the one-sided bearoff.

use barpoint_equity::{CubeAccess, CubeContext};

use super::tests::{WIDE, at_score, bearoff_search, board, close, cubeful};
use crate::{CubeModel, SearchSettings};

/// With gnubg's cube efficiencies.
const fn formula(plies: u8) -> SearchSettings {
    cubeful(plies, WIDE).with_model(CubeModel::Janowski)
}

/// 57 against 57 pips, everything home: gnubg 1.07.001 `eval` of Position ID 2+4OAADb7g4AAA in a
/// money session, 0-, 1- and 2-ply.
#[test]
fn a_bearoff_gives_gnubgs_cubeful_equities() {
    let search = bearoff_search(10_000);
    let half = [(1, 2), (2, 2), (3, 2), (4, 3), (5, 3), (6, 3)];
    let board = board(&half, &half);
    for (plies, expected) in [(0, 0.365), (1, 0.354), (2, 0.385)] {
        let found = search.evaluate(&board, CubeContext::MONEY, formula(plies));
        close(found.cubeless, 0.261, 0.0006);
        close(found.cubeful, expected, 0.0006);
    }
    let decision = search
        .cube_decision(&board, CubeContext::MONEY, formula(2))
        .unwrap();
    close(decision.equities.no_double, 0.385, 0.0006);
    close(decision.equities.double_take, 0.301, 0.0006);
}

/// The same position at 3 and 4 plies: gnubg 1.07.001 `set output digits 5`, `new session`, `set board
/// 2+4OAADb7g4AAA`, `set evaluation cubedecision evaluation plies 3` (`4`, `prune off`), `hint`.
#[test]
fn deep_cube_decisions_are_gnubgs() {
    let search = bearoff_search(20_000);
    let half = [(1, 2), (2, 2), (3, 2), (4, 3), (5, 3), (6, 3)];
    let board = board(&half, &half);
    for (plies, no_double, double_take) in [(3, 0.37544, 0.29466), (4, 0.39267, 0.29785)] {
        let decision = search.cube_decision(&board, CubeContext::MONEY, formula(plies));
        let equities = decision.unwrap().equities;
        close(equities.no_double, no_double, 0.0003);
        close(equities.double_take, double_take, 0.0003);
    }
}

/// The same position in matches: (points to go of the player on roll and of the opponent, cube owned at
/// 2, then no double and double/take in EMG at 0, 1 and 2 plies). gnubg 1.07.001: `set output digits
/// 5`, `new match`, `set score`, `set board 2+4OAADb7g4AAA`, `hint`.
#[test]
fn a_bearoff_gives_gnubgs_cubeful_equities_in_matches() {
    type Row = (u8, u8, bool, [(f32, f32); 3]);
    let rows: [Row; 5] = [
        (
            7,
            7,
            false,
            [(0.36723, 0.30622), (0.35603, 0.30619), (0.38822, 0.30744)],
        ),
        (
            3,
            5,
            false,
            [(0.36607, 0.23118), (0.35671, 0.23115), (0.38446, 0.24488)],
        ),
        (
            2,
            2,
            false,
            [(0.26073, 0.73504), (0.26072, 0.73501), (0.60427, 0.73501)],
        ),
        (
            7,
            4,
            true,
            [(0.52707, 0.52874), (0.51105, 0.52871), (0.56222, 0.52872)],
        ),
        (
            2,
            3,
            false,
            [(0.40880, 0.42024), (0.38686, 0.03972), (0.47393, 0.03974)],
        ),
    ];
    let search = bearoff_search(10_000);
    let half = [(1, 2), (2, 2), (3, 2), (4, 3), (5, 3), (6, 3)];
    let board = board(&half, &half);
    for (away, opponent_away, owned, values) in rows {
        let mut ctx = at_score(away, opponent_away);
        if owned {
            ctx.value = 2;
            ctx.access = CubeAccess::OnRoll;
        }
        for (plies, (no_double, double_take)) in (0..).zip(values) {
            let decision = search.cube_decision(&board, ctx, formula(plies));
            let equities = decision.unwrap().equities;
            close(equities.no_double, no_double, 0.0003);
            close(equities.double_take, double_take, 0.0003);
        }
    }
}
