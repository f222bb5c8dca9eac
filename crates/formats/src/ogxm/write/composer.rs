//! A file put together section by section.

use barpoint_record::{Analyst, Entry, MatchRecord, Opinion};

use super::game::{self, Written};
use super::{blocks, decisions, header, is_same_game, notes, out, own};
use crate::ExportError;
use crate::ogxm::read::Parts;
use crate::ogxm::sections::{self, digest};

/// The version that every reader reads, and the one that a resignation in answer to a double needs.
const USUAL: u16 = 0;
const RESIGNED_DOUBLE: u16 = 2;

/// The file as far as it has been put together.
pub(super) struct Composer<'a> {
    record: &'a MatchRecord,
    base: Option<&'a Parts<'a>>,
    /// Whether the match and all games are those of the file it came from.
    is_same_play: bool,
    minor: u16,
    digest: [u8; 32],
    games: Vec<Written>,
    bytes: Vec<u8>,
}

impl<'a> Composer<'a> {
    /// Match and games.
    pub(super) fn new(
        record: &'a MatchRecord,
        base: Option<&'a Parts<'a>>,
    ) -> Result<Self, ExportError> {
        let same_header = base.filter(|base| header::is_same(record, &base.record));
        let (head, mut minor) = match same_header.and_then(|base| base.file.all(*b"MTCH").next()) {
            Some(section) => (section.payload.to_vec(), USUAL),
            None => header::write(record)?,
        };
        let mut games = Vec::new();
        let mut raw = 0;
        for (index, one) in record.games.iter().enumerate() {
            let known = base.and_then(|base| {
                let same = base.record.games.get(index)?;
                is_same_game(one, same).then(|| Written::of(base, index))?
            });
            raw += usize::from(known.is_some());
            let written = match known {
                Some(known) => known,
                None => game::write(one, record)?,
            };
            if written.resigns_double {
                minor = minor.max(RESIGNED_DOUBLE);
            }
            games.push(written);
        }
        let all = base.map_or(0, |base| base.record.games.len());
        let is_same_play = same_header.is_some() && raw == games.len() && raw == all;
        let payloads = std::iter::once(&head).chain(games.iter().map(|game| &game.payload));
        let digest = digest(payloads.map(Vec::as_slice));
        let mut bytes = vec![0; sections::HEADER];
        out::section(&mut bytes, *b"MTCH", 1, &head);
        for game in &games {
            out::section(&mut bytes, *b"GAME", 1, &game.payload);
        }
        Ok(Self {
            record,
            base,
            is_same_play,
            minor,
            digest,
            games,
            bytes,
        })
    }

    /// The number of the turn that an entry is.
    fn ply(&self, game: usize, entry: usize) -> Option<u32> {
        let before: u32 = self.games.iter().take(game).map(|game| game.plies).sum();
        let own = self.games.get(game)?.places.get(entry).copied().flatten()?;
        before.checked_add(own)
    }

