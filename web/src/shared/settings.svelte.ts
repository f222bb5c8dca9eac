/** The user's settings, kept in this browser. */
import type { Side } from "../board/types";
import { CAMERAS, MATERIALS, type Camera, type Material } from "../board/scene/choices";
import { isLanguage, type LanguageChoice } from "./languages";
import type { Palette } from "./theme";

export interface Settings {
  language: LanguageChoice;
  mode: "system" | "light" | "dark";
  theme: string;
  /** Custom colours, on top of the theme's. */
  colours: Palette;
  board3d: boolean;
  /** How the board in 3D is seen, and what it is made of. */
  camera: Camera;
  material: Material;
  home: "left" | "right";
  /** Who has the light checkers: the player at the bottom, or at the top. */
  lightAt: "bottom" | "top";
  clickMode: "die" | "select";
  /** Duration of a checker's flight in milliseconds. */
  speed: number;
  /** Pause before and after what the program does. */
  pause: number;
  showTargets: boolean;
  showMovable: boolean;
  showLastMove: boolean;
  higherDieLeft: boolean;
  autoRoll: boolean;
  autoForced: boolean;
  autoFinish: boolean;
  autoBearOff: boolean;
  /** Between two people: the board turns to the player on roll. */
  turnBoard: boolean;
  evalBar: boolean;
  hintLevel: string;
  tutorLevel: string;
  /** The level for match analysis. */
  reviewLevel: string;
  /** A match opened without an analysis is analysed at once. */
  autoAnalyse: boolean;
  percent: boolean;
  sounds: boolean;
  volume: number;
  textBoard: boolean;
  /** Whether pictures show names, score and pips. */
  pictureCaptions: boolean;
  /** Sheets of documents. */
  paper: "a4" | "letter";
  name: string;
}

export const DEFAULTS: Settings = {
  language: "auto",
  mode: "system",
  theme: "walnut",
  colours: {},
  board3d: false,
  camera: "table",
  material: "auto",
  home: "right",
  lightAt: "top",
  clickMode: "die",
  speed: 240,
  pause: 350,
  showTargets: true,
  showMovable: false,
  showLastMove: true,
  higherDieLeft: true,
  autoRoll: false,
  autoForced: false,
  autoFinish: false,
  autoBearOff: false,
  turnBoard: false,
  evalBar: false,
  hintLevel: "grandmaster",
  tutorLevel: "grandmaster",
  reviewLevel: "world class",
  autoAnalyse: true,
  percent: true,
  sounds: false,
  volume: 0.5,
  textBoard: false,
  pictureCaptions: true,
  paper: "a4",
  name: "",
};

const KEY = "barpoint.settings";

/** Stored settings of any age: known names of the right type only, and a language that is spoken here. */
export function read(text: string | null): Settings {
  const settings = { ...DEFAULTS };
  if (text === null) return settings;
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== "object" || stored === null) return settings;
    for (const [name, value] of Object.entries(stored)) {
      const usual = (DEFAULTS as unknown as Record<string, unknown>)[name];
      if (usual !== undefined && typeof usual === typeof value && value !== null) {
        Object.assign(settings, { [name]: value });
      }
    }
  } catch {
    // Unusable stored data is ignored.
  }
  if (!isLanguage(settings.language)) settings.language = DEFAULTS.language;
  if (!CAMERAS.includes(settings.camera)) settings.camera = DEFAULTS.camera;
  if (!MATERIALS.includes(settings.material)) settings.material = DEFAULTS.material;
  return settings;
}

export const settings = $state<Settings>(read(localStorage.getItem(KEY)));

const systemDark = matchMedia("(prefers-color-scheme: dark)");
const moreContrast = matchMedia("(prefers-contrast: more)");
const system = $state({ dark: systemDark.matches, contrast: moreContrast.matches });
systemDark.addEventListener("change", (event) => (system.dark = event.matches));
moreContrast.addEventListener("change", (event) => (system.contrast = event.matches));

export function mode(): "light" | "dark" {
  if (settings.mode !== "system") return settings.mode;
  return system.dark ? "dark" : "light";
}

export function highContrast(): boolean {
  return settings.theme === "contrast" || system.contrast;
}

export function lightSide(bottom: Side): Side {
  if (settings.lightAt === "bottom") return bottom;
  return bottom === "white" ? "black" : "white";
}

// Another tab has changed them; this one would write its older copy over them.
addEventListener("storage", (event) => {
  if (event.key === KEY) Object.assign(settings, read(event.newValue));
});

/** Stores the settings; called from an effect. */
export function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Without storage the game still works.
  }
}
