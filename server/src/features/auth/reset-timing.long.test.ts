import { recoveryTexts } from "@mainstreet/contract/account-recovery";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, startProduct } from "../../../test/harness.ts";
import { startMailbox, type TestMailbox } from "../../../test/mailbox.ts";

const PAIRS = 1_000;
/** The first requests are not measured, since they compile code that the later ones use. */
const WARM_UP = 20;
/** The largest allowed difference of the means, in standard errors. */
const MOST = 3;

let mailbox: TestMailbox;
let product: Product;
let url = "";

beforeAll(async () => {
  mailbox = await startMailbox();
  product = await startProduct(mailbox.settings);
  url = await product.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await product.assertSound();
  await product.close();
  await mailbox.close();
});

async function ask(email: string) {
  const startedAt = performance.now();
  const response = await fetch(`${url}/api/auth/forgot-password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email }),
  });
  const body = await response.text();
  const ms = performance.now() - startedAt;
  const headers = [...response.headers].filter(([name]) => !/^(date|x-request-id)$/.test(name));
  return { ms, seen: JSON.stringify([response.status, body, headers]) };
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

test(`${PAIRS} pairs of known and unknown addresses get one response, in the same time`, async () => {
  const known = (await product.signUp()).user.email;
  const differences: number[] = [];
  const seen = new Set<string>();
  for (let pair = -WARM_UP; pair < PAIRS; pair += 1) {
    const unknown = `nobody-${known.replace(/^./, String(pair + WARM_UP).padStart(1))}`;
    const isKnownFirst = Math.random() < 0.5;
    const first = await ask(isKnownFirst ? known : unknown);
    const second = await ask(isKnownFirst ? unknown : known);
    for (const response of [first, second]) seen.add(response.seen);
    if (pair >= 0) differences.push((first.ms - second.ms) * (isKnownFirst ? 1 : -1));
  }
  expect([...seen]).toHaveLength(1);
  expect([...seen][0]).toContain(recoveryTexts.sent);
  const average = mean(differences);
  const deviation = Math.sqrt(mean(differences.map((value) => (value - average) ** 2)));
  const z = average / (deviation / Math.sqrt(differences.length));
  console.log(`${PAIRS} pairs: ${average.toFixed(3)} ms on average, z = ${z.toFixed(2)}`);
  expect(Math.abs(z)).toBeLessThan(MOST);
  await expect.poll(() => mailbox.read(known)).not.toHaveLength(0);
});
