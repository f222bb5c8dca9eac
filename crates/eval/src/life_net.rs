//! What a small net reads off a board about the life of the cube.

use std::fmt;
use std::sync::{Arc, OnceLock};

use barpoint_equity::{CubeTraits, LifeTable, TRAITS};
use barpoint_nn::{
    Accumulator, NetLabel, Network, SlotNet, SlotNetError, SlotStates, Weights, WeightsError,
};
use barpoint_rules::Board;

use crate::CubeWorth;
use crate::composite::{Seen, slots};
use crate::inputs::{raw_definition, raw_layout};

/// A net that reads five traits off a board, and the table that says what they mean for cube lives.
///
/// Fitted together by `barpoint cube-net` (docs/theory/cube.md, "Learned efficiencies").
pub struct LifeNet {
    net: SlotNet,
    /// Hidden sums of the empty board.
    empty: Accumulator,
    table: &'static LifeTable,
    /// Content hash of the weight file.
    fingerprint: u64,
}

/// Why files are no net of cube lives.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum LifeNetError {
    /// The weight file.
    #[error("net of cube lives: {0}")]
    Weights(#[from] WeightsError),
    /// A net that cannot play.
    #[error("net of cube lives: {0}")]
    Net(#[from] SlotNetError),
    /// The table.
    #[error("table of cube lives: expected {expected}, found {found}")]
    Table {
        /// What should be there.
        expected: String,
        /// What is.
        found: String,
    },
}

impl LifeNet {
    /// The label of its weight file.
    #[must_use]
    pub fn label() -> NetLabel {
        NetLabel {
            class: "cube life".to_owned(),
            feature_set: "raw".to_owned(),
            feature_hash: raw_definition(),
        }
    }

    /// Reads a weight file and the text of its table: a line that names the weight file by its fingerprint, then the
    /// [`LifeTable::LEN`] numbers. The table is kept until the program ends.
    ///
    /// # Errors
    /// If they are not sound or do not belong together.
    pub fn new(weights: &[u8], table: &str) -> Result<Self, LifeNetError> {
        let Weights {
            network,
            fingerprint,
            ..
        } = Weights::decode_for(&Self::label(), weights)?;
        let unfit = |expected: &str, found: &str| LifeNetError::Table {
            expected: expected.to_owned(),
            found: found.to_owned(),
        };
        let (first, rest) = table.split_once('\n').unwrap_or((table, ""));
        let owner = format!("net {fingerprint:016x}");
        if first.trim_end() != owner {
            return Err(unfit(
                &format!("{owner:?} in line 1"),
                &format!("{first:?}"),
            ));
        }
        let number = |word: &str| {
            word.parse::<f32>()
                .map_err(|_| unfit("a number", &format!("{word:?}")))
        };
        let numbers = rest.split_whitespace().map(number);
        let numbers = numbers.collect::<Result<Vec<f32>, _>>()?;
        let table = LifeTable::new(&numbers).ok_or_else(|| {
            unfit(
                &format!("{} finite numbers", LifeTable::LEN),
                &numbers.len().to_string(),
            )
        })?;
        Self::of(&network, table, fingerprint)
    }

    /// A net and its table, not read from files.
    ///
    /// # Errors
    /// If the net cannot play.
    pub fn of(network: &Network, table: LifeTable, fingerprint: u64) -> Result<Self, LifeNetError> {
        let net = SlotNet::new(network, raw_layout())?;
        Ok(Self {
            empty: net.accumulate(&SlotStates::ZERO),
            net,
            table: Box::leak(Box::new(table)),
            fingerprint,
        })
    }

    /// The one built into the program.
    ///
    /// # Panics
    /// Never: a test reads it.
    #[expect(clippy::expect_used, reason = "read by a test")]
    pub fn built_in() -> &'static Arc<Self> {
        static BUILT_IN: OnceLock<Arc<LifeNet>> = OnceLock::new();
        BUILT_IN.get_or_init(|| {
            let (weights, table) = barpoint_nets::CUBE_LIFE;
            Arc::new(Self::new(weights, table).expect("a sound net of cube lives"))
        })
    }

    /// Content hash of its weight file.
    #[must_use]
    pub const fn fingerprint(&self) -> u64 {
        self.fingerprint
    }

    /// The table.
    #[must_use]
    pub const fn table(&self) -> &'static LifeTable {
        self.table
    }

    /// The traits of a board, seen by the player on roll.
    #[must_use]
    pub fn traits(&self, board: &Board) -> CubeTraits {
        let mut outputs = [[0.0; TRAITS]];
        let states = [slots(board, Seen::BySideOnRoll)];
        self.net
            .evaluate_batch(&self.empty, &states, &[], &mut outputs);
        CubeTraits::new(self.table, outputs[0])
    }

    /// The traits after plays from a board, seen by the opponent, who is on roll there.
    pub(crate) fn traits_after<const N: usize>(
        &self,
        before: &Board,
        after: &[SlotStates; N],
    ) -> [CubeTraits; N] {
        let base = self.net.accumulate(&slots(before, Seen::ByOpponent));
        let mut outputs = [[0.0; TRAITS]; N];
        self.net.evaluate_batch(&base, after, &[], &mut outputs);
        outputs.map(|traits| CubeTraits::new(self.table, traits))
    }

    /// The worth of a board with its traits, where the theory of learned cube lives needs them.
    #[must_use]
    pub fn refined(&self, worth: CubeWorth, board: &Board) -> CubeWorth {
        worth.with_traits(|| self.traits(board))
    }
}

