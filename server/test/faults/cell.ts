import { createHash, hash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Failure } from "@mainstreet/contract/responses";
import { expect } from "vitest";
import type { Product, Visitor } from "../harness.ts";
import { CALLS, type CallName, type Provider } from "./calls.ts";
import type { Armed, Door } from "./door.ts";
import { type FaultName, FAULTS, type ProviderFault, RAW_TEXT } from "./faults.ts";
import { isOurText } from "./our-texts.ts";

/** The product with a faulty proxy before each provider, and the users of the scenarios. */
export type FaultWorld = {
  product: Product;
  doors: Record<Provider, Door>;
  nextUser(): Visitor;
};

/** One cell of the matrix under one seed. `roll(n)` is a number below n that the seed decides. */
export type Cell = FaultWorld & {
  name: string;
  call: CallName;
  fault: ProviderFault;
  visitor: Visitor;
  /** Part of the names of everything that belongs to this cell alone: credentials, buckets, orders. */
  id: string;
  roll(below: number): number;
  /** Makes the fault hit the call of `key`, after `skip` such calls. */
  arm(key: string, skip?: number): void;
  /** Ends the fault. */
  heal(): void;
  /** How many calls the fault has hit. */
  hits(): number;
};

/** `go`: the number of the attempt; the seed decides the same for each. */
export type CellName = { call: CallName; fault: FaultName; seed: number; go?: number };

export function openCell(
  world: FaultWorld,
  { call, fault: faultName, seed, go = 1 }: CellName,
): Cell {
  const { provider } = CALLS[call];
  const digest = createHash("sha256").update(`${call} ${faultName} ${seed}`).digest();
  let rolls = 0;
  const roll = (below: number) => (digest[rolls++ % digest.length] ?? 0) % below;
  const fault: ProviderFault = FAULTS[faultName];
  const trouble = fault.trouble(provider, roll(60));
  // A fault that passes by itself hits once or twice; the others mostly stay until somebody ends them.
  const times = fault.passes ? 1 + roll(2) : [Infinity, Infinity, 1][roll(3)];
  const waiting: Armed[] = [];
  return {
    ...world,
    name: `${call} × ${faultName} × ${seed}`,
    call,
    fault,
    visitor: world.nextUser(),
    id: hash("sha256", `${digest.toString("hex")} ${go}`).slice(0, 16),
    roll,
    arm(key, skip = 0) {
      const armed = { call, key, trouble, skip, times: times ?? 1, hits: 0 };
      waiting.push(armed);
      world.doors[provider].armed.push(armed);
    },
    heal() {
      const { armed } = world.doors[provider];
      for (const one of waiting) if (armed.includes(one)) armed.splice(armed.indexOf(one), 1);
    },
    hits: () => waiting.reduce((sum, { hits }) => sum + hits, 0),
  };
}

/**
 * Asserts that a response is acceptable to a user: never a provider's 401 or 403, of the 5xx only those of docs/conventions.md, in words of
 * ours. Returns whether it was a success.
 */
export function isPlain(
  { name }: Cell,
  { status, failure }: { status: number; failure: Failure },
): boolean {
  expect(JSON.stringify(failure), name).not.toContain(RAW_TEXT);
  if (status < 300) return true;
  expect([400, 409, 502, 503, 504], `${name}: ${failure.message}`).toContain(status);
  expect(isOurText(failure.message), `${name} responded: ${failure.message}`).toBe(true);
  return false;
}

/**
 * A call once the fault is over: a busy or failed response, which a slow machine can cause, is followed by another attempt, as its user
 * would make it. Returns the last response.
 */
export async function calmly<R extends Reply>(ask: () => Promise<R>): Promise<R> {
  for (let n = 1; ; n += 1) {
    const reply = await ask();
    const isBusy = reply.status === 429;
    if ((!isBusy && reply.status < 500) || n === 20) return reply;
    if (isBusy) await sleep(1_000 * Number(reply.headers["retry-after"] ?? 1));
  }
}

export type Reply = { status: number; headers: Record<string, unknown> };

/** What a user does while a call of a provider is in trouble, and after. */
export type Scenario = (cell: Cell) => Promise<void>;
