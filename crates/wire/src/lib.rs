//! Serialised types for JSON output.
