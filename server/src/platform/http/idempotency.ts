import { createHash } from "node:crypto";
import { texts } from "@mainstreet/contract/texts";
import { and, eq } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { conflict, invalidField } from "../../errors.ts";
import { crashPoint } from "../crash-points.ts";
import type { Db } from "../db/database.ts";
import { idempotencyKeys } from "./idempotency-table.ts";

/** A request's `Idempotency-Key`, a digest of the whole request, and how to mark its response as a stored one. */
export type Idempotency = { key: string; requestHash: string; markReplayed(): void };

/** The header that marks a response as the stored one of an earlier request with the same key. */
export const REPLAYED = "idempotent-replayed";

/** Reads the header; undefined without one. Throws 400 on an unusable key. */
export function idempotencyOf(
  request: FastifyRequest,
  reply: FastifyReply,
): Idempotency | undefined {
  const key = request.headers["idempotency-key"];
  if (key === undefined) return undefined;
  if (typeof key !== "string" || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw invalidField("Idempotency-Key", texts.shell.invalidIdempotencyKey);
  }
  const text = [request.method, request.url, JSON.stringify(request.body ?? null)].join("\n");
  return {
    key,
    requestHash: createHash("sha256").update(text).digest("hex"),
    markReplayed: () => void reply.header(REPLAYED, "true"),
  };
}

type KeyedRequest<T> = {
  userId: string;
  idempotency: Idempotency | undefined;
  /** The endpoint's response schema, to parse a stored one. */
  response: z.ZodType<T>;
};

/** The stored response of an earlier request with the key. Throws 409 when that was another request. */
export async function findStoredResponse<T>(
  tx: Db,
  request: KeyedRequest<T>,
): Promise<T | undefined> {
  const { userId, idempotency, response: answer } = request;
  if (!idempotency) return undefined;
  const [stored] = await tx.select().from(idempotencyKeys).where(isKey(userId, idempotency));
  if (!stored) return undefined;
  if (stored.requestHash !== idempotency.requestHash) {
    throw conflict("IDEMPOTENCY_CONFLICT", texts.shell.idempotencyConflict);
  }
  const response = answer.parse(stored.response);
  idempotency.markReplayed();
  return response;
}

const isKey = (userId: string, { key }: Idempotency) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));

/**
 * Runs `work` once per key: the same key and request again get the stored response, another request 409. Key and effect commit together; a
 * second request with the key waits until the first one ends. Failures are not stored.
 */
export async function runOnce<T>(
  tx: Db,
  task: KeyedRequest<T> & { work(): Promise<T> },
): Promise<T> {
  const { userId, idempotency, work } = task;
  if (!idempotency) return work();
  const [reserved] = await tx
    .insert(idempotencyKeys)
    .values({ userId, key: idempotency.key, requestHash: idempotency.requestHash })
    .onConflictDoNothing()
    .returning();
  const stored = reserved ? undefined : await findStoredResponse(tx, task);
  if (stored !== undefined) return stored;
  crashPoint("once.reserved");
  const result = await work();
  await tx.update(idempotencyKeys).set({ response: result }).where(isKey(userId, idempotency));
  crashPoint("once.answered");
  return result;
}
