//! One play beside another.

use std::ops::ControlFlow;

use barpoint_engine::{Answer, Basis, Engine, PlayAdvice, Strength};
use barpoint_equity::Equity;
use barpoint_eval::Phase;
use barpoint_rules::{Board, Decision, MatchState, Play, Roll, Variation};

use crate::credit::{credit_anchor, credit_hit};
use crate::facts::ANCHORS;
use crate::lost::{is_lost, saving};
use crate::parts::parts;
use crate::remark::{Before, concession, remarks};
use crate::reply::replies;
use crate::{CubeExplanation, Facts, Measured, Parts, RaceTable, Remark, ReplyTo, explain_cube};

/// A play with what is counted after it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ExplainedPlay {
    /// The play and its values.
    pub advice: PlayAdvice,
    /// The counts.
    pub facts: Facts,
}

/// Why one play is better than another.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayExplanation {
    /// The phase of the game before the play.
    pub phase: Phase,
    /// The better play, then the other.
    pub plays: [ExplainedPlay; 2],
    /// How much better it is.
    pub difference: Equity,
    /// What the chances make of that.
    pub parts: Parts,
    /// What the opponent's rolls leave.
    pub replies: Vec<ReplyTo>,
    /// What can be said: reasons, then what comes of them, what matters most first. Without a reason there is no simple one.
    pub remarks: Vec<Remark>,
    /// What speaks most for the other play, if that is much.
    pub concession: Option<Remark>,
}

/// Why a decision is as it is.
#[derive(Clone, Debug, PartialEq)]
pub enum Explanation {
    /// Of plays.
    Play(Box<PlayExplanation>),
    /// Of the cube.
    Cube(Box<CubeExplanation>),
}

/// Why nothing is explained.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NoExplanation {
    /// No roll is to be played.
    #[error("expected a roll to be played")]
    NoRoll,
    /// The cube cannot be turned.
    #[error("expected a cube that can be turned, or a roll to be played")]
    NoCube,
    /// The roll cannot be played.
    #[error("no legal play")]
    NoLegalPlay,
    /// There is no choice.
    #[error("expected a choice of plays, found {found}")]
    NoChoice {
        /// How many there are.
        found: usize,
    },
    /// Both plays are the same.
    #[error("expected two different plays")]
    Same,
    /// Terms were measured in backgammon alone.
    #[error("expected backgammon, whose reasons have been measured, found another game")]
    Variation,
    /// It was stopped.
    #[error("interrupted")]
    Stopped,
}

/// Explains the decision at hand: with a roll to be played the plays, before the roll the cube.
///
/// # Errors
/// If there is nothing to explain, or `go_on` breaks.
pub fn explain(
    engine: &Engine,
    state: &MatchState,
    strength: &Strength,
    named: &[Play],
    go_on: &mut dyn FnMut() -> ControlFlow<()>,
) -> Result<Answer<Explanation>, NoExplanation> {
    if matches!(
        state.decision(),
        Decision::Turn(_) | Decision::AnswerDouble(_)
    ) && named.is_empty()
    {
        let Answer { basis, found } = explain_cube(engine, state, strength, go_on)?;
        let found = Explanation::Cube(Box::new(found));
        return Ok(Answer { basis, found });
    }
    let Answer { basis, found } = explain_plays(engine, state, strength, named, go_on)?;
    let found = Explanation::Play(Box::new(found));
    Ok(Answer { basis, found })
}

