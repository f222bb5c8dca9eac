//! Enums of the interface that name the same things as an enum of a crate below.

/// An enum in `snake_case` with the variants of another, each with its documentation; both convert from it.
macro_rules! names {
    ($(#[$attribute:meta])* pub enum $name:ident of $source:ident {
        $($(#[$variant_attribute:meta])* $variant:ident: $doc:literal,)*
    }) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, utoipa::ToSchema)]
        #[serde(rename_all = "snake_case")]
        pub enum $name {
            $(#[doc = $doc] $(#[$variant_attribute])* $variant,)*
        }

        impl $name {
            /// All of them.
            pub const ALL: &[Self] = &[$(Self::$variant,)*];
        }

        impl From<$source> for $name {
            fn from(source: $source) -> Self {
                match source {
                    $($source::$variant => Self::$variant,)*
                }
            }
        }

        impl From<$name> for $source {
            fn from(name: $name) -> Self {
                match name {
                    $($name::$variant => Self::$variant,)*
                }
            }
        }
    };
}

pub(crate) use names;
