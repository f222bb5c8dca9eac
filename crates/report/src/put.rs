//! Writing to the end of a text.

/// Appends formatted words to a `String`, which cannot fail.
macro_rules! put {
    ($text:expr, $($words:tt)*) => {{
        use std::fmt::Write as _;
        let _ = write!($text, $($words)*);
    }};
}

/// The same with the end of a line.
macro_rules! put_line {
    ($text:expr, $($words:tt)*) => {{
        use std::fmt::Write as _;
        let _ = writeln!($text, $($words)*);
    }};
}
