import type { Deps } from "../../deps.ts";
import { repeat } from "../../platform/jobs/repeat.ts";
import { sendDueMails } from "./send-due-mails.ts";

/** Makes this process send the mails and the webhooks of the outbox. Returns how to stop it, which waits for the mails in flight. */
export function startMailSender(deps: Deps): () => Promise<void> {
  const stops = [startSender(deps, "mails"), startSender(deps, "webhooks")];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function startSender(deps: Deps, what: "mails" | "webhooks"): () => Promise<void> {
  const sending = new Set<Promise<void>>();
  const stop = repeat(deps, {
    pauseMs: 300,
    failure: `sending ${what} failed`,
    work: (signal) => sendDueMails({ ...deps, stopping: signal }, sending, what),
  });
  return async () => {
    await stop();
    await Promise.all(sending);
  };
}
