import { z } from "zod";
import { ADDRESS_LINES, billingTexts } from "./billing-texts.ts";
import { COUNTRY_CODES, INDIA } from "./country-codes.ts";
import { endpoint } from "./endpoint.ts";
import { isGstin, stateOfGstin } from "./gstin.ts";
import { INDIA_STATES } from "./india-states.ts";

const MAX = { name: 100, address: 300, postalCode: 12 };

const line = (required: string, tooLong: string, max: number) =>
  z.string(required).trim().min(1, required).max(max, tooLong);

/** Whether an address fits into its lines on an invoice. */
export function hasAddressLines(address: string): boolean {
  return address.split("\n").length <= ADDRESS_LINES;
}

const fields = z.object({
  name: line(billingTexts.nameRequired, billingTexts.nameTooLong, MAX.name),
  /** Street and town, in one or more lines. */
  address: line(billingTexts.addressRequired, billingTexts.addressTooLong, MAX.address).refine(
    hasAddressLines,
    billingTexts.addressTooManyLines,
  ),
  /** ISO 3166-1 alpha-2. */
  country: z
    .string()
    .refine((code) => COUNTRY_CODES.includes(code), billingTexts.countryInvalid)
    .default(INDIA),
  /** The GST code of the state; '' outside India. */
  state: z.string().default(""),
  /** The PIN code of 6 digits in India, the postal code elsewhere, where it may be ''. */
  pin: z.string().trim().default(""),
  /** '' for a buyer who is not registered. */
  gstin: z
    .string()
    .transform((text) => text.replaceAll(/\s/g, "").toUpperCase())
    .default(""),
});

/** The problems of the fields of an address in India. */
function problemsInIndia({ state, pin, gstin }: z.output<typeof fields>): [string, string][] {
  const problems: [string, string][] = [];
  if (!Object.hasOwn(INDIA_STATES, state)) problems.push(["state", billingTexts.stateRequired]);
  if (!/^[1-9]\d{5}$/.test(pin)) problems.push(["pin", billingTexts.pinInvalid]);
  if (gstin === "") return problems;
  if (!isGstin(gstin)) problems.push(["gstin", billingTexts.gstinInvalid]);
  else if (stateOfGstin(gstin) !== state) problems.push(["gstin", billingTexts.gstinOfOtherState]);
  return problems;
}

function problemsAbroad({ state, pin, gstin }: z.output<typeof fields>): [string, string][] {
  const problems: [string, string][] = [];
  if (state !== "") problems.push(["state", billingTexts.stateRequired]);
  if (pin.length > MAX.postalCode) problems.push(["pin", billingTexts.postalCodeTooLong]);
  if (gstin !== "") problems.push(["gstin", billingTexts.gstinAbroad]);
  return problems;
}

/** The buyer's details on an invoice. */
export const billingDetails = fields.superRefine((details, context) => {
  const problems = details.country === INDIA ? problemsInIndia(details) : problemsAbroad(details);
  for (const [field, message] of problems)
    context.addIssue({ code: "custom", path: [field], message });
});
export type BillingDetails = z.output<typeof billingDetails>;

/** null: the user has saved none. */
const response = z.object({
  details: z
    .object({
      name: z.string(),
      address: z.string(),
      country: z.string(),
      state: z.string(),
      pin: z.string(),
      gstin: z.string(),
    })
    .nullable(),
});

export const readBillingDetails = endpoint("GET", "/billing-details", { response });

/** Replaces the details; invoices of earlier purchases do not change. */
export const saveBillingDetails = endpoint("PUT", "/billing-details", {
  body: billingDetails,
  response,
});
