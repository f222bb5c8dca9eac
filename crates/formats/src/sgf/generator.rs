//! Names of dice generators.

use barpoint_record::{Generator, Program};

/// Generators by the names gnubg writes.
pub(super) const GNUBG: [(&str, Generator); 7] = [
    ("Mersenne Twister", Generator::Mersenne),
    ("ISAAC", Generator::Isaac),
    ("MD5", Generator::Md5),
    ("Blum, Blum and Shub", Generator::Bbs),
    ("manual dice", Generator::Manual),
    ("www.random.org", Generator::RandomOrg),
    ("read from file", Generator::File),
];

/// Generators by the names we write. None is one of gnubg's, so that the name tells who rolled out.
pub(super) const OURS: [(&str, Generator); 10] = [
    ("chacha", Generator::ChaCha),
    ("mersenne", Generator::Mersenne),
    ("isaac", Generator::Isaac),
    ("pcg", Generator::Pcg),
    ("xoshiro", Generator::Xoshiro),
    ("md5", Generator::Md5),
    ("bbs", Generator::Bbs),
    ("bsd", Generator::Bsd),
    ("ansi", Generator::Ansi),
    ("file", Generator::File),
];

/// The name a program gives a generator.
pub(super) fn name(program: Option<Program>, generator: &Generator) -> &str {
    let names: &[(&str, Generator)] = match program {
        Some(Program::Barpoint) => &OURS,
        _ => &GNUBG,
    };
    let known = names.iter().find(|(_, known)| known == generator);
    match (known, generator) {
        (Some((name, _)), _) => name,
        (None, Generator::Other(name)) => name,
        // The program has no such generator, so such settings are never made.
        (None, _) => "unknown",
    }
}

/// The generator with a name, and whose name it is.
pub(super) fn named(name: &str) -> (Option<Program>, Generator) {
    let find = |names: &[(&str, Generator)]| {
        let found = names.iter().find(|(known, _)| *known == name);
        found.map(|(_, generator)| generator.clone())
    };
    let gnubg = find(&GNUBG).map(|generator| (Some(Program::Gnubg), generator));
    let ours = || find(&OURS).map(|generator| (Some(Program::Barpoint), generator));
    let other = || (None, Generator::Other(name.to_owned()));
    gnubg.or_else(ours).unwrap_or_else(other)
}
