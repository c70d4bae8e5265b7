import type { CreationRun, RunSite } from "@mainstreet/contract/creation-runs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followRun } from "./follow-run.ts";
import type { RunView } from "./run-view.ts";
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
  isOwnAccount: true,
  createdAt: "2026-11-20T09:41:00.000Z",
  estimatedEndAt: null,
  nextStartAt: null,
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
  version: 1,
  ...changes,
});
const event = (name: string, data: unknown, id = "") =>
  `${id && `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const ALL = event("run", RUN) + event("sites", [site(0), site(1)], "5");
const ENDED: CreationRun = { ...RUN, status: "complete", completed: 2 };

type Asked = { path: string; from: string | null; token: string | null; signal: AbortSignal };
type Answer = (asked: Asked) => Promise<Response>;

/** Pieces of a stream that goes on, until the viewer goes. */
const says =
  (...pieces: string[]): Answer =>
  ({ signal }) => {
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (controller) => {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
        signal.addEventListener("abort", () => controller.error(signal.reason));
      },
    });
    return Promise.resolve(new Response(body));
  };
/** The stream ends, as one does whose server stops. */
const saysAndEnds =
  (...pieces: string[]): Answer =>
  () =>
    Promise.resolve(new Response(pieces.join("")));
const refuses =
  (status: number): Answer =>
  () => {
    const refusal = { message: "No", error: "No", code: "NO", requestId: "r" };
    return Promise.resolve(new Response(JSON.stringify(refusal), { status }));
  };
const breaks: Answer = () => Promise.reject(new TypeError("fetch failed"));

let answers: Answer[] = [];
let asked: Asked[] = [];
let follower: ReturnType<typeof followRun> | undefined;

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", (path: string, { headers, signal }: RequestInit) => {
    if (!signal) throw new Error("a stream that nobody can close");
    const said = new Headers(headers);
    const one = { path, from: said.get("last-event-id"), token: said.get("authorization"), signal };
    asked.push(one);
    return (answers.shift() ?? refuses(500))(one);
  });
  vi.stubGlobal("localStorage", memoryStorage());
  vi.stubGlobal("sessionStorage", memoryStorage());
  localStorage.setItem("token", "abc");
});
afterEach(() => {
  follower?.close();
  vi.unstubAllGlobals();
});

/** However slow the machine is. */
const eventually = <T>(check: () => T) => vi.waitFor(check, { timeout: 20_000 });

/** Follows the run over such answers, one a request, and gives what is told, newest last. */
function follow(...given: Answer[]) {
  answers = given;
  const views: RunView[] = [];
  const pauses = { first: 1, longest: 2, betweenTellings: 0 };
  follower = followRun(RUN.id, (view) => views.push(view), pauses);
  follower.open();
  const until = (connection: RunView["connection"]) =>
    eventually(() => {
      expect(views.at(-1)?.connection).toBe(connection);
      return views.at(-1);
    });
  return { follower, views, until };
}

test("a run is told from its first event to its last, over one stream with the session's token", async () => {
  const live = site(1, { status: "success", version: 2 });
  const { until } = follow(saysAndEnds(ALL, event("sites", [live], "6"), event("complete", ENDED)));
  const view = await until("ended");
  expect(view).toMatchObject({ run: { completed: 2 }, sites: [site(0), live], error: undefined });
  expect(asked).toMatchObject([
    { path: `/api/creation-runs/${RUN.id}/events`, from: null, token: "Bearer abc" },
  ]);
});

test("a stream that breaks is asked for again from the last id; what is known stays in sight meanwhile", async () => {
  const live = site(0, { status: "success", version: 3 });
  const { views, until } = follow(
    saysAndEnds(ALL),
    refuses(503),
    breaks,
    says(event("run", RUN) + event("sites", [live, site(1)], "9")),
  );
  await eventually(() => expect(asked).toHaveLength(4));
  const view = await until("live");
  expect(asked.map(({ from }) => from)).toEqual([null, "5", "5", "5"]);
  // That the first one just ended is nothing to worry a viewer with.
  const lost = views.find(({ connection }) => connection === "lost");
  expect(lost?.error?.status).toBe(503);
  expect(lost?.sites).toHaveLength(2);
  expect(view?.sites).toEqual([live, site(1)]);
});

test("events that cannot be understood are asked for again, not passed over", async () => {
  const { until } = follow(
    saysAndEnds(ALL),
    saysAndEnds(event("sites", [{ siteIndex: "one" }], "6")),
    says(event("run", RUN)),
  );
  await eventually(() => expect(asked).toHaveLength(3));
  await until("live");
  expect(asked.map(({ from }) => from)).toEqual([null, "5", "5"]);
});

test("of two readings of a site the higher version stands, and one that did not change is the same object", async () => {
  const { views, until } = follow(
    says(ALL, event("sites", [site(0, { version: 4, status: "success" })], "7")),
  );
  await eventually(() => expect(views.at(-1)?.sites[0]?.version).toBe(4));
  const before = await until("live");
  answers = [says(event("sites", [site(0, { version: 3 }), site(1)], "8"))];
  follower?.close();
  follower?.open();
  const after = await until("live");
  expect(after?.sites[0]).toMatchObject({ version: 4, status: "success" });
  expect(after?.sites[1]).toBe(before?.sites[1]);
});

test("closed it lets the connection go, and opened it goes on where it stopped", async () => {
  const { until } = follow(says(ALL), says(event("complete", ENDED)));
  await until("live");
  follower?.close();
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true]);
  follower?.open();
  expect((await until("ended"))?.sites).toHaveLength(2);
  expect(asked[1]?.from).toBe("5");
});

test("a run that is not there is asked for once", async () => {
  const { until } = follow(refuses(404));
  expect((await until("refused"))?.error).toMatchObject({ status: 404, message: "No" });
  expect(asked).toHaveLength(1);
});

test("a session that is over ends here as everywhere", async () => {
  const { until } = follow(refuses(401));
  await until("refused");
  expect(localStorage.getItem("token")).toBeNull();
});

test("an ended run that was tried again is followed again", async () => {
  const { until } = follow(saysAndEnds(ALL, event("complete", ENDED)), says(event("run", RUN)));
  await until("ended");
  follower?.know(RUN);
  follower?.open();
  expect((await until("live"))?.run?.status).toBe("running");
});
