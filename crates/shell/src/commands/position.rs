//! What is set on the board by hand: the position, the dice, the cube, the score, or all at once from an ID.

use barpoint_app::position::{Reading, read};
use barpoint_record::{Event, Start};
use barpoint_rules::notation::{MatchId, board_of_key, parse_position_id};
use barpoint_rules::{Board, BySide, Cube, CubeOwner, Roll, Side};

use super::Call;
use crate::playing::Playing;
use crate::shell::{Flow, Outcome, Refusal, Shell};

/// `set board`: a Position ID, or `simple` and 26 numbers.
pub(super) fn set_board(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let on_roll = shell.state()?.on_roll();
    let word = call.word("a Position ID, or simple and 26 numbers")?;
    let board = if word == "simple" {
        simple(call)?
    } else {
        position_of(&word)?
    };
    let start = Start { on_roll, board };
    let event = Event::SetPosition(Box::new(start));
    shell
        .game()?
        .edit(|state| state.set_position(on_roll, board), [event])
        .map_err(Refusal::new)?;
    shell.show_board(call.out)?;
    Ok(Flow::Continue)
}

/// The board of a Position ID, with or without a Match ID after it. What is missing at its end is nothing but points without
/// checkers, as in gnubg.
pub(super) fn position_of(id: &str) -> Result<Board, Refusal> {
    let id = id.split(':').next().unwrap_or_default();
    if let Some(key) = key(id) {
        return board_of_key(&key).map_err(Refusal::new);
    }
    parse_position_id(&format!("{id:A<14}")).map_err(Refusal::new)
}

/// A position key as gnubg writes it: twenty letters from A to P, each half a byte.
fn key(letters: &str) -> Option<[u8; 10]> {
    let halves: Vec<u8> = letters
        .bytes()
        .map(|letter| letter.wrapping_sub(b'A'))
        .collect();
    let is_key = halves.len() == 20 && halves.iter().all(|half| *half < 16);
    is_key.then(|| std::array::from_fn(|byte| halves[2 * byte] << 4 | halves[2 * byte + 1]))
}

/// The mover's bar, the points from 1 (the mover's positive), the opponent's bar.
pub(super) fn simple(call: &mut Call<'_>) -> Result<Board, Refusal> {
    let numbers: Vec<i32> = call
        .words
        .by_ref()
        .map_while(|word| word.parse().ok())
        .take(26)
        .collect();
    let Ok(numbers) = <[i32; 26]>::try_from(numbers.as_slice()) else {
        let found = numbers.len();
        return Err(Refusal::new(format!(
            "set board simple: expected 26 numbers, found {found}"
        )));
    };
    let count = |number: i32| u8::try_from(number.unsigned_abs()).unwrap_or(u8::MAX);
    let mut own = Vec::new();
    let mut theirs = Vec::new();
    for (point, &number) in (0_u8..).zip(&numbers) {
        match (point, number.signum()) {
            (_, 0) => {}
            (0, _) => own.push((25, count(number))),
            (25, _) => theirs.push((25, count(number))),
            (point, 1) => own.push((point, count(number))),
            (point, _) => theirs.push((25 - point, count(number))),
        }
    }
    Board::with_checkers(&own, &theirs).map_err(Refusal::new)
}

/// `set dice`: what the player on roll has rolled.
pub(super) fn set_dice(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    shell.state()?;
    let expected = "two dice from 1 to 6";
    let refused = || Refusal::new(format!("set dice: expected {expected}"));
    let text: String = call.words.by_ref().collect::<Vec<_>>().concat();
    let &[first, second] = text.as_bytes() else {
        return Err(refused());
    };
    let die = |byte: u8| byte.wrapping_sub(b'0');
    let roll = Roll::new(die(first), die(second)).ok_or_else(refused)?;
    shell.session.asks_dice = false;
    let game = shell.game()?;
    game.edit(|state| state.set_roll(roll), [])
        .map_err(Refusal::new)?;
    let [first, second] = [first, second].map(char::from);
    writeln!(call.out, "The dice are {first} and {second} now.")?;
    Ok(Flow::Continue)
}

