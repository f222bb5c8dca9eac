//! GamesGrid's match text: one line for each roll, and another for the play made with it.

mod header;
mod read;

use crate::{Abilities, AnalysisKept, Format, ImportError, Imported, game_log, text};

const NAME: &str = "sgg";

/// GamesGrid files (`.sgg`).
pub(crate) struct GamesGrid;

impl Format for GamesGrid {
    fn name(&self) -> &'static str {
        NAME
    }

    fn summary(&self) -> &'static str {
        "GamesGrid match (.sgg)"
    }

    fn abilities(&self) -> Abilities {
        Abilities {
            writes: false,
            analysis: AnalysisKept::None,
            loses: "the level of a resignation apart from its points",
        }
    }

    fn sniff(&self, head: &[u8]) -> u8 {
        let head = text::decode(head);
        let mut lines = head.lines().map(str::trim_start);
        let has_players = lines.by_ref().any(|line| header::players(line).is_some());
        let follows = |line: &str| header::game(line).is_some() || line.starts_with("ELO:");
        if has_players && lines.any(follows) {
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
    use crate::WarningKind;

    /// What the format is known to repeat, leave out and invent, in one game; written by hand.
    const ODD: &str = "bo vs. al di\n\nSaturday, March 1, 2003\nELO: 1650.25 120 1700.50 300\nThe Room\n\
        Match Length: 3\nVariant: Backgammon\nJacoby: No\nCrawford: Yes\nRated: Yes\nGame 1. 0-0/3\n\n\
        1\t\t21:\n1\t\t21:\n1\t\t21: 13/11, 6/5\n1\t\t21: 13/11, 6/5\n1\t\t21:\nnice roll\n2\t43: \n2\t43: 24/20*, 24/21\n\
        2\t\t66: O-O\n2\t\t66: O-O\n3\tDouble to 2\n3\tDouble to 2\n3\t\tAccept\n3\t21:\n3\tResign\n\
        al di  wins 4 points.\n\nGame 2. 0-4/3\n";

    #[test]
    fn repeated_lines_are_read_once() {
        assert_eq!(GamesGrid.sniff(ODD.as_bytes()), 80);
        let found = GamesGrid.import(ODD.as_bytes()).unwrap().remove(0);
        let record = found.record;
        assert_eq!(record.length, 3);
        assert_eq!(record.players.black.name, "al di");
        assert_eq!(
            record.players.black.rating.as_deref(),
            Some("1700.50 (Exp 300)")
        );
        assert_eq!(record.info.place.as_deref(), Some("The Room"));
        let date = record.info.date.unwrap();
        assert_eq!((date.year, date.month, date.day), (2003, Some(3), Some(1)));
        let game = &record.games[0];
        let sides: Vec<_> = game
            .entries
            .iter()
            .map(|e| (e.event.side(), e.event.roll().is_some()))
            .collect();
        let (white, black) = (Some(Side::White), Some(Side::Black));
        assert_eq!(
            sides,
            [
                (black, true),
                (white, true),
                (black, true),
                (white, false),
                (black, false),
                (white, true)
            ]
        );
        assert!(matches!(game.entries[5].event, Event::Roll { .. }));
        assert_eq!(game.entries[1].comment.as_deref(), Some("nice roll"));
        let result = game.result.unwrap();
        assert_eq!(
            (result.winner, result.points, result.resigned),
            (Side::Black, 4, true)
        );
        assert_eq!(record.games.len(), 1);
        // The game after the end of the match.
        assert_eq!(found.warnings.len(), 1, "{:?}", found.warnings);
    }

    #[test]
    fn who_is_closed_out_does_not_roll() {
        let text = "a vs. b\nGame 1. 0-0\n1\t31: 8/5, 6/5\n1\t\t21: 13/11, 24/23\n2\t42: 8/4, 6/4\n2\t\t21: 11/10, 8/6\n3\t -:\n";
        let found = GamesGrid.import(text.as_bytes()).unwrap().remove(0);
        // Nobody is closed out here, so a missing roll is only said to be missing.
        assert_eq!(found.record.games[0].entries.len(), 4);
        assert!(
            matches!(
                found.warnings[0].kind,
                WarningKind::Ignored {
                    expected: "a roll",
                    ..
                }
            ),
            "{:?}",
            found.warnings
        );
    }

    #[test]
    fn crawford_is_what_the_file_says() {
        let text = "a vs. b\nGame 1. 1-0/3\n1\t31: 8/5, 6/5\na  wins 1 points.\nGame 2. 2*-0/3\n1\t31: 8/5, 6/5\n\
                    b  wins 1 points.\nGame 3. 2-1/3\n1\t31: 8/5, 6/5\na  wins 1 points.\n";
        let found = GamesGrid.import(text.as_bytes()).unwrap().remove(0);
        let crawford: Vec<bool> = found
            .record
            .games
            .iter()
            .map(|game| game.crawford)
            .collect();
        assert_eq!(crawford, [false, true, false]);
        assert_eq!(found.warnings, []);
        assert_eq!(found.record.games[2].score, BySide::new(2, 1));
    }

    #[test]
    fn two_matches_in_a_file_are_two() {
        let text =
            format!("{ODD}\nc vs. d\nMatch Length: 1\nGame 1. 0-0/1\n1\t31:\n1\t31: 8/5, 6/5\n");
        let found = GamesGrid.import(text.as_bytes()).unwrap();
        let names: Vec<&str> = found
            .iter()
            .map(|one| one.record.players.white.name.as_str())
            .collect();
        assert_eq!(names, ["bo", "c"]);
        assert_eq!(found[1].record.length, 1);
    }
}
