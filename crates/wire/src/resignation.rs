//! Whether to resign, and whether to accept it.

use barpoint_engine::{Answer, ResignationStudy};
use barpoint_rules::WinKind;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{BasisInfo, ResignationReport, SideName};

/// The values of a side's resignations.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct ResignationsReport {
    /// Version of this interface.
    pub version: u32,
    /// The basis of the answer.
    #[serde(flatten)]
    pub basis: BasisInfo,
    /// Who resigns or considers it.
    pub resigns: SideName,
    /// The resignation offered: 1 a single game, 2 a gammon, 3 a backgammon; `null` if none is.
    pub offered: Option<u8>,
    /// All three resignations, from the point of view of the player who would answer.
    pub kinds: Vec<ResignationReport>,
    /// A resignation that costs nothing and is accepted; `null` if playing on is better.
    pub free: Option<u8>,
}

impl From<&Answer<ResignationStudy>> for ResignationsReport {
    fn from(answer: &Answer<ResignationStudy>) -> Self {
        let study = &answer.found;
        Self {
            version: crate::VERSION,
            basis: (&answer.basis).into(),
            resigns: study.side.into(),
            offered: study.offered.map(WinKind::multiplier),
            kinds: study.kinds.iter().map(ResignationReport::from).collect(),
            free: study.free().map(|advice| advice.kind.multiplier()),
        }
    }
}
