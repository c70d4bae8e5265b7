import { hash } from "node:crypto";
import { DEFAULT_TIMEOUT_MS } from "../../platform/http-client/backoff.ts";
import { sendRequest } from "../../platform/http-client/send-request.ts";
import { withCallTrace } from "../../platform/http-client/trace-call.ts";
import type { AwsAccount } from "./admin-client.ts";
import { xmlText } from "./s3-connection.ts";
import { createSigner } from "../sign.ts";

const FORM = Buffer.from("Action=GetCallerIdentity&Version=2011-06-15");
const FORM_HASH = hash("sha256", FORM);
/** Verification may take eight seconds in all, and a deployment waits for this. */
const LONGEST_SILENCE_MS = 3_000;
const TRIES = 2;

/** A regional endpoint accepts only signatures for its own region. */
function regionOf({ hostname }: URL): string {
  return /^sts\.([a-z]{2}-[a-z]+-\d)\.amazonaws\.com$/.exec(hostname)?.[1] ?? "us-east-1";
}

/**
 * The 12-digit id of the account that the keys belong to, from AWS STS (`GetCallerIdentity`, which needs no permission). Undefined where
 * there is no STS, and when it does not respond: the id is a safeguard, and nothing may fail because it is missing.
 */
export async function findAccountId(account: AwsAccount): Promise<string | undefined> {
  if (account.stsUrl === undefined) return undefined;
  const origin = new URL(account.stsUrl);
  const sign = createSigner(account, { region: regionOf(origin), service: "sts" });
  const timeoutMs = Math.min(account.silenceMs ?? DEFAULT_TIMEOUT_MS, LONGEST_SILENCE_MS);
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const headers = sign({
      method: "POST",
      path: "/",
      query: "",
      headers: { host: origin.host, "content-type": "application/x-www-form-urlencoded" },
      payloadHash: FORM_HASH,
      at: new Date(),
    });
    const call = { provider: "aws", operation: "GetCallerIdentity", attempt } as const;
    const outcome = await withCallTrace(call, () =>
      sendRequest({ origin, method: "POST", path: "/", headers, body: FORM, timeoutMs }),
    );
    const isPassing = "fault" in outcome ? outcome.fault === "dropped" : outcome.status >= 500;
    if (!isPassing) return "fault" in outcome ? undefined : accountIdIn(outcome);
  }
  return undefined;
}

function accountIdIn({ status, body }: { status: number; body: Buffer }): string | undefined {
  const text = status === 200 ? xmlText(body, "Account") : "";
  return /^\d{12}$/.test(text) ? text : undefined;
}
