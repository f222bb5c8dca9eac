//! What was odd about a file, gathered while it is read.

use crate::{Place, Warning, WarningKind};

/// The most oddities of one match that are listed.
const MOST_WARNINGS: usize = 1000;

/// What was odd so far, in a list that does not grow without end.
#[derive(Debug, Default)]
pub(crate) struct Warnings {
    listed: Vec<Warning>,
    further: usize,
    last: Option<Place>,
}

impl Warnings {
    pub(crate) fn push(&mut self, warning: Warning) {
        if self.listed.len() < MOST_WARNINGS {
            self.listed.push(warning);
        } else {
            self.further += 1;
            self.last = Some(warning.place);
        }
    }

    /// The list, in file order.
    pub(crate) fn finish(self) -> Vec<Warning> {
        let mut listed = self.listed;
        listed.sort_by_key(|warning| match warning.place {
            Place::Line(line) => u64::from(line),
            Place::Byte(byte) => byte,
            Place::Turn { .. } => u64::MAX,
        });
        listed.extend(self.last.map(|place| Warning {
            place,
            kind: WarningKind::More {
                count: self.further,
            },
        }));
        listed
    }
}
