import {
  type ResolverFault,
  type DnsRecord,
  type DnsState,
  namesAbove,
  plainName,
  type RecordType,
} from "./dns-records.ts";

/** A record in a response. `name` is the one that has it, which a CNAME may have led to. */
export type DnsAnswer = DnsRecord & { readonly name: string };

/** `NOERROR` without answers: the name exists, and has no record of that type. */
export type Resolution = {
  readonly code: "NOERROR" | "NXDOMAIN" | "SERVFAIL" | "SILENCE";
  readonly answers: readonly DnsAnswer[];
};

/** Resolves a name as a public resolver does: by the records that were set, wildcards and CNAMEs included. */
export type Resolve = (name: string, type: RecordType) => Resolution;

/** For an emulator that runs without DNS: no name exists. */
export const resolveNothing: Resolve = () => ({ code: "NXDOMAIN", answers: [] });

const MOST_CNAMES = 8;
const FAILED: Resolution = { code: "SERVFAIL", answers: [] };
const CODES = { servfail: FAILED, silence: { code: "SILENCE", answers: [] } } as const;

export function resolve(state: DnsState, requested: string, type: RecordType): Resolution {
  const answers: DnsAnswer[] = [];
  let name = plainName(requested);
  for (let hops = 0; hops <= MOST_CNAMES; hops += 1) {
    const fault = faultOf(state, name);
    if (fault) return CODES[fault];
    const records = recordsAt(state, name);
    if (!records) return { code: "NXDOMAIN", answers };
    const found = [
      ...records.filter((record) => record.type === type),
      ...flattened(state, records, type),
    ];
    const cname = records.find((record) => record.type === "CNAME");
    if (found.length > 0 || !cname)
      return { code: "NOERROR", answers: [...answers, ...at(name, found)] };
    answers.push(...at(name, [cname]));
    name = cname.value;
  }
  return FAILED;
}

const at = (name: string, records: readonly DnsRecord[]): DnsAnswer[] =>
  records.map((record) => ({ ...record, name }));

/** The addresses behind an ALIAS, which the name's own server resolves. */
function flattened(state: DnsState, records: readonly DnsRecord[], type: RecordType): DnsRecord[] {
  const alias = records.find((record) => record.type === "ALIAS");
  if (!alias || (type !== "A" && type !== "AAAA")) return [];
  const { answers } = resolve(state, alias.value, type);
  return answers.filter((answer) => answer.type === type);
}

const faultOf = ({ faults }: DnsState, name: string): ResolverFault | undefined =>
  faults.get(name) ?? faults.get("*");

/** Undefined: the name does not exist. A name exists too when one below it does. */
function recordsAt(state: DnsState, name: string): readonly DnsRecord[] | undefined {
  const own = state.records.get(name) ?? providedAt(state, name);
  if (own) return own;
  if (exists(state, name)) return [];
  const closest = namesAbove(name).find((above) => exists(state, above));
  return closest === undefined ? undefined : state.records.get(`*.${closest}`);
}

function providedAt({ provided }: DnsState, name: string): readonly DnsRecord[] | undefined {
  for (const recordsOf of provided.values()) {
    const records = recordsOf(name);
    if (records) return records;
  }
  return undefined;
}

function exists({ records }: DnsState, name: string): boolean {
  if (records.get(name)) return true;
  for (const other of records.all.keys()) if (other.endsWith(`.${name}`)) return true;
  return false;
}
