import type { BulkSite, CreateRunInput } from "@mainstreet/contract/creation-runs";
import { sql, type SQL } from "drizzle-orm";
import type { creationRuns } from "./tables.ts";

/**
 * What a process must know to start the sites of a run (decision 245). During an upgrade, processes of an earlier version would ignore
 * what they do not know: a business, a trade, a plan per week. They start runs of format 1 only. A version that adds such a feature
 * adds a format.
 */
export const NEWEST_FORMAT = 2;

/** The themes that format 1 knows. */
const FIRST_THEMES: readonly string[] = ["", "civic", "workshop"];

/**
 * The lowest format that supports everything in a run, so that after a rollback the earlier version can continue as many runs as
 * possible.
 */
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

/** The columns to set so that the dispatcher checks a run at `time`, by the database's clock, which the dispatcher uses too. */
export const dueAtTime = ({ format }: Format, time: SQL = sql`now()`) =>
  format === 1 ? { feedAt: time } : { dueAt: time };

/** The columns of a run in which no site is waiting. */
export const NEVER_DUE = { feedAt: null, dueAt: null };
