import type { Page } from "@playwright/test";

const STATES = ["success", "processing", "pending", "error", "cancelled"] as const;
type State = (typeof STATES)[number];

type Wish = { status: "running" | "complete"; states: readonly State[] };

/**
 * Has the stream of every run tell of one whose sites stand so, and end: states that a real one is in for a moment only.
 * Everything else of the product stays real.
 */
export async function showRun(page: Page, { status, states }: Wish): Promise<void> {
  const sites = states.map(siteOf);
  const counts = Object.fromEntries(
    STATES.map((state) => [state, states.filter((one) => one === state).length]),
  );
  const run = {
    id: "0190c0de-0000-7000-8000-000000000001",
    kind: "bulk",
    service: "Plumbing",
    services: 1,
    status,
    total: states.length,
    completed: (counts["success"] ?? 0) + (counts["error"] ?? 0),
    counts: { ...counts, deleted: 0 },
    dripPerDay: null,
    perWeek: null,
    isOwnAccount: true,
    createdAt: "2026-11-20T09:41:00.000Z",
    estimatedEndAt: null,
    nextStartAt: null,
  };
  const body = [event("run", run), event("sites", sites), event("complete", run)].join("");
  await page.route("**/api/creation-runs/*/events", (route) =>
    route.fulfill({ status: 200, contentType: "text/event-stream", body }),
  );
}

function siteOf(status: State, siteIndex: number) {
  const isMade = status !== "pending" && status !== "cancelled";
  return {
    siteIndex,
    campaignId: isMade ? "0190c0de-0000-7000-8000-000000000002" : null,
    serviceName: "Plumbing",
    city: `Springfield ${siteIndex}`,
    state: "MO",
    status,
    message: status === "error" ? "Netlify rejected this token. Update it in Settings." : status,
    deploymentUrl: status === "success" ? `https://plumbing-${siteIndex}.example/` : null,
    version: 1,
  };
}

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
