//! Comments (`temp.xgc`): one a line, which records refer to by number.

use super::container::Member;
use super::inflate::read_all;
use super::rtf;

/// The comments of a file.
#[derive(Default)]
pub(super) struct Comments {
    texts: Vec<String>,
    used: Vec<bool>,
    /// Whether a record asked for one that is not there.
    pub(super) missing: bool,
}

impl Comments {
    /// Reads at most `limit` bytes of them.
    pub(super) fn read(member: &Member<'_>, limit: u64) -> Self {
        let (data, _) = read_all(member.source(), limit);
        let mut texts: Vec<String> = data
            .split(|&byte| byte == b'\n')
            .map(|line| {
                let line = line.strip_suffix(b"\r").unwrap_or(line);
                // Line breaks within a comment are stored as the bytes 1 and 2.
                let broken: Vec<u8> = line
                    .iter()
                    .filter(|&&byte| byte != 1)
                    .map(|&byte| if byte == 2 { b'\n' } else { byte })
                    .collect();
                rtf::plain(&broken)
            })
            .collect();
        // The last line ends, too.
        if texts.last().is_some_and(String::is_empty) {
            texts.pop();
        }
        let used = vec![false; texts.len()];
        Self {
            texts,
            used,
            missing: false,
        }
    }

    /// The comment with this number; -1 stands for none.
    pub(super) fn take(&mut self, number: i32) -> Option<String> {
        let index = usize::try_from(number).ok()?;
        let Some(text) = self.texts.get(index) else {
            self.missing = true;
            return None;
        };
        if let Some(used) = self.used.get_mut(index) {
            *used = true;
        }
        (!text.is_empty()).then(|| text.clone())
    }

    /// How many comments no record has asked for.
    pub(super) fn unused(&self) -> usize {
        let texts = self.texts.iter().zip(&self.used);
        texts
            .filter(|(text, used)| !**used && !text.is_empty())
            .count()
    }
}

/// Adds a comment to what was said before.
pub(super) fn add(slot: &mut Option<String>, comment: Option<String>) {
    let Some(comment) = comment else {
        return;
    };
    match slot {
        Some(before) => {
            before.push_str("\n\n");
            before.push_str(&comment);
        }
        None => *slot = Some(comment),
    }
}
