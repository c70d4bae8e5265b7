const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long is left until an ISO 8601 time, no more exactly than anybody knows: "about 58 minutes left". */
export function timeLeft(estimatedEndAt: string, now: number): string {
  const left = Date.parse(estimatedEndAt) - now;
  if (left < MINUTE) return "less than a minute left";
  if (left <= 90 * MINUTE) return about(Math.ceil(left / MINUTE), "minute");
  if (left <= 36 * HOUR) return about(Math.round(left / HOUR), "hour");
  return about(Math.round(left / DAY), "day");
}

function about(n: number, unit: string): string {
  return `about ${n} ${unit}${n === 1 ? "" : "s"} left`;
}
