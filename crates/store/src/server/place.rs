//! Which database of which server.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use postgres::config::Host;
use postgres::{Client, Config, NoTls};

use crate::StoreError;

/// How long a server may take to answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// A database of a `PostgreSQL` server, and who asks.
#[derive(Clone)]
pub struct ServerPlace(Config);

impl ServerPlace {
    /// A database on a host, which may have a port behind it (`db.example.org:5433`) or be the folder of the server's socket.
    ///
    /// # Errors
    /// If the port is none.
    pub fn new(
        database: &str,
        host: &str,
        user: &str,
        password: Option<&str>,
    ) -> Result<Self, StoreError> {
        let mut config = Config::new();
        let (host, port) = host
            .rsplit_once(':')
            .map_or((host, None), |(host, port)| (host, Some(port)));
        if let Some(port) = port {
            let number = port.parse().map_err(|_| StoreError::Port {
                found: port.to_owned(),
            })?;
            config.port(number);
        }
        config.host(host).dbname(database).user(user);
        if let Some(password) = password {
            config.password(password);
        }
        Ok(Self(config))
    }

    pub(super) fn connect(&self) -> Result<Client, StoreError> {
        let mut config = self.0.clone();
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(PATIENCE);
        }
        config.application_name("barpoint");
        Ok(config.connect(NoTls)?)
    }
}

impl FromStr for ServerPlace {
    type Err = StoreError;

    /// A connection string: `postgresql://user:password@host/database`.
    fn from_str(text: &str) -> Result<Self, StoreError> {
        Ok(Self(text.parse()?))
    }
}

/// Without the password.
impl fmt::Display for ServerPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let database = self.0.get_dbname().unwrap_or("postgres");
        write!(f, "PostgreSQL database {database}")?;
        match self.0.get_hosts().first() {
            Some(Host::Tcp(host)) => write!(f, " on {host}"),
            #[cfg(unix)]
            Some(Host::Unix(folder)) => write!(f, " on {}", folder.display()),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_written_without_the_password() {
        for (place, expected) in [
            (
                "postgresql://clara:secret@db.example.org:5433/matches",
                "PostgreSQL database matches on db.example.org",
            ),
            (
                "postgres:///matches?host=/run/postgresql",
                "PostgreSQL database matches on /run/postgresql",
            ),
        ] {
            assert_eq!(place.parse::<ServerPlace>().unwrap().to_string(), expected);
        }
        let place = ServerPlace::new("gnubg", "localhost:5433", "clara", Some("secret")).unwrap();
        assert_eq!(place.to_string(), "PostgreSQL database gnubg on localhost");
        assert_eq!(place.0.get_ports(), [5433]);
        let error = ServerPlace::new("gnubg", "localhost:x", "clara", None)
            .err()
            .unwrap();
        assert_eq!(
            error.to_string(),
            "expected the number of a port, found \"x\""
        );
        assert!(
            "postgresql://clara@host:port/x"
                .parse::<ServerPlace>()
                .is_err()
        );
    }
}
