import type { Figure } from "../figure.ts";
import {
  type CloudflareSites,
  filesOf,
  publishInputOf,
  expectedPages,
  visitAll,
} from "./cloudflare-sites.ts";

/** Restores each of nine earlier versions of a site: how many writes that takes, and whether visitors get the same bytes as before. */
export async function switchBack(sites: CloudflareSites): Promise<Figure[]> {
  const hosting = sites.hostingOf(9_001);
  const { siteUrl } = await hosting.prepare();
  const versions = ["a", "b", "c", "d", "e", "f", "g", "h", "i"];
  let { state } = await hosting.publish(publishInputOf(filesOf("first")));
  for (const version of versions) {
    ({ state } = await hosting.publish(publishInputOf(filesOf(version), state)));
  }
  const writes: number[] = [];
  let equal = 0;
  for (const version of versions) {
    await sites.requests();
    ({ state } = await hosting.publish(publishInputOf(filesOf(version), state)));
    const requests = await sites.requests();
    writes.push(requests.filter((line) => line.startsWith("PUT ")).length);
    await sites.restartWorkers();
    if ((await visitAll(sites, siteUrl)) === expectedPages(filesOf(version))) equal += 1;
  }
  return [
    {
      name: "rollback to an earlier version: writes",
      unit: "requests",
      samples: writes,
      limit: { kind: "binding", most: 1 },
    },
    {
      name: `rollbacks with all bytes as before, of ${versions.length}`,
      unit: "times",
      samples: [equal],
      limit: { kind: "binding", least: versions.length },
    },
  ];
}
