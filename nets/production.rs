// Written by `barpoint train`: the nets of nets.toml.
NetFiles {
    contact: &[
        include_bytes!("contact-both-out-3c9afe0b.net"),
        include_bytes!("contact-they-held-7b71fcb6.net"),
        include_bytes!("contact-held-5191dec3.net"),
        include_bytes!("contact-both-held-8743edea.net"),
        include_bytes!("contact-deep-f95a6755.net"),
    ],
    race: include_bytes!("race-f69067c6.net"),
    prefilter: Some(include_bytes!("prefilter-f7d7a8d7.net")),
}
