//! Lists of databases.

use serde::Serialize;
use utoipa::ToSchema;

/// A file of the data folder.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct DatabaseInfo {
    /// Its name.
    pub file: String,
    /// Its length in bytes.
    pub bytes: u64,
    /// What it contains; `null` if it is not used.
    pub contents: Option<String>,
    /// The reason why it is not used.
    pub not_used: Option<String>,
}

/// The databases of the data folder.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct DatabaseList {
    /// Version of this interface.
    pub version: u32,
    /// The folder.
    pub folder: String,
    /// Its databases.
    pub databases: Vec<DatabaseInfo>,
}