/// Explains why the better of two plays of the roll is better. Where none is named it is the best play, where one is
/// named the other is the best, and where that is the best the other is the second.
///
/// # Errors
/// If there is nothing to explain, or `go_on` breaks.
pub fn explain_plays(
    engine: &Engine,
    state: &MatchState,
    strength: &Strength,
    named: &[Play],
    go_on: &mut dyn FnMut() -> ControlFlow<()>,
) -> Result<Answer<PlayExplanation>, NoExplanation> {
    let Decision::Play(_, roll) = state.decision() else {
        return Err(NoExplanation::NoRoll);
    };
    if state.rules().variation != Variation::Standard {
        return Err(NoExplanation::Variation);
    }
    let chosen = choose(engine, state, strength, (roll, named))?;
    let how = (strength, chosen.len());
    let answer = engine.value_plays(
        state,
        &chosen,
        how,
        go_on,
        &mut || ControlFlow::Continue(()),
    );
    let Answer { basis, found } = answer;
    let [first, second] = found[..] else {
        return Err(NoExplanation::Stopped);
    };
    let [better, other] = ordered([first, second]);
    let table = (is_home(&better.next) || is_home(&other.next)).then(RaceTable::build);
    let plays = [better, other].map(|advice| ExplainedPlay {
        advice,
        facts: match table.as_ref() {
            Some(Some(table)) => Facts::of_race(&advice.next, table),
            _ => Facts::of(&advice.next),
        },
    });
    let phase = Phase::of(state.board());
    let replies = replies(engine, &basis, &plays, go_on)?;
    let difference = Equity(better.cubeful.get() - other.cubeful.get());
    let parts = parts(engine, &basis, &plays);
    let mut shares = Measured::SHIPPED.shares(phase, &plays[0].facts, &plays[1].facts);
    let before = before(&basis);
    let [one, two] = [&plays[0].facts, &plays[1].facts];
    if one.on_bar > two.on_bar {
        credit_hit(&mut shares, difference.get());
    }
    if before.makes_anchor(one, two) {
        credit_anchor(&mut shares, difference.get());
    }
    let mut found = PlayExplanation {
        phase,
        plays,
        difference,
        parts,
        replies,
        remarks: Vec::new(),
        concession: None,
    };
    if is_lost(&found.plays) {
        found.remarks = saving(&found);
    } else {
        found.remarks = remarks(&found, before, &shares);
        found.concession = concession(&found, before, &shares);
    }
    Ok(Answer { basis, found })
}

/// Of plays worth the same with the cube the one that is better without it stands first, as in a hint.
fn ordered([first, second]: [PlayAdvice; 2]) -> [PlayAdvice; 2] {
    let tie = first.cubeful.get().total_cmp(&second.cubeful.get()).is_eq();
    if tie && second.cubeless.get() > first.cubeless.get() {
        [second, first]
    } else {
        [first, second]
    }
}

/// Whether the player who moved has every checker home after a play.
fn is_home(next: &Board) -> bool {
    next.opponent()[7..].iter().all(|&checkers| checkers == 0)
}

/// What there was before the play.
fn before(basis: &Basis) -> Before {
    let board = basis.state.board();
    let own = board.on_roll();
    let made = (1..=12_u8).filter(|&point| own[usize::from(point)] > 1);
    Before {
        made: made.fold(0, |made, point| made | 1 << point),
        anchors: ANCHORS
            .filter(|&point| own[usize::from(point)] > 1)
            .fold(0, |made, point| made | 1 << point),
        on_bar: board.opponent()[25],
        their_cube: !basis.context.may_double() && basis.context.flipped().may_double(),
    }
}

/// The two plays to compare.
fn choose(
    engine: &Engine,
    state: &MatchState,
    strength: &Strength,
    (roll, named): (Roll, &[Play]),
) -> Result<Vec<Play>, NoExplanation> {
    let board = state.board();
    let is_same = |one: &Play, other: &Play| board.after(one) == board.after(other);
    if let [one, other, ..] = named {
        return if is_same(one, other) {
            Err(NoExplanation::Same)
        } else {
            Ok(vec![*one, *other])
        };
    }
    let basis = engine.basis(state, strength);
    let plays = engine.plays(board, roll, basis.context, &basis.strength, &mut |_| {
        ControlFlow::Continue(())
    });
    let mut chosen = named.to_vec();
    for row in &plays {
        if chosen.len() < 2 && !chosen.iter().any(|play| is_same(play, &row.play)) {
            chosen.push(row.play);
        }
    }
    if plays.is_empty() {
        return Err(NoExplanation::NoLegalPlay);
    }
    if chosen.len() < 2 {
        return Err(NoExplanation::NoChoice { found: plays.len() });
    }
    Ok(chosen)
}
