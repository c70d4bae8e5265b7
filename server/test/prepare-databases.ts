import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../src/platform/database.ts";
import type { DatabaseLocation } from "../src/platform/database.ts";
import { openJobs } from "../src/platform/jobs.ts";
import { migrateDatabase } from "../src/platform/migrate.ts";
import { createDatabase, dropDatabase } from "./postgres-databases.ts";
import { startTestPostgres } from "./start-test-postgres.ts";

/** Vitest runs this once per project that has tests to run: migrates one database for all of them to copy. */
// oxlint-disable-next-line import/no-default-export -- Vitest takes the teardown from a default export only
export default async function prepareDatabases(project: TestProject): Promise<() => Promise<void>> {
  return project.name === "pglite" ? preparePglite(project) : preparePostgres(project);
}

async function preparePglite(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), "mainstreet-template-"));
  await migrate({ dataDir });
  project.provide("template", { dataDir });
  return () => rm(dataDir, { recursive: true });
}

async function preparePostgres(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres();
  const url = await createDatabase(postgres.url);
  await migrate({ url });
  project.provide("template", { url });
  return async () => {
    await dropDatabase(url);
    await postgres.stop();
  };
}

async function migrate(location: DatabaseLocation): Promise<void> {
  const database = await openDatabase(location);
  try {
    await migrateDatabase(database);
    // The job queue makes its tables when it first starts.
    const jobs = await openJobs(database, (error) => {
      throw error;
    });
    await jobs.close();
  } finally {
    await database.close();
  }
}
