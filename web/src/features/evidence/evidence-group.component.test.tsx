import type { ListedEvidence } from "@mainstreet/contract/evidence";
import { evidenceTexts } from "@mainstreet/contract/evidence-texts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderPart } from "../../ui/test-part.tsx";
import { Toasts } from "../../ui/toasts.tsx";
import { EvidenceGroup } from "./evidence-group.tsx";

type Request = { ids: string[]; respond: (body: object, status?: number) => void };

let requests: Request[] = [];

beforeEach(() => {
  requests = [];
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const respond = (response: object, status = 200) =>
      resolve(Response.json(response, { status }));
    requests.push({ ids: JSON.parse(body).ids, respond });
    return promise;
  });
});
afterEach(() => vi.unstubAllGlobals());

const piece = (id: string, title: string): ListedEvidence => ({
  id,
  status: "waiting",
  source: "dashboard",
  content: { kind: "job", title, text: "", month: "2026-05", pictures: [] },
  city: "Durham",
  state: "NC",
  photoCity: "",
  photoState: "",
  hasSite: true,
  createdAt: "2026-11-01T00:00:00.000Z",
  updatedAt: "2026-11-01T00:00:00.000Z",
});
const PIECES = [piece("a", "New boiler"), piece("b", "New sink")];

const button = (name: string) => page.getByRole("button", { name });
const refused = (id: string) => ({
  published: 0,
  refused: [{ id, message: "", fields: { "content.text": evidenceTexts.storyNeeded } }],
  unpublishedSites: 0,
});
const PUBLISHED = { published: 1, refused: [], unpublishedSites: 3 };

async function publishBoth(onPublished = vi.fn<(sites: number) => void>()) {
  await renderPart(
    <QueryClientProvider client={new QueryClient()}>
      <EvidenceGroup
        title="Waiting for you"
        status="waiting"
        businessId="b1"
        pieces={PIECES}
        places={[]}
        home={null}
        onPublished={onPublished}
      />
      <Toasts />
    </QueryClientProvider>,
  );
  await button("Publish New boiler").click();
  await button("Publish New sink").click();
  await expect.poll(() => requests.map(({ ids }) => ids)).toEqual([["a"], ["b"]]);
  const [first, second] = requests;
  if (first === undefined || second === undefined) throw new Error("two requests expected");
  return { first, second, onPublished };
}

test("while two pieces are being published, both are busy, and each shows its own result", async () => {
  const { first, second, onPublished } = await publishBoth();
  await expect.element(button("Publish New boiler")).toHaveAttribute("aria-disabled", "true");
  await expect.element(button("Publish New sink")).toHaveAttribute("aria-disabled", "true");

  first.respond(refused("a"));
  const boiler = page.getByRole("listitem").filter({ hasText: "New boiler" });
  await expect.element(boiler.getByText(evidenceTexts.storyNeeded)).toBeVisible();
  await expect.element(button("Publish New boiler")).not.toHaveAttribute("aria-disabled");
  await expect.element(button("Publish New sink")).toHaveAttribute("aria-disabled", "true");

  second.respond(PUBLISHED);
  await expect.poll(() => onPublished.mock.calls).toEqual([[3]]);
  await expect.element(boiler.getByText(evidenceTexts.storyNeeded)).toBeVisible();
  await expect.element(button("Publish New sink")).not.toHaveAttribute("aria-disabled");
});

test("the first of two requests that fails is named, and its piece can be published again", async () => {
  const { first } = await publishBoth();
  const message = "The database is busy.";
  first.respond({ message, error: message, code: "BUSY", requestId: "1" }, 503);
  await expect.element(page.getByText(message)).toBeVisible();
  await button("Publish New boiler").click();
  await expect.poll(() => requests.map(({ ids }) => ids)).toEqual([["a"], ["b"], ["a"]]);
  requests[2]?.respond(PUBLISHED);
  await expect.element(button("Publish New boiler")).not.toHaveAttribute("aria-disabled");
});

test("the form of a published piece names the city in which its photo stays", async () => {
  const van = { hash: "a".repeat(64), alt: "Van", width: 900, height: 700, widths: [400] };
  const published: ListedEvidence = {
    ...piece("c", "Van"),
    status: "published",
    content: { kind: "photo", picture: van },
    city: "",
    state: "",
    photoCity: "Cary",
    photoState: "NC",
  };
  await renderPart(
    <QueryClientProvider client={new QueryClient()}>
      <EvidenceGroup
        title="On the pages"
        status="published"
        businessId="b1"
        pieces={[published]}
        places={[]}
        home={{ city: "Apex", state: "NC" }}
        onPublished={() => undefined}
      />
    </QueryClientProvider>,
  );
  await page.getByRole("button", { name: /^Edit/ }).click();
  await expect.element(page.getByText(/for all cities, on those of Cary, NC/)).toBeVisible();
});
