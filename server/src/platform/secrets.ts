import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "./database.ts";
import { installation } from "./schema.ts";

/** Where a secret lives. It is bound to that place: moved to another row or user, it does not open. */
export type SecretPlace = { table: string; column: string; rowId: string; userId: string };

export type Sealer = {
  seal(secret: string, place: SecretPlace): Buffer;
  /** Throws when the key is another one, or the bytes were altered or moved. */
  open(sealed: Buffer, place: SecretPlace): string;
};

const FORMAT = 1;
const KEY_ID_LENGTH = 4;
const NONCE_LENGTH = 12;
const TAG_LENGTH = 16;

/** Seals secrets with AES-256-GCM. The bytes are: format, key id, nonce, tag, ciphertext. `key` is 32 bytes in base64. */
export function createSealer(key: string): Sealer {
  const rootKey = Buffer.from(key, "base64");
  const keyId = createHash("sha256")
    .update("mainstreet key id")
    .update(rootKey)
    .digest()
    .subarray(0, KEY_ID_LENGTH);
  const header = Buffer.concat([Buffer.from([FORMAT]), keyId]);

  return {
    seal(secret, place) {
      const nonce = randomBytes(NONCE_LENGTH);
      const cipher = createCipheriv("aes-256-gcm", rootKey, nonce).setAAD(boundTo(place));
      const ciphertext = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
      return Buffer.concat([header, nonce, cipher.getAuthTag(), ciphertext]);
    },
    open(sealed, place) {
      if (!sealed.subarray(0, header.length).equals(header))
        throw new Error("Sealed with another key");
      const body = sealed.subarray(header.length);
      const nonce = body.subarray(0, NONCE_LENGTH);
      const tag = body.subarray(NONCE_LENGTH, NONCE_LENGTH + TAG_LENGTH);
      const decipher = createDecipheriv("aes-256-gcm", rootKey, nonce)
        .setAAD(boundTo(place))
        .setAuthTag(tag);
      return (
        decipher.update(body.subarray(NONCE_LENGTH + TAG_LENGTH), undefined, "utf8") +
        decipher.final("utf8")
      );
    },
  };
}

function boundTo(place: SecretPlace): Buffer {
  return Buffer.from([place.table, place.column, place.rowId, place.userId].join("|"));
}

const CANARY = { table: "installation", column: "value", rowId: "secret-key-canary", userId: "" };

/**
 * Proves at start that the key is the one the stored secrets were sealed with; the first start stores the proof.
 * Throws a sentence for the operator when it is another key.
 */
export async function checkCanary(db: Db, sealer: Sealer): Promise<void> {
  const sealed = sealer.seal("canary", CANARY);
  await db.insert(installation).values({ name: CANARY.rowId, value: sealed }).onConflictDoNothing();
  const [row] = await db.select().from(installation).where(eq(installation.name, CANARY.rowId));
  try {
    sealer.open(row?.value ?? sealed, CANARY);
  } catch (cause) {
    const sentence =
      "SECRET_KEY is not the key that this database's secrets were sealed with. Start with the right key.";
    throw new Error(sentence, { cause });
  }
}
