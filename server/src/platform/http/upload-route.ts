import type { FastifyInstance, FastifyRequest } from "fastify";
import pLimit from "p-limit";
import { AppError, sessionRequired } from "../../errors.ts";
import { createKeyedLimit } from "../http-client/concurrency.ts";
import { receiveBody } from "./receive-body.ts";
import { SESSION } from "./route.ts";

/** `limit` in bytes. `refusals` are the user's texts for a file beyond the limit, and when too many wait. */
type Upload = {
  path: string;
  limit: number;
  refusals: { tooLarge: string; tooMany: string };
  /** Returns the owner of the file, for a route that works without a session. Throws to refuse the file. */
  senderOf?: (request: FastifyRequest) => Promise<Sender>;
};
/** `count` is called once the file was received, and throws when the sender has sent too many. `linkId`: the link that was used, if any. */
type Sender = { userId: string; linkId?: string; count?: () => Promise<void> };
type Uploaded = { userId: string; linkId: string | undefined; bytes: Buffer };

/** How many files are in memory at a time, in a process and for one user, and how many may wait unread. */
const AT_ONCE = 8;
const AT_ONCE_OF_A_USER = 2;
const MOST_WAITING = 64;
const MOST_WAITING_OF_A_USER = 8;
/**
 * A slow phone needs minutes. A client that sends less than 1.1 KB a second, a third of the speed of 2G (GPRS: 26.8 kbit/s up), loses its
 * slot after half a minute.
 */
export const UPLOAD_TIMEOUTS = { totalMs: 240_000, idleMs: 30_000, leastBytes: 32 * 1024 };
const RETRY_SECONDS = 5;

/**
 * Registers a `POST` below `/api` that accepts the bytes of one file, whatever its content type, and responds with 201. The file is read
 * only when the request has its slot.
 */
export function uploadRoute(
  app: FastifyInstance,
  { path, ...upload }: Upload,
  handle: (uploaded: Uploaded) => Promise<object>,
): void {
  const inSlot = slots(upload.refusals.tooMany);
  const isProtected = upload.senderOf === undefined;
  const config = { protected: isProtected };
  const security = isProtected ? [{ [SESSION]: [] }] : [];
  const schema = { tags: [path.split("/")[1] ?? ""], security };
  // In a context of its own, so that no other route accepts other types than JSON.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The body is left unread until the request has its slot.
    scope.addContentTypeParser("*", async () => undefined);
    scope.post(`/api${path}`, { config, schema }, async (request, reply) => {
      const { userId, linkId, count }: Sender = await (upload.senderOf ?? ownerOf)(request);
      reply.status(201);
      return inSlot(userId, async () => {
        const bytes = await receive(request, upload);
        await count?.();
        return handle({ userId, linkId, bytes });
      });
    });
  });
}

async function ownerOf({ session }: FastifyRequest) {
  if (!session) throw sessionRequired();
  return session;
}

function receive({ raw, headers }: FastifyRequest, { limit, refusals }: Omit<Upload, "path">) {
  const tooLarge = () =>
    new AppError({ status: 413, code: "TOO_LARGE", message: refusals.tooLarge });
  if (Number(headers["content-length"]) > limit) throw tooLarge();
  return receiveBody(raw, { limit, inspect: () => undefined, tooLarge, timeouts: UPLOAD_TIMEOUTS });
}

/** Lets so many uploads run at a time, in the order of their requests. Throws 429 when too many wait, of all users or of one. */
export function slots(tooMany: string) {
  const ofAll = pLimit(AT_ONCE);
  const ofUser = createKeyedLimit(AT_ONCE_OF_A_USER);
  let total = 0;
  return async <T>(userId: string, work: () => Promise<T>): Promise<T> => {
    if (total >= MOST_WAITING || ofUser.countOf(userId) >= MOST_WAITING_OF_A_USER)
      throw tooManyWaiting(tooMany);
    total += 1;
    try {
      return await ofUser(userId, () => ofAll(work));
    } finally {
      total -= 1;
    }
  };
}

const tooManyWaiting = (message: string) =>
  new AppError({
    status: 429,
    code: "TOO_MANY_REQUESTS",
    message,
    retryAfterSeconds: RETRY_SECONDS,
  });
