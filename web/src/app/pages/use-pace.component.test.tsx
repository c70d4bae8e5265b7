import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from "@tanstack/react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { keptBusiness, rememberBusiness } from "../../features/businesses/last-business.ts";
import { BULK_RUN, MULTI_LOCATION_SITE } from "../../features/campaign-creation/api.ts";
import { tableOf } from "../../features/campaign-creation/bulk-rows.ts";
import { openedFor, useBulkForm } from "../../features/campaign-creation/use-bulk-form.ts";
import { renderPart } from "../../ui/test-part.tsx";
import { useNewSiteBusiness } from "./new-site-business.tsx";
import { usePace } from "./use-pace.ts";

const blank = { phone: "", city: "", state: "", services: 0, lacks: [], sites: 0, liveSites: 0 };
const updatedAt = "2026-11-23T10:00:00.000Z";
const listed = (id: string, name: string) => ({ ...blank, id, name, updatedAt });
const businesses = [listed("ruiz", "Ruiz Plumbing"), listed("lee", "Lee Roofing")];

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(
      path === "/api/businesses"
        ? Response.json({ businesses, lastUsed: "lee" })
        : Response.json({ message: "Not found" }, { status: 404 }),
    ),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const FILE = tableOf("sites.csv", [
  ["service", "city", "state", "business"],
  ["Plumbing", "Durham", "NC", "Ruiz Plumbing"],
  ["Plumbing", "Cary", "NC", "Ruiz Plumbing"],
  ["Plumbing", "Boone", "NC", ""],
]);

function Run() {
  const business = useNewSiteBusiness(BULK_RUN);
  const state = useBulkForm(openedFor(undefined), business);
  const pace = usePace(state, undefined);
  return (
    <>
      {business.field}
      <button onClick={() => state.read(FILE)}>Read the file</button>
      <output>{state.rows.length} sites</output>
      <button onClick={pace.onOneSite}>Make one site</button>
    </>
  );
}

test("one site for the rows of a file is of the business that they name; the form of the run keeps its own", async () => {
  rememberBusiness("lee");
  const history = createMemoryHistory();
  const router = createRouter({ routeTree: createRootRoute(), history });
  await renderPart(
    <RouterContextProvider router={router}>
      <QueryClientProvider
        client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <Run />
      </QueryClientProvider>
    </RouterContextProvider>,
  );
  await expect.element(page.getByLabelText("Business")).toHaveDisplayValue("Lee Roofing");
  await page.getByRole("button", { name: "Read the file" }).click();
  await expect.element(page.getByRole("status")).toHaveTextContent("3 sites");
  await page.getByRole("button", { name: "Make one site" }).click();
  expect(keptBusiness(MULTI_LOCATION_SITE)).toBe("ruiz");
  expect(keptBusiness(BULK_RUN)).toBe("lee");
  await vi.waitFor(() => expect(history.location.search).toContain("multi-location"));
});
