// Written by `barpoint train`: the nets of nets.toml.
NetFiles {
    contact: &[
        include_bytes!("contact-both-out-4ae7b51b.net"),
        include_bytes!("contact-they-held-053403c1.net"),
        include_bytes!("contact-held-c914d682.net"),
        include_bytes!("contact-both-held-5131a960.net"),
        include_bytes!("contact-deep-479ef7da.net"),
        include_bytes!("contact-wild-08820236.net"),
    ],
    race: include_bytes!("race-f69067c6.net"),
    one_sided: Some([
        include_bytes!("last-checker-b03649e1.net"),
        include_bytes!("first-checker-3895cace.net"),
    ]),
    prefilter: &[
        include_bytes!("prefilter-both-out-269a7491.net"),
        include_bytes!("prefilter-they-held-9e270636.net"),
        include_bytes!("prefilter-held-e1cec48c.net"),
        include_bytes!("prefilter-both-held-205171dd.net"),
        include_bytes!("prefilter-deep-30e83ecf.net"),
        include_bytes!("prefilter-wild-e6b7fe28.net"),
    ],
}
