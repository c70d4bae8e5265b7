import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../../config.ts";

/** The key that seals credentials, in base64: from the settings, or in the sandbox created once and stored in the data directory. */
export function loadSecretKey({ secretKey, dataDir }: Config): string {
  if (secretKey) return secretKey;
  const path = join(dataDir, "secret-key");
  if (!existsSync(path)) writeFileSync(path, randomBytes(32).toString("base64"), { mode: 0o600 });
  return readFileSync(path, "utf8").trim();
}
