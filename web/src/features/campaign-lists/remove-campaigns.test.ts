import { texts } from "@mainstreet/contract/texts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../../lib/api-error.ts";
import { clearSession } from "../../lib/session.ts";
import { memoryStorage } from "../../lib/test-storage.ts";
import { toastStore } from "../../lib/toasts.ts";
import { forgetRemovals, removalStore } from "./removal-store.ts";
import { retryDelay, removeCampaigns } from "./remove-campaigns.ts";

const ok = { success: true, refunded: 0, teardown: "removed", message: texts.removal.deleted };
const refusal = (code: string, message: string) => ({
  message,
  error: message,
  code,
  requestId: "r",
});

type Answer = { status: number; body: object; headers?: Record<string, string> };

let requests: string[] = [];
/** When each was requested, in seconds. */
let askedAt: number[] = [];
let atOnce = 0;
let mostAtOnce = 0;

/** Sets the API's response to a deletion, by the campaign's id and the number of earlier requests. */
function answering(response: (id: string, before: number) => Answer): void {
  vi.stubGlobal("fetch", async (url: string) => {
    const id = url.replace(/^.*campaigns\//, "").replace(/\?.*$/, "");
    const {
      status,
      body,
      headers = {},
    } = response(id, requests.filter((one) => one === id).length);
    requests.push(id);
    askedAt.push(Date.now() / 1_000);
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    await new Promise((resolve) => setTimeout(resolve, 20));
    atOnce -= 1;
    return new Response(JSON.stringify(body), { status, headers });
  });
}

/** Starts deleting, runs all timers and returns how often `onEnd` was called. */
async function remove(ids: string[]): Promise<number> {
  let ends = 0;
  const campaigns = ids.map((id) => ({
    id,
    name: `Plumbing in ${id}`,
    company: { name: "", address: { street: "" } },
    deploymentUrl: null,
    deploymentType: "netlify" as const,
  }));
  removeCampaigns(
    campaigns.map((campaign) => ({ campaign, listKey: "all", keepSite: false })),
    () => (ends += 1),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  return ends;
}

const stateOf = (id: string) => removalStore.current().byId.get(id)?.state;

beforeEach(() => {
  vi.useFakeTimers();
  [requests, askedAt] = [[], []];
  [atOnce, mostAtOnce] = [0, 0];
  vi.stubGlobal("localStorage", memoryStorage());
  vi.stubGlobal("sessionStorage", memoryStorage());
  vi.stubGlobal("window", new EventTarget());
  localStorage.setItem("token", "abc");
});
afterEach(() => {
  forgetRemovals();
  vi.useRealTimers();
});

test("many campaigns are deleted a few at a time, each once, and `onEnd` is called once", async () => {
  answering(() => ({ status: 200, body: ok }));
  const ids = Array.from({ length: 11 }, (_, index) => `c${index}`);
  expect(await remove(ids)).toBe(1);
  expect(requests.toSorted()).toEqual(ids.toSorted());
  expect(mostAtOnce).toBe(4);
});

test("a busy server is retried after its Retry-After", async () => {
  answering((_, before) =>
    before < 2
      ? { status: 503, body: refusal("BUSY", "Busy"), headers: { "retry-after": "5" } }
      : { status: 200, body: ok },
  );
  await remove(["a"]);
  const [first = 0, second = 0, third = 0] = askedAt;
  expect([second - first, third - second]).toEqual([expect.closeTo(5, 1), expect.closeTo(5, 1)]);
  expect(requests).toEqual(["a", "a", "a"]);
  expect(stateOf("a")).toBe("done");
});

test("a refused deletion keeps its reason, and the others continue", async () => {
  answering((id) =>
    id === "a"
      ? { status: 502, body: refusal("PROVIDER", "Netlify is down") }
      : { status: 200, body: ok },
  );
  await remove(["a", "b"]);
  expect(removalStore.current()).toMatchObject({ isOpen: true });
  expect(removalStore.current().byId.get("a")).toMatchObject({
    state: "failed",
    message: "Netlify is down",
    mayKeepSite: true,
  });
  expect(stateOf("b")).toBe("done");
});

test("a campaign that was deleted elsewhere counts as deleted", async () => {
  answering(() => ({ status: 404, body: refusal("NOT_FOUND", "Campaign not found") }));
  await remove(["a"]);
  expect(stateOf("a")).toBe("done");
});

test("signing out stops the deletions, and nothing is kept or shown", async () => {
  const before = toastStore.current().length;
  answering(() => {
    clearSession("LOGOUT");
    return { status: 200, body: ok };
  });
  const ids = Array.from({ length: 11 }, (_, index) => `c${index}`);
  expect(await remove(ids)).toBe(0);
  expect(requests.length).toBeLessThanOrEqual(4);
  expect(removalStore.current().byId.size).toBe(0);
  expect(toastStore.current()).toHaveLength(before);
});

test("failures are not shown to the next user", async () => {
  answering(() => ({ status: 502, body: refusal("PROVIDER", "Netlify is down") }));
  await remove(["a"]);
  expect(stateOf("a")).toBe("failed");
  clearSession("LOGOUT");
  expect(removalStore.current()).toMatchObject({ isOpen: false, byId: new Map() });
});

test("what will not change is not tried again", () => {
  const failing = (status: number, retryAfterMs?: number) =>
    new ApiError({ status, code: "X", message: "", retryAfterMs });
  expect(retryDelay(failing(503, 7_000), 1)).toBe(7_000);
  expect(retryDelay(failing(429), 1)).toBe(5_000);
  expect(retryDelay(failing(503), 6)).toBeUndefined();
  expect(retryDelay(failing(0), 1)).toBe(2_000);
  expect(retryDelay(failing(0), 2)).toBeUndefined();
  expect(retryDelay(failing(502), 1)).toBeUndefined();
});

test("the DNS records that a deleted site leaves are shown, also for one site alone", async () => {
  const left = {
    purpose: "address",
    type: "CNAME",
    name: "www",
    fullName: "www.joesplumbing.com",
    value: "joe.netlify.app",
    isAlternative: false,
    note: "",
    isFound: true,
  };
  const recordsToRemove = [left];
  answering((id) => ({ status: 200, body: id === "a" ? ok : { ...ok, recordsToRemove } }));
  await remove(["a"]);
  expect(removalStore.current().isOpen).toBe(false);
  await remove(["b"]);
  expect(removalStore.current().isOpen).toBe(true);
  expect(removalStore.current().byId.get("b")).toMatchObject({ state: "done", recordsToRemove });
});
