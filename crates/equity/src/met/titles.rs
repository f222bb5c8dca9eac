//! Tables by their full names, as records of matches keep them.

use super::Met;

impl Met {
    /// The table whose full name ([`Met::name`]) this is; `None` if it is not among those of [`Met::names`], with or without
    /// parameters.
    ///
    /// ```
    /// use barpoint_equity::Met;
    ///
    /// let met = Met::by_name("woolsey")?;
    /// assert_eq!(Met::by_title(met.name()), Some(met));
    /// assert_eq!(Met::by_title("woolsey"), None);
    /// # Ok::<(), barpoint_equity::MetNameError>(())
    /// ```
    #[must_use]
    pub fn by_title(title: &str) -> Option<Self> {
        let found = |name: &str| Self::by_name(name).ok().filter(|met| met.name() == title);
        // A model with parameters has them in brackets behind its name.
        let parameters = title
            .split_once(" (")
            .and_then(|(_, rest)| rest.strip_suffix(')'));
        Self::names().find_map(|name| match parameters {
            Some(parameters) => found(&format!("{name}:{parameters}")),
            None => found(name),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_table_is_found_by_its_full_name() {
        let models = [
            "mec-model:gammon-rate=0.3",
            "zadeh-model:delta=0.1,delta-bar=0.2",
        ];
        for name in Met::names().chain(models) {
            let met = Met::by_name(name).unwrap();
            assert_eq!(Met::by_title(met.name()), Some(met), "{name}");
        }
        assert_eq!(Met::by_title("Kazaross XG2 25 point (changed)"), None);
    }
}
