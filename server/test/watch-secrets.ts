import { expect } from "vitest";

/** Fields of request bodies whose values nobody may read again. */
const SECRET_FIELDS = [
  "token",
  "accessKey",
  "secretKey",
  "password",
  "currentPassword",
  "newPassword",
];

/** Watching more secrets would cost a long test more than it finds. */
const MOST = 40;
/** A shorter value is a wrong one that a test made up, and may occur in any text. */
const SHORTEST = 12;

/** Checks that no secret which was sent to a product appears in a response or in a log. */
export type SecretWatch = {
  /** Remembers the secrets in a request's body. */
  plant(secrets: (string | undefined)[]): void;
  plantBody(body: object | undefined): void;
  /** Throws when a text shows one. */
  assertHidden(place: string, text: string): void;
};

export function watchSecrets(): SecretWatch {
  const forms = new Set<string>();
  let planted = 0;

  function plant(secrets: (string | undefined)[]): void {
    for (const secret of secrets) {
      if (secret === undefined || secret.length < SHORTEST || planted >= MOST) continue;
      if (forms.has(secret)) continue;
      planted += 1;
      for (const form of formsOf(secret)) forms.add(form);
    }
  }

  return {
    plant,
    plantBody(body = {}) {
      const fields = Object.entries(body).filter(([name]) => SECRET_FIELDS.includes(name));
      plant(fields.map(([, value]) => (typeof value === "string" ? value.trim() : undefined)));
    },
    assertHidden(place, text) {
      const shown = [...forms].filter((form) => text.includes(form));
      expect(shown, `secrets shown in ${place}`).toEqual([]);
    },
  };
}

/** The forms in which a text may contain a secret: as it is, in base64, in hex, in a URL, in JSON. */
function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  // The end of base64 depends on what follows.
  const base64 = (["base64", "base64url"] as const).map((encoding) =>
    bytes.toString(encoding).replace(/=+$/, "").slice(0, -1),
  );
  const quoted = JSON.stringify(secret).slice(1, -1);
  return [secret, ...base64, bytes.toString("hex"), encodeURIComponent(secret), quoted];
}
