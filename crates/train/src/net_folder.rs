//! Folders of weight files, named by their contents and listed in `nets.toml`.

mod source;

use std::collections::BTreeSet;
use std::path::Path;

use serde::{Deserialize, Serialize};

use barpoint_eval::Plan;
use barpoint_eval::nets::{NetFiles, NetRole, Races};
use barpoint_nn::Weights;

use crate::TrainError;
use crate::files::{at, damaged, read_if_present, remove_if_present, write_atomically};
use source::source;

const INDEX: &str = "nets.toml";
/// The same list for the compiler.
const SOURCE: &str = "production.rs";

/// What `nets.toml` says.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Index {
    #[serde(rename = "net", default)]
    nets: Vec<Entry>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    /// [`NetRole`] in words.
    role: String,
    file: String,
    /// Content hash of the weight file.
    fingerprint: String,
}

/// The weight files of one evaluator, read from a folder.
#[derive(Clone, Debug)]
pub struct NetFolder {
    contact: Vec<Vec<u8>>,
    races: Races<Vec<u8>>,
    /// None, one for all contact positions, or one for each plan; folders of older versions have none for [`Plan::Wild`].
    prefilter: Vec<Vec<u8>>,
}

impl NetFolder {
    /// Reads the files that the folder's `nets.toml` lists; without one, `contact.net` or one net for
    /// each plan, `race.net` or `last-checker.net` and `first-checker.net` and, if there, `prefilter.net` or one prefilter
    /// net for each plan. A race net beside one-sided nets, as older folders have it, is not read.
    pub fn read(folder: &Path) -> Result<Self, TrainError> {
        let index_path = folder.join(INDEX);
        let index = match read_if_present(&index_path)? {
            Some(bytes) => parse(&index_path, &bytes)?,
            None if roles().all(|role| !folder.join(role.file_name()).exists()) => {
                let problem =
                    format!("expected a folder with {INDEX} or contact.net, found neither");
                return Err(damaged(folder, problem));
            }
            None => unlisted(folder),
        };
        let read = |role: NetRole| {
            let entry = index.nets.iter().find(|net| net.role == role.to_string());
            entry.map(|entry| read_net(folder, entry)).transpose()
        };
        let wanted = |role: NetRole| {
            read(role)?.ok_or_else(|| damaged(&index_path, format!("expected a {role} net")))
        };
        let listed = |role: NetRole| index.nets.iter().any(|net| net.role == role.to_string());
        let by_plan = |of: fn(Plan) -> NetRole| {
            let wild = listed(of(Plan::Wild));
            let plans = Plan::ALL.iter().filter(|&&plan| wild || plan != Plan::Wild);
            plans
                .map(|&plan| wanted(of(plan)))
                .collect::<Result<Vec<_>, _>>()
        };
        let contact = match read(NetRole::Contact)? {
            Some(one) => vec![one],
            None => by_plan(NetRole::Plan)?,
        };
        let prefilter = match read(NetRole::Prefilter)? {
            Some(one) => vec![one],
            None if Plan::ALL
                .map(NetRole::PrefilterPlan)
                .into_iter()
                .any(listed) =>
            {
                by_plan(NetRole::PrefilterPlan)?
            }
            None => Vec::new(),
        };
        Ok(Self {
            contact,
            races: if [NetRole::LastChecker, NetRole::FirstChecker]
                .into_iter()
                .any(listed)
            {
                Races::OneSided([
                    wanted(NetRole::LastChecker)?,
                    wanted(NetRole::FirstChecker)?,
                ])
            } else {
                Races::Net(wanted(NetRole::Race)?)
            },
            prefilter,
        })
    }

