import { hash } from "node:crypto";
import { generateSite } from "@mainstreet/generator/generate-site";
import type { Site } from "@mainstreet/generator/site";
import { digestOf } from "@mainstreet/server/hosting/digest";
import { encodeText } from "@mainstreet/server/features/deployments/encode-text";
import { rasterise } from "@mainstreet/server/features/deployments/pictures";
import { ratioOf, type Report } from "./figure.ts";
import { contender, interleave } from "./interleave.ts";
import { manySites } from "./many-sites.ts";
import { measureCpu } from "./measure-cpu.ts";

const SITES = 500;
const ROUNDS = 15;

/** What SHA-1 of 20 KB took where the limits were set, in ms (docs/performance.md §3). */
const ANCHOR_MS = 0.0105;
const ANCHOR = Buffer.alloc(20_000, "x");

/** All text files of a site as bytes with their digests. */
function makeTexts(site: Site): void {
  for (const file of generateSite(site).files) digestOf("sha1", encodeText(file));
}

async function addPictures(site: Site): Promise<void> {
  for (const picture of await rasterise(generateSite(site).pictures)) digestOf("sha1", picture);
}

async function cpuPerSite(
  all: Site[],
  work: (site: Site) => Promise<void> | void,
): Promise<number> {
  const cpu = await measureCpu(async () => {
    for (const site of all) {
      const pending = work(site);
      if (pending !== undefined) await pending;
    }
  });
  return cpu / all.length;
}

/** What it costs to make a site in memory: words chosen, pages rendered, files encoded and digested. */
export async function generateSites(): Promise<Report> {
  const all = manySites(SITES);
  for (const site of all) await addPictures(site);
  const texts = contender(() => cpuPerSite(all, makeTexts));
  const generated = contender(() => cpuPerSite(all, (site) => void generateSite(site)));
  const pictures = contender(() => cpuPerSite(all, addPictures));
  const anchor = contender(() => cpuPerSite(all, () => void hash("sha1", ANCHOR)));
  await interleave([texts, generated, pictures, anchor], ROUNDS);
  return reportOf({
    texts: texts.samples,
    generated: generated.samples,
    pictures: pictures.samples,
    anchor: anchor.samples,
  });
}

type Samples = Record<"texts" | "generated" | "pictures" | "anchor", number[]>;

function reportOf({ texts, generated, pictures, anchor }: Samples): Report {
  const added = pictures.map((sample, round) => sample - (generated[round] ?? Number.NaN));
  const bytes = manySites(SITES)
    .flatMap((site) => generateSite(site).files)
    .reduce((sum, { text }) => sum + text.length, 0);
  return {
    figures: [
      {
        name: "text files of a site, CPU, where SHA-1 of 20 KB takes 0.0105 ms",
        unit: "ms",
        samples: texts.map((sample, round) => (sample * ANCHOR_MS) / (anchor[round] ?? Number.NaN)),
        limit: { kind: "binding", most: 0.2 },
      },
      { name: "text files of a site, CPU, here and now", unit: "ms", samples: texts },
      { name: "the same without encoding and digests", unit: "ms", samples: generated },
      {
        name: "pictures from the cache, CPU added to a site",
        unit: "ms",
        samples: added,
        limit: { kind: "binding", most: 0.2 },
      },
      { name: "SHA-1 of 20 KB, CPU", unit: "ms", samples: anchor },
    ],
    ratios: [ratioOf("text files of a site / SHA-1 of 20 KB", texts, anchor)],
    notes: [
      `${SITES} sites a sample: six trades, the largest places, all themes and palettes; ${Math.round(bytes / SITES / 100) / 10} KB of text files a site, place facts looked up beforehand.`,
      "0.2 ms are 5,000 sites a CPU second. Five pictures a site, drawn before.",
    ],
  };
}
