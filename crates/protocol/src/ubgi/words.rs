//! The words of a line, read one after the other.

use super::command::{Change, Command, Id, Limits, Offer, Role, Rule};
use super::fault::Fault;

/// The words of a line that are left.
pub(super) struct Words<'a>(std::str::SplitWhitespace<'a>);

impl<'a> Words<'a> {
    pub(super) fn of(line: &'a str) -> Self {
        Self(line.split_whitespace())
    }

    pub(super) fn next(&mut self) -> Option<&'a str> {
        self.0.next()
    }

    pub(super) fn word(&mut self, expected: &str) -> Result<&'a str, Fault> {
        let word = self.0.next();
        word.ok_or_else(|| Fault::argument(format_args!("expected {expected}, found the end")))
    }

    fn number<T: std::str::FromStr>(&mut self, expected: &str) -> Result<T, Fault> {
        let word = self.word(expected)?;
        word.parse()
            .map_err(|_| Fault::argument(format_args!("expected {expected}, found {word:?}")))
    }

    /// One of these words.
    fn one_of<T: Copy>(&mut self, choices: &[(&str, T)]) -> Result<T, Fault> {
        let names: Vec<&str> = choices.iter().map(|(name, _)| *name).collect();
        let names = names.join(", ");
        let word = self.word(&format!("one of {names}"))?;
        let found = choices.iter().find(|(name, _)| *name == word);
        found
            .map(|(_, choice)| *choice)
            .ok_or_else(|| Fault::argument(format_args!("expected one of {names}, found {word:?}")))
    }

    pub(super) fn end(&mut self) -> Result<(), Fault> {
        self.0.next().map_or(Ok(()), |word| {
            Err(Fault::argument(format_args!(
                "expected nothing more, found {word:?}"
            )))
        })
    }

    /// Everything that is left.
    fn rest(&mut self) -> String {
        self.0.by_ref().collect::<Vec<_>>().join(" ")
    }

    pub(super) fn set(&mut self) -> Result<Command, Fault> {
        let name = self.word("the name of a key")?.to_owned();
        Ok(Command::Set(name, self.rest()))
    }

    /// `setoption name N value V`, or the two words alone as some runners write it.
    pub(super) fn option(&mut self) -> Result<Command, Fault> {
        let mut name = self.word("name")?;
        if name == "name" {
            name = self.word("the name of an option")?;
        }
        let value = self.rest();
        let value = value
            .strip_prefix("value ")
            .map_or(value.clone(), str::to_owned);
        Ok(Command::Set(name.to_owned(), value))
    }

    pub(super) fn session(&mut self) -> Result<Change, Fault> {
        let switch = [("on", true), ("off", false)];
        let (mut length, mut is_match, mut rules) = (None, false, Vec::new());
        while let Some(word) = self.0.next() {
            match word {
                "type" => is_match = self.one_of(&[("money", false), ("match", true)])?,
                "length" => length = Some(self.number("the length of the match")?),
                "jacoby" => rules.push((Rule::Jacoby, self.one_of(&switch)?)),
                "crawford" => rules.push((Rule::Crawford, self.one_of(&switch)?)),
                "beavers" => rules.push((Rule::Beavers, self.one_of(&switch)?)),
                other => {
                    let expected = "expected type, length, jacoby, crawford or beavers";
                    return Err(Fault::argument(format_args!("{expected}, found {other:?}")));
                }
            }
        }
        match (is_match, length) {
            (true, None | Some(0)) => Err(Fault::argument("expected the length of the match")),
            (true, length) => Ok(Change::Session { length, rules }),
            (false, _) => Ok(Change::Session {
                length: None,
                rules,
            }),
        }
    }

    pub(super) fn score(&mut self) -> Result<Change, Fault> {
        let points = [
            self.number("the points of p0")?,
            self.number("the points of p1")?,
        ];
        let crawford = match self.0.next() {
            None => None,
            Some("crawford") => Some(true),
            Some("postcrawford") => Some(false),
            Some(other) => {
                let expected = "expected crawford, postcrawford or nothing";
                return Err(Fault::argument(format_args!("{expected}, found {other:?}")));
            }
        };
        Ok(Change::Score(points, crawford))
    }

    pub(super) fn cube(&mut self) -> Result<Change, Fault> {
        self.one_of(&[("value", ())])?;
        let value = self.number("the value of the cube")?;
        self.one_of(&[("owner", ())])?;
        let owner = [
            ("center", None),
            ("centre", None),
            ("p0", Some(0)),
            ("p1", Some(1)),
        ];
        Ok(Change::Cube(value, self.one_of(&owner)?))
    }

    pub(super) fn player(&mut self) -> Result<usize, Fault> {
        self.one_of(&[("p0", 0), ("p1", 1)])
    }

    pub(super) fn position(&mut self) -> Result<Change, Fault> {
        let kinds = [
            ("gnubgid", Id::Gnubg),
            ("xgid", Id::Xgid),
            ("ogid", Id::Ogid),
        ];
        let kind = self.one_of(&kinds)?;
        Ok(Change::Position(kind, self.word("the ID")?.to_owned()))
    }

    pub(super) fn dice(&mut self) -> Result<Change, Fault> {
        let word = self.word("two dice, or none")?;
        if word == "none" {
            return Ok(Change::Dice(None));
        }
        let first = word.parse().map_err(|_| {
            Fault::argument(format_args!("expected two dice, or none, found {word:?}"))
        })?;
        Ok(Change::Dice(Some([first, self.number("the second die")?])))
    }

    pub(super) fn offer(&mut self) -> Result<Offer, Fault> {
        self.one_of(&[
            ("none", Offer::None),
            ("double", Offer::Double),
            ("single", Offer::Resignation(1)),
            ("gammon", Offer::Resignation(2)),
            ("backgammon", Offer::Resignation(3)),
        ])
    }

    pub(super) fn limits(&mut self) -> Result<Limits, Fault> {
        let roles = [
            ("chequer", Role::Chequer),
            ("checker", Role::Chequer),
            ("cube", Role::Cube),
            ("turn", Role::Turn),
            ("resign", Role::Resign),
            ("eval", Role::Eval),
        ];
        let mut limits = Limits {
            role: Role::Turn,
            movetime: None,
            depth: None,
            trials: None,
            lines: 1,
        };
        while let Some(word) = self.0.next() {
            match word {
                "role" => limits.role = self.one_of(&roles)?,
                "movetime" => limits.movetime = Some(self.number("milliseconds")?),
                "depth" => limits.depth = Some(self.number("plies")?),
                "trials" => limits.trials = Some(self.number("trials")?),
                "lines" => limits.lines = self.number("how many plays to list")?,
                "nodes" => {
                    return Err(Fault::unsupported(
                        "nodes: searches end by depth, time or trials",
                    ));
                }
                other => {
                    let expected = "expected role, movetime, depth, trials or lines";
                    return Err(Fault::argument(format_args!("{expected}, found {other:?}")));
                }
            }
        }
        Ok(limits)
    }
}
