import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { BLANK_ROW } from "../../features/campaign-creation/bulk-rows.ts";
import { rowsOfCrowded } from "../../features/campaign-creation/run-spread.ts";
import { renderPart } from "../../ui/test-part.tsx";
import { useEvidenceOfRun } from "./use-evidence-of-run.ts";

const blank = { phone: "", city: "", state: "", services: 0, lacks: [], sites: 0, liveSites: 0 };
const updatedAt = "2026-11-23T10:00:00.000Z";
const listed = (id: string, name: string) => ({ ...blank, id, name, updatedAt });
const businesses = [listed("ruiz", "Ruiz"), listed("lee", "Lee"), listed("kim", "Kim")];

const requested: string[] = [];
beforeEach(() => {
  vi.stubGlobal("fetch", (path: string) => {
    requested.push(path);
    const list = { businesses, lastUsed: null };
    const evidence = { evidence: [], places: [], home: null };
    return Promise.resolve(Response.json(path === "/api/businesses" ? list : evidence));
  });
});
afterEach(() => void vi.unstubAllGlobals());

const rowsOf = (business: string, cities: number) =>
  Array.from({ length: cities }, (_, at) => ({
    ...BLANK_ROW,
    key: `${business} ${at}`,
    at,
    serviceName: "Plumbing",
    city: `City ${at}`,
    state: "NC",
    business,
  }));
const crowded = rowsOfCrowded([...rowsOf("Ruiz", 31), ...rowsOf("Lee", 30), ...rowsOf("", 3)], "");

function Run() {
  const hasEvidence = useEvidenceOfRun(crowded, "kim");
  return <output>{crowded.filter(hasEvidence).length} shown</output>;
}

test("evidence is requested only for businesses with many cities", async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await renderPart(
    <QueryClientProvider client={client}>
      <Run />
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole("status")).toHaveTextContent("0 shown");
  await vi.waitFor(() =>
    expect(requested).toEqual(["/api/businesses", "/api/businesses/ruiz/evidence"]),
  );
});
