//! What may be said of a cube decision, and when.
//!
//! The verdict comes first. A reason is given only if its figures speak for the verdict: sequences must balance as the
//! equities do, chances lie on the right side of their points, volatility must bring the jump model to the same action.
//! Figures that no reason has told come last.

use barpoint_equity::{CubeVerdict, JumpVolatility, MarketWindow, Offer, Response, Scoring};
use barpoint_eval::usual_volatility;

use crate::cube_figures::figures;
use crate::{
    AnswerSaid, CLOSE, Call, CubeExplanation, CubeStatement, MarketSaid, Unusual, WindowSaid,
};

/// Sequences are told only if what they add up to differs from the equities by no more than this part of them…
const MOST_DRIFT: f32 = 0.5;
/// …or than this equity.
const DRIFT: f32 = 0.05;
/// With a wider margin a take is no question.
const WIDE_TAKE: f32 = 0.1;
/// Chances that differ less from a point do not tell which side of it they are on.
const NARROW: f32 = 0.005;
/// Take points that move less are not worth a word.
const LEAST_SHIFT: f32 = 0.03;
/// Smaller costs of a double are shown as nothing.
const LEAST_LOSS: f32 = 0.0005;
/// The lead in gammons, in parts of all games, from which on the Jacoby rule is a reason to double.
const LEAST_GAMMONS: f32 = 0.1;
/// Volatility beyond this many times the average is high, below its inverse low.
const UNUSUAL: f32 = 1.4;

/// Everything that may be said.
pub(crate) fn cube_statements(found: &CubeExplanation) -> Vec<CubeStatement> {
    let CubeVerdict::Available {
        offer,
        response,
        redouble,
        ..
    } = found.study.hint.verdict
    else {
        return figures(found, &[]);
    };
    let call = verdict(found, (offer, response), redouble);
    let mut said = vec![CubeStatement::Verdict(call)];
    said.extend((found.difference() < CLOSE).then_some(CubeStatement::Close));
    match (offer, response) {
        (Offer::TooGood, _) => {}
        (Offer::NoDouble, _) => said.extend(not_yet(found)),
        (Offer::Double, Response::Pass) => {
            said.extend(jacoby(found));
            said.extend(pass(found));
        }
        (Offer::Double, _) => {
            said.extend(double(found));
            said.extend(jacoby(found));
            said.extend(take(found));
        }
    }
    said.extend(figures(found, &said));
    said
}

fn verdict(found: &CubeExplanation, (offer, response): (Offer, Response), redouble: bool) -> Call {
    let equities = found.equities();
    let (no_double, taken) = (equities.no_double.get(), equities.double_take.get());
    let outcome = found.outcome();
    match (offer, response) {
        (Offer::TooGood, _) => Call::TooGood {
            worth: no_double,
            double: equities.double().get(),
            gammons: rate(outcome.win_gammon, outcome.win),
        },
        (Offer::NoDouble, _) => Call::NoDouble {
            redouble,
            cost: found.difference(),
        },
        (Offer::Double, Response::Pass) => Call::DoublePass {
            redouble,
            gain: found.difference(),
            take: taken - 1.0,
        },
        (Offer::Double, _) => Call::DoubleTake {
            redouble,
            gain: found.difference(),
            pass: 1.0 - taken,
        },
    }
}

/// Why the cube is turned though the opponent takes.
fn double(found: &CubeExplanation) -> Vec<CubeStatement> {
    let wins = found.outcome().win;
    let [opens, closes] = found.window();
    let is_dead = matches!(
        found.study.windows[0],
        MarketWindow::Match {
            redoubled: None,
            live: None,
            ..
        }
    );
    let window = if is_dead && opens <= 0.0 {
        Some(WindowSaid::Free)
    } else if is_dead {
        (wins >= opens).then_some(WindowSaid::DeadCube { wins, opens })
    } else {
        let window = [opens, closes];
        ((opens..=closes).contains(&wins)).then_some(WindowSaid::InWindow { wins, window })
    };
    let window = window.map(CubeStatement::Window);
    let swing = swing(found).map(CubeStatement::Market);
    let moves = moves(found, Unusual::Volatile);
    window.into_iter().chain(swing).chain(moves).collect()
}

/// That gammons, of which the player wins more, count only after a double.
fn jacoby(found: &CubeExplanation) -> Option<CubeStatement> {
    let outcome = found.outcome();
    let void = found.study.hint.context.gammons_are_void();
    let more = outcome.win_gammon >= outcome.lose_gammon + LEAST_GAMMONS;
    let gammons = rate(outcome.win_gammon, outcome.win);
    (void && more).then_some(CubeStatement::Window(WindowSaid::Jacoby { gammons }))
}

