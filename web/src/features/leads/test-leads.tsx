// Shared by the component tests of leads: an API with leads, and the providers that the app has around a component.
import type { Lead, LeadDetail } from "@mainstreet/contract/leads";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from "@tanstack/react-router";
import type { ReactNode } from "react";
import { expect, vi } from "vitest";
import { page } from "vitest/browser";
import { dismissToast, toastStore } from "../../lib/toasts.ts";
import { accessibilityFaults, renderPart } from "../../ui/test-part.tsx";
import { Toasts } from "../../ui/toasts.tsx";

/** A component with the providers that the app has around it. */
export function withClient(part: ReactNode) {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ["/"] }),
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return (
    <QueryClientProvider client={client}>
      <RouterContextProvider router={router}>
        {part}
        <Toasts />
      </RouterContextProvider>
    </QueryClientProvider>
  );
}

export type Sent = {
  /** "PUT /leads/l1". */
  call: string;
  query: Record<string, string>;
  body: Record<string, unknown>;
};

/** The violations of WCAG of a component once it shows what it has loaded. */
export async function faultsOnceLoaded(part: ReactNode, text: string): Promise<string[]> {
  const { unmount } = await renderPart(part);
  await expect.element(page.getByText(text).first()).toBeVisible();
  await unmount();
  return accessibilityFaults(part);
}

/** Replaces the API, and returns the requests that are sent to it. */
export function stubApi(respond: (sent: Sent) => object | [status: number, body: object]): Sent[] {
  const all: Sent[] = [];
  vi.stubGlobal("fetch", (url: string, { method, body }: { method: string; body: string }) => {
    const { pathname, searchParams } = new URL(url, location.href);
    const sent = {
      call: `${method} ${pathname.replace("/api", "")}`,
      query: Object.fromEntries(searchParams),
      body: JSON.parse(body ?? "{}"),
    };
    all.push(sent);
    const response = respond(sent);
    const [status, content] = Array.isArray(response) ? response : [200, response];
    return Promise.resolve(Response.json(content, { status }));
  });
  return all;
}

/** Ends the replacement of the API, and removes the toasts, which would outlive their test. */
export function endTest(): void {
  vi.unstubAllGlobals();
  for (const { id } of toastStore.current()) dismissToast(id);
}

export const leadOf = (nth: number, changes: Partial<Lead> = {}): Lead => ({
  id: `l${nth}`,
  campaignId: "s1",
  businessId: "b1",
  label: "Ruiz Plumbing",
  name: `Dana ${nth}`,
  phone: "336-555-0199",
  email: "dana@example.com",
  topic: "Leak",
  zip: "27101",
  message: "Water drips from the ceiling.",
  city: "Boise",
  region: "ID",
  state: "new",
  junkReason: "",
  lostReason: "",
  amount: null,
  hasConsent: true,
  receivedAt: "2026-11-20T09:30:00.000Z",
  answeredAt: null,
  isUndelivered: false,
  ...changes,
});

export const detailOf = (changes: Partial<LeadDetail> = {}): LeadDetail => ({
  ...leadOf(1),
  phoneOfSite: "336-555-0142",
  siteUrl: "https://ruiz.example/",
  deliveries: [],
  form: { version: "v1", digest: "9099bf", shown: "<form>…</form>", consent: "You may call me." },
  ...changes,
});
