import type { Operation } from "@mainstreet/contract/operations";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from "@tanstack/react-router";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { formatDate } from "../../lib/dates.ts";
import { renderPart } from "../../ui/test-part.tsx";
import { OperationLog } from "./operation-log.tsx";
import { operation } from "./test-operation.ts";

afterEach(() => vi.unstubAllGlobals());

const ended: Operation = {
  ...operation,
  id: "ended",
  status: "complete",
  deployments: { ...operation.deployments, pending: 0, processing: 0, success: 6 },
};

async function showLog() {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  await renderPart(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={new QueryClient()}>
        <OperationLog />
      </QueryClientProvider>
    </RouterContextProvider>,
  );
}

test("the log polls only the operations under way, until they have ended", async () => {
  const calls: string[] = [];
  vi.stubGlobal("fetch", (url: string) => {
    const [path = ""] = url.replace(/.*\/operations/, "").split("?");
    calls.push(path);
    const isDone = calls.filter((one) => one === `/${operation.id}`).length > 1;
    if (path !== "")
      return Promise.resolve(Response.json(isDone ? { ...ended, id: operation.id } : operation));
    return Promise.resolve(Response.json({ operations: [operation, ended], nextCursor: null }));
  });
  await showLog();
  await expect.element(page.getByText(/^Publishing 4 of 8/)).toBeVisible();
  await expect
    .poll(() => calls, { timeout: 5_000 })
    .toEqual(["", `/${operation.id}`, `/${operation.id}`]);
  await expect.element(page.getByText(/^Publishing/)).not.toBeInTheDocument();
  expect(calls.filter((one) => one === "")).toHaveLength(1);
});

test("each entry says who made it, and when it was applied, or made while it is a draft", async () => {
  const draft: Operation = {
    ...ended,
    id: "draft",
    status: "draft",
    actor: { id: "3", name: "Sam" },
    createdAt: "2026-11-20T03:00:00.000Z",
    appliedAt: null,
  };
  const applied = { ...ended, createdAt: "2026-11-22T03:00:00.000Z" };
  vi.stubGlobal("fetch", () =>
    Promise.resolve(Response.json({ operations: [draft, applied], nextCursor: null })),
  );
  await showLog();
  const entries = page.getByRole("listitem");
  for (const [at, { name, iso }] of [
    { name: "Sam", iso: "2026-11-20T03:00:00.000Z" },
    { name: "Pat", iso: "2026-11-24T03:00:00.000Z" },
  ].entries()) {
    const entry = entries.nth(at);
    await expect.element(entry.getByText(`${name}, ${formatDate(iso)}`)).toBeVisible();
    expect(entry.element().querySelector("time")?.dateTime).toBe(iso);
  }
  await expect.element(entries.nth(0).getByText("Not applied")).toBeVisible();
});
