//! Why a play is better than another.

use barpoint_explain::{Counted, Remark, Statement};
use barpoint_rules::Play;
use barpoint_rules::notation::display_play;

use super::Phrase;
use super::counted::words_of;

/// Rolls that are listed behind a remark.
const MOST_ROLLS: usize = 10;

/// Before the count of the other play.
const INSTEAD: &str = " instead of";

/// What a remark says of the better play, beside the other.
#[must_use]
pub fn of_remark(remark: &Remark, other: &Play) -> (String, Phrase) {
    let than = display_play(other);
    let (text, phrase) = words(&remark.statement, &than);
    let rolls: Vec<String> = remark.rolls.iter().map(ToString::to_string).collect();
    let rolls = rolls.join(" ");
    let text = if rolls.is_empty() || remark.rolls.len() > MOST_ROLLS {
        text
    } else if matches!(remark.statement, Statement::Counts(..)) {
        // The rolls of the better play stand beside its count.
        text.replacen(INSTEAD, &format!(" ({rolls}){INSTEAD}"), 1)
    } else {
        format!("{text} {rolls}")
    };
    let phrase = phrase.with("play", than.as_str());
    (text, phrase.with("rolls", rolls.as_str()))
}

fn words(statement: &Statement, than: &str) -> (String, Phrase) {
    match *statement {
        Statement::Chances {
            wins,
            gammons_won,
            gammons_lost,
        } => chances(wins, gammons_won, gammons_lost),
        Statement::GammonsLost(part) => {
            of_percent("why-gammons-lost", "Loses {} % fewer gammons", part)
        }
        Statement::BackgammonsWon(part) => {
            of_percent("why-backgammons-won", "Wins {} % more backgammons", part)
        }
        Statement::BackgammonsLost(part) => {
            of_percent("why-backgammons-lost", "Loses {} % fewer backgammons", part)
        }
        Statement::Cube { theirs: false } => plain("why-cube", "Wins more with the cube"),
        Statement::Cube { theirs: true } => {
            plain("why-their-cube", "The opponent's cube is worth less")
        }
        Statement::Counts(what, counts) => counts_of(what, counts),
        Statement::Race(leads) => race(leads),
        Statement::Effective(counts) => effective(counts),
        Statement::MadePoint(point) => of_point("why-point", "Makes the {}", point),
        Statement::KeptPoint(point) => of_point("why-kept-point", "Keeps the {}", point),
        Statement::Slot(point) => of_point("why-slot", "Slots the {}", point),
        Statement::HitOn(point) => of_point("why-hit-on", "Hits on the {}", point),
        Statement::MadePrime(length) => of_prime("why-prime", "Makes", length),
        Statement::KeptPrime(length) => of_prime("why-kept-prime", "Keeps", length),
        Statement::ClosedOut { made } => closed_out(made),
        Statement::Anchor { point, made, other } => anchor(point, made, other, than),
        Statement::Builders { point, counts } => {
            let text = format!(
                "Bears on the {} with {} instead of {}",
                name_of(point),
                counted(counts[0], "spare checker"),
                counts[1]
            );
            let phrase = both("why-builders", counts).with("point", u32::from(point));
            (text, phrase)
        }
        Statement::Replies { better, other } => {
            let text = format!(
                "Better after {} of 36 replies, by {:.3} on average; worse after {}, by {:.3}; gains most after",
                better.0, better.1, other.0, other.1
            );
            let phrase = both("why-replies", [better.0, other.0]);
            let phrase = phrase.with("gain", format!("{:.3}", better.1).as_str());
            (
                text,
                phrase.with("loss", format!("{:.3}", other.1).as_str()),
            )
        }
    }
}

pub(super) fn percent(part: f32) -> String {
    format!("{:.1}", 100.0 * part)
}

pub(super) fn equity(value: f32) -> String {
    format!("{value:.3}")
}

fn plain(id: &str, text: &str) -> (String, Phrase) {
    (text.to_owned(), Phrase::new(id))
}

fn of_percent(id: &str, text: &str, part: f32) -> (String, Phrase) {
    let percent = percent(part);
    let phrase = Phrase::new(id).with("percent", percent.as_str());
    (text.replace("{}", &percent), phrase)
}

/// A point as English players name it.
fn name_of(point: u8) -> String {
    match point {
        1 => "ace-point".to_owned(),
        2 => "deuce-point".to_owned(),
        7 => "bar-point".to_owned(),
        _ => format!("{point}-point"),
    }
}

