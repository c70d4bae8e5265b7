import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { lockDataDir } from "./data-dir-lock.ts";

function newDataDir(): { dataDir: string; lock: string } {
  const dataDir = mkdtempSync(join(tmpdir(), "mainstreet-lock-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  return { dataDir, lock: join(dataDir, "server.lock") };
}

test("who holds a data directory is named to the next, until it is released", () => {
  const { dataDir } = newDataDir();
  const release = lockDataDir(dataDir);
  expect(() => lockDataDir(dataDir)).toThrow(
    `Mainstreet is already running on ${dataDir} (process ${process.pid}). Stop it first, or set DATA_DIR.`,
  );
  release();
  lockDataDir(dataDir)();
});

const gone = spawnSync(process.execPath, ["--version"]).pid;

test.each([
  ["of a process that is gone", `${gone} 1234`],
  ["of a process whose pid another one has by now", `${process.ppid} 1`],
  ["of nobody, killed before it could write who it is", ""],
  ["torn by a crash of the machine", "\0\0\0\0"],
])("a lock %s is taken over", (_whose, left) => {
  const { dataDir, lock } = newDataDir();
  writeFileSync(lock, left);
  const release = lockDataDir(dataDir);
  expect(readFileSync(lock, "utf8")).toMatch(new RegExp(`^${process.pid} `));
  release();
});
