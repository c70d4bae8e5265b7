import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { buildPack } from "./build-pack.ts";
import { stateOutlinesModule } from "./state-outlines.ts";

const json = `${JSON.stringify(buildPack())}\n`;
const checksum = `${createHash("sha256").update(json).digest("hex")}  places.json\n`;

const results = [
  { file: new URL("./places.json", import.meta.url), text: json },
  { file: new URL("./places.json.sha256", import.meta.url), text: checksum },
  {
    file: new URL("../../generator/src/art/state-outlines.ts", import.meta.url),
    text: stateOutlinesModule(),
  },
];

if (process.argv.includes("--check")) {
  const isSame = results.every(({ file, text }) => readFileSync(file, "utf8") === text);
  console.log(
    isSame
      ? "The place pack is what its sources give."
      : "The place pack differs from its sources.",
  );
  process.exitCode = isSame ? 0 : 1;
} else {
  for (const { file, text } of results) writeFileSync(file, text);
  console.log(`places.json: ${(json.length / 1e6).toFixed(2)} MB`);
}