    /// Analyses: those that did not change as they were, then ours.
    pub(super) fn blocks(&mut self) {
        let ours = own::analysis(self.record);
        let same = self.base.filter(|_| self.is_same_play);
        for (index, analyst) in self.record.analysts.iter().enumerate() {
            // What we said before is said anew.
            if ours.is_some() && analyst.software.name == own::NAME {
                continue;
            }
            let opinions = |record: &'a MatchRecord| {
                let games = record.games.iter();
                let entries = games.map(|game| game.entries.as_slice());
                entries.map(|entries| of_analyst(entries, index))
            };
            let kept = same.filter(|base| {
                base.record.analysts.get(index) == Some(analyst)
                    && opinions(self.record).eq(opinions(&base.record))
            });
            if let Some(group) = kept.and_then(|base| base.file.group(index)) {
                for section in group {
                    self.bytes.extend_from_slice(section.whole);
                }
                continue;
            }
            let said: Vec<Vec<Vec<&Opinion>>> = opinions(self.record).collect();
            self.block(analyst, index, |game, entry| {
                said.get(game)
                    .and_then(|game| game.get(entry))
                    .cloned()
                    .unwrap_or_default()
            });
        }
        if let Some(ours) = ours {
            let index = self.record.analysts.len();
            self.block(&ours.analyst, index, |game, entry| {
                let found = ours.games.get(game).and_then(|game| game.get(entry));
                found.map(|said| said.iter().collect()).unwrap_or_default()
            });
        }
    }

    fn block<'b>(
        &mut self,
        analyst: &Analyst,
        index: usize,
        said: impl Fn(usize, usize) -> Vec<&'b Opinion>,
    ) {
        let met = blocks::table(self.record, analyst);
        let mut decisions = Vec::new();
        for (number, game) in self.record.games.iter().enumerate() {
            for (at, before) in game::states(self.record, game).into_iter().enumerate() {
                let opinions = said(number, at);
                let (Some(ply), false) = (self.ply(number, at), opinions.is_empty()) else {
                    continue;
                };
                let event = &game.entries[at].event;
                let decision = decisions::At {
                    ply,
                    event,
                    before,
                    met: &met.1,
                };
                decision.write(&opinions, &mut decisions);
            }
        }
        let block = blocks::write(
            self.record,
            analyst,
            met.0.as_deref(),
            &self.digest,
            index,
            &decisions,
        );
        out::section(&mut self.bytes, *b"ANAL", 0, &block);
        out::section(&mut self.bytes, *b"DECS", 0, &decisions);
    }

    /// Clock, video, comments, signatures and what nobody knows, as far as they still hold.
    pub(super) fn rest(&mut self) {
        let same = self.base.filter(|_| self.is_same_play);
        let clocks = |record: &MatchRecord| {
            let entries = record.games.iter().flat_map(|game| game.entries.iter());
            entries.map(|entry| entry.clock.clone()).collect::<Vec<_>>()
        };
        let same_clock = same.filter(|base| clocks(self.record) == clocks(&base.record));
        for tag in [*b"CLCK", *b"VIDO"] {
            let kept = if &tag == b"CLCK" { same_clock } else { same };
            for section in kept.into_iter().flat_map(|base| base.file.all(tag)) {
                self.bytes.extend_from_slice(section.whole);
            }
        }
        let notes = notes::write(self.record, same, |game, entry| self.ply(game, entry));
        if !notes.is_empty() {
            out::section(&mut self.bytes, *b"ANNO", 0, &notes);
        }
        for section in same_clock
            .into_iter()
            .flat_map(|base| base.file.all(*b"MSIG"))
        {
            self.bytes.extend_from_slice(section.whole);
        }
        for section in self.base.into_iter().flat_map(|base| base.file.unknown()) {
            self.bytes.extend_from_slice(section.whole);
        }
    }

    pub(super) fn finish(mut self) -> Vec<u8> {
        let (mut minor, mut reader) = (
            self.minor,
            if self.minor == RESIGNED_DOUBLE { 2 } else { 0 },
        );
        if let Some(base) = self.base {
            minor = minor.max(base.file.minor);
            reader = reader.max(base.file.reader_minor);
        }
        let sum = 9 + 8;
        let size = u32::try_from(self.bytes.len() + sum + 4).unwrap_or(u32::MAX);
        self.bytes[..4].copy_from_slice(b"OGXM");
        for (at, number) in [(4, 2), (6, minor), (8, 2), (10, reader)] {
            self.bytes[at..at + 2].copy_from_slice(&number.to_le_bytes());
        }
        self.bytes[12..16].copy_from_slice(&size.to_le_bytes());
        let checksum = crc32fast::hash(&self.bytes);
        let mut fields = out::Fields::default();
        fields.required.varint(0);
        fields.required.varint(4);
        fields.required.bytes.extend(checksum.to_le_bytes());
        out::section(&mut self.bytes, *b"CSUM", 1, &fields.record());
        self.bytes.extend_from_slice(b"END!");
        self.bytes
    }
}

/// The opinions of one analyst, entry by entry.
fn of_analyst(entries: &[Entry], analyst: usize) -> Vec<Vec<&Opinion>> {
    entries
        .iter()
        .map(|entry| {
            let opinions = entry.opinions.iter();
            opinions
                .filter(|opinion| opinion.analyst == analyst)
                .collect()
        })
        .collect()
}
