import type { Controls } from "../../emulated.ts";
import type { Records } from "../records.ts";
import { type CustomHostname, HOSTNAME_STATUSES, SSL_STATUSES } from "./host-records.ts";

/** The control calls about hosts (cloudflare-emulator.ts). */
export function hostControls(records: Records): Controls {
  return {
    "POST hostnames": (body) => setHostname(records, readObject(body)),
    "GET hostnames": () => ({ hostnames: [...records.hostnames.all.values()] }),
    "POST hostname-quotas": (body) => setQuota(records, readObject(body)),
  };
}

type Fields = Readonly<Record<string, unknown>>;

function readObject(body: unknown): Fields {
  if (typeof body !== "object" || body === null) throw new Error("the body must be an object");
  return { ...body };
}

/** Puts a hostname into a state, in which it stays until it is checked on request. */
function setHostname(records: Records, { hostname, status, sslStatus, errors }: Fields) {
  const known = [...records.hostnames.all.values()].find((one) => one.hostname === hostname);
  if (!known) throw new Error("there is no such custom hostname");
  const changed: CustomHostname = {
    ...known,
    status: oneOf(HOSTNAME_STATUSES, status) ?? known.status,
    sslStatus: oneOf(SSL_STATUSES, sslStatus) ?? known.sslStatus,
    errors: Array.isArray(errors) ? errors.map(String) : known.errors,
    isForced: true,
  };
  records.store.commit([records.hostnames.put(known.id, changed)]);
  return changed;
}

function setQuota(records: Records, { zone, quota }: Fields): void {
  if (typeof zone !== "string" || typeof quota !== "number")
    throw new Error("zone is an id, and quota a number");
  records.store.commit([records.hostnameQuotas.put(zone, quota)]);
}

function oneOf<T extends string>(values: readonly T[], value: unknown): T | undefined {
  if (value === undefined) return undefined;
  const known = values.find((one) => one === value);
  if (known === undefined) throw new Error(`the state must be one of ${values.join(", ")}`);
  return known;
}
