import { creditBalance } from "@mainstreet/contract/credits";
import { FRESH_PROOF_REQUIRED, removeTotp } from "@mainstreet/contract/second-factor";
import { changePassword } from "@mainstreet/contract/sessions";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { finishFreshProof, freshProofStore } from "./fresh-proof.ts";
import { callApi, callForToken } from "./send.ts";
import { memoryStorage } from "./test-storage.ts";
import { changingToken } from "./token-change.ts";

let sent = 0;
let isProved = false;
let stopShowing = () => {};

/** A server that requires fresh proof before every call. */
function respond(): Promise<Response> {
  sent += 1;
  const refusal = { message: "Who?", error: "Who?", code: FRESH_PROOF_REQUIRED, requestId: "r" };
  const body = isProved ? { credits: 5, success: true, token: "newer" } : refusal;
  return Promise.resolve(new Response(JSON.stringify(body), { status: isProved ? 200 : 403 }));
}

const waiting = () => vi.waitFor(() => expect(freshProofStore.isWaiting()).toBe(true));

function prove() {
  isProved = true;
  finishFreshProof(true);
}

beforeEach(() => {
  sent = 0;
  isProved = false;
  vi.stubGlobal("localStorage", memoryStorage());
  vi.stubGlobal("sessionStorage", memoryStorage());
  vi.stubGlobal("fetch", respond);
  localStorage.setItem("token", "abc");
  localStorage.setItem("user", "{}");
  stopShowing = freshProofStore.subscribe(() => {});
});
afterEach(() => stopShowing());

test("calls wait for one proof, and are sent again by themselves", async () => {
  const calls = [callApi(creditBalance, {}), callApi(creditBalance, {})];
  await waiting();
  prove();
  expect(await Promise.all(calls)).toEqual([{ credits: 5 }, { credits: 5 }]);
  expect([sent, freshProofStore.isWaiting()]).toEqual([4, false]);
});

test("a call whose proof is not given fails with the server's text, and the next call requires proof again", async () => {
  const call = callApi(creditBalance, {});
  await waiting();
  finishFreshProof(false);
  await expect(call).rejects.toMatchObject({ status: 403, message: "Who?" });
  expect(sent).toBe(1);
  const again = callApi(creditBalance, {});
  await waiting();
  prove();
  expect(await again).toEqual({ credits: 5 });
});

test("the password that was sent with a call is available for its proof, and forgotten after it", async () => {
  const body = { currentPassword: "correct horse", newPassword: "battery staple" };
  const call = callForToken(changePassword, { body });
  await waiting();
  expect(freshProofStore.typedPassword()).toBe("correct horse");
  prove();
  await call;
  expect(freshProofStore.typedPassword()).toBe("");
  isProved = false;
  const other = callApi(creditBalance, {});
  await waiting();
  expect(freshProofStore.typedPassword()).toBe("");
  prove();
  await other;
});

test("a call that replaces the token lets the proof replace it first", async () => {
  const call = callForToken(removeTotp, {});
  await waiting();
  await changingToken(() => Promise.resolve(localStorage.setItem("token", "proved")));
  prove();
  await call;
  expect(localStorage.getItem("token")).toBe("newer");
});

test("without a page that shows the dialog the refusal is final", async () => {
  stopShowing();
  await expect(callApi(creditBalance, {})).rejects.toMatchObject({ code: FRESH_PROOF_REQUIRED });
  expect(sent).toBe(1);
});
