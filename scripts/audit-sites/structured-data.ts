import type { AuditedPage } from "./built-site.ts";

export type LinkedData = Record<string, unknown>;

const SCRIPT = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

/** The JSON-LD of a page, as written. */
export function structuredTexts({ html }: AuditedPage): string[] {
  return [...html.matchAll(SCRIPT)].map(([, json = ""]) => json);
}

/** Every object within a value, itself included. */
export function nodesIn(value: unknown): LinkedData[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (!isNode(value)) return [];
  return [value, ...Object.values(value).flatMap(nodesIn)];
}

export function isNode(value: unknown): value is LinkedData {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
