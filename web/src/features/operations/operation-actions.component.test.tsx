import type { Operation } from "@mainstreet/contract/operations";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderPart } from "../../ui/test-part.tsx";
import { OperationActions } from "./operation-actions.tsx";
import { operation } from "./test-operation.ts";

let calls: string[] = [];
beforeEach(() => {
  calls = [];
  vi.stubGlobal("fetch", (url: string) => {
    calls.push(url.replace(/.*\//, ""));
    return Promise.resolve(Response.json(operation));
  });
});
afterEach(() => vi.unstubAllGlobals());

const button = (name: string) => page.getByRole("button", { name, exact: true });
const show = (change: Partial<Operation>) =>
  renderPart(
    <QueryClientProvider client={new QueryClient()}>
      <OperationActions
        operation={{ ...operation, ...change }}
        onOpen={() => undefined}
        onDiscarded={() => Promise.resolve()}
      />
    </QueryClientProvider>,
  );

test("an operation that publishes can be paused, its failed sites retried, or cancelled with the number", async () => {
  await show({});
  await button("Pause").click();
  await button("Publish the failed ones again").click();
  await button("Cancel").click();
  await expect.element(page.getByText("3 sites will not be published.")).toBeVisible();
  await button("Cancel publishing").click();
  await expect.poll(() => calls).toEqual(["pause", "retry", "cancel"]);
});

test("before changes are applied, the dialog shows how many sites publish earlier ones too", async () => {
  await show({
    status: "draft",
    counts: { ...operation.counts, changed: 8, applied: 0 },
    publishesEarlier: 3,
  });
  await button("Apply to 8 sites").click();
  const note = page.getByText(/^3 of them also publish changes that were saved earlier\./);
  await expect.element(note).toBeVisible();
});

test("sites that a cancelled operation left are published, unless it was undone", async () => {
  const deployments = {
    ...operation.deployments,
    pending: 0,
    processing: 0,
    error: 0,
    cancelled: 3,
  };
  const shown = await show({ status: "cancelled", deployments });
  await button("Publish the rest").click();
  await expect.poll(() => calls).toEqual(["retry"]);
  await shown.unmount();
  await show({ status: "cancelled", deployments, undoneBy: operation.id });
  await expect.element(button("Publish the rest")).not.toBeInTheDocument();
});

test("a paused operation is resumed", async () => {
  await show({ status: "paused" });
  await button("Resume").click();
  await expect.poll(() => calls).toEqual(["resume"]);
});

test("an operation that was undone is neither undone again nor retried", async () => {
  const ended = {
    status: "complete",
    deployments: { ...operation.deployments, pending: 0 },
  } as const;
  const shown = await show(ended);
  await expect.element(button("Undo")).toBeVisible();
  await shown.unmount();
  await show({ ...ended, undoneBy: operation.id });
  await expect.element(button("Undo")).not.toBeInTheDocument();
  await expect.element(button("Publish the failed ones again")).not.toBeInTheDocument();
});
