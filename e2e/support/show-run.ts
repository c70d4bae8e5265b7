import type { Page } from "@playwright/test";

const STATES = ["success", "processing", "pending", "error", "cancelled"] as const;
const WEEK_MS = 7 * 86_400_000;
type State = (typeof STATES)[number];

type Wish = {
  status: "running" | "complete";
  states: readonly State[];
  /** The weekly limit: waiting sites are planned for the weeks from now on. */
  perWeek?: number;
};

/**
 * Makes the stream of every run report a run whose sites have these states, and end: a real run has these states only for a
 * moment. Everything else of the product stays real.
 */
export async function showRun(page: Page, { status, states, perWeek }: Wish): Promise<void> {
  const started = states.filter((state) => state !== "pending").length;
  const timeOf = (index: number) =>
    perWeek === undefined
      ? null
      : new Date(Date.now() + ((index - started + 1) * WEEK_MS) / perWeek).toISOString();
  const sites = states.map((state, index) => ({
    ...siteOf(state, index),
    nextAttemptAt: state === "pending" ? timeOf(index) : null,
  }));
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
    perWeek: perWeek ?? null,
    isOwnAccount: true,
    createdAt: "2026-11-20T09:41:00.000Z",
    estimatedEndAt: timeOf(states.length - 1),
    nextStartAt: timeOf(started),
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
