import type { IncomingMessage } from "node:http";
import { requestTexts } from "@mainstreet/contract/request-messages";
import { texts } from "@mainstreet/contract/texts";
import type { FastifyInstance } from "fastify";
import { AppError, invalidField } from "../../errors.ts";
import { unstorablePath } from "./unstorable-path.ts";

/** Headers that must not be repeated: a proxy and we might each read another one of the two. */
const SINGLE = new Set([
  "authorization",
  "content-length",
  "content-type",
  "host",
  "idempotency-key",
  "last-event-id",
  "transfer-encoding",
]);

/**
 * Refuses with 400 what two programs could read differently, or what the database cannot store: a header sent twice, a missing host, and
 * texts with U+0000 or half a surrogate pair in declared parts of a request (decision 132). Compressed bodies are refused with 415: a few
 * bytes could expand to more than any endpoint accepts.
 */
export function refuseAmbiguousRequests(app: FastifyInstance): void {
  app.addHook("onRequest", async ({ raw }, reply) => {
    if (isAmbiguous(raw)) throw malformed();
    if ((raw.headers["content-encoding"] ?? "identity").toLowerCase() === "identity") return;
    // RFC 9110 §12.5.3: the encodings that would have been accepted.
    reply.header("accept-encoding", "identity");
    throw compressed();
  });
  app.addHook("preHandler", async ({ params, query, body, routeOptions }) => {
    // Bodies with thousands of rows are checked where they are parsed.
    const isChecked = routeOptions.config.rows !== undefined;
    for (const given of [params, query, isChecked ? undefined : body]) {
      const path = unstorablePath(given);
      if (path !== undefined) throw invalidField(path, texts.shell.unstorable);
    }
  });
}

const malformed = () =>
  new AppError({ status: 400, code: "MALFORMED", message: texts.shell.malformed });

const compressed = () =>
  new AppError({
    status: 415,
    code: "WRONG_CONTENT_ENCODING",
    message: requestTexts.wrongContentEncoding,
  });

function isAmbiguous({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const seen = new Set<string>();
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = (rawHeaders[at] ?? "").toLowerCase();
    if (seen.has(name) && SINGLE.has(name)) return true;
    seen.add(name);
  }
  // RFC 9112 §3.2. Node itself would respond with an empty body.
  return httpVersion === "1.1" && !seen.has("host");
}
