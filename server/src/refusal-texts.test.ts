import { failure } from "@mainstreet/contract/responses";
import type { Endpoint } from "@mainstreet/contract/endpoint";
import { createMultiLocation } from "@mainstreet/contract/multi-location";
import { texts } from "@mainstreet/contract/texts";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { contractEndpoints } from "../test/contract-endpoints.ts";
import { ofToday } from "../test/of-today.ts";
import { parseConfig } from "./config.ts";
import { createHttpServer } from "./platform/http/http-server.ts";
import { register } from "./platform/http/route.ts";

/** Replaces every text of the validation library itself. */
const LIBRARY = "a text of the validation library";
const WRONG = [
  5,
  -1,
  1.5,
  1e300,
  true,
  null,
  "",
  "x",
  "x".repeat(5_000),
  [],
  [1],
  {},
  { a: 1 },
  "\0",
];

let app: FastifyInstance;
let endpoints: Endpoint[];
beforeAll(async () => {
  z.config({ localeError: () => LIBRARY });
  endpoints = await contractEndpoints();
  app = createHttpServer({
    config: parseConfig({ NODE_ENV: "test" }),
    log: pino({ level: "silent" }),
  });
  // The calls of the contract, validated as in production; a valid request gets an empty response.
  for (const endpoint of endpoints) register(app, endpoint, { handle: async () => undefined });
});
afterAll(async () => {
  z.config(z.locales.en());
  await app.close();
});

type Position = { at: string; having(value: unknown): unknown };

/** Every position in a schema, however deep, with a function that puts another value there. */
function* positions(schema: unknown, place: Position): Generator<Position> {
  yield place;
  const { at, having } = place;
  if (schema instanceof z.ZodObject) {
    for (const [key, inner] of Object.entries(schema.shape))
      yield* positions(inner, { at: `${at}.${key}`, having: (value) => having({ [key]: value }) });
  } else if (schema instanceof z.ZodArray) {
    yield* positions(schema.element, { at: `${at}[]`, having: (value) => having([value]) });
  } else if (schema instanceof z.ZodUnion) {
    for (const option of schema.options) yield* positions(option, place);
  } else if (schema instanceof z.ZodPipe) {
    yield* positions(schema.in, place);
  } else if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  ) {
    yield* positions(schema.unwrap(), place);
  }
}

const PARTS = ["params", "query", "body"] as const;
type Malformed = { at: string; endpoint: Endpoint; part: (typeof PARTS)[number]; sent: unknown };

/** Every part of every call with every wrong value at every position. */
function malformed(): Malformed[] {
  const parts = endpoints.flatMap((endpoint) => PARTS.map((part) => ({ endpoint, part })));
  return parts.flatMap(({ endpoint, part }) => {
    const schema = endpoint.shapes[part];
    const at = `${endpoint.method} ${endpoint.path} ${part}`;
    const places = schema ? [...positions(schema, { at, having: (value) => value })] : [];
    return places.flatMap(({ at: place, having }) =>
      [...WRONG, undefined].map((value) => ({ at: place, endpoint, part, sent: having(value) })),
    );
  });
}

test("every wrong part of every call is refused in the product's own words", () => {
  const refusals = malformed().flatMap(({ at, endpoint, part, sent }) => {
    const issues = endpoint.shapes[part]?.safeParse(sent).error?.issues ?? [];
    return issues.map(({ message }) => ({ at, message }));
  });
  expect(refusals.filter(({ message }) => isForeign(message))).toEqual([]);
  expect(refusals.length).toBeGreaterThan(5_000);
});

/** A text of the library, an empty text, or one with terms of a schema. */
function isForeign(message: string): boolean {
  return (
    message === LIBRARY ||
    !/^[A-Z0-9].{8,}/s.test(message) ||
    /expected|received|NaN|regex|schema|uuid|union/i.test(message)
  );
}

/** The texts of a refusal; none for a body that is accepted. */
async function refusalOf({ endpoint, sent }: Malformed): Promise<string[]> {
  const { statusCode, json } = await app.inject({
    method: endpoint.method,
    url: `/api${endpoint.path.replaceAll(/:\w+/g, "019a9f5d-df99-723b-b95f-9baf729685f5")}`,
    headers: { "content-type": "application/json" },
    payload: JSON.stringify(sent ?? null),
  });
  if (statusCode !== 400) return [];
  const { message, error, fields = {} } = failure.parse(json());
  return [message, error, ...Object.values(fields)];
}

/**
 * With this step each position gets other wrong values than the one before, and each value is tried at many positions; other pairs each day
 * (UTC).
 */
const EVERY_SO_MANY = 32;

test("the same over HTTP: the message and the text of every field", async () => {
  const refusals: { at: string; text: string }[] = [];
  const ofBodies = malformed().filter(({ part }) => part === "body");
  for (const one of ofToday(ofBodies, EVERY_SO_MANY))
    for (const text of await refusalOf(one)) refusals.push({ at: one.at, text });
  expect(refusals.filter(({ text }) => isForeign(text))).toEqual([]);
  expect(refusals.length).toBeGreaterThan(8_000 / EVERY_SO_MANY);
}, 180_000);

const { missingService, missingMain, missingLocations } = texts.multiLocation;
const SITE = {
  mainService: "Plumbing",
  mainLocation: { city: "Durham", state: "NC" },
  additionalLocations: [{ city: "Cary", state: "NC" }],
};

test.each([
  ["mainService", undefined, missingService],
  ["mainService", 5, missingService],
  ["mainLocation", undefined, missingMain],
  ["mainLocation", "Durham, NC", missingMain],
  ["mainLocation", { city: "Durham" }, missingMain],
  ["mainLocation", { city: 5, state: "NC" }, missingMain],
  ["additionalLocations", undefined, missingLocations],
  ["additionalLocations", null, missingLocations],
  ["additionalLocations", "Cary, NC", missingLocations],
  ["additionalLocations", [], missingLocations],
  ["additionalLocations", ["Cary, NC"], texts.multiLocation.lineFormat],
  ["additionalLocations", [{ city: "Cary" }], texts.campaigns.stateRequired],
  ["additionalLocations", [{ state: "NC" }], texts.campaigns.cityRequired],
  ["additionalLocations", [{ city: "Cary", state: "Carolina" }], texts.campaigns.invalidState],
])(
  "a multi-location site whose %s is %j is refused in the words of spec §5",
  (field, value, text) => {
    const { error } = createMultiLocation.shapes.body.safeParse({ ...SITE, [field]: value });
    expect(error?.issues.map(({ message }) => message)).toEqual([text]);
  },
);
