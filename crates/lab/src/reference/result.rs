//! Lines of results, as the judge reads them.

use barpoint_rules::notation::position_id;
use serde_json::{Value, json};

use super::{Decision, RolledOut};

/// The line of a decision rolled out. Equities are seen by the player on roll, in units of the cube (EMG in matches), rounded
/// to a hundred-thousandth; errors are standard errors.
#[must_use]
pub fn to_line(decision: &Decision, found: &RolledOut, nets: &str) -> String {
    line_of(decision, found, nets).to_string()
}

/// The same as a value, for lines that hold more.
pub(super) fn line_of(decision: &Decision, found: &RolledOut, nets: &str) -> Value {
    let board = decision.state.board();
    let mut line = json!({
        "number": decision.number,
        "id": position_id(board),
        "xgid": decision.state.to_string(),
        "phase": decision.family,
        "origin": decision.origin,
        "trials": found.trials,
        "sharp": found.is_sharp,
        "nets": nets,
    });
    let rounded = |value: f64| (value * 1e5).round() / 1e5;
    let rows = &found.report.rows;
    let mut put = |name: &str, value: Value| line[name] = value;
    if let Some(roll) = decision.state.roll() {
        put("dice", json!([roll.high(), roll.low()]));
        let plays = decision.plays.iter().zip(decision.boards()).zip(rows);
        let moves = plays.map(|((play, after), row)| {
            json!({
                "pos": position_id(&after.swapped()),
                "play": play.to_string(),
                "equity": rounded(row.equity.mean),
                "se": rounded(row.equity.std_err),
                "se_behind": row.behind.map(|behind| rounded(behind.std_err)),
                "trials": row.trials,
            })
        });
        put("moves", moves.collect());
    } else if let [hold, take] = &rows[..] {
        put("nd", json!(rounded(hold.equity.mean)));
        put("dt", json!(rounded(take.equity.mean)));
        put("se_nd", json!(rounded(hold.equity.std_err)));
        put("se_dt", json!(rounded(take.equity.std_err)));
        put("cube", json!(decision.state.cube().value()));
    }
    line
}

/// The number of the decision that a line of results is about.
#[must_use]
pub fn number_of(line: &str) -> Option<u32> {
    whole_number(line, "number")
}

/// The seed of the sample that a line of results belongs to, where it says.
#[must_use]
pub fn seed_of(line: &str) -> Option<u32> {
    whole_number(line, "seed")
}

fn whole_number(line: &str, name: &str) -> Option<u32> {
    let line: Value = serde_json::from_str(line).ok()?;
    u32::try_from(line.get(name)?.as_u64()?).ok()
}
