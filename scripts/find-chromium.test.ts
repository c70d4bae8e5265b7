import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findChromium } from "./find-chromium.ts";

async function folderWith(...programs: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "mainstreet-chromium-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const program of programs) {
    await mkdir(dirname(join(folder, program)), { recursive: true });
    await writeFile(join(folder, program), "");
    await chmod(join(folder, program), 0o755);
  }
  return folder;
}

test("CHROMIUM_PATH comes first, then the PATH with the headless shell, then Playwright's newest download", async () => {
  const path = [await folderWith("google-chrome"), await folderWith("chromium")];
  const downloads = await folderWith(
    "chromium-999/chrome-linux/chrome",
    "chromium-1200/chrome-linux64/chrome",
  );
  const env = { PATH: path.join(delimiter), PLAYWRIGHT_BROWSERS_PATH: downloads };
  expect(findChromium({ ...env, CHROMIUM_PATH: "/opt/chrome" })).toBe("/opt/chrome");
  expect(findChromium(env)).toBe(join(path[1] ?? "", "chromium"));
  const shell = await folderWith("chromium-headless-shell");
  const both = [...path, shell].join(delimiter);
  expect(findChromium({ ...env, PATH: both })).toBe(join(shell, "chromium-headless-shell"));
  expect(findChromium({ ...env, PATH: "" })).toBe(
    join(downloads, "chromium-1200/chrome-linux64/chrome"),
  );
});

test("a file that cannot be run is no browser", async () => {
  const folder = await folderWith("chromium");
  await chmod(join(folder, "chromium"), 0o644);
  const found = findChromium({ PATH: folder, PLAYWRIGHT_BROWSERS_PATH: join(folder, "none") });
  expect(found).not.toBe(join(folder, "chromium"));
});
