//! Damaged files give a record or one error, never a panic.

use barpoint_formats::{FORMATS, import};
use proptest::prelude::*;
use proptest::sample::Index;

const SGF: &str = "(;FF[4]GM[6]CA[UTF-8]AP[GNU Backgammon:1.07.001]MI[length:5][game:0][ws:0][bs:0]PW[a]PB[b]WR[1]\
DT[2026-11-21]GC[x\\]y]RU[Crawford:Jacoby]CV[2]RE[W+2R]GS[M:0 0 1 0 0 0 0 0 0 0 1 0 0.0 0.0 0.0 0.0]\n\
;B[54aeej]DA[E ver 3 0C 1 0.0 1 .4 .1 .0 .1 .0 -.0 .4 .4 .1 .0 .1 .0 -.0 .4]A[0][lqae E ver 3 0.5 0.1 0.0 0.1 0.0 \
0.0 0C 0 1 0.0 1][aeej E ver 3 0.5 0.1 0.0 0.1 0.0 0.0 0C 0 1 0.0 1]MR[1 ]LU[0.03958]GB[1]DO[]C[hm]\n\
;W[31mjxw];B[double];W[take]BM[2];B[66]IP[xyxy];PL[W]AE[a:y]AW[f][y]AB[x]\n;CV[4]\n;CP[w];PL[W]DI[61])\n";

const MAT: &str = "; [Site \"x\"]\n; [EventDate \"1981\"]\n; [Player 1 Elo \"3,00/0\"]\n 5 point match\n\n Game 1\n \
a,1600 : 0                         b : 0\n  1) 31: 8/5 6/5                 42: 8/4(2)* bar/off\n  2)  Doubles => 2   \
             Takes\n  3) 65: Cannot Move                   66: ????\n  4) 11: Illegal play (25;0;1;0;0;a;b;0;10;8;2;1;0;\
0;0;0;0;0;4;0;3;0;0;0;-6;3;0;-2;0;-3;0;-3;0;1;2;0;-1;2;0;0;)   62: 24/18\n  5)  Drops                      Wins 2 \
points\n\n Game 2\n a : 0      b : 2\n  1)                             51: 13/8 6/5\n; stop\n";

const GAM: &str = " a                               b\n  1) 31: 8/5 6/5                 42: 8/4 6/4 \n      Wins 1 point\n";

const BGF: &str = "{\"format\":\"BGF\",\"version\":\"1.0\",\"compress\":false,\"useSmile\":false}\n{\"matchlen\":3,\"useCube\":true,\
\"nameGreen\":\"a\",\"games\":[{\"scoreGreen\":0,\"initial\":{\"cube\":2,\"points\":[2,0,0,0,0,-5,0,-3,0,0,0,5,-5,0,0,0,3,0,5,0,\
0,0,0,-2,0,0,0,0]},\"moves\":[{\"green\":3,\"red\":1,\"player\":-1,\"from\":[8,6,-1,-1],\"to\":[5,5,-1,-1],\"equity\":{\"emg\":\"0.1\"},\
\"moveAnalysis\":[{\"move\":{\"from\":[8,6],\"to\":[5,5]},\"eq\":{\"emg\":\"0.1\"},\"ply\":3,\"played\":true}],\"ply\":3},{\"green\":7,\
\"red\":1,\"player\":1},{\"green\":7,\"red\":3,\"player\":-1},{\"green\":7,\"red\":4,\"player\":1}]}]}";

const IDS: &str = "XGID=-b----E-C---eE---c-e----B-:1:-1:1:52:2:3:0:5:10\n4HPwATDgc/ABMA:cAkAAAAAAAAA\nOGID=11ccccchhhjjjjj:\
66666888dddddoo:N0N:56:W:IB:0:0:9:0\n\nX:Ann   O:Bob\n\n    1. 4-ply       24/18 18/13                  eq:-0.491\n      Player:   \
25.45% (G:0.00% B:0.00%)\n      Opponent: 74.55% (G:31.09% B:0.09%)\n<p>&#61;</p>\n";

/// An OGXM file of one game, with a note and a clock.
fn ogxm() -> Vec<u8> {
    let hex = "4f47584d020000000200000086000000\
               4d544348190000000118a703090005416c69636503426f6200010003809da3f58d34\
               47414d451c0000000105830100010253d8b20db1734268260ac14c488d490520c1db020201\
               434c434b26000000 00 c0d40100e02e00008813000010fab76a13000000 03000000 09 0a000000 64d0ac79b3fc8e1e 02\
               414e4e4f08000000 00 07000000 03616263 454e4421";
    let digits: Vec<u8> = hex.bytes().filter(u8::is_ascii_hexdigit).collect();
    let byte = |pair: &[u8]| u8::from_str_radix(std::str::from_utf8(pair).expect("digits"), 16);
    let mut file: Vec<u8> = digits
        .chunks(2)
        .map(|pair| byte(pair).expect("digits"))
        .collect();
    let size = u32::try_from(file.len()).expect("a small file");
    file[12..16].copy_from_slice(&size.to_le_bytes());
    file
}

/// What is read can be written and read again; SGF, which holds everything, is then written the same.
fn check(bytes: &[u8]) {
    let _ = import(bytes);
    let read = FORMATS
        .iter()
        .filter_map(|format| format.import(bytes).ok());
    for imported in read.flatten() {
        for other in FORMATS {
            let Ok(written) = other.export(&imported.record) else {
                continue;
            };
            let again = other.import(&written).expect("our own file").remove(0);
            // What could not be understood may change its meaning with its place.
            if other.name() == "sgf" && imported.warnings.is_empty() {
                let rewritten = other.export(&again.record).expect("SGF holds every record");
                let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
                assert_eq!(text(&written), text(&rewritten));
            }
        }
    }
}

/// Cuts, overwrites, repeats and inserts bytes.
fn damaged() -> impl Strategy<Value = Vec<u8>> {
    let texts = [SGF, MAT, GAM, BGF, IDS].map(|text| text.as_bytes().to_vec());
    let text = prop::sample::select([texts.as_slice(), &[ogxm()]].concat());
    let change = (any::<Index>(), any::<Index>(), any::<u8>(), 0..5_u8);
    (text, prop::collection::vec(change, 1..8)).prop_map(|(text, changes)| {
        let mut bytes = text;
        for (at, other, byte, kind) in changes {
            if bytes.is_empty() {
                break;
            }
            let (at, other) = (at.index(bytes.len()), other.index(bytes.len()));
            match kind {
                0 => bytes.truncate(at),
                1 => bytes[at] = byte,
                2 => bytes[at] = bytes[other],
                3 => bytes.insert(at, byte),
                _ => {
                    let piece = bytes[at.min(other)..at.max(other)].to_vec();
                    bytes.splice(at..at, piece);
                }
            }
        }
        bytes
    })
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 4000,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn damaged_files_do_no_harm(bytes in damaged()) {
        check(&bytes);
    }

    #[test]
    fn any_bytes_do_no_harm(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        check(&bytes);
    }
}

#[test]
fn the_undamaged_files_are_read() {
    let texts = [SGF, MAT, GAM, BGF, IDS].map(|text| text.as_bytes().to_vec());
    for text in texts.into_iter().chain([ogxm()]) {
        let read = import(&text);
        assert!(read.is_ok(), "{read:?}");
        for end in 0..text.len() {
            check(&text[..end]);
        }
    }
}

#[test]
fn deep_nesting_does_no_harm() {
    check(&b"(;GM[6]FF[4]".repeat(50_000));
    check(&b"(".repeat(200_000));
}
