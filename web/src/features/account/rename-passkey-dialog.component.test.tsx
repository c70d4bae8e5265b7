import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderPart } from "../../ui/test-part.tsx";
import { RenamePasskeyDialog } from "./rename-passkey-dialog.tsx";

const onClose = vi.fn<() => void>();
const PASSKEY = { id: "1", name: "Laptop", createdAt: "2026-11-23T10:00:00Z", lastUsedAt: null };

// The call never ends, like a call that waits for fresh proof.
beforeEach(() => {
  onClose.mockReset();
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
});
afterEach(() => vi.unstubAllGlobals());

test("Escape closes it, but not while its call waits", async () => {
  await renderPart(
    <QueryClientProvider client={new QueryClient()}>
      <RenamePasskeyDialog passkey={PASSKEY} onClose={onClose} />
    </QueryClientProvider>,
  );
  await page.getByLabelText("Name of the passkey", { exact: true }).fill("a long enough text");
  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
  await page.getByRole("button", { name: "Rename", exact: true }).click();
  await expect.element(page.getByRole("button", { name: "Renaming..." })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
});