/// Why the cube is not turned.
fn not_yet(found: &CubeExplanation) -> Vec<CubeStatement> {
    let wins = found.outcome().win;
    let [opens, _] = found.window();
    let below = (wins < opens).then_some(WindowSaid::BelowWindow { wins, opens });
    let market = if found.losers.sequences == 0 {
        Some(MarketSaid::NoLosers)
    } else {
        swing(found)
    };
    let redoubled = found.take_points.redoubled;
    let redoubled = redoubled.map(|_| WindowSaid::Redoubled);
    let window = below.into_iter().chain(redoubled);
    let window = window.map(CubeStatement::Window);
    let market = market.map(CubeStatement::Market);
    let moves = moves(found, Unusual::Quiet);
    window.chain(market).chain(moves).collect()
}

/// What sequences say, if they add up to about what doubling is worth.
fn swing(found: &CubeExplanation) -> Option<MarketSaid> {
    let equities = found.equities();
    let worth = equities.double_take.get() - equities.no_double.get();
    let losers = &found.losers;
    let balance = losers.balance();
    let drift = (balance - worth).abs();
    let agrees = balance * worth > 0.0 && drift <= DRIFT.max(MOST_DRIFT * worth.abs());
    let costs = losers.regrets > 0 && losers.loss.get() >= LEAST_LOSS;
    let gains = losers.sequences > 0 && losers.gain.get() > 0.0 && costs;
    (agrees && gains).then_some(MarketSaid::Swing {
        losers: losers.sequences,
        gain: losers.gain.get(),
        regrets: losers.regrets,
        loss: losers.loss.get(),
    })
}

/// Unusual volatility, where the jump model, fed with it, comes to the same action.
fn moves(found: &CubeExplanation, unusual: Unusual) -> Option<CubeStatement> {
    let study = &found.study;
    let [local, average] = volatilities(found);
    let is_so = match unusual {
        Unusual::Volatile => local >= UNUSUAL * average,
        Unusual::Quiet => local * UNUSUAL <= average,
    };
    (is_so && study.jump_verdict == study.hint.verdict).then_some(CubeStatement::Moves {
        unusual: Some(unusual),
        local,
        average,
    })
}

pub(crate) fn volatilities(found: &CubeExplanation) -> [f32; 2] {
    let usual = usual_volatility(found.study.class);
    [found.study.volatilities.local, usual].map(JumpVolatility::get)
}

/// Why the opponent takes.
fn take(found: &CubeExplanation) -> Vec<CubeStatement> {
    let theirs = 1.0 - found.outcome().win;
    let points = found.take_points;
    let dead = points.dead;
    let said = if let Some(needs) = points.redoubled {
        (theirs >= needs).then_some(AnswerSaid::TakeRedouble { theirs, needs })
    } else if theirs >= dead + NARROW {
        (theirs < dead + WIDE_TAKE).then_some(AnswerSaid::TakeDead { theirs, dead })
    } else {
        let live = points
            .live
            .filter(|&live| theirs >= live && theirs <= dead - NARROW);
        live.map(|live| AnswerSaid::TakeLive { theirs, dead, live })
    };
    let easier = score(found).filter(|_| dead < found.at_money.dead);
    let said = said.into_iter().chain(easier);
    said.map(CubeStatement::Answer).collect()
}

/// Why the opponent passes.
fn pass(found: &CubeExplanation) -> Vec<CubeStatement> {
    let theirs = 1.0 - found.outcome().win;
    let least = |points: barpoint_equity::TakePoints| {
        points.live.or(points.redoubled).unwrap_or(points.dead)
    };
    let live = least(found.take_points);
    let without = least(found.without_gammons);
    let said = (theirs < live).then_some(AnswerSaid::Pass {
        theirs,
        needs: live,
        live: found.take_points.live.is_some(),
    });
    let gammons = (theirs < live && theirs >= without).then_some(AnswerSaid::Gammons {
        needs: live,
        without,
    });
    let harder = score(found).filter(|_| found.take_points.dead > found.at_money.dead);
    let said = said.into_iter().chain(gammons).chain(harder);
    said.map(CubeStatement::Answer).collect()
}

fn score(found: &CubeExplanation) -> Option<AnswerSaid> {
    let (dead, money) = (found.take_points.dead, found.at_money.dead);
    let in_match = matches!(found.study.hint.context.scoring, Scoring::Match { .. });
    (in_match && (dead - money).abs() >= LEAST_SHIFT).then_some(AnswerSaid::Score { dead, money })
}

/// A part of games, 0 of none.
pub(crate) fn rate(part: f32, games: f32) -> f32 {
    part / games.max(f32::MIN_POSITIVE)
}
