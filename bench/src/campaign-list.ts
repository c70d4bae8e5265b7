import type { BrowserContext, Page } from "@playwright/test";
import { signedIn, withBrowser, withProduct } from "./browser-product.ts";
import type { Figure, Report } from "./figure.ts";
import { longestTask } from "./longest-task.ts";
import { giveCampaigns } from "./many-campaigns.ts";
import { scrollThrough, shownAt, timeChange } from "./watch-page.ts";

const CAMPAIGNS = 5_000;
const LOADS = 5;
const LIST = "/single-page-sites/plumbing";
const CARD = '[role="listitem"] a';
const FOUND = 'h1 + p [role="status"]';

type Measured = Record<
  "load" | "filter" | "selectAll" | "taskWall" | "taskCpu" | "nodes",
  number[]
>;

/**
 * One service with 5,000 campaigns in Chromium, on PostgreSQL: how soon its list can be used, how soon a filter has
 * changed it, and what scrolling through all of it costs. Needs the built dashboard (`npm run build`) and Chromium.
 */
export async function campaignList(): Promise<Report> {
  const measured: Measured = {
    load: [],
    filter: [],
    selectAll: [],
    taskWall: [],
    taskCpu: [],
    nodes: [],
  };
  await withProduct(async (product) => {
    const session = await giveCampaigns(product, CAMPAIGNS);
    await withBrowser(async (browser) => {
      await measureIn(await signedIn(browser, { url: product.url, session }), measured);
    });
  });
  return reportOf(measured);
}

async function measureIn(context: BrowserContext, measured: Measured): Promise<void> {
  // The first visit only fills the browser's cache, which returning visitors have too.
  for (let load = 0; load <= LOADS; load += 1) {
    const ms = await timeLoad(context);
    if (load > 0) measured.load.push(ms);
  }
  const page = await context.newPage();
  await openList(page);
  await measureFilters(page, measured);
  await measureSelectAll(page, measured);
  await measureScrolling(page, measured);
  await context.close();
}

async function timeLoad(context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  await page.goto(LIST);
  const ms = await shownAt(page, CARD);
  await page.close();
  return ms;
}

async function openList(page: Page): Promise<void> {
  await page.goto(LIST);
  await page.waitForSelector(CARD);
  await expectWords(page, FOUND, "5,000 sites found");
}

/** Throws Error when what was measured did not act on all campaigns. */
async function expectWords(page: Page, selector: string, words: string): Promise<void> {
  const shown = await page.locator(selector).textContent();
  if (shown !== words) throw new Error(`"${shown}" instead of "${words}"`);
}

/** Every fourth campaign is for S3, every fifth is not deployed: each filter is set and removed again. */
const FILTERS = [
  { group: "Deployment Type", option: "AWS S3", found: "1,250 sites found" },
  { group: "Deployment Status", option: "Not Deployed", found: "1,000 sites found" },
  { group: "Deployment Type", option: "Netlify", found: "3,750 sites found" },
];

async function measureFilters(page: Page, { filter }: Measured): Promise<void> {
  await page.getByRole("button", { name: "Filters" }).click();
  const found = page.locator(FOUND);
  for (const { group, option, found: words } of FILTERS) {
    const options = page.getByRole("group", { name: group });
    filter.push(await timeChange(options.getByRole("radio", { name: option, exact: true }), found));
    await expectWords(page, FOUND, words);
    filter.push(await timeChange(options.getByRole("radio", { name: "All" }), found));
    await expectWords(page, FOUND, "5,000 sites found");
  }
}

async function measureSelectAll(page: Page, { selectAll }: Measured): Promise<void> {
  await page.getByRole("button", { name: "Select", exact: true }).click();
  const bar = page.getByRole("region", { name: "Selection" });
  const banner = bar.getByRole("status");
  selectAll.push(await timeChange(bar.getByRole("button", { name: "Select All" }), banner));
  const shown = await banner.textContent();
  if (shown !== "5,000 of 5,000 campaigns selected") throw new Error(`Select All: "${shown}"`);
}

/** In select mode with the filters open, when the page has the most elements. */
async function measureScrolling(page: Page, measured: Measured): Promise<void> {
  for (const step of [120, 600]) {
    await openList(page);
    await page.getByRole("button", { name: "Filters" }).click();
    await page.getByRole("button", { name: "Select", exact: true }).click();
    const { wall, cpu } = await longestTask(page, async () => {
      measured.nodes.push(await scrollThrough(page, step));
    });
    measured.taskWall.push(wall);
    measured.taskCpu.push(cpu);
  }
}

function reportOf({ load, filter, selectAll, taskWall, taskCpu, nodes }: Measured): Report {
  const figures: Figure[] = [
    { name: "time to usable list", unit: "ms", samples: load, limit: { kind: "aim", most: 1_500 } },
    { name: "filter to new list", unit: "ms", samples: filter, limit: { kind: "aim", most: 100 } },
    { name: "select all 5,000", unit: "ms", samples: selectAll },
    {
      name: "longest task while scrolling through all, CPU",
      unit: "ms",
      samples: [Math.max(...taskCpu)],
      limit: { kind: "binding", most: 100 },
    },
    {
      name: "the same on the clock",
      unit: "ms",
      samples: [Math.max(...taskWall)],
      limit: { kind: "aim", most: 100 },
    },
    {
      name: "most elements in the page",
      unit: "nodes",
      samples: [Math.max(...nodes)],
      limit: { kind: "binding", most: 1_999 },
    },
  ];
  const notes = [
    "5,000 campaigns of one service in 5,000 cities, PostgreSQL, Chromium at 1440 × 900, nothing throttled.",
    "Loading: the whole page again with a warm browser cache, to the first card painted.",
    "Scrolling: in select mode with the filters open, at 120 and at 600 pixels a frame. On a busy machine only the CPU says something.",
  ];
  return { figures, ratios: [], notes };
}
