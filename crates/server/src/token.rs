//! The secret that grants a browser access.

use std::path::Path;

use barpoint_app::files;

use crate::error::ServerError;

/// A random secret, part of the printed address. It is saved beside the games, so that an open page keeps its access
/// after a restart.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

const FILE: &str = "token";
const BYTES: usize = 16;

impl Token {
    /// The token saved in a folder, drawn and saved if there is none.
    ///
    /// # Errors
    /// If the system has no random numbers or the file cannot be written.
    pub fn of_folder(folder: &Path) -> Result<Self, ServerError> {
        let path = folder.join(FILE);
        let kept = std::fs::read_to_string(&path).unwrap_or_default();
        let kept = kept.trim();
        if kept.len() == 2 * BYTES && kept.chars().all(|c| c.is_ascii_hexdigit()) {
            return Ok(Self(kept.to_owned()));
        }
        let token = Self(random_hex()?);
        files::write_private(&path, token.0.as_bytes())?;
        Ok(token)
    }

    /// Whether a secret is this one, compared in constant time.
    #[must_use]
    pub fn is(&self, other: &str) -> bool {
        let differences = self
            .0
            .bytes()
            .zip(other.bytes())
            .fold(0, |sum, (a, b)| sum | (a ^ b));
        self.0.len() == other.len() && differences == 0
    }
}

impl std::fmt::Display for Token {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

/// Random hexadecimal digits from the system, as names that cannot be guessed.
pub(crate) fn random_hex() -> Result<String, ServerError> {
    let mut bytes = [0; BYTES];
    getrandom::fill(&mut bytes).map_err(|error| ServerError::Random(error.to_string()))?;
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}

/// A random number from the system, as seed for dice.
pub(crate) fn random_seed() -> Result<u64, ServerError> {
    // JavaScript holds whole numbers exactly up to 2^53.
    let number = getrandom::u64().map_err(|error| ServerError::Random(error.to_string()))?;
    Ok(number >> 11)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_kept_and_drawn_again_if_damaged() {
        let folder = tempfile::tempdir().unwrap();
        let first = Token::of_folder(folder.path()).unwrap();
        assert!(first.is(&first.to_string()));
        assert!(!first.is("") && !first.is(&"0".repeat(32)));
        assert!(first == Token::of_folder(folder.path()).unwrap());
        std::fs::write(folder.path().join(FILE), "short").unwrap();
        let second = Token::of_folder(folder.path()).unwrap();
        assert!(first != second && second.to_string().len() == 32);
    }
}
