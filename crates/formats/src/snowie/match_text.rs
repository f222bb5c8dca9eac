//! Snowie's match text: that of `mat` without a head, with positions in it.

use barpoint_record::MatchRecord;
use barpoint_rules::Variation;

use crate::mat::{self, Mat};
use crate::{Abilities, AnalysisKept, ExportError, Format, ImportError, Imported};

const NAME: &str = "snowie";

/// Snowie match texts (`.txt`), which look like any match text when read.
pub(crate) struct SnowieMatch;

impl Format for SnowieMatch {
    fn name(&self) -> &'static str {
        NAME
    }

    fn ending(&self) -> &'static str {
        "txt"
    }

    fn summary(&self) -> &'static str {
        "Snowie match text with positions set up (.txt; read as mat)"
    }

    fn abilities(&self) -> Abilities {
        Abilities {
            writes: true,
            analysis: AnalysisKept::None,
            loses: "event data, comments, whether the Crawford and Jacoby rules are off",
        }
    }

    /// Nothing tells these texts from other match texts.
    fn sniff(&self, _head: &[u8]) -> u8 {
        0
    }

    fn import(&self, bytes: &[u8]) -> Result<Vec<Imported>, ImportError> {
        Mat.import(bytes)
    }

    fn export(&self, record: &MatchRecord) -> Result<Vec<u8>, ExportError> {
        if record.rules.variation != Variation::Standard || record.rules.start.is_some() {
            let what = "another game than backgammon";
            return Err(ExportError::CannotHold { format: NAME, what });
        }
        mat::snowie_text(record, NAME).map(String::into_bytes)
    }

    fn losses(&self, record: &MatchRecord) -> Vec<&'static str> {
        let info = &record.info;
        let rules = &record.rules;
        let rules_off = if record.length == 0 {
            !rules.jacoby || rules.beavers == 0
        } else {
            !rules.crawford
        };
        let about = [&info.event, &info.round, &info.place, &info.annotator];
        let about = about.into_iter().any(Option::is_some) || info.date.is_some();
        let known = [
            (about, "event data"),
            (info.comment.is_some(), "the comment on the match"),
            (!info.extra.is_empty(), "other header entries"),
            (rules_off, "that a rule is off"),
        ];
        let known = known
            .into_iter()
            .filter_map(|(lost, what)| lost.then_some(what));
        known.chain(mat::snowie_losses(record)).collect()
    }
}

#[cfg(test)]
mod tests {
    use barpoint_record::Event;
    use barpoint_rules::{BySide, MatchState};

    use super::*;
    use crate::position;

    /// `export match snowietxt` of gnubg 1.07.001 for a game that began with a position set up by hand; the second and
    /// third position are what it makes of setting the cube.
    const GNUBG: &str = " 5 point match\n\n Game 1\n gnubg : 0                      root : 0\nIllegal play \
        (5;0;0;0;1;gnubg;root;0;0;0;1;0;0;0;0;0;0;0;4;0;3;0;0;0;-6;3;0;-2;0;-3;0;-3;0;1;2;0;-1;2;0;0;)\nIllegal play \
        (5;0;0;0;1;gnubg;root;0;0;0;1;0;0;0;0;0;0;0;0;0;0;0;0;0;0;0;0;0;0;0;0;0;0;0;0;0;0;0;0;0;)\n  1) 61: 25/24                   \
        \n      Wins 1 point\n\n";

    #[test]
    fn positions_set_up_by_hand_are_read_from_gnubgs_text() {
        let found = SnowieMatch.import(GNUBG.as_bytes()).unwrap().remove(0);
        let entries = &found.record.games[0].entries;
        assert!(matches!(entries[0].event, Event::SetPosition(_)));
        assert!(matches!(entries[1].event, Event::Play(_)), "{entries:?}");
        assert_eq!(entries.len(), 2);
        // A board without checkers is none.
        assert_eq!(found.warnings.len(), 1);
    }

    #[test]
    fn positions_set_up_by_hand_come_back() {
        let state: MatchState = "XGID=-b----E-C---eE---b-db---B-:2:-1:1:31:2:0:0:7:10"
            .parse()
            .unwrap();
        let mut record = position::record(&BySide::default(), &state);
        "a".clone_into(&mut record.players.white.name);
        "b".clone_into(&mut record.players.black.name);
        let text = SnowieMatch.export(&record).unwrap();
        let back = SnowieMatch.import(&text).unwrap().remove(0);
        assert_eq!(
            back.record.games,
            record.games,
            "{}",
            String::from_utf8_lossy(&text)
        );
        assert_eq!(SnowieMatch.losses(&record), [""; 0]);
    }
}
