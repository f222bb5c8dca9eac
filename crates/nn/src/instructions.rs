//! Which vector instructions the kernels use: the best that the machine offers, or lesser ones on request.

use std::sync::LazyLock;

use crate::kernels::Level;

/// The variable of the environment that names the instructions.
const VARIABLE: &str = "BARPOINT_INSTRUCTIONS";

/// Instructions asked for that this machine does not have.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{VARIABLE}: expected {known} on this machine, found \"{found}\"")]
pub struct InstructionsError {
    known: String,
    found: String,
}

static CHOSEN: LazyLock<Result<Level, InstructionsError>> = LazyLock::new(|| {
    let named = std::env::var_os(VARIABLE).filter(|name| !name.is_empty());
    chosen(
        named
            .map(|name| name.to_string_lossy().into_owned())
            .as_deref(),
    )
});

/// The level with this name; the best without one.
fn chosen(named: Option<&str>) -> Result<Level, InstructionsError> {
    let Some(named) = named else {
        return Ok(Level::best());
    };
    let found = Level::all().find(|level| level.name().eq_ignore_ascii_case(named));
    found.ok_or_else(|| InstructionsError {
        known: Level::all()
            .map(Level::name)
            .collect::<Vec<_>>()
            .join(" or "),
        found: named.to_owned(),
    })
}

/// The level in use: the best where what was asked for cannot be had.
pub(crate) fn level() -> Level {
    CHOSEN.clone().unwrap_or_else(|_| Level::best())
}

/// The vector instructions in use: `avx512`, `avx2`, `neon` or `portable`. All give the same bits.
///
/// # Errors
/// If `BARPOINT_INSTRUCTIONS` names others than this machine has.
pub fn instructions() -> Result<&'static str, InstructionsError> {
    CHOSEN.clone().map(Level::name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_is_found_by_its_name_and_no_other() {
        for level in Level::all() {
            assert_eq!(
                chosen(Some(&level.name().to_uppercase())).unwrap().name(),
                level.name()
            );
        }
        assert_eq!(
            chosen(None).unwrap().name(),
            Level::all().next().unwrap().name()
        );
        let error = chosen(Some("mmx")).err().unwrap().to_string();
        assert!(
            error.starts_with("BARPOINT_INSTRUCTIONS: expected "),
            "{error}"
        );
        assert!(
            error.ends_with("portable on this machine, found \"mmx\""),
            "{error}"
        );
    }
}
