//! How strong an opponent is to be.

/// A performance rating from 3 to 20, in tenths: 500 times the mean equity lost per unforced play or close or actual
/// cube decision.
///
/// ```
/// use barpoint_human::HumanPr;
///
/// let pr: HumanPr = "human:8.5".parse()?;
/// assert_eq!((pr.get(), pr.to_string()), (8.5, "human:8.5".to_owned()));
/// assert_eq!("human:8".parse(), Ok(HumanPr::new(8.0).expect("in range")));
/// assert!("human:2".parse::<HumanPr>().is_err());
/// # Ok::<(), barpoint_human::HumanPrError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HumanPr {
    tenths: u8,
}

impl HumanPr {
    /// The strongest and the weakest.
    pub const RANGE: std::ops::RangeInclusive<f32> = 3.0..=20.0;

    /// The rating to a tenth; `None` out of [`HumanPr::RANGE`].
    #[must_use]
    pub fn new(pr: f32) -> Option<Self> {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "30 to 200"
        )]
        let tenths = (pr * 10.0).round() as u8;
        Self::RANGE.contains(&pr).then_some(Self { tenths })
    }

    /// The rating.
    #[must_use]
    pub fn get(self) -> f32 {
        f32::from(self.tenths) / 10.0
    }
}

impl std::fmt::Display for HumanPr {
    /// `human:8`, by which it is asked for.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "human:{}", self.get())
    }
}

impl std::str::FromStr for HumanPr {
    type Err = HumanPrError;

    fn from_str(text: &str) -> Result<Self, HumanPrError> {
        let number = text
            .split_once(':')
            .filter(|(name, _)| name.eq_ignore_ascii_case("human"));
        number
            .and_then(|(_, number)| Self::new(number.parse().ok()?))
            .ok_or_else(|| HumanPrError {
                found: text.to_owned(),
            })
    }
}

/// A text that is no opponent like a person.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected human:PR with a PR from 3 to 20, found {found:?}")]
pub struct HumanPrError {
    /// The text.
    pub found: String,
}
