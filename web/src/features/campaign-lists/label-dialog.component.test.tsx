import { LABEL_LIMIT } from "@mainstreet/contract/label";
import { labelTexts } from "@mainstreet/contract/label-texts";
import type { Operation } from "@mainstreet/contract/operations";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { toastStore } from "../../lib/toasts.ts";
import { renderPart } from "../../ui/test-part.tsx";
import { LabelDialog } from "./label-dialog.tsx";
import type { SelectableCampaign } from "./selection.ts";

const site = (at: number): SelectableCampaign => ({
  id: `0190c0de-0000-7000-8000-00000000000${at}`,
  name: `Plumbing in Boise ${at}, ID`,
  company: { name: "", address: { street: "" } },
  deploymentUrl: null,
  deploymentType: "netlify",
});
const SITES = [site(1), site(2)];
const ID = "0190c0de-0000-7000-8000-000000000009";
const COUNTS = { changed: 2, unchanged: 0, refused: 0, leftOut: 0, applied: 0, conflicts: 0 };

/** An operation on both sites as the server describes it. */
const operation = (counts: Partial<Operation["counts"]>, isApplied = false): object => ({
  id: ID,
  kind: "changes",
  status: isApplied ? "running" : "draft",
  changes: [],
  actor: { id: "2", name: "Pat" },
  total: 2,
  missing: 0,
  counts: { ...COUNTS, ...counts },
  deployments: { pending: 0, processing: 0, success: 0, error: 0, cancelled: 0, deleted: 0 },
  forecast: [],
  leaving: [],
  undoes: null,
  undoneBy: null,
  createdAt: "2026-11-24T03:00:00.000Z",
  appliedAt: isApplied ? "2026-11-24T03:00:00.000Z" : null,
});
const APPLIED = operation({ changed: 0, applied: 2 }, true);

type Reply = { status?: number; body: object };
let calls: string[];
let bodies: unknown[];
let done: number;
let replies: Record<string, Reply[]>;
const failure = (message: string, fields: object = {}) => ({
  code: "INVALID",
  message,
  error: message,
  requestId: "1",
  fields,
});

