import { LEAD_BODY_BYTES, LEAD_FORM_PATH } from "@mainstreet/contract/lead-form";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { LeadsDeps } from "../../deps.ts";
import { newId } from "../../platform/db/ids.ts";
import { withTimeout } from "../../platform/with-timeout.ts";
import { isTrialPost } from "./trial-mark.ts";
import { problemsOf, type ReadPost, readPost } from "./read-post.ts";
import {
  type ArrivedPost,
  findForm,
  type FormRow,
  provenVersion,
  receiveLead,
  type Taken,
} from "./receive-lead.ts";
import { type FormResponse, onNewestForm, responsePage } from "./response-page.ts";
import { spoolPost } from "./spool.ts";

const PATH = `/${LEAD_FORM_PATH}/:token`;
/** How long a visitor waits for the database: after that the post is written to the disk, with the same id. */
const DATABASE_MS = 3_000;

const STATUS: Readonly<Record<FormResponse["outcome"], number>> = {
  received: 200,
  incomplete: 422,
  gone: 410,
  unknown: 404,
  "too-large": 413,
  "wrong-type": 415,
  away: 503,
};

/** The endpoint that published forms post to (decision 332). */
export function registerForms(app: FastifyInstance, deps: LeadsDeps): void {
  app.post<{ Params: { token: string } }>(
    PATH,
    { bodyLimit: LEAD_BODY_BYTES },
    async (request, reply) => respond(reply, await takePost(deps, request)),
  );
  // Somebody opened the address of a form by hand, or reloaded the page.
  app.get<{ Params: { token: string } }>(PATH, async ({ params }, reply) => {
    const form = await formOf(deps, params.token);
    return respond(reply, { outcome: form ? "gone" : "unknown", form });
  });
}

/** The form that the address of a request names; undefined for an unknown token and while the database is away. */
export async function formOf(deps: LeadsDeps, token: string): Promise<FormRow | undefined> {
  const finding = findForm(deps.db, token);
  const found = await withTimeout(DATABASE_MS, "Finding a form", finding).catch(() => undefined);
  return found?.form;
}

/** Sends the page with its status. */
export function respond(reply: FastifyReply, response: FormResponse): FastifyReply {
  if (response.outcome === "away") reply.header("retry-after", 60);
  return reply
    .status(STATUS[response.outcome])
    .type("text/html; charset=utf-8")
    .send(pageOf(reply, response));
}

/** Returns the page and sets the header with its content security policy. */
export function pageOf(reply: FastifyReply, response: FormResponse): string {
  const { html, policy } = responsePage(response);
  reply.header("content-security-policy", policy);
  return html;
}

type PostRequest = FastifyRequest<{ Params: { token: string } }>;

async function takePost(deps: LeadsDeps, { params, body, ip }: PostRequest): Promise<FormResponse> {
  const { token } = params;
  const post = readPost(typeof body === "string" ? body : "");
  const problems = problemsOf(post);
  // A script that fills in every field is put into the junk folder because of the honeypot, and reads no error.
  if (Object.keys(problems).length > 0 && post.honeypot === "")
    return { outcome: "incomplete", problems, ...(await forCorrection(deps, token, post)) };
  const isCanary = isTrialPost(deps.sealer, token, post);
  return take(deps, { id: newId(), token, post, sender: ip, receivedAt: new Date(), isCanary });
}

/** The data of a page that requests a correction; only what was sent while the database is away. */
async function forCorrection(deps: LeadsDeps, token: string, post: ReadPost) {
  const form = await formOf(deps, token);
  if (!form) return { form, post };
  const proving = provenVersion(deps.db, deps, { form, post });
  const shown = await withTimeout(DATABASE_MS, "Reading a form", proving).catch(() => undefined);
  return { form, post: onNewestForm(form, post, shown) };
}

async function take(deps: LeadsDeps, arrived: ArrivedPost): Promise<FormResponse> {
  try {
    const taking = receiveLead(deps, arrived);
    const taken = await withTimeout<Taken>(DATABASE_MS, "Taking a message", taking);
    return { ...taken, post: arrived.post };
  } catch (err) {
    deps.log.warn({ err, leadId: arrived.id }, "a message goes to the disk");
    return spool(deps, arrived);
  }
}

/** While the database is away, a post is accepted only if its proof shows that it is from a form of ours. */
async function spool(deps: LeadsDeps, arrived: ArrivedPost): Promise<FormResponse> {
  const { token, post } = arrived;
  const [version = "", mac = ""] = post.hidden.split(".");
  if (!deps.sealer.isFormMac(mac, { token, version })) return { outcome: "away", form: undefined };
  try {
    await spoolPost(deps, arrived);
    return { outcome: "received", form: undefined, post };
  } catch (err) {
    deps.log.error({ err }, "a message could not be written to the disk");
    return { outcome: "away", form: undefined };
  }
}
