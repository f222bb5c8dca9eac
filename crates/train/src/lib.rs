//! Self-play, labelling, training, duels and benchmarks.
