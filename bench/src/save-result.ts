import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Conditions } from "./conditions.ts";
import { median, type Report } from "./figure.ts";

const folder = join(import.meta.dirname, "../results");

/** Writes the reports with every sample and median as one file of JSON; returns its path. */
export async function saveResult(
  conditions: Conditions,
  reports: Record<string, Report>,
): Promise<string> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${conditions.at.replaceAll(":", "-")}.json`);
  const result = { conditions, benchmarks: Object.entries(reports).map(withMedians) };
  await writeFile(path, `${JSON.stringify(result, null, 2)}\n`);
  return path;
}

function withMedians([name, { figures, ratios, notes }]: [string, Report]) {
  return { name, figures: figures.map(addMedian), ratios: ratios.map(addMedian), notes };
}

function addMedian<Measured extends { samples: number[] }>(measured: Measured) {
  return { ...measured, median: median(measured.samples) };
}
