//! Everything needed to resume an iteration with the same bits.
//!
//! Little-endian: 8 bytes `bpHyper2`; checkers, passes finished and steps done as u32; the largest change
//! of this pass so far and the threshold as f32; the checksum of the start file (0 without one) as u64;
//! for every position five equities and five chances as f32; and the checksum of all that as u64.

use std::fs::File;
use std::io::{BufReader, BufWriter, Read, Write};
use std::path::Path;

use super::sides::HyperCheckers;
use super::state::{Entry, Prospects, State};

const MAGIC: &[u8; 8] = b"bpHyper2";

/// Which iteration it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Job {
    pub(crate) checkers: HyperCheckers,
    pub(crate) threshold: f32,
    /// Checksum of the file it started from, 0 if none.
    pub(crate) start: u64,
}

/// How far it is.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Reached {
    /// Passes finished.
    pub(crate) passes: u32,
    /// Steps done of the present one.
    pub(crate) steps: u32,
    /// Largest change of the present pass so far.
    pub(crate) norm: f32,
}

/// A checksum after FNV-1a, but of words of eight bytes where that takes single bytes; a rest is padded with zeros.
pub(crate) struct Sum(u64);

impl Sum {
    pub(crate) const fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    pub(crate) fn add(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.0 = (self.0 ^ u64::from_le_bytes(word)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    pub(crate) const fn get(&self) -> u64 {
        self.0
    }
}

fn head(job: &Job, reached: Reached) -> Vec<u8> {
    let mut head = MAGIC.to_vec();
    for number in [job.checkers.count().into(), reached.passes, reached.steps] {
        head.extend_from_slice(&number.to_le_bytes());
    }
    head.extend_from_slice(&reached.norm.to_le_bytes());
    head.extend_from_slice(&job.threshold.to_le_bytes());
    head.extend_from_slice(&0u32.to_le_bytes());
    head.extend_from_slice(&job.start.to_le_bytes());
    head
}

const HEAD: usize = 40;
const POSITION: usize = 40;

/// Writes a checkpoint beside `path`, then moves it there.
pub(crate) fn write(
    path: &Path,
    job: &Job,
    reached: Reached,
    state: &State,
) -> std::io::Result<()> {
    let mut new = path.as_os_str().to_owned();
    new.push(".new");
    replace(path, Path::new(&new), |out| {
        let mut sum = Sum::new();
        let head = head(job, reached);
        sum.add(&head);
        out.write_all(&head)?;
        let row = job.checkers.positions();
        let rows = state.entries.chunks(row).zip(state.prospects.chunks(row));
        for (entries, prospects) in rows {
            let mut bytes = Vec::with_capacity(POSITION * row);
            for (entry, prospects) in entries.iter().zip(prospects) {
                let numbers = entry.equities().into_iter().chain(prospects.chances());
                bytes.extend(numbers.flat_map(f32::to_le_bytes));
            }
            sum.add(&bytes);
            out.write_all(&bytes)?;
        }
        out.write_all(&sum.get().to_le_bytes())
    })
}

/// Writes a file at `new`, then moves it to `path`. Nothing half-written stays behind.
pub(crate) fn replace(
    path: &Path,
    new: &Path,
    write: impl FnOnce(&mut BufWriter<File>) -> std::io::Result<()>,
) -> std::io::Result<()> {
    let put = || {
        let mut out = BufWriter::with_capacity(1 << 20, File::create(new)?);
        write(&mut out)?;
        let file = out
            .into_inner()
            .map_err(std::io::IntoInnerError::into_error)?;
        file.sync_all()?;
        std::fs::rename(new, path)
    };
    put().inspect_err(|_| {
        // There is nothing more to do if that fails too.
        std::fs::remove_file(new).ok();
    })
}

/// Whether a file is the checkpoint of another iteration, or none of ours at all. Half a checkpoint of
/// this one is not.
pub(crate) fn is_of_another(path: &Path, job: &Job) -> bool {
    let mut found = Vec::new();
    let read = File::open(path).and_then(|file| file.take(HEAD as u64).read_to_end(&mut found));
    let own = head(job, Reached::default());
    // Bytes 12 to 23 say how far it is.
    let same = |(at, (found, own)): (usize, (&u8, &u8))| (12..24).contains(&at) || found == own;
    read.is_ok() && !found.iter().zip(&own).enumerate().all(same)
}

/// Reads a checkpoint; `None` if there is none of this job or it is damaged.
pub(crate) fn read(path: &Path, job: &Job) -> std::io::Result<Option<(Reached, State)>> {
    let file = match File::open(path) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
        file => file?,
    };
    let pairs = job.checkers.pairs();
    if file.metadata()?.len() != (HEAD + POSITION * pairs + 8) as u64 {
        return Ok(None);
    }
    let mut file = BufReader::with_capacity(1 << 20, file);
    let mut bytes = [0; HEAD];
    file.read_exact(&mut bytes)?;
    let word = |at: usize| [bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]];
    let reached = Reached {
        passes: u32::from_le_bytes(word(12)),
        steps: u32::from_le_bytes(word(16)),
        norm: f32::from_le_bytes(word(20)),
    };
    if bytes[..] != head(job, reached)[..] {
        return Ok(None);
    }
    let mut sum = Sum::new();
    sum.add(&bytes);
    let mut state = State {
        entries: Vec::with_capacity(pairs),
        prospects: Vec::with_capacity(pairs),
    };
    let mut row = vec![0; POSITION * job.checkers.positions()];
    for _ in 0..job.checkers.positions() {
        file.read_exact(&mut row)?;
        sum.add(&row);
        for position in row.as_chunks::<POSITION>().0 {
            let mut numbers = [0.0; 10];
            for (number, bytes) in numbers.iter_mut().zip(position.as_chunks::<4>().0) {
                *number = f32::from_le_bytes(*bytes);
            }
            let [cubeless, owned, centred, jacoby, against, chances @ ..] = numbers;
            state
                .entries
                .push(Entry::of(&[cubeless, owned, centred, jacoby, against]));
            state.prospects.push(Prospects::of(&chances));
        }
    }
    let mut stored = [0; 8];
    file.read_exact(&mut stored)?;
    Ok((u64::from_le_bytes(stored) == sum.get()).then_some((reached, state)))
}
