import { hash } from "node:crypto";
import { stateName } from "@mainstreet/contract/us-states";
import { generateSite } from "@mainstreet/generator/generate-site";
import type { Site } from "@mainstreet/generator/site";
import { sampleSite } from "@mainstreet/generator/test-support";
import { localFacts } from "@mainstreet/server/features/places/local-facts";
import { placePack } from "@mainstreet/server/features/places/pack";
import { largestFirst, placeAt } from "@mainstreet/server/features/places/place";
import { digestOf } from "@mainstreet/server/providers/digest";
import { rasterise } from "@mainstreet/server/providers/pictures";
import { ratioOf, type Report } from "./figure.ts";
import { contender, interleave } from "./interleave.ts";
import { measureCpu } from "./measure-cpu.ts";

const SITES = 500;
const ROUNDS = 15;
const SERVICES = ["Plumbing", "HVAC", "Electrical", "Roofing", "House cleaning", "Pest control"];

/** What SHA-1 of 20 KB took where the limits were set, in ms (performance.md §3). */
const ANCHOR_MS = 0.0105;
const ANCHOR = Buffer.alloc(20_000, "x");

/** Sites of six trades in the largest places, each in the design that its key chooses. */
function sites(): Site[] {
  const ids = Array.from(placePack().places.source, (_, id) => id);
  return largestFirst(ids)
    .slice(0, SITES)
    .map((id, index) => {
      const place = placeAt(id);
      return sampleSite({
        siteKey: `key${index}`,
        siteUrl: `https://site-${index}.netlify.app/`,
        service: SERVICES[index % SERVICES.length] ?? "",
        city: place.name,
        state: { code: place.state, name: stateName(place.state) ?? place.state },
        phone: `336555${1000 + index}`,
        facts: localFacts(place),
        design: { theme: "", palette: "" },
      });
    });
}

/** All text files of a site as bytes with their digests; HTML is ASCII throughout. */
function makeTexts(site: Site): void {
  for (const { path, text } of generateSite(site).files)
    digestOf("sha1", Buffer.from(text, path.endsWith(".html") ? "latin1" : "utf8"));
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
  const all = sites();
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
  const bytes = sites()
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
