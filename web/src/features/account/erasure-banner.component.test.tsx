import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderPart } from "../../ui/test-part.tsx";
import { ErasureBanner } from "./erasure-banner.tsx";

const REQUESTED = {
  requestedAt: "2026-11-23T10:00:00Z",
  dueAt: "2026-11-30T10:00:00Z",
  sites: "leave",
};
let isRequested = true;

beforeEach(() => {
  vi.stubGlobal("fetch", (_: string, { method = "GET" }: { method?: string } = {}) => {
    if (method !== "GET") isRequested = false;
    const erasure = isRequested ? REQUESTED : null;
    return Promise.resolve(Response.json({ erasure, liveSites: 0, credits: 0, success: true }));
  });
});
afterEach(() => vi.unstubAllGlobals());

test("the page takes the focus when the banner is removed with its button", async () => {
  const client = new QueryClient();
  await renderPart(
    <QueryClientProvider client={client}>
      <ErasureBanner />
      <main id="main" tabIndex={-1}>
        Sites
      </main>
    </QueryClientProvider>,
  );
  const keep = page.getByRole("button", { name: "Keep my account" });
  await expect.element(keep).toBeVisible();
  keep.element().focus();
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(isRequested).toBe(false));
  await client.invalidateQueries();
  await expect.element(page.getByRole("main")).toHaveFocus();
});
