import { isProviderError } from "@mainstreet/server/provider-error";
import type { Figure } from "../figure.ts";
import {
  type CloudflareSites,
  publishInputOf,
  markedFilesOf,
  expectedPages,
  visitAll,
} from "./cloudflare-sites.ts";

const RACES = 1_000;

/** Two publications of one site begin with the same version, a thousand times: one wins, the other one is refused. */
export async function race(sites: CloudflareSites): Promise<Figure[]> {
  const hosting = sites.hostingOf(9_002);
  const { siteUrl } = await hosting.prepare();
  let { state } = await hosting.publish(publishInputOf(markedFilesOf("version 0")));
  let [decided, whole] = [0, 0];
  for (let n = 1; n <= RACES; n += 1) {
    const names = [`version ${n}a`, `version ${n}b`];
    const results = await Promise.allSettled(
      names.map((name) =>
        sites.hostingOf(9_002).publish(publishInputOf(markedFilesOf(name), state)),
      ),
    );
    const won = results.findIndex(({ status }) => status === "fulfilled");
    const [winner, loser] = [results[won], results[1 - won]];
    const isRefused = loser?.status === "rejected" && isProviderError(loser.reason, "conflict");
    if (winner?.status === "fulfilled" && isRefused) {
      decided += 1;
      ({ state } = winner.value);
    }
    await sites.restartWorkers();
    const expected = expectedPages(markedFilesOf(names[won] ?? ""));
    if ((await visitAll(sites, siteUrl)) === expected) whole += 1;
    await sites.requests();
  }
  const all = { kind: "binding", least: RACES } as const;
  return [
    {
      name: `races of two publications with one winner, of ${RACES}`,
      unit: "times",
      samples: [decided],
      limit: all,
    },
    {
      name: `sites that are the winner's version in every file, of ${RACES}`,
      unit: "times",
      samples: [whole],
      limit: all,
    },
  ];
}
