/**
 * Counts frames while a move is animated on the board in 3D: `npm run speed3d [PROGRAM]`, or `BARPOINT_URL=…` for a board that is
 * already served. Chromium draws without a graphics card (SwiftShader), at 1280 x 720; it needs an idle machine.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { chromium } from "@playwright/test";

const MOVES = 16;
/** Milliseconds of one flight. */
const FLIGHT = 480;
const LIMIT = 50;
const OPENING_31 = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";
const SOFTWARE = ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"];

const data = mkdtempSync(join(tmpdir(), "barpoint-speed3d-"));
const program =
  process.argv[2] ?? fileURLToPath(new URL("../../target/dist/barpoint", import.meta.url));

/** @returns {Promise<{ url: string, stop: () => void }>} */
function serve() {
  const given = process.env.BARPOINT_URL;
  if (given) return Promise.resolve({ url: given, stop: () => undefined });
  const server = spawn(program, ["serve", "--no-open", "--port", "0"], {
    env: { ...process.env, BARPOINT_DATA: data },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return new Promise((resolve, reject) => {
    server.on("exit", () => reject(new Error(`expected ${program} to serve its board`)));
    let said = "";
    server.stdout.on("data", (chunk) => {
      said += chunk;
      const found = /http:\S+/.exec(said);
      if (found) resolve({ url: found[0], stop: () => server.kill() });
    });
  });
}

/**
 * Processor time in milliseconds of the browser's process that draws.
 *
 * @param {string} mark what its command line has
 */
function drawingTime(mark) {
  for (const id of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      const line = readFileSync(`/proc/${id}/cmdline`, "utf8");
      if (!line.includes("--type=gpu-process") || !line.includes(mark)) continue;
      const fields = readFileSync(`/proc/${id}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
      return (Number(fields[11]) + Number(fields[12])) * 10;
    } catch {
      // It has ended meanwhile.
    }
  }
  return Number.NaN;
}

const { url, stop } = await serve();
const profile = join(data, "profile");
const context = await chromium.launchPersistentContext(profile, {
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: SOFTWARE,
  viewport: { width: 1280, height: 720 },
});
try {
  const page = await context.newPage();
  await page.addInitScript((flight) => {
    const wish = { board3d: true, speed: flight, pause: 0, autoAnalyse: false };
    localStorage.setItem("barpoint.settings", JSON.stringify(wish));
  }, FLIGHT);
  await page.goto(url);
  await page.goto(`${new URL(url).origin}/#/analyse?id=${encodeURIComponent(OPENING_31)}`);
  await page.locator(".stage [data-point='8']").waitFor({ timeout: 120_000 });
  await page.waitForTimeout(4000);
  /** Frames that came while one checker flew. */
  const fly = () =>
    page.evaluate(async (flight) => {
      const place = document.querySelector("[data-point='8']");
      const play = place?.getAttribute("data-count") === "3";
      const key = { key: play ? "Enter" : "u", bubbles: true, cancelable: true };
      /** @type {number[]} */
      const gaps = [];
      (play ? place : document.body)?.dispatchEvent(new KeyboardEvent("keydown", key));
      const begin = performance.now();
      let last = begin;
      while (performance.now() - begin < flight) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        gaps.push(performance.now() - last);
        last = performance.now();
      }
      return { gaps, span: last - begin };
    }, FLIGHT);
  for (let warm = 0; warm < 6; warm += 1) await fly();
  const before = drawingTime(profile);
  const flights = [];
  for (let move = 0; move < MOVES; move += 1) {
    flights.push(await fly());
    await page.waitForTimeout(150);
  }
  const spent = drawingTime(profile) - before;
  const gaps = flights.flatMap((one) => one.gaps).sort((a, b) => a - b);
  const span = flights.reduce((sum, one) => sum + one.span, 0);
  const rate = (1000 * gaps.length) / span;
  const canvas = await page.locator(".stage canvas").evaluate((one) => {
    const { width, height } = /** @type {HTMLCanvasElement} */ (one);
    return `${width} x ${height}`;
  });
  const lines = [
    ["frames a second while a checker flies in 3D", rate.toFixed(1)],
    ["  19 of 20 frames come within", `${gaps[Math.floor(gaps.length * 0.95)]?.toFixed(1)} ms`],
    ["  processor time of the drawing process, a frame", `${(spent / gaps.length).toFixed(1)} ms`],
    ["  pixels drawn", canvas],
  ];
  for (const [what = "", figure = ""] of lines) {
    process.stdout.write(`${what.padEnd(52)} ${figure.padStart(12)}\n`);
  }
  process.exitCode = rate >= LIMIT ? 0 : 1;
} finally {
  await context.close();
  stop();
  rmSync(data, { recursive: true, force: true });
}
