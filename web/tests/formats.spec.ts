/** A match of every format that is read, dropped on the page, if the reference data is beside the repository. */
import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";

import { expect, test } from "./server";

const SHARED =
  process.env.BARPOINT_SHARED ?? fileURLToPath(new URL("../../../shared", import.meta.url));
const MATCHES = `${SHARED}/fixtures/matches/`;

test.skip(!existsSync(MATCHES), "shared: fixtures/matches");

/** A file of each format. */
const FILES = [
  "bgf/gv_my.bgf",
  "ogxm/match.ogxm",
  "xg/gv_my.xg",
  "sgf/charlot7b.sgf",
  "mat/gv_my.mat",
  "mat/galaxy_klara5.txt",
  "generated/gnubg5_g1.gam",
  "generated/gnubg5_snowie.txt",
  "text/klara5_g1.txt",
  "synthetic/made.sgg",
  "synthetic/made.fibs",
  "synthetic/made.tmg",
  "synthetic/made.bkg",
  "synthetic/made_empire.gam",
  "synthetic/made_party.gam",
  "synthetic/made_bgroom.bgf",
].map((path) => `${MATCHES}${path}`);

test("a match of every format is dropped on the page and opened", async ({ app }) => {
  test.setTimeout(180_000);
  const files = FILES.map((path) => ({
    name: basename(path),
    data: readFileSync(path).toString("base64"),
  }));
  const transfer = await app.evaluateHandle((given) => {
    const made = new DataTransfer();
    for (const { name, data } of given) {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      made.items.add(new File([bytes], name));
    }
    return made;
  }, files);
  await app.dispatchEvent("main", "dragover", { dataTransfer: transfer });
  await app.dispatchEvent("main", "drop", { dataTransfer: transfer });
  const report = app.getByRole("region", { name: "Opened files" });
  await expect(report).toContainText(/\d+ matches opened/, { timeout: 120_000 });
  await expect(report).not.toContainText("could not be read");
  const matches = app.getByRole("region", { name: "Matches" });
  for (const { name } of files) await expect(matches.getByText(name).first()).toBeVisible();
});
