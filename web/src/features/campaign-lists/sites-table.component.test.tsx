import type {
  CampaignList,
  CampaignListPage,
  ListedCampaign,
} from "@mainstreet/contract/campaign-lists";
import { BLANK_CONTENT, editGroups } from "@mainstreet/contract/content-names";
import { forEachChoiceField } from "@mainstreet/contract/deployment";
import { NO_STATUSES } from "@mainstreet/contract/deployment-status";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from "@tanstack/react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderPart } from "../../ui/test-part.tsx";
import type { CampaignListScope } from "./api.ts";
import type { ListSearch } from "./list-search.ts";
import { SitesTable } from "./sites-table.tsx";
import { useSelection } from "./use-selection.ts";
import { useShownCampaigns } from "./use-shown-campaigns.ts";

/** The server's list: its sites by number, in order. */
let sites: number[] = [];
let requests: string[] = [];
let isDown = false;

beforeEach(() => {
  sites = Array.from({ length: 50_000 }, (_, at) => at);
  requests = [];
  isDown = false;
  vi.stubGlobal("fetch", (url: string) => Promise.resolve(response(new URL(url, location.href))));
});
afterEach(() => vi.unstubAllGlobals());

function response({ pathname, searchParams }: URL): Response {
  const path = pathname.replace("/api", "");
  if (path === "/businesses") return Response.json({ businesses: [], lastUsed: null });
  const { cursor, offset, limit } = Object.fromEntries(searchParams);
  requests.push([path, cursor ?? (offset && `offset ${offset}`)].filter(Boolean).join(" "));
  if (isDown && path === "/campaigns/page")
    return Response.json({ message: "Down" }, { status: 500 });
  const length = Number(limit);
  if (path === "/campaigns") {
    const campaigns = sites.slice(0, length).map(siteOf);
    const nextCursor = `after ${sites[length - 1]}`;
    const filters = { cities: [], states: [] };
    const list = { campaigns, total: sites.length, nextCursor, filters, statuses: NO_STATUSES };
    return Response.json(list satisfies CampaignList);
  }
  return Response.json(pageAt(startOf({ cursor, offset, length }), length));
}

type Place = { cursor: string | undefined; offset: string | undefined; length: number };

/** The start of a page, found by value like the server's cursors. */
function startOf({ cursor, offset, length }: Place): number {
  const [way, site] = cursor?.split(" ") ?? [];
  const place = sites.indexOf(Number(site));
  if (way === "after") return place + 1;
  return way === "before" ? Math.max(0, place - length) : Number(offset);
}

function pageAt(start: number, length: number): CampaignListPage {
  const shown = sites.slice(start, start + length);
  const isMore = start + length < sites.length;
  return {
    campaigns: shown.map(siteOf),
    previousCursor: shown.length > 0 && start > 0 ? `before ${shown[0]}` : null,
    nextCursor: shown.length > 0 && isMore ? `after ${shown.at(-1)}` : null,
  };
}

const AT = "2026-11-20T09:30:00.000Z";

const siteOf = (n: number): ListedCampaign => ({
  _id: String(n),
  id: String(n),
  name: `Site ${n}`,
  type: "single",
  serviceName: "Plumbing",
  city: "Cary",
  state: "NC",
  phone: "",
  hasVerificationTag: false,
  ...editGroups(BLANK_CONTENT),
  deployed: false,
  deploymentUrl: null,
  lastDeployed: null,
  deploymentType: "netlify",
  ...forEachChoiceField(() => null),
  deploymentStatus: "none",
  deploymentMessage: "",
  design: { theme: "", palette: "" },
  businessId: null,
  own: {},
  version: 1,
  createdAt: AT,
  updatedAt: AT,
});

const NOTHING = () => undefined;
const search: ListSearch = { layout: "table", columns: "city" };
const scope: CampaignListScope = { of: "all", search };

function Table() {
  const { rowAt, total, onSight, pages } = useShownCampaigns(scope);
  const find = () =>
    Promise.resolve({
      campaigns: sites.slice(0, 10_000).map(siteOf),
      total: sites.length,
      digest: "",
    });
  const selection = useSelection({ listKey: "all", rowAt, find });
  return (
    <>
      <output>{`${total} sites, ${selection.choice.size} chosen`}</output>
      {pages.isError && <p>Failed</p>}
      <SitesTable
        {...{ rowAt, total, search, selection, onSight }}
        onSearch={NOTHING}
        onAll={NOTHING}
      />
    </>
  );
}

async function openTable() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  await renderPart(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={client}>
        <Table />
      </QueryClientProvider>
    </RouterContextProvider>,
  );
  await expect.element(site(0)).toBeVisible();
}

const site = (n: number) => page.getByRole("link", { name: `Site ${n}`, exact: true });
const table = () => page.getByRole("region", { name: "Table of sites" }).element();
const scrollTo = (row: number) => (table().scrollTop = row * 44);

test("a jump reads only the rows there, and from there in both directions; the counts are read once", async () => {
  await openTable();
  await vi.waitFor(() => expect(requests).toEqual(["/campaigns", "/campaigns/page after 59"]));
  scrollTo(25_000);
  await expect.element(page.getByText("Loading row 25,001")).toBeInTheDocument();
  await expect.element(site(25_000)).toBeVisible();
  scrollTo(25_110);
  await expect.element(site(25_125)).toBeVisible();
  scrollTo(24_925);
  await expect.element(site(24_925)).toBeVisible();
  await vi.waitFor(() =>
    expect(requests.slice(2)).toEqual([
      "/campaigns/page offset 24920",
      "/campaigns/page after 25119",
      "/campaigns/page before 24920",
    ]),
  );
  expect(requests.filter((path) => path === "/campaigns")).toHaveLength(1);
});

test("Home and End lead to the ends, even from a row that is then too far away to keep the focus", async () => {
  await openTable();
  await page.getByRole("checkbox", { name: "Select Site 1", exact: true }).click();
  await userEvent.keyboard("{End}");
  await expect.element(site(49_999)).toBeVisible();
  expect(document.activeElement).toBe(table());
  await userEvent.keyboard("{Home}");
  await expect.element(site(0)).toBeVisible();
});

test("a list that was shortened elsewhere is counted again when the user reaches its former end", async () => {
  await openTable();
  sites = sites.slice(0, 40_000);
  await userEvent.click(table());
  await userEvent.keyboard("{End}");
  await expect.element(page.getByText("40000 sites, 0 chosen")).toBeInTheDocument();
  await userEvent.keyboard("{End}");
  await expect.element(site(39_999)).toBeVisible();
});

test("rows that are created above while the user scrolls on neither appear twice nor replace others", async () => {
  await openTable();
  scrollTo(5_000);
  await expect.element(site(5_000)).toBeVisible();
  sites = [-3, -2, -1, ...sites];
  scrollTo(5_125);
  await expect.element(site(5_120)).toBeVisible();
  expect(site(5_119).elements()).toHaveLength(1);
  expect(site(5_120).elements()).toHaveLength(1);
});

test("a range from a row that is not loaded any more selects all between; a failed jump is reported", async () => {
  await openTable();
  await page.getByRole("checkbox", { name: "Select Site 2", exact: true }).click();
  scrollTo(8_000);
  await page.getByRole("checkbox", { name: "Select Site 8001" }).click({ modifiers: ["Shift"] });
  await expect.element(page.getByText("50000 sites, 8000 chosen")).toBeInTheDocument();
  isDown = true;
  scrollTo(30_000);
  await expect.element(page.getByText("Failed")).toBeVisible();
});
