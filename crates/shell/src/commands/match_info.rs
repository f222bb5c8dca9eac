//! `set matchinfo` and `show matchinfo`: event, place, date and ratings of the match that is on, or else of the next.

use barpoint_record::MatchInfo;
use barpoint_rules::{BySide, Side};

use super::Call;
use crate::shell::{Flow, Outcome, Refusal, Shell};

/// One of the texts, or the date; without a value there is none any more.
pub(super) fn set(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let text = call.words.clone().text();
    let text = (!text.is_empty()).then_some(text);
    let what = call.path.trim_start_matches("set matchinfo ");
    let info = &mut shell.session.match_info;
    if what == "date" {
        let date = text.as_deref().map(str::parse).transpose();
        info.date = date.map_err(|error| Refusal::new(format!("set matchinfo date: {error}")))?;
    } else {
        let place = match what {
            "annotator" => &mut info.annotator,
            "comment" => &mut info.comment,
            "event" => &mut info.event,
            "place" => &mut info.place,
            _ => &mut info.round,
        };
        place.clone_from(&text);
    }
    shell.note_match_info();
    let value = text.as_deref().unwrap_or("none");
    writeln!(call.out, "Match {what}: {value}")?;
    Ok(Flow::Continue)
}

/// The rating of a player; without a number it is unknown.
pub(super) fn set_rating(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let word = call.word("a player: 0, 1 or a name")?;
    let side = shell.player(&word)?;
    let rating = call.words.clone().text();
    let rating = (!rating.is_empty()).then_some(rating);
    shell.session.ratings[side].clone_from(&rating);
    shell.note_match_info();
    let name = shell.session.name(side);
    writeln!(
        call.out,
        "Rating of {name}: {}",
        rating.as_deref().unwrap_or("unknown")
    )?;
    Ok(Flow::Continue)
}

/// The players with their ratings and the date, then the texts that there are.
pub(super) fn show(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let session = &shell.session;
    let record = session.game.as_ref().map(|game| &game.record);
    let info = record.map_or(&session.match_info, |record| &record.info);
    let player = |side: Side| {
        let rating = record.map_or(&session.ratings[side], |record| {
            &record.players[side].rating
        });
        let rating = rating.as_deref().unwrap_or("unknown rating");
        format!("{} ({rating})", session.name(side))
    };
    let date = info
        .date
        .map_or_else(String::new, |date| format!(", {date}"));
    let (white, black) = (player(Side::White), player(Side::Black));
    writeln!(call.out, "{white} vs. {black}{date}")?;
    let MatchInfo {
        event,
        round,
        place,
        annotator,
        comment,
        ..
    } = info;
    for (name, text) in [
        ("Event", event),
        ("Round", round),
        ("Place", place),
        ("Annotator", annotator),
        ("Comment", comment),
    ] {
        if let Some(text) = text {
            writeln!(call.out, "{name}: {text}")?;
        }
    }
    Ok(Flow::Continue)
}

impl Shell {
    /// Puts what is known of the match into the record of the one that is on.
    pub(super) fn note_match_info(&mut self) {
        let Some(game) = &mut self.session.game else {
            return;
        };
        let (info, known) = (&mut game.record.info, &self.session.match_info);
        info.event.clone_from(&known.event);
        info.round.clone_from(&known.round);
        info.place.clone_from(&known.place);
        info.annotator.clone_from(&known.annotator);
        info.comment.clone_from(&known.comment);
        info.date = known.date;
        for side in Side::BOTH {
            game.record.players[side]
                .rating
                .clone_from(&self.session.ratings[side]);
        }
    }

    /// Takes what is known of the match from its record, which was just read.
    pub(super) fn take_match_info(&mut self) {
        if let Some(game) = &self.session.game {
            let record = &game.record;
            self.session.match_info = record.info.clone();
            self.session.ratings = BySide::from_fn(|side| record.players[side].rating.clone());
        }
    }
}
