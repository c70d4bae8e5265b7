const full = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
});

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

const relative = new Intl.RelativeTimeFormat("en-US", { numeric: "auto" });

/** An ISO 8601 time as spec §9 shows it, in the reader's time zone: "Nov 20, 2026, 9:41 AM". */
export function formatDate(iso: string): string {
  // Intl puts a narrow no-break space before AM; a search finds only a plain one.
  return full.format(new Date(iso)).replaceAll("\u202F", " ");
}

/** How long ago, shown next to the date (decision D21): "just now", "5 minutes ago", "yesterday". */
export function timeAgo(iso: string, now: number): string {
  const passed = now - Date.parse(iso);
  for (const [unit, length] of STEPS)
    if (passed >= length) return relative.format(-Math.floor(passed / length), unit);
  return "just now";
}

/** A span in milliseconds as words: "0.8 s", "42 s", "3 min 5 s". */
export function formatSpan(milliseconds: number): string {
  const seconds = milliseconds / 1_000;
  if (seconds < 10) return `${Math.max(seconds, 0.1).toFixed(1)} s`;
  if (seconds < 60) return `${Math.round(seconds)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`;
}
