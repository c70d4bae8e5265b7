import { signInWithSecondFactor } from "@mainstreet/contract/second-factor";
import { expect } from "vitest";
import type { Product } from "../harness.ts";
import {
  addApp,
  addPasskey,
  proveByPassword,
  signInByPasskey,
  startLogin,
} from "../second-factor.ts";

/** Signs in with every kind of second factor, and once with a wrong one. */
export async function signInEveryWay(product: Product): Promise<void> {
  const visitor = await product.signUp();
  await proveByPassword(visitor);
  const { authenticator } = await addPasskey(visitor);
  const { app } = await addApp(visitor);
  const { challengeId } = await startLogin(product, visitor);
  const wrong = { method: "recovery-code" as const, challengeId, code: "0000000000" };
  const right = { method: "totp" as const, challengeId, code: app.nextCode() };
  const send = (body: typeof wrong | typeof right) =>
    product.anonymous(signInWithSecondFactor, { body });
  expect([(await send(wrong)).status, (await send(right)).status]).toEqual([401, 200]);
  const { challengeId: second } = await startLogin(product, visitor);
  expect((await signInByPasskey(product, second, authenticator)).status).toBe(200);
}
