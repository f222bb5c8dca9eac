-- A player. Every spelling of a name leads to one player by `alias`.
CREATE TABLE player (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL
) STRICT;

-- `key` is the spelling without case and surplus blanks.
CREATE TABLE alias (
    key TEXT PRIMARY KEY,
    player INTEGER NOT NULL REFERENCES player (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX alias_player ON alias (player);

-- A match. Its decisions have the ids `first_decision` up to, not including, `first_decision + decisions`.
-- `moves` is the hash of its dice and plays. `played` is a date as YYYY, YYYY-MM or YYYY-MM-DD.
CREATE TABLE matches (
    id INTEGER PRIMARY KEY,
    moves BLOB NOT NULL UNIQUE,
    length INTEGER NOT NULL,
    games INTEGER NOT NULL,
    event TEXT,
    round TEXT,
    place TEXT,
    played TEXT,
    analysed INTEGER NOT NULL,
    comments INTEGER NOT NULL,
    first_decision INTEGER NOT NULL,
    decisions INTEGER NOT NULL
) STRICT;
CREATE INDEX match_played ON matches (played);
CREATE INDEX match_event ON matches (event COLLATE NOCASE);

-- A player's seat in a match: side 0 is named first. `luck` is the sum over the rolls, in EMG, null where no roll is analysed.
CREATE TABLE seat (
    match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    side INTEGER NOT NULL,
    player INTEGER REFERENCES player (id),
    points INTEGER NOT NULL,
    luck REAL,
    PRIMARY KEY (match_id, side)
) STRICT, WITHOUT ROWID;
CREATE INDEX seat_player ON seat (player, match_id);

CREATE TABLE tag (
    match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    name TEXT NOT NULL COLLATE NOCASE,
    PRIMARY KEY (match_id, name)
) STRICT, WITHOUT ROWID;
CREATE INDEX tag_name ON tag (name, match_id);

-- The whole record: barpoint's JSON, compressed by zlib.
CREATE TABLE record (
    match_id INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    json BLOB NOT NULL
) STRICT;

-- A decision. `board` is a Position ID. Board, score and cube are seen by the side that decides; the codes are those of `codes.rs`.
-- `loss` and `luck` are in EMG, null where unknown; `counts` is 1 where the decision counts for the performance rating.
CREATE TABLE decision (
    id INTEGER PRIMARY KEY,
    match_id INTEGER NOT NULL,
    game INTEGER NOT NULL,
    entry INTEGER NOT NULL,
    side INTEGER NOT NULL,
    kind INTEGER NOT NULL,
    roll INTEGER,
    loss REAL,
    luck REAL,
    mark INTEGER,
    counts INTEGER NOT NULL,
    away INTEGER NOT NULL,
    opponent_away INTEGER NOT NULL,
    crawford INTEGER NOT NULL,
    cube INTEGER NOT NULL,
    cube_owner INTEGER NOT NULL,
    phase INTEGER NOT NULL,
    board TEXT NOT NULL
) STRICT;

-- For every 4096 decisions (`chunk` = id / 4096) which of them have a feature: 512 bytes of bits, the lowest first, or where
-- that is shorter their places in the chunk, two bytes each.
CREATE TABLE feature (
    chunk INTEGER NOT NULL,
    feature INTEGER NOT NULL,
    bits BLOB NOT NULL,
    PRIMARY KEY (chunk, feature)
) STRICT, WITHOUT ROWID;

-- For every 4096 decisions what each lost, four bytes each, NaN where unknown.
CREATE TABLE loss (
    chunk INTEGER PRIMARY KEY,
    losses BLOB NOT NULL
) STRICT;
