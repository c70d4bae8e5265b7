// Makes sites until its input ends, as a worker of the product does:
//   node bench/src/peers/make-sites.ts <file with one site of the generator's input a line>
// Each line of its standard input, `<first> <end> [folder]`, requests the sites of these numbers. In a folder each gets one of
// its own with its text files; without one they are encoded and digested in memory, as for a deployment, and dropped.
// It writes a line of JSON: its CPU time for them in seconds, and the most memory it ever held, in MB.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { generateSite } from "@mainstreet/generator/generate-site";
import type { Site } from "@mainstreet/generator/site";
import { digestOf } from "@mainstreet/server/hosting/digest";

const lines = readFileSync(process.argv[2] ?? "", "utf8")
  .trimEnd()
  .split("\n");

/** Repeats the lines, with another key, address and number in each repetition. */
function siteAt(number: number): Site {
  const site: Site = JSON.parse(lines[number % lines.length] ?? "");
  return {
    ...site,
    siteKey: `key${number}`,
    siteUrl: `https://site-${number}.example.com/`,
    phone: String(3_365_550_000 + number),
  };
}

function write(number: number, folder: string): void {
  const place = `${folder}/site-${number}`;
  mkdirSync(place);
  for (const { path, text } of generateSite(siteAt(number)).files)
    writeFileSync(`${place}/${path}`, text);
}

function digest(number: number): void {
  for (const { text } of generateSite(siteAt(number)).files) digestOf("sha1", Buffer.from(text));
}

for await (const line of createInterface(process.stdin)) {
  const [first, end, folder] = line.split(" ");
  const before = process.cpuUsage();
  for (let number = Number(first); number < Number(end); number += 1)
    if (folder) write(number, folder);
    else digest(number);
  const { user, system } = process.cpuUsage(before);
  const memory = process.resourceUsage().maxRSS / 1_024;
  console.log(JSON.stringify({ cpu: (user + system) / 1e6, memory }));
}
