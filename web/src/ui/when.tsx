import { formatDate } from "../lib/dates.ts";

/** A time in the spec's format. */
export function When({ iso }: { iso: string }) {
  return <time dateTime={iso}>{formatDate(iso)}</time>;
}
