/** Colours of map cells, light and dark; the cells also say it in text. */

export interface MapColours {
  readonly ink: string;
  /** No double; in maps of plays: same as for money. */
  readonly none: string;
  readonly take: string;
  /** Double/pass; in maps of plays: differs from money. */
  readonly pass: string;
  readonly tooGood: string;
  /** The worst and the best roll. */
  readonly cold: string;
  readonly hot: string;
}

export const MAP_COLOURS: Readonly<Record<"light" | "dark", MapColours>> = {
  light: {
    ink: "#14110d",
    none: "#cfe3f4",
    take: "#bfe6c8",
    pass: "#f6c98f",
    tooGood: "#e7b3d6",
    cold: "#9cc7ee",
    hot: "#f0a860",
  },
  dark: {
    ink: "#f4efe6",
    none: "#1f3a52",
    take: "#1d4a2f",
    pass: "#633c0f",
    tooGood: "#5c2b50",
    cold: "#1c456c",
    hot: "#784010",
  },
};

/** The same as declarations for a `style` attribute. */
export function mapStyle(mode: "light" | "dark"): string {
  return Object.entries(MAP_COLOURS[mode])
    .map(([name, colour]) => `--map-${name}:${colour}`)
    .join(";");
}
