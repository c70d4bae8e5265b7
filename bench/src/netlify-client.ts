import { forEachConcurrently } from "@mainstreet/server/platform/http-client/concurrency";
import { createNetlifyHosting } from "@mainstreet/server/hosting/netlify/netlify-hosting";
import { bareNetlifyDeploy } from "./bare-netlify-deploy.ts";
import { ratioOf, type Report } from "./figure.ts";
import { contender, interleave } from "./interleave.ts";
import { measureCpu } from "./measure-cpu.ts";
import { firstPublish, freshSites, type SampleSite } from "./sample-site.ts";
import { atAnchorSpeed, openSdkYardstick } from "./sdk-yardstick.ts";
import { control, startEmulators } from "./start-emulators.ts";

const SITES = 100;
const ROUNDS = 7;
/** Deployments one worker has at hand (server/src/platform/jobs/jobs.ts). */
const WIDTH = 8;
const TOKEN = "nfp_benchmarkToken000001";

/** CPU for each new site of 5 files, in ms; the files themselves are made beforehand. */
async function cpuPerSite(deploy: (site: SampleSite) => Promise<unknown>): Promise<number> {
  const sites = freshSites(SITES);
  const cpu = await measureCpu(() => forEachConcurrently(sites, WIDTH, deploy));
  return cpu / SITES;
}

/** What our Netlify client costs to make a site and publish 5 files to it; the floor is the same requests sent bare. */
export async function netlifyClient(): Promise<Report> {
  const emulators = await startEmulators();
  const yardstick = await openSdkYardstick(emulators.s3Url);
  try {
    await control(emulators.netlifyUrl, "limits", { requestsPerMinute: null });
    const place = { apiUrl: `${emulators.netlifyUrl}/api/v1`, token: TOKEN };
    const ours = contender(() =>
      cpuPerSite(async ({ key, files }) => {
        const hosting = createNetlifyHosting({ ...place, siteName: key, campaignTag: key });
        await hosting.prepare();
        await hosting.publish(firstPublish(files));
      }),
    );
    const bare = contender(() =>
      cpuPerSite(({ key, files }) => bareNetlifyDeploy(place, { name: `bare-${key}`, files })),
    );
    const sdk = contender(yardstick.measure);
    await interleave([ours, bare, sdk], ROUNDS);
    return reportOf({ ours: ours.samples, bare: bare.samples, sdk: sdk.samples });
  } finally {
    yardstick.close();
    await emulators.stop();
  }
}

function reportOf({ ours, bare, sdk }: Record<"ours" | "bare" | "sdk", number[]>): Report {
  return {
    figures: [
      {
        name: "our Netlify client, CPU per site, where the AWS SDK takes 0.65 ms",
        unit: "ms",
        samples: atAnchorSpeed(ours, sdk),
        limit: { kind: "binding", most: 2 },
      },
      { name: "our Netlify client, CPU per site, here and now", unit: "ms", samples: ours },
      { name: "the same requests sent bare, CPU per site", unit: "ms", samples: bare },
      { name: "AWS SDK PutObject, CPU per file", unit: "ms", samples: sdk },
    ],
    ratios: [ratioOf("our client / the same requests sent bare", ours, bare)],
    notes: [
      `${SITES} new sites of 5 files a sample, ${WIDTH} at a time: prepare and publish, digests and polling included.`,
      "Against the emulators in another process over plain HTTP, their state in memory; only this process's CPU counts, and TLS is not in it.",
    ],
  };
}
