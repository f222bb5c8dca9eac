//! Rules and results in the root (`RU`, `RE`).

use barpoint_record::{GameRecord, GameResult};
use barpoint_rules::{MatchRules, Side, Variation};

/// Reads the value of `RU`.
pub(super) fn read_rules(value: &str, rules: &mut MatchRules, game: &mut GameRecord) -> Option<()> {
    for rule in value.split(':') {
        match rule.trim() {
            "NoCube" => rules.cube = false,
            "Crawford" => rules.crawford = true,
            "CrawfordGame" => game.crawford = true,
            "Jacoby" => rules.jacoby = true,
            "Nackgammon" => rules.variation = Variation::Nackgammon,
            "Hypergammon1" => rules.variation = Variation::Hypergammon1,
            "Hypergammon2" => rules.variation = Variation::Hypergammon2,
            "Hypergammon3" => rules.variation = Variation::Hypergammon3,
            _ => return None,
        }
    }
    Some(())
}

/// The value of `RU`, empty if none applies.
pub(super) fn rules_text(rules: &MatchRules, game: &GameRecord) -> String {
    let mut list = Vec::new();
    let mut when = |condition: bool, rule: &'static str| {
        if condition {
            list.push(rule);
        }
    };
    when(!rules.cube, "NoCube");
    when(rules.crawford, "Crawford");
    when(game.crawford, "CrawfordGame");
    when(rules.jacoby, "Jacoby");
    match rules.variation {
        Variation::Standard => {}
        Variation::Nackgammon => list.push("Nackgammon"),
        Variation::Hypergammon1 => list.push("Hypergammon1"),
        Variation::Hypergammon2 => list.push("Hypergammon2"),
        Variation::Hypergammon3 => list.push("Hypergammon3"),
    }
    list.join(":")
}

/// Reads the value of `RE`.
pub(super) fn read_result(value: &str) -> Option<GameResult> {
    let value = value.trim();
    let (winner, points) = match value.split_at_checked(2)? {
        ("W+", points) => (Side::White, points),
        ("B+", points) => (Side::Black, points),
        _ => return None,
    };
    let digits = points.bytes().take_while(u8::is_ascii_digit).count();
    let (digits, ending) = points.split_at(digits);
    // gnubg writes R, Gibbon Resign.
    let resigned = match ending.trim() {
        "" => false,
        "R" | "Resign" => true,
        _ => return None,
    };
    Some(GameResult {
        winner,
        points: digits.parse().ok()?,
        resigned,
    })
}

/// The value of `RE`.
pub(super) fn result_text(result: GameResult) -> String {
    let winner = match result.winner {
        Side::White => 'W',
        Side::Black => 'B',
    };
    let resigned = if result.resigned { "R" } else { "" };
    format!("{winner}+{}{resigned}", result.points)
}
