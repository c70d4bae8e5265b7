import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { texts } from "@mainstreet/contract/texts";
import { AppError } from "../../errors.ts";

const derive = promisify(argon2);

/** OWASP's argon2id figures: 19 MiB, 2 passes (security.md §4). Stored with each hash, so they can grow. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_LENGTH = 32;

/** A real hash of nobody's password: an unknown e-mail costs the same work as a wrong password. */
const NOBODY = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${"A".repeat(22)}$${"A".repeat(43)}`;

/** Hashes at a time: each takes a core and 19 MiB, and must not starve the rest. */
const AT_ONCE = 4;
const QUEUE_LENGTH = 64;

let running = 0;
const waiting: (() => void)[] = [];

/** A password as PHC string (argon2id). Throws 429 when too many are being hashed. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await hash(password, nonce, COST);
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(nonce)}$${encode(tag)}`;
}

/** True when the password fits the stored hash; without a stored hash it does the same work and is false. */
export async function verifyPassword(
  password: string,
  stored: string | undefined,
): Promise<boolean> {
  const [, , , costs = "", nonce = "", tag = ""] = (stored ?? NOBODY).split("$");
  const [memory = 0, passes = 0, parallelism = 0] = costs
    .split(",")
    .map((part) => Number(part.slice(2)));
  const derived = await hash(password, Buffer.from(nonce, "base64"), {
    memory,
    passes,
    parallelism,
  });
  const expected = Buffer.from(tag, "base64");
  return (
    expected.length === derived.length && timingSafeEqual(expected, derived) && stored !== undefined
  );
}

async function hash(password: string, nonce: Buffer, cost: typeof COST): Promise<Buffer> {
  await takeTurn();
  try {
    const parameters: Argon2Parameters = {
      message: password,
      nonce,
      tagLength: TAG_LENGTH,
      ...cost,
    };
    return await derive("argon2id", parameters);
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

async function takeTurn(): Promise<void> {
  if (running >= AT_ONCE) {
    if (waiting.length >= QUEUE_LENGTH)
      throw new AppError({
        status: 429,
        code: "BUSY",
        message: texts.shell.busy,
        retryAfterSeconds: 2,
      });
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  running += 1;
}

/** PHC strings carry base64 without padding. */
function encode(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}
