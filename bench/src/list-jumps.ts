import { chromium } from "@playwright/test";
import type { Browser, Page } from "@playwright/test";
import { openDatabase } from "@mainstreet/server/platform/db/open-database";
import { findChromium } from "../../scripts/find-chromium.ts";
import { FIFTY_THOUSAND, seededToken } from "../../server/test/big-accounts/sizes.ts";
import { seededWordsOf } from "../../server/test/big-accounts/words-of.ts";
import { startTestPostgres } from "../../server/test/start-test-postgres.ts";
import type { Figure, Report } from "./figure.ts";
import { runSandbox, withDataDir } from "./run-sandbox.ts";
import { seededDatabase } from "./seeded-database.ts";

const ROUNDS = 5;
const LIMIT_MS = 1_000;

/** Lists of the table, and the rows to jump to; the last one is the end. */
const LISTS: Readonly<Record<string, { search: string; rows: readonly number[] }>> = {
  "newest change first": { search: "", rows: [5_000, 25_000, Infinity] },
  "by name": { search: "&sort=name", rows: [5_000, 25_000, Infinity] },
  "by state": { search: "&sort=state", rows: [5_000, 25_000, Infinity] },
  "live sites by name": { search: "&deployed=true&sort=name", rows: [5_000, 25_000, Infinity] },
  "a search by state": { search: "&q=netlify&sort=state", rows: [5_000, 25_000, Infinity] },
};

/**
 * Jumps in the table of a user with 50,000 sites, in Chromium: from the moment the scroll bar has moved until the row at that position is
 * painted. Needs the built dashboard (`npm run build`) and Chromium.
 */
export async function listJumps(): Promise<Report> {
  const samples: Record<string, number[]> = {};
  const postgres = await startTestPostgres();
  try {
    const DATABASE_URL = await seededDatabase(postgres.url, FIFTY_THOUSAND);
    const user = await seededUser(DATABASE_URL);
    await withDataDir(async (dataDir) => {
      const sandbox = await runSandbox(dataDir, { DATABASE_URL, ROLE: "api" });
      const browser = await chromium.launch({ executablePath: chromiumPath() });
      try {
        await measureIn(browser, { url: sandbox.url, user }, samples);
      } finally {
        await browser.close();
        await sandbox.stop();
      }
    });
  } finally {
    await postgres.stop();
  }
  return reportOf(samples);
}

function chromiumPath(): string {
  const path = findChromium();
  if (path === undefined) throw new Error("This needs Chromium: install it, or set CHROMIUM_PATH.");
  return path;
}

type User = { id: string; name: string; email: string };

async function seededUser(url: string): Promise<User> {
  const { db, close } = await openDatabase({ url });
  try {
    const { userId } = await seededWordsOf(db, 0);
    const { rows } = await db.execute<User>(
      `select id, name, email from users where id = '${userId}'`,
    );
    const [user] = rows;
    if (user === undefined) throw new Error("No user was seeded.");
    return user;
  } finally {
    await close();
  }
}

type Visit = { url: string; user: User };

async function measureIn(
  browser: Browser,
  { url, user }: Visit,
  samples: Record<string, number[]>,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
  });
  const stored: [string, string][] = [
    ["token", seededToken(0)],
    ["user", JSON.stringify(user)],
  ];
  await context.addInitScript((items) => {
    for (const [key, value] of items) localStorage.setItem(key, value);
  }, stored);
  const page = await context.newPage();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, { search, rows }] of Object.entries(LISTS)) {
      await page.goto(`/sites?layout=table${search}`);
      await page.waitForSelector("[role=rowheader] a");
      for (const row of rows) {
        const at = Number.isFinite(row) ? `row ${row.toLocaleString("en-US")}` : "the end";
        (samples[`${name}, to ${at}`] ??= []).push(await timeJump(page, row));
      }
    }
  await context.close();
}

/** Milliseconds from a jump of the scroll bar until the first visible row is painted. */
function timeJump(page: Page, row: number): Promise<number> {
  return page.getByRole("region", { name: "Table of sites" }).evaluate(async (box, to) => {
    const ROW_PX = 44;
    const startedAt = performance.now();
    box.scrollTop = Math.min(to * ROW_PX, box.scrollHeight);
    // Below the headings, which take the space of one row.
    const first = Math.floor(box.scrollTop / ROW_PX) + 4;
    const link = `[aria-rowindex="${first + 2}"] [role=rowheader] a`;
    while (box.querySelector(link) === null) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - startedAt;
  }, row);
}

function reportOf(samples: Record<string, number[]>): Report {
  return {
    figures: Object.entries(samples).map(([name, ms]): Figure => ({
      name,
      unit: "ms",
      samples: ms,
      limit: { kind: "aim", most: LIMIT_MS },
    })),
    ratios: [],
    notes: [
      `A user with 50,000 sites, PostgreSQL as it comes, the table in Chromium at 1440 × 900. ${ROUNDS} rounds, the list loaded again in each.`,
      "From the scroll bar's jump to the row painted; of that 150 ms wait until scrolling has come to rest.",
    ],
  };
}
