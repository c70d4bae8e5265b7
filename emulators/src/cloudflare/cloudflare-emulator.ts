/**
 * Cloudflare over HTTP, as far as Mainstreet uses it (docs/hosts.md §1): the REST API under /client/v4, the S3 API of R2 on
 * `<account>.r2.<anything>`, and the sites by host: `<script>.<subdomain>.workers.localhost`, hosts of zones, custom domains and
 * custom hostnames, these also with `.localhost` behind them, for browsers on this machine. For tools that cannot resolve such
 * hosts, sites are also under `/__site/<host>/…`.
 *
 * Every text in the form of an API token is one. Tokens with the same first twelve characters belong to one account, and each
 * account has one zone, `agency-<six digits>.localhost`.
 *
 * Control calls besides the core's (emulator.ts):
 *   POST tokens    { token, status?, expiresOn?, missing? }: see tokens.ts
 *   POST accounts  { token, hasR2?, subdomain? }: what the account of a token has
 *   POST zones     { token, name, status? }: a further zone of its account
 *   POST routes    { token, zone, pattern?, script?, record? }: what somebody else has set up in a zone
 *   POST conduct   { writeIntervalMs?, scriptDelayMs?, certificateMs?, keysDelayed?, readsFail? }: see settings.ts
 *   POST hostnames { hostname, status?, sslStatus?, errors? }: a state of a custom hostname, until it is checked on request; GET lists
 *   POST hostname-quotas { zone, quota }: by the id of the zone
 *   DELETE isolates: Workers start again with an empty memory, as they may at any time
 *   POST limits    { requests?, windowMs? }: calls of a token in a window, 1,200 in five minutes
 *   GET  objects   { keys }: the keys of all buckets, as `account/bucket/key`
 */
import type { Dns } from "../dns/dns-emulator.ts";
import { resolveNothing } from "../dns/resolve.ts";
import type { Emulated, EmulatorContext, EmulatorRequest, EmulatorResponse } from "../emulated.ts";
import { startEmulator, type RunningEmulator } from "../emulator.ts";
import { handleApi, isApiRequest } from "./api-routes.ts";
import { cloudflareControls } from "./controls.ts";
import { advanceHostnames } from "./hosts/advance-hostnames.ts";
import { zoneRecords } from "./hosts/zone-dns.ts";
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
  /** SHA-256 of the only script that may run, in hex; without it no script runs. */
  readonly routerSha256?: string | undefined;
  /** Resolves custom hostnames, and gets the records of the zones; without it no name exists. */
  readonly dns?: Dns | undefined;
  /** How long a certificate takes. */
  readonly certificateMs?: number;
};

/** Starts the emulator on 127.0.0.1. Its API is at `<url>/client/v4`. */
export function startCloudflareEmulator({
  port,
  dataDir,
  ...options
}: CloudflareEmulatorOptions = {}): Promise<RunningEmulator> {
  return startEmulator({
    port,
    dataDir,
    create: (context) => createCloudflare(context, options),
  });
}

function createCloudflare(
  context: EmulatorContext,
  { routerSha256, dns, certificateMs }: CloudflareEmulatorOptions,
): Emulated {
  const records = openRecords(context.store);
  dns?.provide("cloudflare", (name) => zoneRecords(records, name));
  const settings = createSettings(certificateMs === undefined ? {} : { certificateMs });
  const validation = { context, records, settings, resolve: dns?.resolve ?? resolveNothing };
  const rateLimit = createRateLimit(context);
  const sites = { context, records, settings, routerSha256, isolates: new Map() };
  const api = { context, records, rateLimit };
  return {
    handle(request) {
      // Requests to the S3 API do not depend on hostnames, so these need not be up to date.
      if (accountOfHost(withoutPort(request.host)) === undefined) advanceHostnames(validation);
      const host = withoutPort(request.host);
      const account = accountOfHost(host);
      if (account !== undefined) return handleR2(sites, request, account);
      if (host !== "127.0.0.1" && host !== "localhost")
        return serveSite(sites, { host, target: request.url, request });
      if (!isApiRequest(request)) return handleMounted(sites, request);
      return handleApi(api, request);
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
