import { LABEL_LIMIT } from "@mainstreet/contract/label";
import { labelTexts } from "@mainstreet/contract/label-texts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { toastStore } from "../../lib/toasts.ts";
import { renderPart } from "../../ui/test-part.tsx";
import { SiteLabelsCard } from "./site-labels-card.tsx";

afterEach(() => vi.unstubAllGlobals());

const ID = "0190c0de-0000-7000-8000-000000000001";
const tooMany = labelTexts.tooManyOnSite(LABEL_LIMIT.ofSite);

/** The server's labels of the site; it refuses a label of the name "More". */
function stubServer(): { names: string[] } {
  const site = { names: ["Client A"] };
  vi.stubGlobal("fetch", (_url: string, { method, body }: RequestInit) => {
    if (method === "POST") {
      const { add, remove }: { add: string[]; remove: string[] } = JSON.parse(
        typeof body === "string" ? body : "{}",
      );
      if (add.includes("More")) {
        const failure = { code: "TOO_MANY_LABELS", message: tooMany, error: tooMany };
        return Promise.resolve(Response.json({ ...failure, requestId: "1" }, { status: 409 }));
      }
      site.names = [...site.names.filter((name) => !remove.includes(name)), ...add];
      return Promise.resolve(Response.json({ sites: 1, changed: 1 }));
    }
    const labels = site.names.map((name) => ({ id: name, name, colour: "blue", sites: 1 }));
    return Promise.resolve(Response.json({ labels }));
  });
  return site;
}

test("labels of a site are saved one change at a time, with an undo, and a refusal is shown at the field", async () => {
  const site = stubServer();
  await renderPart(
    <QueryClientProvider client={new QueryClient()}>
      <SiteLabelsCard campaignId={ID} />
    </QueryClientProvider>,
  );
  const field = page.getByRole("combobox", { name: "Labels of this site" });
  await field.fill("Winter");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => toastStore.current().at(-1)?.text).toBe("“Winter” added");
  expect(site.names).toEqual(["Client A", "Winter"]);
  await userEvent.keyboard("{Backspace}");
  await expect.poll(() => toastStore.current().at(-1)?.text).toBe("“Winter” removed");
  expect(site.names).toEqual(["Client A"]);
  toastStore.current().at(-1)?.action?.run();
  await expect.poll(() => site.names).toEqual(["Client A", "Winter"]);

  await field.fill("More");
  await userEvent.keyboard("{Enter}");
  await expect.element(field).toHaveAccessibleDescription(expect.stringContaining(tooMany));
  await userEvent.keyboard("x");
  await expect.element(page.getByText(tooMany)).not.toBeInTheDocument();
  expect(site.names).toEqual(["Client A", "Winter"]);
});
