import type { CreationRun, RunSite } from "@mainstreet/contract/creation-runs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followRun } from "./follow-run.ts";
import type { RunView } from "./follow-run.ts";
import { memoryStorage } from "./test-storage.ts";

const RUN: CreationRun = {
  id: "0190c0de-0000-7000-8000-000000000001",
  kind: "bulk",
  service: "Plumbing",
  services: 1,
  status: "running",
  total: 2,
  completed: 0,
  counts: { pending: 2, processing: 0, success: 0, error: 0, cancelled: 0, deleted: 0 },
  dripPerDay: null,
  perWeek: null,
  isOwnAccount: true,
  createdAt: "2026-11-20T09:41:00.000Z",
  estimatedEndAt: null,
  nextStartAt: null,
  hold: null,
};
const site = (siteIndex: number, changes: Partial<RunSite> = {}): RunSite => ({
  siteIndex,
  campaignId: null,
  serviceName: "Plumbing",
  city: "Boone",
  state: "NC",
  status: "pending",
  message: "",
  deploymentUrl: null,
  nextAttemptAt: null,
  version: 1,
  ...changes,
});
const event = (name: string, data: unknown, id = "") =>
  `${id && `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const ALL = event("run", RUN) + event("sites", [site(0), site(1)], "5");
const ENDED: CreationRun = { ...RUN, status: "complete", completed: 2 };

type StreamRequest = {
  path: string;
  lastEventId: string | null;
  token: string | null;
  signal: AbortSignal;
};
type Responder = (request: StreamRequest) => Promise<Response>;

/** Sends chunks and stays open until the viewer disconnects. */
const sends =
  (...pieces: string[]): Responder =>
  ({ signal }) => {
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (controller) => {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
        signal.addEventListener("abort", () => controller.error(signal.reason));
      },
    });
    return Promise.resolve(new Response(body));
  };
/** Sends chunks and ends, like a server that is stopped. */
const sendsAndEnds =
  (...pieces: string[]): Responder =>
  () =>
    Promise.resolve(new Response(pieces.join("")));
const refuses =
  (status: number): Responder =>
  () => {
    const refusal = { message: "No", error: "No", code: "NO", requestId: "r" };
    return Promise.resolve(new Response(JSON.stringify(refusal), { status }));
  };
const breaks: Responder = () => Promise.reject(new TypeError("fetch failed"));

let responders: Responder[] = [];
let requests: StreamRequest[] = [];
let follower: ReturnType<typeof followRun> | undefined;

beforeEach(() => {
  requests = [];
  vi.stubGlobal("fetch", (path: string, { headers, signal }: RequestInit) => {
    if (!signal) throw new Error("a stream that cannot be closed");
    const sent = new Headers(headers);
    const request = {
      path,
      lastEventId: sent.get("last-event-id"),
      token: sent.get("authorization"),
      signal,
    };
    requests.push(request);
    return (responders.shift() ?? refuses(500))(request);
  });
  vi.stubGlobal("localStorage", memoryStorage());
  vi.stubGlobal("sessionStorage", memoryStorage());
  localStorage.setItem("token", "abc");
});
afterEach(() => {
  follower?.close();
  vi.unstubAllGlobals();
});

const eventually = <T>(check: () => T) => vi.waitFor(check, { timeout: 20_000 });

/** Follows the run with these responders, one per request, and returns the views that were reported, newest last. */
function follow(...given: Responder[]) {
  responders = given;
  const views: RunView[] = [];
  const timing = { first: 1, longest: 2, notify: 0 };
  follower = followRun(RUN.id, (view) => views.push(view), timing);
  follower.open();
  const until = (connection: RunView["connection"]) =>
    eventually(() => {
      expect(views.at(-1)?.connection).toBe(connection);
      return views.at(-1);
    });
  return { follower, views, until };
}

