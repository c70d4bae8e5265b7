import type { Lead, LeadState } from "@mainstreet/contract/leads";
import { LEADS_PAGE } from "@mainstreet/contract/leads";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderPart } from "../../ui/test-part.tsx";
import type { LeadSearch } from "./lead-search.ts";
import { LeadsScreen } from "./leads-screen.tsx";
import {
  endTest,
  faultsOnceLoaded,
  leadOf,
  type Sent,
  stubApi,
  withClient,
} from "./test-leads.tsx";

afterEach(endTest);

const AT = "2026-11-20T09:30:00.000Z";
const business = { phone: "", city: "", state: "", services: 0, lacks: [], sites: 1, liveSites: 1 };
const LISTS: Record<string, object> = {
  "GET /businesses": {
    businesses: [{ ...business, id: "b1", name: "Ruiz Plumbing", updatedAt: AT }],
    lastUsed: null,
  },
  "GET /labels": { labels: [{ id: "a1", name: "Winter", colour: "blue", sites: 1 }] },
};

const NONE: Record<LeadState, number> = { new: 0, answered: 0, won: 0, lost: 0, junk: 0 };
type Listed = { leads: Lead[]; counts?: Partial<typeof NONE>; nextCursor?: string };
const listed = ({ leads, counts = { new: leads.length }, nextCursor }: Listed) => ({
  leads,
  counts: { ...NONE, ...counts },
  nextCursor: nextCursor ?? null,
});

/** The inbox over an API that handles each search for leads by itself. */
const openInbox = (found: (sent: Sent) => object | [number, object]) =>
  stubApi((sent) => (sent.call === "GET /leads" ? found(sent) : (LISTS[sent.call] ?? [404, {}])));

function Inbox({ initial = {} }: { initial?: LeadSearch }) {
  const [search, setSearch] = useState(initial);
  return (
    <LeadsScreen
      search={search}
      onSearch={(change) => setSearch({ ...search, ...change })}
      above={null}
      warning={null}
    />
  );
}
const inbox = (initial?: LeadSearch) => withClient(<Inbox {...(initial && { initial })} />);

const lastSearch = (sent: readonly Sent[]) =>
  sent.findLast(({ call }) => call === "GET /leads")?.query;

async function choose(field: string, option: string) {
  await page.getByRole("combobox", { name: field }).click();
  await page.getByRole("option", { name: option }).click();
}

test("the inbox is narrowed by business, label and days, which are those of the viewer", async () => {
  const sent = openInbox(({ query: { labelId, from } }) =>
    listed({ leads: from ? [] : [leadOf(1), ...(labelId ? [] : [leadOf(2)])] }),
  );
  await renderPart(inbox());
  await expect.element(page.getByText("2 leads found")).toBeVisible();
  await page.getByRole("button", { name: "Filters" }).click();
  await choose("Business", "Ruiz Plumbing");
  await choose("Label", "Winter");
  await expect.element(page.getByText("1 lead found")).toBeVisible();
  expect(lastSearch(sent)).toEqual({ businessId: "b1", labelId: "a1" });
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  await expect
    .element(page.getByText(`Days in ${timeZone.replaceAll("_", " ")} time`))
    .toBeVisible();
  await page.getByLabelText("From").fill("2026-11-01");
  await page.getByLabelText("To").fill("2026-11-02");
  await expect.element(page.getByText("No lead fits these filters.")).toBeVisible();
  await expect.element(page.getByText("0 leads found")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Filters (4)" })).toBeVisible();
  expect(lastSearch(sent)).toEqual({
    businessId: "b1",
    labelId: "a1",
    from: "2026-11-01",
    to: "2026-11-02",
    timeZone,
  });
  await page.getByRole("button", { name: "Show all" }).click();
  await expect.element(page.getByText("2 leads found")).toBeVisible();
  expect(lastSearch(sent)).toEqual({});
});

test("the file has the same filters and the same days", async () => {
  const sent = openInbox(() => listed({ leads: [leadOf(1)] }));
  await renderPart(inbox({ state: "won", businessId: "b1", from: "2026-11-01" }));
  await page.getByRole("button", { name: "Export CSV" }).click();
  await expect
    .poll(() => sent.find(({ call }) => call === "GET /leads/export")?.query)
    .toEqual({
      state: "won",
      businessId: "b1",
      from: "2026-11-01",
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
  await expect.element(page.getByText("The file could not be made.")).toBeVisible();
});

test("the junk folder is apart from all others, and an empty state says so", async () => {
  openInbox(({ query: { state } }) => {
    const leads = state === "junk" ? [leadOf(9, { state, name: "Robot" })] : [];
    return listed({ leads, counts: { junk: 1 } });
  });
  await renderPart(inbox({ state: "lost" }));
  await expect.element(page.getByText("No lead is in this state.", { exact: false })).toBeVisible();
  await page.getByRole("radio", { name: "Junk 1" }).click();
  await expect.element(page.getByText("1 lead found")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Robot" }))
    .toHaveAttribute("href", "/leads/l9");
});

test("it is accessible in both schemes", async () => {
  openInbox(() => listed({ leads: [leadOf(1), leadOf(2, { isUndelivered: true })] }));
  expect(await faultsOnceLoaded(inbox({ from: "2026-11-01" }), "2 leads found")).toEqual([]);
});

test("a new lead of which no message arrived says so", async () => {
  const failed = { isUndelivered: true };
  openInbox(() =>
    listed({ leads: [leadOf(1), leadOf(2, failed), leadOf(3, { ...failed, state: "won" })] }),
  );
  await renderPart(inbox());
  await expect.element(page.getByText("3 leads found")).toBeVisible();
  expect(page.getByText("No message arrived").elements()).toHaveLength(1);
});

test("an account without leads reads how they come", async () => {
  openInbox(() => listed({ leads: [] }));
  await renderPart(inbox());
  await expect.element(page.getByText("No leads yet")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Choose a business" })).toBeVisible();
});

test("a next page that fails is read again by hand, and what was shown stays", async () => {
  let isDown = true;
  const pageOf = (first: number, length: number) =>
    Array.from({ length }, (_, at) => leadOf(first + at));
  const counts = { new: LEADS_PAGE + 20 };
  openInbox(({ query: { cursor } }) => {
    if (cursor === undefined)
      return listed({ leads: pageOf(0, LEADS_PAGE), counts, nextCursor: "l99" });
    return isDown ? [500, {}] : listed({ leads: pageOf(LEADS_PAGE, 20), counts });
  });
  await renderPart(inbox());
  await expect.element(page.getByRole("link", { name: "Dana 0", exact: true })).toBeVisible();
  const toTheEnd = () => scrollTo(0, document.documentElement.scrollHeight);
  const failure = page.getByText("The next leads could not be loaded.");
  await expect.poll(() => (toTheEnd(), failure.elements().length)).toBe(1);
  scrollTo(0, 0);
  await expect.element(page.getByRole("link", { name: "Dana 0", exact: true })).toBeVisible();
  isDown = false;
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect
    .poll(() => (toTheEnd(), page.getByRole("link", { name: "Dana 119" }).elements().length))
    .toBe(1);
  expect(failure.elements()).toHaveLength(0);
});

test("leads that cannot be loaded are requested again", async () => {
  let isDown = true;
  openInbox(() => (isDown ? [500, {}] : listed({ leads: [leadOf(1)] })));
  await renderPart(inbox());
  await expect.element(page.getByText("The leads could not be loaded.")).toBeVisible();
  isDown = false;
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect.element(page.getByText("1 lead found")).toBeVisible();
});