    /// Calls `use_files` with the contents.
    pub fn with_files<T>(&self, use_files: impl FnOnce(NetFiles<'_>) -> T) -> T {
        let [contact, prefilter] = [&self.contact, &self.prefilter]
            .map(|nets| nets.iter().map(Vec::as_slice).collect::<Vec<_>>());
        use_files(NetFiles {
            contact: &contact,
            races: self.races.as_ref().map(Vec::as_slice),
            prefilter: &prefilter,
        })
    }
}

fn roles() -> impl Iterator<Item = NetRole> {
    let plans = Plan::ALL.map(NetRole::Plan);
    let others = [
        NetRole::Race,
        NetRole::LastChecker,
        NetRole::FirstChecker,
        NetRole::Prefilter,
    ];
    let prefilters = Plan::ALL.map(NetRole::PrefilterPlan);
    let contact = std::iter::once(NetRole::Contact).chain(plans);
    contact.chain(others).chain(prefilters)
}

fn parse(path: &Path, bytes: &[u8]) -> Result<Index, TrainError> {
    let text = std::str::from_utf8(bytes).map_err(|error| damaged(path, error.to_string()))?;
    let index: Index =
        toml::from_str(text).map_err(|error| damaged(path, error.message().to_owned()))?;
    let mut seen = BTreeSet::new();
    for net in &index.nets {
        if !seen.insert(&net.role) {
            let problem = format!("expected each role once, found \"{}\" twice", net.role);
            return Err(damaged(path, problem));
        }
        if !roles().any(|role| role.to_string() == net.role) {
            let known: Vec<String> = roles().map(|role| role.to_string()).collect();
            let (known, found) = (known.join(", "), &net.role);
            let problem = format!("expected one of the roles {known}; found \"{found}\"");
            return Err(damaged(path, problem));
        }
        let file = Path::new(&net.file);
        if file.file_name() != Some(file.as_os_str()) {
            let problem = format!("expected files of this folder, found \"{}\"", net.file);
            return Err(damaged(path, problem));
        }
    }
    Ok(index)
}

/// The files with the plain names of their roles.
fn unlisted(folder: &Path) -> Index {
    let one = folder.join(NetRole::Contact.file_name()).exists();
    let wanted = |role: &NetRole| match role {
        NetRole::Contact => one,
        NetRole::Plan(plan) if *plan != Plan::Wild => !one,
        NetRole::Race => !folder.join(NetRole::LastChecker.file_name()).exists(),
        _ => folder.join(role.file_name()).exists(),
    };
    let entry = |role: NetRole| Entry {
        role: role.to_string(),
        file: role.file_name(),
        fingerprint: String::new(),
    };
    Index {
        nets: roles().filter(wanted).map(entry).collect(),
    }
}

/// A sound weight file that matches the list.
fn read_net(folder: &Path, entry: &Entry) -> Result<Vec<u8>, TrainError> {
    let path = folder.join(&entry.file);
    let bytes = std::fs::read(&path).map_err(at(&path))?;
    let found = fingerprint(&path, &bytes)?;
    if !entry.fingerprint.is_empty() && entry.fingerprint != found {
        let expected = &entry.fingerprint;
        let problem = format!("expected the net {expected} that nets.toml lists, found {found}");
        return Err(damaged(&path, problem));
    }
    Ok(bytes)
}

fn fingerprint(path: &Path, bytes: &[u8]) -> Result<String, TrainError> {
    let weights = Weights::decode(bytes).map_err(|error| damaged(path, error.to_string()))?;
    Ok(format!("{:016x}", weights.fingerprint))
}

/// A weight file to be written with its card.
pub(crate) struct NewNet {
    pub(crate) role: NetRole,
    pub(crate) bytes: Vec<u8>,
    /// Content hash, 16 hexadecimal digits.
    pub(crate) fingerprint: String,
    /// JSON.
    pub(crate) card: Vec<u8>,
}

/// Writes weight files named by role and content hash, their cards and the lists of them; removes those
/// that an earlier list named and this one does not.
pub(crate) fn write(folder: &Path, nets: &[NewNet]) -> Result<(), TrainError> {
    let index_path = folder.join(INDEX);
    let old = match read_if_present(&index_path)? {
        Some(bytes) => parse(&index_path, &bytes)?,
        None => Index::default(),
    };
    let mut index = Index::default();
    for net in nets {
        let role = net.role.to_string();
        let hash = &net.fingerprint[..8];
        let file = format!("{}-{hash}.net", role.replace(' ', "-"));
        let path = folder.join(&file);
        write_atomically(&path, &net.bytes)?;
        write_atomically(&path.with_extension("json"), &net.card)?;
        index.nets.push(Entry {
            role,
            file,
            fingerprint: net.fingerprint.clone(),
        });
    }
    let list = toml::to_string(&index).map_err(|error| damaged(&index_path, error.to_string()))?;
    let list = format!("# Written by `barpoint train`: the nets of one evaluator.\n\n{list}");
    write_atomically(&index_path, list.as_bytes())?;
    write_atomically(&folder.join(SOURCE), source(&index).as_bytes())?;
    let kept: BTreeSet<&String> = index.nets.iter().map(|net| &net.file).collect();
    for net in old.nets.iter().filter(|net| !kept.contains(&net.file)) {
        let path = folder.join(&net.file);
        remove_if_present(&path)?;
        remove_if_present(&path.with_extension("json"))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use barpoint_eval::LifeNet;
    use barpoint_eval::nets::PRODUCTION;

    fn shipped() -> std::path::PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../nets")
    }

    #[test]
    fn the_built_in_nets_are_those_listed_each_with_its_card() {
        let folder = NetFolder::read(&shipped()).unwrap();
        folder.with_files(|files| {
            assert!(files.contact == PRODUCTION.contact);
            assert!(files.races == PRODUCTION.races);
            assert!(files.prefilter == PRODUCTION.prefilter);
        });
        let text = std::fs::read(shipped().join(INDEX)).unwrap();
        let index = parse(Path::new(INDEX), &text).unwrap();
        let included = std::fs::read_to_string(shipped().join(SOURCE)).unwrap();
        assert_eq!(included, source(&index));
        let mut bytes = 0;
        for net in &index.nets {
            assert!(net.file.contains(&net.fingerprint[..8]), "{}", net.file);
            let path = shipped().join(&net.file);
            bytes += std::fs::metadata(&path).unwrap().len();
            let card = std::fs::read(path.with_extension("json")).unwrap();
            let card: serde_json::Value = serde_json::from_slice(&card).unwrap();
            let elsewhere = card["stage"]["file"]
                .as_str()
                .is_some_and(|file| file.starts_with('/'));
            assert!(
                !elsewhere,
                "{} is a file of one machine",
                card["stage"]["file"]
            );
            assert_eq!(card["fingerprint"], net.fingerprint.as_str());
            assert_eq!(card["role"], net.role.as_str());
        }
        assert!(bytes <= 9 << 20, "{bytes} bytes of weights");
        let files = std::fs::read_dir(shipped()).unwrap();
        let nets = files.filter(|file| {
            let path = file.as_ref().unwrap().path();
            path.extension().is_some_and(|extension| extension == "net")
        });
        // That of cube lives has a stage of its own.
        assert_eq!(nets.count(), index.nets.len() + 1, "unlisted weight files");
        let card = std::fs::read(shipped().join("cube-life.json")).unwrap();
        let card: serde_json::Value = serde_json::from_slice(&card).unwrap();
        let fingerprint = LifeNet::built_in().fingerprint();
        assert_eq!(card["fingerprint"], format!("{fingerprint:016x}"));
        assert_eq!(card["role"], LifeNet::label().class);
    }

    #[test]
    fn a_folder_without_nets_and_a_role_listed_twice_are_told() {
        let folder = tempfile::tempdir().unwrap();
        let error = NetFolder::read(folder.path()).unwrap_err().to_string();
        let expected = "expected a folder with nets.toml or contact.net, found neither";
        assert!(error.ends_with(expected), "{error}");
        let twice = "[[net]]\nrole = \"race\"\nfile = \"a.net\"\nfingerprint = \"\"\n".repeat(2);
        let error = parse(Path::new(INDEX), twice.as_bytes()).unwrap_err();
        let expected = "nets.toml: expected each role once, found \"race\" twice";
        assert_eq!(error.to_string(), expected);
    }

    #[track_caller]
    fn check_refused(folder: &Path, expected: &str) {
        let error = NetFolder::read(folder).err().unwrap().to_string();
        assert!(error.contains(expected), "{error}");
        assert!(!error.contains('\n'), "{error}");
    }

    fn new(role: NetRole, bytes: &[u8]) -> NewNet {
        NewNet {
            role,
            bytes: bytes.to_vec(),
            fingerprint: fingerprint(Path::new("net"), bytes).unwrap(),
            card: b"{}".to_vec(),
        }
    }

    /// The shipped nets for one side of a race.
    fn sides() -> [NewNet; 2] {
        let Races::OneSided([last, first]) = PRODUCTION.races else {
            panic!("expected one-sided nets");
        };
        [
            new(NetRole::LastChecker, last),
            new(NetRole::FirstChecker, first),
        ]
    }

    #[test]
    fn a_race_net_beside_those_for_one_side_is_not_read_and_half_a_pair_refused() {
        let folder = tempfile::tempdir().unwrap();
        let [last, first] = sides();
        let nets = [
            new(NetRole::Contact, PRODUCTION.contact[0]),
            new(NetRole::Race, &first.bytes),
            last,
            first,
        ];
        write(folder.path(), &nets).unwrap();
        let read = NetFolder::read(folder.path()).unwrap();
        read.with_files(|files| assert!(files.races == PRODUCTION.races));
        for (half, other) in [(3, "last checker"), (2, "first checker")] {
            let nets = [&nets[0], &nets[1], &nets[half]].map(|net| new(net.role, &net.bytes));
            write(folder.path(), &nets).unwrap();
            check_refused(folder.path(), &format!("nets.toml: expected a {other} net"));
        }
    }

    #[test]
    fn damaged_foreign_and_newer_files_are_refused_in_one_line() {
        let folder = tempfile::tempdir().unwrap();
        let contact = &PRODUCTION.contact[0];
        let nets: Vec<_> = [new(NetRole::Contact, contact)]
            .into_iter()
            .chain(sides())
            .collect();
        write(folder.path(), &nets).unwrap();
        assert!(NetFolder::read(folder.path()).is_ok());
        let file = format!("contact-{}.net", &nets[0].fingerprint[..8]);
        let path = folder.path().join(&file);

        let mut flipped = contact.to_vec();
        flipped[contact.len() / 2] ^= 1;
        std::fs::write(&path, &flipped).unwrap();
        check_refused(folder.path(), "damaged or cut short");
        std::fs::write(&path, &contact[..contact.len() / 2]).unwrap();
        check_refused(folder.path(), "damaged or cut short");
        std::fs::write(&path, b"GIF89a").unwrap();
        check_refused(folder.path(), &format!("{file}: expected a weight file"));
        let mut newer = contact.to_vec();
        newer[8] = 9;
        std::fs::write(&path, &newer).unwrap();
        check_refused(
            folder.path(),
            "expected weight file version 1 to 3, found 9",
        );
        std::fs::write(&path, &sides()[0].bytes).unwrap();
        check_refused(folder.path(), "that nets.toml lists");

        // Another contact net replaces the first one and its card.
        write(folder.path(), &sides()).unwrap();
        assert!(!path.exists() && !path.with_extension("json").exists());
        check_refused(folder.path(), "nets.toml: expected a contact");
        for (index, expected) in [
            (
                "[[net]]\nrole = \"king\"\nfile = \"a\"\nfingerprint = \"\"",
                "found \"king\"",
            ),
            (
                "[[net]]\nrole = \"race\"\nfile = \"../a\"\nfingerprint = \"\"",
                "found \"../a\"",
            ),
            ("nonsense", "nets.toml: "),
        ] {
            std::fs::write(folder.path().join(INDEX), index).unwrap();
            check_refused(folder.path(), expected);
        }
    }
}
