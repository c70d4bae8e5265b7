import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { writeDraft } from "../../lib/draft.ts";
import { renderPart } from "../../ui/test-part.tsx";
import { EvidenceForm } from "./evidence-form.tsx";
import { PhoneLinks } from "./phone-links.tsx";

type Body = { city: string; state: string };

const CARY = { city: "Cary", state: "NC" };
const DURHAM = { city: "Durham", state: "NC" };

let sent: Body[] = [];

beforeEach(() => {
  sent = [];
  sessionStorage.clear();
  vi.stubGlobal("fetch", (_: string, { method, body }: { method: string; body: string }) => {
    if (method === "GET") return Promise.resolve(Response.json({ links: [] }));
    const { city, state } = JSON.parse(body);
    sent.push({ city, state });
    return new Promise(() => undefined);
  });
});
afterEach(() => vi.unstubAllGlobals());

const client = new QueryClient();
const inApp = (part: ReactNode) => (
  <QueryClientProvider client={client}>{part}</QueryClientProvider>
);
const GONE = "There is no site in Cary, NC any more. Please choose again.";

test("a link for a city whose site was deleted is not created for all cities", async () => {
  const draft = { label: "Ana", place: "Cary, NC", days: "14", mostUses: "20" };
  writeDraft("evidence-link:b1", draft);
  const links = (places?: (typeof CARY)[]) => inApp(<PhoneLinks businessId="b1" places={places} />);
  const { rerender } = await renderPart(links());
  const make = page.getByRole("button", { name: "Make link" });
  expect(make.elements()).toHaveLength(0);

  await rerender(links([DURHAM]));
  const city = page.getByLabelText("City of the jobs");
  await expect.element(city).toHaveValue("Cary, NC");
  await make.click();
  await expect.element(page.getByText(GONE)).toBeVisible();
  await expect.element(city).toHaveFocus();
  expect(sent).toEqual([]);

  await city.selectOptions("Durham, NC");
  await make.click();
  await expect.poll(() => sent).toEqual([DURHAM]);
});

test("a piece for a city whose site is deleted while it is typed is not saved for all cities", async () => {
  const form = (places: (typeof CARY)[]) =>
    inApp(<EvidenceForm businessId="b1" places={places} home={null} onDone={() => undefined} />);
  const { rerender } = await renderPart(form([CARY, DURHAM]));
  const city = page.getByLabelText("Shown in");
  await city.selectOptions("Cary, NC");
  await rerender(form([DURHAM]));
  const save = page.getByRole("button", { name: "Save" });
  await save.click();
  await expect.element(page.getByText(GONE)).toBeVisible();
  await expect.element(city).toHaveValue("Cary, NC");
  expect(sent).toEqual([]);

  await city.selectOptions("All cities");
  await save.click();
  await expect.poll(() => sent).toEqual([{ city: "", state: "" }]);
});
