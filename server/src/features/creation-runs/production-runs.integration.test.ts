import { createRun } from "@mainstreet/contract/creation-runs";
import { creditBalance } from "@mainstreet/contract/credits";
import { addNetlifyToken } from "@mainstreet/contract/hosts/netlify/netlify-tokens";
import { netlifyTexts } from "@mainstreet/contract/hosts/netlify/netlify-texts";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PLUMBING, type Product, startProduct, type Visitor } from "../../../test/harness.ts";
import { buildApp } from "../../app.ts";

let product: Product;
/** The API as in production, where the operator has a Netlify account. */
let production: FastifyInstance;
beforeAll(async () => {
  // No worker and no dispatcher: created runs do not change.
  product = await startProduct({ ROLE: "api" });
  const config = { ...product.deps.config, isProduction: true };
  production = await buildApp({ ...product.deps, config });
});
afterAll(async () => {
  await production.close();
  await product.assertSound();
  await product.close();
});

async function run(app: FastifyInstance, visitor: Visitor, choice: object) {
  const { statusCode, json } = await app.inject({
    method: "POST",
    url: `/api${createRun.path}`,
    headers: { authorization: `Bearer ${visitor.token}` },
    payload: { sites: [{ ...PLUMBING, ...choice }] },
  });
  return [statusCode, json().message];
}

const DEFAULT = { netlifyTokenId: "default" };

test("in production a bulk run needs a token of the user's own, and the operator's account takes none (D3)", async () => {
  const visitor = await product.signUp();
  const refused = [400, netlifyTexts.selectToken.creation];
  // Without a choice and without a token, a single site would go to the operator's account.
  for (const choice of [DEFAULT, {}, { netlifyTokenId: "" }])
    expect(await run(production, visitor, choice), JSON.stringify(choice)).toEqual(refused);
  const body = { name: "Mine", token: "nfp_productionRuns0001" };
  const { response: own } = await visitor.send(addNetlifyToken, { body });
  expect(await run(production, visitor, DEFAULT)).toEqual(refused);
  expect((await visitor.send(creditBalance, {})).response.credits).toBe(5);
  expect(await run(production, visitor, { netlifyTokenId: own.id })).toEqual([202, undefined]);
  expect(await run(product.app, visitor, DEFAULT)).toEqual([202, undefined]);
  expect((await visitor.send(creditBalance, {})).response.credits).toBe(3);
});
