import * as fc from "fast-check";
import { filled } from "../tenancy/fill-row.ts";
import { type Row, ROWS } from "../tenancy/rows.ts";
import type { Tenant } from "../tenancy/world.ts";

/** A request as it is sent, and who sends it. */
export type FuzzedRequest = {
  route: string;
  caller: Caller;
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
};
type Caller = "user" | "nobody" | "revoked";

/** What is chosen at random: which row, how it is changed, and with which values. */
type Plan = {
  at: number;
  where: number;
  how: (typeof HOW)[number];
  value: unknown;
  raw: string;
  caller: Caller;
  header: readonly [string, string];
  bytes: Uint8Array;
};

const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

/** One request in thirty is left valid, so that handlers run to their end; these cost most. */
const HOW = [
  "valid" as const,
  "add" as const,
  ...times(3, "remove" as const),
  ...times(4, "raw" as const),
  ...times(4, "bytes" as const),
  ...times(17, "replace" as const),
];

/** Texts that have broken somebody's parser, query or page. */
const HOSTILE_TEXTS = [
  "",
  " ",
  "\0",
  "a\u0000b",
  "\ud800",
  "\udc00\ud800",
  "\u202e\u2066",
  "\ufeff",
  "null",
  "NaN",
  "-0",
  "1e309",
  "9007199254740993",
  "' or 1=1 --",
  "%' ; drop table users; --",
  "\\",
  "%_\\%",
  "$1",
  "${7*7}",
  "{{constructor.constructor('x')()}}",
  "__proto__",
  "constructor",
  "toString",
  "../../../../etc/passwd",
  "..\\..\\",
  "javascript:alert(1)",
  "<script>alert(1)</script>",
  "]]><!--",
  "\r\nSet-Cookie: a=b",
  "=cmd|' /C calc'!A0",
  "00000000-0000-0000-0000-000000000000",
  "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF",
  "x".repeat(101),
  "x".repeat(5_000),
  "\u00e9".repeat(300),
  "\u{1f525}".repeat(300),
  " ".repeat(5_000) + "x",
  "a@" + "a.".repeat(500),
  "https://" + "a-".repeat(240) + ".x",
  "default",
  "Unknown",
  "true",
];

const hostileText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme-ascii", maxLength: 120 }) },
);

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  { weight: 1, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.integer() },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      false,
      -1,
      0,
      1e308,
      2 ** 53,
      [],
      {},
      [[]],
      [null],
      [""],
      { length: 1e9 },
      { toString: 1 },
      Array.from({ length: 300 }, (_, at) => at),
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** Path segments: escaped well, badly, or not at all. */
const RAW_TEXTS = [
  "%00",
  "%",
  "%zz",
  "%ff%fe",
  "%ED%A0%80",
  "%2e%2e%2f",
  "..",
  ".",
  "a%2Fb",
  "a&a=b&a=c",
  "a[]=1&a[__proto__]=2",
  "__proto__",
  "x".repeat(90),
  "x".repeat(2_000),
  "%F0%9F%98%80",
  "a;b=c",
  "",
];

const HEADERS = [
  ["idempotency-key", "one"],
  ["idempotency-key", "two"],
  ["idempotency-key", "with a space"],
  ["idempotency-key", "\u00e9"],
  ["last-event-id", "-1"],
  ["last-event-id", "99999999999999999999"],
  ["content-type", "application/json; charset=utf-8"],
  ["content-type", "text/plain"],
  ["content-type", "application/json\u00e9"],
  ["accept-encoding", "gzip;q=nan, br;q=2, zstd"],
  ["accept", "text/html"],
  ["if-none-match", "*"],
  ["range", "bytes=0-0,-1"],
  ["x-forwarded-for", "' or 1=1, ::1, 999.999.999.999"],
  ["x-http-method-override", "DELETE"],
  ["user-agent", "x".repeat(2_000)],
  ["origin", "null"],
] as const;

/** Rendering PDFs, hashing passwords and measuring pages is slow on purpose or by nature. */
const SLOW =
  /\/pdf$|auth\/(?:signup|login|change)|\/quality$|places\/|bulk|openapi|buckets|multi-location\/create|aws-credentials|POST \/api\/campaigns$/;

/** Routes that send requests to a provider, or lock and write a campaign. */
const COSTLY = /netlify-tokens|create-order|deploy|PUT/;

/** Parameters for which nearly every text is valid: names to filter by, and ids that only the database can check. */
const LENIENT =
  /campaigns(?:-by-service|\/selection)?$|\/places$|locations$|payments\/(?:webhook|history|receipts|verify|status)/;

/** How often a row is chosen: seldom if it is slow, or has no parameter that could be odd. */
function weightOf(route: string, { params, query, body }: Row): number {
  if (SLOW.test(route)) return 2;
  if (!params && !query && !body) return 1;
  if (LENIENT.test(route)) return 4;
  return COSTLY.test(route) ? 12 : 40;
}

