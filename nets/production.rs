// Written by `barpoint train`: the nets of nets.toml.
NetFiles {
    contact: &[
        include_bytes!("contact-a50f1553.net"),
    ],
    race: include_bytes!("race-d995b180.net"),
    prefilter: Some(include_bytes!("prefilter-ec6c7420.net")),
}
