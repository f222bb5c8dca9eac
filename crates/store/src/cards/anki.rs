//! Cards as an Anki collection, and back.

use barpoint_study::{Card, DAY, Memory, Question};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use rusqlite::{Connection, params};
use serde_json::{Value, json};
use sha1::{Digest, Sha1};

use super::{CardRow, NewCard, anki_words as words};
use crate::codes::Coded;
use crate::{StoreError, packed};

/// A card as Anki shows it; the texts are HTML.
#[derive(Clone, Debug, PartialEq)]
pub struct AnkiNote {
    /// The card.
    pub row: CardRow,
    /// The picture of the board.
    pub board: String,
    /// The question.
    pub question: String,
    /// The answer.
    pub answer: String,
    /// The note.
    pub note: String,
    /// Where the decision comes from.
    pub source: String,
}

/// What an Anki collection holds of ours.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AnkiCards {
    /// The cards that barpoint made.
    pub cards: Vec<NewCard>,
    /// How many other notes it has.
    pub others: usize,
}

/// Between the fields of a note.
const SEPARATOR: char = '\u{1f}';
/// What the last field of our notes begins with.
const MARK: &str = "barpoint:";

/// The bytes of an Anki collection (schema 11) with these notes.
///
/// # Errors
/// If a record cannot be written.
pub fn anki_collection(notes: &[AnkiNote], now: u64) -> Result<Vec<u8>, StoreError> {
    let mut connection = Connection::open_in_memory()?;
    connection.execute_batch(include_str!("anki.sql"))?;
    let begun = now - now % DAY;
    let transaction = connection.transaction()?;
    transaction.execute(
        "INSERT INTO col VALUES (1, ?1, ?2, ?2, 11, 0, 0, 0, ?3, ?4, ?5, ?6, '{}')",
        params![
            begun,
            1000 * now,
            words::options().to_string(),
            words::models(now).to_string(),
            words::decks(now).to_string(),
            words::deck_options().to_string(),
        ],
    )?;
    for (number, note) in (1..).zip(notes) {
        note.write(&transaction, number, (begun, now))?;
    }
    transaction.commit()?;
    Ok(connection.serialize("main")?.to_vec())
}

impl AnkiNote {
    fn write(
        &self,
        connection: &Connection,
        number: u64,
        (begun, now): (u64, u64),
    ) -> Result<(), StoreError> {
        let card = &self.row.card;
        let position = barpoint_rules::notation::Xgid::of(card.state()).to_string();
        let data = BASE64_STANDARD.encode(packed::pack(card.record())?);
        let data = format!("{MARK}{}:{data}", card.question().code());
        let sum = Sha1::digest(position.as_bytes());
        let sum = u32::from_be_bytes([sum[0], sum[1], sum[2], sum[3]]);
        let key = BASE64_STANDARD.encode(Sha1::digest(card.key().as_bytes()));
        let fields = [
            &position,
            &self.board,
            &self.question,
            &self.answer,
            &self.note,
            &self.source,
            &data,
        ];
        let fields = fields.map(String::as_str).join(&SEPARATOR.to_string());
        let id = 1000 * now + number;
        let sql = "INSERT INTO notes VALUES (?1, ?2, ?3, ?4, -1, '', ?5, ?6, ?7, 0, '')";
        connection.prepare_cached(sql)?.execute(params![
            id,
            &key[..10],
            words::MODEL,
            now,
            fields,
            position,
            sum
        ])?;
        self.plan(connection, id, number, (begun, now))
    }

    /// Writes the card of the note: new, or due as here.
    fn plan(
        &self,
        connection: &Connection,
        id: u64,
        number: u64,
        (begun, now): (u64, u64),
    ) -> Result<(), StoreError> {
        // Dates of Anki are days since the collection was begun.
        let day = |time: u64| (i128::from(time) - i128::from(begun)).div_euclid(i128::from(DAY));
        let due = self.row.memory.map(|memory| day(memory.due));
        let due = due.map_or(i64::try_from(number).unwrap_or(i64::MAX), |due| {
            i64::try_from(due).unwrap_or(0)
        });
        let memory = self.row.memory;
        let (kind, data) = match memory {
            None => (0, String::new()),
            Some(memory) => {
                let data = json!({ "s": memory.stability, "d": memory.difficulty, "dr": 0.9, "lrt": memory.last });
                (2, data.to_string())
            }
        };
        let queue = if self.row.suspended { -1 } else { kind };
        let sql = "INSERT INTO cards VALUES (?1, ?1, ?2, 0, ?3, -1, ?4, ?5, ?6, ?7, ?8, ?9, 0, 0, 0, 0, 0, ?10)";
        connection.prepare_cached(sql)?.execute(params![
            id,
            words::deck(self.row.phase),
            now,
            kind,
            queue,
            due,
            memory.map_or(0, |memory| memory.days().max(1)),
            memory.map_or(0, |_| 2500),
            u32::from(memory.is_some()),
            data
        ])?;
        Ok(())
    }
}

