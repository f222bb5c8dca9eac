// Written by `barpoint train`: the nets of nets.toml.
NetFiles {
    contact: &[
        include_bytes!("contact-both-out-f99494e1.net"),
        include_bytes!("contact-they-held-708574c0.net"),
        include_bytes!("contact-held-0fa74cf2.net"),
        include_bytes!("contact-both-held-32a97acb.net"),
        include_bytes!("contact-deep-fdced166.net"),
    ],
    race: include_bytes!("race-f69067c6.net"),
    prefilter: &[
        include_bytes!("prefilter-both-out-269a7491.net"),
        include_bytes!("prefilter-they-held-9e270636.net"),
        include_bytes!("prefilter-held-e1cec48c.net"),
        include_bytes!("prefilter-both-held-205171dd.net"),
        include_bytes!("prefilter-deep-30e83ecf.net"),
    ],
}
