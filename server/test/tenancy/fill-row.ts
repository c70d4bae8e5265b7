import { ID_KINDS, type IdKind } from "./kinds.ts";
import type { Row } from "./rows.ts";
import { matrixDomain, type Tenant } from "./world.ts";

/** The positions of ids in a row, with the kind that each names. */
export function slotsOf(row: Row): { at: string; kind: IdKind }[] {
  const walk = (value: unknown, at: string): { at: string; kind: IdKind }[] => {
    if (typeof value === "object" && value !== null)
      return Object.entries(value).flatMap(([key, item]) => walk(item, `${at}.${key}`));
    const kind = ID_KINDS.find((name) => value === `$${name}`);
    return kind === undefined ? [] : [{ at, kind }];
  };
  return ["params", "query", "body"].flatMap((part) => walk(row[part as "body"], part));
}

/** A row's request: `world`'s own ids everywhere but at one place. */
export function filled(row: Row, world: Tenant, there?: { at: string; id: string }) {
  const own: Record<string, string> = {
    ...world.ids,
    key: world.keys.accessKey,
    secret: world.keys.secretKey,
    email: world.visitor.user.email,
    bucket: world.bucket,
    newBucket: `another-${world.bucket}`,
    domain: matrixDomain(world.word),
  };
  const fill = (value: unknown, at: string): unknown => {
    if (there?.at === at) return there.id;
    if (typeof value === "string" && value.startsWith("$")) return own[value.slice(1)];
    if (Array.isArray(value)) return value.map((item, index) => fill(item, `${at}.${index}`));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fill(item, `${at}.${key}`)]),
    );
  };
  return {
    params: fill(row.params ?? {}, "params") as Record<string, string>,
    query: row.query && (fill(row.query, "query") as object),
    body: row.file ?? (row.body && (fill(row.body, "body") as object)),
  };
}
