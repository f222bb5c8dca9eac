//! Match equity tables as their authors print them.

mod g11;
mod jac050;
mod jac100;
mod jacobs;
mod kazaross_xg2;
mod mec26;
mod ortega;
mod rockwell_kazaross;
mod snowie;
mod woolsey;

pub(super) use kazaross_xg2::KAZAROSS_XG2;

/// The printed tables by the names of gnubg's files.
pub(super) const BY_NAME: [(&str, &Printed); 10] = [
    ("Kazaross-XG2", &KAZAROSS_XG2),
    ("Rockwell-Kazaross", &rockwell_kazaross::ROCKWELL_KAZAROSS),
    ("g11", &g11::G11),
    ("jac050", &jac050::JAC050),
    ("jac100", &jac100::JAC100),
    ("jacobs", &jacobs::JACOBS),
    ("mec26", &mec26::MEC26),
    ("ortega", &ortega::ORTEGA),
    ("snowie", &snowie::SNOWIE),
    ("woolsey", &woolsey::WOOLSEY),
];

/// A table as printed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Printed {
    /// The table's name.
    pub(super) name: &'static str,
    /// Who made it, how or where it was printed.
    pub(super) source: &'static str,
    /// Chances before the Crawford game.
    pub(super) pre_crawford: PreCrawford,
    /// Entry n: the chance of the player (then: of the opponent) n away against one who is
    /// 1 away, from 1.
    pub(super) post_crawford: [&'static [f64]; 2],
}

/// Chances before the Crawford game, all counted from 1.
#[derive(Clone, Copy, Debug)]
pub(super) enum PreCrawford {
    /// Players alike: row n, entry k is the chance of the player n away against one n + k away.
    Half(&'static [&'static [f64]]),
    /// Row n, entry k: the chance of the player n away against one k away.
    Full(&'static [&'static [f64]]),
}

impl PreCrawford {
    /// All rows: row n, entry k is the chance of the player n away against one k away.
    pub(super) fn rows(self) -> Vec<Vec<f64>> {
        let half = match self {
            Self::Full(rows) => return rows.iter().map(|row| row.to_vec()).collect(),
            Self::Half(rows) => rows,
        };
        let length = half.len() + 1;
        let mut rows = vec![vec![0.5; length]; length];
        for (near, listed) in half.iter().enumerate() {
            for (far, &chance) in (near + 1..).zip(*listed) {
                rows[near][far] = chance;
                rows[far][near] = 1.0 - chance;
            }
        }
        rows
    }
}
