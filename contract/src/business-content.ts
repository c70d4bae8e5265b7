import { z } from "zod";
import { CONSENT_WORDINGS } from "./lead-form-content.ts";
import { leadFormTexts } from "./lead-form-texts.ts";
import { EVIDENCE_LIMIT, MAX_LENGTH } from "./limits.ts";
import { isPhone } from "./phone.ts";
import { pictureSchema } from "./picture.ts";
import { textField } from "./text-field.ts";
import { businessTexts } from "./business-texts.ts";
import { texts } from "./texts.ts";

/** Days in the order of `hours`; the first is that of `Date.getDay()`. */
export const WEEKDAYS = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, businessTexts.invalidTime);
const calendarDate = /^\d{4}-(0[1-9]|1[0-2])-([0-2]\d|3[01])$/;
const webAddress = textField("Web address", MAX_LENGTH.url).refine(
  (value) => /^https:\/\/[a-z0-9.-]+(?:[/?#]|$)/i.test(value),
  texts.campaigns.invalidReviewProfile,
);

/** From "08:00" to "17:00"; a closing time at or before the opening time is on the next day. */
const openingTime = z.object({ opens: clock, closes: clock });

/**
 * Null: not stated by the business. Each day: closed (`[]`), or one to three times. A day open around the clock is written
 * `"00:00"` to `"00:00"`.
 */
const weeklyHours = z
  .array(z.array(openingTime).max(3))
  .length(WEEKDAYS.length, businessTexts.sevenDays)
  .nullable();

/** A day that differs from its weekday: "2026-12-25", its name, and its times (`[]` = closed). */
const holiday = z.object({
  date: z.string().regex(calendarDate, businessTexts.invalidDate),
  name: textField("Holiday", MAX_LENGTH.name),
  hours: z.array(openingTime).max(3),
});

const slug = (label: string) =>
  textField(label, MAX_LENGTH.slug).refine(
    (value) => /^[a-z0-9-]*$/.test(value),
    businessTexts.invalidSlug(label),
  );

/** A service that a person ticked, from a trade's catalogue, or a service of the business's own (then `id` is '' and `name` is needed). */
const offeredService = z
  .object({
    trade: slug("Trade"),
    id: slug("Service"),
    name: textField("Service", MAX_LENGTH.serviceName).default(""),
    /** The business's own words about the service; '' = the catalogue's. */
    sentence: textField("Sentence", MAX_LENGTH.businessSentence).default(""),
    /** For example "from $89, as of May 2026"; '' = none. */
    priceNote: textField("Price note", MAX_LENGTH.priceNote).default(""),
  })
  .refine(({ id, name }) => id !== "" || name !== "", {
    path: ["name"],
    message: businessTexts.serviceNameRequired,
  });

/** A licence as the firm states it: printed only if it is complete, with its state and board. */
const licence = z
  .strictObject({
    number: textField("Licence number", MAX_LENGTH.name),
    state: textField("State", MAX_LENGTH.state),
    board: textField("Board", MAX_LENGTH.name),
  })
  .nullable()
  .overwrite((given) =>
    given && Object.values(given).every((part) => part === "") ? null : given,
  );

/** The fields of a business, each once. Empty text, null and an empty list mean "not given": then nothing is printed for the field. */
const businessFields = {
  name: textField("Business name", MAX_LENGTH.name).min(1, businessTexts.nameRequired),
  phone: textField("Phone number", MAX_LENGTH.phone).refine(
    (value) => value === "" || isPhone(value),
    texts.campaigns.invalidPhone,
  ),
  email: textField("Email", MAX_LENGTH.email).refine(
    (value) => value === "" || z.email().safeParse(value).success,
    texts.auth.invalidEmail,
  ),
  /** True: customers do not come to it, and its address is never printed. */
  serviceAreaOnly: z.boolean(),
  street: textField("Street", MAX_LENGTH.street),
  city: textField("City", MAX_LENGTH.city),
  state: textField("State", MAX_LENGTH.state),
  zip: textField("Zip code", MAX_LENGTH.zip),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  hours: weeklyHours,
  holidays: z.array(holiday).max(40),
  licence,
  /** For example "General liability, insured by …"; printed as written. */
  insurance: textField("Insurance", MAX_LENGTH.businessSentence),
  /** A year. */
  founded: z.int().min(1700).max(2100).nullable(),
  owner: textField("Owner", MAX_LENGTH.name),
  languages: z.array(textField("Language", 40)).max(20),
  paymentKinds: z.array(textField("Payment", 40)).max(20),
  reviewProfiles: z.array(webAddress).max(10),
  logo: pictureSchema.nullable(),
  /** Two sentences about itself. */
  about: textField("About", MAX_LENGTH.businessAbout),
  services: z.array(offeredService).max(EVIDENCE_LIMIT.services),
  /** The sites of the business have the form, unless a site has a setting of its own. */
  leadForm: z.boolean(),
  /** The wording of the consent box on its forms, by its number; 0: they have no box. */
  consentWording: z.literal([0, ...CONSENT_WORDINGS], leadFormTexts.unknownWording),
  /** The seller that the box names; '' = the business. */
  consentSeller: textField("Seller", MAX_LENGTH.name),
  /** Names of places, as typed. */
  serviceArea: z.array(textField("Place", MAX_LENGTH.city)).max(100),
};

/** An optional record that the sites of one firm share. */
export const businessSchema = z.object(businessFields);

/** The members that a licence lacks; empty where there is no licence. */
export function missingOfLicence(given: BusinessContent["licence"] | undefined): string[] {
  const missing = Object.entries(given ?? {}).filter(([, value]) => value.trim() === "");
  return missing.map(([name]) => name);
}

/** What a business has stated about itself. */
export type BusinessContent = z.output<typeof businessSchema>;
export type OfferedService = z.output<typeof offeredService>;
export type OpeningTime = z.output<typeof openingTime>;
export type Holiday = z.output<typeof holiday>;

/** A business that has given only its name. */
export const BLANK_BUSINESS: Omit<BusinessContent, "name"> = {
  phone: "",
  email: "",
  serviceAreaOnly: false,
  street: "",
  city: "",
  state: "",
  zip: "",
  latitude: null,
  longitude: null,
  hours: null,
  holidays: [],
  licence: null,
  insurance: "",
  founded: null,
  owner: "",
  languages: [],
  paymentKinds: [],
  reviewProfiles: [],
  logo: null,
  about: "",
  services: [],
  leadForm: false,
  consentWording: 0,
  consentSeller: "",
  serviceArea: [],
};
