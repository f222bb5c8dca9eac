// Written by `barpoint train`: the nets of nets.toml.
NetFiles {
    contact: &[
        include_bytes!("contact-both-out-647f3c09.net"),
        include_bytes!("contact-they-held-72fd5ae1.net"),
        include_bytes!("contact-held-2dee326e.net"),
        include_bytes!("contact-both-held-bcd95814.net"),
        include_bytes!("contact-deep-33458995.net"),
    ],
    race: include_bytes!("race-f69067c6.net"),
    prefilter: &[
        include_bytes!("prefilter-f305324a.net"),
    ],
}
