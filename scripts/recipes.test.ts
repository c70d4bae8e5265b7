import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

test("the patch of the recipe for a field applies to the sources", () => {
  const recipe = readFileSync(`${root}/docs/recipes/add-a-field.md`, "utf8");
  const [, input = ""] = /```diff\n([^]*?)```/.exec(recipe) ?? [];
  const { stderr, status } = spawnSync("git", ["apply", "--check", "-"], {
    cwd: root,
    input,
    encoding: "utf8",
  });
  expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
});
