import { chromium } from "@playwright/test";
import type { Browser, BrowserContext } from "@playwright/test";
import { findChromium } from "../../scripts/find-chromium.ts";
import { createDatabase } from "../../server/test/postgres-databases.ts";
import { startTestPostgres } from "../../server/test/start-test-postgres.ts";
import type { StoredSession } from "./many-campaigns.ts";
import { runSandbox, withDataDir } from "./run-sandbox.ts";

/** `pid`: of the server, which is API and worker. */
export type BrowserProduct = { url: string; databaseUrl: string; pid: number };

/** Runs the work with a sandbox on PostgreSQL. The dashboard has to be built. */
export async function withProduct(work: (product: BrowserProduct) => Promise<void>): Promise<void> {
  const postgres = await startTestPostgres();
  try {
    const databaseUrl = await createDatabase(postgres.url);
    await withDataDir(async (dataDir) => {
      const sandbox = await runSandbox(dataDir, { DATABASE_URL: databaseUrl });
      try {
        await work({ url: sandbox.url, databaseUrl, pid: sandbox.pid });
      } finally {
        await sandbox.stop();
      }
    });
  } finally {
    await postgres.stop();
  }
}

/** Runs the work with Chromium. Throws Error where there is none. */
export async function withBrowser(work: (browser: Browser) => Promise<void>): Promise<void> {
  const executablePath = findChromium();
  if (executablePath === undefined)
    throw new Error("This needs Chromium: install it, or set CHROMIUM_PATH.");
  const browser = await chromium.launch({ executablePath });
  try {
    await work(browser);
  } finally {
    await browser.close();
  }
}

type Visit = { url: string; session: StoredSession };

/** A browser context of a signed-in user. */
export async function signedIn(browser: Browser, { url, session }: Visit): Promise<BrowserContext> {
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ baseURL: url, viewport });
  await context.addInitScript(({ token, user }) => {
    localStorage.setItem("token", token);
    localStorage.setItem("user", JSON.stringify(user));
  }, session);
  return context;
}
