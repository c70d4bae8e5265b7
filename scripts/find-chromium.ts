import { accessSync, constants, existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";

/** The headless shell, where Debian has it installed, is the same engine without windows: tests take half the time. */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** The browser for the tests: `CHROMIUM_PATH`, else one on the PATH, else the one Playwright downloaded; undefined if there is none. */
export function findChromium(
  env: Record<string, string | undefined> = process.env,
): string | undefined {
  if (env["CHROMIUM_PATH"]) return env["CHROMIUM_PATH"];
  const folders = (env["PATH"] ?? "").split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, MAC, ...downloads(env)].find(isProgram);
}

/** Playwright keeps its browsers as `<cache>/chromium-<revision>/chrome-linux64/chrome`; the newest comes first. */
function downloads(env: Record<string, string | undefined>): string[] {
  const cache = env["PLAYWRIGHT_BROWSERS_PATH"] ?? join(homedir(), ".cache/ms-playwright");
  if (!existsSync(cache)) return [];
  const revisions = readdirSync(cache).filter((name) => name.startsWith("chromium-"));
  const newestFirst = revisions.toSorted((a, b) => b.localeCompare(a, "en", { numeric: true }));
  const inside = ["chrome-linux64/chrome", "chrome-linux/chrome"];
  return newestFirst.flatMap((revision) => inside.map((path) => join(cache, revision, path)));
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

// `node scripts/find-chromium.ts` prints the path, or how to install a browser.
if (import.meta.main) {
  const path = findChromium();
  console.log(
    path ?? "No Chromium found: install Chromium or Chrome, or set CHROMIUM_PATH to one.",
  );
  process.exitCode = path === undefined ? 1 : 0;
}
