import type { BusinessContent, OpeningTime } from "@mainstreet/contract/business-content";
import type { FactLine } from "./page-content.ts";
import { dayText } from "./proof-sections.ts";

const DAYS = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;
/** Weeks are read from Monday on. */
const ORDER = [1, 2, 3, 4, 5, 6, 0] as const;

/** The opening hours by weekday, with equal days in a row as one line: "Monday to Friday", "8 am to 5 pm". */
export function hoursLines(hours: BusinessContent["hours"]): FactLine[] {
  if (hours === null) return [];
  const groups: { days: number[]; text: string }[] = [];
  for (const day of ORDER) {
    const text = timesText(hours[day] ?? []);
    const last = groups.at(-1);
    if (last?.text === text) last.days.push(day);
    else groups.push({ days: [day], text });
  }
  return groups.map(({ days, text }, index) => ({
    key: `contact.hours-${index + 1}`,
    label: daysText(days),
    text,
  }));
}

function daysText(days: readonly number[]): string {
  const [first, last] = [DAYS[days[0] ?? 0] ?? "", DAYS[days.at(-1) ?? 0] ?? ""];
  if (days.length === 7) return "Every day";
  if (days.length === 1) return first;
  return days.length === 2 ? `${first} and ${last}` : `${first} to ${last}`;
}

/** A day that differs from its weekday, with its name. */
export function holidayLines(holidays: BusinessContent["holidays"]): FactLine[] {
  return holidays
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
    .map(({ date, name, hours }) => ({
      key: `contact.holiday-${date}`,
      label: [name, dayText(date)].filter(Boolean).join(", "),
      text: timesText(hours),
    }));
}

const MIDNIGHT = "00:00";

/** A time that opens and closes at midnight lasts the whole day. */
const isAllDay = ({ opens, closes }: OpeningTime) => opens === MIDNIGHT && closes === MIDNIGHT;

function timesText(times: readonly OpeningTime[]): string {
  if (times.length === 0) return "Closed";
  if (times.some(isAllDay)) return "Open 24 hours";
  return times.map(({ opens, closes }) => `${clock(opens)} to ${clock(closes)}`).join(", ");
}

/** "13:30" → "1:30 pm". */
function clock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  if (minutes === 0 && hours === 0) return "midnight";
  if (minutes === 0 && hours === 12) return "noon";
  const past = minutes === 0 ? "" : `:${String(minutes).padStart(2, "0")}`;
  return `${hours % 12 === 0 ? 12 : hours % 12}${past} ${hours < 12 ? "am" : "pm"}`;
}

type Node = Record<string, unknown>;

/** The opening hours for schema.org; a day without times is closed and has no node. */
export function openingHoursNodes(hours: NonNullable<BusinessContent["hours"]>): Node[] {
  return hours.flatMap((times, day) =>
    times.map((time) => specification(time, { dayOfWeek: DAYS[day] })),
  );
}

/** Days that differ from their weekday. A closed day opens and closes at midnight, which is how search engines expect it. */
export function specialHoursNodes(holidays: BusinessContent["holidays"]): Node[] {
  return holidays.flatMap(({ date, hours }) => {
    const day = { validFrom: date, validThrough: date };
    const closed = { opens: MIDNIGHT, closes: MIDNIGHT };
    return hours.length === 0
      ? [{ "@type": "OpeningHoursSpecification", ...closed, ...day }]
      : hours.map((time) => specification(time, day));
  });
}

/** A day that is open around the clock is written as 00:00 to 23:59. */
const specification = (time: OpeningTime, day: Node): Node => ({
  "@type": "OpeningHoursSpecification",
  ...day,
  opens: time.opens,
  closes: isAllDay(time) ? "23:59" : time.closes,
});
