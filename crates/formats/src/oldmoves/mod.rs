//! What the First Internet Backgammon Server sends for `oldmoves`: a match as it was, without the players' talk.

mod moves;
mod read;
mod score;

use crate::{Abilities, AnalysisKept, Format, ImportError, Imported, game_log, text};

const NAME: &str = "fibs";

/// FIBS oldmoves (`.fibs`).
pub(crate) struct OldMoves;

impl Format for OldMoves {
    fn name(&self) -> &'static str {
        NAME
    }

    fn summary(&self) -> &'static str {
        "FIBS oldmoves (.fibs)"
    }

    fn abilities(&self) -> Abilities {
        Abilities {
            writes: false,
            analysis: AnalysisKept::None,
            loses: "resignations that were offered and refused",
        }
    }

    fn sniff(&self, head: &[u8]) -> u8 {
        let head = text::decode(head);
        let mut lines = head.lines();
        let has_score = lines.by_ref().any(|line| score::score(line).is_some());
        if has_score && lines.any(|line| score::players(line).is_some()) {
            80
        } else {
            0
        }
    }

    fn import(&self, bytes: &[u8]) -> Result<Vec<Imported>, ImportError> {
        game_log::check_size(NAME, bytes)?;
        read::read(&text::decode(bytes))
    }
}

#[cfg(test)]
mod tests {
    use barpoint_record::Event;
    use barpoint_rules::{BySide, Side};

    use super::*;

    const PLAYED: &str = "X: (3 1) 17-20 19-20 \nO: (6 2) 24-18 13-11 \nX: wins\n\n";

    fn game(score: &str, length: &str, players: &str) -> String {
        format!("Score is {score}{length}.\n{players}\n{PLAYED}")
    }

    const FIVE: &str = " in a 5 point match";

    #[test]
    fn each_player_counts_in_the_direction_of_the_steps() {
        let text = game("0-0", FIVE, "al is X - bo is O");
        assert_eq!(OldMoves.sniff(text.as_bytes()), 80);
        let found = OldMoves.import(text.as_bytes()).unwrap().remove(0);
        assert_eq!(found.warnings, []);
        let plays: Vec<String> = found.record.games[0]
            .entries
            .iter()
            .filter_map(|entry| match &entry.event {
                Event::Play(played) => Some(format!("{} {}", played.side, played.play)),
                _ => None,
            })
            .collect();
        assert_eq!(plays, ["White 8/5 6/5", "Black 24/18 13/11"]);
    }

    #[test]
    fn a_resignation_is_worth_what_the_next_score_says() {
        let text = game("0-0", FIVE, "al is X - bo is O") + &game("2-0", FIVE, "al is X - bo is O");
        let record = OldMoves.import(text.as_bytes()).unwrap().remove(0).record;
        let results: Vec<_> = record
            .games
            .iter()
            .map(|game| game.result.unwrap())
            .collect();
        assert_eq!((results[0].points, results[0].resigned), (2, true));
        assert_eq!((results[1].points, results[1].resigned), (1, true));
    }

    #[test]
    fn players_may_change_letters_and_scores_their_order() {
        // al, first X, won 2: the second game names bo first, once with the scores in that order, once not.
        for score in ["0-2", "2-0"] {
            let text =
                game("0-0", FIVE, "al is X - bo is O") + &game(score, FIVE, "bo is X - al is O");
            let found = OldMoves.import(text.as_bytes()).unwrap().remove(0);
            assert_eq!(found.warnings, [], "{score}");
            assert_eq!(found.record.games[1].score, BySide::new(2, 0), "{score}");
            assert_eq!(found.record.games[1].result.unwrap().winner, Side::Black);
        }
    }

    #[test]
    fn other_names_lengths_or_a_new_start_are_another_match() {
        let first = game("0-0", FIVE, "al is X - bo is O");
        for (second, why) in [
            (game("0-0", FIVE, "al is X - bo is O"), "from the start"),
            (
                game("1-0", " in a 7 point match", "al is X - bo is O"),
                "length",
            ),
            (game("1-0", FIVE, "al is X - cy is O"), "names"),
        ] {
            let found = OldMoves
                .import((first.clone() + &second).as_bytes())
                .unwrap();
            assert_eq!(found.len(), 2, "{why}");
        }
    }

    #[test]
    fn money_has_no_length() {
        let found = OldMoves
            .import(game("3-1", "", "al is X - bo is O").as_bytes())
            .unwrap();
        let record = &found[0].record;
        assert_eq!(
            (record.length, record.rules.jacoby, record.rules.crawford),
            (0, true, false)
        );
        assert_eq!(record.games[0].score, BySide::new(3, 1));
    }
}
