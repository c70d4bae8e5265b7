import { namesAbove, plainName } from "./dns-records.ts";
import type { Resolve } from "./resolve.ts";

/**
 * Whether the CAA records of a name let one of the issuers make its certificate (RFC 8659): the records of the closest name upwards that
 * has any decide. A failing resolver forbids the certificate.
 */
export function isIssuerAllowed(
  resolve: Resolve,
  host: string,
  issuers: readonly string[],
): boolean {
  const name = plainName(host);
  for (const one of [name, ...namesAbove(name)]) {
    const { code, answers } = resolve(one, "CAA");
    if (code === "SERVFAIL" || code === "SILENCE") return false;
    const values = answers.filter(({ type }) => type === "CAA").map(({ value }) => value);
    const issued = values.flatMap(
      (value) => /^\d+ issue "\s*([^";\s]*)/.exec(value)?.slice(1) ?? [],
    );
    if (values.length > 0)
      return issued.length === 0 || issued.some((issuer) => issuers.includes(issuer));
  }
  return true;
}
