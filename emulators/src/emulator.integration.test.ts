import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { control, send } from "./drive-emulator.ts";
import type { Emulated, EmulatorContext } from "./emulated.ts";
import { startEmulator, type RunningEmulator } from "./emulator.ts";

/** A tiny service to test the core with: PUT stores a body under its raw path, GET gives it back. */
function createShelf({ store, now }: EmulatorContext): Emulated {
  const shelf = store.collection<string>("shelf");
  return {
    credentialOf: ({ headers }) => headers.authorization,
    handle({ method, url, body }) {
      if (method === "PUT") {
        const digest = store.blobs.write(body);
        const effect = {
          at: new Date(now()).toISOString(),
          credential: "asha",
          kind: "put",
          path: url,
          digest,
        };
        store.commit([shelf.put(url, digest)], [effect]);
        return { status: 200, body: digest };
      }
      const digest = shelf.get(url);
      return digest === undefined
        ? { status: 404 }
        : { status: 200, body: store.blobs.read(digest) };
    },
  };
}

let folder: string;
let running: RunningEmulator[];
const start = async (dataDir?: string): Promise<RunningEmulator> => {
  const emulator = await startEmulator({ dataDir, create: createShelf });
  running.push(emulator);
  return emulator;
};
const put = async (origin: string, path: string, body: string): Promise<number> =>
  (await send(origin, `PUT ${path}`, { body })).status;
const get = async (origin: string, path: string): Promise<string> =>
  (await send(origin, `GET ${path}`)).text;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "emulator-"));
  running = [];
});
afterEach(async () => {
  for (const emulator of running) await emulator.close();
  rmSync(folder, { recursive: true });
});

describe("a fault", () => {
  it("responds in the service's place, as often as set, and has no effect", async () => {
    const { url } = await start();
    await control(url, "POST faults", {
      match: "PUT /a",
      status: 503,
      times: 2,
      headers: { "retry-after": "1" },
      body: "busy",
    });
    const response = await send(url, "PUT /a", { body: "1" });
    expect(response).toMatchObject({ status: 503, text: "busy", headers: { "retry-after": "1" } });
    expect(await put(url, "/b", "not matched")).toBe(200);
    expect(await control(url, "GET faults")).toMatchObject({
      faults: [{ match: "PUT /a", times: 1 }],
    });
    expect(await put(url, "/a", "1")).toBe(503);
    expect((await send(url, "GET /a")).status).toBe(404);
    expect(await put(url, "/a", "1")).toBe(200);
  });

  it("after the effect changes only the response", async () => {
    const { url } = await start();
    await control(url, "POST faults", { match: "PUT /a", when: "after", dropConnection: true });
    await expect(put(url, "/a", "kept")).rejects.toThrow();
    expect(await get(url, "/a")).toBe("kept");
    await control(url, "POST faults", { match: "PUT /b", when: "after", status: 500 });
    expect(await put(url, "/b", "kept too")).toBe(500);
    expect(await get(url, "/b")).toBe("kept too");
    await control(url, "POST faults", { match: "GET /b", when: "after", truncateBody: 2 });
    await expect(get(url, "/b")).rejects.toThrow();
  });

  it("can drop a request, cut its body, or hold it up", async () => {
    const { url } = await start();
    await control(url, "POST faults", { match: "PUT /a", dropConnection: true });
    await expect(put(url, "/a", "lost")).rejects.toThrow();
    expect((await send(url, "GET /a")).status).toBe(404);
    await control(url, "POST faults", { match: "* /a", truncateBody: 2 });
    expect(await put(url, "/a", "long")).toBe(200);
    expect(await get(url, "/a")).toBe("lo");
    await control(url, "POST faults", { match: "GET /a", delayMs: 60 });
    const before = performance.now();
    await get(url, "/a");
    expect(performance.now() - before).toBeGreaterThan(50);
  });

  it("ends when the emulator does: a request held up then has no effect", async () => {
    const { url, close } = await start(folder);
    await control(url, "POST faults", { match: "PUT /a", delayMs: 60_000 });
    const held = expect(put(url, "/a", "late")).rejects.toThrow();
    await expect.poll(() => control(url, "GET faults")).toEqual({ faults: [] });
    await close();
    await held;
    running.shift();
    expect((await send((await start(folder)).url, "GET /a")).status).toBe(404);
  });

  it("can be aimed at a host, and is refused when it makes no sense", async () => {
    const { url } = await start();
    await control(url, "POST faults", { match: "GET ^asha\\.example/", status: 500 });
    expect((await send(url, "GET /", { headers: { host: "ben.example" } })).status).toBe(404);
    expect((await send(url, "GET /", { headers: { host: "asha.example" } })).status).toBe(500);
    for (const fault of [
      {},
      { match: "/a" },
      { match: "GET (" },
      { match: "GET /", typo: 1 },
      { match: "GET /", times: "2" },
    ]) {
      await expect(control(url, "POST faults", fault)).rejects.toThrow();
    }
    await control(url, "POST faults", { match: "GET /", status: 500 });
    await control(url, "DELETE faults");
    expect((await send(url, "GET /")).status).toBe(404);
  });
});

