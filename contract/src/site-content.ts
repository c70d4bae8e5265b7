import { z } from "zod";
import { leadFormField } from "./lead-form-field.ts";
import { MAX_LENGTH } from "./limits.ts";
import { isPhone } from "./phone.ts";
import { coordinate, designName, flag, neededText, optionalText } from "./site-field.ts";
import { requiredText, textField } from "./text-field.ts";
import { texts } from "./texts.ts";
import { isTradeSlug, NO_TRADE, tradeSlugFrom } from "./trade-names.ts";
import { stateCode } from "./us-states.ts";

/** Decision D13: this text and an empty ZIP mean the same. */
export const ZIP_PLACEHOLDER = "Will be fetched from database";

const { serviceNameRequired, cityRequired, stateRequired, invalidState } = texts.campaigns;
const phone = textField("Phone number", MAX_LENGTH.phone);
const trade = textField("Trade", MAX_LENGTH.slug);
const email = textField("Email", MAX_LENGTH.email);
const reviewPage = textField("Review page", MAX_LENGTH.url);
const latitude = [90, "Latitude lies between -90 and 90"] as const;
const longitude = [180, "Longitude lies between -180 and 180"] as const;

/** Moving a site costs a credit, and only the site's own page shows that cost. */
const MOVES_THE_SITE = "it moves the site, which costs a credit";

const inDesign = <const N extends "theme" | "palette">(name: N) => {
  const path = `design.${name}` as const;
  return { edit: path, single: path, multi: path, bulk: path };
};

/**
 * The fields of a site, each once, under the name of its database column and of the generator's input. Schemas, forms,
 * columns and the digest of what is published derive from this list: `docs/recipes/add-a-field.md`.
 */