test("a run is followed from its first event to its last over one stream with the session's token", async () => {
  const live = site(1, { status: "success", version: 2 });
  const { until } = follow(
    sendsAndEnds(ALL, event("sites", [live], "6"), event("complete", ENDED)),
  );
  const view = await until("ended");
  expect(view).toMatchObject({ run: { completed: 2 }, sites: [site(0), live], error: undefined });
  expect(requests).toMatchObject([
    { path: `/api/creation-runs/${RUN.id}/events`, lastEventId: null, token: "Bearer abc" },
  ]);
});

test("a broken stream is reconnected after its last event, and the view stays while it is lost", async () => {
  const live = site(0, { status: "success", version: 3 });
  const { views, until } = follow(
    sendsAndEnds(ALL),
    refuses(503),
    breaks,
    sends(event("run", RUN) + event("sites", [live, site(1)], "9")),
  );
  await eventually(() => expect(requests).toHaveLength(4));
  const view = await until("live");
  expect(requests.map(({ lastEventId }) => lastEventId)).toEqual([null, "5", "5", "5"]);
  // The first connection ended without an error, which a viewer need not see.
  const lost = views.find(({ connection }) => connection === "lost");
  expect(lost?.error?.status).toBe(503);
  expect(lost?.sites).toHaveLength(2);
  expect(view?.sites).toEqual([live, site(1)]);
});

test("events that cannot be read are requested again, not skipped", async () => {
  const { until } = follow(
    sendsAndEnds(ALL),
    sendsAndEnds(event("sites", [{ siteIndex: "one" }], "6")),
    sends(event("run", RUN)),
  );
  await eventually(() => expect(requests).toHaveLength(3));
  await until("live");
  expect(requests.map(({ lastEventId }) => lastEventId)).toEqual([null, "5", "5"]);
});

test("of two versions of a site the higher one stays, and an unchanged site is the same object", async () => {
  const { views, until } = follow(
    sends(ALL, event("sites", [site(0, { version: 4, status: "success" })], "7")),
  );
  await eventually(() => expect(views.at(-1)?.sites[0]?.version).toBe(4));
  const before = await until("live");
  responders = [sends(event("sites", [site(0, { version: 3 }), site(1)], "8"))];
  follower?.close();
  follower?.open();
  const after = await until("live");
  expect(after?.sites[0]).toMatchObject({ version: 4, status: "success" });
  expect(after?.sites[1]).toBe(before?.sites[1]);
});

test("closing disconnects, and opening continues after the last event", async () => {
  const { until } = follow(sends(ALL), sends(event("complete", ENDED)));
  await until("live");
  follower?.close();
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true]);
  follower?.open();
  expect((await until("ended"))?.sites).toHaveLength(2);
  expect(requests[1]?.lastEventId).toBe("5");
});

test("a run that does not exist is requested once", async () => {
  const { until } = follow(refuses(404));
  expect((await until("refused"))?.error).toMatchObject({ status: 404, message: "No" });
  expect(requests).toHaveLength(1);
});

test("a 401 ends the session", async () => {
  const { until } = follow(refuses(401));
  await until("refused");
  expect(localStorage.getItem("token")).toBeNull();
});

test("an ended run that was retried is followed again", async () => {
  const { until } = follow(sendsAndEnds(ALL, event("complete", ENDED)), sends(event("run", RUN)));
  await until("ended");
  follower?.update(RUN);
  follower?.open();
  expect((await until("live"))?.run?.status).toBe("running");
});

test("events are read whatever chunks the network makes of them", async () => {
  const text = `retry: 2000\n\n: comment\n\n${ALL}${event("complete", ENDED)}`;
  for (const size of [1, 7, 100]) {
    requests = [];
    const chunks = Array.from({ length: Math.ceil(text.length / size) }, (_, n) =>
      text.slice(n * size, (n + 1) * size),
    );
    const { until } = follow(sends(...chunks));
    expect((await until("ended"))?.sites).toHaveLength(2);
    follower?.close();
  }
});