const cases = Object.entries(ROWS).flatMap(([route, rows]) =>
  [rows].flat().map((row) => ({ route, row, weight: weightOf(route, row) })),
);
const drawn = cases.flatMap((one) => Array.from({ length: one.weight }, () => one));

const plan: fc.Arbitrary<Plan> = fc.record({
  at: fc.noBias(fc.nat(drawn.length - 1)),
  where: fc.noBias(fc.nat(1_000)),
  how: fc.constantFrom(...HOW),
  value: hostileValue,
  raw: fc.constantFrom(...RAW_TEXTS),
  caller: fc.oneof(
    { weight: 16, arbitrary: fc.constant<Caller>("user") },
    { weight: 1, arbitrary: fc.constantFrom<Caller[]>("nobody", "revoked") },
  ),
  header: fc.constantFrom(...HEADERS),
  bytes: fc.uint8Array({ maxLength: 60 }),
});

/** `count` requests with the ids of `world`, the same ones for the same seed. */
export function fuzzedRequests(world: Tenant, { seed, count }: { seed: number; count: number }) {
  return fc.sample(plan, { seed, numRuns: count }).map((one) => requestOf(one, world));
}

type Parts = { params: Record<string, string>; query: unknown; body: unknown };
type Place = { holder: Record<string, unknown>; key: string };

function requestOf(one: Plan, world: Tenant): FuzzedRequest {
  const { route, row } = drawn[one.at] ?? { route: "GET /api/health", row: {} satisfies Row };
  const made = filled(row, world);
  const parts: Parts = structuredClone({ ...made, query: made.query ?? {} });
  spoil(parts, one);
  const [method = "", address = ""] = route.split(" ");
  const [name, value] = one.header;
  // Only a third of the requests have an odd header, so that the others still reach the code that they test.
  const odd = one.where % 3 === 0 ? { [name]: value } : {};
  const isRaw = one.how === "raw";
  const payload = payloadOf(parts, one);
  return {
    route,
    caller: one.caller,
    method,
    url: `${pathOf(address, parts.params, isRaw)}${queryOf(parts.query, isRaw ? one.raw : "")}`,
    headers: { ...(payload !== undefined && { "content-type": "application/json" }), ...odd },
    ...(payload !== undefined && { payload }),
  };
}

/** Changes one place of a request that would succeed. */
function spoil(parts: Parts, { how, where, value, raw }: Plan): void {
  const places = [...placesIn(parts)].filter(({ holder }) => holder !== (parts as unknown));
  const { holder, key } = places[where % Math.max(1, places.length)] ?? {
    holder: parts.params,
    key: "",
  };
  // A request without a body, or without a parameter in its path, is spoilt elsewhere.
  const isNowhere = {
    bytes: parts.body === undefined,
    raw: Object.keys(parts.params).length === 0,
  };
  if (how === "replace" || isNowhere[how as "raw"]) {
    holder[key] = value;
    const other = places[(where * 7 + 3) % Math.max(1, places.length)];
    if (other) other.holder[other.key] = where % 4 === 0 ? raw : where;
  }
  if (how === "remove") delete holder[key];
  if (how === "add") holder[`${key}X`] = value;
  const name = Object.keys(parts.params)[where % 2];
  if (how === "raw" && name !== undefined) parts.params[name] = raw;
}

function* placesIn(value: unknown): Generator<Place> {
  // A file is sent unchanged: its bytes are not places to spoil.
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return;
  for (const [key, item] of Object.entries(value)) {
    yield { holder: value as Record<string, unknown>, key };
    yield* placesIn(item);
  }
}

const text = (value: unknown) =>
  typeof value === "string" ? value : (JSON.stringify(value) ?? "");
const escaped = (value: unknown) => encodeURIComponent(text(value).toWellFormed());

function pathOf(address: string, params: Record<string, unknown>, isRaw: boolean): string {
  return address.replaceAll(/:(\w+)/g, (_, name: string) =>
    isRaw ? text(params[name]) : escaped(params[name]),
  );
}

function queryOf(query: unknown, raw: string): string {
  if (typeof query !== "object" || query === null) return `?${escaped(query)}`;
  const pairs = Object.entries(query).map(([key, value]) => `${escaped(key)}=${escaped(value)}`);
  const all = [...pairs, ...(raw === "" ? [] : [`q=${raw}`])];
  return all.length === 0 ? "" : `?${all.join("&")}`;
}

/** The body as JSON, or bytes: the body cut off, or random ones. */
function payloadOf({ body }: Parts, { how, where, bytes }: Plan): string | Buffer | undefined {
  if (body === undefined) return undefined;
  const json = JSON.stringify(body);
  if (how !== "bytes") return json;
  return where % 2 === 0 ? json.slice(0, where % json.length) : Buffer.from(bytes);
}
