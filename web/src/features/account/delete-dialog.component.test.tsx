import { erasureTexts } from "@mainstreet/contract/account-erasure";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { accessibilityFaults, renderPart } from "../../ui/test-part.tsx";
import { DeleteAccountDialog } from "./delete-dialog.tsx";

let sent: unknown[] = [];
const onClose = vi.fn<() => void>();

beforeEach(() => {
  sent = [];
  onClose.mockReset();
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    const { sites } = JSON.parse(body);
    sent.push(JSON.parse(body));
    const erasure = { requestedAt: "2026-11-23T10:00:00Z", dueAt: "2026-11-30T10:00:00Z", sites };
    return Promise.resolve(Response.json({ erasure }, { status: 202 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const dialog = (liveSites: number) => (
  <QueryClientProvider client={new QueryClient()}>
    <DeleteAccountDialog opened liveSites={liveSites} credits={1} onClose={onClose} />
  </QueryClientProvider>
);

test("what becomes of live sites has to be chosen, and what is lost is named", async () => {
  await renderPart(dialog(2));
  await expect.element(page.getByText(/deleted: 2 live sites, 1 unused credit/)).toBeVisible();
  await expect.element(page.getByText(/delete the CloudFront distributions/)).toBeVisible();
  await page.getByLabelText("Type the email address of your account").fill("pat@example.com");
  const confirm = page.getByRole("button", { name: "Delete my account" });
  await confirm.click();
  await expect.element(page.getByText(erasureTexts.sitesMissing)).toBeVisible();
  expect(sent).toEqual([]);
  await page.getByRole("radio", { name: /Leave my live sites up/ }).click();
  await confirm.click();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent).toEqual([{ confirmation: "pat@example.com", sites: "leave" }]);
});

test("without live sites there is nothing to choose", async () => {
  await renderPart(dialog(0));
  await expect.element(page.getByText(/You have 7 days to call it off/)).toBeVisible();
  expect(page.getByRole("radio").elements()).toHaveLength(0);
});

test("it is accessible in both schemes", async () => {
  expect(await accessibilityFaults(dialog(3))).toEqual([]);
});
