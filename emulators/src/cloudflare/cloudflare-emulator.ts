/**
 * Cloudflare over HTTP, as far as Mainstreet uses it (docs/hosts.md §1): the REST API under /client/v4, the S3 API of R2 on
 * `<account>.r2.<anything>`, and the sites by host: `<script>.<subdomain>.workers.localhost`, and hosts of zones. For tools that
 * cannot resolve such hosts, sites are also under `/__site/<host>/…`.
 *
 * Every text in the form of an API token is one. Tokens with the same first twelve characters belong to one account, and each
 * account has one zone, `agency-<six digits>.localhost`.
 *
 * Control calls besides the core's (emulator.ts):
 *   POST tokens    { token, status?, expiresOn?, missing? }: see tokens.ts
 *   POST accounts  { token, hasR2?, subdomain? }: what the account of a token has
 *   POST zones     { token, name, status? }: a further zone of its account
 *   POST routes    { token, zone, pattern?, script?, record? }: what somebody else has set up in a zone
 *   POST conduct   { writeIntervalMs?, scriptDelayMs?, keysDelayed?, readsFail? }: see settings.ts
 *   DELETE isolates: Workers start again with an empty memory, as they may at any time
 *   POST limits    { requests?, windowMs? }: calls of a token in a window, 1,200 in five minutes
 *   GET  objects   { keys }: the keys of all buckets, as `account/bucket/key`
 */
import type { Emulated, EmulatorContext, EmulatorRequest, EmulatorResponse } from "../emulated.ts";
import { startEmulator, type RunningEmulator } from "../emulator.ts";
import { handleApi, isApiRequest } from "./api-routes.ts";
import { cloudflareControls } from "./controls.ts";
import { accountOfHost, handleR2 } from "./r2/handle-r2.ts";
import { createRateLimit } from "./rate-limit.ts";
import { openRecords } from "./records.ts";
import { serveSite, type Sites } from "./serve-site.ts";
import { createSettings } from "./settings.ts";
import { credentialOf } from "./tokens.ts";

export type CloudflareEmulatorOptions = {
  /** 0 (the default) lets the system choose. */
  readonly port?: number;
  /** Without it, the state is in memory only. */
  readonly dataDir?: string;
  /** SHA-256 of the one script that may run, in hex; without it none does. */
  readonly routerSha256?: string | undefined;
};

/** Starts the emulator on 127.0.0.1. Its API is at `<url>/client/v4`. */
export function startCloudflareEmulator({
  port,
  dataDir,
  routerSha256,
}: CloudflareEmulatorOptions = {}): Promise<RunningEmulator> {
  return startEmulator({
    port,
    dataDir,
    create: (context) => createCloudflare(context, routerSha256),
  });
}

function createCloudflare(context: EmulatorContext, routerSha256: string | undefined): Emulated {
  const records = openRecords(context.store);
  const settings = createSettings();
  const rateLimit = createRateLimit(context);
  const sites = { context, records, settings, routerSha256, isolates: new Map() };
  const api = { context, records, rateLimit };
  return {
    handle(request) {
      const host = withoutPort(request.host);
      const account = accountOfHost(host);
      if (account !== undefined) return handleR2(sites, request, account);
      if (host !== "127.0.0.1" && host !== "localhost")
        return serveSite(sites, { host, target: request.url, request });
      return isApiRequest(request) ? handleApi(api, request) : handleMounted(sites, request);
    },
    credentialOf: ({ headers }) => credentialOf(headers),
    controls: cloudflareControls({ ...sites, rateLimit }),
  };
}

/** A site under `/__site/<host>/`. */
function handleMounted(
  sites: Sites,
  request: EmulatorRequest,
): EmulatorResponse | Promise<EmulatorResponse> {
  const [, host, rest = ""] = /^\/__site\/([^/?]+)(.*)$/s.exec(request.url) ?? [];
  const headers = { "content-type": "text/plain" };
  if (host === undefined) return { status: 404, headers, body: "The API is under /client/v4/.\n" };
  const target = rest.startsWith("/") ? rest : `/${rest}`;
  return serveSite(sites, { host: withoutPort(host.toLowerCase()), target, request });
}

const withoutPort = (host: string) => host.replace(/:\d+$/, "");
