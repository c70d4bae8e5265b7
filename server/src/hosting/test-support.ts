import { inspect } from "node:util";
import { gunzipSync } from "node:zlib";
import { afterEach, beforeEach, vi } from "vitest";
import { z } from "zod";
import { sendRequest } from "../platform/http-client/send-request.ts";
import type { HostingState, PublishInput, SiteFile } from "./provider.ts";
import { ProviderError } from "../provider-error.ts";

const TYPES: Record<string, string> = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
  png: "image/png",
  txt: "text/plain; charset=utf-8",
  xml: "application/xml",
};

/** The files of a site, from path → text. */
export function siteOf(texts: Record<string, string>): SiteFile[] {
  return Object.entries(texts).map(([path, text]) => ({
    path,
    content: Buffer.from(text),
    contentType: TYPES[path.split(".").at(-1) ?? ""] ?? "application/octet-stream",
    cacheControl: "public, max-age=0, must-revalidate",
  }));
}

/** A publish that is never superseded; `saved` is what a database would hold after each step. */
export function publishOf(texts: Record<string, string>, previous: HostingState | null = null) {
  const saved: HostingState[] = [];
  const input: PublishInput = {
    files: siteOf(texts),
    previous,
    beforeUpload: async (uncertain) => void saved.push(uncertain),
    isCurrent: async () => true,
  };
  return { input, saved, lastSaved: () => saved.at(-1) ?? previous };
}

/** Makes every pause end at once, in this file's product code and emulators alike; sockets use real time. */
export function skipPauses(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    vi.setTimerTickMode("nextTimerAsync");
  });
  afterEach(() => vi.useRealTimers());
}

/**
 * The longest pause in `work`, in ms, in tests that skip pauses. Not a spy: Vitest restores spies again before a later test, in whatever
 * file, and would install the skipping timer again for good.
 */
export async function longestPauseOf(work: () => Promise<unknown>): Promise<number> {
  const skipping = globalThis.setTimeout;
  let longest = 0;
  globalThis.setTimeout = new Proxy(skipping, {
    apply(target, self, given: Parameters<typeof setTimeout>) {
      longest = Math.max(longest, given[1] ?? 0);
      return Reflect.apply(target, self, given);
    },
  });
  try {
    await work();
    return longest;
  } finally {
    globalThis.setTimeout = skipping;
  }
}

const journal = z.object({
  requests: z.array(
    z.object({ method: z.string(), path: z.string(), query: z.string(), status: z.number() }),
  ),
});

const effectLog = z.object({ effects: z.array(z.object({ kind: z.string() })) });

type Sent = { method?: string; headers?: Record<string, string>; body?: object };

/** One request over node:http: `fetch` has timeouts that skipped pauses also end, and would give up. */
export async function request(url: string, { method = "GET", headers = {}, body }: Sent = {}) {
  const origin = new URL(url);
  const response = await sendRequest({
    origin,
    method,
    path: origin.pathname + origin.search,
    headers,
    body: body && Buffer.from(JSON.stringify(body)),
    timeoutMs: 10_000,
  });
  if ("fault" in response) throw new Error(`${method} ${url}: ${response.detail}`);
  const isPacked = response.headers["content-encoding"] === "gzip";
  const bytes = isPacked ? gunzipSync(response.body) : response.body;
  return { status: response.status, headers: response.headers, text: bytes.toString("utf8") };
}

type Emulator = { readonly url: string; readonly port: number; close(): Promise<void> };

/** Starts an emulator before each test of the file and closes it afterwards. Its `url` and `port` are known only within a test. */
export function emulatorPerTest(start: () => Promise<Emulator>) {
  let running: Emulator;
  beforeEach(async () => {
    running = await start();
  });
  afterEach(() => running.close());
  const emulator = {
    get url() {
      return running.url;
    },
    get port() {
      return running.port;
    },
  };
  return { emulator, control: controlOf(emulator) };
}

/** The control API of an emulator, and its published sites. */
export function controlOf(emulator: { readonly url: string }) {
  async function call(method: string, name: string, body?: object): Promise<unknown> {
    const sent = body ? { method, body } : { method };
    const { status, text } = await request(`${emulator.url}/__control/${name}`, sent);
    if (status !== 200) throw new Error(text);
    return JSON.parse(text);
  }
  return {
    set: (name: string, body: object) => call("POST", name, body),
    fault: (fault: object) => call("POST", "faults", fault),
    clearFaults: () => call("DELETE", "faults"),
    /** "METHOD path" of the requests since the last call. */
    async requests(): Promise<string[]> {
      const { requests } = journal.parse(await call("GET", "requests"));
      await call("DELETE", "requests");
      return requests.map(({ method, path }) => `${method} ${path}`);
    },
    /** The kinds of everything that took effect since the start, from the emulator's log of effects. */
    async effects(): Promise<string[]> {
      return effectLog.parse(await call("GET", "effects")).effects.map(({ kind }) => kind);
    },
    /** What a visitor of the site's own host gets; redirects are not followed. */
    visit(siteUrl: string, path = "") {
      const { hostname, pathname } = new URL(path, siteUrl);
      return request(`${emulator.url}/__site/${hostname}${pathname}`);
    },
  };
}

/** The ProviderError with which the work fails, with everything that could be printed of it. Throws when it succeeds. */
export async function failureOf(work: Promise<unknown>) {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const { kind, message, retryAt } = error;
    return { kind, message, retryAt, printed: inspect(error, { depth: 10, showHidden: true }) };
  }
  throw new Error("The work was expected to fail");
}
