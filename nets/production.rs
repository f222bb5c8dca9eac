// Written by `barpoint train`: the nets of nets.toml.
NetFiles {
    contact: &[
        include_bytes!("contact-both-out-683ad4fa.net"),
        include_bytes!("contact-they-held-512c974f.net"),
        include_bytes!("contact-held-8210a49e.net"),
        include_bytes!("contact-both-held-5d4809f3.net"),
        include_bytes!("contact-deep-0512901b.net"),
    ],
    race: include_bytes!("race-f69067c6.net"),
    prefilter: Some(include_bytes!("prefilter-44f3a2c6.net")),
}
