import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderPart } from "../../ui/test-part.tsx";
import { rememberBusiness } from "../../features/businesses/last-business.ts";
import { writeDraft } from "../../lib/draft.ts";
import { useNewSiteBusiness } from "./new-site-business.tsx";

const listed = (id: string, name: string) => ({
  id,
  name,
  phone: "",
  city: "",
  state: "",
  services: 0,
  lacks: [],
  sites: 0,
  liveSites: 0,
  updatedAt: "2026-11-23T10:00:00.000Z",
});
const businesses = [listed("ruiz", "Ruiz Plumbing"), listed("lee", "Lee Roofing")];

let lastUsed: string | null;
beforeEach(() => {
  lastUsed = "ruiz";
  sessionStorage.clear();
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(
      path === "/api/businesses"
        ? Response.json({ businesses, lastUsed })
        : Response.json({ message: "Not found" }, { status: 404 }),
    ),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const FORM = "single-site";

function Field() {
  const { field, sent } = useNewSiteBusiness(FORM);
  return (
    <>
      {field}
      <output>{sent.businessId ?? "none"}</output>
    </>
  );
}

async function openForm() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const rendered = await renderPart(
    <QueryClientProvider client={client}>
      <Field />
    </QueryClientProvider>,
  );
  return { client, ...rendered };
}

const business = page.getByRole("status");

test("the business of a new site stays while sites of others are made elsewhere", async () => {
  const { client } = await openForm();
  await expect.element(business).toHaveTextContent("ruiz");
  for (const other of ["lee", null]) {
    lastUsed = other;
    await client.invalidateQueries();
    await expect.element(business).toHaveTextContent("ruiz");
  }
});

test("an unfinished form keeps its business over a refresh, and an untouched one takes the newest", async () => {
  const first = await openForm();
  await expect.element(business).toHaveTextContent("ruiz");
  await first.unmount();
  lastUsed = "lee";
  const untouched = await openForm();
  await expect.element(business).toHaveTextContent("lee");
  writeDraft(FORM, { values: {} });
  await untouched.unmount();
  lastUsed = "ruiz";
  const kept = await openForm();
  await expect.element(business).toHaveTextContent("lee");
  await kept.unmount();
  // "New site" on the page of a business.
  rememberBusiness("ruiz");
  await openForm();
  await expect.element(business).toHaveTextContent("ruiz");
});

test("a choice replaces it for all forms", async () => {
  const { unmount } = await openForm();
  await expect.element(business).toHaveTextContent("ruiz");
  await page.getByLabelText("Business").selectOptions("Lee Roofing");
  await expect.element(business).toHaveTextContent("lee");
  await unmount();
  await openForm();
  await expect.element(business).toHaveTextContent("lee");
});
