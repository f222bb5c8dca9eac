//! A position as FIBS writes it and gnubg sends it: the reverse of [`barpoint_app::external::raw_board`].

use barpoint_rules::{
    Board, Cube, CubeOwner, MatchRules, MatchState, Pending, Roll, Setup, Side, Snapshot,
};

/// Fields after the names: length, scores, 26 points, turn, dice, cube, who may double, whether somebody has.
const NUMBERS: usize = 38;
/// Fields behind those, of which the last but one says whether the Crawford game has been played.
const REST: usize = 12;
/// The length that FIBS gives to matches without end.
const UNLIMITED: i32 = 9999;
/// The most points of a match.
const LONGEST: i32 = 64;

/// The state of a line by these rules. The player named first is [`Side::Black`].
pub(super) fn state(line: &str, rules: MatchRules) -> Result<MatchState, String> {
    let fields: Vec<&str> = line.split(':').collect();
    let found = fields.len();
    let [_, _, _, numbers @ ..] = &fields[..] else {
        return Err(missing(found));
    };
    if numbers.len() < NUMBERS {
        return Err(missing(found));
    }
    let number = |text: &&str| {
        let number = text.trim().parse::<i32>();
        number.map_err(|_| format!("expected a number in the board, found {text:?}"))
    };
    let numbers = numbers
        .iter()
        .take(NUMBERS + REST)
        .map(number)
        .collect::<Result<Vec<_>, _>>()?;
    let snapshot = snapshot(&numbers, rules)?;
    MatchState::from_snapshot(&snapshot).map_err(|error| error.to_string())
}

fn missing(found: usize) -> String {
    format!(
        "expected a board of {} fields, found {found}",
        3 + NUMBERS + REST
    )
}

fn snapshot(numbers: &[i32], rules: MatchRules) -> Result<Snapshot, String> {
    let on_roll = if numbers[29] < 0 {
        Side::White
    } else {
        Side::Black
    };
    let length = match numbers[0] {
        UNLIMITED => 0,
        length @ 0..=LONGEST => length,
        length => {
            return Err(format!(
                "expected a match of at most {LONGEST} points, found {length}"
            ));
        }
    };
    let points =
        |number: i32| u16::try_from(number).map_err(|_| format!("expected points, found {number}"));
    let (own, other) = (points(numbers[1])?, points(numbers[2])?);
    let is_one_away = [numbers[1], numbers[2]].contains(&(length - 1));
    let is_after_crawford = numbers
        .get(NUMBERS + REST - 2)
        .is_some_and(|flag| *flag != 0);
    Ok(Snapshot {
        length: points(length)?,
        rules,
        score: barpoint_rules::BySide::new(other, own),
        crawford_game: rules.crawford && length > 1 && is_one_away && !is_after_crawford,
        on_roll,
        board: board(&numbers[3..29], on_roll)?,
        cube: cube(numbers[34], [numbers[35], numbers[36]])?,
        pending: pending(&numbers[30..34], numbers[37])?,
        resignation: None,
    })
}

/// The board of 26 numbers: those of the player named first are above 0, the bar of the other comes first.
fn board(numbers: &[i32], on_roll: Side) -> Result<Board, String> {
    let mut points = [0_i8; 26];
    for (point, &count) in points.iter_mut().zip(numbers) {
        *point = i8::try_from(count).map_err(|_| format!("expected checkers, found {count}"))?;
    }
    let board = Setup::signed(&points).and_then(Board::try_from);
    let board = board.map(|first| match on_roll {
        Side::Black => first,
        Side::White => first.swapped(),
    });
    board.map_err(|error| error.to_string())
}

/// The cube, which belongs to the player who alone may double.
fn cube(value: i32, may_double: [i32; 2]) -> Result<Cube, String> {
    let owner = match may_double.map(|may| may != 0) {
        [true, false] => CubeOwner::Owned(Side::Black),
        [false, true] => CubeOwner::Owned(Side::White),
        _ => CubeOwner::Centred,
    };
    let value = u32::try_from(value).map_err(|_| format!("expected a cube, found {value}"))?;
    Cube::new(value, owner).map_err(|error| error.to_string())
}

/// What the game waits for: the dice stand in either pair.
fn pending(dice: &[i32], doubled: i32) -> Result<Pending, String> {
    let pair = dice.chunks(2).find(|pair| pair.iter().any(|die| *die != 0));
    if doubled != 0 {
        return Ok(Pending::Answer { beavers: 0 });
    }
    let Some(pair) = pair else {
        return Ok(Pending::Turn);
    };
    let die = |die: i32| u8::try_from(die).unwrap_or(0);
    let roll = Roll::new(die(pair[0]), die(pair[1]));
    roll.map(Pending::Move)
        .ok_or_else(|| format!("expected two dice, found {} {}", pair[0], pair[1]))
}

#[cfg(test)]
mod tests {
    use barpoint_app::external::raw_board;
    use barpoint_rules::{Action, BySide};

    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let names = BySide::new("gnubg", "root");
        let mut state = MatchState::new(5, MatchRules::default());
        let opening = Action::OpeningRoll { white: 6, black: 2 };
        state.apply(opening).unwrap();
        let play = state.parse_play("24/18 13/11").unwrap();
        state.apply(Action::Play(play)).unwrap();
        let mut states = vec![state];
        state.apply(Action::Double).unwrap();
        states.push(state);
        state.apply(Action::Take).unwrap();
        state.apply(Action::Roll("31".parse().unwrap())).unwrap();
        states.push(state);
        for known in states {
            for first in Side::BOTH {
                let line = raw_board::seen_by(&known, names, first);
                let read = super::state(&line, MatchRules::default()).unwrap();
                // The player named first is Black.
                assert_eq!(read.board(), known.board(), "{line}");
                assert_eq!(read.roll(), known.roll(), "{line}");
                assert_eq!(read.cube().value(), known.cube().value(), "{line}");
                assert_eq!(read.on_roll() == Side::Black, known.on_roll() == first);
                let answers = |state: &MatchState| {
                    matches!(state.decision(), barpoint_rules::Decision::AnswerDouble(_))
                };
                assert_eq!(answers(&read), answers(&known), "{line}");
            }
        }
    }

    #[test]
    fn what_is_no_board_says_what_is_wrong() {
        let start = "board:You:opp:5:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:3:1:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:2:0:0:0";
        let rules = MatchRules::default();
        assert!(state(start, rules).is_ok());
        for (from, to, wrong) in [
            (
                ":5:0:0:0:-2",
                ":5:0:0:x:-2",
                "expected a number in the board, found \"x\"",
            ),
            (":3:1:0:0:", ":3:7:0:0:", "expected two dice, found 3 7"),
            (
                "opp:5:",
                "opp:500:",
                "expected a match of at most 64 points, found 500",
            ),
            (
                "-5:5:",
                "-5:50:",
                "expected at most 15 checkers a side, found 60",
            ),
            (
                ":1:-1:0:25:0:0:0:0:2:0:0:0",
                "",
                "expected a board of 53 fields",
            ),
        ] {
            let line = if to.is_empty() {
                start.split_at(60).0.to_owned()
            } else {
                start.replacen(from, to, 1)
            };
            let error = state(&line, rules).unwrap_err();
            assert!(error.contains(wrong), "{error}");
        }
    }
}
