//! A position in a Hypergammon database.

use std::io::Write;

use barpoint_app::Folders;
use barpoint_app::databases;
use barpoint_bearoff::{HyperCheckers, HyperValue};
use barpoint_rules::{Board, MatchState, notation};
use barpoint_wire::{HypergammonCube, HypergammonReport};

use crate::error::CliError;

/// The number of checkers a side: as named, or the fewest that a contact position with no more than three checkers a
/// side needs. `None` for backgammon.
pub(super) fn game(state: &MatchState) -> Option<HyperCheckers> {
    let board = state.board();
    let most = board
        .checkers_in_play()
        .max(board.swapped().checkers_in_play());
    HyperCheckers::of(state.rules().variation)
        .or_else(|| HyperCheckers::new(most).filter(|_| board.has_contact()))
}

/// The values from the database for this variant, or for more checkers unless the variant is named.
pub(super) fn find(
    state: &MatchState,
    checkers: HyperCheckers,
) -> Result<HypergammonReport, CliError> {
    let named = HyperCheckers::of(state.rules().variation).is_some();
    let (mut usable, mut not_used) = (Vec::new(), Vec::new());
    let folders = Folders::from_environment();
    let folder = folders.data()?;
    for (path, database) in databases::hypergammon_files(folder) {
        match database {
            Err(reason) => not_used.push(reason.to_string()),
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
        let refused: String = not_used
            .iter()
            .map(|line| format!("; not used: {line}"))
            .collect();
        return Err(CliError::Job(format!(
            "no database of Hypergammon with {checkers} checkers \
             (barpoint bearoff build --hypergammon {checkers}){refused}"
        )));
    };
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    Ok(HypergammonReport {
        version: barpoint_wire::VERSION,
        position_id: notation::position_id(board),
        file: name.into_owned(),
        checkers: checkers.count(),
        chances: value.outcome.into(),
        cubeless_equity: value.outcome.money_equity().get(),
        cube: cubes(board, &value),
        not_used,
    })
}

fn cubes(board: &Board, value: &HyperValue) -> Vec<HypergammonCube> {
    let over = [board.on_roll(), board.opponent()]
        .iter()
        .any(|half| half[1..].iter().all(|&n| n == 0));
    let places = [
        ("own cube", value.owned, true),
        ("centred", value.centred, true),
        ("centred, Jacoby", value.centred_jacoby, true),
        ("opponent's cube", value.opponent, false),
    ];
    let cubes = places.map(|(cube, equity, may_double)| HypergammonCube {
        cube,
        equity,
        action: (may_double && !over).then(|| match value.doubles(equity) {
            true if value.passes() => "double, pass",
            true => "double, take",
            false if equity >= 1.0 => "too good to double",
            false => "no double",
        }),
    });
    cubes.into()
}

/// Prints it for people.
pub(super) fn print(out: &mut dyn Write, found: &HypergammonReport) -> Result<(), CliError> {
    for reason in &found.not_used {
        writeln!(out, "not used: {reason}")?;
    }
    writeln!(out, "position {}", found.position_id)?;
    writeln!(
        out,
        "exact Hypergammon database {}, {} {}\n",
        found.file,
        found.checkers,
        if found.checkers == 1 {
            "checker"
        } else {
            "checkers"
        }
    )?;
    writeln!(out, "   win     wg    wbg     lg    lbg   cubeless")?;
    let chances = &found.chances;
    for chance in [
        chances.win,
        chances.win_gammon,
        chances.win_backgammon,
        chances.lose_gammon,
        chances.lose_backgammon,
    ] {
        write!(out, " {chance:.3} ")?;
    }
    writeln!(out, "   {:+.4}\n", found.cubeless_equity)?;
    writeln!(out, "money, no double")?;
    for HypergammonCube {
        cube,
        equity,
        action,
    } in &found.cube
    {
        let action = action.map_or(String::new(), |action| format!("   {action}"));
        writeln!(out, "  {cube:<16} {equity:+.4}{action}")?;
    }
    Ok(())
}
