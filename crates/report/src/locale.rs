//! The words of a report in the reader's language.

use std::fmt;
use std::str::FromStr;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

/// A language that pages and documents are written in. Forms that other programs read are English in all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// German.
    German,
    /// French.
    French,
    /// Spanish.
    Spanish,
    /// Danish.
    Danish,
    /// Italian.
    Italian,
    /// Turkish.
    Turkish,
    /// Greek.
    Greek,
    /// Russian.
    Russian,
    /// Japanese.
    Japanese,
}

/// A language that no report is written in.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected a language: en, de, fr, es, da, it, tr, el, ru or ja, found {found:?}")]
pub struct UnknownLanguageError {
    /// What was given.
    pub found: String,
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 10] = [
        Self::English,
        Self::German,
        Self::French,
        Self::Spanish,
        Self::Danish,
        Self::Italian,
        Self::Turkish,
        Self::Greek,
        Self::Russian,
        Self::Japanese,
    ];

    /// Its code: `en`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
            Self::French => "fr",
            Self::Spanish => "es",
            Self::Danish => "da",
            Self::Italian => "it",
            Self::Turkish => "tr",
            Self::Greek => "el",
            Self::Russian => "ru",
            Self::Japanese => "ja",
        }
    }

    /// The language of a locale such as `de_AT.UTF-8`; `None` where reports are not written in it, as for `C`.
    #[must_use]
    pub fn of_locale(locale: &str) -> Option<Self> {
        let code = locale.split(['_', '-', '.', '@']).next()?;
        code.parse().ok()
    }

    /// Whether the letters of documents, which are built in, suffice for it.
    #[must_use]
    pub const fn has_letters(self) -> bool {
        !matches!(self, Self::Japanese)
    }

    const fn catalogue(self) -> &'static str {
        match self {
            Self::English => include_str!("../locales/en.ftl"),
            Self::German => include_str!("../locales/de.ftl"),
            Self::French => include_str!("../locales/fr.ftl"),
            Self::Spanish => include_str!("../locales/es.ftl"),
            Self::Danish => include_str!("../locales/da.ftl"),
            Self::Italian => include_str!("../locales/it.ftl"),
            Self::Turkish => include_str!("../locales/tr.ftl"),
            Self::Greek => include_str!("../locales/el.ftl"),
            Self::Russian => include_str!("../locales/ru.ftl"),
            Self::Japanese => include_str!("../locales/ja.ftl"),
        }
    }
}

impl FromStr for Language {
    type Err = UnknownLanguageError;

    fn from_str(text: &str) -> Result<Self, UnknownLanguageError> {
        let code = text.to_ascii_lowercase();
        let found = Self::ALL.into_iter().find(|one| one.code() == code);
        found.ok_or_else(|| UnknownLanguageError {
            found: text.to_owned(),
        })
    }
}

/// The words of a report in one language.
pub struct Words {
    language: Language,
    /// That language, then English for what it lacks.
    bundles: Vec<FluentBundle<FluentResource>>,
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Words").field(&self.language).finish()
    }
}

impl Words {
    /// Those of a language.
    #[must_use]
    pub fn of(language: Language) -> Self {
        let mut languages = vec![language];
        if language != Language::English {
            languages.push(Language::English);
        }
        Self {
            language,
            bundles: languages.into_iter().map(bundle).collect(),
        }
    }

    /// The language.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// A text.
    pub(crate) fn text(&self, id: &str) -> String {
        self.with(id, [])
    }

    /// A text with arguments. Every text is in the English catalogue, which a test checks.
    pub(crate) fn with<const N: usize>(
        &self,
        id: &str,
        args: [(&'static str, FluentValue<'_>); N],
    ) -> String {
        let args: FluentArgs<'_> = args.into_iter().collect();
        self.find(id, &args).unwrap_or_else(|| id.to_owned())
    }

    /// The word for something that has an English name; that name where there is no other.
    pub(crate) fn name(&self, kind: &str, english: &str) -> String {
        let words = english.to_lowercase();
        let words = words
            .split(|c: char| !c.is_ascii_alphanumeric())
            .filter(|word| !word.is_empty());
        let slug: Vec<&str> = std::iter::once(kind).chain(words).collect();
        let found = self.find(&slug.join("-"), &FluentArgs::new());
        found.unwrap_or_else(|| english.to_owned())
    }

    /// A text of the language itself that English takes from elsewhere.
    pub(crate) fn local(&self, id: &str, args: &FluentArgs<'_>) -> Option<String> {
        self.find(id, args)
    }

    fn find(&self, id: &str, args: &FluentArgs<'_>) -> Option<String> {
        self.bundles.iter().find_map(|bundle| {
            let pattern = bundle.get_message(id)?.value()?;
            let mut errors = Vec::new();
            let text = bundle.format_pattern(pattern, Some(args), &mut errors);
            errors.is_empty().then(|| text.into_owned())
        })
    }
}

fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let locales = language.code().parse().into_iter().collect();
    let mut bundle = FluentBundle::new(locales);
    bundle.set_use_isolating(false);
    // What cannot be parsed is left out, and a test finds it missing.
    let resource = FluentResource::try_new(language.catalogue().to_owned());
    let (Ok(resource) | Err((resource, _))) = resource;
    bundle.add_resource_overriding(resource);
    bundle
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn ids(language: Language) -> BTreeSet<&'static str> {
        let lines = language.catalogue().lines();
        let named = lines.filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
        named.filter_map(|line| line.split(" =").next()).collect()
    }

    #[test]
    fn every_language_has_every_text_and_no_catalogue_is_broken() {
        let english = ids(Language::English);
        assert!(english.len() > 100);
        for language in Language::ALL {
            let resource = FluentResource::try_new(language.catalogue().to_owned());
            let broken = resource.err().map(|(_, errors)| errors);
            assert_eq!(broken, None, "{}", language.code());
            let missing: Vec<_> = english.difference(&ids(language)).copied().collect();
            assert_eq!(missing, Vec::<&str>::new(), "{}", language.code());
        }
    }

    #[test]
    fn locales_name_languages() {
        for (locale, language) in [
            ("de_AT.UTF-8", Some(Language::German)),
            ("ja", Some(Language::Japanese)),
            ("pt-BR", None),
            ("C.UTF-8", None),
            ("", None),
        ] {
            assert_eq!(Language::of_locale(locale), language, "{locale}");
        }
    }

    #[test]
    fn texts_take_their_arguments_and_plurals() {
        let words = Words::of(Language::German);
        let heading = |points: u32, resigned: &'static str| {
            words.with(
                "game-heading",
                [
                    ("number", 2.into()),
                    ("white", 3.into()),
                    ("black", 0.into()),
                    ("crawford", "no".into()),
                    ("result", "won".into()),
                    ("name", "Clara".into()),
                    ("points", points.into()),
                    ("resigned", resigned.into()),
                ],
            )
        };
        assert_eq!(
            heading(1, "no"),
            "Partie 2 bei 3 : 0 – Clara gewinnt 1 Punkt"
        );
        assert_eq!(
            heading(4, "yes"),
            "Partie 2 bei 3 : 0 – Clara gewinnt 4 Punkte durch Aufgabe"
        );
        assert_eq!(words.name("rating", "Casual player"), "Gelegenheitsspieler");
        assert_eq!(words.name("rating", "Unheard of"), "Unheard of");
    }
}
