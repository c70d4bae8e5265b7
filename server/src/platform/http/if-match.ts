import { etagOf, versionTexts } from "@mainstreet/contract/campaign-version";
import type { FastifyRequest } from "fastify";
import { invalidField } from "../../errors.ts";

/** Whether the request accepts a version as the present one. */
export type IfMatch = (version: number) => boolean;

const TAG = String.raw`(?:W/)?"[\x21\x23-\x7e]*"`;
const TAGS = new RegExp(String.raw`^${TAG}(?:[ \t]*,[ \t]*${TAG})*$`);
const MAX_LENGTH = 1_000;

/** Reads the header `If-Match` (RFC 9110 §13.1.1); without it every version is accepted. Throws 400 when it is malformed. */
export function ifMatchOf(request: FastifyRequest): IfMatch {
  const given = request.headers["if-match"]?.trim();
  if (given === undefined || given === "*") return () => true;
  if (given.length > MAX_LENGTH || !TAGS.test(given))
    throw invalidField("If-Match", versionTexts.invalidIfMatch);
  // A weak tag (W/"3") never matches: the comparison of If-Match is strong, and no response of ours has one.
  const tags = given.split(",").map((tag) => tag.trim());
  return (version) => tags.includes(etagOf(version));
}
