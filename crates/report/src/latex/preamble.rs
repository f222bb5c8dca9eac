//! What stands before the document: packages that every TeX distribution has.

use std::collections::BTreeSet;

use barpoint_draw::{Palette, Paper, tikz_preamble};

/// Letters of the Latin alphabet that the encoding of the fonts has none for.
const WITHOUT_GLYPH: [char; 9] = ['Ħ', 'ħ', 'ĸ', 'Ŀ', 'ŀ', 'ŉ', 'Ŧ', 'ŧ', 'ſ'];
/// Signs beyond the Latin letters that LaTeX knows.
const KNOWN: [char; 14] = [
    '–', '—', '‘', '’', '“', '”', '„', '‚', '†', '‡', '•', '…', '‰', '€',
];

/// Without Latin Modern: the fonts of TeX itself, whose encoding lacks some letters. (Those of the larger encoding are
/// bitmaps then, which cannot be made at every size.)
const PLAIN: &str = r"\usepackage[T1,OT1]{fontenc}\usepackage{fix-cm}%
\ProvideTextCommandDefault{\k}[1]{#1}%
\ProvideTextCommandDefault{\dj}{d}\ProvideTextCommandDefault{\DJ}{D}%
\ProvideTextCommandDefault{\dh}{d}\ProvideTextCommandDefault{\DH}{D}%
\ProvideTextCommandDefault{\th}{th}\ProvideTextCommandDefault{\TH}{Th}%
\ProvideTextCommandDefault{\ng}{ng}\ProvideTextCommandDefault{\NG}{NG}%
\ProvideTextCommandDefault{\guillemetleft}{$\ll$}\ProvideTextCommandDefault{\guillemetright}{$\gg$}%
\ProvideTextCommandDefault{\guillemotleft}{$\ll$}\ProvideTextCommandDefault{\guillemotright}{$\gg$}%
\ProvideTextCommandDefault{\quotesinglbase}{,}\ProvideTextCommandDefault{\quotedblbase}{,,}%
";

/// The preamble of a document whose text is `body`.
pub(super) fn preamble(body: &str, paper: Paper, palette: &Palette) -> String {
    let [width, height] = paper.size();
    let mut text = format!(
        "\\documentclass[10pt]{{article}}\n\
         \\usepackage[paperwidth={width}bp,paperheight={height}bp,margin=2cm]{{geometry}}\n\
         \\ifdefined\\XeTeXversion\\usepackage{{fontspec}}\\else\\ifdefined\\directlua\\usepackage{{fontspec}}\\else\n\
         \\usepackage[utf8]{{inputenc}}\n\
         \\IfFileExists{{lmodern.sty}}{{\\usepackage[T1]{{fontenc}}\\usepackage{{lmodern}}}}{{\\def\\bpplain{{}}}}\n\
         \\ifdefined\\bpplain\n{PLAIN}\\fi\n\
         \\fi\\fi\n\
         \\usepackage{{textcomp}}\n"
    );
    text.push_str(&tikz_preamble(palette));
    text.push_str(
        "\\setlength{\\parindent}{0pt}\n\\setlength{\\parskip}{4pt}\n\\raggedbottom\n\
         \\newcommand{\\bpboard}[1]{\\begin{center}#1\\end{center}}\n\
         \\newcommand{\\bpmissing}[1]{\\fbox{\\tiny #1}}\n",
    );
    let missing = missing(body);
    if !missing.is_empty() {
        // Only pdfTeX cannot print what its fonts lack; it shows the number of the letter instead.
        text.push_str("\\ifdefined\\DeclareUnicodeCharacter\n");
        for c in missing {
            let number = format!("{:04X}", u32::from(c));
            put_line!(
                text,
                "\\DeclareUnicodeCharacter{{{number}}}{{\\bpmissing{{{number}}}}}"
            );
        }
        text.push_str("\\fi\n");
    }
    text
}

/// The letters that pdfTeX's fonts have none for.
fn missing(body: &str) -> BTreeSet<char> {
    let known = |c: char| {
        c.is_ascii()
            || KNOWN.contains(&c)
            || matches!(c, '\u{a0}'..='\u{17f}') && !WITHOUT_GLYPH.contains(&c)
    };
    body.chars().filter(|&c| !known(c)).collect()
}
