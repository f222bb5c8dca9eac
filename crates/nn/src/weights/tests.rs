use super::*;

const SHAPE: Shape = Shape {
    sparse: 30,
    dense: 5,
    hidden: 64,
    further: [128, 64, 0],
};

fn label() -> NetLabel {
    NetLabel {
        class: "contact".to_owned(),
        feature_set: "contact-1".to_owned(),
        feature_hash: 0x0123_4567_89ab_cdef,
    }
}

fn network() -> Network {
    Network::lively(SHAPE, 11, [0.0, -1.0, -4.0, -1.0, -4.0])
}

fn file(encoding: Encoding) -> Vec<u8> {
    Weights::encode(&label(), &network(), encoding).unwrap()
}

/// Puts the right hash and checksum behind changed contents.
fn sealed(mut bytes: Vec<u8>) -> Vec<u8> {
    bytes.truncate(bytes.len() - TRAILER);
    bytes.extend(fnv1a(&bytes).to_le_bytes());
    bytes.extend(crc32(&bytes).to_le_bytes());
    bytes
}

#[test]
fn f32_comes_back_exactly() {
    let weights = Weights::decode_for(&label(), &file(Encoding::F32)).unwrap();
    assert_eq!(weights.network, network());
    assert_eq!(weights.label, label());
}

#[test]
fn i16_halves_the_size_and_hardly_changes_the_chances() {
    let (exact, small) = (file(Encoding::F32), file(Encoding::I16));
    assert!(
        small.len() * 100 < exact.len() * 55,
        "{} of {}",
        small.len(),
        exact.len()
    );
    let weights = Weights::decode(&small).unwrap();
    for input in 0..30u16 {
        let inputs: Vec<(u16, f32)> = (input..30).step_by(3).map(|i| (i, 1.0)).collect();
        let dense = [0.1, 0.5, -0.3, 1.0, 0.7];
        let a = network().forward(&inputs, &dense);
        let b = weights.network.forward(&inputs, &dense);
        for (a, b) in a.iter().zip(b) {
            assert!((a - b).abs() < 3e-5, "{a} became {b}");
        }
    }
    let again = Weights::encode(&label(), &weights.network, Encoding::I16).unwrap();
    assert_eq!(
        Weights::decode(&again).unwrap().network,
        weights.network,
        "storing again loses nothing"
    );
    assert_ne!(
        weights.fingerprint,
        Weights::decode(&exact).unwrap().fingerprint
    );
}

#[test]
fn every_truncation_is_refused() {
    for encoding in [Encoding::F32, Encoding::I16] {
        let bytes = file(encoding);
        for length in 0..bytes.len() {
            assert!(
                Weights::decode(&bytes[..length]).is_err(),
                "{length} bytes accepted"
            );
        }
        let longer = [bytes.as_slice(), &[0]].concat();
        assert!(Weights::decode(&longer).is_err(), "an extra byte accepted");
    }
}

#[test]
fn every_flipped_bit_is_refused() {
    let bytes = file(Encoding::I16);
    for bit in 0..bytes.len() * 8 {
        // All bits of the header and trailer, some of each weight row.
        if bit > 2000 && bit < bytes.len() * 8 - 400 && !bit.is_multiple_of(257) {
            continue;
        }
        let mut damaged = bytes.clone();
        damaged[bit / 8] ^= 1 << (bit % 8);
        assert!(
            Weights::decode(&damaged).is_err(),
            "flipped bit {bit} accepted"
        );
    }
}

#[test]
fn contents_that_make_no_sense_are_refused_even_with_a_sound_checksum() {
    let bytes = file(Encoding::F32);
    for at in 12..bytes.len() - TRAILER {
        for value in [0x00, 0x7f, 0x80, 0xff] {
            if at > 80 && at % 97 != 0 {
                continue;
            }
            let mut changed = bytes.clone();
            changed[at] = value;
            // Must not panic; where it is accepted it must be a net that can be stored again.
            if let Ok(weights) = Weights::decode(&sealed(changed.clone())) {
                let again = Weights::encode(&weights.label, &weights.network, Encoding::F32);
                assert_eq!(again.unwrap(), sealed(changed), "byte {at} = {value:#x}");
            }
        }
    }
}

