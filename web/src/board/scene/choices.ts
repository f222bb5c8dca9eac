/** What can be chosen about the board in 3D. */

export const CAMERAS = ["table", "steep", "above"] as const;
export type Camera = (typeof CAMERAS)[number];

export const MATERIALS = ["auto", "wood", "leather", "stone"] as const;
export type Material = (typeof MATERIALS)[number];

/** What a board is made of; `plain` has no grain at all, for the highest contrast. */
export type Stuff = Exclude<Material, "auto"> | "plain";

/** The material that goes with a theme. */
export function stuffFor(theme: string): Stuff {
  if (theme === "contrast") return "plain";
  if (theme === "tournament" || theme === "clear") return "leather";
  return theme === "slate" ? "stone" : "wood";
}
