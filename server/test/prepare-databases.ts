import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { prepareDatabase } from "./prepare-database.ts";
import { createDatabase, dropDatabase } from "./postgres-databases.ts";
import { startTestPostgres } from "./start-test-postgres.ts";

/** Vitest runs this once per project that has tests to run: migrates one database for all of them to copy. */
// oxlint-disable-next-line import/no-default-export -- Vitest takes the teardown from a default export only
export default async function prepareDatabases(project: TestProject): Promise<() => Promise<void>> {
  return project.name === "pglite" ? preparePglite(project) : preparePostgres(project);
}

async function preparePglite(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), "mainstreet-template-"));
  await prepareDatabase({ dataDir });
  project.provide("template", { dataDir });
  return () => rm(dataDir, { recursive: true });
}

async function preparePostgres(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres();
  const url = await createDatabase(postgres.url);
  await prepareDatabase({ url });
  project.provide("template", { url });
  return async () => {
    await dropDatabase(url);
    await postgres.stop();
  };
}
