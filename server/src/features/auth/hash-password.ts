import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { texts } from "@mainstreet/contract/texts";
import pLimit from "p-limit";
import { AppError } from "../../errors.ts";

const derive = promisify(argon2);

/** OWASP's argon2id figures: 19 MiB, 2 passes (docs/security.md §4). Stored with each hash, so they can grow. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_LENGTH = 32;

/** A real hash that no password matches: an unknown e-mail costs the same work as a wrong password. */
const UNKNOWN_USER_HASH = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${"A".repeat(22)}$${"A".repeat(43)}`;

/** The highest costs that a stored hash may have: a higher one was not written by us. */
const MAX_COST = { memory: 262_144, passes: 10, parallelism: 4 };

/** Each hash takes a core and 19 MiB. Three leave one of Node's four threads free for compression, files and DNS lookups. */
const limit = pLimit(3);
const MAX_QUEUED = 64;

/** A new salt. */
export const newSalt = (): Buffer => randomBytes(16);

/** A password as PHC string (argon2id). Throws 429 when too many are being hashed. */
export async function hashPassword(password: string, salt = newSalt()): Promise<string> {
  return phc(await hash(password, salt, COST), salt, COST);
}

/** The hash with the salt and the costs of a stored hash: equal to the stored hash when the passwords are equal. */
export async function hashLike(password: string, stored: string): Promise<string> {
  const { salt, cost } = parse(stored);
  return phc(await hash(password, salt, cost), salt, cost);
}

/** True when the password fits the stored hash; without a stored hash it does the same work and is false. */
export async function verifyPassword(
  password: string,
  stored: string | undefined,
): Promise<boolean> {
  const { salt, cost, tag: expected } = parse(stored ?? UNKNOWN_USER_HASH);
  const derived = await hash(password, salt, cost);
  return (
    expected.length === derived.length && timingSafeEqual(expected, derived) && stored !== undefined
  );
}

type Cost = typeof COST;

function phc(tag: Buffer, salt: Buffer, { memory, passes, parallelism }: Cost): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(tag)}`;
}

function parse(stored: string): { salt: Buffer; cost: Cost; tag: Buffer } {
  const [, , , costs = "", salt = "", tag = ""] = stored.split("$");
  const [memory = 0, passes = 0, parallelism = 0] = costs
    .split(",")
    .map((part) => Number(part.slice(2)));
  if (memory > MAX_COST.memory || passes > MAX_COST.passes || parallelism > MAX_COST.parallelism)
    throw new Error("A stored password hash asks for more work than any of ours");
  const cost = { memory, passes, parallelism };
  return { salt: Buffer.from(salt, "base64"), cost, tag: Buffer.from(tag, "base64") };
}

async function hash(password: string, nonce: Buffer, cost: Cost): Promise<Buffer> {
  if (limit.pendingCount >= MAX_QUEUED)
    throw new AppError({
      status: 429,
      code: "BUSY",
      message: texts.shell.busy,
      retryAfterSeconds: 2,
    });
  const parameters: Argon2Parameters = { message: password, nonce, tagLength: TAG_LENGTH, ...cost };
  return limit(() => derive("argon2id", parameters));
}

/** PHC strings contain base64 without padding. */
function encode(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}
