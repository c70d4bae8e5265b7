import { createHash, randomUUID } from "node:crypto";
import type { EmulatorContext, EmulatorRequest, EmulatorResponse } from "../emulated.ts";
import { workerEnvironment } from "./bindings.ts";
import { findScript, isKnownHost } from "./find-script.ts";
import type { Records, Script } from "./records.ts";
import type { Settings } from "./settings.ts";

/** `routerSha256`: the digest of the only script that is run. No other uploaded code is ever run. */
export type Sites = {
  readonly context: EmulatorContext;
  readonly records: Records;
  readonly settings: Settings;
  readonly routerSha256: string | undefined;
  /** The Workers that run, by account, script and upload: each has a memory of its own. */
  readonly isolates: Map<string, Promise<Worker>>;
};

export type WorkerVisit = {
  readonly host: string;
  readonly target: string;
  readonly request: EmulatorRequest;
};

type Worker = { fetch(request: Request, env: object): Promise<Response> };

const plain = (status: number, body: string): EmulatorResponse => ({
  status,
  headers: { "content-type": "text/plain", "cache-control": "no-store" },
  body,
});

/**
 * Responds to a visitor of a host as Cloudflare's servers do: DNS, then the Worker's own address or the zone's routes. Visitors use http
 * here, but the Worker sees https, as Cloudflare terminates TLS.
 */
export async function serveSite(sites: Sites, visit: WorkerVisit): Promise<EmulatorResponse> {
  const host = realHost(sites, visit.host);
  const name = host.replace(/\.$/, "");
  // The API does not report the state of a custom domain's certificate; only a visit shows it.
  const domain = [...sites.records.domains.all.values()].find(({ hostname }) => hostname === name);
  if (domain && sites.context.now() - domain.createdAt < sites.settings.certificateMs())
    return plain(525, "SSL handshake failed\n");
  const script = findScript(sites.records, name);
  if (typeof script === "string") return plain(530, `${script}\n`);
  const isSettled =
    sites.context.now() - Date.parse(script.modifiedAt) >= sites.settings.scriptDelayMs();
  if (!isSettled) return plain(404, "There is nothing here yet\n");
  const sha256 = createHash("sha256").update(script.source).digest("hex");
  if (sha256 !== sites.routerSha256)
    return plain(500, "error code: 1101 (this emulator runs no script but the product's own)\n");
  const worker = await isolateOf(sites, script);
  const { method, headers } = visit.request;
  const address = `https://${host}${visit.target}`;
  const body = method === "GET" || method === "HEAD" ? null : new Uint8Array(visit.request.body);
  const request = new Request(address, { method, headers: forwarded(headers), body });
  const response = await toEmulated(await worker.fetch(request, workerEnvironment(sites, script)));
  return host === visit.host ? response : browsable(response, sites.context.port);
}

/** `joes.com` for `joes.com.localhost`, which is how a browser on this machine opens it. */
function realHost({ records }: Sites, host: string): string {
  const [, name] = /^(.+)\.localhost$/.exec(host) ?? [];
  return name !== undefined && !isKnownHost(records, host) && isKnownHost(records, name)
    ? name
    : host;
}

/** A redirect to another host is changed to that host's address on this machine. */
function browsable(response: EmulatorResponse, port: number): EmulatorResponse {
  const [, host, rest] = /^https:\/\/([^/]+)(.*)$/.exec(response.headers?.["location"] ?? "") ?? [];
  if (host === undefined) return response;
  const name = host.endsWith(".localhost") ? host : `${host}.localhost`;
  return {
    ...response,
    headers: { ...response.headers, location: `http://${name}:${port}${rest}` },
  };
}

async function toEmulated(response: Response): Promise<EmulatorResponse> {
  const headers = Object.fromEntries(response.headers);
  // A response to HEAD has the length that GET would have.
  const length = headers["content-length"];
  const bytes = Buffer.from(await response.arrayBuffer());
  const body = bytes.length === 0 && length !== undefined ? Buffer.alloc(Number(length)) : bytes;
  return { status: response.status, headers, body };
}

function forwarded(headers: EmulatorRequest["headers"]): Headers {
  const kept = Object.entries(headers).filter(
    ([name]) =>
      !/^(?:host|connection|transfer-encoding|content-length|expect|keep-alive|upgrade)$/.test(
        name,
      ),
  );
  return new Headers(kept.map(([name, value]): [string, string] => [name, String(value)]));
}

function isolateOf(sites: Sites, { accountId, name, etag, source }: Script): Promise<Worker> {
  const id = `${accountId}/${name}/${etag}`;
  const running = sites.isolates.get(id);
  if (running) return running;
  // Node loads a module once for each text, so a random comment gives each isolate a module of its own.
  const url = `data:text/javascript,${encodeURIComponent(`${source}\n// ${randomUUID()}`)}`;
  const started = import(/* @vite-ignore */ url).then(({ default: worker }) => worker);
  sites.isolates.set(id, started);
  return started;
}