describe("the journal", () => {
  it("records raw requests, and no value that signs or authorises", async () => {
    const { url } = await start();
    await send(url, "PUT /a%20b?list-type=2&X-Amz-Signature=s3cr3t&access_token=t0ken", {
      headers: { authorization: "asha" },
      body: "12345",
    });
    const text = JSON.stringify(await control(url, "GET requests"));
    expect(JSON.parse(text)).toMatchObject({
      dropped: 0,
      requests: [
        {
          method: "PUT",
          path: "/a%20b",
          query: "list-type=2&X-Amz-Signature=-&access_token=-",
          credential: "asha",
          bodySize: 5,
          status: 200,
        },
      ],
    });
    expect(text).not.toMatch(/s3cr3t|t0ken/);
    await control(url, "DELETE requests");
    expect(await control(url, "GET requests")).toEqual({ requests: [], dropped: 0 });
  });
});

describe("the control API", () => {
  it("moves the clock, and forgets everything on a reset", async () => {
    const { url } = await start(folder);
    await control(url, "POST clock", { offsetMs: 86_400_000 });
    await put(url, "/a", "1");
    const { effects } = JSON.parse(JSON.stringify(await control(url, "GET effects")));
    expect(Date.parse(effects[0].at) - Date.now()).toBeGreaterThan(86_000_000);
    await control(url, "POST faults", { match: "GET /a", status: 500 });
    await control(url, "POST reset");
    expect((await send(url, "GET /a")).status).toBe(404);
    expect(await control(url, "GET effects")).toEqual({ effects: [] });
    expect(readdirSync(join(folder, "blobs"))).toEqual([]);
  });

  it("lists its calls in the response to an unknown one", async () => {
    const { url } = await start();
    await expect(control(url, "POST nonsense")).rejects.toThrow("POST faults");
    await expect(control(url, "POST clock", {})).rejects.toThrow(
      "the clock takes offsetMs and dayMs",
    );
  });
});

describe("the state on disk", () => {
  it("is there again after a restart, effects too, and is smaller", async () => {
    const first = await start(folder);
    for (let round = 0; round < 20; round += 1) await put(first.url, "/a", `version ${round}`);
    const before = readFileSync(join(folder, "log.jsonl")).length;
    await first.close();
    const second = await start(folder);
    expect(await get(second.url, "/a")).toBe("version 19");
    const { effects } = JSON.parse(JSON.stringify(await control(second.url, "GET effects")));
    expect(effects).toHaveLength(20);
    expect(readFileSync(join(folder, "log.jsonl")).length).toBeLessThan(before);
    running.shift();
  });

  it("loses a torn last line and an unfinished blob, nothing else, and goes on from there", async () => {
    const first = await start(folder);
    await put(first.url, "/a", "acknowledged");
    await first.close();
    appendFileSync(join(folder, "log.jsonl"), '{"writes":[["shelf","/b","0123');
    writeFileSync(join(folder, "blobs", `${"a".repeat(40)}.part`), "half");
    const second = await start(folder);
    expect(await get(second.url, "/a")).toBe("acknowledged");
    expect((await send(second.url, "GET /b")).status).toBe(404);
    await put(second.url, "/c", "later");
    await second.close();
    const third = await start(folder);
    expect(await get(third.url, "/c")).toBe("later");
    expect(readdirSync(join(folder, "blobs")).some((name) => name.endsWith(".part"))).toBe(false);
    running.splice(0, 2);
  });

  it("refuses to start on a log that is damaged in its middle", async () => {
    writeFileSync(join(folder, "log.jsonl"), '{"writes":[\n{"writes":[],"effects":[]}\n');
    await expect(start(folder)).rejects.toThrow("not JSON");
    writeFileSync(join(folder, "log.jsonl"), "");
    expect((await send((await start(folder)).url, "GET /a")).status).toBe(404);
  });

  it("belongs to one emulator at a time", async () => {
    const first = await start(folder);
    await expect(start(folder)).rejects.toThrow(
      `The data directory ${folder} is in use by another running emulator.`,
    );
    await first.close();
    running.shift();
    await start(folder);
  });

  it("is not touched when the port is taken, and the refusal names the port", async () => {
    const { port } = await start();
    await expect(startEmulator({ port, dataDir: folder, create: createShelf })).rejects.toThrow(
      `Port ${port} is in use by another program.`,
    );
    expect(readdirSync(folder)).toEqual([]);
    await start(folder);
  });
});