/// `set turn`: who is on roll.
pub(super) fn set_turn(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let state = shell.state()?;
    let word = call.word("a player: 0, 1 or a name")?;
    let side = shell.player(&word)?;
    let board = state.board_of(side);
    let start = Start {
        on_roll: side,
        board,
    };
    let event = Event::SetPosition(Box::new(start));
    let game = shell.game()?;
    game.edit(|state| state.set_on_roll(side), [event])
        .map_err(Refusal::new)?;
    writeln!(call.out, "`{}' is now on roll.", shell.session.name(side))?;
    Ok(Flow::Continue)
}

/// `set crawford` and `set postcrawford`: whether this is the Crawford game, or one after it.
pub(super) fn set_crawford(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let state = shell.state()?;
    let crawford = call.switch()? == (call.path == "set crawford");
    let length = state.length();
    if !Side::BOTH
        .iter()
        .any(|side| state.score()[*side] + 1 == length)
    {
        let path = call.path;
        return Err(Refusal::new(format!(
            "{path}: expected a match in which a player needs one point"
        )));
    }
    let game = shell.game()?;
    game.edit(|state_now| state_now.set_score(state.score(), crawford), [])
        .map_err(Refusal::new)?;
    let not = if crawford { "" } else { " not" };
    writeln!(call.out, "This game is{not} the Crawford game.")?;
    Ok(Flow::Continue)
}

/// `set cube value`.
pub(super) fn set_cube_value(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let owner = shell.state()?.cube().owner();
    let value = call.number("a power of two", 1, Cube::LIMIT)?;
    let cube = Cube::new(value, owner).map_err(Refusal::new)?;
    set_cube(shell, call, cube, Event::SetCubeValue(value))
}

/// `set cube owner`.
pub(super) fn set_cube_owner(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let cube = shell.state()?.cube();
    let word = call.word("a player: 0, 1, a name or both")?;
    let owner = match shell.session.players(&word).as_deref() {
        Some(&[side]) => CubeOwner::Owned(side),
        Some(_) => CubeOwner::Centred,
        None => return Err(shell.unknown_player(&word)),
    };
    set_cube(
        shell,
        call,
        cube.owned_by(owner),
        Event::SetCubeOwner(owner),
    )
}

/// `set cube centre`.
pub(super) fn centre_cube(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let cube = shell.state()?.cube().owned_by(CubeOwner::Centred);
    set_cube(shell, call, cube, Event::SetCubeOwner(CubeOwner::Centred))
}

fn set_cube(shell: &mut Shell, call: &mut Call<'_>, cube: Cube, event: Event) -> Outcome {
    let game = shell.game()?;
    game.edit(|state| state.set_cube(cube), [event])
        .map_err(Refusal::new)?;
    writeln!(call.out, "{}", shell.cube_line()?)?;
    Ok(Flow::Continue)
}

/// `set gnubgid` and `set xgid`: everything from an ID.
pub(super) fn set_id(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let text = call.words.rest();
    // A Position ID alone says nothing of the match.
    if !text.contains([':', '=']) && shell.session.game.is_some() {
        return set_board(shell, call);
    }
    let reading = Reading::default();
    let found = read(text, &reading).map_err(Refusal::new)?;
    begin_at(shell, call, Playing::at(&found.state, &shell_names(shell)))
}

/// `set matchid`: everything but the board from a Match ID.
pub(super) fn set_match_id(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let id: MatchId = call.word("a Match ID")?.parse().map_err(Refusal::new)?;
    let rules = shell.session.rules;
    let game = shell.session.game.as_ref();
    let board = game.map_or_else(|| rules.starting_board(), |game| *game.state.board());
    let state = id.state(board, rules).map_err(Refusal::new)?;
    begin_at(shell, call, Playing::at(&state, &shell_names(shell)))
}

pub(super) fn shell_names(shell: &Shell) -> BySide<String> {
    BySide::from_fn(|side| shell.session.name(side).to_owned())
}

pub(super) fn begin_at(shell: &mut Shell, call: &mut Call<'_>, game: Playing) -> Outcome {
    shell.session.game = Some(game);
    shell.show_board(call.out)?;
    Ok(Flow::Continue)
}
