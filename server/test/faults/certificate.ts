import { generateKeyPairSync, randomBytes, sign } from "node:crypto";

export type PemCertificate = { key: string; cert: string };

/** A new self-signed certificate for this machine, in PEM; Node reads them and cannot make them (X.509, RFC 5280). */
export function makeCertificate(): PemCertificate {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const name = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from("localhost")))));
  const signed = sequence(
    der(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    sequence(ECDSA_WITH_SHA256),
    name,
    sequence(der(0x17, Buffer.from("200101000000Z")), der(0x17, Buffer.from("491231235959Z"))),
    name,
    publicKey.export({ format: "der", type: "spki" }),
    der(0xa3, sequence(alternativeNames(), authority())),
  );
  const signature = sign("sha256", signed, privateKey);
  const whole = sequence(signed, sequence(ECDSA_WITH_SHA256), der(0x03, NO_UNUSED_BITS, signature));
  return {
    key: privateKey.export({ format: "pem", type: "pkcs8" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${whole.toString("base64")}\n-----END CERTIFICATE-----\n`,
  };
}

const NO_UNUSED_BITS = Buffer.from([0]);
const ECDSA_WITH_SHA256 = der(0x06, Buffer.from("2a8648ce3d040302", "hex"));
const COMMON_NAME = der(0x06, Buffer.from("550403", "hex"));
const ALTERNATIVE_NAMES = der(0x06, Buffer.from("551d11", "hex"));
const BASIC_CONSTRAINTS = der(0x06, Buffer.from("551d13", "hex"));
const TRUE = der(0x01, Buffer.from([0xff]));

function alternativeNames(): Buffer {
  const names = [der(0x82, Buffer.from("localhost")), der(0x87, Buffer.from([127, 0, 0, 1]))];
  return sequence(ALTERNATIVE_NAMES, der(0x04, sequence(...names)));
}

function authority(): Buffer {
  return sequence(BASIC_CONSTRAINTS, TRUE, der(0x04, sequence(TRUE)));
}

function integer(bytes: Buffer): Buffer {
  return der(0x02, bytes);
}

function sequence(...parts: Buffer[]): Buffer {
  return der(0x30, ...parts);
}

/** One value in DER: tag, length, content. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const short = length < 0x80 ? [length] : undefined;
  const size = short ?? (length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]);
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}
