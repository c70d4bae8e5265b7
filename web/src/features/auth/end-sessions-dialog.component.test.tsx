import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderPart } from "../../ui/test-part.tsx";
import { EndSessionsDialog } from "./end-sessions-dialog.tsx";

const onClose = vi.fn<() => void>();

// The call never ends, like a call that waits for fresh proof.
beforeEach(() => {
  onClose.mockReset();
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
});
afterEach(() => vi.unstubAllGlobals());

test("Escape closes it, but not while its call waits", async () => {
  await renderPart(
    <QueryClientProvider client={new QueryClient()}>
      <EndSessionsDialog target="others" returnFocus onClose={onClose} onEnded={onClose} />
    </QueryClientProvider>,
  );
  await page.getByLabelText("Current Password", { exact: true }).fill("a long enough text");
  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect.element(page.getByRole("button", { name: "Signing out..." })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
});
