import { listCampaigns } from "@mainstreet/contract/campaign-lists";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderPart } from "../../ui/test-part.tsx";
import type { ListSearch } from "./list-search.ts";
import { MoreFilters } from "./more-filters.tsx";

let searches: ListSearch[];
beforeEach(() => {
  searches = [];
  vi.stubGlobal("fetch", (url: string) =>
    Promise.resolve(Response.json(url.endsWith("/labels") ? { labels: [] } : { businesses: [] })),
  );
});
afterEach(() => vi.unstubAllGlobals());

function Filters() {
  const [search, setSearch] = useState<ListSearch>({});
  const onSearch = (change: ListSearch) => {
    searches.push(change);
    setSearch({ ...search, ...change });
  };
  return <MoreFilters search={search} onSearch={onSearch} />;
}

const open = () =>
  renderPart(
    <QueryClientProvider client={new QueryClient()}>
      <Filters />
    </QueryClientProvider>,
  );

test("days are sent as the API takes them, in UTC, and shown again as days", async () => {
  await open();
  const days = {
    "Created from": { createdFrom: "2026-11-01" },
    "Created to": { createdTo: "2026-11-24" },
    "Changed since": { updatedSince: "2026-11-20T00:00:00Z" },
  };
  for (const [label, sent] of Object.entries(days)) {
    const day = Object.values(sent)[0]?.slice(0, 10) ?? "";
    const field = page.getByLabelText(label);
    await field.fill(day);
    await expect.element(field).toHaveValue(day);
    expect(searches.at(-1)).toEqual(sent);
    expect(listCampaigns.shapes.query.safeParse(sent).success).toBe(true);
  }
  await page.getByLabelText("Changed since").fill("");
  expect(searches.at(-1)).toEqual({ updatedSince: undefined });
});

test("a year that is still being typed is not searched for", async () => {
  await open();
  const field = page.getByLabelText("Changed since");
  await field.click({ position: { x: 20, y: 20 } });
  await userEvent.keyboard("11202026");
  await expect.element(field).toHaveValue("2026-11-20");
  expect(searches).toEqual([{ updatedSince: "2026-11-20T00:00:00Z" }]);
});
