import { readFileSync } from "node:fs";
import { afterEach, describe, expect, test, vi } from "vitest";
import { bucketOf } from "./test-bucket.ts";
import type { RouterCase } from "./test-case.ts";
import { cases } from "./test-cases.ts";
import { objects, SHARED_HOST, siteObjects } from "./test-sites.ts";

type Bucket = ReturnType<typeof bucketOf>;
type Worker = { fetch(request: Request, env: object): Promise<Response> };

const module = readFileSync(new URL("router.js", import.meta.url), "utf8");
let isolates = 0;

/** The module with an empty memory, as a new isolate has it. */
async function startRouter(): Promise<Worker> {
  isolates += 1;
  const source = encodeURIComponent(`${module}\n// ${isolates}`);
  const url = `data:text/javascript,${source}`;
  const { default: worker } = (await import(/* @vite-ignore */ url)) as { default: Worker };
  return worker;
}

const failing: Bucket = {
  get: () => Promise.reject(new Error("get: We encountered an internal error. (10001)")),
};

const environment = (bucket: Bucket) => ({ SITES: bucket, SHARED_HOST });

afterEach(() => vi.useRealTimers());

async function expectCase(respond: Promise<Response>, { status, body, has = {} }: RouterCase) {
  const response = await respond;
  expect(response.status).toBe(status);
  for (const [name, value] of Object.entries(has))
    expect(response.headers.get(name), name).toBe(value);
  if (body !== undefined) expect(await response.text()).toBe(body);
}

describe("in Node", () => {
  test.each(cases)("$name", async (row) => {
    const router = await startRouter();
    const bucket = row.bucketFails ? failing : bucketOf(objects);
    const { url, method = "GET", headers = {} } = row;
    await expectCase(router.fetch(new Request(url, { method, headers }), environment(bucket)), row);
  });
});

test("there are forty cases or more, each with its own name", () => {
  expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
  expect(cases.length).toBeGreaterThanOrEqual(40);
});

const front = new Request("https://joe.example.com/");
const versionAt = async (router: Worker, bucket: Bucket) =>
  (await router.fetch(front, environment(bucket))).headers.get("x-site-version");

/** Counts the reads of each key. */
function counted(bucket: Bucket) {
  const reads: string[] = [];
  const get: Bucket["get"] = (key, options) => {
    reads.push(key);
    return bucket.get(key, options);
  };
  return { reads, bucket: { get } };
}

describe("memory of manifests", () => {
  const second = bucketOf(new Map(siteObjects("joe.example.com", "joe", "2")));

  test("a new version is seen after five seconds, not before", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const router = await startRouter();
    expect(await versionAt(router, bucketOf(objects))).toBe("1");
    vi.advanceTimersByTime(4_999);
    expect(await versionAt(router, second)).toBe("1");
    vi.advanceTimersByTime(1);
    expect(await versionAt(router, second)).toBe("2");
  });

  test("a manifest that is unchanged is read once a visit at most, and its files each time", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const router = await startRouter();
    const { reads, bucket } = counted(bucketOf(objects));
    for (const pauseMs of [0, 1_000, 5_000, 1_000]) {
      vi.advanceTimersByTime(pauseMs);
      expect(await versionAt(router, bucket)).toBe("1");
    }
    expect(reads.filter((key) => key.startsWith("live/"))).toHaveLength(2);
    expect(reads.filter((key) => key.startsWith("s/"))).toHaveLength(4);
  });

  test("a conditional visit reads no file", async () => {
    const router = await startRouter();
    const { reads, bucket } = counted(bucketOf(objects));
    const headers = { "if-none-match": "*" };
    await router.fetch(new Request(front, { headers }), environment(bucket));
    expect(reads).toEqual(["live/joe.example.com"]);
  });

  test("while the bucket fails the last manifest stays in force, and an unknown host is no 404", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const router = await startRouter();
    expect(await versionAt(router, bucketOf(objects))).toBe("1");
    vi.advanceTimersByTime(60_000);
    const manifestsFail: Bucket = {
      get: (key) => (key.startsWith("live/") ? failing : bucketOf(objects)).get(key),
    };
    expect(await versionAt(router, manifestsFail)).toBe("1");
    const other = new Request("https://ann.example.com/");
    expect((await router.fetch(other, environment(manifestsFail))).status).toBe(503);
    expect((await router.fetch(front, environment(failing))).status).toBe(503);
  });

  test("a site that was taken down is gone after five seconds, and its manifest forgotten", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const router = await startRouter();
    await versionAt(router, bucketOf(objects));
    vi.advanceTimersByTime(5_000);
    expect(await versionAt(router, bucketOf(new Map()))).toBe("none");
    expect((await router.fetch(front, environment(failing))).status).toBe(503);
  });
});
