import type { IncomingMessage } from "node:http";
import { texts } from "@mainstreet/contract/texts";
import type { FastifyInstance } from "fastify";
import { AppError, invalidField } from "../../errors.ts";

/** Headers that say one thing: of two, a proxy and we might believe different ones. */
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
 * Refuses with 400 what two readers could read differently, or what the database cannot hold: a header given twice, no
 * host, and texts with U+0000 or half a surrogate pair in what an endpoint declares (decision 132).
 */
export function refuseOddRequests(app: FastifyInstance): void {
  app.addHook("onRequest", async ({ raw }) => {
    if (isAmbiguous(raw)) throw malformed();
  });
  app.addHook("preHandler", async ({ params, query, body }) => {
    for (const given of [params, query, body]) {
      const path = unstorablePath(given);
      if (path !== undefined) throw invalidField(path, texts.shell.unstorable);
    }
  });
}

const malformed = () =>
  new AppError({ status: 400, code: "MALFORMED", message: texts.shell.malformed });

function isAmbiguous({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const seen = new Set<string>();
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = (rawHeaders[at] ?? "").toLowerCase();
    if (seen.has(name) && SINGLE.has(name)) return true;
    seen.add(name);
  }
  // RFC 9112 §3.2. Node would answer it itself, with nothing.
  return httpVersion === "1.1" && !seen.has("host");
}

/** Where the first text stands that PostgreSQL cannot store, as `sites.0.city`; undefined when there is none. */
function unstorablePath(value: unknown): string | undefined {
  if (typeof value === "string") return isStorable(value) ? undefined : "";
  if (typeof value !== "object" || value === null || Buffer.isBuffer(value)) return undefined;
  for (const [key, item] of Object.entries(value)) {
    const path = isStorable(key) ? unstorablePath(item) : "";
    if (path !== undefined) return path === "" ? key : `${key}.${path}`;
  }
  return undefined;
}

const isStorable = (text: string) => !text.includes("\0") && text.isWellFormed();
