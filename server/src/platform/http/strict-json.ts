import { isUtf8 } from "node:buffer";
import { texts } from "@mainstreet/contract/texts";
import type { FastifyInstance } from "fastify";
import { AppError } from "../../errors.ts";

/** The one type of body we take; Fastify has put its parameters in this form. */
const JSON_TYPE = /^application\/json(?:; charset="utf-8")?$/i;

/** Deeper than any body that an endpoint declares. */
const MAX_DEPTH = 20;

/**
 * Takes bodies of type `application/json` in UTF-8 and no others (415). Refused with 400: what is no JSON or no UTF-8,
 * members named `__proto__` or `constructor` (Fastify's own check), the same member twice, and depth no endpoint has.
 */
export function takeStrictJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser(JSON_TYPE, { parseAs: "buffer" }, (request, bytes: Buffer, done) => {
    if (!isUtf8(bytes)) return done(notJson());
    const text = bytes.toString();
    return parse(request, text, (error, value) => {
      const isSound = !error && countMembers(text) === membersOf(value);
      if (isSound) done(null, value);
      else done(error ?? notJson());
    });
  });
}

const notJson = () => new AppError({ status: 400, code: "INVALID", message: texts.shell.notJson });

const [QUOTE, BACKSLASH, COLON] = [0x22, 0x5c, 0x3a];

/** How many members the objects of a JSON text are given: its colons outside of strings. Linear in the text. */
export function countMembers(json: string): number {
  let members = 0;
  let isInString = false;
  for (let at = 0; at < json.length; at += 1) {
    const unit = json.charCodeAt(at);
    if (unit === QUOTE) isInString = !isInString;
    else if (!isInString) members += unit === COLON ? 1 : 0;
    else if (unit === BACKSLASH) at += 1;
  }
  return members;
}

/** How many members a parsed value holds; fewer than its text was given when one was given twice. NaN: too deep. */
function membersOf(value: unknown, depth = 0): number {
  if (typeof value !== "object" || value === null) return 0;
  if (depth === MAX_DEPTH) return Number.NaN;
  const held: unknown[] = Object.values(value);
  let members = Array.isArray(value) ? 0 : held.length;
  for (const item of held) members += membersOf(item, depth + 1);
  return members;
}