export const siteFields = {
  service: neededText({
    label: "Service Name",
    notInOperations: MOVES_THE_SITE,
    typed: textField("Service name", MAX_LENGTH.serviceName),
    saved: requiredText("Service name", MAX_LENGTH.serviceName, serviceNameRequired),
    names: {
      edit: "main.service",
      single: "serviceName",
      multi: "mainService",
      bulk: "serviceName",
    },
    forms: ["edit", "single", "multi", "bulk"],
    section: "basic",
    column: { name: "Service", aliases: ["servicename", "category", "trade", "keyword"] },
  }),
  city: neededText({
    label: "City",
    notInOperations: MOVES_THE_SITE,
    typed: textField("City", MAX_LENGTH.city),
    saved: requiredText("City", MAX_LENGTH.city, cityRequired),
    names: { edit: "main.city", single: "city", multi: "mainLocation.city", bulk: "city" },
    forms: ["edit", "single", "multi", "bulk"],
    section: "basic",
    column: { name: "City", aliases: ["town", "cityname", "location", "place"] },
  }),
  state: neededText({
    label: "State",
    notInOperations: MOVES_THE_SITE,
    typed: textField("State", MAX_LENGTH.state),
    saved: requiredText("State", MAX_LENGTH.state, stateRequired)
      .refine((value) => value === "" || stateCode(value) !== undefined, invalidState)
      .transform((value) => stateCode(value) ?? value),
    names: { edit: "main.state", single: "state", multi: "mainLocation.state", bulk: "state" },
    forms: ["edit", "single", "multi", "bulk"],
    section: "basic",
    column: { name: "State", aliases: ["st", "statecode", "statename", "province"] },
  }),
  zip: optionalText({
    label: "Zip Code",
    notInOperations: MOVES_THE_SITE,
    kind: "zip",
    typed: textField("Zip code", MAX_LENGTH.zip),
    saved: textField("Zip code", Math.max(MAX_LENGTH.zip, ZIP_PLACEHOLDER.length))
      .transform((value) => (value === ZIP_PLACEHOLDER ? "" : value))
      .refine(
        (value) => value === "" || /^\d{5}(-\d{4})?$/.test(value),
        texts.campaigns.invalidZip,
      ),
    names: { edit: "main.zip", single: "zip", bulk: "zip" },
    forms: ["edit", "single", "bulk"],
    section: "basic",
    column: { name: "ZIP", aliases: ["zipcode", "postalcode", "postcode", "postal"] },
  }),
  phone: optionalText({
    label: "Phone Number",
    kind: "phone",
    typed: phone,
    saved: phone.refine((value) => value === "" || isPhone(value), texts.campaigns.invalidPhone),
    names: { edit: "main.phone", single: "phone", multi: "phoneNumber", bulk: "phone" },
    forms: ["edit", "single", "multi", "bulk"],
    section: "basic",
    column: { name: "Phone", aliases: ["phonenumber", "telephone", "tel", "mobile", "phones"] },
  }),
  companyName: optionalText({
    label: "Company Name",
    typed: textField("Company name", MAX_LENGTH.name),
    names: { edit: "company.name", bulk: "company" },
    forms: ["edit", "bulk"],
    section: "company",
    column: {
      name: "Company",
      aliases: ["companyname", "brand", "firm"],
    },
  }),
  email: optionalText({
    label: "Email",
    kind: "email",
    typed: email,
    saved: email.refine(
      (value) => value === "" || z.email().safeParse(value).success,
      texts.auth.invalidEmail,
    ),
    names: { edit: "main.email", bulk: "email" },
    forms: ["edit", "bulk"],
    section: "basic",
    column: { name: "Email", aliases: ["emailaddress", "mail"] },
  }),
  metaTitle: optionalText({
    label: "Meta Title",
    typed: textField("Meta title", MAX_LENGTH.metaTitle),
    names: { edit: "main.metatitle" },
    forms: ["edit"],
    section: "seo",
  }),
  metaDescription: optionalText({
    label: "Meta Description",
    kind: "lines",
    typed: textField("Meta description", MAX_LENGTH.metaDescription),
    names: { edit: "main.metadescription" },
    forms: ["edit"],
    section: "seo",
  }),
  /** Stored as the tags that are parsed from it. */
  searchConsoleScript: optionalText({
    label: "Search Console Verification Script",
    kind: "markup",
    typed: z.string().trim().max(MAX_LENGTH.verificationScript, texts.verificationScript.tooLong),
    names: { edit: "main.searchConsoleScript" },
    forms: ["edit"],
    section: "seo",
  }),
  companyStreet: optionalText({
    label: "Street",
    typed: textField("Street", MAX_LENGTH.street),
    names: { edit: "company.address.street" },
    forms: ["edit"],
    section: "company",
  }),
  companyCity: optionalText({
    label: "City",
    typed: textField("City", MAX_LENGTH.city),
    names: { edit: "company.address.city" },
    forms: ["edit"],
    section: "company",
  }),
  companyState: optionalText({
    label: "State",
    typed: textField("State", MAX_LENGTH.state),
    names: { edit: "company.address.state" },
    forms: ["edit"],
    section: "company",
  }),
  companyZip: optionalText({
    label: "Zip",
    kind: "zip",
    typed: textField("Zip code", MAX_LENGTH.zip),
    names: { edit: "company.address.zip" },
    forms: ["edit"],
    section: "company",
  }),
  /** One line per day, or free text. */
  openingHours: optionalText({
    label: "Opening Hours",
    kind: "lines",
    typed: textField("Opening hours", MAX_LENGTH.openingHours),
    names: { edit: "openingHours", single: "openingHours" },
    forms: ["edit"],
    section: "company",
  }),
  /** A page elsewhere that collects the firm's reviews (GS-6): it is only linked. */
  reviewProfileUrl: optionalText({
    label: "Review Page",
    kind: "url",
    typed: reviewPage,
    saved: reviewPage.refine(
      (value) => value === "" || /^https:\/\/[a-z0-9.-]+(?:[/?#]|$)/i.test(value),
      texts.campaigns.invalidReviewProfile,
    ),
    names: { edit: "reviewProfileUrl", single: "reviewProfileUrl" },
    forms: ["edit"],
    section: "company",
  }),
  latitude: coordinate(...latitude, {
    label: "Latitude",
    names: { edit: "main.latitude" },
    forms: ["edit"],
    section: "location",
  }),
  longitude: coordinate(...longitude, {
    label: "Longitude",
    names: { edit: "main.longitude" },
    forms: ["edit"],
    section: "location",
  }),
  companyLatitude: coordinate(...latitude, {
    label: "Company Latitude",
    names: { edit: "company.address.latitude" },
    forms: ["edit"],
    section: "location",
  }),
  companyLongitude: coordinate(...longitude, {
    label: "Company Longitude",
    names: { edit: "company.address.longitude" },
    forms: ["edit"],
    section: "location",
  }),
  cta: optionalText({
    label: "CTA Text",
    typed: textField("CTA text", MAX_LENGTH.cta),
    names: { edit: "content.cta" },
    forms: ["edit"],
    section: "cta",
  }),
  /** Whether its pages have the form (decision 333); '' = the setting of its business. */
  leadForm: leadFormField,
  /** The trade whose words the page uses; '' = matched by the service's name, `NO_TRADE` = none. */
  trade: optionalText({
    label: "Written As",
    kind: "trade",
    typed: trade,
    saved: trade
      .transform(tradeSlugFrom)
      .refine(
        (value) => value === "" || value === NO_TRADE || isTradeSlug(value),
        texts.campaigns.unknownTrade,
      ),
    names: { edit: "trade", single: "trade", multi: "trade", bulk: "trade" },
    forms: [],
    column: { name: "Wording", aliases: ["writtenas", "tradewords", "tradename"] },
  }),
  theme: designName(texts.campaigns.unknownDesign, {
    label: "Theme",
    names: inDesign("theme"),
    forms: [],
  }),
  palette: designName(texts.campaigns.unknownDesign, {
    label: "Palette",
    names: inDesign("palette"),
    forms: [],
  }),
  /** Search engines may list the page whatever we think of it (GS-12). */
  indexAnyway: flag({
    label: "Let search engines list it anyway",
    names: { edit: "indexing.override" },
    forms: [],
  }),
};

type Fields = typeof siteFields;
export type SiteField = keyof Fields;

/** The values of all fields. An empty text or null means "not given". */
export type SiteContent = { [F in SiteField]: z.output<Fields[F]["saved"]> };

/** The fields from which a page is generated, as stored; the verification script is parsed into tags before. */
export type PageFields = Omit<SiteContent, "searchConsoleScript">;

type CompanyField =
  | "companyName"
  | "companyStreet"
  | "companyCity"
  | "companyState"
  | "companyZip"
  | "companyLatitude"
  | "companyLongitude";

/** The same values in the generator's form: states with their names, company and design as groups. */
export type PublishedContent = Omit<PageFields, CompanyField | "state" | "theme" | "palette"> & {
  /** USPS code and name; both empty when unknown. */
  state: { code: string; name: string };
  company: {
    name: string;
    address: { street: string; city: string; state: string; zip: string };
    latitude: number | null;
    longitude: number | null;
  };
  /** Slugs; where one is empty or unknown the site key chooses. */
  design: { theme: string; palette: string };
};
