import type { FastifyReply, FastifyRequest } from "fastify";

const ASYNC = "respond-async";

/**
 * Whether the caller prefers a response before the work is done (RFC 7240 §4.1); if so, a header of the response states that this was
 * applied. Other preferences are ignored, as that RFC requires.
 */
export function prefersAsync({ headers }: FastifyRequest, reply: FastifyReply): boolean {
  const given = [headers["prefer"] ?? []].flat().join(",");
  const isPreferred = given
    .split(",")
    .some((preference) => preference.split(";")[0]?.trim().toLowerCase() === ASYNC);
  if (isPreferred) reply.header("preference-applied", ASYNC);
  return isPreferred;
}
