//! Examples in the help of every command; a test runs each among matches, positions, benchmarks and a training run.

/// Command lines by the command they belong to.
pub(crate) const EXAMPLES: &[(&str, &[&str])] = &[
    (
        "analyse",
        &[
            "barpoint analyse match.mat --level expert --top 3",
            "barpoint analyse match.mat --level expert --save analysed.sgf",
        ],
    ),
    ("batch", &["barpoint batch < questions.jsonl > out.jsonl"]),
    (
        "bearoff build",
        &["barpoint bearoff build --two-sided --points 3 --checkers 3 -o small.bd"],
    ),
    ("bearoff list", &["barpoint bearoff list"]),
    (
        "bearoff show",
        &["barpoint bearoff show XGID=-ABAA----------------aaab-:0:0:1:00:0:0:0:0:10"],
    ),
    ("bench", &["barpoint bench --threads 0"]),
    ("bkg classes", &["barpoint bkg classes blitz"]),
    ("bkg fit", &["barpoint bkg fit vi --games 100 --rounds 1"]),
    (
        "book make",
        &["barpoint book make -o book.txt --opening-trials 36 --decisions 1"],
    ),
    (
        "book show",
        &[
            "barpoint book show",
            "barpoint book show 64 --reply-to '31: 8/5 6/5'",
        ],
    ),
    ("calibrate", &["barpoint calibrate --games 20"]),
    (
        "chances",
        &[
            "barpoint chances 45.4 10.3 0.1 10.6 0.3",
            "barpoint chances 45.4 10.3 0.1 10.6 0.3 --points 1.229,1.196",
            "barpoint chances 70 20 --at 3-5 --efficiency 0.6",
            "barpoint chances 78 --cube 2 --owner me --jump 0.1",
        ],
    ),
    (
        "completions",
        &[
            "barpoint completions bash > barpoint.bash",
            "barpoint completions zsh > _barpoint",
        ],
    ),
    (
        "config",
        &["barpoint config", "barpoint config set level world-class"],
    ),
    ("config edit", &["VISUAL=nano barpoint config edit"]),
    ("config get", &["barpoint config get met"]),
    ("config path", &["barpoint config path"]),
    ("config set", &["barpoint config set met Rockwell-Kazaross"]),
    ("config unset", &["barpoint config unset met"]),
    ("convert", &["barpoint convert match.mat match.sgf"]),
    (
        "cube",
        &[
            "barpoint cube XGID=-b-B--E-D---eD---c-c-b----:0:0:1:00:2:3:0:7:10",
            "barpoint cube mHPwATCMz4MHAA:cAkAAAAAAAAA --ply 0 --plot cube.svg",
        ],
    ),
    ("cube-life", &["barpoint cube-life x.jsonl --positions 7"]),
    ("dice-check", &["barpoint dice-check dice.json"]),
    (
        "draw",
        &[
            "barpoint draw mHPwATCMz4MHAA:cAkAAAAAAAAA -o position.png",
            "barpoint draw 4HPwATDgc/ABMA --roll 31 --play '8/5 6/5' -o opening.svg",
        ],
    ),
    ("duel", &["barpoint duel --a expert --b beginner --games 4"]),
    (
        "eval",
        &[
            "barpoint eval 4HPwATDgc/ABMA --ply 1",
            "barpoint eval --file positions.txt --ply 0",
        ],
    ),
    ("explain", &["barpoint explain 4HPwATDgc/ABMA --roll 31"]),
    ("formats", &["barpoint formats"]),
    ("frontier", &["barpoint frontier decisions.jsonl expert"]),
    (
        "hint",
        &[
            "barpoint hint 4HPwATDgc/ABMA --roll 31",
            "barpoint hint XGID=-b----E-C---eE---c-e----B-:0:0:1:31:2:3:0:7:10 --ply 0",
            "barpoint hint --file positions.txt --ply 1",
        ],
    ),
    ("http", &["barpoint http --port 8300 --level expert"]),
    (
        "jump",
        &[
            "barpoint jump --average 9.3 --local 13",
            "barpoint jump --exact 30,70,20",
        ],
    ),
    ("judge", &["barpoint judge decisions.jsonl --ply 1"]),
    ("levels", &["barpoint levels"]),
    (
        "library export",
        &[
            "barpoint library export matches",
            "barpoint library export sgf --to sgf --since 2024",
            "barpoint library export --backup copy.sqlite",
        ],
    ),
    (
        "library import",
        &[
            "barpoint library import match.mat",
            "barpoint library import '*.mat' --tag club",
        ],
    ),
    (
        "library players",
        &[
            "barpoint library players",
            "barpoint library players clara --rename 'Clara Vane'",
        ],
    ),
    (
        "library search",
        &[
            "barpoint library search --player clara --error 0.1",
            "barpoint library search --board 'me8 me7 me6 me5 opp3' --most 5",
            "barpoint library search --kind take --score 3-5 --phase holding",
        ],
    ),
    (
        "library stats",
        &[
            "barpoint library stats --player clara",
            "barpoint library stats --tag club --format json",
        ],
    ),
    ("makebearoff", &["barpoint makebearoff -t 3x3 -f small.bd"]),
    ("makehyper", &["barpoint makehyper -c 1 -f hyper1.bd"]),
    ("man", &["barpoint man > barpoint.1", "barpoint man man1"]),
    (
        "met",
        &[
            "barpoint met --name woolsey --length 9",
            "barpoint met --at 4-2 --gammons 25,25",
        ],
    ),
    ("people", &["barpoint people analysed.sgf"]),
    ("perft", &["barpoint perft --depth 2"]),
    (
        "race",
        &[
            "barpoint race 5uwbAIBL6w4AAA",
            "barpoint race 2+4OAADb7g4AAA --ply 0",
        ],
    ),
    (
        "reasons pairs",
        &["barpoint reasons pairs pairs.jsonl --pairs 9 --plies 0"],
    ),
    ("reasons weigh", &["barpoint reasons weigh pairs.jsonl"]),
    (
        "reference choose",
        &["barpoint reference choose small --checker 4 --cube 0"],
    ),
    ("reference compare", &["barpoint reference compare old new"]),
    (
        "reference cubes",
        &["barpoint reference cubes cubes.jsonl --count 1 --seed 1"],
    ),
    ("reference odd", &["barpoint reference odd odds --count 1"]),
    (
        "reference roll",
        &["barpoint reference roll set --threads 2 --decisions 1"],
    ),
    (
        "report",
        &[
            "barpoint report match.mat --level expert -o match.html",
            "barpoint report match.mat --level expert --errors -o match.pdf",
        ],
    ),
    (
        "resign",
        &[
            "barpoint resign XGID=-BBBBB------------------a-:0:0:1:00:0:0:0:0:10",
            "barpoint resign 4HPwATDgc/ABMA --offered gammon",
        ],
    ),
    (
        "rollout",
        &["barpoint rollout 4HPwATDgc/ABMA --roll 31 --best 2 --trials 36 --truncate 7"],
    ),
    (
        "rolls",
        &[
            "barpoint rolls 0 0 0 1 1 1",
            "barpoint rolls 0 2 2 2 0 4 --best 61",
        ],
    ),
    (
        "scoremap",
        &[
            "barpoint scoremap mHPwATCMz4MHAA --ply 1",
            "barpoint scoremap 4HPwATDgc/ABMA --roll 21 --size 4",
        ],
    ),
    ("serve", &["barpoint serve --no-open --port 8300"]),
    ("shell", &["echo 'show version' | barpoint shell"]),
    (
        "simulate",
        &[
            "barpoint simulate mHPwATCMz4MHAA --games 100",
            "barpoint simulate mHPwATCMz4MHAA --player bkg --cubeful --games 20",
        ],
    ),
    ("study decks", &["barpoint study decks --format json"]),
    ("study due", &["barpoint study due"]),
    (
        "study export",
        &[
            "barpoint study export cards.json",
            "barpoint study export openings.apkg --theme opening",
        ],
    ),
    ("study import", &["barpoint study import cards.json"]),
    (
        "temperature",
        &["barpoint temperature 4HPwATDgc/ABMA --ply 1"],
    ),
    (
        "theories",
        &["barpoint theories --of-each-kind 1 --trials 36 --cube-ply 0"],
    ),
    ("train", &["barpoint train run.toml"]),
    ("ubgi", &["echo isready | barpoint ubgi"]),
    (
        "ubgi-check",
        &["barpoint ubgi-check 'barpoint ubgi' --level 0"],
    ),
    ("volatility", &["barpoint volatility --games 200"]),
];
