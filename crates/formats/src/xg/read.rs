//! The records of a match, one after the other.

use barpoint_record::{Analyst, Entry, MatchRecord, Said};
use barpoint_rules::Side;

use super::boards;
use super::bytes::Fields;
use super::comments::{Comments, add};
use super::container::{MOST_RECORDS, Member, Members, Title};
use super::figures::Figures;
use super::game::OpenGame;
use super::inflate::{End, Pieces};
use super::rollout::Rollouts;
use super::{at_byte, header, rollout, warning};
use crate::{ImportError, Warning, WarningKind};

mod cube;
mod games;
mod turn;

pub(super) use cube::ANSWERS;

/// Length of a record.
const LENGTH: usize = 2560;
/// What comments may take, as a multiple of the file, and at least.
const COMMENTS: (u64, u64) = (20, 64 << 10);
/// What a match may take in memory, as a multiple of the file, and at least.
const MEMORY: (usize, usize) = (30, 1 << 20);

/// What a warning takes in memory, about.
const WARNING: usize = 300;

/// Reads the match of a file of `size` bytes.
pub(super) fn read(
    title: &Title,
    members: &Members<'_>,
    size: usize,
    warnings: &mut Vec<Warning>,
) -> Result<MatchRecord, ImportError> {
    let Some(records) = &members.records else {
        return Err(at_byte(0, "records of a match", "none"));
    };
    let limit = (size as u64 * COMMENTS.0).max(COMMENTS.1);
    let comments = members.comments.as_ref();
    let mut reader = Reader {
        record: MatchRecord::default(),
        comments: comments.map_or_else(Comments::default, |c| Comments::read(c, limit)),
        rollouts: members
            .rollouts
            .as_ref()
            .map_or_else(Rollouts::default, |member| rollout::read(member, size)),
        figures: Figures::default(),
        game: None,
        timed: false,
        offset: 0,
        left: (size * MEMORY.0).max(MEMORY.1),
        warnings,
    };
    reader.all(records)?;
    reader.finish(title, members);
    Ok(reader.record)
}

struct Reader<'w> {
    record: MatchRecord,
    comments: Comments,
    rollouts: Rollouts,
    figures: Figures,
    game: Option<OpenGame>,
    /// Whether the match was played with a clock.
    timed: bool,
    /// Where the record at hand begins, unpacked.
    offset: u64,
    /// How much memory the match may still take.
    left: usize,
    warnings: &'w mut Vec<Warning>,
}

