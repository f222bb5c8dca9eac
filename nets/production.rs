// Written by `barpoint train`: the nets of nets.toml.
NetFiles {
    contact: &[
        include_bytes!("contact-both-out-ac7a84b7.net"),
        include_bytes!("contact-they-held-34b656b5.net"),
        include_bytes!("contact-held-ab9363a7.net"),
        include_bytes!("contact-both-held-437318f9.net"),
        include_bytes!("contact-deep-040724b6.net"),
    ],
    race: include_bytes!("race-2b790b7c.net"),
    prefilter: Some(include_bytes!("prefilter-417c6b35.net")),
}
