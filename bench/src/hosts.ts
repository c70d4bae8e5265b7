import type { Report } from "./figure.ts";
import { changeAll } from "./hosts/change-all.ts";
import { withCloudflare } from "./hosts/cloudflare-sites.ts";
import { killBetweenWrites } from "./hosts/kill.ts";
import { race } from "./hosts/race.ts";
import { switchBack } from "./hosts/switch-back.ts";

/** The time of publishing to Cloudflare, and what it guarantees, measured with the emulator (decision 261). */
export async function cloudflarePublishing(): Promise<Report> {
  const report: Report = {
    figures: [],
    ratios: [],
    notes: [
      "Sites of six files, 120 KB; the emulator and the product's client in one process. A second publication of one key within a second is allowed, unlike at Cloudflare.",
      "Each kill is a SIGKILL of a process that publishes, after one of its writes and before the next.",
    ],
  };
  await withCloudflare(async (sites) => {
    for (const measure of [changeAll, switchBack, race, killBetweenWrites])
      report.figures.push(...(await measure(sites)));
  });
  return report;
}
