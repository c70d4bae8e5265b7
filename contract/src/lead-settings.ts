import { z } from "zod";
import { success, timestamp } from "./responses.ts";
import { businessTexts } from "./business-texts.ts";
import { endpoint } from "./endpoint.ts";
import { KEPT_MONTHS } from "./lead-form-content.ts";
import { leadTexts } from "./lead-texts.ts";
import { MAX_LENGTH } from "./limits.ts";
import { textField } from "./text-field.ts";
import { isTimeZone } from "./time-zone.ts";

/** The most people who are notified of the leads of one business. */
export const LEAD_RECIPIENT_LIMIT = 20;

const businessParam = z.object({ id: z.uuid(businessTexts.invalidId) });

const recipient = z.object({
  id: z.string(),
  channel: z.enum(["mail", "sms"]),
  address: z.string(),
  /** Notified only of leads that nobody has opened in time. */
  isEscalation: z.boolean(),
  /** Null: the link in the mail to this address was not followed yet, so nothing else is sent to it. Phone numbers need no confirmation. */
  confirmedAt: timestamp.nullable(),
});
export type LeadRecipient = z.infer<typeof recipient>;

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, leadTexts.invalidTime);
const timeZone = textField("Time zone", MAX_LENGTH.slug).refine(
  isTimeZone,
  leadTexts.unknownTimeZone,
);

/** Null: none. Only the host of the address is shown. */
const webhook = z.string().nullable();

const settings = z.object({
  quietFrom: clock.nullable(),
  quietTo: clock.nullable(),
  timeZone,
  /** Minutes until others are notified of a lead that nobody has opened; null: never. */
  escalateAfter: z.int().min(5).max(720).nullable(),
  retentionMonths: z.int().min(1).max(120),
});
export type LeadSettings = z.infer<typeof settings>;

export const DEFAULT_LEAD_SETTINGS: LeadSettings = {
  quietFrom: null,
  quietTo: null,
  timeZone: "America/New_York",
  escalateAfter: null,
  retentionMonths: KEPT_MONTHS,
};

const response = settings.extend({
  recipients: z.array(recipient),
  webhookHost: webhook,
  /** The key that signs the requests of the webhook (HMAC-SHA256); shown only once, when its address was set. */
  webhookSecret: z.string().optional(),
  smsHost: webhook,
  /** The same key for the service that sends text messages. */
  smsSecret: z.string().optional(),
});
export type LeadSettingsOfBusiness = z.infer<typeof response>;

const address = textField("Address", MAX_LENGTH.url);

export const readLeadSettings = endpoint("GET", "/businesses/:id/lead-settings", {
  params: businessParam,
  response,
});
/** `webhookUrl` and `smsUrl`: '' removes the address; absent leaves it unchanged. */
export const saveLeadSettings = endpoint("PUT", "/businesses/:id/lead-settings", {
  params: businessParam,
  body: settings
    .extend({ webhookUrl: address.optional(), smsUrl: address.optional() })
    .refine(({ quietFrom, quietTo }) => (quietFrom === null) === (quietTo === null), {
      path: ["quietTo"],
      message: leadTexts.bothTimes,
    }),
  response,
});
/** A mail asks the recipient to confirm the address, unless it is the confirmed address of the account. */
export const addLeadRecipient = endpoint("POST", "/businesses/:id/lead-recipients", {
  params: businessParam,
  body: z.object({
    channel: z.enum(["mail", "sms"]),
    address: textField("Address", MAX_LENGTH.email),
    isEscalation: z.boolean().default(false),
  }),
  response: recipient,
  status: 201,
});
export const removeLeadRecipient = endpoint(
  "DELETE",
  "/businesses/:id/lead-recipients/:recipientId",
  {
    params: businessParam.extend({ recipientId: z.uuid(leadTexts.invalidId) }),
    response: success,
  },
);
