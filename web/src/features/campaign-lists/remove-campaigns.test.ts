import { texts } from "@mainstreet/contract/texts";
import { trashTexts } from "@mainstreet/contract/trash-texts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearSession } from "../../lib/session.ts";
import { memoryStorage } from "../../lib/test-storage.ts";
import { dismissToast, toastStore } from "../../lib/toasts.ts";
import { removalStore, withoutRemovals } from "./removal-store.ts";
import { removeCampaigns } from "./remove-campaigns.ts";

let requests: { url: string; body: string }[] = [];

/** Sets the API's responses by the end of the path. */
function answering(responses: Record<string, { status: number; body: object }>): void {
  vi.stubGlobal("fetch", (url: string, { body = "" }: { body?: string } = {}) => {
    requests.push({ url, body });
    const [, response] = Object.entries(responses).find(([path]) => url.includes(path)) ?? [];
    return Promise.resolve(
      new Response(JSON.stringify(response?.body), { status: response?.status ?? 500 }),
    );
  });
}

async function remove(ids: string[], keepSite = false): Promise<number> {
  let ends = 0;
  await removeCampaigns({ ids, listKey: "all", keepSite }, () => (ends += 1));
  return ends;
}

const hidden = () => [...removalStore.current().keys()];
const shown = () => toastStore.current().map(({ text }) => text);

beforeEach(() => {
  requests = [];
  vi.stubGlobal("localStorage", memoryStorage());
  vi.stubGlobal("sessionStorage", memoryStorage());
  vi.stubGlobal("window", new EventTarget());
  localStorage.setItem("token", "abc");
});
afterEach(() => {
  // Also stops the listeners of the session, which would otherwise affect the files after this one.
  clearSession("LOGOUT");
  for (const { id } of toastStore.current()) dismissToast(id);
});

const refunded = { success: true, refunded: 1, teardown: "none", message: texts.removal.deleted };
const failure = { message: "Down", error: "Down", code: "UNEXPECTED", requestId: "r" };

test("one is deleted by its own call, and Undo restores it for the credit that came back", async () => {
  const restored = { restored: ["a"], skipped: [], charged: 1, notes: [], message: "Restored" };
  answering({
    "campaigns/a": { status: 200, body: refunded },
    "trash/restore": { status: 200, body: restored },
  });
  expect(await remove(["a"], true)).toBe(1);
  expect(requests[0]?.url).toContain("keepSite=true");
  expect(hidden()).toEqual(["a"]);
  const [toast] = toastStore.current();
  expect([toast?.text, toast?.action?.label]).toEqual([texts.removal.deleted, "Undo for 1 credit"]);
  toast?.action?.run();
  await vi.waitFor(() => expect(shown()).toContain("Restored"));
  expect(JSON.parse(requests[1]?.body ?? "")).toEqual({ campaignIds: ["a"], credits: 1 });
  expect(hidden()).toEqual([]);
});

test("many are one request; if it fails, lists show all of them again, with the reason", async () => {
  answering({ trash: { status: 500, body: failure } });
  await remove(["a", "b"]);
  expect(requests).toHaveLength(1);
  expect(hidden()).toEqual([]);
  expect(shown()[0]).toMatch(/^Failed to delete campaigns: /);
  const message = texts.removal.deletedMany(2);
  answering({ trash: { status: 200, body: { trashed: ["a", "b"], message } } });
  await remove(["a", "b"]);
  expect([hidden(), shown().at(-1)]).toEqual([["a", "b"], message]);
});

test("one that was deleted elsewhere counts as deleted, and an undo that fails says so", async () => {
  answering({ campaigns: { status: 404, body: { ...failure, code: "NOT_FOUND" } } });
  await remove(["a"]);
  expect([hidden(), shown()]).toEqual([["a"], [texts.removal.deleted]]);
  const body = { trashed: ["b", "c"], message: "Gone" };
  answering({ "trash/restore": { status: 500, body: {} }, trash: { status: 200, body } });
  await remove(["b", "c"]);
  toastStore.current().at(-1)?.action?.run();
  await vi.waitFor(() => expect(shown()).toContain(trashTexts.restoreFailed));
  expect(hidden()).toEqual(["a", "b", "c"]);
});

test("a list counts without what is being deleted, until it was fetched after the end", () => {
  const campaigns = [{ id: "a" }, { id: "b" }];
  const list = { campaigns, total: 5, listKey: "all", updatedAt: 10 };
  const all = new Map([["a", { listKey: "all" }]]);
  expect(withoutRemovals(list, all)).toEqual({ campaigns: [{ id: "b" }], total: 4 });
  const ended = new Map([["c", { listKey: "all", endedAt: 5 }]]);
  expect(withoutRemovals(list, ended).total).toBe(5);
  expect(withoutRemovals(list, new Map([["c", { listKey: "other" }]])).total).toBe(5);
});
