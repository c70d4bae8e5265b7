import { randomUUID } from "node:crypto";
import type { EmulatorResponse } from "../emulated.ts";
import type { Effect } from "../state-store.ts";
import {
  netlifyJsonResponse,
  emptyResponse,
  pageResponse,
  jsonBody,
  type ApiCall,
} from "./api-call.ts";
import { isCovered } from "./certificate-records.ts";
import { namesChanged, namesGone } from "./certificates.ts";
import { assertNamesFree, customNamesOf } from "./domain-names.ts";
import { NetlifyError, notFound, unprocessable } from "./netlify-error.ts";
import { isoTime, presentSite, siteHost, type Netlify } from "./present.ts";
import { deploysOf, type NetlifySite } from "./records.ts";
import { claimName } from "./site-names.ts";

/** The site a path names, by id or by its own domain. Throws 404, also for another team's site. */
export function requireSite({ records }: Netlify, { user, params }: ApiCall): NetlifySite {
  const idOrHost = params["site"] ?? "";
  const site =
    records.sites.get(idOrHost) ??
    [...records.sites.all.values()].find((other) => siteHost(other) === idOrHost);
  if (site === undefined || site.accountSlug !== user.accountSlug) throw notFound();
  return site;
}

/** `GET /sites` and `GET /{account_slug}/sites`, newest first; `name` finds sites whose name contains it. */
export function listSites(netlify: Netlify, call: ApiCall): EmulatorResponse {
  requireOwnAccount(call);
  const name = call.query.get("name")?.toLowerCase() ?? "";
  const sites = [...netlify.records.sites.all.values()]
    .filter((site) => site.accountSlug === call.user.accountSlug && site.name.includes(name))
    .toSorted((a, b) => b.createdAt - a.createdAt);
  // A user is never a guest elsewhere here: every token is the owner of its own team.
  const visible = call.query.get("filter") === "guest" ? [] : sites;
  return pageResponse(
    call,
    visible.map((site) => presentSite(netlify, site)),
  );
}

/** `POST /sites` and `POST /{account_slug}/sites`: 201 with the new site. */
export function createSite(netlify: Netlify, call: ApiCall): EmulatorResponse {
  requireOwnAccount(call);
  const { context, records, plans } = netlify;
  const body = jsonBody(call);
  plans.assertMayCreate(call.user.accountSlug);
  const now = context.now();
  const site: NetlifySite = {
    id: randomUUID(),
    name: claimName(records, body["name"]),
    accountSlug: call.user.accountSlug,
    customDomain: domainOrNull(body),
    domainAliases: [],
    forceSsl: false,
    isDisabled: false,
    publishedDeployId: null,
    createdAt: now,
    updatedAt: now,
  };
  assertNamesFree(records, site);
  context.store.commit(
    [records.sites.put(site.id, site), ...namesChanged(netlify, site)],
    [siteEffect(netlify, call, { kind: "site", site })],
  );
  return netlifyJsonResponse(201, presentSite(netlify, site));
}

/** `GET /sites/{site_id}` */
export function showSite(netlify: Netlify, call: ApiCall): EmulatorResponse {
  return netlifyJsonResponse(200, presentSite(netlify, requireSite(netlify, call)));
}

/** `PATCH /sites/{site_id}`: name, custom_domain, domain_aliases, force_ssl; other fields are accepted and ignored. */
export function updateSite(netlify: Netlify, call: ApiCall): EmulatorResponse {
  const { context, records } = netlify;
  const site = requireSite(netlify, call);
  const body = jsonBody(call);
  const isRenamed = "name" in body && body["name"] !== site.name;
  const updated: NetlifySite = {
    ...site,
    name: isRenamed ? claimName(records, body["name"]) : site.name,
    customDomain: "custom_domain" in body ? domainOrNull(body) : site.customDomain,
    domainAliases:
      "domain_aliases" in body ? stringList(body, "domain_aliases") : site.domainAliases,
    forceSsl: "force_ssl" in body ? body["force_ssl"] === true : site.forceSsl,
    updatedAt: context.now(),
  };
  assertNamesFree(records, updated);
  if (updated.forceSsl && !site.forceSsl) assertCertificate(netlify, updated);
  const hasChanged = customNamesOf(updated).join(" ") !== customNamesOf(site).join(" ");
  context.store.commit(
    [records.sites.put(site.id, updated), ...(hasChanged ? namesChanged(netlify, updated) : [])],
    [siteEffect(netlify, call, { kind: "update", site: updated })],
  );
  return netlifyJsonResponse(200, presentSite(netlify, updated));
}

/** `DELETE /sites/{site_id}`: 204; its deploys are deleted too, and its name is free again. */
export function deleteSite(netlify: Netlify, call: ApiCall): EmulatorResponse {
  const { context, records } = netlify;
  const site = requireSite(netlify, call);
  const deploys = deploysOf(records, site.id).flatMap(({ id }) => [
    records.deploys.remove(id),
    records.manifests.remove(id),
  ]);
  context.store.commit(
    [records.sites.remove(site.id), ...deploys, ...namesGone(netlify, site)],
    [siteEffect(netlify, call, { kind: "delete", site })],
  );
  return emptyResponse();
}

/** `PUT /sites/{site_id}/enable`: 204 */
export function enableSite(netlify: Netlify, call: ApiCall): EmulatorResponse {
  return switchSite(netlify, call, { kind: "enable", isDisabled: false });
}

/** `PUT /sites/{site_id}/disable`: 204; the site then responds with 404 to everyone. */
export function disableSite(netlify: Netlify, call: ApiCall): EmulatorResponse {
  return switchSite(netlify, call, { kind: "disable", isDisabled: true });
}

function switchSite(
  netlify: Netlify,
  call: ApiCall,
  { kind, isDisabled }: { kind: string; isDisabled: boolean },
): EmulatorResponse {
  const { context, records } = netlify;
  const site: NetlifySite = { ...requireSite(netlify, call), isDisabled, updatedAt: context.now() };
  context.store.commit(
    [records.sites.put(site.id, site)],
    [siteEffect(netlify, call, { kind, site })],
  );
  return emptyResponse();
}

/** Without a certificate for its domain a site would be reachable by nobody. */
function assertCertificate(netlify: Netlify, site: NetlifySite): void {
  if (site.customDomain !== null && !isCovered(netlify.records, site.id, site.customDomain))
    throw unprocessable("force_ssl needs a certificate for the custom domain");
}

function requireOwnAccount({ user, params }: ApiCall): void {
  const slug = params["account"];
  if (slug !== undefined && slug !== user.accountSlug) throw new NetlifyError(403, "Forbidden");
}

function siteEffect(
  { context }: Netlify,
  { user }: ApiCall,
  { kind, site }: { kind: string; site: NetlifySite },
): Effect {
  return {
    at: isoTime(context.now()),
    credential: user.credential,
    kind,
    site: site.id,
    name: site.name,
  };
}

function domainOrNull(body: Readonly<Record<string, unknown>>): string | null {
  const value = body["custom_domain"] ?? null;
  if (value !== null && typeof value !== "string")
    throw unprocessable("custom_domain must be a string");
  return value === null || value === "" ? null : value.toLowerCase();
}

function stringList(body: Readonly<Record<string, unknown>>, field: string): string[] {
  const value: unknown = body[field];
  if (!Array.isArray(value)) throw unprocessable(`${field} must be a list of strings`);
  return value.map((one) => String(one).toLowerCase());
}
