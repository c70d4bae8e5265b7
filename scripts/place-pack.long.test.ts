import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const program = fileURLToPath(new URL("../server/data/build.ts", import.meta.url));

test("the committed place data is what its sources give", async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [program, "--check"]);
  expect(stdout).toBe("The place pack is what its sources give.\n");
});
