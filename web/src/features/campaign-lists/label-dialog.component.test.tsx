import { LABEL_LIMIT } from "@mainstreet/contract/label";
import { labelTexts } from "@mainstreet/contract/label-texts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderPart } from "../../ui/test-part.tsx";
import { LabelDialog } from "./label-dialog.tsx";
import type { SelectableCampaign } from "./selection.ts";

afterEach(() => vi.unstubAllGlobals());

const SITE: SelectableCampaign = {
  id: "0190c0de-0000-7000-8000-000000000001",
  name: "Plumbing in Boise, ID",
  company: { name: "", address: { street: "" } },
  deploymentUrl: null,
  deploymentType: "netlify",
};

test("a refusal stands at the field that it is about, until that is changed", async () => {
  const tooMany = labelTexts.tooManyOnSite(LABEL_LIMIT.ofSite);
  const tooLong = "Label must be at most 40 characters";
  const refusals = [
    { status: 409, code: "TOO_MANY_LABELS", message: tooMany },
    { status: 400, code: "INVALID", message: tooLong, fields: { "add.0": tooLong } },
  ];
  vi.stubGlobal("fetch", (_url: string, { method }: RequestInit) => {
    if (method !== "POST") return Promise.resolve(Response.json({ labels: [] }));
    const { status, ...failure } = refusals.shift() ?? { status: 500, message: "" };
    return Promise.resolve(
      Response.json({ ...failure, error: failure.message, requestId: "1" }, { status }),
    );
  });
  await renderPart(
    <QueryClientProvider client={new QueryClient()}>
      <LabelDialog campaigns={[SITE]} onClose={() => undefined} onDone={() => undefined} />
    </QueryClientProvider>,
  );
  const field = page.getByRole("combobox", { name: "Add labels" });
  for (const text of [tooMany, tooLong]) {
    await field.fill("Client A");
    await page.getByRole("button", { name: "Save Labels" }).click();
    await expect.element(field).toHaveAccessibleDescription(expect.stringContaining(text));
    await expect.element(field).toHaveAttribute("aria-invalid", "true");
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard("x");
    await expect.element(page.getByText(text)).not.toBeInTheDocument();
  }
});
