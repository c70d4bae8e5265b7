import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";

/** The place of a secret, to which it is bound: after a move to another row or user, it cannot be opened. */
export type SecretPlace = { table: string; column: string; rowId: string; userId: string };

export type Sealer = {
  seal(secret: string, place: SecretPlace): Buffer;
  /** Throws when the key is a third one, or the bytes were altered or moved. */
  open(sealed: Buffer, place: SecretPlace): string;
  /** The secret of the link in a message, 256 bits in base64url: derived from the message's id and the key, and so stored nowhere. */
  linkToken(id: string): string;
  /** The token of a site's form, 128 bits in base64url. */
  formToken(campaignId: string): string;
  /** The proof that a form with this token and version is ours, 128 bits in base64url. */
  formMac(token: string, version: string): string;
  /** Whether a proof was made with any of the keys. */
  isFormMac(mac: string, form: { token: string; version: string }): boolean;
  /** A digest for which nobody without the key can guess the text. */
  digest(text: string): Buffer;
  /** Keys that sign cookies: the first one signs, and cookies of any of them are accepted while the key is being changed. */
  cookieKeys: string[];
  /** The first bytes of everything that it seals: the format and the key's id. */
  header: Buffer;
};

const FORMAT = 1;
const KEY_ID_LENGTH = 4;
const HEADER_LENGTH = 1 + KEY_ID_LENGTH;
const NONCE_LENGTH = 12;
const TAG_LENGTH = 16;

type Key = { bytes: Buffer; header: Buffer };

/** A key derived for one purpose: it is useless for any other (RFC 5869). */
const derive = ({ bytes }: Key, purpose: string): Buffer =>
  Buffer.from(hkdfSync("sha256", bytes, "", `mainstreet ${purpose}`, 32));

/**
 * Seals secrets with AES-256-GCM. The bytes are: format, key id, nonce, tag, ciphertext. Keys are 32 bytes in base64. `otherKey` only
 * opens: the former key, or the next one, while the key is being changed (decision 131).
 */
export function createSealer(key: string, otherKey?: string): Sealer {
  const sealing = keyOf(key);
  const keys = otherKey === undefined ? [sealing] : [sealing, keyOf(otherKey)];
  const { bytes, header } = sealing;

  const linkKey = derive(sealing, "links in mails");
  const digestKey = derive(sealing, "digests");
  const formKeys = keys.map((one) => derive(one, "forms on pages"));
  const [formKey = Buffer.alloc(0)] = formKeys;

  return {
    header,
    cookieKeys: keys.map((one) => derive(one, "cookies").toString("base64url")),
    linkToken: (id) => createHmac("sha256", linkKey).update(id).digest("base64url"),
    formToken: (campaignId) => shortMac(formKey, ["token", campaignId]),
    formMac: (token, version) => shortMac(formKey, ["form", token, version]),
    isFormMac: (mac, { token, version }) =>
      formKeys.some((one) => isSame(mac, shortMac(one, ["form", token, version]))),
    digest: (text) => createHmac("sha256", digestKey).update(text).digest(),
    seal(secret, place) {
      const nonce = randomBytes(NONCE_LENGTH);
      const cipher = createCipheriv("aes-256-gcm", bytes, nonce).setAAD(boundTo(place));
      const ciphertext = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
      return Buffer.concat([header, nonce, cipher.getAuthTag(), ciphertext]);
    },
    open(sealed, place) {
      const used = keys.find((one) => sealed.subarray(0, HEADER_LENGTH).equals(one.header));
      if (!used) throw new Error("Sealed with another key");
      const body = sealed.subarray(HEADER_LENGTH);
      const nonce = body.subarray(0, NONCE_LENGTH);
      const tag = body.subarray(NONCE_LENGTH, NONCE_LENGTH + TAG_LENGTH);
      const decipher = createDecipheriv("aes-256-gcm", used.bytes, nonce)
        .setAAD(boundTo(place))
        .setAuthTag(tag);
      return (
        decipher.update(body.subarray(NONCE_LENGTH + TAG_LENGTH), undefined, "utf8") +
        decipher.final("utf8")
      );
    },
  };
}

const shortMac = (key: Buffer, parts: string[]): string =>
  createHmac("sha256", key).update(parts.join("|")).digest().subarray(0, 16).toString("base64url");

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function keyOf(base64: string): Key {
  const bytes = Buffer.from(base64, "base64");
  const id = createHash("sha256").update("mainstreet key id").update(bytes).digest();
  return { bytes, header: Buffer.from([FORMAT, ...id.subarray(0, KEY_ID_LENGTH)]) };
}

function boundTo(place: SecretPlace): Buffer {
  return Buffer.from([place.table, place.column, place.rowId, place.userId].join("|"));
}
