import { FRESH_PROOF_REQUIRED } from "@mainstreet/contract/second-factor";
import { endOtherSessions } from "@mainstreet/contract/sessions";
import { texts } from "@mainstreet/contract/texts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { freshProofStore } from "../../lib/fresh-proof.ts";
import { callApi } from "../../lib/send.ts";
import { renderPart } from "../../ui/test-part.tsx";
import { FreshProofDialog } from "./fresh-proof-dialog.tsx";

const RIGHT = "correct horse";
let proofs: unknown[] = [];
let isProved = false;
let stopShowing = () => {};

const refuse = (status: number, refusal: object) =>
  Response.json({ message: "", error: "", requestId: "r", code: "X", ...refusal }, { status });

/** A server whose account has an authenticator app, and which requires fresh proof of the sender. */
function respond(path: string, { body = "" }: { body?: string }): Response {
  if (path.endsWith("/auth/second-factor")) {
    const totp = { createdAt: "2026-11-24T00:00:00Z" };
    const factors = { passkeys: [], totp, recoveryCodesLeft: 0 };
    return Response.json({ ...factors, canAddPasskeys: true, provedUntil: null });
  }
  if (!path.endsWith("/auth/fresh-proof"))
    return isProved
      ? Response.json({ success: true })
      : refuse(403, { code: FRESH_PROOF_REQUIRED });
  const proof = JSON.parse(body);
  proofs.push(proof);
  if (proof.currentPassword !== RIGHT)
    return refuse(400, { fields: { currentPassword: texts.auth.wrongPassword } });
  isProved = true;
  return Response.json({ success: true, token: "newer", provedUntil: "2026-11-24T01:00:00Z" });
}

beforeEach(() => {
  proofs = [];
  isProved = false;
  localStorage.setItem("token", "abc");
  vi.stubGlobal("fetch", (path: string, init: { body?: string }) =>
    Promise.resolve(respond(path, init)),
  );
  stopShowing = freshProofStore.subscribe(() => {});
});
afterEach(() => {
  stopShowing();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** Sends a call with a password, and shows the dialog once it waits. */
async function callWith(currentPassword: string) {
  const call = callApi(endOtherSessions, { body: { currentPassword } });
  await vi.waitFor(() => expect(freshProofStore.isWaiting()).toBe(true));
  await renderPart(
    <QueryClientProvider client={new QueryClient()}>
      <FreshProofDialog opened />
    </QueryClientProvider>,
  );
  await page.getByLabelText("Code of your authenticator app").fill("123456");
  return call;
}

const password = () => page.getByLabelText("Current Password", { exact: true });
const confirm = () => page.getByRole("button", { name: "Confirm" }).click();

test("the password that was typed with the call is not requested twice", async () => {
  const opened = callWith(RIGHT);
  await expect.element(page.getByLabelText("Code of your authenticator app")).toHaveValue("123456");
  expect(password().elements()).toHaveLength(0);
  await confirm();
  await opened;
  const secondFactor = { method: "totp", code: "123456" };
  expect(proofs).toEqual([{ currentPassword: RIGHT, secondFactor }]);
});

test("a password that was wrong is requested again", async () => {
  const opened = callWith("wrong horse");
  await expect.element(page.getByLabelText("Code of your authenticator app")).toHaveValue("123456");
  await confirm();
  await expect.element(page.getByText(texts.auth.wrongPassword)).toBeVisible();
  await password().fill(RIGHT);
  await confirm();
  await opened;
  expect(proofs).toHaveLength(2);
});
