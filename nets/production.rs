// Written by `barpoint train`: the nets of nets.toml.
NetFiles {
    contact: &[
        include_bytes!("contact-both-out-ceabc918.net"),
        include_bytes!("contact-they-held-2f3b0daa.net"),
        include_bytes!("contact-held-143b9383.net"),
        include_bytes!("contact-both-held-ec2c10a6.net"),
        include_bytes!("contact-deep-94283f92.net"),
        include_bytes!("contact-wild-cfb93efc.net"),
    ],
    races: Races::OneSided([
        include_bytes!("last-checker-b03649e1.net"),
        include_bytes!("first-checker-d7a82323.net"),
    ]),
    prefilter: &[
        include_bytes!("prefilter-both-out-adf99a87.net"),
        include_bytes!("prefilter-they-held-4ed9e22a.net"),
        include_bytes!("prefilter-held-8154e1f7.net"),
        include_bytes!("prefilter-both-held-90822703.net"),
        include_bytes!("prefilter-deep-ffd81c4b.net"),
        include_bytes!("prefilter-wild-6c1eb997.net"),
    ],
}
