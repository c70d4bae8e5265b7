import { isDeepStrictEqual } from "node:util";
import { type BuiltSite, type Finding, generate } from "./built-site.ts";

const ELSEWHERE = "https://www.another-address.example/";

/**
 * Builds every site again: the same bytes for the same description (GS-10), and, at another address, no trace of the first address outside
 * the redirects (GS-25). `make` is the generator, or in its test a bad one.
 */
export function checkRebuild(
  sites: readonly BuiltSite[],
  make: typeof generate = generate,
): Finding[] {
  return sites.flatMap(({ site, generated }) => {
    const where = `${site.service} in ${site.city}`;
    const moved = make({ ...site, siteUrl: ELSEWHERE });
    const left = moved.files.filter(
      ({ path, text }) => path !== "_redirects" && text.includes(site.siteUrl.replace(/\/$/, "")),
    );
    return [
      ...(isDeepStrictEqual(make(site), generated)
        ? []
        : [{ where, what: "built twice, other bytes" }]),
      ...left.map(({ path }) => ({
        where: `${where}: ${path}`,
        what: "still names the old address",
      })),
    ];
  });
}
