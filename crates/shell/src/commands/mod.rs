//! What each command does.

mod about;
mod advice;
mod analyse;
mod annotate;
mod answer;
mod clear;
mod cmark;
pub(crate) mod database;
mod export;
mod files;
mod help;
mod leave;
mod list;
mod maps;
mod match_info;
mod met;
mod navigate;
mod new;
mod picture;
mod play;
mod position;
mod race;
mod relational;
mod resign;
mod rollout;
mod rollout_record;
mod rolls;
mod score;
mod selection;
mod set_dice;
mod set_player;
mod show;
mod statistics;
mod swap;
mod turn;
pub(crate) mod tutor;
mod worth;

pub(crate) use set_player::check_name;

use std::io::Write;

use crate::language::{Use, Words};
use crate::shell::{Outcome, Refusal, Shell};

/// A command as it was given.
pub(crate) struct Call<'a> {
    /// The full names of its words.
    pub(crate) path: &'a str,
    /// The first player named on the way.
    pub(crate) player: Option<&'a str>,
    /// All of them.
    pub(crate) players: &'a [String],
    /// How far the command applies to a shell.
    pub(crate) used: Use,
    /// What follows them.
    pub(crate) words: Words<'a>,
    /// Where to write.
    pub(crate) out: &'a mut dyn Write,
}

impl Call<'_> {
    /// The next word, or a refusal that says what was expected.
    pub(crate) fn word(&mut self, expected: &str) -> Result<String, Refusal> {
        let path = self.path;
        let word = self.words.next();
        word.ok_or_else(|| Refusal::new(format!("{path}: expected {expected}")))
    }

    /// The next word as a number from `least` to `most`.
    pub(crate) fn number(&mut self, expected: &str, least: u32, most: u32) -> Result<u32, Refusal> {
        let word = self.word(expected)?;
        let number = word.parse().ok().filter(|n| (least..=most).contains(n));
        number.ok_or_else(|| {
            let path = self.path;
            Refusal::new(format!(
                "{path}: expected {expected} from {least} to {most}, found `{word}'"
            ))
        })
    }

    /// The next word as a switch: `on` or `off`, or the beginning of yes, no, true or false.
    pub(crate) fn switch(&mut self) -> Result<bool, Refusal> {
        let word = self.word("on or off")?.to_ascii_lowercase();
        let starts = |whole: &str| whole.starts_with(&word);
        match () {
            () if word == "on" || starts("yes") || starts("true") => Ok(true),
            () if word == "off" || starts("no") || starts("false") => Ok(false),
            () => Err(Refusal::new(format!(
                "{}: expected on or off, found `{word}'",
                self.path
            ))),
        }
    }
}

