import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { onBothDatabases } from "./on-both-databases.ts";

const root = join(import.meta.dirname, "..");

// Without this test, a renamed file would run on PostgreSQL alone and nobody would notice.
test.each(onBothDatabases)("%s names a test", (pattern) => {
  expect(globSync(pattern, { cwd: root })).not.toEqual([]);
});
