import { expect, inject, onTestFinished, test } from "vitest";
import { createDatabase, dropDatabase } from "../test/postgres-databases.ts";
import { startServerProcess } from "../test/server-process.ts";

const onPostgres = process.env["TEST_DATABASE"] === "postgres";

test.runIf(onPostgres)(
  "the receiver of forms waits for another process to create the tables of an empty database",
  async () => {
    const template = inject("template");
    const url = await createDatabase("url" in template ? template.url : "");
    const settings = { DATABASE_URL: url, SECRET_KEY: Buffer.alloc(32, 3).toString("base64") };
    const receiving = startServerProcess({ ...settings, ROLE: "leads", LEADS_PORT: "0" });
    const [leads, api] = await Promise.all([
      receiving,
      // Long enough that the receiver has found no table.
      new Promise((resolve) => setTimeout(resolve, 1_500)).then(() =>
        startServerProcess({ ...settings, ROLE: "api" }),
      ),
    ]);
    onTestFinished(async () => {
      for (const { child, gone } of [leads, api]) {
        child.kill("SIGTERM");
        await gone;
      }
      await dropDatabase(url);
    });
    expect((await fetch(`${leads.url}/health`)).status).toBe(200);
  },
);