/// What carries out a command.
pub(crate) type Handler = fn(&mut Shell, &mut Call<'_>) -> Outcome;

/// The commands that this shell carries out, by their full names.
const HANDLERS: &[(&str, Handler)] = &[
    ("?", help::help),
    ("accept", answer::accept),
    ("agree", resign::agree),
    ("beaver", answer::redouble),
    ("decline", resign::decline),
    ("dicerolls", rolls::dicerolls),
    ("double", turn::double),
    ("drop", answer::drop),
    ("end game", play::end_game),
    ("eval", advice::eval),
    ("exit", leave::leave),
    ("help", help::help),
    ("hint", advice::hint),
    ("move", turn::make_play),
    ("new game", new::game),
    ("new match", new::match_to),
    ("new session", new::session),
    ("pass", answer::drop),
    ("play", play::play),
    ("quit", leave::leave),
    ("redouble", answer::redouble),
    ("reject", answer::reject),
    ("resign", resign::resign),
    ("roll", turn::roll),
    ("set board", position::set_board),
    ("set crawford", position::set_crawford),
    ("set cube center", position::centre_cube),
    ("set cube centre", position::centre_cube),
    ("set cube owner", position::set_cube_owner),
    ("set cube value", position::set_cube_value),
    ("set dice", position::set_dice),
    ("set gnubgid", position::set_id),
    ("set matchid", position::set_match_id),
    ("set matchinfo annotator", match_info::set),
    ("set matchinfo comment", match_info::set),
    ("set matchinfo date", match_info::set),
    ("set matchinfo event", match_info::set),
    ("set matchinfo place", match_info::set),
    ("set matchinfo rating", match_info::set_rating),
    ("set matchinfo round", match_info::set),
    ("set player bkg", set_player::bkg),
    ("set player bkg-vi", set_player::bkg_vi),
    ("set player external", set_player::external),
    ("set player gnubg", set_player::program),
    ("set player human", set_player::human),
    ("set player name", set_player::name),
    ("set postcrawford", position::set_crawford),
    ("set rng bbs", set_dice::bbs),
    ("set rng file", set_dice::file),
    ("set rng isaac", set_dice::generator),
    ("set rng manual", set_dice::manual),
    ("set rng md5", set_dice::generator),
    ("set rng mersenne", set_dice::generator),
    ("set rng random.org", set_dice::random_org),
    ("set score", score::set_score),
    ("set seed", set_dice::seed),
    ("set turn", position::set_turn),
    ("set xgid", position::set_id),
    ("show board", show::board),
    ("show crawford", show::crawford),
    ("show cube", show::cube),
    ("show dice", show::dice),
    ("show fullboard", show::board),
    ("show matchinfo", match_info::show),
    ("show pipcount", show::pip_count),
    ("show postcrawford", show::crawford),
    ("show rng", show::rng),
    ("show score", show::score),
    ("show seed", show::seed),
    ("show turn", show::turn),
    ("take", answer::take),
];

/// The commands of all files. A path that ends in `*` stands for every command below it.
const TABLES: &[&[(&str, Handler)]] = &[
    HANDLERS,
    about::HANDLERS,
    analyse::HANDLERS,
    annotate::HANDLERS,
    clear::HANDLERS,
    cmark::HANDLERS,
    export::HANDLERS,
    files::HANDLERS,
    list::HANDLERS,
    maps::HANDLERS,
    met::HANDLERS,
    navigate::HANDLERS,
    picture::HANDLERS,
    race::HANDLERS,
    relational::HANDLERS,
    rollout::HANDLERS,
    rollout_record::HANDLERS,
    statistics::HANDLERS,
    swap::HANDLERS,
    worth::HANDLERS,
];

/// Whether a command leaves the game that is on.
pub(crate) fn abandons(path: &str) -> bool {
    let paths = [
        "exit",
        "load game",
        "load match",
        "load position",
        "new game",
        "new match",
        "new session",
        "quit",
    ];
    paths.contains(&path) || path.starts_with("import ")
}

/// Whether a command writes a file that is named.
pub(crate) fn writes(path: &str) -> bool {
    path.starts_with("export ") || (path.starts_with("save ") && path != "save settings")
}

/// What carries out the command of this path.
pub(crate) fn handler(path: &str) -> Option<Handler> {
    let mut all = TABLES.iter().copied().flatten();
    let found = all.find(|(name, _)| stands_for(name, path));
    found
        .map(|&(_, handler)| handler)
        .or_else(|| crate::settings::handler(path))
}

fn stands_for(name: &str, path: &str) -> bool {
    match name.strip_suffix('*') {
        Some(group) => path.starts_with(group),
        None => path == name,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;

    #[test]
    fn what_is_carried_out_is_in_the_list() {
        let language = Language::new();
        let leaves = language.leaves();
        for table in TABLES {
            for (name, _) in *table {
                let known = leaves.iter().any(|(path, _)| stands_for(name, path));
                assert!(known, "{name}");
            }
            let sorted = table.windows(2).all(|pair| pair[0].0 < pair[1].0);
            assert!(sorted, "not in the order of the alphabet");
        }
        for (path, _) in leaves {
            let all = TABLES.iter().copied().flatten();
            let handlers = all.filter(|(name, _)| stands_for(name, &path)).count();
            assert!(handlers <= 1, "{path} is carried out twice");
        }
    }
}
