import { setTimeout as sleep } from "node:timers/promises";
import type { Deps } from "../../deps.ts";
import { sendDueMails } from "./send-due-mails.ts";

const POLL_MS = 300;

/** Makes this process send the mails of the outbox. Returns how to stop it, which waits for the mails in flight. */
export function startMailSender(deps: Deps): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const sending = new Set<Promise<void>>();
  const run = async () => {
    while (!signal.aborted) {
      await sleep(POLL_MS, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) break;
      await sendDueMails({ ...deps, stopping: signal }, sending).catch((err: unknown) =>
        deps.log.error({ err }, "sending mails failed"),
      );
    }
    await Promise.all(sending);
  };
  const ended = run();
  return async () => {
    stopping.abort();
    await ended;
  };
}
