import { z } from "zod";
import { success, timestamp } from "./responses.ts";
import { endpoint } from "./endpoint.ts";
import { filterId, leadPeriod, optional } from "./lead-counts.ts";
import { JUNK_REASONS, leadTexts } from "./lead-texts.ts";
import { MAX_LENGTH, TIMEOUT_MS } from "./limits.ts";
import { phoneDigits } from "./phone.ts";
import { textField } from "./text-field.ts";

export const LEAD_STATES = ["new", "answered", "won", "lost", "junk"] as const;
export type LeadState = (typeof LEAD_STATES)[number];

/** Leads in one page of the inbox. */
export const LEADS_PAGE = 100;

const state = z.enum(LEAD_STATES);

/** What a visitor typed. */
const leadFields = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  topic: z.string(),
  zip: z.string(),
  message: z.string(),
});
export type LeadFields = z.infer<typeof leadFields>;

/** `label` is what visitors know the site by; `amount` is in cents. */
const lead = leadFields.extend({
  id: z.string(),
  campaignId: z.string(),
  businessId: z.string().nullable(),
  label: z.string(),
  city: z.string(),
  region: z.string(),
  state,
  junkReason: z.union([z.enum(Object.keys(JUNK_REASONS)), z.literal("")]),
  lostReason: z.string(),
  amount: z.number().nullable(),
  hasConsent: z.boolean(),
  receivedAt: timestamp,
  answeredAt: timestamp.nullable(),
  /** No message about it reached anybody, and none waits any more. Junk, which is sent to nobody, is not meant. */
  isUndelivered: z.boolean(),
});
export type Lead = z.infer<typeof lead>;

/** One message about a lead; `recipient` is an address, a number or the host of a webhook. */
const delivery = z.object({
  channel: z.enum(["mail", "webhook", "sms"]),
  recipient: z.string(),
  isEscalation: z.boolean(),
  /** sent: the mail server, or the receiver of the webhook, took it. */
  state: z.enum(["waiting", "sent", "failed", "dropped"]),
  reason: z.string(),
  dueAt: timestamp,
  endedAt: timestamp.nullable(),
  openedAt: timestamp.nullable(),
});
export type LeadDelivery = z.infer<typeof delivery>;

/** The form as it was shown; null for a post that did not come from one. */
const shownForm = z.object({
  version: z.string(),
  digest: z.string(),
  shown: z.string(),
  consent: z.string(),
});

/** What narrows the inbox. */
const leadFilters = leadPeriod.extend({
  state: z
    .enum(["", ...LEAD_STATES])
    .optional()
    .transform((value) => value || undefined),
  campaignId: filterId("Site"),
  businessId: filterId("Business"),
  labelId: filterId("Label"),
});
export type LeadFilters = z.output<typeof leadFilters>;

/** The newest first. Without a state all but junk. `counts` are those of the filter without its state. */
export const listLeads = endpoint("GET", "/leads", {
  query: leadFilters.extend({ cursor: optional("Cursor", MAX_LENGTH.cursor) }),
  response: z.object({
    leads: z.array(lead),
    counts: z.object({
      new: z.number(),
      answered: z.number(),
      won: z.number(),
      lost: z.number(),
      junk: z.number(),
    }),
    nextCursor: z.string().nullable(),
  }),
});

/** A CSV file of what a filter finds, in the order of the inbox. */
export const exportLeads = endpoint("GET", "/leads/export", {
  query: leadFilters,
  response: z.string(),
  timeoutMs: TIMEOUT_MS.campaigns,
});

const params = z.object({ id: z.uuid(leadTexts.invalidId) });

const leadDetail = lead.extend({
  phoneOfSite: z.string(),
  siteUrl: z.string(),
  deliveries: z.array(delivery),
  form: shownForm.nullable(),
});
export type LeadDetail = z.infer<typeof leadDetail>;

export const getLead = endpoint("GET", "/leads/:id", { params, response: leadDetail });

/**
 * `amount` in cents goes with won, `lostReason` with lost. `answeredAt` is when the customer got an answer, if a change is undone: now without
 * it. One that leaves the junk folder is delivered.
 */
export const updateLead = endpoint("PUT", "/leads/:id", {
  params,
  body: z
    .object({
      state,
      amount: z.int().min(0).max(100_000_000).nullable().default(null),
      lostReason: textField("Reason", MAX_LENGTH.businessSentence).default(""),
      answeredAt: timestamp.optional(),
    })
    .refine(({ state: to, amount }) => amount === null || to === "won", {
      path: ["amount"],
      message: leadTexts.amountNeeded,
    }),
  response: leadDetail,
});

/** Whether a number tells a person from others: fewer digits are many people's. */
export const isPersonsPhone = (phone: string): boolean => phoneDigits(phone).length >= 7;

/** By phone number or email address. */
const person = z
  .object({
    phone: textField("Phone", MAX_LENGTH.phone).default(""),
    email: textField("Email", MAX_LENGTH.email).default(""),
  })
  .refine(({ phone, email }) => phone !== "" || email !== "", {
    path: ["phone"],
    message: leadTexts.personNeeded,
  })
  .refine(({ phone }) => phone === "" || isPersonsPhone(phone), {
    path: ["phone"],
    message: leadTexts.invalidNumber,
  });

/** Removes everything that one person has sent, from all sites of the account. */
export const erasePerson = endpoint("POST", "/leads/erase-person", {
  body: person,
  response: z.object({ erased: z.number() }),
});
/** The same as a CSV file, the junk folder included. A POST, so that no address has what tells a person. */
export const exportPerson = endpoint("POST", "/leads/export-person", {
  body: person,
  response: z.string(),
  timeoutMs: TIMEOUT_MS.campaigns,
});

export const deleteLead = endpoint("DELETE", "/leads/:id", { params, response: success });
