import { type BrokenForm, listBrokenForms } from "@mainstreet/contract/broken-forms";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from "@tanstack/react-router";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { accessibilityFaults, renderPart } from "../../ui/test-part.tsx";
import { BrokenFormNote } from "./broken-form-note.tsx";
import { BrokenFormsNote } from "./broken-forms-note.tsx";

let broken: BrokenForm[] = [];
let total = 0;
let requests: string[] = [];

const formOf = (nth: number, fault: BrokenForm["fault"] = "page-away"): BrokenForm => ({
  campaignId: `site-${nth}`,
  label: `Ruiz Plumbing ${nth}`,
  siteUrl: "https://ruiz.example/",
  fault,
  since: "2026-11-28T10:00:00Z",
});

beforeEach(() => {
  requests = [];
  vi.stubGlobal("fetch", (url: string) => {
    requests.push(url);
    return Promise.resolve(Response.json({ forms: broken, total }));
  });
});
afterEach(() => vi.unstubAllGlobals());

function withClient(part: ReactNode) {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ["/"] }),
  });
  return (
    <QueryClientProvider client={new QueryClient()}>
      <RouterContextProvider router={router}>{part}</RouterContextProvider>
    </QueryClientProvider>
  );
}

const siteNote = () => withClient(<BrokenFormNote campaignId="site-1" />);

test.each<[BrokenForm["fault"], string, string]>([
  ["page-away", "the page could not be opened", "Open the site and look. Deploy Site puts"],
  ["no-form", "the form is not on the page", "Deploy Site puts our pages"],
  ["not-delivered", "did not go out as a mail", "the fault is on our side"],
])("the page of a site says that its form is broken (%s), and what to do", async (...given) => {
  const [fault, reason, advice] = given;
  broken = [formOf(1, fault)];
  total = 1;
  await renderPart(siteNote());
  await expect.element(page.getByText("The contact form of this site does not work")).toBeVisible();
  for (const words of [reason, "tried again every hour", advice, "Visitors can still call."])
    expect(document.body.textContent).toContain(words);
  expect(requests).toEqual([expect.stringContaining(`${listBrokenForms.path}?campaignId=site-1`)]);
});

test("nothing is shown while all forms work", async () => {
  broken = [];
  total = 0;
  await renderPart(
    <>
      {siteNote()}
      {withClient(<BrokenFormsNote />)}
      <p>The rest</p>
    </>,
  );
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  await expect.element(page.getByText("The rest")).toBeVisible();
  expect(page.getByText(/does not work|do not work/).elements()).toHaveLength(0);
});

test("the inbox counts broken forms, and leads to the site of each", async () => {
  broken = Array.from({ length: 5 }, (_, nth) => formOf(nth));
  total = 1_205;
  await renderPart(withClient(<BrokenFormsNote />));
  await expect.element(page.getByText("1,205 contact forms do not work")).toBeVisible();
  const link = page.getByRole("link", { name: "Ruiz Plumbing 0" });
  await expect.element(link).toHaveAttribute("href", "/campaigns/site-0");
  expect(page.getByRole("link").elements()).toHaveLength(3);
  await page.getByRole("button", { name: "Show 1,202 more" }).click();
  await expect.element(page.getByText("And 1,200 more.")).toBeVisible();
  expect(page.getByRole("link").elements()).toHaveLength(5);
  expect(await accessibilityFaults(withClient(<BrokenFormsNote />))).toEqual([]);
});