/// The cards in an Anki collection of schema 11, made at this time.
///
/// # Errors
/// If it is none, or a card is damaged.
pub fn anki_cards(bytes: &[u8], now: u64) -> Result<AnkiCards, StoreError> {
    let mut connection = Connection::open_in_memory()?;
    connection.deserialize_read_exact("main", bytes, bytes.len(), true)?;
    let sql = "SELECT n.flds, MAX(c.data), MIN(c.queue) FROM notes n JOIN cards c ON c.nid = n.id GROUP BY n.id ORDER BY n.id";
    let mut query = connection.prepare(sql)?;
    let mut rows = query.query([])?;
    let mut found = AnkiCards::default();
    while let Some(row) = rows.next()? {
        let (fields, data, queue): (String, String, i64) = (row.get(0)?, row.get(1)?, row.get(2)?);
        let fields: Vec<&str> = fields.split(SEPARATOR).collect();
        let [_, _, _, _, note, source, card] = fields[..] else {
            found.others += 1;
            continue;
        };
        let Some(card) = card_of(card) else {
            found.others += 1;
            continue;
        };
        found.cards.push(NewCard {
            memory: memory_of(&data, now),
            suspended: queue == -1,
            ..NewCard::new(card, plain(source), plain(note), now)
        });
    }
    Ok(found)
}

/// The card in the last field of a note; `None` if it is not ours.
fn card_of(text: &str) -> Option<Card> {
    let (question, data) = text.strip_prefix(MARK)?.split_once(':')?;
    let question = Question::of_code(question.parse().ok()?)?;
    let record = packed::unpack(&BASE64_STANDARD.decode(data).ok()?).ok()?;
    Card::read(record, question).ok()
}

/// What Anki's FSRS remembers, if it says when the card was last answered.
fn memory_of(data: &str, now: u64) -> Option<Memory> {
    let data: Value = serde_json::from_str(data).ok()?;
    #[expect(clippy::cast_possible_truncation, reason = "they were written as f32")]
    let number = |name: &str| data[name].as_f64().map(|number| number as f32);
    let (stability, difficulty) = (number("s")?, number("d")?);
    let last = data["lrt"].as_u64()?;
    let possible = stability > 0.0 && (1.0..=10.0).contains(&difficulty) && last <= now;
    // Stability is the interval at which nine in ten are known.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "it is above 0, and a cast of too large a number is the largest"
    )]
    let wait = (f64::from(stability.min(3650.0)) * 86400.0) as u64;
    possible.then_some(Memory {
        stability,
        difficulty,
        last,
        due: last + wait,
    })
}

/// HTML as plain text: what people write into a note in Anki.
fn plain(html: &str) -> String {
    let mut text = String::new();
    let mut rest = html.replace("<br>", "\n").replace("</div>", "\n");
    while let Some((before, tag)) = rest.split_once('<') {
        text.push_str(before);
        let after = tag.split_once('>').map_or("", |(_, after)| after);
        rest = after.to_owned();
    }
    text.push_str(&rest);
    let text = text.replace("&nbsp;", " ").replace("&lt;", "<");
    text.replace("&gt;", ">")
        .replace("&amp;", "&")
        .trim()
        .to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Phase;

    #[test]
    fn notes_edited_in_anki_are_plain_again() {
        assert_eq!(plain("a &lt;b&gt; &amp;&nbsp;c<br>d"), "a <b> & c\nd");
        assert_eq!(plain("<div>slot <b>or</b> build?</div>"), "slot or build?");
        assert_eq!(plain("an open <tag"), "an open");
    }

    #[test]
    fn every_theme_has_a_deck_of_its_own() {
        let decks = words::decks(0);
        for phase in Phase::ALL {
            let name = &decks[words::deck(phase).to_string()]["name"];
            assert_eq!(name, &format!("barpoint::{}", phase.name()));
        }
    }
}
