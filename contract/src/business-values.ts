import type { BusinessContent, OpeningTime } from "./business-content.ts";
import { WEEKDAYS } from "./business-content.ts";
import { isPhone, phoneDigits } from "./phone.ts";
import type { PageFields } from "./site-content.ts";
import { stateCode } from "./us-states.ts";

/** The fields that a campaign inherits from its business unless it owns them. */
export const INHERITED_FIELDS = [
  "companyName",
  "phone",
  "email",
  "companyStreet",
  "companyCity",
  "companyState",
  "companyZip",
  "companyLatitude",
  "companyLongitude",
  "openingHours",
  "reviewProfileUrl",
] as const satisfies readonly (keyof PageFields)[];
export type InheritedField = (typeof INHERITED_FIELDS)[number];
export type InheritedContent = Pick<PageFields, InheritedField>;

/** The values that the campaigns of a business inherit from it. */
export function inheritedContent(business: BusinessContent): InheritedContent {
  const { name, phone, email, serviceAreaOnly, street, city, state, zip } = business;
  const address = {
    companyStreet: street,
    companyCity: city,
    companyState: state,
    companyZip: zip,
    companyLatitude: business.latitude,
    companyLongitude: business.longitude,
  };
  return {
    companyName: name,
    phone,
    email,
    ...(serviceAreaOnly ? NO_ADDRESS : address),
    openingHours: hoursText(business.hours),
    reviewProfileUrl: business.reviewProfiles[0] ?? "",
  };
}

const NO_ADDRESS = {
  companyStreet: "",
  companyCity: "",
  companyState: "",
  companyZip: "",
  companyLatitude: null,
  companyLongitude: null,
};
/** The fields of an address; a campaign that joins a business keeps all of them or none. */
export const ADDRESS_FIELDS: readonly InheritedField[] = INHERITED_FIELDS.filter((field) =>
  Object.hasOwn(NO_ADDRESS, field),
);

/** Whether two values of a field mean the same: phone numbers by their digits, states by their codes. */
export function isSameValue(
  field: InheritedField,
  one: string | number | null,
  other: string | number | null,
): boolean {
  return keyOf(field, one) === keyOf(field, other);
}

function keyOf(field: InheritedField, value: string | number | null): string | number | null {
  if (typeof value !== "string") return value;
  if (field === "phone") return phoneKey(value);
  return field === "companyState" ? (stateCode(value) ?? value) : value;
}

/** A key that is equal for all spellings of a US phone number, with and without its country code. */
export function phoneKey(phone: string): string {
  return isPhone(phone) ? phoneDigits(phone).replace(/^1(?=\d{10}$)/, "") : phone;
}

/** The values of a new site: blank ones are taken from its business. */
export function contentInBusiness<T extends Partial<InheritedContent>>(
  business: BusinessContent,
  typed: T,
): T & InheritedContent {
  const given = Object.entries(typed).filter(([, value]) => value !== "" && value !== null);
  return { ...typed, ...inheritedContent(business), ...Object.fromEntries(given) };
}

/** The business as the pages of a campaign show it: with the campaign's own values in place of the business's. */
export function businessOnPage(
  business: BusinessContent,
  content: InheritedContent,
): BusinessContent {
  const inherited = inheritedContent(business);
  const { companyStreet: street, reviewProfileUrl: review } = content;
  return {
    ...business,
    name: content.companyName,
    phone: content.phone,
    email: content.email,
    serviceAreaOnly: business.serviceAreaOnly && street === "",
    street,
    city: content.companyCity,
    state: content.companyState,
    zip: content.companyZip,
    latitude: content.companyLatitude,
    longitude: content.companyLongitude,
    // Own hours are free text, so the structured hours do not apply any more.
    ...(content.openingHours !== inherited.openingHours && { hours: null, holidays: [] }),
    ...(review !== inherited.reviewProfileUrl && { reviewProfiles: review === "" ? [] : [review] }),
  };
}

/** "Mon–Fri 8:00 AM – 5:00 PM", one line for consecutive days with the same hours. Different hours have different texts. */
export function hoursText(hours: BusinessContent["hours"]): string {
  if (hours === null) return "";
  const groups: { first: number; last: number; times: string }[] = [];
  for (const day of [1, 2, 3, 4, 5, 6, 0]) {
    const times = timesText(hours[day] ?? []);
    const group = groups.at(-1);
    if (group?.times === times) group.last = day;
    else groups.push({ first: day, last: day, times });
  }
  return groups.map(({ first, last, times }) => `${daysText(first, last)} ${times}`).join("\n");
}

const daysText = (first: number, last: number) =>
  first === last ? dayName(first) : `${dayName(first)}–${dayName(last)}`;
const dayName = (day: number) => WEEKDAYS[day]?.slice(0, 3) ?? "";

function timesText(times: readonly OpeningTime[]): string {
  if (times.length === 0) return "closed";
  return times
    .map(({ opens, closes }) =>
      opens === "00:00" && closes === "00:00"
        ? "open 24 hours"
        : `${clockText(opens)} – ${clockText(closes)}`,
    )
    .join(", ");
}

/** "08:30" as "8:30 AM". */
function clockText(time: string): string {
  const [hour = 0, minute = ""] = time
    .split(":")
    .map((part, at) => (at === 0 ? Number(part) : part));
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? "AM" : "PM"}`;
}
