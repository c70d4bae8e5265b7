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

/** `label` is the name by which visitors know the site; `amount` is in cents. */
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
  /** No message about the lead reached anybody, and none waits any more. Always false for junk, which is sent to nobody. */
  isUndelivered: z.boolean(),
});
export type Lead = z.infer<typeof lead>;

/** One message about a lead; `recipient` is an address, a number or the host of a webhook. */
const delivery = z.object({
  channel: z.enum(["mail", "webhook", "sms"]),
  recipient: z.string(),
  isEscalation: z.boolean(),
  /** sent: the mail server, or the receiver of the webhook, accepted it. */
  state: z.enum(["waiting", "sent", "failed", "dropped"]),
  reason: z.string(),
  dueAt: timestamp,
  endedAt: timestamp.nullable(),
  openedAt: timestamp.nullable(),
});
export type LeadDelivery = z.infer<typeof delivery>;

/** The form as the visitor saw it; null for a post that did not come from a form. */
const shownForm = z.object({
  version: z.string(),
  digest: z.string(),
  shown: z.string(),
  consent: z.string(),
});

/** The filters of the inbox. */
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

/** The newest first. Without a state all except junk. `counts` are those of the filter without its state. */
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

/** A CSV file of the leads that a filter finds, in the order of the inbox. */
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
 * `amount` in cents belongs to won, `lostReason` to lost. `answeredAt` restores the time of the reply when a change is
 * undone; without it, the time is now. A lead that leaves the junk folder is delivered.
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

/** Whether a phone number identifies a person: with fewer digits it may belong to many people. */
export const isPersonsPhone = (phone: string): boolean => phoneDigits(phone).length >= 7;

/** A person, identified by phone number or email address. */
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
/** The same as a CSV file, including the junk folder. A POST, so that no address contains what identifies a person. */
export const exportPerson = endpoint("POST", "/leads/export-person", {
  body: person,
  response: z.string(),
  timeoutMs: TIMEOUT_MS.campaigns,
});

export const deleteLead = endpoint("DELETE", "/leads/:id", { params, response: success });
