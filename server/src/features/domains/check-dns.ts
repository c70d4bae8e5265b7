import { type DomainFaultCode } from "@mainstreet/contract/domains/domain-fault";
import type { FaultDetails } from "@mainstreet/contract/domains/domain-texts";
import type { AddressRecord, NamePlan } from "../../hosting/domain-hosting.ts";
import { isApex, registeredDomain } from "../../platform/dns/registered-domain.ts";
import { type DnsView, issuerOf, Unresolved } from "../../platform/dns/resolver.ts";
import { knownHost } from "./known-hosts.ts";

/** A fault in DNS, with the details for its text. */
export type DnsFault = FaultDetails & { code: DomainFaultCode };

/** A TXT record that proves who owns the domain. */
export type DomainProof = { name: string; value: string };

export type DnsPlan = {
  /** Undefined when the proof was found before. */
  proof: DomainProof | undefined;
  names: readonly NamePlan[];
};

/**
 * What the resolvers see. `fault`: the first fault to repair; undefined together with `isChecked` means that all records are correct.
 * `found`: the full names of the correct records.
 */
export type DnsResult = {
  isChecked: boolean;
  isProven: boolean;
  fault: DnsFault | undefined;
  found: string[];
};

/**
 * Checks the records of a domain. The records are correct when every resolver that responds sees them: a record that only one sees may
 * still be cached elsewhere in an old version. Without any response nothing is known.
 */
export async function checkDns(views: readonly DnsView[], plan: DnsPlan): Promise<DnsResult> {
  const seen = await Promise.all(
    views.map((view) =>
      viewed(view, plan).catch((error: unknown) => {
        if (error instanceof Unresolved) return undefined;
        throw error;
      }),
    ),
  );
  const results = seen.filter((result) => result !== undefined);
  const [first, ...others] = results;
  if (!first) {
    const fault = { code: "not_checked", host: plan.names[0]?.host ?? "" } as const;
    return { isChecked: false, isProven: false, fault, found: [] };
  }
  return {
    isChecked: true,
    isProven: results.every(({ isProven }) => isProven),
    fault: results.map(({ fault }) => fault).find((fault) => fault !== undefined),
    found: first.found.filter((name) => others.every(({ found }) => found.includes(name))),
  };
}

type View = Omit<DnsResult, "isChecked">;

async function viewed(view: DnsView, { proof, names }: DnsPlan): Promise<View> {
  const [proofFault, ...nameFaults] = await Promise.all([
    proof && checkProof(view, proof),
    ...names.map((name) => checkName(view, name)),
  ]);
  const found = names.filter((_, index) => nameFaults[index] === undefined).map(({ host }) => host);
  if (proof && !proofFault) found.push(proof.name);
  // A domain that does not exist has no proof either, so the missing domain is reported first, as the cause.
  const unknown = nameFaults.find((fault) => fault?.code === "nxdomain");
  const isUnregistered = unknown !== undefined && isApex(unknown.host);
  const fault = (isUnregistered ? unknown : proofFault) ?? nameFaults.find(Boolean);
  return { isProven: proofFault === undefined, fault, found };
}

/** Checks only the proof, with one resolver: undefined when the record exists. Throws Unresolved. */
export async function checkProof(view: DnsView, proof: DomainProof): Promise<DnsFault | undefined> {
  const { values } = await view(proof.name, "TXT");
  if (values.includes(proof.value)) return undefined;
  const [found] = values;
  if (found === undefined) return { code: "proof_missing", host: proof.name };
  return { code: "proof_wrong", host: proof.name, found: found.slice(0, 100) };
}

async function checkName(view: DnsView, plan: NamePlan): Promise<DnsFault | undefined> {
  const fault = plan.records.length === 0 ? undefined : await checkAddress(view, plan);
  return fault ?? checkIssuers(view, plan);
}

async function checkAddress(view: DnsView, plan: NamePlan): Promise<DnsFault | undefined> {
  const { host, records } = plan;
  const expected = records[0]?.value ?? "";
  const [a, aaaa] = await Promise.all([view(host, "A"), view(host, "AAAA")]);
  if (!a.exists && !aaaa.exists) return { code: "nxdomain", host };
  const target = a.cname ?? aaaa.cname;
  if (records.some(({ type, value }) => type !== "A" && value === target)) return undefined;
  const addresses = [...a.values, ...aaaa.values];
  if (addresses.length === 0 && target === undefined)
    return { code: isApex(host) ? "apex_needs_alias" : "record_missing", host, expected };
  const allowed = await allowedAddresses(view, records);
  const strange = addresses.filter((address) => !allowed.has(address));
  // A CNAME to somebody else's name is wrong, even if that name now resolves to the right addresses.
  const isOwn = target === undefined || registeredDomain(target) === registeredDomain(host);
  if (isOwn && a.values.length > 0 && strange.every((address) => address.includes(":")))
    return strange[0] === undefined ? undefined : { code: "stale_aaaa", host, found: strange[0] };
  const found = target ?? strange[0] ?? addresses[0] ?? "";
  const other = knownHost(found);
  return other
    ? { code: "other_host", host, found: `${other} (${found})`, expected }
    : { code: "wrong_value", host, found, expected };
}

/** The addresses of the records' targets, since some registrars replace a CNAME by these addresses. */
async function allowedAddresses(
  view: DnsView,
  records: readonly AddressRecord[],
): Promise<Set<string>> {
  const lists = await Promise.all(
    records.map(async ({ type, value }) => {
      if (type === "A") return [value];
      const [a, aaaa] = await Promise.all([view(value, "A"), view(value, "AAAA")]);
      return [...a.values, ...aaaa.values];
    }),
  );
  return new Set(lists.flat());
}

/** The closest name that has CAA records decides (RFC 8659). */
async function checkIssuers(view: DnsView, plan: NamePlan): Promise<DnsFault | undefined> {
  const { host, issuers } = plan;
  if (issuers.length === 0) return undefined;
  const top = registeredDomain(host);
  for (let name = host; ; name = name.slice(name.indexOf(".") + 1)) {
    const { values } = await view(name, "CAA");
    if (values.length > 0) return issuerFault(values, { ...plan, host: name });
    if (name === top || !name.includes(".")) return undefined;
  }
}

function issuerFault(records: readonly string[], { host, issuers }: NamePlan) {
  const allowed = records.map(issuerOf).filter((issuer) => issuer !== undefined);
  // CAA records of other kinds alone forbid nothing.
  if (allowed.length === 0 || allowed.some((issuer) => issuers.includes(issuer))) return undefined;
  const found = allowed.filter(Boolean).join(", ");
  const [expected = ""] = issuers;
  return { code: "caa" as const, host, found, expected };
}
