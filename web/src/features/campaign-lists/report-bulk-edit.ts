import { count } from "@mainstreet/contract/count";
import { texts } from "@mainstreet/contract/texts";
import type { BulkScriptResponse } from "@mainstreet/contract/verification-script";
import { toastSuccess, toastFailure } from "../../lib/toasts.ts";

const { failedMany, updatedMany } = texts.verificationScript;

/** Shows in toasts what a bulk edit changed, what failed, and what still waits for an account. */
export function reportBulkEdit(response: BulkScriptResponse): void {
  const { done, failed } = summarizeBulkEdit(response);
  if (done !== undefined) toastSuccess(done);
  if (failed !== undefined) toastFailure(failed);
}

export function summarizeBulkEdit({ results, updated, redeployed }: BulkScriptResponse): {
  done?: string;
  failed?: string;
} {
  const refused = results.filter(({ success }) => !success);
  const waiting = updated - redeployed;
  const reason = refused[0]?.message ?? "";
  return {
    ...(updated > 0 && { done: doneText(updated, waiting) }),
    ...(refused.length > 0 && {
      failed: failedMany(`${count(refused.length)} of ${count(results.length)}. ${reason}`),
    }),
  };
}

function doneText(updated: number, waiting: number): string {
  const sentence = updatedMany(updated);
  if (waiting === 0) return sentence;
  if (updated === 1) return `${sentence} It will show it once it can be deployed.`;
  const them = waiting === 1 ? "it" : "they";
  return `${sentence}. ${count(waiting)} of them will show it once ${them} can be deployed.`;
}
