import { labelTexts } from "@mainstreet/contract/label-texts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderPart } from "../../ui/test-part.tsx";
import { LabelManager } from "./label-manager.tsx";

type Label = { id: string; name: string; colour: string; sites: number };
let labels: Label[];
let calls: unknown[];

/** Keeps labels as the server does; the name "Taken" is refused. */
function response(url: string, { method = "GET", body }: RequestInit): Response {
  const id = url.replace(/.*\//, "");
  if (method === "GET") return Response.json({ labels });
  const change: Partial<Label> = JSON.parse(typeof body === "string" ? body : "{}");
  calls.push([method, id, ...(method === "PUT" ? [change] : [])]);
  if (change.name === "Taken") {
    const message = labelTexts.taken("Taken");
    return Response.json(
      { code: "TAKEN", message, error: message, requestId: "1" },
      { status: 409 },
    );
  }
  if (method === "DELETE") {
    labels = labels.filter((label) => label.id !== id);
    return Response.json({ success: true });
  }
  const name = change.name?.trim().replaceAll(/\s+/g, " ");
  labels = labels.map((label) =>
    label.id === id ? { ...label, ...change, ...(name && { name }) } : label,
  );
  return Response.json(labels.find((label) => label.id === id));
}

beforeEach(async () => {
  calls = [];
  labels = [
    { id: "1", name: "Client A", colour: "blue", sites: 12 },
    { id: "2", name: "Winter", colour: "red", sites: 1 },
  ];
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => Promise.resolve(response(url, init)));
  await renderPart(
    <QueryClientProvider client={new QueryClient()}>
      <LabelManager onClose={() => undefined} />
    </QueryClientProvider>,
  );
});
afterEach(() => vi.unstubAllGlobals());

const button = (name: string) => page.getByRole("button", { name, exact: true });

test("a label gets another colour at once", async () => {
  await page.getByRole("combobox", { name: "Colour of Winter" }).selectOptions("green");
  await expect
    .element(page.getByRole("combobox", { name: "Colour of Winter" }))
    .toHaveValue("green");
  expect(calls).toEqual([["PUT", "2", { colour: "green" }]]);
});

test("a name is saved once when it is typed, as the server keeps it, and a refusal goes with the next letter", async () => {
  await page.getByRole("textbox", { name: "Name of Winter" }).fill(" Summer  26 ");
  await userEvent.keyboard("{Enter}");
  const renamed = page.getByRole("textbox", { name: "Name of Summer 26" });
  await expect.element(renamed).toHaveValue("Summer 26");
  await userEvent.keyboard("{Tab}");
  expect(calls).toEqual([["PUT", "2", { name: " Summer  26 " }]]);

  await renamed.fill("Taken");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText(labelTexts.taken("Taken"))).toBeVisible();
  await renamed.fill("Summer 26");
  await expect.element(page.getByText(labelTexts.taken("Taken"))).not.toBeInTheDocument();
  await userEvent.keyboard("{Tab}");
  expect(calls).toHaveLength(2);
});

test("a label is deleted after a question that says from how many sites, and the keyboard stays there", async () => {
  await button("Delete Client A").click();
  await expect.element(page.getByText("It goes from 12 sites.")).toBeVisible();
  await expect.element(button("Keep")).toHaveFocus();
  await button("Keep").click();
  await expect.element(button("Delete Client A")).toHaveFocus();
  expect(calls).toEqual([]);
  await button("Delete Client A").click();
  await button("Delete").click();
  await expect
    .element(page.getByRole("textbox", { name: "Name of Client A" }))
    .not.toBeInTheDocument();
  await expect.element(page.getByRole("textbox", { name: "Name of Winter" })).toBeVisible();
  expect(calls).toEqual([["DELETE", "1"]]);
});
