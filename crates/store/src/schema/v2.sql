-- A card of study: a decision that needs no match. `key` is what two cards have in common that ask the same. `record` is barpoint's
-- JSON of the match up to the decision, compressed by zlib. `question`, `phase` and grades are the codes of `codes.rs`; times are
-- seconds since 1970. `source` says in words where the decision comes from. The last four columns are what FSRS remembers, all
-- null until the first answer.
CREATE TABLE card (
    id INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    question INTEGER NOT NULL,
    phase INTEGER NOT NULL,
    record BLOB NOT NULL,
    source TEXT NOT NULL,
    note TEXT NOT NULL,
    created INTEGER NOT NULL,
    suspended INTEGER NOT NULL,
    stability REAL,
    difficulty REAL,
    last INTEGER,
    due INTEGER
) STRICT;
CREATE INDEX card_due ON card (due);

-- An answer. `loss` is in EMG. `imported` is 1 of answers that came with a card from a file. The last four columns are what FSRS
-- remembered before it, so that it can be undone.
CREATE TABLE review (
    id INTEGER PRIMARY KEY,
    card INTEGER NOT NULL REFERENCES card (id) ON DELETE CASCADE,
    answered INTEGER NOT NULL,
    answer TEXT NOT NULL,
    loss REAL NOT NULL,
    grade INTEGER NOT NULL,
    took_ms INTEGER NOT NULL,
    imported INTEGER NOT NULL,
    stability REAL,
    difficulty REAL,
    last INTEGER,
    due INTEGER
) STRICT;
CREATE INDEX review_card ON review (card, id);
CREATE INDEX review_answered ON review (answered);
