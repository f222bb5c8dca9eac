//! A state as one line of figures, as FIBS sends it and gnubg's players over a socket read it.

use barpoint_rules::{BySide, CubeOwner, Decision, MatchState, Side};

/// The line of a state. Player 1 comes first, and so do the checkers and points of player 1: points are counted from the
/// side of player 1, whose checkers are positive.
#[must_use]
pub fn line(state: &MatchState, names: BySide<&str>) -> String {
    seen_by(state, names, Side::Black)
}

/// The same with this player first.
#[must_use]
pub fn seen_by(state: &MatchState, names: BySide<&str>, first: Side) -> String {
    let (own, other) = (first, first.other());
    let score = state.score();
    let mut fields = vec![
        "board".to_owned(),
        names[own].to_owned(),
        names[other].to_owned(),
        state.length().to_string(),
        score[own].to_string(),
        score[other].to_string(),
    ];
    let board = state.board_of(own);
    let (mine, theirs) = (board.on_roll(), board.opponent());
    let count = |point: usize| i32::from(mine[point]);
    let against = |point: usize| i32::from(theirs[point]);
    fields.push((-against(25)).to_string());
    fields.extend((1..=24).map(|point| (count(point) - against(25 - point)).to_string()));
    fields.push(count(25).to_string());
    fields.push(turn(state, own).to_string());
    let dice = state
        .roll()
        .map_or([0, 0], |roll| [roll.high(), roll.low()]);
    for die in [dice, dice].as_flattened() {
        fields.push(die.to_string());
    }
    fields.push(state.cube().value().to_string());
    let may = |side| match state.cube().owner() {
        CubeOwner::Centred => true,
        CubeOwner::Owned(owner) => owner == side,
    };
    let offered = matches!(state.decision(), Decision::AnswerDouble(_));
    for side in [own, other] {
        fields.push(u8::from(may(side)).to_string());
    }
    let doubled = match (offered, state.on_roll() == own) {
        (false, _) => 0,
        (true, true) => 1,
        (true, false) => -1,
    };
    fields.push(doubled.to_string());
    fields.extend(["1", "-1", "0", "25"].map(str::to_owned));
    let all = state.rules().variation.checkers();
    let off = |half: &[u8; 26]| all.saturating_sub(half[1..].iter().sum());
    fields.extend([off(mine), off(theirs)].map(|off| off.to_string()));
    // Checkers on the bar, moves left and forced moves are always 0 here, as in gnubg.
    fields.extend(["0", "0", "0", "0"].map(str::to_owned));
    let after_crawford = state.length() > 0 && state.crawford() == barpoint_rules::Crawford::Post;
    fields.push(u8::from(after_crawford).to_string());
    fields.push("1".to_owned());
    fields.join(":")
}

/// 1 if this player is on roll, -1 if the other is; the player who doubled stays on roll.
fn turn(state: &MatchState, own: Side) -> i8 {
    match state.decision() {
        Decision::Nothing | Decision::NextGame | Decision::OpeningRoll => 0,
        _ if state.on_roll() == own => 1,
        _ => -1,
    }
}
