import type { Deps } from "../../deps.ts";
import { repeat } from "../../platform/jobs/repeat.ts";
import { sendDueMails } from "./send-due-mails.ts";

/** Makes this process send the mails of the outbox. Returns how to stop it, which waits for the mails in flight. */
export function startMailSender(deps: Deps): () => Promise<void> {
  const sending = new Set<Promise<void>>();
  const stop = repeat(deps, {
    pauseMs: 300,
    failure: "sending mails failed",
    work: (signal) => sendDueMails({ ...deps, stopping: signal }, sending),
  });
  return async () => {
    await stop();
    await Promise.all(sending);
  };
}
