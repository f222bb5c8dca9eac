//! `set score`: the points of both players, and the length of the match.

use barpoint_rules::{BySide, MatchState, Pending, Side, Snapshot};

use super::Call;
use super::position::{begin_at, shell_names};
use crate::shell::{Flow, Outcome, Refusal, Shell};

/// A score as it is typed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Points {
    /// Points won.
    Won(u16),
    /// Points to go, typed as a negative number.
    Away(u16),
    /// A point to go in the Crawford game, `crawford`, or after it, `post`.
    PointAway { crawford: bool },
}

impl Points {
    fn of(word: &str) -> Option<Self> {
        let begins = |name: &str| !word.is_empty() && name.starts_with(&word.to_ascii_lowercase());
        if begins("crawford") {
            return Some(Self::PointAway { crawford: true });
        }
        if begins("postcrawford") || begins("post-crawford") {
            return Some(Self::PointAway { crawford: false });
        }
        let number: i32 = word.parse().ok()?;
        let points = u16::try_from(number.unsigned_abs()).ok()?;
        Some(if number < 0 {
            Self::Away(points)
        } else {
            Self::Won(points)
        })
    }

    /// Points won in a match of a length, 0 for money; `None` where the length says otherwise.
    fn won(self, length: u16) -> Option<u16> {
        match self {
            Self::Won(points) => Some(points),
            Self::Away(points) => length.checked_sub(points).filter(|_| length > 0),
            Self::PointAway { .. } => length.checked_sub(1),
        }
    }
}

/// `set score POINTS POINTS [LENGTH]`. Where one player alone needs a point it is the Crawford game, unless `post` says otherwise.
pub(super) fn set_score(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let expected = "two scores: points won, points to go as a negative number, crawford or post";
    let typed = [points(call, expected)?, points(call, expected)?];
    let length = match call.words.clone().next() {
        None => None,
        Some(_) => Some(call.number(
            "the length of the match",
            0,
            u32::from(MatchState::MAX_LENGTH),
        )?),
    };
    let length = length.and_then(|length| u16::try_from(length).ok());
    if shell.session.game.is_none() {
        let length = length.unwrap_or(0);
        let state = scored(
            &MatchState::new(length, shell.session.rules),
            typed,
            Some(length),
        )?;
        return begin(shell, call, &state);
    }
    let state = shell.state()?;
    let changed = scored(&state, typed, length)?;
    if length.is_some_and(|length| length != state.length()) {
        return begin(shell, call, &changed);
    }
    let (score, crawford) = (
        changed.score(),
        changed.crawford() == barpoint_rules::Crawford::Now,
    );
    let game = shell.game()?;
    game.edit(|state| state.set_score(score, crawford), [])
        .map_err(Refusal::new)?;
    writeln!(call.out, "{}", shell.score_line(&changed))?;
    Ok(Flow::Continue)
}

fn points(call: &mut Call<'_>, expected: &'static str) -> Result<Points, Refusal> {
    let word = call.word(expected)?;
    Points::of(&word)
        .ok_or_else(|| Refusal::new(format!("set score: expected {expected}, found `{word}'")))
}

/// The state with a score, perhaps in a match of another length.
fn scored(
    state: &MatchState,
    typed: [Points; 2],
    length: Option<u16>,
) -> Result<MatchState, Refusal> {
    let length = length.unwrap_or(state.length());
    let won = |points: Points| {
        let wrong = || Refusal::new(format!("set score: expected points of a match to {length}"));
        points.won(length).ok_or_else(wrong)
    };
    let score = BySide::new(won(typed[0])?, won(typed[1])?);
    let fresh = MatchState::new(length, *state.rules());
    let at = state.snapshot().unwrap_or(Snapshot {
        length,
        rules: *state.rules(),
        score,
        crawford_game: false,
        on_roll: Side::White,
        board: *fresh.board(),
        cube: fresh.cube(),
        pending: Pending::Opening,
        resignation: None,
    });
    let needs_one = |side: Side| length > 0 && score[side] + 1 == length;
    let one_alone = needs_one(Side::White) != needs_one(Side::Black);
    let after = typed.contains(&Points::PointAway { crawford: false });
    let snapshot = Snapshot {
        length,
        score,
        crawford_game: state.rules().crawford && one_alone && !after,
        ..at
    };
    let mut scored = MatchState::from_snapshot(&snapshot).map_err(Refusal::new)?;
    scored.set_games_played(state.games_played());
    Ok(scored)
}

fn begin(shell: &mut Shell, call: &mut Call<'_>, state: &MatchState) -> Outcome {
    use crate::playing::Playing;
    let game = Playing::at(state, &shell_names(shell));
    writeln!(call.out, "{}", shell.score_line(state))?;
    begin_at(shell, call, game)
}
