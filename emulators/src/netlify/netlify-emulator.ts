/**
 * Netlify over HTTP, as far as Mainstreet uses it: the REST API under /api/v1 (docs/providers.md §1 and §4.1), and the published
 * sites, by host (`<name>.netlify.localhost`, `<deploy id>--<name>.netlify.localhost`, a custom domain) and, for tools that cannot
 * resolve such hosts, under `/__site/<host>/…`, where redirects still lead to the address of the site's own host.
 *
 * Control calls besides the core's (emulator.ts):
 *   POST tokens         { token, revoked }: any `nfp_` token is a user of its own until it is revoked
 *   POST limits         { requestsPerMinute?, deploysPerMinute?, deploysPerDay? }: null switches one off;
 *                       minuteMs?, dayMs?: how long a minute and a day last for these limits, windows that are open excepted
 *   POST plan           { creditsPerMonth?, creditsPerDeploy?, projects? }: what the plan of every team includes (plan.ts)
 *   POST credits        { token, used }: how many credits the team of a token has used this month
 *   POST timings        { preparingMs?, processingMs? }: how long a deploy waits in `preparing` and `uploaded`/`processing`
 *   POST conduct        { errorBodies?, stray401Every? }: how refusals are worded, and how often a good token is refused (quirks.ts)
 *   POST certificates   { certificateMs?, failures? }: how long a certificate takes, and how many of the next ones fail
 *   POST deploy-errors  { times, message }: the next deploys end in `error` instead of `ready`
 */
import type { Dns } from "../dns/dns-emulator.ts";
import type { DnsRecord } from "../dns/dns-records.ts";
import { resolveNothing } from "../dns/resolve.ts";
import type { Emulated, EmulatorRequest, EmulatorResponse } from "../emulated.ts";
import { startEmulator, type RunningEmulator } from "../emulator.ts";
import { handleApi, isApiRequest, type Api } from "./api-routes.ts";
import { advanceCertificates, EDGE_ADDRESS, setIssuing } from "./certificates.ts";
import { createQuirks } from "./quirks.ts";
import { advanceDeploys, planErrors, setTimings, startProgress } from "./go-live.ts";
import { createPlans } from "./plan.ts";
import type { Netlify } from "./present.ts";
import { createRateLimits, defaultLimits, type Limits } from "./rate-limits.ts";
import { openRecords, type Records } from "./records.ts";
import { serveSite } from "./serve-site.ts";
import { credentialOf, setTokenRevoked } from "./tokens.ts";

export type NetlifyEmulatorOptions = {
  /** 0 (the default) lets the system choose. */
  readonly port?: number;
  /** Without it, the state is in memory only. */
  readonly dataDir?: string;
  /** Limits that are not named keep their default: 500 requests a minute, deploys unlimited. */
  readonly limits?: Partial<Limits>;
  /** Where the domains of sites are resolved; without it no name exists. */
  readonly dns?: Dns | undefined;
  /** How long a certificate takes. */
  readonly certificateMs?: number;
};

/** Starts the emulator on 127.0.0.1. Its API is at `<url>/api/v1`. */
export function startNetlifyEmulator({
  port,
  dataDir,
  limits,
  dns,
  certificateMs = 300,
}: NetlifyEmulatorOptions = {}): Promise<RunningEmulator> {
  return startEmulator({
    port,
    dataDir,
    create(context) {
      const issuing = { certificateMs, failuresLeft: 0 };
      const records = openRecords(context.store);
      dns?.provide("netlify", (name) => ownRecords(records, name));
      const resolve = dns?.resolve ?? resolveNothing;
      const plans = createPlans(records, context);
      const netlify = { context, records, resolve, issuing, plans };
      return createNetlify(netlify, { ...defaultLimits, ...limits });
    },
  });
}

function createNetlify(netlify: Netlify, limits: Limits): Emulated {
  const { context, records, plans } = netlify;
  const progress = startProgress(records);
  const rateLimits = createRateLimits(limits, context);
  const quirks = createQuirks();
  sweepBlobs(netlify);
  return {
    handle(request) {
      advanceDeploys(netlify, progress);
      advanceCertificates(netlify);
      const response = handle({ netlify, progress, rateLimits, quirks }, request);
      advanceDeploys(netlify, progress);
      advanceCertificates(netlify);
      return response;
    },
    credentialOf: ({ headers }) => credentialOf(headers),
    controls: {
      "POST tokens": (body) => setTokenRevoked(context.store, records, body),
      "POST limits": (body) => rateLimits.set(body),
      "POST conduct": (body) => quirks.set(body),
      "POST plan": (body) => plans.set(body),
      "POST credits": (body) => {
        const { write, ...done } = plans.setUsed(body);
        context.store.commit([write]);
        return done;
      },
      "POST timings": (body) => setTimings(progress, body),
      "POST certificates": (body) => setIssuing(netlify, body),
      "POST deploy-errors": (body) => planErrors(progress, body),
    },
  };
}

/** On a loopback name, serves the API and `/__site/`; on any other host, the published site of that name. */
function handle(api: Api, request: EmulatorRequest): EmulatorResponse {
  const host = withoutPort(request.host);
  if (host !== "127.0.0.1" && host !== "localhost")
    return serveSite(api.netlify, { host, target: request.url, request });
  if (isApiRequest(request)) return handleApi(api, request);
  const [, siteHost, rest = ""] = /^\/__site\/([^/?]+)(.*)$/s.exec(request.url) ?? [];
  if (siteHost === undefined)
    return {
      status: 404,
      headers: { "content-type": "text/plain" },
      body: "The API is under /api/v1/.\n",
    };
  const target = rest.startsWith("/") ? rest : `/${rest}`;
  return serveSite(api.netlify, { host: withoutPort(siteHost.toLowerCase()), target, request });
}

/** The sites' own names and the load balancer, with the addresses of the real service. */
function ownRecords({ sites }: Records, name: string): DnsRecord[] | undefined {
  const [, site] = /^([a-z0-9-]+)\.netlify\.(?:app|localhost)$/.exec(name) ?? [];
  const isSite = site !== undefined && [...sites.all.values()].some((one) => one.name === site);
  if (!isSite && name !== "apex-loadbalancer.netlify.com") return undefined;
  return [{ type: "A", value: EDGE_ADDRESS, ttl: 300 }];
}

function withoutPort(host: string): string {
  return host.replace(/:\d+$/, "");
}

/** Files of deleted sites and deploys are only dropped here, at start. */
function sweepBlobs({ context, records }: Netlify): void {
  context.store.blobs.keepOnly(
    new Set([...records.manifests.all.values()].flatMap((manifest) => Object.values(manifest))),
  );
}