fn of_point(id: &str, text: &str, point: u8) -> (String, Phrase) {
    let phrase = Phrase::new(id).with("point", u32::from(point));
    (text.replace("{}", &name_of(point)), phrase)
}

fn of_prime(id: &str, verb: &str, length: u8) -> (String, Phrase) {
    let phrase = Phrase::new(id).with("length", u32::from(length));
    (format!("{verb} a {length}-point prime"), phrase)
}

fn chances(wins: f32, won: Option<f32>, lost: Option<f32>) -> (String, Phrase) {
    let signed = |part: f32| match format!("{:+.1}", 100.0 * part) {
        zero if zero == "-0.0" => "+0.0".to_owned(),
        other => other,
    };
    let id = match (won, lost) {
        (Some(_), Some(_)) => "why-chances",
        (Some(_), None) => "why-chances-won",
        (None, Some(_)) => "why-chances-lost",
        (None, None) => "why-chances-wins",
    };
    let wins = signed(wins);
    let mut text = format!("Games won {wins} %");
    let mut phrase = Phrase::new(id).with("wins", wins.as_str());
    for (name, gammons) in [("won", won), ("lost", lost)] {
        if let Some(gammons) = gammons.map(signed) {
            text = format!("{text}, gammons {name} {gammons} %");
            phrase = phrase.with(name, gammons.as_str());
        }
    }
    (text, phrase)
}

fn both(id: &str, [better, other]: [u8; 2]) -> Phrase {
    let phrase = Phrase::new(id).with("better", u32::from(better));
    phrase.with("other", u32::from(other))
}

fn counted(count: u8, one: &str) -> String {
    match count {
        0 => format!("no {one}s"),
        1 => format!("1 {one}"),
        _ => format!("{count} {one}s"),
    }
}

fn counts_of(what: Counted, counts: [u8; 2]) -> (String, Phrase) {
    let (id, one, text) = words_of(what);
    let other = match counts[1] {
        0 => "none".to_owned(),
        other => other.to_string(),
    };
    let text = text.replace("{n}", &counted(counts[0], one));
    let text = text.replace("{m}", &other);
    (text, both(id, counts))
}

fn race(leads: [i32; 2]) -> (String, Phrase) {
    let stands = |lead: i32| match lead {
        0 => "level in the race".to_owned(),
        1.. => format!("{lead} pips ahead"),
        ..0 => format!("{} pips behind", -lead),
    };
    let text = format!("Is {} instead of {}", stands(leads[0]), stands(leads[1]));
    let [better, other] = leads.map(|lead| format!("{lead:+}"));
    let phrase = Phrase::new("why-race").with("better", better.as_str());
    (text, phrase.with("other", other.as_str()))
}

fn effective(counts: [u32; 2]) -> (String, Phrase) {
    let [better, other] = counts.map(|hundredths| format!("{:.1}", f64::from(hundredths) / 100.0));
    let text = format!("EPC {better} instead of {other}");
    let phrase = Phrase::new("why-effective").with("better", better.as_str());
    (text, phrase.with("other", other.as_str()))
}

/// The 18-point is the opponent's bar-point.
fn anchor_name(point: u8) -> String {
    if point == 18 {
        "opponent's bar-point".to_owned()
    } else {
        format!("{point}-point anchor")
    }
}

fn anchor(point: u8, made: bool, other: Option<u8>, than: &str) -> (String, Phrase) {
    let (how, verb) = if made {
        ("made", "Makes")
    } else {
        ("kept", "Keeps")
    };
    let name = anchor_name(point);
    let phrase = |id: &str| Phrase::new(id).with("how", how);
    match other {
        None => (
            format!("{verb} the {name}; {than} has no anchor"),
            phrase("why-anchor").with("point", u32::from(point)),
        ),
        Some(other) => (
            format!("{verb} the {name}; {than} holds the {}", name_of(other)),
            phrase("why-better-anchor")
                .with("point", u32::from(point))
                .with("other", u32::from(other)),
        ),
    }
}

fn closed_out(made: bool) -> (String, Phrase) {
    let (how, text) = if made {
        ("made", "Closes out the opponent: no roll enters")
    } else {
        ("kept", "Keeps the opponent closed out: no roll enters")
    };
    (
        text.to_owned(),
        Phrase::new("why-closed-out").with("how", how),
    )
}
