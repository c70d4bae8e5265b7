import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderPart } from "../../ui/test-part.tsx";
import { MoveForm } from "./move-form.tsx";

const onClose = vi.fn<() => void>();

// The call never ends.
beforeEach(() => {
  onClose.mockReset();
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
});
afterEach(() => vi.unstubAllGlobals());

test("Escape closes it, but not while the move is being started", async () => {
  const choice = { deploymentType: "netlify", netlifyTokenId: "default" } as const;
  await renderPart(
    <QueryClientProvider client={new QueryClient()}>
      <MoveForm
        opened
        title="Move this site"
        sites={{ campaignIds: ["1"] }}
        fromType="cloudflare"
        isDefault={false}
        isOne
        notesOfDomains={() => []}
        fields={({ value, onChange }) => (
          <button type="button" onClick={() => onChange({ ...value, ...choice })}>
            Choose
          </button>
        )}
        onStarted={onClose}
        onClose={onClose}
      />
    </QueryClientProvider>,
  );
  await page.getByRole("button", { name: "Choose" }).click();
  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
  await page.getByRole("button", { name: "Move the site" }).click();
  await expect.element(page.getByRole("button", { name: "Starting…" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
});
