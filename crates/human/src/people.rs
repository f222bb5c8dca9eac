//! How people choose: written by `barpoint people --save`, see `docs/human-opponents.md`.

use crate::{Measured, Row};

/// What was measured on matches of people: statistics of many players together.
pub const PEOPLE: Measured = Measured {
    matches: 399,
    players: 346,
    decisions: [44215, 13680, 1095],
    knots: &[5.0, 8.0, 11.0, 15.0],
    rows: [
        &[
            // equity given up
            Row {
                name: "loss",
                values: &[9.7105, 7.5188, 2.1572, 5.2362],
                errors: &[1.0738, 1.0510, 1.2559, 0.8857],
            },
            // equity given up, at most 0.2
            Row {
                name: "loss-to-0.2",
                values: &[5.7254, 4.4281, 8.6060, -1.9492],
                errors: &[1.4894, 1.8741, 2.2840, 1.6494],
            },
            // equity given up, at most 0.05
            Row {
                name: "loss-to-0.05",
                values: &[31.5232, 22.8875, 18.8140, 17.8779],
                errors: &[1.3141, 2.2559, 2.7672, 3.6835],
            },
            // the same, at most 0.2, in openings
            Row {
                name: "loss-opening",
                values: &[14.1310, 9.3864, 6.5048, 8.4308],
                errors: &[1.4124, 2.1338, 2.2071, 2.0936],
            },
            // the same in blitzes and prime vs prime
            Row {
                name: "loss-attack",
                values: &[-1.2991, -2.3898, -0.7951, 1.4254],
                errors: &[0.7106, 1.1904, 1.3188, 1.1730],
            },
            // the same in back games
            Row {
                name: "loss-back-game",
                values: &[-1.3351, -4.9588, 0.5816, 0.2385],
                errors: &[1.0663, 1.9239, 2.2797, 1.2728],
            },
            // the same in races and bear-offs
            Row {
                name: "loss-race",
                values: &[31.1790, 14.7163, 2.6728, 8.6043],
                errors: &[3.9779, 4.5366, 3.2821, 4.0395],
            },
            // the same times the logarithm of a fifteenth of the number of plays
            Row {
                name: "loss-plays",
                values: &[2.1808, 2.6985, 1.1835, 0.9423],
                errors: &[0.3759, 0.5577, 0.6451, 0.5691],
            },
            // checkers hit
            Row {
                name: "hit",
                values: &[0.7237, 1.2222, 0.7231, 1.1678],
                errors: &[0.1056, 0.2174, 0.2475, 0.3892],
            },
            // hits in the home board that leave a blot there
            Row {
                name: "loose-hit",
                values: &[-0.2839, -0.5764, -0.1193, -1.0034],
                errors: &[0.1268, 0.2361, 0.2648, 0.4043],
            },
            // share of the opponent's rolls that hit
            Row {
                name: "shots",
                values: &[-0.9855, -0.7817, -1.6738, -2.2356],
                errors: &[0.1036, 0.1966, 0.2699, 0.4110],
            },
            // blots
            Row {
                name: "blots",
                values: &[-0.1198, -0.3405, -0.4578, -0.3059],
                errors: &[0.0205, 0.0446, 0.0746, 0.0875],
            },
            // points made in the home board
            Row {
                name: "home-points",
                values: &[0.7906, 0.9220, 0.4770, 0.7387],
                errors: &[0.0545, 0.1103, 0.1422, 0.2010],
            },
            // length of the longest prime
            Row {
                name: "prime",
                values: &[0.5792, 0.6581, 0.6071, 0.5907],
                errors: &[0.0344, 0.0686, 0.0947, 0.1135],
            },
            // anchors on the points 18 to 24
            Row {
                name: "anchors",
                values: &[0.6218, 0.2716, 0.4012, 0.1354],
                errors: &[0.1313, 0.2454, 0.3225, 0.4552],
            },
            // checkers behind the opponent's bar point
            Row {
                name: "back",
                values: &[-0.3992, -0.2798, -0.4953, -0.4919],
                errors: &[0.0731, 0.1301, 0.1659, 0.1429],
            },
            // blots among these
            Row {
                name: "back-blots",
                values: &[0.6060, 0.5166, 0.7650, 0.6208],
                errors: &[0.0709, 0.1326, 0.1699, 0.2046],
            },
            // checkers beyond the third on a point
            Row {
                name: "stack",
                values: &[-0.2091, -0.0931, -0.1305, -0.0978],
                errors: &[0.0271, 0.0536, 0.0719, 0.0720],
            },
            // checkers on the ace and deuce points
            Row {
                name: "deep",
                values: &[-0.6554, -0.4731, -0.4745, -0.3053],
                errors: &[0.0279, 0.0676, 0.0825, 0.1324],
            },
            // the midpoint held
            Row {
                name: "midpoint",
                values: &[0.0090, -0.0010, 0.1182, -0.0288],
                errors: &[0.0696, 0.1406, 0.1859, 0.2495],
            },
            // blots on the bar, 5 and 4 points
            Row {
                name: "slot",
                values: &[0.0875, -0.0176, -0.1069, -0.3856],
                errors: &[0.0307, 0.0666, 0.0969, 0.1342],
            },
            // one checker moves with both dice
            Row {
                name: "one-checker",
                values: &[0.3515, 0.3307, 0.3717, 0.4865],
                errors: &[0.0309, 0.0657, 0.0818, 0.1214],
            },
            // contact is kept
            Row {
                name: "contact",
                values: &[0.5795, 0.7652, 2.2452, 1.2128],
                errors: &[0.2450, 0.5709, 0.6290, 0.8007],
            },
            // checkers borne off against contact
            Row {
                name: "off-contact",
                values: &[-0.5834, -0.0787, -0.0560, 0.1924],
                errors: &[0.1276, 0.3262, 0.3717, 0.6392],
            },
            // checkers borne off in a race
            Row {
                name: "off",
                values: &[3.9959, 4.3929, 5.8720, 4.1883],
                errors: &[0.1806, 0.4644, 0.8345, 0.7407],
            },
            // checkers brought home in a race
            Row {
                name: "home",
                values: &[1.3750, 1.4648, 1.1296, 1.8041],
                errors: &[0.1002, 0.2042, 0.3059, 0.3034],
            },
            // home points left empty in a race
            Row {
                name: "gaps",
                values: &[0.0393, 0.2940, 0.3242, 0.2145],
                errors: &[0.0783, 0.1557, 0.2130, 0.2253],
            },
            // checkers beyond the third on a point in a race
            Row {
                name: "race-stack",
                values: &[-0.1554, -0.1264, -0.0601, -0.1955],
                errors: &[0.0579, 0.1213, 0.1413, 0.2178],
            },
        ],
        &[
            // equity that doubling gains; less than 0 where it is wrong
            Row {
                name: "gain",
                values: &[9.2243, 9.1100, 6.2406, 7.2614],
                errors: &[1.3135, 1.6187, 1.8394, 2.9990],
            },
            // the same between -0.1 and 0.1
            Row {
                name: "gain-to-0.1",
                values: &[12.6937, 3.8253, -2.7690, -3.5011],
                errors: &[2.8789, 3.5788, 2.9399, 5.3327],
            },
            // what it gains where it is right
            Row {
                name: "gain-right",
                values: &[-6.4720, -7.8458, -2.4535, -6.6624],
                errors: &[2.3466, 2.9390, 2.8751, 7.9790],
            },
            // 1 in every decision
            Row {
                name: "always",
                values: &[-1.6130, -1.5173, -1.8216, -1.9213],
                errors: &[0.2111, 0.3587, 0.3504, 0.4616],
            },
            // the opponent should pass
            Row {
                name: "pass",
                values: &[1.1039, 1.1789, 0.7069, 0.4529],
                errors: &[0.1476, 0.2904, 0.3776, 0.8776],
            },
            // equity without doubling beyond that of a pass
            Row {
                name: "too-good",
                values: &[0.0481, 2.5898, 4.6732, 7.2643],
                errors: &[1.8065, 2.9556, 2.9852, 4.0380],
            },
            // the cube is owned
            Row {
                name: "redouble",
                values: &[-0.2172, 0.2432, 0.4323, -0.9630],
                errors: &[0.2027, 0.3638, 0.3992, 0.6307],
            },
            // races and bear-offs
            Row {
                name: "race",
                values: &[-0.1600, -0.2589, -1.2259, 0.2138],
                errors: &[0.2612, 0.5136, 0.5733, 0.9443],
            },
            // blitzes and prime vs prime
            Row {
                name: "attack",
                values: &[0.1689, -0.2120, -0.5292, 0.1071],
                errors: &[0.1865, 0.3044, 0.3729, 0.8626],
            },
            // back games
            Row {
                name: "back-game",
                values: &[-1.3846, -1.6294, -0.9119, -3.9292],
                errors: &[0.3902, 1.0792, 1.2318, 0.7455],
            },
            // holding games
            Row {
                name: "holding",
                values: &[-0.0804, -0.3038, 0.7589, -0.1497],
                errors: &[0.1489, 0.2826, 0.2711, 0.7930],
            },
            // winning chance less 0.7
            Row {
                name: "win",
                values: &[1.5270, 1.1477, 2.8157, 1.2861],
                errors: &[0.6055, 0.9936, 1.2412, 3.5391],
            },
            // share of gammons among wins
            Row {
                name: "gammons",
                values: &[1.7863, -0.3164, -0.4835, -3.3717],
                errors: &[0.5335, 0.9052, 0.9499, 1.4689],
            },
        ],
        &[
            // equity that taking gains; less than 0 where it is wrong
            Row {
                name: "gain",
                values: &[5.5701, 2.0534, 1.1107, 2.0578],
                errors: &[0.9468, 0.9529, 0.9674, 1.8629],
            },
            // the same between -0.1 and 0.1
            Row {
                name: "gain-to-0.1",
                values: &[0.7347, -0.3946, 3.3023, -1.5583],
                errors: &[2.3712, 3.4245, 3.4445, 6.4760],
            },
            // what it gains where it is right
            Row {
                name: "gain-right",
                values: &[1.8945, 0.8807, -0.1357, 1.2701],
                errors: &[1.3556, 1.5046, 1.4994, 1.9931],
            },
            // 1 in every decision
            Row {
                name: "always",
                values: &[0.8982, 0.2279, -0.5192, -0.2748],
                errors: &[0.3218, 0.3745, 0.4651, 0.5667],
            },
            // a redouble is answered
            Row {
                name: "redouble",
                values: &[-0.2503, 0.2411, 0.4891, 0.6168],
                errors: &[0.3585, 0.5511, 0.7043, 1.0627],
            },
            // races and bear-offs
            Row {
                name: "race",
                values: &[-0.4572, 0.1479, -0.7279, -1.1945],
                errors: &[0.4764, 0.8474, 1.0092, 1.2394],
            },
            // blitzes and prime vs prime
            Row {
                name: "attack",
                values: &[-0.6402, 0.4249, 0.3191, 0.4511],
                errors: &[0.3424, 0.5302, 0.5348, 0.7242],
            },
            // back games
            Row {
                name: "back-game",
                values: &[0.9657, 4.3865, 3.5313, -1.6862],
                errors: &[1.1118, 0.4809, 0.6484, 1.6406],
            },
            // share of gammons among losses
            Row {
                name: "gammons",
                values: &[-0.7448, 0.5528, 1.8543, 1.9961],
                errors: &[0.6844, 0.9118, 1.0209, 1.4047],
            },
            // an anchor is held
            Row {
                name: "anchor",
                values: &[-0.0305, -0.1534, 0.4893, 0.2610],
                errors: &[0.2630, 0.3477, 0.4604, 0.5639],
            },
        ],
    ],
    sharpness: &[
        (3.0, 1.3938),
        (4.0, 1.1652),
        (5.0, 1.0230),
        (6.0, 1.0273),
        (7.0, 1.0615),
        (8.0, 1.1278),
        (10.0, 1.1282),
        (12.0, 1.1749),
        (14.0, 1.1974),
        (16.0, 1.1747),
        (18.0, 1.0523),
        (20.0, 0.9487),
    ],
};
