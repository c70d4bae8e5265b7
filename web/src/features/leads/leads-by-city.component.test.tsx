import { countLeads } from "@mainstreet/contract/lead-counts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { firstLeadDay } from "../../lib/lead-period.ts";
import { renderPart } from "../../ui/test-part.tsx";
import { LeadsByCity } from "./leads-by-city.tsx";
import { faultsOnceLoaded, withClient } from "./test-leads.tsx";

let cities: { city: string; region: string; leads: number }[] = [];
let isDown = false;
let requests: URL[] = [];

beforeEach(() => {
  isDown = false;
  requests = [];
  vi.stubGlobal("fetch", (url: string) => {
    requests.push(new URL(url, location.href));
    const body = isDown ? { message: "Down for a moment" } : { sites: [], cities };
    return Promise.resolve(Response.json(body, { status: isDown ? 500 : 200 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const card = () => withClient(<LeadsByCity of={{ businessId: "b1" }} />);

test("each city of a business has its leads, with a link to those of the same days", async () => {
  cities = [
    { city: "Boise", region: "ID", leads: 1_200 },
    { city: "Nampa", region: "ID", leads: 3 },
  ];
  await renderPart(card());
  await expect.element(page.getByRole("row", { name: "Boise, ID 1,200" })).toBeVisible();
  await expect.element(page.getByRole("row", { name: "Nampa, ID 3" })).toBeVisible();
  await expect.element(page.getByText(/^1,203 leads in 30 days/)).toBeVisible();
  const link = page.getByRole("link", { name: "See them" });
  await expect.element(link).toHaveAttribute("href", `/leads?businessId=b1&from=${firstLeadDay()}`);
  const { pathname, searchParams } = requests[0] ?? new URL("http://none");
  expect(pathname).toBe(`/api${countLeads.path}`);
  expect(Object.fromEntries(searchParams)).toEqual({
    businessId: "b1",
    from: firstLeadDay(),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  expect(await faultsOnceLoaded(card(), "Boise, ID")).toEqual([]);
});

test("a business without leads says so, and counts that fail are read again by hand", async () => {
  cities = [];
  isDown = true;
  await renderPart(card());
  await expect.element(page.getByText("The leads could not be counted.")).toBeVisible();
  isDown = false;
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect.element(page.getByText("No lead has come in these days.")).toBeVisible();
  expect(page.getByRole("link").elements()).toHaveLength(0);
});
