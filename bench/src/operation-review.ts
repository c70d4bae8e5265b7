import { addNetlifyToken } from "@mainstreet/contract/hosts/netlify/netlify-tokens";
import { selectCampaigns } from "@mainstreet/contract/campaign-lists";
import { applyOperation, cancelOperation, createOperation } from "@mainstreet/contract/operations";
import { openDatabase } from "@mainstreet/server/platform/db/open-database";
import type { Page } from "@playwright/test";
import { type BrowserProduct, signedIn, withBrowser, withProduct } from "./browser-product.ts";
import type { Figure, Report } from "./figure.ts";
import { giveCampaigns, type StoredSession } from "./many-campaigns.ts";
import { processCpuSeconds } from "./process-cpu.ts";
import { memoryGrowth } from "./resident-memory.ts";
import { ask } from "./use-api.ts";
import { scrollThrough, timeUntilShown } from "./watch-page.ts";

const SITES = 1_000;
const ROUNDS = 5;
/** The limits of issue M. */
const MOST = { shownMs: 2_000, memoryMb: 150 };
const PATIENCE_MS = 60_000;
const ROWS = '[aria-label="Sites of this operation"]';

type Measured = Record<
  "first" | "shown" | "cpu" | "scrolled" | "memory" | "planned" | "applied",
  number[]
>;

/**
 * The review of a change of 1,000 sites in Chromium, on PostgreSQL: how soon its first rows are shown, what scrolling through all of them
 * takes, and the memory of the server; and by HTTP, a change of their account. Needs the built dashboard (`npm run build`) and Chromium.
 */
export async function operationReview(): Promise<Report> {
  const measured: Measured = {
    first: [],
    shown: [],
    cpu: [],
    scrolled: [],
    memory: [],
    planned: [],
    applied: [],
  };
  await withProduct(async (product) => {
    const session = await giveCampaigns(product, SITES);
    await withBrowser(async (browser) => {
      const context = await signedIn(browser, { url: product.url, session });
      const page = await context.newPage();
      for (let round = 0; round <= ROUNDS; round += 1)
        await measureReview(page, { pid: product.pid, round }, measured);
      await context.close();
    });
    await measureAccountChange(product, session, measured);
  });
  return reportOf(measured);
}

type Round = { pid: number; round: number };

/** The first round fills the browser's cache and the server's: its time is reported separately. */
async function measureReview(page: Page, { pid, round }: Round, measured: Measured): Promise<void> {
  await page.goto("/sites");
  await page.getByRole("button", { name: "Select", exact: true }).click();
  await page.getByRole("button", { name: "Select All" }).click();
  await page.getByRole("button", { name: "Change…" }).click();
  await page.getByLabel("Field", { exact: true }).selectOption("Meta Title");
  await page.getByLabel("New value").fill(`{service} in {city}, {state}, number ${round}`);
  const memory = await memoryGrowth(pid, async () => {
    const review = page.getByRole("button", { name: "Review", exact: true });
    const before = await processCpuSeconds(pid);
    const shown = await timeUntilShown(review, `${ROWS} ins`);
    measured.cpu.push(((await processCpuSeconds(pid)) - before) * 1_000);
    const startedAt = performance.now();
    await scrollToLast(page);
    measured.scrolled.push(performance.now() - startedAt);
    (round === 0 ? measured.first : measured.shown).push(shown);
  });
  measured.memory.push(memory);
}

/** Throws Error when the last site does not appear. */
async function scrollToLast(page: Page): Promise<void> {
  const last = page.locator(`${ROWS} [aria-posinset="${SITES}"]`);
  const deadline = performance.now() + PATIENCE_MS;
  while ((await last.count()) === 0) {
    if (performance.now() > deadline) throw new Error("The last site was not shown");
    await scrollThrough(page, 600);
  }
}

/** Measures the move of all sites, live at one account of their owner, to another account. */
async function measureAccountChange(
  { url, databaseUrl }: BrowserProduct,
  { token, user }: StoredSession,
  { planned, applied }: Measured,
): Promise<void> {
  const post = (path: string, body: object) => ({ method: "POST", path, token, body });
  const account = async (name: string) =>
    (
      await ask(
        url,
        post(addNetlifyToken.path, { name, token: `nfp_operationReview${name}01` }),
        addNetlifyToken.shapes.response,
      )
    ).id;
  const [from, to] = [await account("From"), await account("Dest")];
  await placeAt(databaseUrl, user.id, from);
  const read = { method: "GET", path: selectCampaigns.path, token };
  const { campaigns } = await ask(url, read, selectCampaigns.shapes.response);
  const campaignIds = campaigns.map(({ id }) => id);
  const value = { deploymentType: "netlify", netlifyTokenId: to };
  const changes = [{ field: "account", action: "set", value }];
  const began = performance.now();
  const draft = await ask(
    url,
    post(createOperation.path, { campaignIds, changes }),
    createOperation.shapes.response,
  );
  planned.push(performance.now() - began);
  if (draft.counts.changed !== SITES) throw new Error(`${draft.counts.changed} sites would change`);
  const command = (path: string) => post(path.replace(":id", draft.id), {});
  const pressed = performance.now();
  const done = await ask(url, command(applyOperation.path), applyOperation.shapes.response);
  applied.push(performance.now() - pressed);
  if (done.counts.applied !== SITES) throw new Error(`${done.counts.applied} sites were changed`);
  await ask(url, command(cancelOperation.path), cancelOperation.shapes.response);
}

async function placeAt(databaseUrl: string, userId: string, tokenId: string): Promise<void> {
  const database = await openDatabase({ url: databaseUrl });
  try {
    await database.db.execute(`
      update campaigns set deployment_type = 'netlify', account = 'token', netlify_token_id = '${tokenId}', deployed = true,
        deployment_status = 'deployed', netlify_site_id = 'site-' || id,
        deployment_url = 'https://' || id || '.netlify.app/',
        hosting_state = jsonb_build_object('target', 'site-' || id, 'manifest', '{"index.html": "0"}'::jsonb)
      where user_id = '${userId}'`);
  } finally {
    await database.close();
  }
}

function reportOf({ first, shown, cpu, scrolled, memory, planned, applied }: Measured): Report {
  const figures: Figure[] = [
    {
      name: `from "Review" to the first rows of ${SITES} sites`,
      unit: "ms",
      samples: shown,
      limit: { kind: "binding", most: MOST.shownMs },
    },
    { name: "the same, the first time", unit: "ms", samples: first },
    { name: "CPU of the server until then", unit: "ms", samples: cpu },
    { name: "scrolling through all of them", unit: "ms", samples: scrolled },
    {
      name: "memory of the server, the most it grew in a round",
      unit: "MB",
      samples: [Math.max(...memory)],
      limit: { kind: "binding", most: MOST.memoryMb },
    },
    { name: `dry run of another account for ${SITES} sites`, unit: "ms", samples: planned },
    { name: "its apply, all in one transaction", unit: "ms", samples: applied },
  ];
  return {
    figures,
    ratios: [],
    notes: [
      `${SITES} sites of one account, PostgreSQL, one server process (API and worker), Chromium at 1440 × 900, nothing throttled.`,
      "On a busy machine only the CPU and the memory say something.",
      "Memory: RSS of the server from the press to the last row, against right before the press.",
    ],
  };
}
