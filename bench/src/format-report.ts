import type { Conditions } from "./conditions.ts";
import { type Figure, isBeyond, isMissed, median, type Ratio, type Report } from "./figure.ts";

/** Versions and machine on one line. */
export function formatConditions(conditions: Conditions): string {
  return Object.entries(conditions)
    .map(([name, value]) => `${name} ${value}`)
    .join(" · ");
}

/** A benchmark's figures and ratios as lines of text: median, spread, and whether the limit was kept. */
export function formatReport(name: string, { figures, ratios, notes }: Report): string {
  const lines = [
    ...figures.map(figureLine),
    ...ratios.map(ratioLine),
    ...notes.map((note) => `  (${note})`),
  ];
  return [name, ...lines].join("\n");
}

function figureLine(figure: Figure): string {
  return `  ${figure.name}: ${summary(figure.samples)} ${figure.unit}${verdict(figure)}`;
}

function ratioLine({ name, samples }: Ratio): string {
  return `  ratio ${name}: ${summary(samples)}`;
}

function summary(samples: number[]): string {
  const [low, high] = [Math.min(...samples), Math.max(...samples)];
  const spread =
    samples.length > 1 ? ` (${short(low)} to ${short(high)}, n = ${samples.length})` : "";
  return short(median(samples)) + spread;
}

/** More than three significant digits would exceed the precision of these measurements. */
const short = (value: number) => String(Number(value.toPrecision(3)));

function verdict(figure: Figure): string {
  const { limit, unit } = figure;
  if (!limit) return "";
  const side = "most" in limit ? `≤ ${limit.most}` : `≥ ${limit.least}`;
  const bound = `${limit.kind} ${side} ${unit}`;
  if (limit.kind === "aim") return `, ${bound}${isBeyond(figure) ? ", not reached" : ""}`;
  return `, ${bound}: ${isMissed(figure) ? "MISSED" : "met"}`;
}
