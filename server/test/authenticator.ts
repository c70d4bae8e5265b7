import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type {
  AuthenticationResponse,
  CreationOptions,
  RegistrationResponse,
  RequestOptions,
} from "@mainstreet/contract/webauthn";

/** An authenticator with its browser, implemented in software as the Web Authentication API describes them. */
export type Authenticator = {
  create(options: CreationOptions): RegistrationResponse;
  get(options: RequestOptions): AuthenticationResponse;
  /** How often it has signed: authenticators count so that a copy is noticed. */
  counter: number;
};

/** `origin`: of the page that requests the signature. `rpId`: signed in place of the requested one. */
type Settings = { origin?: string; rpId?: string; format?: string };

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

export function startAuthenticator(settings: Settings = {}): Authenticator {
  const { origin = "http://localhost:3000", rpId, format = "none" } = settings;
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const credentialId = randomBytes(32);
  const id = credentialId.toString("base64url");
  const named = { id, rawId: id, type: "public-key" as const };

  const data = (requested: string, flags: number, counter: number) =>
    Buffer.concat([sha256(Buffer.from(rpId ?? requested)), Buffer.of(flags), uint32(counter)]);
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  return {
    counter: 0,
    create({ rp, challenge }) {
      const { x = "", y = "" } = publicKey.export({ format: "jwk" });
      const point = [x, y].map((part) => Buffer.from(part, "base64url"));
      const flags = USER_PRESENT | USER_VERIFIED | HAS_CREDENTIAL;
      const authData = Buffer.concat([
        data(rp.id, flags, this.counter),
        Buffer.alloc(16),
        Buffer.of(0, credentialId.length),
        credentialId,
        // COSE: {1: 2, 3: -7, -1: 1, -2: x, -3: y}, an elliptic curve key for ES256.
        Buffer.from("a5010203262001215820", "hex"),
        point[0] ?? Buffer.alloc(0),
        Buffer.from("225820", "hex"),
        point[1] ?? Buffer.alloc(0),
      ]);
      // CBOR: {fmt, attStmt: {}, authData}.
      const attestationObject = Buffer.concat([
        Buffer.from("a3", "hex"),
        cborText("fmt"),
        cborText(format),
        cborText("attStmt"),
        format === "none" ? Buffer.from("a0", "hex") : certificateStatement(),
        cborText("authData"),
        Buffer.of(0x58, authData.length),
        authData,
      ]);
      return {
        ...named,
        response: {
          clientDataJSON: clientData("webauthn.create", challenge).toString("base64url"),
          attestationObject: attestationObject.toString("base64url"),
          transports: ["internal", "tomorrow"],
        },
      };
    },
    get({ rpId: requested, challenge }) {
      this.counter += 1;
      const authenticatorData = data(requested, USER_PRESENT | USER_VERIFIED, this.counter);
      const clientDataJSON = clientData("webauthn.get", challenge);
      const signed = Buffer.concat([authenticatorData, sha256(clientDataJSON)]);
      return {
        ...named,
        response: {
          clientDataJSON: clientDataJSON.toString("base64url"),
          authenticatorData: authenticatorData.toString("base64url"),
          signature: sign("sha256", signed, privateKey).toString("base64url"),
        },
      };
    },
  };
}

/** CBOR: {x5c: [h'00']}. */
const certificateStatement = () =>
  Buffer.concat([Buffer.from("a1", "hex"), cborText("x5c"), Buffer.from("814100", "hex")]);

const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest();

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** Shorter than 24 bytes. */
const cborText = (text: string) =>
  Buffer.concat([Buffer.of(0x60 + text.length), Buffer.from(text)]);
