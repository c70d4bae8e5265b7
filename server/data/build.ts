import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { buildPack } from "./build-pack.ts";

const packFile = new URL("places.json", import.meta.url);
const checksumFile = new URL("places.json.sha256", import.meta.url);

const json = `${JSON.stringify(buildPack())}\n`;
const checksum = `${createHash("sha256").update(json).digest("hex")}  places.json\n`;

if (process.argv.includes("--check")) {
  const isSame =
    readFileSync(packFile, "utf8") === json && readFileSync(checksumFile, "utf8") === checksum;
  console.log(
    isSame
      ? "The place pack is what its sources give."
      : "The place pack differs from its sources.",
  );
  process.exitCode = isSame ? 0 : 1;
} else {
  writeFileSync(packFile, json);
  writeFileSync(checksumFile, checksum);
  console.log(`places.json: ${(json.length / 1e6).toFixed(2)} MB`);
}