impl Reader<'_> {
    fn warn(&mut self, kind: WarningKind) {
        self.left = self.left.saturating_sub(WARNING);
        self.warnings.push(warning(self.offset, kind));
    }

    fn warn_if(&mut self, kind: Option<WarningKind>) {
        if let Some(kind) = kind {
            self.warn(kind);
        }
    }

    /// Reads all records; the first must be the header of a match.
    fn all(&mut self, member: &Member<'_>) -> Result<(), ImportError> {
        let mut pieces = Pieces::new(member.source());
        let mut piece = [0; LENGTH];
        if pieces.fill(&mut piece).is_some() || !header::is_header(Fields(&piece)) {
            let found = "other or damaged data".to_owned();
            let place = usize::try_from(member.offset).unwrap_or(usize::MAX);
            return Err(at_byte(
                place,
                "packed records that begin with a match",
                found,
            ));
        }
        self.header(Fields(&piece));
        loop {
            match pieces.fill(&mut piece) {
                None => {}
                Some(End::Clean) => break,
                Some(End::Broken) => {
                    self.offset = pieces.offset;
                    let expected = "whole records";
                    self.warn(WarningKind::Truncated { expected });
                    return Ok(());
                }
            }
            self.offset = pieces.offset;
            if self.offset >= MOST_RECORDS {
                return Err(at_byte(0, "at most 128 MiB of records", "more"));
            }
            self.one(Fields(&piece));
            if self.left == 0 {
                let place = usize::try_from(self.offset).unwrap_or(usize::MAX);
                return Err(at_byte(
                    place,
                    "records in proportion to the file",
                    "far more",
                ));
            }
        }
        if member.crc.is_some_and(|crc| crc != pieces.crc()) {
            self.offset = 0;
            let expected = "records with the checksum of the index";
            let found = "another checksum".to_owned();
            self.warn(WarningKind::Ignored { expected, found });
        }
        Ok(())
    }

    fn header(&mut self, fields: Fields<'_>) {
        self.record = header::read(fields);
        self.timed = fields.i32(552) >= 25 && fields.i32(1912) != 0;
        add(
            &mut self.record.info.comment,
            self.comments.take(fields.i32(576)),
        );
        add(
            &mut self.record.info.comment,
            self.comments.take(fields.i32(580)),
        );
    }

    fn one(&mut self, fields: Fields<'_>) {
        match fields.byte(8) {
            1 => self.game_header(fields),
            2 => self.in_game(fields, Self::cube),
            3 => self.in_game(fields, Self::play),
            4 => self.game_footer(fields),
            // The footer of the match says nothing that the games do not; the others are not in use.
            5..=7 => {}
            other => self.warn(WarningKind::Ignored {
                expected: "a record of a known kind",
                found: format!("kind {other}"),
            }),
        }
    }

    fn in_game(&mut self, fields: Fields<'_>, read: fn(&mut Self, &mut OpenGame, Fields<'_>)) {
        let Some(mut game) = self.game.take() else {
            self.warn(WarningKind::Ignored {
                expected: "the header of a game",
                found: "an action outside a game".to_owned(),
            });
            return;
        };
        let entries = game.game.entries.len();
        read(self, &mut game, fields);
        let new = game.game.entries.get(entries..).unwrap_or_default();
        let pending = game.pending.as_ref().map_or(0, |p| p.opinions.len());
        let taken = new.iter().map(memory).sum::<usize>() + pending * 200;
        self.left = self.left.saturating_sub(taken);
        self.game = Some(game);
    }

    fn side(&mut self, number: i32) -> Option<Side> {
        let side = boards::side(number);
        if side.is_none() {
            self.warn(WarningKind::Ignored {
                expected: "player 1 or -1",
                found: format!("player {number}"),
            });
        }
        side
    }

    fn finish(&mut self, title: &Title, members: &Members<'_>) {
        self.leave_game();
        if self.record.info.comment.is_none() && !title.comments.is_empty() {
            self.record.info.comment = Some(title.comments.clone());
        }
        let games = &self.record.games;
        let mut entries = games.iter().flat_map(|game| &game.entries);
        if entries.any(|entry| !entry.opinions.is_empty())
            && let Some(software) = self.record.info.software.clone()
        {
            self.record.analysts.push(Analyst {
                software,
                met: None,
                figures: self.figures.result(),
            });
        }
        if self.comments.missing {
            let expected = "the comments that records refer to";
            self.warn(WarningKind::Truncated { expected });
        }
        if self.rollouts.is_missing() {
            let expected = "the rollouts that plays and cube decisions rest on";
            self.warn(WarningKind::Truncated { expected });
        }
        let unused = self.comments.unused();
        if let Some(member) = members.comments.as_ref().filter(|_| unused > 0) {
            let expected = "comments that a record refers to";
            let found = format!("{unused} of no record");
            let kind = WarningKind::Ignored { expected, found };
            self.warnings.push(warning(member.offset, kind));
        }
    }
}

/// What an entry takes in memory, about.
fn memory(entry: &Entry) -> usize {
    let plays = entry.opinions.iter().map(|opinion| match &opinion.said {
        Said::Checker(checker) => checker.plays.len(),
        _ => 1,
    });
    size_of::<Entry>() + entry.opinions.len() * 200 + plays.sum::<usize>() * 160
}
