/** Keys and what they do. The `?` list is generated from this; browser shortcuts stay free. */
import { t } from "./i18n";

export interface KeyEntry {
  /** The message that describes it is `key-<id>`. */
  readonly id: string;
  /** Values of `KeyboardEvent.key`; the first is the one shown. */
  readonly keys: readonly string[];
  readonly group: "board" | "play" | "review" | "everywhere";
  readonly ctrl?: boolean;
  /** Whether it is the digits of dice; the key shown is an example. */
  readonly dice?: boolean;
}

export const KEYS: readonly KeyEntry[] = [
  { id: "walk", keys: ["ArrowLeft"], group: "board" },
  { id: "left-die", keys: ["Enter"], group: "board" },
  { id: "right-die", keys: ["Shift+Enter"], group: "board" },
  { id: "choose", keys: ["s"], group: "board" },
  { id: "take-step", keys: ["Delete"], group: "board" },
  { id: "set-count", keys: ["0…9", "+", "-"], group: "board" },
  { id: "roll", keys: ["r"], group: "play" },
  { id: "finish", keys: ["Enter", "f"], group: "play" },
  { id: "undo", keys: ["u", "Backspace"], group: "play" },
  { id: "undo", keys: ["z"], group: "play", ctrl: true },
  { id: "undo-all", keys: ["U"], group: "play" },
  { id: "swap", keys: ["x"], group: "play" },
  { id: "double", keys: ["d"], group: "play" },
  { id: "take", keys: ["t"], group: "play" },
  { id: "pass", keys: ["p"], group: "play" },
  { id: "beaver", keys: ["b"], group: "play" },
  { id: "accept", keys: ["t"], group: "play" },
  { id: "decline", keys: ["p"], group: "play" },
  { id: "resign", keys: ["g"], group: "play" },
  { id: "take-back", keys: ["k"], group: "play" },
  { id: "bear-off", keys: ["o"], group: "play" },
  { id: "hint", keys: ["h"], group: "play" },
  { id: "type-move", keys: ["/"], group: "play" },
  { id: "new-game", keys: ["n"], group: "play" },
  { id: "next", keys: ["ArrowRight", "j"], group: "review" },
  { id: "previous", keys: ["ArrowLeft", "k"], group: "review" },
  { id: "next-game", keys: ["PageDown"], group: "review" },
  { id: "previous-game", keys: ["PageUp"], group: "review" },
  { id: "next-error", keys: ["e"], group: "review" },
  { id: "previous-error", keys: ["E"], group: "review" },
  { id: "next-blunder", keys: ["b"], group: "review" },
  { id: "previous-blunder", keys: ["B"], group: "review" },
  { id: "next-cube", keys: ["d"], group: "review" },
  { id: "previous-cube", keys: ["D"], group: "review" },
  { id: "next-luck", keys: ["l"], group: "review" },
  { id: "previous-luck", keys: ["L"], group: "review" },
  { id: "go-on", keys: ["Enter"], group: "review" },
  { id: "type-dice", keys: ["31"], group: "review", dice: true },
  { id: "flip", keys: ["f"], group: "review" },
  { id: "analyse", keys: ["a"], group: "review" },
  { id: "copy-id", keys: ["y"], group: "everywhere" },
  { id: "copy-image", keys: ["Y"], group: "everywhere" },
  { id: "copy-hint", keys: ["c"], group: "everywhere" },
  { id: "jobs", keys: ["J"], group: "everywhere" },
  { id: "mirror", keys: ["m"], group: "everywhere" },
  { id: "eval-bar", keys: ["v"], group: "everywhere" },
  { id: "board-3d", keys: ["V"], group: "everywhere" },
  { id: "help", keys: ["?"], group: "everywhere" },
];

export type Handlers = Partial<Record<string, (key: string) => unknown>>;

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName))
  );
}

/** Runs the handler of a key; a handler that returns `false` passes the key on. */
export function handleKey(event: KeyboardEvent, handlers: Handlers): void {
  if (event.defaultPrevented || event.altKey || isTyping(event.target)) return;
  if (document.querySelector("dialog[open]")) return;
  const ctrl = event.ctrlKey || event.metaKey;
  // Enter and the space bar belong to the button they are pressed on.
  const onButton =
    event.target instanceof HTMLElement && event.target.closest("button, a, summary");
  if (onButton && (event.key === "Enter" || event.key === " ")) return;
  for (const entry of KEYS) {
    const handler = handlers[entry.id];
    const isMeant = entry.dice ? /^[1-6]$/.test(event.key) : entry.keys.includes(event.key);
    if (!handler || (entry.ctrl ?? false) !== ctrl || !isMeant) continue;
    if (handler(event.key) !== false) {
      event.preventDefault();
      return;
    }
  }
}

const ARROWS: Record<string, string> = { ArrowLeft: "←", ArrowRight: "→" };

/** Keys with words on them; the message is `cap-<id>`. */
const CAPS: Record<string, string> = {
  Enter: "enter",
  Shift: "shift",
  Delete: "delete",
  Backspace: "backspace",
  PageUp: "page-up",
  PageDown: "page-down",
};

/** Keys as printed on a keyboard, those of a chord side by side. */
export function shownKey({ ctrl = false }: KeyEntry, key: string): string {
  const parts = key === "+" ? [key] : key.split("+");
  const caps = parts.map((one) => {
    const cap = CAPS[one];
    return cap === undefined ? (ARROWS[one] ?? one) : t(`cap-${cap}`);
  });
  return (ctrl ? [t("cap-ctrl"), ...caps] : caps).join(" ");
}
