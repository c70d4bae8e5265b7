import type { ApiDocument } from "./complete-operations.ts";

const PREFIX = "#/components/schemas/";

/**
 * Removes named schemas that nothing refers to: each schema is generated both for requests and for responses, even if it is used for one
 * only.
 */
export function withoutUnusedSchemas(document: ApiDocument): ApiDocument {
  const { schemas, ...parts } = document.components;
  const used = new Set<string>();
  const follow = (value: unknown) => {
    for (const name of namesIn(value)) {
      if (used.has(name)) continue;
      used.add(name);
      follow(schemas[name]);
    }
  };
  follow([document.paths, parts]);
  const kept = Object.entries(schemas).filter(([name]) => used.has(name));
  return { ...document, components: { ...parts, schemas: Object.fromEntries(kept) } };
}

function namesIn(value: unknown): string[] {
  const text = JSON.stringify(value) ?? "";
  return [...text.matchAll(/"\$ref":"([^"]+)"/g)]
    .map(([, reference = ""]) => reference)
    .filter((reference) => reference.startsWith(PREFIX))
    .map((reference) => reference.slice(PREFIX.length));
}