beforeEach(() => {
  [calls, bodies, done, replies] = [[], [], 0, {}];
  vi.stubGlobal("fetch", (url: string, { method = "GET", body }: RequestInit) => {
    const name = `${method} ${url.replace(/.*\/api/, "").replace(ID, "id")}`;
    if (name === "GET /labels") {
      const labels = [{ id: "1", name: "Old", colour: "blue", sites: 1 }];
      return Promise.resolve(Response.json({ labels }));
    }
    calls.push(name);
    if (typeof body === "string") bodies.push(JSON.parse(body));
    const reply = replies[name]?.shift() ?? { body: { success: true } };
    return Promise.resolve(Response.json(reply.body, { status: reply.status ?? 200 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const field = page.getByRole("combobox", { name: "Add labels" });
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const lastToast = () => toastStore.current().at(-1);

async function open() {
  await renderPart(
    <QueryClientProvider client={new QueryClient()}>
      <LabelDialog
        campaigns={SITES}
        onClose={() => undefined}
        onDone={() => {
          done += 1;
        }}
      />
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole("combobox", { name: "Remove labels" })).toBeVisible();
}

async function removeOld() {
  await page.getByRole("combobox", { name: "Remove labels" }).click();
  await page.getByRole("option", { name: "Old" }).click();
  await userEvent.keyboard("{Tab}");
}

test("labels are changed by an operation, which its toast undoes and the log keeps", async () => {
  replies = {
    "POST /operations": [{ status: 201, body: operation({}) }],
    "POST /operations/id/apply": [{ status: 202, body: APPLIED }],
    "POST /operations/id/undo": [{ status: 202, body: APPLIED }],
  };
  await open();
  await field.fill("Client A, Winter");
  await removeOld();
  await press("Save Labels");
  await expect.poll(() => done).toBe(1);
  expect(bodies).toEqual([
    {
      campaignIds: SITES.map(({ id }) => id),
      changes: [
        { field: "labels", action: "remove", value: ["Old"] },
        { field: "labels", action: "add", value: ["Client A", "Winter"] },
      ],
    },
  ]);
  expect(lastToast()).toMatchObject({
    text: "Labels changed on 2 sites. Listed under Changes.",
    action: { label: "Undo" },
  });
  lastToast()?.action?.run();
  await expect.poll(() => lastToast()?.text).toBe("Labels taken back on 2 sites");
  expect(calls).toEqual([
    "POST /operations",
    "POST /operations/id/apply",
    "POST /operations/id/undo",
  ]);
});

test("a refusal is shown at the field that it is about, until that is changed", async () => {
  const tooMany = labelTexts.tooMany(LABEL_LIMIT.ofAccount);
  const tooLong = "Label must be at most 40 characters";
  replies = {
    "POST /operations": [
      { status: 400, body: failure(tooMany, { "changes.1.value": tooMany }) },
      { status: 400, body: failure(tooLong, { "changes.0.value.0": tooLong }) },
    ],
  };
  await open();
  await removeOld();
  await field.fill("Client A");
  await press("Save Labels");
  await expect.element(field).toHaveAccessibleDescription(expect.stringContaining(tooMany));
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("x");
  await expect.element(page.getByText(tooMany)).not.toBeInTheDocument();
  await press("Save Labels");
  const remove = page.getByRole("combobox", { name: "Remove labels" });
  await expect.element(remove).toHaveAccessibleDescription(expect.stringContaining(tooLong));
  expect(done).toBe(0);
});

test("sites that are refused are named before the others are changed", async () => {
  const message = labelTexts.tooManyOnSite(LABEL_LIMIT.ofSite);
  const refused = { siteIndex: 1, campaignId: site(2).id, name: site(2).name, message };
  const row = { status: "refused", before: {}, after: {}, skipped: [], deploymentType: "netlify" };
  const sites = [{ ...refused, ...row, deployment: "none", deploymentMessage: "" }];
  const planned = { status: 201, body: operation({ changed: 1, refused: 1 }) };
  const listed = { body: { sites, nextCursor: null } };
  replies = {
    "POST /operations": [planned, planned],
    "GET /operations/id/sites?status=refused": [listed, listed],
    "POST /operations/id/apply": [
      { status: 202, body: operation({ changed: 0, refused: 1, applied: 1 }, true) },
    ],
  };
  await open();
  await field.fill("Client A");
  await press("Save Labels");
  const notice = page.getByRole("alert");
  await expect.element(notice.getByText("1 of 2 sites cannot be changed")).toBeVisible();
  await expect.element(notice.getByText(`Plumbing in Boise 2, ID: ${message}`)).toBeVisible();
  expect(done).toBe(0);

  // Other labels are another operation: this one is not kept.
  await field.fill("Client B");
  await expect.element(notice).not.toBeInTheDocument();
  await expect.poll(() => calls.at(-1)).toBe("DELETE /operations/id");
  await press("Save Labels");
  await press("Change 1 site");
  await expect.poll(() => done).toBe(1);
  expect(calls.filter((call) => call.startsWith("POST"))).toEqual([
    "POST /operations",
    "POST /operations",
    "POST /operations/id/apply",
  ]);
});

test("what fails keeps what was typed, and is applied once more without another operation", async () => {
  replies = {
    "POST /operations": [{ status: 201, body: operation({}) }],
    "POST /operations/id/apply": [
      { status: 503, body: failure("The database is down.") },
      { status: 202, body: operation({ changed: 0, applied: 1, conflicts: 1 }, true) },
    ],
  };
  await open();
  await field.fill("Client A");
  await press("Save Labels");
  await expect.element(page.getByRole("alert")).toHaveTextContent("The database is down.");
  await expect.element(page.getByText("Client A", { exact: true })).toBeVisible();
  await press("Save Labels");
  await expect.poll(() => done).toBe(1);
  expect(calls).toEqual([
    "POST /operations",
    "POST /operations/id/apply",
    "POST /operations/id/apply",
  ]);
  expect(toastStore.current().map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      "Labels changed on 1 site. Listed under Changes.",
      "1 site not changed: see why under Changes",
    ]),
  );
});

test("where each site has these labels already, no operation is kept", async () => {
  replies = {
    "POST /operations": [{ status: 201, body: operation({ changed: 0, unchanged: 2 }) }],
  };
  await open();
  await field.fill("Old");
  await press("Save Labels");
  await expect
    .poll(() => lastToast()?.text)
    .toBe("Nothing to change: the sites are labelled so already");
  await expect.poll(() => calls).toEqual(["POST /operations", "DELETE /operations/id"]);
});
