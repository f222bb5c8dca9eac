/**
 * Times the board: `npm run speed [PROGRAM]` after `cargo build --profile dist`. Prints each measurement beside its target and exits
 * with 1 if one is missed. It needs an idle machine with Debian's Chromium, so it is not one of the tests.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { chromium } from "@playwright/test";

/** @param {string} path */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const program = process.argv[2] ?? here("../../target/dist/barpoint");
const SAMPLE = here("../../samples/clara-ivar-7pt.mat");
const POSITIONS = {
  "opening 43": "XGID=-b----E-C---eE---c-e----B-:0:0:1:43:0:0:0:0:10",
  "opening 51": "XGID=-b----E-C---eE---c-e----B-:0:0:1:51:0:0:0:0:10",
  "middle game 62": "XGID=-b-B--D-C---dE---d-e----A-:0:0:1:62:0:0:0:0:10",
};

/** @param {{ name: string }} event */
const isDrawn = ({ name }) => name === "DrawFrame";
/** @param {{ ts: number }} event */
const timeOf = ({ ts }) => ts;

let missed = false;
/**
 * @param {string} what
 * @param {string} figure
 * @param {string} limit
 * @param {boolean} met
 */
function report(what, figure, limit, met) {
  missed ||= !met;
  process.stdout.write(
    `${what.padEnd(52)} ${figure.padStart(10)}   ${limit}${met ? "" : "  MISSED"}\n`,
  );
}

/**
 * Frames that Chromium drew while checkers were dragged, from a one-second trace.
 *
 * @param {import("@playwright/test").Browser} browser
 * @param {import("@playwright/test").Page} page
 * @param {number} seconds
 */
async function frames(browser, page, seconds) {
  const box = await page.locator('[data-point="6"]').boundingBox();
  if (!box) throw new Error("no board");
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  // Around the middle of the board, where all that is drawn is visible.
  const board = await page.locator("svg[role=application]").first().boundingBox();
  if (!board) throw new Error("no board");
  const middle = { x: board.x + board.width / 2, y: board.y + board.height / 2 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x + 20, at.y - 20, { steps: 4 });
  await browser.startTracing(page, {
    categories: ["disabled-by-default-devtools.timeline.frame", "devtools.timeline.frame"],
  });
  // A hand does not wait for the frame: moves come every 8 ms whatever has been drawn.
  const session = await page.context().newCDPSession(page);
  const moves = [];
  for (let turn = 0; turn < 125 * seconds; turn += 1) {
    const angle = turn / 20;
    const x = middle.x + 120 * Math.cos(angle);
    const y = middle.y + 120 * Math.sin(angle);
    moves.push(
      session.send("Input.dispatchMouseEvent", {
        type: "mouseMoved",
        x,
        y,
        button: "left",
        buttons: 1,
      }),
    );
    await new Promise((resolve) => setTimeout(resolve, 8));
  }
  await Promise.all(moves);
  const trace = JSON.parse((await browser.stopTracing()).toString());
  await page.mouse.up();
  /** @type {number[]} */
  const drawn = trace.traceEvents.filter(isDrawn).map(timeOf);
  drawn.sort((a, b) => a - b);
  const gaps = drawn.slice(1).map((ts, i) => (ts - (drawn[i] ?? ts)) / 1000);
  gaps.sort((a, b) => a - b);
  const span = ((drawn.at(-1) ?? 0) - (drawn[0] ?? 0)) / 1e6;
  return { rate: (drawn.length - 1) / span, slow: gaps[Math.floor(gaps.length * 0.95)] ?? 0 };
}

const data = mkdtempSync(join(tmpdir(), "barpoint-speed-"));
const begun = performance.now();
const server = spawn(program, ["serve", "--no-open", "--port", "0"], {
  env: { ...process.env, BARPOINT_DATA: data },
  stdio: ["ignore", "pipe", "inherit"],
});
const url = await new Promise((resolve, reject) => {
  server.on("exit", () => reject(new Error(`expected ${program} to serve its board`)));
  let said = "";
  server.stdout.on("data", (chunk) => {
    said += chunk;
    const found = /http:\S+/.exec(said);
    if (found) resolve(new URL(found[0]));
  });
});
const listening = performance.now() - begun;
const token = url.searchParams.get("token");
const api = `${url.origin}/api/v1`;
const headers = { authorization: `Bearer ${token}` };
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
});
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  let bytes = 0;
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  const asked = performance.now();
  const id = encodeURIComponent(POSITIONS["opening 43"]);
  await page.goto(`${url.origin}/?token=${token}#/analyse?id=${id}`);
  await page.locator('[data-point="6"]').waitFor();
  const board = performance.now() - asked;
  report("server listens after its start", `${listening.toFixed(0)} ms`, "", true);
  const first = listening + board;
  report("first board after the server's start", `${first.toFixed(0)} ms`, "300 ms", first <= 300);
  await page.waitForLoadState("networkidle");
  const size = bytes / 1000;
  report("initial download", `${size.toFixed(0)} kB`, "350 kB", size <= 350);

  for (const [name, position] of Object.entries(POSITIONS)) {
    const start = performance.now();
    const answer = await fetch(`${api}/positions/hint`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify({ position: { id: position }, level: "world class" }),
    });
    await answer.json();
    const took = performance.now() - start;
    report(`2-ply hint, ${name}`, `${took.toFixed(0)} ms`, "150 ms", answer.ok && took <= 150);
  }

  // A game to drag checkers in, with and without a long analysis running.
  const seat = { kind: "human", name: "Ada" };
  const table = { length: 5, players: { white: seat, black: seat }, seed: 0 };
  /**
   * @param {string} path
   * @param {BodyInit} body
   */
  const post = (path, body, type = "application/json") =>
    fetch(`${api}${path}`, { method: "POST", headers: { ...headers, "content-type": type }, body });
  const game = await (await post("/games", JSON.stringify(table))).json();
  await page.goto(`${url.origin}/#/play/${game.id}`);
  await page.locator(".actions button", { hasText: "Roll" }).click();
  await page.locator('[aria-label$="can move"]').first().waitFor();
  const alone = await frames(browser, page, 4);
  report("frames a second, dragging", alone.rate.toFixed(1), "50", alone.rate >= 50);
  const octets = "application/octet-stream";
  const match = await (await post("/matches?name=a.mat", readFileSync(SAMPLE), octets)).json();
  const wish = JSON.stringify({ level: "grandmaster", game: 0, entry: 0 });
  const job = await (await post(`/matches/${match.id}/analyse`, wish)).json();
  await page.waitForTimeout(500);
  const busy = await frames(browser, page, 4);
  const after = await (await fetch(`${api}/jobs/${job.id}`, { headers })).json();
  const still = after.status === "running";
  report(
    "frames a second, dragging during an analysis",
    busy.rate.toFixed(1),
    "50",
    busy.rate >= 50,
  );
  report("  of 20 frames, all but one come within", `${busy.slow.toFixed(1)} ms`, "", true);
  report("  the analysis went on all the while", String(still), "", still);
} finally {
  await browser.close();
  server.kill();
  rmSync(data, { recursive: true, force: true });
}
process.exitCode = missed ? 1 : 0;
