import type { Collection, StateStore } from "../state-store.ts";

/** `ALIAS` is what registrars call it: the addresses of another name, shown as the name's own. */
export const RECORD_TYPES = ["A", "AAAA", "ALIAS", "CAA", "CNAME", "NS", "TXT"] as const;
export type RecordType = (typeof RECORD_TYPES)[number];

/** `value` as in a zone file: an address, a name without a dot at its end, a text, or `0 issue "letsencrypt.org"`. */
export type DnsRecord = {
  readonly type: RecordType;
  readonly value: string;
  /** In seconds. */
  readonly ttl: number;
};

/** `servfail`: the resolver fails. `silence`: it does not respond at all. */
export type ResolverFault = "servfail" | "silence";

export type DnsState = {
  readonly store: StateStore;
  /** By name: lower case, without a dot at the end. */
  readonly records: Collection<readonly DnsRecord[]>;
  /** By name; `*` is every name. */
  readonly faults: Collection<ResolverFault>;
  /** The records of the emulated providers' own names, by provider. */
  readonly provided: Map<string, ProvidedRecords>;
};

/** The records of a provider's own name; undefined where the provider has no such name. */
export type ProvidedRecords = (name: string) => readonly DnsRecord[] | undefined;

export const openDnsState = (store: StateStore): Omit<DnsState, "provided"> => ({
  store,
  records: store.collection("records"),
  faults: store.collection("faults"),
});

/** A name as it is compared. */
export const plainName = (name: string) => name.toLowerCase().replace(/\.$/, "");

/** The labels above a name, the closest first: `b.c` and `c` for `a.b.c`. */
export function namesAbove(name: string): string[] {
  const labels = name.split(".");
  return labels.slice(1).map((_, index) => labels.slice(index + 1).join("."));
}

/**
 * `POST /__control/records { records: [{ name, type, value, ttl? }], replace? }`: adds records, which registrars call "set".
 * With `replace` the records that the names already have are deleted first.
 */
export function setRecords(state: DnsState, body: unknown): object {
  const { records, replace = false } = readObject(body);
  if (!Array.isArray(records)) throw new Error("records must be a list");
  const given = records.map(readRecord);
  const changed = new Map<string, readonly DnsRecord[]>();
  for (const { name, record } of given) {
    const known = changed.get(name) ?? (replace === true ? [] : (state.records.get(name) ?? []));
    const others = known.filter(
      ({ type, value }) => type !== record.type || value !== record.value,
    );
    changed.set(name, assertAllowed(name, [...others, record]));
  }
  state.store.commit([...changed].map(([name, all]) => state.records.put(name, all)));
  return Object.fromEntries(changed);
}

/** `POST /__control/remove-records { name, type?, value? }`: those that fit. */
export function removeRecords(state: DnsState, body: unknown): object {
  const { name, type, value } = readObject(body);
  const of = plainName(String(name));
  const kept = (state.records.get(of) ?? []).filter(
    (record) => (type ?? record.type) !== record.type || (value ?? record.value) !== record.value,
  );
  const write = kept.length === 0 ? state.records.remove(of) : state.records.put(of, kept);
  state.store.commit([write]);
  return { [of]: kept };
}

/** `POST /__control/dns-faults { name, fault }`: null ends it. */
export function setFault(state: DnsState, body: unknown): object {
  const { name, fault } = readObject(body);
  const of = plainName(String(name));
  if (fault !== null && fault !== "servfail" && fault !== "silence")
    throw new Error("fault must be servfail, silence or null");
  state.store.commit([fault === null ? state.faults.remove(of) : state.faults.put(of, fault)]);
  return { [of]: fault };
}

/** A CNAME stands alone, as every registrar's form demands. */
function assertAllowed(name: string, records: readonly DnsRecord[]): readonly DnsRecord[] {
  if (records.length > 1 && records.some(({ type }) => type === "CNAME"))
    throw new Error(`${name}: a CNAME cannot stand with other records`);
  return records;
}

const FORMS: Readonly<Record<RecordType, RegExp>> = {
  A: /^(?:\d{1,3}\.){3}\d{1,3}$/,
  AAAA: /^[0-9a-f:]+(?:\d{1,3}(?:\.\d{1,3}){3})?$/i,
  ALIAS: /^[a-z0-9_.-]+$/i,
  CAA: /^\d+ (?:issue|issuewild|iodef) "[^"]*"$/,
  CNAME: /^[a-z0-9_.-]+$/i,
  NS: /^[a-z0-9_.-]+$/i,
  TXT: /^[\x20-\x7e]+$/,
};

function readRecord(value: unknown): { name: string; record: DnsRecord } {
  const { name, type, value: text, ttl = 300 } = readObject(value);
  const known = RECORD_TYPES.find((one) => one === type);
  if (!known) throw new Error(`type must be one of ${RECORD_TYPES.join(", ")}`);
  if (typeof name !== "string" || !/^(?:\*\.)?[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?$/i.test(name))
    throw new Error("name must be a full name in ASCII");
  if (typeof text !== "string" || !FORMS[known].test(text))
    throw new Error(`${name}: the value is not one of a ${known} record`);
  if (typeof ttl !== "number") throw new Error("ttl must be a number");
  const isName = known === "CNAME" || known === "ALIAS" || known === "NS";
  return {
    name: plainName(name),
    record: { type: known, value: isName ? plainName(text) : text, ttl },
  };
}

function readObject(body: unknown): Readonly<Record<string, unknown>> {
  if (typeof body !== "object" || body === null) throw new Error("the body must be an object");
  return { ...body };
}
