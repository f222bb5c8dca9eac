//! Bearoff databases: build and look up.
