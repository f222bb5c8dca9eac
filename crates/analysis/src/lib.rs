//! Match analysis: errors, luck, skill, statistics.
