//! What is wrong or odd about match files.

use barpoint_engine::position::MAX_LENGTH;
use barpoint_formats::{ImportError, ImportErrorKind, Place, Warning, WarningKind};

use super::Phrase;
use crate::matches::LengthError;

/// A warning about a match file.
#[must_use]
pub fn of_warning(warning: &Warning) -> Option<Phrase> {
    let at = |id: &str| placed(Phrase::new(&format!("warning-{id}")), warning.place);
    Some(match &warning.kind {
        WarningKind::IllegalPlay { play, roll } => {
            at("illegal-play").with("play", play).with("roll", roll)
        }
        WarningKind::IllegalPosition { roll } => at("illegal-position").with("roll", roll),
        WarningKind::ImpossiblePlay { play, roll } => {
            at("impossible-play").with("play", play).with("roll", roll)
        }
        WarningKind::Ignored { found, .. } => at("ignored").with("found", found),
        WarningKind::ExtraVariation => at("extra-variation"),
        WarningKind::UnreadableProperty { key } => at("unreadable-property").with("key", key),
        WarningKind::Further { found } => at("further").with("found", *found),
        WarningKind::Truncated { .. } => at("truncated"),
        WarningKind::MissingGames { first, last } if first < last => at("missing-games")
            .with("first", *first)
            .with("last", *last),
        WarningKind::NameChanged { was, now, game } => {
            let named = at("name-changed").with("was", was).with("now", now);
            named.with("game", *game)
        }
        WarningKind::More { count } => at("more").with("count", *count),
        WarningKind::Contradiction { stated, computed } => at("contradiction")
            .with("stated", stated)
            .with("computed", computed),
        _ => return None,
    })
}

/// Why a match file could not be read.
#[must_use]
pub fn of_import_error(error: &ImportError) -> Option<Phrase> {
    match &error.kind {
        ImportErrorKind::Expected { found, .. } => {
            let phrase = Phrase::new("import-expected").with("format", error.format);
            Some(placed(phrase.with("found", found), error.place))
        }
        ImportErrorKind::UnknownFormat { found } => {
            Some(Phrase::new("import-unknown").with("found", found))
        }
        ImportErrorKind::Unsupported { name, advice } => {
            let phrase = Phrase::new("import-unsupported").with("name", *name);
            Some(phrase.with("advice", *advice))
        }
        _ => None,
    }
}

/// Why a match is too long.
#[must_use]
pub fn of_length_error(error: LengthError) -> Phrase {
    Phrase::new("import-length")
        .with("most", MAX_LENGTH)
        .with("found", error.found)
}

/// The phrase with the place it speaks of: `place` says which of the other arguments count.
fn placed(phrase: Phrase, place: Place) -> Phrase {
    match place {
        Place::Line(line) => phrase.with("place", "line").with("line", line),
        Place::Byte(byte) => phrase
            .with("place", "byte")
            .with("byte", format!("{byte:#x}").as_str()),
        Place::Turn { game, turn: 0 } => phrase.with("place", "game").with("game", game),
        Place::Turn { game, turn } => phrase
            .with("place", "turn")
            .with("game", game)
            .with("turn", turn),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::phrase::PhraseField;

    #[test]
    fn a_warning_says_what_and_where() {
        let play = "9/2".to_owned();
        let roll = "31".to_owned();
        let warning = Warning {
            place: Place::Turn { game: 2, turn: 7 },
            kind: WarningKind::IllegalPlay { play, roll },
        };
        let phrase = of_warning(&warning).unwrap();
        assert_eq!(phrase.id, "warning-illegal-play");
        let field = |name: &str| phrase.fields[name].clone();
        assert_eq!(field("place"), PhraseField::Text("turn".into()));
        assert_eq!(field("turn"), PhraseField::Number(7));
        assert_eq!(field("play"), PhraseField::Text("9/2".into()));
    }
}
