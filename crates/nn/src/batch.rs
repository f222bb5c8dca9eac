//! Training samples in the form the kernels read.

use crate::{OUTPUTS, Shape};

/// A list of training samples; a buffer to be filled, used and cleared again.
#[derive(Clone, Debug)]
pub struct Batch {
    shape: Shape,
    /// Where the sparse entries of sample `i` start; one more entry than samples.
    pub(crate) starts: Vec<u32>,
    /// Sparse entries, sample by sample.
    pub(crate) entries: Vec<(u16, f32)>,
    /// Dense inputs, row by row.
    pub(crate) dense: Vec<f32>,
    pub(crate) targets: Vec<[f32; OUTPUTS]>,
}

impl Batch {
    /// Most samples a batch holds.
    pub const MAX_LEN: usize = 1 << 15;

    /// An empty batch for nets of this shape.
    #[must_use]
    pub fn new(shape: Shape) -> Self {
        Self {
            shape,
            starts: vec![0],
            entries: Vec::new(),
            dense: Vec::new(),
            targets: Vec::new(),
        }
    }

    /// The shape of the nets it is for.
    #[must_use]
    pub const fn shape(&self) -> Shape {
        self.shape
    }

    /// Adds a sample: its sparse inputs as (index, value), its dense inputs, and the chances the
    /// outputs should give.
    ///
    /// # Panics
    /// If an index or a length does not fit the shape, or the batch is full.
    pub fn push(&mut self, sparse: &[(u16, f32)], dense: &[f32], target: [f32; OUTPUTS]) {
        assert!(self.len() < Self::MAX_LEN, "batch is full");
        assert_eq!(dense.len(), self.shape.dense, "dense inputs");
        assert!(
            sparse
                .iter()
                .all(|&(input, _)| usize::from(input) < self.shape.sparse),
            "sparse input out of range"
        );
        self.entries.extend_from_slice(sparse);
        let end =
            u32::try_from(self.entries.len()).expect("32768 samples of at most 65536 entries");
        self.starts.push(end);
        self.dense.extend_from_slice(dense);
        self.targets.push(target);
    }

    /// Number of samples.
    #[must_use]
    pub fn len(&self) -> usize {
        self.targets.len()
    }

    /// Whether there is no sample.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.targets.is_empty()
    }

    /// Removes all samples and keeps the memory.
    pub fn clear(&mut self) {
        self.starts.truncate(1);
        self.entries.clear();
        self.dense.clear();
        self.targets.clear();
    }

    /// The chances the outputs should give, sample by sample.
    #[must_use]
    pub fn targets(&self) -> &[[f32; OUTPUTS]] {
        &self.targets
    }

    /// All inputs as `[sample][input]`, the sparse ones first.
    #[must_use]
    pub fn matrix(&self) -> Vec<f32> {
        let Shape { sparse, dense, .. } = self.shape;
        let mut rows = vec![0.0; self.len() * (sparse + dense)];
        for (sample, row) in rows.chunks_exact_mut(sparse + dense).enumerate() {
            for &(input, value) in self.sparse_of(sample) {
                row[usize::from(input)] += value;
            }
            row[sparse..].copy_from_slice(&self.dense[sample * dense..][..dense]);
        }
        rows
    }

    pub(crate) fn sparse_of(&self, sample: usize) -> &[(u16, f32)] {
        &self.entries[self.starts[sample] as usize..self.starts[sample + 1] as usize]
    }
}

/// The sparse entries of a batch sorted by input: which samples use it, with what value.
#[derive(Clone, Debug, Default)]
pub(crate) struct ByInput {
    starts: Vec<u32>,
    entries: Vec<(u16, f32)>,
}

impl ByInput {
    /// Counting sort; samples stay in order within an input.
    pub(crate) fn fill(&mut self, batch: &Batch) {
        let inputs = batch.shape.sparse;
        self.starts.clear();
        self.starts.resize(inputs + 2, 0);
        for &(input, _) in &batch.entries {
            self.starts[usize::from(input) + 2] += 1;
        }
        for i in 2..self.starts.len() {
            self.starts[i] += self.starts[i - 1];
        }
        self.entries.clear();
        self.entries.resize(batch.entries.len(), (0, 0.0));
        for sample in 0..batch.len() {
            let number = u16::try_from(sample).expect("Batch::MAX_LEN fits");
            for &(input, value) in batch.sparse_of(sample) {
                let slot = &mut self.starts[usize::from(input) + 1];
                self.entries[*slot as usize] = (number, value);
                *slot += 1;
            }
        }
    }

    /// As if no sample used any input of this shape.
    pub(crate) fn empty(&mut self, shape: Shape) {
        self.starts.clear();
        self.starts.resize(shape.sparse + 2, 0);
        self.entries.clear();
    }

    /// (sample, value) of one input.
    pub(crate) fn of(&self, input: usize) -> &[(u16, f32)] {
        &self.entries[self.starts[input] as usize..self.starts[input + 1] as usize]
    }
}
