import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderPart } from "../../../ui/test-part.tsx";
import { BucketAccessDialog } from "./bucket-access.tsx";
import { BucketHttpsDialog } from "./bucket-https.tsx";

const onClose = vi.fn<() => void>();
const NAMES = { names: [], hasMore: false };
const ACCESS = {
  state: "everything",
  opens: "everything",
  sites: { ...NAMES, total: 0 },
  others: NAMES,
  publicStatements: [],
  liveSites: 0,
};

// Reads get responses, and changes never get one.
beforeEach(() => {
  onClose.mockReset();
  vi.stubGlobal("fetch", (url: string, { method = "GET" }: { method?: string } = {}) => {
    const response = url.includes("/access") ? ACCESS : { isOffered: true, buckets: [] };
    return method === "GET"
      ? Promise.resolve(Response.json(response))
      : new Promise(() => undefined);
  });
});
afterEach(() => vi.unstubAllGlobals());

const render = (dialog: ReactNode) =>
  renderPart(<QueryClientProvider client={new QueryClient()}>{dialog}</QueryClientProvider>);

/** Presses Escape before `button` is pressed and while its call is in flight, and returns how often the dialog was closed by then. */
async function closedByEscape(button: string): Promise<number[]> {
  const change = page.getByRole("button", { name: button });
  await expect.element(change).toBeVisible();
  await userEvent.keyboard("{Escape}");
  const before = onClose.mock.calls.length;
  await change.click();
  await expect.element(page.getByRole("button", { name: /\.\.\.$/ })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  return [before, onClose.mock.calls.length];
}

test("the public access of a bucket stays open while it is being changed", async () => {
  const bucket = { bucketName: "agency", region: "us-east-1" } as const;
  await render(<BucketAccessDialog credentialsId="1" bucket={bucket} onClose={onClose} />);
  expect(await closedByEscape("Close Again")).toEqual([1, 1]);
});

test("https of a bucket stays open while it is being turned on", async () => {
  const bucket = { bucketName: "agency", credentialsId: "1" };
  await render(<BucketHttpsDialog bucket={bucket} onClose={onClose} />);
  expect(await closedByEscape("Turn on https")).toEqual([1, 1]);
});
