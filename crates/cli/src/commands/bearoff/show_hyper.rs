//! What a Hypergammon database says about a position.

use std::io::Write;

use barpoint_bearoff::{HyperCheckers, HyperValue};
use barpoint_rules::{Board, MatchState, notation};

use crate::databases;
use crate::error::CliError;

/// How many checkers a side the game is played with: as it says, or as few as a position with contact
/// and no more than three checkers a side needs. `None` for backgammon.
pub(super) fn game(state: &MatchState) -> Option<HyperCheckers> {
    let board = state.board();
    let most = board
        .checkers_in_play()
        .max(board.swapped().checkers_in_play());
    HyperCheckers::of(state.rules().variation)
        .or_else(|| HyperCheckers::new(most).filter(|_| board.has_contact()))
}

/// Prints what the database of this game, or of more checkers unless the game is named, has.
pub(super) fn run(
    state: &MatchState,
    checkers: HyperCheckers,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    let named = HyperCheckers::of(state.rules().variation).is_some();
    let mut usable = Vec::new();
    for (path, database) in databases::hypergammon_files(&databases::folder()?) {
        match database {
            Err(reason) => writeln!(out, "not used: {reason}")?,
            Ok(found) if found.checkers() == checkers => usable.insert(0, (path, found)),
            Ok(found) if found.checkers() > checkers && !named => usable.push((path, found)),
            Ok(_) => {}
        }
    }
    let board = state.board();
    let found = usable
        .iter()
        .find_map(|(path, database)| Some((path, database.checkers(), database.value(board)?)));
    let Some((path, checkers, value)) = found else {
        let checkers = checkers.count();
        return Err(CliError::Job(format!(
            "no database of Hypergammon with {checkers} checkers \
             (barpoint bearoff build --hypergammon {checkers})"
        )));
    };
    let name = path.file_name().unwrap_or_default().display();
    writeln!(out, "position {}", notation::position_id(board))?;
    writeln!(
        out,
        "exact Hypergammon database {name}, {} checkers\n",
        checkers.count()
    )?;
    print(out, board, &value)
}

fn print(out: &mut dyn Write, board: &Board, value: &HyperValue) -> Result<(), CliError> {
    writeln!(out, "   win     wg    wbg     lg    lbg   cubeless")?;
    for chance in value.outcome.to_array() {
        write!(out, " {chance:.3} ")?;
    }
    writeln!(out, "   {:+.4}\n", value.outcome.money_equity().get())?;
    let over = [board.on_roll(), board.opponent()]
        .iter()
        .any(|half| half[1..].iter().all(|&n| n == 0));
    writeln!(out, "money, not doubling")?;
    let offers = [
        ("own cube", value.owned, true),
        ("centred", value.centred, true),
        ("centred, Jacoby", value.centred_jacoby, true),
        ("opponent's cube", value.opponent, false),
    ];
    for (cube, hold, may_double) in offers {
        let action = match (may_double && !over, value.doubles(hold)) {
            (false, _) => "",
            (true, true) if value.passes() => "   double, pass",
            (true, true) => "   double, take",
            (true, false) if hold >= 1.0 => "   too good to double",
            (true, false) => "   no double",
        };
        writeln!(out, "  {cube:<16} {hold:+.4}{action}")?;
    }
    Ok(())
}