impl fmt::Debug for LifeNet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("LifeNet")
            .field("fingerprint", &format_args!("{:016x}", self.fingerprint))
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use barpoint_rules::Variation;

    use super::*;
    use crate::{Class, PositionKind};

    #[test]
    fn the_built_in_net_is_sound_and_reads_the_position() {
        let lives = LifeNet::built_in();
        let start = Variation::Standard.start();
        let traits = lives.traits(&start);
        assert_eq!(traits, lives.traits(&start));
        assert_ne!(traits, lives.traits(&Variation::Nackgammon.start()));
    }

    #[test]
    fn files_that_do_not_belong_together_are_refused() {
        let (weights, table) = barpoint_nets::CUBE_LIFE;
        let refused = |table: &str| LifeNet::new(weights, table).unwrap_err().to_string();
        let fingerprint = LifeNet::built_in().fingerprint();
        let (_, numbers) = table.split_once('\n').unwrap();
        assert_eq!(
            refused(&format!("net 0123\n{numbers}")),
            format!(
                "table of cube lives: expected \"net {fingerprint:016x}\" in line 1, found \"net 0123\""
            )
        );
        let (but_last, _) = table.trim_end().rsplit_once(' ').unwrap();
        let expected = LifeTable::LEN;
        assert_eq!(
            refused(but_last),
            format!(
                "table of cube lives: expected {expected} finite numbers, found {}",
                expected - 1
            )
        );
        assert_eq!(
            refused(&format!("{but_last} x")),
            "table of cube lives: expected a number, found \"x\""
        );
        let cut = &weights[..weights.len() - 1];
        assert!(matches!(
            LifeNet::new(cut, table),
            Err(LifeNetError::Weights(WeightsError::Checksum { .. }))
        ));
    }

    /// Traits go with learned lives alone.
    #[test]
    fn worths_are_refined_where_lives_are_learned() {
        let lives = LifeNet::built_in();
        let board = Variation::Standard.start();
        let CubeWorth::ByKind(kind) = lives.refined(CubeWorth::by_class(&board), &board) else {
            panic!("no database knows the start");
        };
        assert_eq!(kind.traits, Some(lives.traits(&board)));
        assert_eq!(kind.class, Class::Contact);
        let given = CubeWorth::ByKind(PositionKind {
            curve: None,
            traits: None,
            ..kind
        });
        assert_eq!(lives.refined(given, &board), given);
        assert_eq!(lives.refined(CubeWorth::Over, &board), CubeWorth::Over);
    }
}
