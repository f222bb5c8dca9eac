//! Match and position file formats: detect, import, export.
