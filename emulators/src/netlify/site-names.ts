import { randomBytes } from "node:crypto";
import { NetlifyError } from "./netlify-error.ts";
import type { Records } from "./records.ts";

/**
 * Checks the requested name and returns it as Netlify stores it (lower case); a random name when none is requested. Throws 422 for a
 * malformed name, and with the real service's clash body for a name that any team already has. Source: netlify-cli's validation (letters,
 * digits, hyphens, at most 63) and netlify/open-api#377 (the clash body).
 */
export function claimName(records: Records, requested: unknown): string {
  if (requested === undefined || requested === null || requested === "")
    return `site-${randomBytes(5).toString("hex")}`;
  if (typeof requested !== "string" || !/^[a-zA-Z0-9-]+$/.test(requested)) {
    throw subdomainError("may only contain letters, numbers and hyphens");
  }
  if (requested.length > 63) throw subdomainError("is too long (maximum is 63 characters)");
  const name = requested.toLowerCase();
  if (isTaken(records, name)) throw subdomainError("must be unique");
  return name;
}

function isTaken(records: Records, name: string): boolean {
  for (const site of records.sites.all.values()) if (site.name === name) return true;
  return false;
}

function subdomainError(text: string): NetlifyError {
  return new NetlifyError(422, `subdomain ${text}`, { errors: { subdomain: [text] } });
}
