//! What a match equity table is made from: explicit rows or the parameters of a formula, as gnubg's table
//! files have it.

use std::sync::OnceLock;

use super::{
    MecParameters, Met, MetError, PostCrawfordMec, PostCrawfordZadeh, PreCrawford, ZadehParameters,
    error, mec, zadeh,
};

/// What a match equity table is made from.
#[derive(Clone, Debug, PartialEq)]
pub struct MetDefinition {
    /// The table's name.
    pub name: String,
    /// Who made it, how or where it was printed.
    pub source: String,
    /// Chances before the Crawford game.
    pub pre_crawford: PreCrawfordTable,
    /// Post-Crawford chances of a player (then: of the opponent) who trails an opponent 1 away.
    pub post_crawford: [PostCrawfordRow; 2],
}

/// Chances before the Crawford game.
#[derive(Clone, Debug, PartialEq)]
pub enum PreCrawfordTable {
    /// Row n, entry k: the chance of the player n away against an opponent k away, from 1.
    Explicit(Vec<Vec<f64>>),
    /// Nothing of its own: all of it is what continues short tables (gnubg's reading of formulas
    /// without a length).
    Extension,
    /// Zadeh's model up to this length.
    Zadeh(ZadehParameters, u8),
    /// Tornberg's calculator up to this length.
    Mec(MecParameters, u8),
}

/// Post-Crawford chances of the trailer, by points away.
#[derive(Clone, Debug, PartialEq)]
pub enum PostCrawfordRow {
    /// Entry n: the chance n away, from 1.
    Explicit(Vec<f64>),
    /// By Zadeh's formula.
    Zadeh(PostCrawfordZadeh),
    /// By mec.
    Mec(PostCrawfordMec),
}

impl Met {
    /// The table of a definition, extended to 64 points.
    ///
    /// # Errors
    /// If explicit rows are no square of 1 to 64, a post-Crawford row is empty or too long, a length is not 1 to
    /// 64, or a number is no chance.
    pub fn from_definition(definition: &MetDefinition) -> Result<Self, MetError> {
        error::check(definition)?;
        let met = definition.table();
        let posts = [&met.post_crawford, &met.opponent_post_crawford];
        let numbers = met.pre_crawford.listed.iter().chain(posts).flatten();
        match error::wrong_chance(numbers) {
            None => Ok(met),
            Some(found) => Err(MetError::Chance { found }),
        }
    }
}

impl MetDefinition {
    /// The table of a definition that is all right.
    pub(super) fn table(&self) -> Met {
        let length = self.pre_crawford.length();
        let [own, theirs] = self.post_crawford.each_ref().map(|row| row.filled(length));
        let rows = match &self.pre_crawford {
            PreCrawfordTable::Explicit(rows) => rows.clone(),
            PreCrawfordTable::Extension => Vec::new(),
            PreCrawfordTable::Zadeh(parameters, _) => zadeh::rows(parameters, &own, length),
            PreCrawfordTable::Mec(parameters, length) => {
                mec::rows(parameters, [&own, &theirs], *length)
            }
        };
        Met {
            name: self.name.clone(),
            source: self.source.clone(),
            pre_crawford: PreCrawford {
                listed: rows,
                all: OnceLock::new(),
            },
            post_crawford: own,
            opponent_post_crawford: theirs,
        }
    }
}

impl PreCrawfordTable {
    /// Points up to which it has chances of its own.
    fn length(&self) -> usize {
        match self {
            Self::Explicit(rows) => rows.len(),
            Self::Extension => 0,
            Self::Zadeh(_, length) | Self::Mec(_, length) => usize::from(*length),
        }
    }
}

impl PostCrawfordRow {
    /// The row of all lengths, for a table of `length` points.
    fn filled(&self, length: usize) -> Vec<f64> {
        let all = usize::from(Met::LENGTH);
        let zadeh = |mut row: Vec<f64>, parameters: &PostCrawfordZadeh| {
            parameters.extend(&mut row, all);
            row
        };
        match self {
            Self::Explicit(listed) => {
                // gnubg takes the last entry of a full row from the extension, too.
                let used = listed.len().min(length.saturating_sub(1).max(1));
                zadeh(listed[..used].to_vec(), &PostCrawfordZadeh::default())
            }
            Self::Zadeh(parameters) => zadeh(Vec::new(), parameters),
            Self::Mec(parameters) => parameters.row(all),
        }
    }
}
