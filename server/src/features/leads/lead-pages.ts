import { LEAD_BODY_BYTES } from "@mainstreet/contract/lead-form";
import { leadTexts } from "@mainstreet/contract/lead-texts";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { LeadsDeps } from "../../deps.ts";
import { confirmRecipient, findRecipient } from "./confirm-recipient.ts";
import { leadPage, type ShownLead } from "./lead-page.ts";
import { changeByLink, findLinkedLead, noteOpened } from "./lead-link.ts";
import { html, plainPage } from "./plain-page.ts";

type ByToken = { Params: { token: string } };

/** The pages behind links in messages about leads: no account is needed, the link is the proof. */
export function registerLeadPages(app: FastifyInstance, deps: LeadsDeps): void {
  app.get<ByToken>("/l/:token", async ({ params: { token } }, reply) =>
    sendLead(reply, token, await findLinkedLead(deps, token)),
  );
  // A browser that shows the page loads it; a mail server that only checks the link does not.
  app.get<ByToken>("/l/:token/seen.gif", async ({ params }, reply) => {
    await noteOpened(deps, params.token);
    return reply.type("image/gif").send(PIXEL);
  });
  app.post<ByToken>("/l/:token", { bodyLimit: LEAD_BODY_BYTES }, async (request, reply) => {
    const { token } = request.params;
    const sent = new URLSearchParams(typeof request.body === "string" ? request.body : "");
    return sendLead(reply, token, await changeByLink(deps, token, sent));
  });
  app.get<ByToken>("/r/:token", async ({ params: { token } }, reply) => {
    const found = await findRecipient(deps, token);
    if (!found) return send(reply.status(404), UNKNOWN);
    const body = html`<form method="post"><button class="go">Yes, send them to me</button></form>`;
    return send(reply, plainPage({ ...confirmWords(found), body }));
  });
  app.post<ByToken>("/r/:token", { bodyLimit: LEAD_BODY_BYTES }, async ({ params }, reply) => {
    const found = await confirmRecipient(deps, params.token);
    if (!found) return send(reply.status(404), UNKNOWN);
    const lines = [`Messages for ${found.business} are sent to ${found.address} from now on.`];
    return send(reply, plainPage({ title: "This address is confirmed", lines }));
  });
}

const confirmWords = ({ business, address }: { business: string; address: string }) => ({
  title: `Messages for ${business}`,
  lines: [
    `What visitors of its websites write would be sent to ${address}.`,
    "Do nothing if you do not want that.",
  ],
});

const PIXEL = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");
const UNKNOWN = plainPage({ title: leadTexts.unknownLink, lines: [] });

const send = (reply: FastifyReply, page: string) =>
  reply.type("text/html; charset=utf-8").send(page);

function sendLead(reply: FastifyReply, token: string, linked: ShownLead | undefined) {
  if (!linked) return send(reply.status(404), UNKNOWN);
  return send(reply.status(linked.pending ? 422 : 200), leadPage(token, linked));
}
