//! Jellyfish's positions: 16-bit numbers, the smaller byte first, and two names.

mod file;
mod read;
mod write;

use barpoint_record::{GameRecord, MatchRecord};
use barpoint_rules::BySide;

use crate::{Abilities, AnalysisKept, ExportError, Format, ImportError, Imported, position};

const NAME: &str = "pos";

/// What is added to every number of checkers.
const OFFSET: i16 = 20;

/// Jellyfish position files (`.pos`).
pub(crate) struct JellyfishPos;

impl Format for JellyfishPos {
    fn name(&self) -> &'static str {
        NAME
    }

    fn summary(&self) -> &'static str {
        "Jellyfish position (.pos)"
    }

    fn abilities(&self) -> Abilities {
        Abilities {
            writes: true,
            analysis: AnalysisKept::None,
            loses: "everything but a position with its dice, score and names; scores of money play",
        }
    }

    fn is_for_positions(&self) -> bool {
        true
    }

    fn sniff(&self, head: &[u8]) -> u8 {
        match head {
            [124..=126, 0, _, 0, ..] if read::read(head).is_ok() => 90,
            [126, 0, _, 0, ..] | [124..=125, 0, 0..=1, 0, ..] => 40,
            _ => 0,
        }
    }

    fn import(&self, bytes: &[u8]) -> Result<Vec<Imported>, ImportError> {
        read::read(bytes).map(|one| vec![one])
    }

    fn export(&self, record: &MatchRecord) -> Result<Vec<u8>, ExportError> {
        write::write(record)
    }

    fn losses(&self, record: &MatchRecord) -> Vec<&'static str> {
        let mut losses = position::losses(record);
        let scored = |game: &GameRecord| game.score != BySide::default();
        if record.length == 0 && record.games.iter().any(scored) {
            losses.push("the score of money play");
        }
        losses
    }
}

#[cfg(test)]
mod tests {
    use barpoint_record::Player;
    use barpoint_rules::{MatchState, Side};

    use super::*;
    use crate::Place;

    fn players() -> BySide<Player> {
        let mut players = BySide::<Player>::default();
        "Zoë".clone_into(&mut players.white.name);
        "bo".clone_into(&mut players.black.name);
        players
    }

    fn written(id: &str) -> Vec<u8> {
        let state: MatchState = id.parse().unwrap();
        JellyfishPos
            .export(&position::record(&players(), &state))
            .unwrap()
    }

    #[test]
    fn positions_come_back_as_they_were() {
        for id in [
            "XGID=-b----E-C---eE---b-db---B-:1:-1:1:31:2:0:0:7:10",
            "XGID=aA-a--E-C---dE---c-e----A-:2:1:-1:00:4:4:0:5:10",
            "XGID=-b----E-C---eE---c-e----B-:0:0:1:63:0:0:3:0:10",
            "XGID=-b----E-C---eE---c-e----B-:0:0:-1:00:4:1:1:5:10",
        ] {
            let bytes = written(id);
            assert_eq!(JellyfishPos.sniff(&bytes), 90);
            let found = JellyfishPos.import(&bytes).unwrap().remove(0);
            assert_eq!(found.warnings, []);
            assert_eq!(found.record.players, players());
            let state = position::state(&found.record).unwrap();
            assert_eq!(state.to_string(), id);
        }
    }

    #[test]
    fn what_is_lost_is_said() {
        let state: MatchState = "XGID=-b----E-C---eE---c-e----B-:0:0:1:63:3:0:3:0:10"
            .parse()
            .unwrap();
        let mut record = position::record(&players(), &state);
        assert_eq!(JellyfishPos.losses(&record), ["the score of money play"]);
        record.games[0].entries[0].comment = Some("why?".to_owned());
        assert_eq!(
            JellyfishPos.losses(&record),
            ["comments", "the score of money play"]
        );
    }

    #[test]
    fn an_error_names_the_byte() {
        let bytes = written("XGID=-b----E-C---eE---b-db---B-:1:-1:1:31:2:0:0:7:10");
        let error = |bytes: &[u8]| JellyfishPos.import(bytes).unwrap_err();
        for end in 0..bytes.len() {
            let Place::Byte(byte) = error(&bytes[..end]).place else {
                panic!("a byte");
            };
            assert!(byte <= u64::try_from(end).unwrap(), "{byte} of {end}");
        }
        let mut wrong = bytes.clone();
        wrong[12] = 3;
        assert_eq!(
            error(&wrong).to_string(),
            "pos: byte 0xc: expected a power of two as the cube, found \"3\""
        );
        let mut more = bytes;
        more.push(0);
        assert_eq!(JellyfishPos.import(&more).unwrap()[0].warnings.len(), 1);
    }

    #[test]
    fn older_versions_have_fewer_fields() {
        let bytes = written("XGID=-b----E-C---eE---b-db---B-:1:-1:1:31:2:0:0:7:10");
        // 125 lacks two numbers, 124 five.
        for (version, skip) in [(125, 4), (124, 10)] {
            let mut old = vec![version, 0];
            old.extend(&bytes[2 + skip..]);
            let found = JellyfishPos.import(&old).unwrap().remove(0);
            let state = position::state(&found.record).unwrap();
            assert_eq!((state.length(), state.on_roll()), (7, Side::Black));
        }
    }
}
