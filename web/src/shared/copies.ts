/** Copying and saving: text and pictures to the clipboard, or as files. */
import type { Orientation, Side } from "../board/types";
import type { Caption } from "./captions";
import { mode, settings } from "./settings.svelte";

/** Puts text on the clipboard; false where the browser forbids it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The address of a position's picture, in the current colours, as it is seen. */
export function pictureUrl(
  position: { readonly id: string; readonly variation: string },
  seen: Orientation,
  format: "svg" | "png" | "pdf",
  captions?: Readonly<Record<Side, Caption>> | null,
): string {
  const query = new URLSearchParams({
    id: position.id,
    variation: position.variation,
    format,
    theme: settings.theme,
    dark: String(mode() === "dark"),
    bottom: seen.bottom,
    light: seen.light,
    home_left: String(seen.home === "left"),
  });
  if (captions && settings.pictureCaptions) {
    query.set("captions", "names,score,pips");
    for (const side of ["white", "black"] as const) {
      query.set(side, captions[side].name);
      query.set(`${side}_facts`, captions[side].facts);
    }
  }
  return `/api/v1/positions/picture?${query}`;
}

/** Copies a PNG to the clipboard, or saves it as a file where the browser cannot. */
export async function copyPicture(url: string, name: string): Promise<"copied" | "saved"> {
  const picture = fetch(url, { credentials: "same-origin" }).then(async (response) => {
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    return response.blob();
  });
  try {
    // The promise is passed unresolved: some browsers require the clipboard call within the click.
    await navigator.clipboard.write([new ClipboardItem({ "image/png": picture })]);
    return "copied";
  } catch {
    save(await picture, name);
    return "saved";
  }
}

export function save(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
