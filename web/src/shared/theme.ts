/** Board themes: colours as style variables. The themes themselves come from `crates/draw`. */
import themes from "../board/themes.json";

export type Palette = Record<string, string>;

export interface Theme {
  readonly id: string;
  readonly title: string;
  readonly light: Palette;
  readonly dark: Palette;
}

export const THEMES: readonly Theme[] = themes;

/** The colours of a theme in light or dark mode, with the user's custom colours on top. */
export function paletteOf(id: string, mode: "light" | "dark", own: Palette = {}): Palette {
  const theme = THEMES.find((one) => one.id === id) ?? THEMES[0];
  return { ...theme?.[mode], ...own };
}

/** The same as declarations for a `style` attribute. */
export function styleOf(palette: Palette): string {
  return Object.entries(palette)
    .filter(([, colour]) => /^#[0-9a-f]{6}$/i.test(colour))
    .map(([name, colour]) => `--bp-${name}:${colour}`)
    .join(";");
}
