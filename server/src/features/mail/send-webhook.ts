import { createHmac } from "node:crypto";
import type { Deps } from "../../deps.ts";
import { postOutside } from "../../platform/http-client/post-outside.ts";
import { USER_AGENT } from "../../platform/http-client/send-request.ts";
import type { ComposedWebhook } from "../leads/compose-lead.ts";
import type { SmtpOutcome } from "./send-by-smtp.ts";

/** How long the receiver of a webhook may take. */
export const WEBHOOK_TIMEOUT_MS = 8_000;

/**
 * Posts JSON to the address that a business has named, signed over time and body by HMAC-SHA256. 2xx means done, and 410 is final since the
 * receiver wants no more requests; everything else is tried again.
 */
export async function sendWebhook(
  { config }: Pick<Deps, "config">,
  id: string,
  { url, secret, body }: ComposedWebhook,
): Promise<SmtpOutcome> {
  const time = String(Math.floor(Date.now() / 1_000));
  const signature = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
  const outcome = await postOutside({
    url,
    body,
    timeoutMs: Math.min(WEBHOOK_TIMEOUT_MS, config.providerTimeoutMs),
    allowsInward: !config.isProduction,
    headers: {
      "content-type": "application/json",
      "user-agent": USER_AGENT,
      "idempotency-key": id,
      "x-mainstreet-signature": `t=${time},v1=${signature}`,
    },
  });
  if ("fault" in outcome)
    return {
      result: outcome.fault === "inward" || outcome.fault === "invalid" ? "refused" : "later",
      reason: outcome.fault,
    };
  const { status } = outcome;
  if (status >= 200 && status < 300) return { result: "sent", reason: "" };
  return { result: status === 410 ? "refused" : "later", reason: `HTTP ${status}` };
}
