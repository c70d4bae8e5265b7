import { BODY_BYTES } from "@mainstreet/contract/limits";
import { verifyBody } from "@mainstreet/contract/payments";
import { texts } from "@mainstreet/contract/texts";
import type { FastifyRequest } from "fastify";
import { AppError, invalidFields } from "../../errors.ts";

/**
 * The payment session of a verify request that carries it in its body (spec §7, one reading). Fastify reads no body of a GET
 * request, so it is read here. Undefined without one. Throws 400 for a body that is not JSON, and 413 for one too long.
 */
export async function sessionInBody({ raw }: FastifyRequest): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  // The body is read to its end even when it is too long: unread bytes would be parsed as the next request of the connection.
  for await (const chunk of raw) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length <= BODY_BYTES.default) chunks.push(bytes);
  }
  if (length > BODY_BYTES.default)
    throw new AppError({ status: 413, code: "TOO_LARGE", message: texts.shell.tooLarge });
  if (length === 0) return undefined;
  const { data, error } = verifyBody.safeParse(parsed(Buffer.concat(chunks).toString()));
  if (error) throw invalidFields(error.issues);
  return data.paymentSessionId ?? undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError({ status: 400, code: "INVALID", message: texts.shell.notJson });
  }
}