#[track_caller]
fn check_refused(bytes: &[u8], expected: &str) {
    assert_eq!(
        Weights::decode_for(&label(), bytes)
            .unwrap_err()
            .to_string(),
        expected
    );
}

#[test]
fn errors_say_what_was_expected_and_found() {
    let good = file(Encoding::F32);
    check_refused(
        b"GIF89a",
        "expected a weight file, found no \"BARPNET1\" at its start",
    );
    let mut newer = good.clone();
    newer[8] = 9;
    check_refused(&newer, "expected weight file version 1 to 3, found 9");
    check_refused(
        &good[..12],
        "expected weight file checksum 00000003, found 1720fa4c: damaged or cut short",
    );
    let other = |label: NetLabel| Weights::encode(&label, &network(), Encoding::F32).unwrap();
    check_refused(
        &other(NetLabel {
            class: "race".to_owned(),
            ..label()
        }),
        "expected a net for class \"contact\", found \"race\"",
    );
    check_refused(
        &other(NetLabel {
            feature_hash: 1,
            ..label()
        }),
        "expected inputs \"contact-1\" (0123456789abcdef), found a net for \"contact-1\" (0000000000000001)",
    );
    let mut wild = network().parameters().to_vec();
    wild[3] = f32::INFINITY;
    let wild = Network::from_parameters(SHAPE, wild).unwrap();
    let error = Weights::encode(&label(), &wild, Encoding::F32).unwrap_err();
    assert_eq!(error.to_string(), "expected finite weights, found inf");
    let nameless = NetLabel {
        class: String::new(),
        ..label()
    };
    let error = Weights::encode(&nameless, &network(), Encoding::F32).unwrap_err();
    assert_eq!(
        error.to_string(),
        "expected a weight file header with a valid class"
    );
}

#[test]
fn a_net_of_one_layer_is_written_as_before() {
    let shape = Shape {
        further: [0; 3],
        ..SHAPE
    };
    let net = Network::random(shape, 11, [0.0; OUTPUTS]).unwrap();
    let bytes = Weights::encode(&label(), &net, Encoding::F32).unwrap();
    assert_eq!(bytes[8..12], 1u32.to_le_bytes());
    assert_eq!(Weights::decode(&bytes).unwrap().network, net);
    let deeper = file(Encoding::F32);
    assert_eq!(deeper[8..12], 3u32.to_le_bytes());
}

#[test]
fn a_second_layer_of_blocks_is_read_as_a_further_layer() {
    let shape = Shape {
        further: [0; 3],
        ..SHAPE
    };
    let mut random = crate::random::SplitMix::new(3);
    let numbers = (shape.inputs() + 1 + OUTPUTS + Network::BLOCK_ROWS) * shape.hidden + OUTPUTS;
    let parameters: Vec<f32> = (0..numbers).map(|_| random.normal()).collect();
    // The header of a net of one layer, with the version and the size of a block that such files had.
    let plain = Network::random(shape, 1, [0.0; OUTPUTS]).unwrap();
    let plain = Weights::encode(&label(), &plain, Encoding::F32).unwrap();
    let header = plain.len() - TRAILER - 4 * shape.parameters();
    let mut bytes = plain[..header - 4].to_vec();
    bytes[8] = 2;
    bytes.extend(16u32.to_le_bytes());
    bytes.extend(0u32.to_le_bytes());
    bytes.extend(parameters.iter().flat_map(|w| w.to_le_bytes()));
    bytes.extend([0; TRAILER]);
    let weights = Weights::decode(&sealed(bytes)).unwrap();
    let expected = Network::from_blocks(shape, &parameters).unwrap();
    assert_eq!(weights.network, expected);
    assert_eq!(weights.network.shape().further, [64, 0, 0]);
}
