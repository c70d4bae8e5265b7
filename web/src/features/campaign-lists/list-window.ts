import type { ListedCampaign } from "@mainstreet/contract/campaign-lists";

/** Sites per request after the first page. */
export const SITES_PER_PAGE = 200;
/** Rows that are read in advance, in both directions. */
const AHEAD = 60;
/** Rows above those in sight that are also read after a jump, for a user who scrolls back a little. */
const ABOVE = 80;

/** Consecutive rows of a list that were read, and what is known of its ends. */
export type ListWindow = {
  /** The number of rows of the list before them. */
  start: number;
  campaigns: readonly ListedCampaign[];
  isAtBeginning: boolean;
  isAtEnd: boolean;
};

/** The start of a window: after a cursor, or after so many rows. `readAt` is the time of the counts that the window belongs to. */
export type WindowStart = { readAt: number; at: number; cursor?: string };

/** The rows on the screen, and whether scrolling has paused. */
export type Sight = { first: number; last: number; isSettled: boolean };

/** What the first page contains about the list. */
type Head = { length: number; total: number; nextCursor: string | null; readAt: number };

type Known = { head: Head; start: WindowStart | undefined; rows: ListWindow | undefined };

const endOf = ({ start, campaigns }: ListWindow) => start + campaigns.length;

/**
 * The next read that is needed so that the rows in sight and some around them are loaded: the page after or before the
 * window, or a window at another place; undefined when none is needed. When the counts were read again, the rows are read
 * again by their offset.
 */
export function nextRead(
  sight: Sight,
  { head, start, rows }: Known,
): "next" | "previous" | WindowStart | undefined {
  const last = Math.min(head.total - 1, sight.last + AHEAD);
  if (head.nextCursor === null || last < head.length) return undefined;
  if (start?.readAt !== head.readAt) return startAt(sight, head);
  const span = rows
    ? { first: rows.start, end: endOf(rows) }
    : { first: start.at, end: start.at + SITES_PER_PAGE };
  if (sight.last < span.first - SITES_PER_PAGE || sight.first > span.end + SITES_PER_PAGE)
    return sight.isSettled ? startAt(sight, head) : undefined;
  if (rows === undefined) return undefined;
  if (last >= span.end && !rows.isAtEnd) return "next";
  const first = Math.max(head.length, sight.first - AHEAD);
  return first < span.first && !rows.isAtBeginning ? "previous" : undefined;
}

function startAt({ first }: Sight, { length, total, nextCursor, readAt }: Head): WindowStart {
  // The rows after the first page are read by cursor, so that no row is lost or doubled between the two.
  if (first < length + SITES_PER_PAGE && nextCursor !== null)
    return { readAt, at: length, cursor: nextCursor };
  return { readAt, at: Math.max(length, Math.min(first - ABOVE, total - SITES_PER_PAGE)) };
}

/** Whether the ends of a window are not where the count expects them: then the list has changed since it was counted. */
export function isOutdated(rows: ListWindow, total: number): boolean {
  const { start, isAtBeginning, isAtEnd } = rows;
  const end = endOf(rows);
  return (isAtEnd ? end !== total : end >= total) || (isAtBeginning ? start !== 0 : start <= 0);
}
