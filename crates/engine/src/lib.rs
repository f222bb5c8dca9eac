//! Facade for all faces: hint, evaluate and analyse jobs.
