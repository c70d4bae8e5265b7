import type { BulkSite, CreateRunInput } from "@mainstreet/contract/creation-runs";
import { sql, type SQL } from "drizzle-orm";
import type { creationRuns } from "./tables.ts";

/**
 * What a process must know to start the sites of a run (decision 245). While processes are replaced, those of an earlier version
 * would leave out what they do not know: a business, a trade, a plan of so many sites a week. They take format 1 only. A
 * version that adds such a thing adds a format.
 */
export const NEWEST_FORMAT = 2;

/** The themes that format 1 knows. */
const FIRST_THEMES: readonly string[] = ["", "civic", "workshop"];

/** The lowest format that has all that a run needs, so that a version that was taken back can go on with the others. */
export function formatOf(
  { perWeek }: Pick<CreateRunInput, "perWeek">,
  sites: readonly BulkSite[],
): number {
  return perWeek || sites.some(isNew) ? NEWEST_FORMAT : 1;
}

const isNew = ({ businessId, trade, design }: BulkSite) =>
  Boolean(businessId) || Boolean(trade) || !FIRST_THEMES.includes(design.theme);

type Format = Pick<typeof creationRuns.$inferSelect, "format">;
export type DueTime = Pick<typeof creationRuns.$inferSelect, "format" | "feedAt" | "dueAt">;

/** When the dispatcher next checks a run; null once no site waits to be started. */
export const dueTimeOf = ({ format, feedAt, dueAt }: DueTime): Date | null =>
  format === 1 ? feedAt : dueAt;

/** The columns that have the dispatcher check a run then, by the database's clock, which the dispatcher uses too. */
export const dueAtTime = ({ format }: Format, time: SQL = sql`now()`) =>
  format === 1 ? { feedAt: time } : { dueAt: time };

/** The columns of a run of which no site waits. */
export const NEVER_DUE = { feedAt: null, dueAt: null };
