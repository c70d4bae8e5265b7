import type { Deps } from "../../deps.ts";
import { repeat } from "../../platform/jobs/repeat.ts";
import { openMailServer } from "./send-by-smtp.ts";
import { sendDueMails, type Sender, WIDTH } from "./send-due-mails.ts";

/** Makes this process send the mails and the webhooks of the outbox. Returns a function that stops it and waits for the mails in flight. */
export function startMailSender(deps: Deps): () => Promise<void> {
  const stops = [startSender(deps, "mails"), startSender(deps, "webhooks")];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function startSender(deps: Deps, what: Sender["what"]): () => Promise<void> {
  const { mail } = deps.config;
  const mailServer = what === "mails" && mail ? openMailServer(mail, WIDTH) : undefined;
  const sending: Sender["sending"] = new Set();
  const stop = repeat(deps, {
    pauseMs: 300,
    failure: `sending ${what} failed`,
    work: (signal) => sendDueMails({ ...deps, stopping: signal }, { what, mailServer, sending }),
  });
  return async () => {
    await stop();
    await Promise.all(sending);
    mailServer?.close();
  };
}
