import type { Row } from "./rows.ts";

const challengeId = "A".repeat(43);
const signature = { id: "AAAA", rawId: "AAAA", type: "public-key" };

/** A user of the matrix has a stored passkey, but no authenticator that could sign with it. */
export const SECOND_FACTOR_ROWS: Readonly<Record<string, Row>> = {
  "GET /api/auth/second-factor": {},
  "POST /api/auth/second-factor": {
    body: { method: "totp", challengeId, code: "123456" },
    isPublic: true,
  },
  "POST /api/auth/second-factor/passkey-options": { body: { challengeId }, isPublic: true },
  "POST /api/auth/passkeys/options": {},
  "POST /api/auth/passkeys": {
    body: {
      challengeId,
      name: "Laptop",
      response: { ...signature, response: { clientDataJSON: "AAAA", attestationObject: "AAAA" } },
    },
    status: 400,
  },
  "PUT /api/auth/passkeys/:id": { params: { id: "$passkey" }, body: { name: "Laptop" } },
  "DELETE /api/auth/passkeys/:id": { params: { id: "$passkey" }, consumes: true },
  "POST /api/auth/totp": {},
  "POST /api/auth/totp/confirm": { body: { code: "000000" }, status: 400 },
  "DELETE /api/auth/totp": { status: 404 },
  "POST /api/auth/recovery-codes": {},
  "POST /api/auth/fresh-proof": { body: { currentPassword: "correct horse" }, status: 400 },
  "POST /api/auth/fresh-proof/passkey-options": {},
};
