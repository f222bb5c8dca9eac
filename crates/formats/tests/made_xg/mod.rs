//! Files in the layout of eXtreme Gammon, made for tests.

#![expect(clippy::unwrap_used, reason = "a test helper may fail like a test")]
#![allow(dead_code, reason = "each test file uses some of it")]

use std::io::Write;

use flate2::Compression;
use flate2::write::ZlibEncoder;

/// The start, seen by the first player.
pub(crate) const START: [i8; 26] = [
    0, -2, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, -5, 5, 0, 0, 0, -3, 0, -5, 0, 0, 0, 0, 2, 0,
];

/// A record of a match.
#[derive(Clone)]
pub(crate) struct Record(pub(crate) Vec<u8>);

impl Record {
    pub(crate) fn new(kind: u8) -> Self {
        let mut bytes = vec![0; 2560];
        bytes[8] = kind;
        Self(bytes)
    }

    pub(crate) fn bytes(mut self, at: usize, bytes: &[u8]) -> Self {
        self.0[at..at + bytes.len()].copy_from_slice(bytes);
        self
    }

    pub(crate) fn int(self, at: usize, value: i32) -> Self {
        self.bytes(at, &value.to_le_bytes())
    }

    pub(crate) fn float(self, at: usize, value: f32) -> Self {
        self.bytes(at, &value.to_le_bytes())
    }

    pub(crate) fn double(self, at: usize, value: f64) -> Self {
        self.bytes(at, &value.to_le_bytes())
    }

    pub(crate) fn board(self, at: usize, squares: &[i8; 26]) -> Self {
        self.bytes(at, &squares.map(i8::cast_unsigned))
    }

    fn text(self, at: usize, text: &str) -> Self {
        let units: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
        self.bytes(at, &units)
    }
}

/// The header of a match of this length, 99999 for a session.
pub(crate) fn header(length: i32) -> Record {
    Record::new(0)
        .bytes(9, b"\x03Ann")
        .bytes(50, b"\x03Bob")
        .int(92, length)
        .bytes(100, &[1, 0, 1, 1])
        .double(104, 1745.5)
        .double(112, 1600.0)
        .int(120, 300)
        .double(128, 45_256.5)
        .int(552, 30)
        .int(556, 0x494c_4d44)
        .int(576, -1)
        .int(580, -1)
        .int(612, 10)
        .int(616, 3)
        .text(880, "Änn")
        .text(1138, "Bob")
        .text(1654, "Final")
}

/// The header of a game.
pub(crate) fn game(score: [i32; 2]) -> Record {
    Record::new(1)
        .int(12, score[0])
        .int(16, score[1])
        .board(21, &START)
        .int(48, 1)
        .int(56, -1)
        .int(60, -1)
}

/// A cube record of a player (1 or -1) without analysis: double, take, beaver, raccoon.
pub(crate) fn cube(player: i32, squares: &[i8; 26], actions: [i32; 4]) -> Record {
    let [double, take, beaver, raccoon] = actions;
    Record::new(2)
        .int(12, player)
        .int(16, double)
        .int(20, take)
        .int(24, beaver)
        .int(28, raccoon)
        .board(36, squares)
        .bytes(120, &(-100_i16).to_le_bytes())
        .double(200, -1000.0)
        .double(216, -1000.0)
        .int(224, -1)
        .int(292, -1)
}

/// The same with an analysis by 3-ply.
pub(crate) fn analysed(record: Record, equities: [f32; 3]) -> Record {
    let mut record = record
        .int(92, 2)
        .bytes(120, &[0, 0])
        .double(200, 0.0)
        .double(216, 0.0);
    for (at, equity) in [152, 156, 160].into_iter().zip(equities) {
        record = record.float(at, equity);
    }
    record
}

/// A move record of a player: dice, steps, the position before as the first player sees it, after as the mover does.
pub(crate) fn play(
    player: i32,
    dice: [i32; 2],
    steps: &[(i32, i32)],
    before: &[i8; 26],
    after: &[i8; 26],
) -> Record {
    let mut record = Record::new(3)
        .board(9, before)
        .board(35, after)
        .int(64, player)
        .int(100, dice[0])
        .int(104, dice[1])
        .bytes(2308, &[1])
        .double(2312, -1000.0)
        .int(2472, -1)
        .int(2476, -1)
        .int(2524, -1);
    for n in 0..8 {
        let step = steps
            .get(n / 2)
            .map_or(-1, |step| if n % 2 == 0 { step.0 } else { step.1 });
        record = record.int(68 + 4 * n, step);
    }
    for n in 0..32 {
        record = record.int(2344 + 4 * n, -1);
    }
    record
}

