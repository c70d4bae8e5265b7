import { cpSync, rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { openDatabase } from "../src/platform/db/open-database.ts";
import type { Database } from "../src/platform/db/database.ts";
import type { DatabaseLocation } from "../src/platform/db/open-database.ts";
import { becomeOrdinaryOwner } from "./ordinary-owner.ts";
import { cloneDatabase, dropDatabase } from "./postgres-databases.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The migrated database that every test file copies. */
    template: DatabaseLocation;
  }
}

/** A migrated, empty database for one test file, not yet opened: a server under test may be the one to open it. */
export type TestDatabase = { location: DatabaseLocation; remove(): Promise<void> };

/** Copies the template of the running project: a directory for PGlite, a database for PostgreSQL. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = inject("template");
  if ("url" in template) {
    const url = await cloneDatabase(template.url);
    return { location: { url }, remove: () => dropDatabase(url) };
  }
  const dataDir = await mkdtemp(join(tmpdir(), "mainstreet-database-"));
  copyEmbedded(dataDir);
  return { location: { dataDir }, remove: async () => rmSync(dataDir, { recursive: true }) };
}

/** Puts a migrated, empty PGlite database into `dataDir`; only in the project that runs on PGlite. */
export function copyEmbedded(dataDir: string): void {
  const template = inject("template");
  if ("url" in template)
    throw new Error("This project runs on PostgreSQL: there is nothing to copy.");
  // Synchronous, since for a thousand small files that takes a fifth of the time, and nothing else runs yet.
  cpSync(template.dataDir, dataDir, { recursive: true });
}

/** As {@link createTestDatabase}, opened; closing it removes it. */
export async function openTestDatabase(): Promise<Database> {
  const { location, remove } = await createTestDatabase();
  const database = await openDatabase(location);
  await becomeOrdinaryOwner(database);
  const close = async () => {
    await database.close();
    await remove();
  };
  return { ...database, close };
}
