import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ratioOf, type Report } from "./figure.ts";
import { manySites } from "./many-sites.ts";
import { type MakeResult, startSiteMaker } from "./peers/site-makers.ts";
import { alternate } from "./peers/alternate.ts";
import { withWorkFolder } from "./peers/work-folder.ts";

const FEW = 10_000;
const MANY = 100_000;
/** How many different places there are; further sites differ in key, address and number. */
const PLACES = 1_000;
const ROUNDS = 3;

/** What a site costs when a process makes ten times as many of them one after the other, and how much memory it uses. */
export function generatorGrowth(): Promise<Report> {
  return withWorkFolder(async (folder) => {
    const file = join(folder, "sites.jsonl");
    const lines = manySites(PLACES).map((site) => JSON.stringify(site));
    await writeFile(file, `${lines.join("\n")}\n`);
    const results = await alternate(
      new Map([
        ["few", () => makeInOne(file, FEW)],
        ["many", () => makeInOne(file, MANY)],
      ]),
      ROUNDS,
    );
    return reportOf(results.get("few") ?? [], results.get("many") ?? []);
  });
}

/** Makes the sites in a new process and in memory, including their digests. */
async function makeInOne(file: string, sites: number): Promise<MakeResult> {
  const maker = startSiteMaker(file);
  try {
    return await maker.make({ first: 0, end: sites });
  } finally {
    await maker.stop();
  }
}

const costOf = (made: MakeResult[], sites: number) => made.map(({ cpu }) => (cpu * 1_000) / sites);

function reportOf(few: MakeResult[], many: MakeResult[]): Report {
  const [fewCost, manyCost] = [costOf(few, FEW), costOf(many, MANY)];
  const memory = { few: few.map((made) => made.memory), many: many.map((made) => made.memory) };
  return {
    figures: [
      {
        name: `CPU of a site among ${MANY} over one among ${FEW}`,
        unit: "times",
        samples: ratioOf("", manyCost, fewCost).samples,
        limit: { kind: "binding", most: 1.1 },
      },
      {
        name: `memory for ${MANY} over that for ${FEW}`,
        unit: "times",
        samples: ratioOf("", memory.many, memory.few).samples,
        limit: { kind: "binding", most: 1.25 },
      },
      { name: `CPU of a site among ${FEW}`, unit: "ms", samples: fewCost },
      { name: `CPU of a site among ${MANY}`, unit: "ms", samples: manyCost },
      { name: `memory for ${FEW}`, unit: "MB", samples: memory.few },
      { name: `memory for ${MANY}`, unit: "MB", samples: memory.many },
    ],
    ratios: [],
    notes: [
      `Text files made, encoded and digested in memory by one process, its start not counted; ${PLACES} places of six trades in turn.`,
    ],
  };
}
