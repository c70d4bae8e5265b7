import type { Endpoint } from "@mainstreet/contract/endpoint";
import type { z } from "zod";
import { beforeAll, expect, test } from "vitest";
import { contractEndpoints } from "../test/contract-endpoints.ts";
import { type Row, ROWS } from "../test/tenancy/rows.ts";

/** One schema of an endpoint and a value that it accepts. */
type Case = { name: string; schema: z.ZodType; example: unknown };
const cases: Case[] = [];

beforeAll(async () => {
  cases.push(...(await contractEndpoints()).flatMap(casesOf));
});

function casesOf({ method, path, shapes }: Endpoint): Case[] {
  const route = `${method} /api${path}`;
  const rows: readonly Row[] = [ROWS[route] ?? []].flat();
  expect(rows, `${route} is in no row`).not.toEqual([]);
  return rows.flatMap((row) =>
    (["params", "query", "body"] as const).flatMap((part) => {
      const [schema, example] = [shapes[part], row[part]];
      return schema && example
        ? [{ name: `${route} ${part}`, schema, example: exampleOf(example) }]
        : [];
    }),
  );
}

const ID = "019a9f5d-df99-723b-b95f-9baf729685f5";
const STAND_INS: Readonly<Record<string, string>> = {
  $order: "crd_1",
  $paidOrder: "crd_1",
  $bucket: "a-bucket",
  $newBucket: "a-bucket",
};

function exampleOf(value: unknown): unknown {
  if (typeof value === "string" && value.startsWith("$")) return STAND_INS[value] ?? ID;
  if (Array.isArray(value)) return value.map(exampleOf);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, exampleOf(item)]));
}

/** Every leaf of a value, with a function that copies the whole value and replaces that leaf. */
function leavesOf(
  value: unknown,
): { at: string; leaf: unknown; having(other: unknown): unknown }[] {
  if (typeof value !== "object" || value === null)
    return [{ at: "", leaf: value, having: (other) => other }];
  return Object.entries(value).flatMap(([key, item]) =>
    leavesOf(item).map(({ at, leaf, having }) => ({
      at: `${key}.${at}`,
      leaf,
      having: (other: unknown) => {
        const copy: unknown[] | Record<string, unknown> = Array.isArray(value)
          ? [...value]
          : { ...value };
        return Object.assign(copy, { [key]: having(other) });
      },
    })),
  );
}

test("the example of every call of the contract is accepted", () => {
  for (const { name, schema, example } of cases)
    expect(schema.safeParse(example).error, name).toBeUndefined();
  expect(cases.length).toBeGreaterThan(50);
});

/** Values that a lenient parser would convert to the leaf. */
function likenessesOf(leaf: unknown): unknown[] {
  if (typeof leaf === "number") return [String(leaf), [leaf], true, { valueOf: leaf }];
  if (typeof leaf === "boolean") return [String(leaf), Number(leaf), [leaf]];
  return [7, true, [leaf], [leaf, leaf], { toString: leaf }];
}

/** Every leaf of every call, with its name. */
function* leaves() {
  for (const { name, schema, example } of cases)
    for (const { at, ...leaf } of leavesOf(example))
      yield { name: `${name} ${at}`, schema, ...leaf };
}

test("no value of another type is taken for the right one, anywhere in any call", () => {
  const taken: string[] = [];
  for (const { name, schema, leaf, having } of leaves())
    for (const other of likenessesOf(leaf))
      if (schema.safeParse(having(other)).success) taken.push(`${name} ${JSON.stringify(other)}`);
  expect(taken).toEqual([]);
});

/** Lengths up to that of an ordinary body. If parsing is quadratic, the longer one takes 256 times as long. */
const [SHORT, LONG, ENOUGH] = [4_096, 65_536, 100];
const ADVERSARIES = [" ", "a", "0", "-", "a.", "a@", "a-", " ,", "<meta ", "1 ", "\u0130"];
/** Shorter times are noise, and delay nobody. */
const NOTHING_MS = 250;

function millisecondsOf(schema: z.ZodType, value: unknown): number {
  const tries = [0, 1, 2].map(() => {
    const begin = process.cpuUsage();
    schema.safeParse(value);
    const { user, system } = process.cpuUsage(begin);
    return (user + system) / 1_000;
  });
  return Math.min(...tries);
}

/** Whether sixteen times the text takes about sixteen times as long. */
function isLinear(schema: z.ZodType, valueOf: (length: number) => unknown): boolean {
  const begin = process.cpuUsage();
  schema.safeParse(valueOf(LONG));
  if (process.cpuUsage(begin).user / 1_000 < NOTHING_MS) return true;
  return millisecondsOf(schema, valueOf(LONG)) < ENOUGH * millisecondsOf(schema, valueOf(SHORT));
}

test("no text makes the reading of a call take more than in proportion to its length", () => {
  const slow: string[] = [];
  for (const { name, schema, leaf, having } of leaves())
    for (const piece of typeof leaf === "string" ? ADVERSARIES : []) {
      const valueOf = (length: number) => having(`${piece.repeat(length / piece.length)}!`);
      if (!isLinear(schema, valueOf)) slow.push(`${name} ${JSON.stringify(piece)}`);
    }
  expect(slow).toEqual([]);
});
