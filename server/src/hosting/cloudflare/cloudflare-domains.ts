import { domainTexts } from "@mainstreet/contract/domains/domain-texts";
import { cloudflareTexts } from "@mainstreet/contract/hosts/cloudflare/cloudflare-texts";
import { isApex, registeredDomain } from "../../platform/dns/registered-domain.ts";
import {
  type DomainCheck,
  type DomainHosting,
  type DomainInput,
  type DomainMemory,
  type NamePlan,
  hostNamesOf,
  OWN_URL,
} from "../domain-hosting.ts";
import { cloudflareError } from "./cloudflare-error.ts";
import {
  checkHostname,
  deleteHostname,
  type HostnameZone,
  makeHostname,
} from "./custom-hostnames.ts";
import { forgetNames, leadNames, type OwnPlace, serveNames } from "./live-keys.ts";
import { openHostnameZone, serviceHostName } from "./open-hostname-zone.ts";
import { findZone, lookUpZone } from "./open-zone.ts";
import {
  bindCustomDomain,
  findCustomDomain,
  type Refused,
  unbindCustomDomain,
  type Worker,
} from "./zone-domains.ts";

/**
 * `zone`: the domain of the token, '' for none. `isMoving`: another place still serves the domain. `shared`: which parts of a former place
 * the present one uses too. `isReached`: whether visitors of a name reach the Worker by now.
 */
export type DomainTarget = Worker & {
  zone: string;
  place: OwnPlace;
  isMoving: boolean;
  shared: { bucket: boolean; zone: boolean };
  urlOf: (host: string) => string;
  isReached: (host: string) => Promise<boolean>;
};

/** Cloudflare gets certificates from these authorities; permission for any of them is enough. */
const ISSUERS = ["pki.goog", "letsencrypt.org", "ssl.com"];

/**
 * Domains of one site at Cloudflare: a domain of the account itself is assigned to the Worker, any other domain becomes a custom hostname
 * of the token's own domain (docs/hosts.md §1.6, §1.7).
 */
export function createCloudflareDomains(target: DomainTarget): DomainHosting {
  return {
    prepare: (input) => prepare(target, input),
    bind: (input) => bind(target, input),
    check: (input) => check(target, input),
    unbind: (input) => unbind(target, input),
  };
}

/** `mode`: which of the two ways is used; `zoneId`: of the domain that it uses. */
async function prepare(target: DomainTarget, input: DomainInput): Promise<NamePlan[]> {
  const { client, accountId, service, zone } = target;
  const own = await lookUpZone(client, { accountId, zone: registeredDomain(input.host) });
  if (own?.status === "active") {
    await input.save({ mode: "zone", zoneId: own.id, [OWN_URL]: target.place.ownUrl });
    await setNames(target, input);
    return hostNamesOf(input).map((host) => ({ host, records: [], issuers: ISSUERS }));
  }
  if (zone === "") throw cloudflareError("rejected", cloudflareTexts.domains.noZone(input.host));
  const zoneId = await findZone(client, { accountId, zone });
  await openHostnameZone({ client, zoneId, zone }, service);
  await input.save({ mode: "hostname", zoneId, [OWN_URL]: target.place.ownUrl });
  await setNames(target, input);
  return hostNamesOf(input).map((host) => planOf(host, zone));
}

/** Sets what visitors of the names get here: the site at once, if it is moving here, else a redirect to its own address. */
function setNames({ place, isMoving, urlOf }: DomainTarget, input: DomainInput): Promise<void> {
  return isMoving ? serveNames(place, input, urlOf(input.host)) : leadNames(place, input);
}

function planOf(host: string, zone: string): NamePlan {
  const { notes } = domainTexts;
  const value = serviceHostName(zone);
  const warning = cloudflareTexts.domains.zoneIsForSites(zone);
  const [type, note] = isApex(host)
    ? (["ALIAS", notes.apexOnly] as const)
    : (["CNAME", notes.unproxied] as const);
  return { host, records: [{ type, value, note: `${note} ${warning}` }], issuers: ISSUERS };
}

const idIn = ({ zoneId = "" }: DomainMemory): string => String(zoneId);
const isInZone = ({ mode }: DomainMemory): boolean => mode === "zone";

const hostnameZone = ({ client, zone }: DomainTarget, memory: DomainMemory): HostnameZone => ({
  client,
  zone,
  zoneId: idIn(memory),
});

async function bind(target: DomainTarget, input: DomainInput): Promise<DomainCheck> {
  const { memory } = input;
  // A record that was deleted by hand is written again.
  await setNames(target, input);
  for (const host of hostNamesOf(input)) {
    const refused = await bindName(target, memory, host);
    if (refused) return { status: "failed", memory, ...refused };
  }
  return check(target, input);
}

function bindName(
  target: DomainTarget,
  memory: DomainMemory,
  host: string,
): Promise<Refused | undefined> {
  return isInZone(memory)
    ? bindCustomDomain(target, { host, zoneId: idIn(memory) })
    : makeHostname(hostnameZone(target, memory), host);
}

async function check(target: DomainTarget, input: DomainInput): Promise<DomainCheck> {
  const { memory } = input;
  let worst: DomainCheck = { status: "live", memory, certificateExpiresAt: null };
  for (const host of hostNamesOf(input)) {
    const found = await checkName(target, input, host);
    if (found.status === "failed") return found;
    if (found.status === "pending") worst = found;
    else if (worst.status === "live" && host === input.host) worst = found;
  }
  return worst;
}

async function checkName(
  target: DomainTarget,
  input: DomainInput,
  host: string,
): Promise<DomainCheck> {
  const { memory } = input;
  if (isInZone(memory)) return checkCustomDomain(target, input, host);
  const found = await checkHostname(hostnameZone(target, memory), host);
  if (found !== "gone") return { ...found, memory };
  const refused = await bindName(target, memory, host);
  return refused
    ? { status: "failed", memory, ...refused }
    : { status: "pending", step: "verifying", memory };
}

/** Cloudflare does not report the state of such a certificate, so a visit checks it. */
async function checkCustomDomain(
  target: DomainTarget,
  { memory }: DomainInput,
  host: string,
): Promise<DomainCheck> {
  const bound = await findCustomDomain(target, host);
  if (bound?.service !== target.service) {
    const refused = await bindName(target, memory, host);
    if (refused) return { status: "failed", memory, ...refused };
  }
  return (await target.isReached(host))
    ? { status: "live", memory, certificateExpiresAt: null }
    : { status: "pending", step: "issuing", memory };
}

/**
 * Unbinds the names at the host first, so that no visitor is sent here; then deletes the records that served them. What another token of
 * the same account uses for the site now stays.
 */
async function unbind(target: DomainTarget, input: DomainInput): Promise<string> {
  const { memory } = input;
  const { place, shared } = target;
  const isShared = isInZone(memory) ? shared.bucket : shared.zone;
  // Without a mode nothing was prepared.
  if (memory.mode === undefined || isShared) return place.ownUrl;
  for (const host of hostNamesOf(input))
    await (isInZone(memory)
      ? unbindCustomDomain(target, host)
      : deleteHostname(hostnameZone(target, memory), host));
  if (!shared.bucket) await forgetNames(place, input);
  return place.ownUrl;
}