/// A roll that was not played.
pub(crate) fn unplayed(player: i32, dice: [i32; 2], before: &[i8; 26]) -> Record {
    play(player, dice, &[(0, 0); 4], before, &[0; 26]).bytes(2308, &[0])
}

/// The footer of a game.
pub(crate) fn footer(score: [i32; 2], winner: i32, points: i32, termination: i32) -> Record {
    Record::new(4)
        .int(12, score[0])
        .int(16, score[1])
        .int(24, winner)
        .int(28, points)
        .int(32, termination)
}

pub(crate) fn packed(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes).unwrap();
    encoder.finish().unwrap()
}

/// The start of a file, up to the archive, with a picture of this size.
pub(crate) fn title(picture: usize) -> Vec<u8> {
    let mut file = vec![0; 8232 + picture];
    file[..4].copy_from_slice(b"RGMH");
    file[4..8].copy_from_slice(&1_u32.to_le_bytes());
    file[8..12].copy_from_slice(&8232_u32.to_le_bytes());
    file[20..24].copy_from_slice(&u32::try_from(picture).unwrap().to_le_bytes());
    file
}

/// A file without index.
pub(crate) fn plain_file(records: &[Record]) -> Vec<u8> {
    let all: Vec<u8> = records.iter().flat_map(|record| record.0.clone()).collect();
    let mut file = title(10);
    file.extend(packed(&all));
    file
}

/// A file with index: records and comments (in RTF, one each).
pub(crate) fn file(records: &[Record], comments: &[&str]) -> Vec<u8> {
    let all: Vec<u8> = records.iter().flat_map(|record| record.0.clone()).collect();
    let lines: Vec<u8> = comments
        .iter()
        .flat_map(|c| [c.as_bytes(), b"\r\n"].concat())
        .collect();
    let mut archive = Vec::new();
    let mut index = Vec::new();
    for (name, data) in [("temp.xg", &all), ("temp.xgc", &lines)] {
        let start = archive.len();
        archive.extend(packed(data));
        let mut entry = vec![0_u8; 532];
        entry[0] = u8::try_from(name.len()).unwrap();
        entry[1..=name.len()].copy_from_slice(name.as_bytes());
        let numbers = [data.len(), archive.len() - start, start];
        for (at, number) in [512, 516, 520].into_iter().zip(numbers) {
            entry[at..at + 4].copy_from_slice(&i32::try_from(number).unwrap().to_le_bytes());
        }
        entry[524..528].copy_from_slice(&crc(data).to_le_bytes());
        index.extend(entry);
    }
    let (data, index) = (archive.len(), packed(&index));
    archive.extend(&index);
    let mut trailer = crc(&archive).to_le_bytes().to_vec();
    for number in [2, 1, index.len(), data, 1, 0, 0, 0] {
        trailer.extend(i32::try_from(number).unwrap().to_le_bytes());
    }
    archive.extend(trailer);
    let mut file = title(100);
    file.extend(archive);
    file
}

fn crc(data: &[u8]) -> u32 {
    let mut crc = flate2::Crc::new();
    crc.update(data);
    crc.sum()
}

/// The first player's 31 from the start, the position afterwards as both see it.
pub(crate) const POINT: [i8; 26] = [
    0, -2, 0, 0, 0, 2, 4, 0, 2, 0, 0, 0, -5, 5, 0, 0, 0, -3, 0, -5, 0, 0, 0, 0, 2, 0,
];

/// A match of one game: 31 played, a double, a pass.
pub(crate) fn short_match() -> Vec<Record> {
    vec![
        header(5),
        game([0, 0]),
        cube(1, &START, [-2, -1, -1, -1]),
        play(1, [3, 1], &[(7, 4), (5, 4)], &START, &POINT),
        analysed(cube(-1, &POINT, [1, 0, -1, -1]), [-0.2, -0.6, 1.0]).double(200, 0.4),
        footer([0, 1], -1, 1, 0),
    ]
}
