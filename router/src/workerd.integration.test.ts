import { readFile } from "node:fs/promises";
import { Miniflare } from "miniflare";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cases } from "./test-cases.ts";
import { objects, SHARED_HOST } from "./test-sites.ts";

/** The router as it is uploaded, behind a module that can let its bucket fail. */
const ENTRY = `import router from "./router.js";
const failing = { get: () => Promise.reject(new Error("get: internal error (10001)")) };
export default {
  fetch: (request, env) =>
    router.fetch(request, request.headers.has("x-bucket-fails") ? { ...env, SITES: failing } : env),
};`;

/** Miniflare has these types in a package of its own. */
type Bucket = { put(key: string, content: string): Promise<unknown> };

let workerd: Miniflare;

beforeAll(async () => {
  const contents = await readFile(new URL("router.js", import.meta.url), "utf8");
  workerd = new Miniflare({
    modules: [
      { type: "ESModule", path: "entry.js", contents: ENTRY },
      { type: "ESModule", path: "router.js", contents },
    ],
    compatibilityDate: "2026-07-01",
    r2Buckets: { SITES: "sites" },
    bindings: { SHARED_HOST },
    host: "127.0.0.1",
    port: 0,
  });
  const bucket: Bucket = (await workerd.getR2Bucket("SITES")) as never;
  for (const [key, content] of objects) await bucket.put(key, content);
});

afterAll(() => workerd.dispose());

describe("in workerd, the runtime of Cloudflare", () => {
  test.each(cases)("$name", async ({ url, method = "GET", headers, bucketFails, ...wanted }) => {
    const response = await workerd.dispatchFetch(url, {
      method,
      headers: {
        "accept-encoding": "identity",
        ...headers,
        ...(bucketFails && { "x-bucket-fails": "1" }),
      },
      redirect: "manual",
    });
    const body = await response.text();
    expect(response.status).toBe(wanted.status);
    for (const [name, value] of Object.entries(wanted.has ?? {}))
      expect(response.headers.get(name), name).toBe(value);
    if (wanted.body !== undefined) expect(body).toBe(wanted.body);
  });
});
