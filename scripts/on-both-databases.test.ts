import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { onBothDatabases } from "./on-both-databases.ts";

const root = join(import.meta.dirname, "..");

// A file that was renamed would run on PostgreSQL alone, and nothing would say so.
test.each(onBothDatabases)("%s names a test", (pattern) => {
  expect(globSync(pattern, { cwd: root })).not.toEqual([]);
});
