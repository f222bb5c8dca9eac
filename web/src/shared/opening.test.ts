import { afterEach, expect, it, vi } from "vitest";

import { choosesFile, opening } from "./opening.svelte";

// The settings ask for it as soon as they are read; jsdom has none.
vi.hoisted(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
});

afterEach(() => vi.unstubAllGlobals());

it("opens a file chosen in a field whose page has been left, and reports a refusal", async () => {
  const field = document.createElement("input");
  document.body.append(field);
  choosesFile(field);
  field.remove();
  const file = new File(["no match at all\n".repeat(200)], "notes.txt");
  Object.defineProperty(field, "files", { value: [file] });
  const answer = new Response(JSON.stringify({ error: "expected a match" }), { status: 422 });
  const asked = vi.fn(() => Promise.resolve(answer));
  vi.stubGlobal("fetch", asked);
  field.dispatchEvent(new Event("change"));
  await vi.waitFor(() => expect(opening.refused).toBe("expected a match"));
  expect(asked).toHaveBeenCalledWith("/api/v1/matches/batch?name=notes.txt", expect.anything());
});
