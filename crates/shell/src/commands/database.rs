//! Which library the commands of `relational` mean: the file in the data folder, or one on a server.

use barpoint_app::Folders;
use barpoint_app::library::{self, Collection, ServerLibrary, ServerPlace};

use crate::shell::Refusal;

/// Opens the library that the pairs of `relational setup` name.
pub(super) fn open(setup: &str, folders: &Folders) -> Result<Box<dyn Collection>, Refusal> {
    let value = |key: &str| {
        let mut pairs = setup.split(' ').filter_map(|pair| pair.split_once('='));
        let found = pairs.find(|(known, _)| known.eq_ignore_ascii_case(key));
        found
            .map(|(_, value)| value)
            .filter(|value| !value.is_empty())
    };
    let kind = value("dbtype").unwrap_or("SQLite");
    match kind.to_ascii_lowercase().as_str() {
        "sqlite" => {
            let path = library::path(folders).map_err(Refusal::new)?;
            Ok(Box::new(library::open(&path).map_err(Refusal::new)?))
        }
        "postgresql" | "postgres" => {
            let database = value("database").unwrap_or("gnubg");
            let place = if is_address(database) {
                database.parse()
            } else {
                let host = value("hostname").unwrap_or("localhost");
                let user = value("user").unwrap_or("gnubg");
                ServerPlace::new(database, host, user, value("password"))
            };
            let place = place.map_err(Refusal::new)?;
            Ok(Box::new(
                ServerLibrary::connect(&place).map_err(Refusal::new)?,
            ))
        }
        _ => Err(Refusal::new(format!(
            "relational setup: expected dbtype=SQLite or dbtype=PostgreSQL, found dbtype={kind}"
        ))),
    }
}

/// Whether a text is the address of a database on a server.
pub(crate) fn is_address(text: &str) -> bool {
    text.starts_with("postgresql://") || text.starts_with("postgres://")
}

/// The pairs as they may be shown: without passwords.
pub(crate) fn without_passwords(pairs: &str) -> String {
    let shown = pairs.split(' ').map(|pair| match pair.split_once('=') {
        Some(("password", _)) => "password=***".to_owned(),
        Some((key, address)) if is_address(address) => format!("{key}={}", hidden(address)),
        _ => pair.to_owned(),
    });
    shown.collect::<Vec<_>>().join(" ")
}

/// An address with stars for its password: `postgresql://clara:***@host/matches`.
fn hidden(address: &str) -> String {
    let start = address.find("://").map_or(0, |at| at + 3);
    let user = address[start..]
        .rfind('@')
        .map(|end| &address[start..start + end]);
    match user.and_then(|user| user.split_once(':')) {
        Some((name, password)) => {
            let (before, after) = address.split_at(start + name.len() + 1);
            format!("{before}***{}", &after[password.len()..])
        }
        None => address.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passwords_are_not_shown() {
        for (pairs, shown) in [
            ("dbtype=SQLite", "dbtype=SQLite"),
            ("user=clara password=p=q", "user=clara password=***"),
            (
                "database=postgresql://clara:p@ss@host:5433/matches",
                "database=postgresql://clara:***@host:5433/matches",
            ),
            (
                "database=postgres://host/matches",
                "database=postgres://host/matches",
            ),
        ] {
            assert_eq!(without_passwords(pairs), shown);
        }
    }
}
