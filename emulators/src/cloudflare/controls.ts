import type { Controls } from "../emulated.ts";
import { newCloudflareId } from "./account-routes.ts";
import { hostControls } from "./hosts/host-controls.ts";
import type { RateLimit } from "./rate-limit.ts";
import { accountOf, type Records, zonesOf } from "./records.ts";
import type { Settings } from "./settings.ts";
import { callerOf, setToken } from "./tokens.ts";

type Emulator = {
  records: Records;
  settings: Settings;
  rateLimit: RateLimit;
  isolates: Map<string, unknown>;
};

/** The control calls of the emulator, besides the core's (cloudflare-emulator.ts). */
export function cloudflareControls({ records, settings, rateLimit, isolates }: Emulator): Controls {
  return {
    ...hostControls(records),
    "POST tokens": (body) => setToken(records, body),
    "POST accounts": (body) => setAccount(records, readObject(body)),
    "POST zones": (body) => addZone(records, readObject(body)),
    "POST routes": (body) => addRoute(records, readObject(body)),
    "POST conduct": (body) => settings.set(body),
    "DELETE isolates": () => isolates.clear(),
    "POST limits": (body) => rateLimit.set(body),
    "GET objects": () => ({ keys: [...records.objects.all.keys()].toSorted() }),
  };
}

type Fields = Readonly<Record<string, unknown>>;

function readObject(body: unknown): Fields {
  if (typeof body !== "object" || body === null) throw new Error("the body must be an object");
  return { ...body };
}

function accountIdOf(records: Records, { token }: Fields): string {
  const caller = callerOf(records, String(token));
  if (!caller) throw new Error("token must have the form of an API token");
  return caller.accountId;
}

function setAccount(records: Records, fields: Fields) {
  const accountId = accountIdOf(records, fields);
  const { hasR2, subdomain } = fields;
  const account = {
    ...accountOf(records, accountId),
    ...(typeof hasR2 === "boolean" && { hasR2 }),
    ...((typeof subdomain === "string" || subdomain === null) && { subdomain }),
  };
  records.store.commit([records.accounts.put(accountId, account)]);
  return { accountId, ...account };
}

function addZone(records: Records, fields: Fields) {
  const status = fields["status"] === "pending" ? ("pending" as const) : ("active" as const);
  const name = String(fields["name"]);
  const zone = { id: newCloudflareId(), accountId: accountIdOf(records, fields), name, status };
  records.store.commit([records.zones.put(zone.id, zone)]);
  return zone;
}

/** A route of somebody else's script, which may not exist here; with `record` also a DNS record. */
function addRoute(records: Records, fields: Fields) {
  const { zone: name, pattern, script, record } = fields;
  const zone = zonesOf(records, accountIdOf(records, fields)).find((one) => one.name === name);
  if (!zone) throw new Error("there is no such zone");
  const id = newCloudflareId();
  const route = { id, zoneId: zone.id, pattern: String(pattern), script: String(script) };
  const dns = {
    id,
    zoneId: zone.id,
    type: "A",
    name: String(record),
    content: "192.0.2.1",
    proxied: true,
  };
  records.store.commit([
    ...(pattern === undefined ? [] : [records.routes.put(id, route)]),
    ...(record === undefined ? [] : [records.dnsRecords.put(id, dns)]),
  ]);
  return {};
}
